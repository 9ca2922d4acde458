import Foundation

/// What `String(format:)` makes of values that are known, as the documentation of Foundation's format specifiers says: of
/// numbers and texts, without a locale.
enum FormattedTexts {
    /// A text with values put in for its specifiers; `nil` where one of them cannot be told, or is given a value of
    /// another kind.
    static func text(_ format: String, _ values: [Term]) -> String? {
        var result = ""
        var rest = format[...]
        var open = values[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                result.append("%")
                rest.removeFirst()
                continue
            }
            guard let specifier = Specifier(&rest), let value = open.popFirst(), let text = specifier.text(of: value)
            else { return nil }
            result += text
        }
        return result
    }

    /// `%5.2f`
    private struct Specifier {
        var flags: String
        var kind: Character

        /// Takes what follows a percent sign.
        init?(_ rest: inout Substring) {
            flags = String(rest.prefix { "+- #0123456789.".contains($0) })
            rest = rest.dropFirst(flags.count)
            rest = rest.drop { "lqzh".contains($0) }
            guard flags.count < 6, let kind = rest.popFirst(), "dixXfF@".contains(kind) else { return nil }
            self.kind = kind
        }

        func text(of value: Term) -> String? {
            switch (kind, value) {
            case ("@", .string(let text)) where flags.isEmpty: text
            case ("d", .integer(let number)), ("i", .integer(let number)): String(format: "%\(flags)ld", number)
            case ("x", .integer(let number)) where number >= 0: String(format: "%\(flags)lx", number)
            case ("X", .integer(let number)) where number >= 0: String(format: "%\(flags)lX", number)
            case ("f", .float(let number)), ("F", .float(let number)): String(format: "%\(flags)f", number)
            default: nil
            }
        }
    }
}
