/// How text is written as a Swift literal.
public enum SwiftLiteral {
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
