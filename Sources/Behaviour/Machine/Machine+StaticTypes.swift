import Facts
import Resolving

/// What types expressions have by how they are written.
extension Machine {
    /// The type that declarations give an expression; `nil` where they do not tell, or where it lies behind a `?`.
    func staticType(of expression: Expression, in scope: Scope) -> TypeRef? {
        if let declared = declaredType(of: expression, in: scope) { return declared }
        return switch expression {
        case .cast(_, "as", let type): type
        case .cast(_, "as?", let type): .optional(type)
        case .try("try?", _): nil
        case .try(_, let inner), .await(let inner): staticType(of: inner, in: scope)
        case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
            // Parentheses stay where a chain ends in them.
            staticType(of: parts[0].value, in: scope).map { $0.isOptional ? $0 : .optional($0) }
        case .ternary(_, let one, let other):
            [one, other].compactMap { staticType(of: $0, in: scope) }.max { !$0.isOptional && $1.isOptional }
        case .forceUnwrap(let inner): staticType(of: inner, in: scope)?.optionalWrapped
        case .member(let owner?, let name):
            staticType(of: owner, in: scope).flatMap { subject.types.fieldType(name.plain, of: $0.bare) }
        case .call(.name(let name), let arguments), .call(.member(.name("self"), let name), let arguments):
            subject.types.declaration(.simple(name)) != nil
                ? .simple(name) : method(name.plain, arguments, in: scope)?.result
        default: nil
        }
    }
}
