import Algorithms

extension CodeLiterals {
    /// Numbers as a person types them, where the code reads numbers from texts: those that it names and their neighbours,
    /// and such with a fraction where it deals with these.
    var numerals: [String] {
        guard !readNumbers.isEmpty else { return [] }
        let hasFractions =
            !readNumbers.isDisjoint(with: ["Double", "Decimal", "Float", "CGFloat"]) || texts.contains(".")
        let broken = hasFractions ? ["12.5"] + (texts.contains(",") ? ["12,5"] : []) : []
        let named = numbers.filter { $0 > 1 && $0 != 100 }.prefix(5)
        let near = [0, 1, -1].flatMap { step in named.map { numeral($0 + step) } }
        return Array((["7"] + broken + near).uniqued().prefix(14))
    }

    /// A whole number as it is typed: in hundreds, where the code counts in hundredths.
    private func numeral(_ number: Int) -> String {
        guard numbers.contains(100), number > 100 else { return String(number) }
        let (whole, rest) = number.quotientAndRemainder(dividingBy: 100)
        return rest == 0 ? String(whole) : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
