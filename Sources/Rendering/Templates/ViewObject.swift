import Project
import Stencil

/// An encoded view as templates see it: a key it does not have is an error, not nothing.
final class ViewObject: DynamicMemberLookup {
    /// What the object is called, in errors: `factory.dependencies`.
    let name: String
    /// The values; a key with `nil` is known and empty.
    var values: [String: Any?] = [:]

    init(name: String) {
        self.name = name
    }

    subscript(dynamicMember member: String) -> Any? {
        if let value = values[member] { return value }
        let nearest = Nearest.names(to: member, among: values.keys, limit: 1).first
        let hint = nearest.map { "did you mean `\($0)`?" } ?? "it has \(values.keys.sorted().joined(separator: ", "))"
        let message = "`\(name)` has no `\(member)`; \(hint)"
        return LazyValueWrapper { _ in throw TemplateSyntaxError(message) }
    }
}
