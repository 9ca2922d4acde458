extension FactIndex {
    /// The types that stand where a type is declared which asks nothing of them: those that conform to a protocol without
    /// requirements, the subclasses of a class.
    ///
    /// `func handle(event: any StreamEvent)` is given one of the events of the project, which its code tells apart by casts.
    package func kinds(of declared: TypeFact) -> [TypeFact] {
        switch declared.kind {
        case .protocol:
            guard isMarker(declared) else { return [] }
            return types.filter { fact in
                [.struct, .enum, .class].contains(fact.kind) && fact.generics.parameters.isEmpty
                    && fact.info.access.isTestable && conformances(of: fact).contains(declared.name)
            }
        case .class:
            return types.filter { fact in
                fact.kind == .class && fact.generics.parameters.isEmpty && fact.info.access.isTestable
                    && fact != declared && conformances(of: fact).contains(declared.name)
            }
        default: return []
        }
    }

    /// Whether a protocol asks nothing, nor does any that it inherits, but that values can be handed around.
    package func isMarker(_ fact: TypeFact) -> Bool {
        guard fact.kind == .protocol else { return false }
        let inherited = inheritedProtocols(of: fact)
        return ([fact] + inherited.found).allSatisfy(\.members.isEmpty)
            && inherited.unknown.allSatisfy { ["Sendable", "Equatable", "Hashable"].contains($0.type.lastName ?? "") }
    }
}
