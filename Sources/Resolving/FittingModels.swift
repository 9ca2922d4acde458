import Facts

/// Finds types of the project that a test can fill in for what a generic declaration leaves open.
package struct FittingModels {
    let sut: TypeFact
    let types: TypeLookup
    let index: FactIndex

    /// Finds types for tests of a SUT.
    package init(sut: TypeFact, types: TypeLookup, index: FactIndex) {
        (self.sut, self.types, self.index) = (sut, types, index)
    }

    /// Types for what a method leaves open, the most telling first; none where more is asked than what they conform to.
    package func types(for parameter: GenericParameter, of method: MethodFact) -> [TypeRef] {
        guard !parameter.isPack, !parameter.isValue, let written = method.generics.constraints(on: parameter) else {
            return []
        }
        return candidates(written + implied(parameter.name, by: method))
    }

    /// Types that conform to protocols, the most telling first.
    package func candidates(_ constraints: [TypeRef]) -> [TypeRef] {
        let asked = constraints.filter { $0.lastName != "Sendable" }
        let isPlain = asked.allSatisfy(\.text.isFulfilledByString)
        guard !asked.isEmpty else { return [.simple("String"), .simple("Int")] }
        let models = index.types.filter { $0.canFillIn(sut, conformingTo: asked, in: index) }
        let ordered = models.sorted { rank($0) < rank($1) }.map { TypeRef.simple($0.qualifiedName) }
        return ordered + (isPlain ? [.simple("String")] : [])
    }

    /// The less, the more a value of a type tells in a test.
    private func rank(_ fact: TypeFact) -> Int {
        let isComparable = index.conformances(of: fact).contains("Equatable")
        let hasParts = fact.kind == .struct && fact.members.properties.contains { $0.isStored && !$0.info.isStatic }
        return (isComparable ? 0 : 1) + (hasParts ? 0 : 2)
    }

    /// What the types that a parameter fills in ask for: `Endpoint<Response>` may take what is `Decodable` only.
    private func implied(_ name: String, by method: MethodFact) -> [TypeRef] {
        var found: [TypeRef] = []
        for type in method.parameters.map(\.type) + [method.result].compactMap({ $0 }) {
            _ = type.mapped { node in
                guard let position = node.arguments.firstIndex(of: .simple(name)),
                    let fact = types.declaration(node), position < fact.generics.parameters.count
                else { return node }
                found += fact.generics.constraints(on: fact.generics.parameters[position]) ?? []
                return node
            }
        }
        return found
    }
}
