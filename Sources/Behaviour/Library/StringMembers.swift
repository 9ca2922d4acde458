import Facts
import Foundation

/// What members of `String` give for texts that are known, as Swift's and Foundation's documentation say: a row a member.
enum StringMembers {
    /// A member that only computes.
    struct Row: Sendable {
        /// The type of what it gives.
        let type: TypeRef
        /// What it gives for a text and arguments; `nil` where that cannot be told.
        let compute: @Sendable (String, [Term]) -> Term?
    }

    /// What a property or a method gives; `nil` where that cannot be told.
    static func value(_ text: String, _ member: String, _ arguments: [Term] = []) -> Term? {
        rows[member]?.compute(text, arguments)
    }

    /// The rows by full name: `hasPrefix(_:)`, `count`.
    static let rows: [String: Row] = [
        "count": integer { text, _ in text.count },
        "isEmpty": boolean { text, _ in text.isEmpty },
        "first": optional { text, _ in text.first.map { String($0) } },
        "last": optional { text, _ in text.last.map { String($0) } },
        "capitalized": string { text, _ in text.capitalizedWords },
        "lowercased()": string { text, _ in text.lowercased() },
        "uppercased()": string { text, _ in text.uppercased() },
        "trimmingCharacters(in:)": string { text, arguments in
            CharacterClass(arguments[0]).map { set in String(text.trimming(while: set.contains)) }
        },
        "addingPercentEncoding(withAllowedCharacters:)": string { text, arguments in
            guard case .enumCase(_, let name, []) = arguments[0] else { return nil }
            return allowed[name].flatMap(text.addingPercentEncoding(withAllowedCharacters:))
        },
        "hasPrefix(_:)": boolean { text, arguments in arguments[0].text.map { text.hasPrefix($0) } },
        "hasSuffix(_:)": boolean { text, arguments in arguments[0].text.map { text.hasSuffix($0) } },
        // Whether nothing is in it, systems do not agree.
        "contains(_:)": boolean { text, arguments in
            arguments[0].text.flatMap { $0.isEmpty ? nil : text.containsText($0) }
        },
        "localizedCaseInsensitiveContains(_:)": boolean { text, arguments in
            arguments[0].text.flatMap(text.containsInAnyCase)
        },
        "localizedStandardContains(_:)": boolean { text, arguments in
            arguments[0].text.flatMap(text.containsInAnyCase)
        },
        "appending(_:)": string { text, arguments in arguments[0].text.map { text + $0 } },
        "replacingOccurrences(of:with:)": string { text, arguments in
            guard let old = arguments[0].text, let new = arguments[1].text, !old.isEmpty else { return nil }
            return text.parts(around: old).joined(separator: new)
        },
        "replacingOccurrences(of:with:options:)": string { text, arguments in
            guard let pattern = arguments[0].text, let new = arguments[1].text,
                case .enumCase(_, "regularExpression", _) = arguments[2],
                let expression = try? NSRegularExpression(pattern: pattern)
            else { return nil }
            let whole = NSRange(text.startIndex..., in: text)
            return expression.stringByReplacingMatches(in: text, range: whole, withTemplate: new)
        },
        "components(separatedBy:)": strings { text, arguments in
            if let set = CharacterClass(arguments[0]) {
                return text.split(omittingEmptySubsequences: false, whereSeparator: set.contains).map(String.init)
            }
            guard let separator = arguments[0].text, !separator.isEmpty else { return nil }
            return text.parts(around: separator)
        },
        "split(separator:)": strings { text, arguments in
            guard let separator = arguments[0].text, separator.count == 1 else { return nil }
            return text.parts(around: separator).filter { !$0.isEmpty }
        },
        "split(separator:omittingEmptySubsequences:)": strings { text, arguments in
            guard let separator = arguments[0].text, separator.count == 1, case .boolean(let omits) = arguments[1]
            else {
                return nil
            }
            return text.parts(around: separator).filter { !omits || !$0.isEmpty }
        },
        "split(whereSeparator:)": strings { text, arguments in
            condition(arguments[0]).map { isOf in text.split(whereSeparator: isOf).map(String.init) }
        },
        "dropFirst()": string { text, _ in String(text.dropFirst()) },
        "dropLast()": string { text, _ in String(text.dropLast()) },
        "dropFirst(_:)": string { text, arguments in arguments[0].count.map { String(text.dropFirst($0)) } },
        "dropLast(_:)": string { text, arguments in arguments[0].count.map { String(text.dropLast($0)) } },
        "prefix(_:)": string { text, arguments in arguments[0].count.map { String(text.prefix($0)) } },
        "suffix(_:)": string { text, arguments in arguments[0].count.map { String(text.suffix($0)) } },
        "allSatisfy(_:)": boolean { text, arguments in
            condition(arguments[0]).map { isOf in text.allSatisfy(isOf) }
        },
        "contains(where:)": boolean { text, arguments in
            condition(arguments[0]).map { isOf in text.contains(where: isOf) }
        },
        "filter(_:)": string { text, arguments in condition(arguments[0]).map { isOf in text.filter(isOf) } },
        // Whether a regular expression is found in it, or is the whole: names that no code has.
        "\(Term.finds)(_:)": boolean { text, arguments in
            arguments[0].text.flatMap { pattern in finds(pattern, in: text) }
        },
        "\(Term.matches)(_:)": boolean { text, arguments in
            arguments[0].text.flatMap { pattern in finds("\\A(?:\(pattern))\\z", in: text) }
        },
        "utf8": numbers { text in text.utf8.map(Int.init) },
        "utf16": numbers { text in text.utf16.map(Int.init) },
        "unicodeScalars": strings { text, _ in text.unicodeScalars.map { String($0) } },
        "padding(toLength:withPad:startingAt:)": string { text, arguments in
            guard let length = arguments[0].count, let pad = arguments[1].text, !pad.isEmpty,
                case .integer(let start) = arguments[2],
                (0..<pad.utf16.count).contains(start)
            else { return nil }
            return text.padding(toLength: length, withPad: pad, startingAt: start)
        },
        "reversed()": strings { text, _ in text.reversed().map { String($0) } },
    ].merging(characters) { first, _ in first }

    /// The characters that are left as they are in a part of an address.
    private static let allowed: [String: CharacterSet] = [
        "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed, "urlHostAllowed": .urlHostAllowed,
        "urlFragmentAllowed": .urlFragmentAllowed, "urlUserAllowed": .urlUserAllowed,
        "urlPasswordAllowed": .urlPasswordAllowed, "alphanumerics": .alphanumerics,
    ]

    /// Whether a regular expression is found; `nil` where it is none.
    private static func finds(_ pattern: String, in text: String) -> Bool? {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// What a text of one character is asked as a `Character`.
    private static let characters = conditions.mapValues(character).merging(numbers.mapValues(number)) { $1 }

    /// What a character is asked, by the property's name.
    private static let conditions: [String: @Sendable (Character) -> Bool] = [
        "isNumber": { $0.isNumber }, "isWholeNumber": { $0.isWholeNumber }, "isLetter": { $0.isLetter },
        "isWhitespace": { $0.isWhitespace }, "isNewline": { $0.isNewline }, "isPunctuation": { $0.isPunctuation },
        "isSymbol": { $0.isSymbol }, "isUppercase": { $0.isUppercase }, "isLowercase": { $0.isLowercase },
        "isASCII": { $0.isASCII }, "isHexDigit": { $0.isHexDigit },
    ]

    /// The number that a character stands for, by the property's name.
    private static let numbers: [String: @Sendable (Character) -> Int?] = [
        "wholeNumberValue": { $0.wholeNumberValue }, "hexDigitValue": { $0.hexDigitValue },
        "asciiValue": { $0.asciiValue.map(Int.init) },
    ]

    /// The condition that a key path is: `\.isNumber`.
    private static func condition(_ term: Term) -> (@Sendable (Character) -> Bool)? {
        guard case .verbatim(let path) = term, path.hasPrefix("\\.") else { return nil }
        return conditions[String(path.dropFirst(2))]
    }

    private static func string(_ compute: @escaping @Sendable (String, [Term]) -> String?) -> Row {
        Row(type: .simple("String")) { compute($0, $1).map(Term.string) }
    }

    private static func optional(_ compute: @escaping @Sendable (String, [Term]) -> String?) -> Row {
        Row(type: .optional(.simple("Character"))) { compute($0, $1).map(Term.string) ?? .null }
    }

    private static func strings(_ compute: @escaping @Sendable (String, [Term]) -> [String]?) -> Row {
        Row(type: .array(.simple("String"))) { compute($0, $1).map { .list($0.map(Term.string)) } }
    }

    private static func numbers(_ compute: @escaping @Sendable (String) -> [Int]) -> Row {
        Row(type: .array(.simple("Int"))) { text, _ in .list(compute(text).map(Term.integer)) }
    }

    private static func integer(_ compute: @escaping @Sendable (String, [Term]) -> Int?) -> Row {
        Row(type: .simple("Int")) { compute($0, $1).map(Term.integer) }
    }

    private static func boolean(_ compute: @escaping @Sendable (String, [Term]) -> Bool?) -> Row {
        Row(type: .simple("Bool")) { compute($0, $1).map(Term.boolean) }
    }

    private static func number(_ value: @escaping @Sendable (Character) -> Int?) -> Row {
        Row(type: .optional(.simple("Int"))) { text, _ in
            guard text.count == 1, let character = text.first else { return nil }
            return value(character).map(Term.integer) ?? .null
        }
    }

    private static func character(_ isOf: @escaping @Sendable (Character) -> Bool) -> Row {
        boolean { text, _ in text.count == 1 ? text.first.map(isOf) : nil }
    }
}

/// A set of characters that code names: `.whitespaces`, `CharacterSet(charactersIn: "/-")`.
private struct CharacterClass {
    let contains: (Character) -> Bool

    /// The set that a term is; `nil` where it is none that is known.
    init?(_ term: Term) {
        switch term {
        case .enumCase(_, let name, []):
            guard let set = Self.named(name) else { return nil }
            contains = set
        case .construct(let type, let arguments) where type.lastName == "CharacterSet":
            guard arguments.count == 1, arguments[0].label == "charactersIn", let text = arguments[0].value.text else {
                return nil
            }
            contains = { text.contains($0) }
        case .member(let base, "inverted"):
            guard let inner = CharacterClass(base) else { return nil }
            contains = { !inner.contains($0) }
        default: return nil
        }
    }

    private static func named(_ name: String) -> ((Character) -> Bool)? {
        switch name {
        case "whitespaces": { $0.isWhitespace && !$0.isNewline }
        case "whitespacesAndNewlines": { $0.isWhitespace }
        case "newlines": { $0.isNewline }
        case "punctuationCharacters": { $0.isPunctuation }
        case "decimalDigits": { $0.isWholeNumber }
        case "letters": { $0.isLetter }
        case "alphanumerics": { $0.isLetter || $0.isNumber }
        default: nil
        }
    }
}

extension Term {
    /// A text that is known.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// A number of elements that is known.
    fileprivate var count: Int? {
        if case .integer(let number) = self, number >= 0 { number } else { nil }
    }
}

extension String {
    /// The texts between the occurrences of another, from the left.
    fileprivate func parts(around separator: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(separator) {
                parts.append(part)
                part = ""
                rest = rest.dropFirst(separator.count)
            } else {
                part.append(first)
                rest = rest.dropFirst()
            }
        }
        return parts + [part]
    }

    /// Each word with a capital; `nil` where what a word is depends on more than spaces.
    fileprivate var capitalizedWords: String? {
        guard allSatisfy({ $0.isLetter || $0 == " " || $0.isNumber }) else { return nil }
        return parts(around: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }

    /// Whether another text occurs in it, whatever the case of the letters; `nil` where that depends on the language.
    fileprivate func containsInAnyCase(_ needle: String) -> Bool? {
        guard !needle.isEmpty, utf8.allSatisfy({ $0 < 128 }), needle.utf8.allSatisfy({ $0 < 128 }) else { return nil }
        if containsText(needle) { return true }
        guard lowercased().containsText(needle.lowercased()) else { return false }
        // In Turkish `I` and `i` are not one letter.
        return needle.lowercased().contains("i") ? nil : true
    }

    /// Whether another text occurs in it.
    func containsText(_ needle: String) -> Bool {
        needle.isEmpty || indices.contains { self[$0...].hasPrefix(needle) }
    }
}
