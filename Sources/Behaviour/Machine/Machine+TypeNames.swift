import Facts
import Resolving

/// Names of types, which mean something else by where they are written.
extension Machine {
    /// The full name of a type as code of another type than the SUT may call it, such as one that stands within it.
    func qualified(_ name: String, in scope: Scope) -> String {
        guard let owner = owner(of: scope), owner != subject.sut.qualifiedName else { return name }
        var around = owner.split(separator: ".").map(String.init)
        while !around.isEmpty {
            let full = (around + [name]).joined(separator: ".")
            if subject.types.declaration(.simple(full)) != nil { return full }
            around.removeLast()
        }
        return name
    }

    /// A type as it is called outside of the type whose code writes it: `Draft.Field` for `Field`.
    func spelled(_ type: TypeRef, in scope: Scope) -> TypeRef {
        guard let owner = owner(of: scope), owner != subject.sut.qualifiedName,
            let fact = subject.types.declaration(.simple(owner))
        else { return type }
        return subject.types.qualify(type, in: fact)
    }

    /// The type that code belongs to.
    func owner(of scope: Scope) -> String? {
        if let owner = scope.owner { return owner }
        if case .subject = scope.selfTerm { return subject.sut.qualifiedName }
        return typeOf(scope.selfTerm).flatMap(subject.types.declaration)?.qualifiedName
    }
}
