import Behaviour
import Facts

extension Value {
    /// How long a text is at most that a name quotes.
    private static let mostQuoted = 80

    /// The value in a few words; `nil` for one that takes more.
    var words: String? {
        switch self {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): value.worded
        case .string(""): "an empty text"
        case .string(let text) where text.count > Self.mostQuoted: "\(text.count) characters"
        case .string(let text): text.quoted
        case .list(let items): items.count.elements
        case .dictionary([]): "an empty dictionary"
        case .dictionary(let entries): entries.map(\.key.words).keys
        // `Duration.seconds(3)`
        case .enumCase(.simple("Duration"), let unit, let parts):
            if case .integer(let number)? = parts.first?.value { "\(number) \(unit)" } else { unit }
        case .enumCase(_, let name, _): name.plain
        default: nil
        }
    }
}

extension Code.Expression {
    /// The value in a few words; `nil` for one that takes more.
    var words: String? {
        switch self {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(""): "an empty text"
        case .string(let text): text.quoted
        case .array(let items): items.count.elements
        case .dictionary([]): "an empty dictionary"
        case .dictionary(let entries): entries.map(\.key.words).keys
        default: caseName
        }
    }

    /// The case of an enum that it names, whatever that carries.
    package var caseName: String? {
        switch self {
        case .member(nil, let name), .member(.type?, let name): name.plain
        case .call(let callee, _, nil): callee.caseName
        case .needing(_, let value): value.caseName
        default: nil
        }
    }
}

extension [String?] {
    /// The keys of a dictionary, where they are few and each takes a few words.
    fileprivate var keys: String? {
        let known = compactMap(\.self)
        return known.count == count && count <= 3 ? known.enumerated : nil
    }
}

extension Assertion {
    /// What something as a whole is claimed to be, in a few words; `nil` where that takes more.
    package func words(of whole: Code.Expression) -> String? {
        guard subject == whole || subject == .await(whole) else { return nil }
        return switch self {
        case .equal(_, let value): value.words
        case .holds: "true"
        case .fails: "false"
        case .isCase(_, let name), .carries(_, let name, _, _): name.plain
        case .identical, .present: nil
        }
    }
}

extension Int {
    /// So many elements of a list.
    fileprivate var elements: String { self == 0 ? "an empty list" : self == 1 ? "one element" : "\(self) elements" }
}

extension String {
    /// A method without its labels.
    var plainName: String { String(prefix { $0 != "(" }) }

    /// The text as a name quotes it, where it is a few letters, digits and spaces; `nil` for any other.
    var quoted: String? {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
        return isPlain && !isEmpty && trimmed == self && count <= 24 ? "'\(self)'" : nil
    }
}

extension Double {
    /// A number without a fraction where it has none.
    var worded: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
