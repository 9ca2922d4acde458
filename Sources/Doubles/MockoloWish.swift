import Algorithms
import Facts

/// What a comment before a protocol asks of its double in Mockolo's words (its README, "Custom features"):
/// `@mockable(override: name = StoreMock)`, `@mockable(typealias: Item = String; Key = Int)`.
struct MockoloWish {
    /// What the double is called; `nil` for its usual name.
    private(set) var name: String?
    /// What associated types are.
    private(set) var types: [String: TypeRef] = [:]

    init(_ info: DeclarationInfo) {
        for annotation in info.annotations where annotation.tool == "mockolo" {
            var section = ""
            // A comma stands between sections, and in types as well.
            let text = (annotation.value ?? "").replacing(/,\s*(?=\w+:)/, with: ";")
            for item in text.split(separator: ";") {
                var words = item.trimming { $0.isWhitespace }
                if let colon = words.firstIndex(of: ":"), words[..<colon].allSatisfy(\.isLetter) {
                    section = String(words[..<colon])
                    words = words[words.index(after: colon)...].trimming { $0.isWhitespace }
                }
                let sides = words.split(separator: "=", maxSplits: 1).map { String($0.trimming { $0.isWhitespace }) }
                guard sides.count == 2 else { continue }
                if section == "override", sides[0] == "name" { name = sides[1] }
                if section == "typealias" { types[sides[0]] = Self.type(sides[1]) }
            }
        }
    }

    private static func type(_ text: String) -> TypeRef {
        text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? .simple(text) : .other(text)
    }
}
