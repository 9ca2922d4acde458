import Facts

extension SampleValue {
    /// Any calendar of Foundation.
    public static let calendar = Code.Expression.verbatim("Calendar(identifier: .gregorian)")
}

extension LibraryFamily {
    /// Moments and spans of the calendar.
    static let dates = LibraryFamily(
        from: "Foundation",
        [
            "Date": { known, _ in .verbatim(date(known)) },
            "DateInterval": { known, _ in .verbatim("DateInterval(start: \(date(known)), duration: 3600)") },
            "DateComponents": { known, _ in
                .verbatim("DateComponents(year: 2024, month: 1, day: \(known.seed.shifted(15)))")
            },
            "TimeZone": pair("TimeZone(secondsFromGMT: 0)!", "TimeZone(secondsFromGMT: 3600)!"),
            "Calendar": { known, _ in known.seed == .first ? SampleValue.calendar : nil },
            "DateFormatter": only("DateFormatter()"), "ISO8601DateFormatter": only("ISO8601DateFormatter()"),
        ])

    private static func date(_ known: KnownValues) -> String {
        switch known.seed {
        case .first: "Date(timeIntervalSince1970: 1_705_320_000)"
        case .other: "Date(timeIntervalSince1970: 1_705_406_400)"
        case .index(let name): "Date(timeIntervalSince1970: 1_705_320_000 + Double(\(name)) * 86_400)"
        }
    }
}
