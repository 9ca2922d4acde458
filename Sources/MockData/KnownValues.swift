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
        if Self.integers.contains(name) {
            let isConverted = if case .index = seed { name != "Int" } else { false }
            return SampleExpression(converted(integer, to: isConverted ? name : nil))
        }
        if Self.fractions.contains(name) {
            let isConverted = if case .index = seed { name != "Double" && name != "TimeInterval" } else { false }
            return SampleExpression(converted(fraction, to: isConverted ? name : nil))
        }
        if let standard = standard(name) { return SampleExpression(standard) }
        if let foundation = foundation(name) { return SampleExpression(.verbatim(foundation), imports: ["Foundation"]) }
        if let plain = Self.plain[name] {
            guard seed == .first else { return nil }
            let code: Code.Expression =
                plain.text.first == "." ? .member(nil, String(plain.text.dropFirst())) : .verbatim(plain.text)
            return SampleExpression(code, imports: [plain.module])
        }
        return nil
    }

    private func converted(_ number: String, to type: String?) -> Code.Expression {
        type.map { .call(.type(.simple($0)), [.init(nil, .number(number))]) } ?? .number(number)
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

    private func standard(_ name: String) -> Code.Expression? {
        switch name {
        case "String", "Substring", "StaticString", "AnyHashable", "Any", "Sendable":
            if name == "StaticString", case .index = seed { return nil }
            return string
        case "Bool":
            if case .index(let index) = seed { return .verbatim("\(index).isMultiple(of: 2)") }
            return .boolean(seed != .first)
        case "Character", "Unicode.Scalar":
            // A character is no String, which alone can be a sum.
            return seed == .first ? .verbatim("\"a\"") : seed == .other ? .verbatim("\"b\"") : nil
        case "Duration":
            return .call(.member(nil, "seconds"), [.init(nil, .number(seed.shifted(wording.integer)))])
        case "Void": return .tuple([])
        default: return nil
        }
    }

    private func foundation(_ name: String) -> String? {
        switch name {
        case "UUID": uuid
        case "Date": date
        case "URL": "URL(string: \(Self.numbered(wording.url, seed).text))!"
        case "Data": "Data(\(string.text).utf8)"
        case "Decimal": decimal
        case "Error": error
        case "NSError": error
        case "NSNumber": "NSNumber(value: \(integer))"
        case "NSString": "NSString(string: \(string.text))"
        case "AttributedString": "AttributedString(\(string.text))"
        case "NSAttributedString": "NSAttributedString(string: \(string.text))"
        case "URLQueryItem": "URLQueryItem(name: \(Self.numbered("name", seed).text), value: \"value\")"
        case "IndexPath": "IndexPath(indexes: [0, \(seed.shifted(0))])"
        case "CGPoint": "CGPoint(x: \(integer), y: 1)"
        case "CGSize": "CGSize(width: \(seed.shifted(100)), height: 100)"
        case "CGRect": "CGRect(x: \(seed.shifted(0)), y: 0, width: 100, height: 100)"
        case "DateInterval": "DateInterval(start: \(date), duration: 3600)"
        case "DateComponents": "DateComponents(year: 2024, month: 1, day: \(seed.shifted(15)))"
        case "Locale": seed == .other ? "Locale(identifier: \"de_DE\")" : plainFirst("Locale(identifier: \"en_US\")")
        case "TimeZone":
            seed == .other ? "TimeZone(secondsFromGMT: 3600)!" : plainFirst("TimeZone(secondsFromGMT: 0)!")
        default: nil
        }
    }

    private func plainFirst(_ text: String) -> String? { seed == .first ? text : nil }

    private var decimal: String {
        let words = wording.words
        let isMoney = words.contains("price", "amount", "cost", "total", "balance", "fee", "value")
        if case .index(let name) = seed { return "Decimal(\(name) + 1)" }
        let text = isMoney ? "9.99" : "1.5"
        return "Decimal(string: \"\(seed == .other ? "1" : "")\(text)\")!"
    }

    private var error: String { "NSError(domain: \"Test\", code: \(seed.number))" }

    private var date: String {
        switch seed {
        case .first: "Date(timeIntervalSince1970: 1_705_320_000)"
        case .other: "Date(timeIntervalSince1970: 1_705_406_400)"
        case .index(let name): "Date(timeIntervalSince1970: 1_705_320_000 + Double(\(name)) * 86_400)"
        }
    }

    private var uuid: String {
        switch seed {
        case .first: "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!"
        case .other: "UUID(uuidString: \"00000000-0000-0000-0000-000000000002\")!"
        case .index(let name):
            "UUID(uuidString: \"00000000-0000-0000-0000-\" + String(format: \"%012d\", \(name) + 1))!"
        }
    }

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

    /// Types of which one fixed value is known.
    private static let plain: [String: (text: String, module: String)] = [
        "Calendar": ("Calendar(identifier: .gregorian)", "Foundation"),
        "CharacterSet": (".alphanumerics", "Foundation"),
        "IndexSet": ("IndexSet()", "Foundation"),
        "NSRange": ("NSRange(location: 0, length: 1)", "Foundation"),
        "URLComponents": ("URLComponents()", "Foundation"),
        "PersonNameComponents": ("PersonNameComponents()", "Foundation"),
        "NSObject": ("NSObject()", "Foundation"),
        "AnyObject": ("NSObject()", "Foundation"),
        "Notification": ("Notification(name: Notification.Name(\"Test\"))", "Foundation"),
        "Notification.Name": ("Notification.Name(\"Test\")", "Foundation"),
        "NotificationCenter": ("NotificationCenter()", "Foundation"),
        "OperationQueue": ("OperationQueue()", "Foundation"),
        "JSONDecoder": ("JSONDecoder()", "Foundation"),
        "JSONEncoder": ("JSONEncoder()", "Foundation"),
        "DateFormatter": ("DateFormatter()", "Foundation"),
        "NumberFormatter": ("NumberFormatter()", "Foundation"),
        "ISO8601DateFormatter": ("ISO8601DateFormatter()", "Foundation"),
        "Color": (".red", "SwiftUI"),
        "UIColor": (".red", "UIKit"),
        "UIImage": ("UIImage()", "UIKit"),
        "NSColor": (".red", "AppKit"),
        "CLLocationCoordinate2D": ("CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)", "CoreLocation"),
        "CLLocation": ("CLLocation(latitude: 59.91, longitude: 10.75)", "CoreLocation"),
    ]
}
