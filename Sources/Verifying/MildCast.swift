import Foundation

/// A file of doubles as the copy has it while it is explored: a double that was told a value of a type that nobody asked
/// for ends the call instead of the process.
package enum MildCast {
    /// The file's text; methods that cannot throw stay as they are.
    package static func text(_ file: String) -> String {
        guard file.contains(cast) else { return file }
        var (signature, isOpen, canThrow) = ("", false, false)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            let text = String(line)
            if text.contains("func ") { (signature, isOpen) = ("", true) }
            if isOpen {
                signature += text
                isOpen = !text.hasSuffix("{")
                if !isOpen { canThrow = effects(of: signature).contains("throws") }
            }
            guard canThrow, let (value, type) = parts(of: text) else { return [text] }
            return [
                "let testgenValue: Any = \(value)",
                "guard let testgenTyped = testgenValue as? \(type) else {",
                "setenv(\"TESTGEN_MISTAKE\", \"1\", 1)", "throw CancellationError()", "}", "return testgenTyped",
            ]
        }
        return "import Foundation\n" + lines.joined(separator: "\n")
    }

    private static let cast = " as! "

    /// The words between the parameters of a method and what it returns.
    private static func effects(of signature: String) -> [Substring] {
        var depth = 0
        guard
            let end = signature.firstIndex(where: { letter in
                depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
                return letter == ")" && depth == 0
            })
        else { return [] }
        return signature[end...].split(separator: " ").prefix { $0 != "->" }.map { $0 }
    }

    /// The value and the type of a line that gives back what a cast makes; `nil` for any other line.
    private static func parts(of line: String) -> (value: Substring, type: Substring)? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("return "), let range = text.range(of: cast, options: .backwards) else { return nil }
        let (value, type) = (text[..<range.lowerBound].dropFirst("return ".count), text[range.upperBound...])
        return value.contains("(") && !value.contains(")") || type.hasSuffix(",") ? nil : (value, type)
    }
}
