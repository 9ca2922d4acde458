extension Code.Expression {
    /// An operator between two values; literals are put together where a reader would do the sum: `"note!"` rather than
    /// `"note" + "!"`, `46` rather than `6 * 7 + 4`. A quotient stays as it is, since it depends on the type.
    public static func folded(_ left: Self, _ word: String, _ right: Self) -> Self {
        switch (left, word, right) {
        case (.string(let one), "+", .string(let other)): .string(one + other)
        case (.number(let one), _, .number(let other)):
            sum(one, word, other).map { .number($0) } ?? .binary(left, word, right)
        default: .binary(left, word, right)
        }
    }

    /// What a method gives; that of an empty list is written as the empty list it gives, which has no type to ask.
    public static func asked(_ receiver: Self, _ name: String, _ arguments: [Code.Argument]) -> Self {
        receiver == .array([]) && elementwise.contains(name)
            ? receiver : .call(.member(receiver, name), arguments)
    }

    private static let elementwise: Set = ["map", "compactMap", "filter", "sorted", "reversed", "prefix", "dropFirst"]

    private static func sum(_ left: String, _ word: String, _ right: String) -> String? {
        guard let left = Int(left), let right = Int(right) else { return nil }
        let (value, overflows) =
            switch word {
            case "+": left.addingReportingOverflow(right)
            case "-": left.subtractingReportingOverflow(right)
            case "*": left.multipliedReportingOverflow(by: right)
            default: (0, true)
            }
        return overflows || value < 0 ? nil : String(value)
    }
}
