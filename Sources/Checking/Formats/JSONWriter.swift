/// Writes JSON, keys in the order they are given.
enum JSONWriter {
    /// A value that is already JSON.
    struct Raw: Hashable, Sendable {
        var text: String
    }

    static func string(_ text: String) -> Raw {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return Raw(text: result + "\"")
    }

    static func number(_ value: Int) -> Raw { Raw(text: String(value)) }

    static func bool(_ value: Bool) -> Raw { Raw(text: value ? "true" : "false") }

    static func object(_ members: [(String, Raw?)]) -> Raw {
        let lines = members.compactMap { name, value in value.map { "\(string(name).text): \(indented($0.text))" } }
        return Raw(text: lines.isEmpty ? "{}" : "{\n  " + lines.joined(separator: ",\n  ") + "\n}")
    }

    static func array(_ items: [Raw]) -> Raw {
        let lines = items.map { indented($0.text) }
        return Raw(text: lines.isEmpty ? "[]" : "[\n  " + lines.joined(separator: ",\n  ") + "\n]")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
    }
}
