import Facts

/// Which of several values of one type is meant.
enum Seed: Hashable {
    /// The first.
    case first
    /// One that differs from the first.
    case other
    /// A different one for each value of an integer variable, counted from 0.
    case index(String)

    /// The number that stands for the seed: `1`, `2`, or `index + 1`.
    var number: String {
        switch self {
        case .first: "1"
        case .other: "2"
        case .index(let name): "\(name) + 1"
        }
    }

    /// A number moved away from another: `30`, `31`, `30 + index`.
    func shifted(_ number: Int) -> String {
        switch self {
        case .first: "\(number)"
        case .other: "\(number + 1)"
        case .index(let name): number == 0 ? name : "\(name) + \(number)"
        }
    }
}

/// Values of types that Swift and Foundation declare.
struct KnownValues {
    /// What the value is for.
    var wording: Wording
    /// Which value.
    var seed: Seed

    /// A value of a type without generic arguments; `nil` when the type is not known.
    func value(ofType name: String) -> SampleExpression? {
        guard let family = LibraryFamily.byType[name], let code = family.writers[name]?(self, name) else { return nil }
        return SampleExpression(code, imports: family.module.map { [$0] } ?? [])
    }

    static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int128", "UInt128",
    ]
    static let fractions: Set<String> = ["Double", "Float", "Float16", "Float32", "Float64", "TimeInterval", "CGFloat"]

    /// An integer literal or expression.
    var integer: String { seed.shifted(wording.integer) }

    /// A literal or expression with a fraction.
    var fraction: String {
        switch seed {
        case .first: wording.fraction
        case .other: "1" + wording.fraction
        case .index(let name): "Double(\(name)) + \(wording.fraction)"
        }
    }

    /// A string literal.
    var string: Code.Expression { Self.numbered(wording.text, seed) }

    /// A string literal that carries the number of its seed, placed so that the text stays plausible.
    static func numbered(_ text: String, _ seed: Seed) -> Code.Expression {
        let parts = cut(text)
        return switch seed {
        case .first: .string(text)
        case .other: .string(twins[text] ?? parts.before + "2" + parts.after)
        case .index(let name):
            .interpolation([.text(parts.before), .value(.verbatim("\(name) + 1")), .text(parts.after)])
        }
    }

    private static func cut(_ text: String) -> (before: String, after: String) {
        if text.hasSuffix("-1") { return (String(text.dropLast()), "") }
        if let at = text.firstIndex(of: "@") { return (String(text[..<at]), String(text[at...])) }
        if text.hasPrefix("https://") { return (text + (text.hasSuffix("/") ? "" : "/"), "") }
        return (text.contains(" ") || text.count > 3 ? text + " " : text, "")
    }

    private static let twins = [
        "en": "uk", "US": "UA", "EUR": "USD", "UTC": "GMT", "English": "Ukrainian", "Norway": "Ukraine",
        "Oslo": "Lviv", "+15550100": "+15550101", "2024-01-15T12:00:00Z": "2024-01-16T12:00:00Z", "1.0.0": "2.0.0",
        "text/plain": "text/html", "9.99": "19.99", "ada@example.com": "grace@example.com", "Ada": "Grace",
        "Lovelace": "Hopper", "Ada Lovelace": "Grace Hopper", "ada": "grace", "12345": "54321", "#336699": "#993366",
        "en_US": "uk_UA", "192.0.2.1": "192.0.2.2", "AL": "GH", "€": "$",
    ]
}
