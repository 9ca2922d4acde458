import Facts
import Resolving

/// What members of whole numbers and of numbers with a fraction give for values that are known, as Swift's documentation
/// says: a row a member.
enum NumberMembers {
    /// What a property or a method gives; `nil` where that cannot be told.
    static func value(_ number: Term, _ member: String, _ arguments: [Term] = []) -> Term? {
        switch number {
        case .integer(let value): integers[member]?(value, arguments)
        case .float(let value): floats[member]?(value, arguments)
        default: nil
        }
    }

    /// Whether a member of a number only computes, and gives a number of the same type.
    static func isComputing(_ member: String, of family: TypeFamily) -> Bool {
        switch family {
        case .integer: integers[member] != nil
        case .float: floats[member] != nil
        default: false
        }
    }

    /// The number itself, which is not the same to the last digit everywhere. No method has this name, so that no test
    /// can write it.
    static let approximate = "#approximate"

    /// The members that give a Boolean.
    static let conditions: Set<String> = ["isMultiple(of:)", "isNaN", "isFinite", "isInfinite", "isZero"]

    /// The rows of whole numbers by full name.
    static let integers: [String: @Sendable (Int, [Term]) -> Term?] = [
        "signum()": { value, _ in .integer(value.signum()) },
        "isMultiple(of:)": { value, arguments in
            guard case .integer(let other) = arguments[0] else { return nil }
            return .boolean(value.isMultiple(of: other))
        },
    ]

    /// The rows of numbers with a fraction by full name.
    static let floats: [String: @Sendable (Double, [Term]) -> Term?] = [
        "rounded()": { value, _ in .float(value.rounded()) },
        "rounded(_:)": { value, arguments in
            guard case .enumCase(_, let name, []) = arguments[0], let rule = rule(name) else { return nil }
            return .float(value.rounded(rule))
        },
        "magnitude": { value, _ in .float(value.magnitude) },
        "squareRoot()": { value, _ in value < 0 ? nil : .float(value.squareRoot()) },
        "truncatingRemainder(dividingBy:)": { value, arguments in
            guard let other = arguments[0].fraction, other != 0 else { return nil }
            return .float(value.truncatingRemainder(dividingBy: other))
        },
        "isNaN": { value, _ in .boolean(value.isNaN) },
        "isFinite": { value, _ in .boolean(value.isFinite) },
        "isInfinite": { value, _ in .boolean(value.isInfinite) },
        "isZero": { value, _ in .boolean(value.isZero) },
        approximate + "()": { value, _ in .float(value) },
    ]

    private static func rule(_ name: String) -> FloatingPointRoundingRule? {
        switch name {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
        case "toNearestOrEven": .toNearestOrEven
        default: nil
        }
    }
}

extension Term {
    /// The number with a fraction that it is; `nil` for anything else.
    fileprivate var fraction: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .float(let value): value
        default: nil
        }
    }
}
