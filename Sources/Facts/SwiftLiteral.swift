/// How text is written as a Swift literal.
public enum SwiftLiteral {
    /// The number that an integer literal is: `1_000`, `0x1F`, `0b101`, `-3`; `nil` for one that does not fit.
    public static func integer(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        let isNegative = digits.hasPrefix("-")
        let plain = digits.dropFirst(isNegative ? 1 : 0)
        let radix = ["0x": 16, "0o": 8, "0b": 2][plain.prefix(2)]
        let magnitude = radix.map { Int(plain.dropFirst(2), radix: $0) } ?? Int(plain)
        return magnitude.map { isNegative ? -$0 : $0 }
    }

    /// A text as a string literal, quotation marks included.
    ///
    /// For example: `say "hi"` as `"say \"hi\""`; a document of many quotation marks as `#"{"id":1,"name":"a"}"#`
    public static func string(_ text: String) -> String {
        let plain = escaped(text)
        let isDocument = text.count { $0 == "\"" } > 3 && plain == text.replacing("\"", with: "\\\"")
        // Three quotation marks begin a literal of several lines, and one before `#` ends this one.
        guard isDocument, !text.hasPrefix("\"\""), !text.contains("\"#") else { return "\"\(plain)\"" }
        return "#\"\(text)\"#"
    }

    /// A text as it stands between the quotation marks of a literal.
    ///
    /// The scalars are walked, not the characters: a carriage return before a line feed is one character.
    public static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\"".unicodeScalars
            case "\\": result += "\\\\".unicodeScalars
            case "\n": result += "\\n".unicodeScalars
            case "\r": result += "\\r".unicodeScalars
            case "\t": result += "\\t".unicodeScalars
            case "\0": result += "\\0".unicodeScalars
            default:
                guard isInvisible(scalar) else {
                    result.append(scalar)
                    continue
                }
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            }
        }
        return String(result)
    }

    /// Whether a scalar cannot be seen in source, or ends a line of it.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\u{FEFF}"
        }
    }
}
