import Facts
import Resolving

/// What the project's code adds to optionals.
extension Machine {
    /// A method that an extension of `Optional` declares, called on an optional itself and not on what is in it; `nil` for
    /// any other.
    func callOptional(
        _ term: Term, _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope
    ) throws -> Term? {
        guard let type = optionalType(of: term, base, in: scope) else { return nil }
        let method = subject.types.extensions(of: type).flatMap(\.members.methods).first {
            !$0.info.isStatic && $0.name.plain == name && $0.parameters.matched(to: arguments) != nil && $0.body != nil
        }
        guard let method, !method.info.has("mutating") else { return nil }
        return try invoke(method, arguments, on: term, in: scope)
    }

    /// A computed property that an extension of `Optional` declares, asked of an optional itself; `nil` for any other.
    func askOptional(_ term: Term, _ base: Expression, _ name: String, in scope: Scope) throws -> Term? {
        guard let type = optionalType(of: term, base, in: scope),
            let property = subject.types.extensionProperty(name, of: type), let body = code(of: property)
        else { return nil }
        return try inline(body, in: Scope(selfTerm: term, result: property.type))
    }

    /// The type of an optional that is not gone into, where the project extends optionals.
    private func optionalType(of term: Term, _ base: Expression, in scope: Scope) -> TypeRef? {
        guard !subject.index.extensions(named: "Optional").isEmpty else { return nil }
        switch base {
        case .optionalChain, .forceUnwrap: return nil
        default: break
        }
        switch term {
        case .unknown, .subject, .dependency, .task, .group, .stream, .listening, .holder, .closure, .void: return nil
        default: break
        }
        let type = typeOf(term) ?? declaredType(of: base, in: scope) ?? staticType(of: base, in: scope)
        return type.flatMap { $0.isOptional ? $0 : nil }
    }
}
