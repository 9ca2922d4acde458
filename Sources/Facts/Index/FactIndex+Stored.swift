import Algorithms

extension FactIndex {
    /// Whether an initialiser of a type puts a parameter into a property as it is, or hands it to one of a superclass that
    /// does: `super.init(id: id)`.
    package func stores(
        _ parameter: ParameterFact, in property: String, by initializer: InitializerFact, of fact: TypeFact
    ) -> Bool {
        if initializer.stores(parameter, in: property) { return true }
        guard let parent = superclass(of: fact)?.fact else { return false }
        return (initializer.body ?? []).contains { statement in
            guard case .expression(.call(.member(.name("super")?, "init"), let arguments)) = statement.kind else {
                return false
            }
            return members(of: parent).initializers.contains { next in
                guard let match = next.parameters.matched(to: arguments) else { return false }
                return zip(next.parameters, match).contains { inner, index in
                    guard let index, arguments[index].value == .name(parameter.name) else { return false }
                    return stores(inner, in: property, by: next, of: parent)
                }
            }
        }
    }

    /// Whether a test that calls an initialiser of a type says with a parameter what the property of that name holds: it is
    /// kept as it is, or made of the parameter alone by a struct.
    package func sets(_ parameter: ParameterFact, by initializer: InitializerFact, of fact: TypeFact) -> Bool {
        let name = parameter.name.plain
        return stores(parameter, in: name, by: initializer, of: fact)
            || fact.kind == .struct && initializer.normalises(name)
    }

    /// The stored property of a name that a type has, or inherits from a class of the sources.
    package func storedProperty(_ name: String, of fact: TypeFact) -> PropertyFact? {
        lineage(of: fact).firstNonNil { fact in
            members(of: fact).properties.first { $0.name.plain == name && $0.isStored && !$0.info.isStatic }
        }
    }

    /// A class and its superclasses, as far as the sources declare them; any other type by itself.
    package func lineage(of fact: TypeFact) -> [TypeFact] {
        var lineage = [fact]
        while let next = superclass(of: lineage[lineage.count - 1])?.fact, !lineage.contains(next) {
            lineage.append(next)
        }
        return lineage
    }
}
