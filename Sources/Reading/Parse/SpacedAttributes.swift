/// Attributes of function types that stand at the parenthesis of their parameters: `@MainActor([Item]) -> Void`.
///
/// The compiler takes that for a function, SwiftParser for arguments of the attribute.
enum SpacedAttributes {
    private static let names = ["MainActor", "Sendable", "escaping", "autoclosure"]

    /// A text with a space after such attributes; `nil` where there is none.
    static func spaced(_ source: String) -> String? {
        let spaced = names.reduce(source) { text, name in text.replacing("@\(name)(", with: "@\(name) (") }
        return spaced == source ? nil : spaced
    }
}
