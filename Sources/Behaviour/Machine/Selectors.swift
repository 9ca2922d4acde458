import Facts
import Resolving

/// What is computed of the state that a SUT shows as a struct or an enum: `state.title`, which views read and nobody else.
///
/// Each counts as a computed property of the SUT under its dotted name.
struct Selectors {
    let types: TypeLookup

    /// How many there are at most of one property.
    private static let most = 12

    /// What is computed of the properties of a SUT.
    func selectors(of members: [Member]) -> [Member] {
        members.properties.filter(isState).flatMap { property -> [Member] in
            guard let type = property.type ?? property.initialValue?.valueType, !type.isOptional,
                let fact = types.declaration(type), isState(fact)
            else { return [] }
            return types.allMembers(of: fact).properties.filter(isShown).prefix(Self.most)
                .map { .property(selector($0, of: property, in: fact)) }
        }
    }

    /// Whether a property of the SUT keeps what a test can see.
    private func isState(_ property: PropertyFact) -> Bool {
        property.isStored && !property.isLet && !property.info.isStatic && property.info.access.isTestable
    }

    /// Whether a type is made for the state of the SUT: it is nested in it, or called so.
    private func isState(_ fact: TypeFact) -> Bool {
        guard [.struct, .enum].contains(fact.kind), fact.generics.parameters.isEmpty else { return false }
        return fact.qualifiedName.hasPrefix(types.sut.qualifiedName + ".") || fact.name.hasSuffix("State")
    }

    private func isShown(_ property: PropertyFact) -> Bool {
        !property.info.isStatic && property.info.access.isTestable && property.type != nil
            && property.accessors?.getterBody != nil && property.accessors?.getter == Effects()
            && !Self.inherited.contains(property.name.plain)
    }

    /// What types of the library ask for.
    private static let inherited: Set = ["id", "description", "debugDescription", "hashValue", "errorDescription"]

    private func selector(_ property: PropertyFact, of state: PropertyFact, in owner: TypeFact) -> PropertyFact {
        let value = Expression.member(.name(state.name.plain), property.name.plain)
        let body = [Statement(.return(value), at: property.info.location)]
        // What a type calls its own is written out, as a test of the SUT has to.
        let type = property.type.map { types.index.expanded($0, from: owner.scopeInside) }
        return PropertyFact(
            info: property.info, name: "\(state.name.plain).\(property.name.plain)", type: type, isLet: false,
            accessors: PropertyFact.Accessors(getterBody: body))
    }
}
