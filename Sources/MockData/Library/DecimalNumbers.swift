import Facts

extension LibraryFamily {
    /// Numbers of Foundation's.
    static let decimalNumbers = LibraryFamily(
        from: "Foundation",
        [
            "Decimal": { known, _ in .verbatim(decimal(known)) },
            "NSNumber": { known, _ in .verbatim("NSNumber(value: \(known.integer))") },
            "NumberFormatter": only("NumberFormatter()"),
        ])

    private static func decimal(_ known: KnownValues) -> String {
        if case .index(let name) = known.seed { return "Decimal(\(name) + 1)" }
        let isMoney = known.wording.words.contains("price", "amount", "cost", "total", "balance", "fee", "value")
        let text = isMoney ? "9.99" : "1.5"
        return "Decimal(string: \"\(known.seed == .other ? "1" : "")\(text)\")!"
    }
}
