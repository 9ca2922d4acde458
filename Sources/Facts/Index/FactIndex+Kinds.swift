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

    /// The structs and enums that conform to a protocol which asks for properties alone, where nothing but such values
    /// does.
    ///
    /// `func dispatch(_ action: any Action)` is given one of the actions of the project, although each has a `windowID`.
    package func values(of declared: TypeFact) -> [TypeFact] {
        guard declared.kind == .protocol, declared.info.attribute("objc") == nil else { return [] }
        let inherited = inheritedProtocols(of: declared)
        let asked = ([declared] + inherited.found).flatMap(\.members)
        guard !asked.isEmpty, inherited.unknown.allSatisfy(Self.isOfValues), asked.allSatisfy(\.isOfValues) else {
            return []
        }
        let all = types.filter { $0 != declared && conformances(of: $0).contains(declared.name) }
        return all.allSatisfy { [.struct, .enum, .protocol].contains($0.kind) }
            ? all.filter { $0.kind != .protocol && $0.generics.parameters.isEmpty && $0.info.access.isTestable } : []
    }

    /// The types that stand where a type is declared, as code that uses casts tells them apart: those first that it asks for.
    ///
    /// - Parameter members: The code.
    package func kinds(of declared: TypeFact, castIn members: [Member]) -> [TypeFact] {
        let kinds = kinds(of: declared)
        guard kinds.isEmpty, case let values = values(of: declared), !values.isEmpty else { return kinds }
        let cast = members.reduce(into: Set()) { $0.formUnion($1.castTypes) }
        let asked = values.filter { cast.contains($0.name) }
        return asked.isEmpty ? [] : asked + values.filter { !cast.contains($0.name) }
    }

    private static func isOfValues(_ unknown: (type: TypeRef, of: TypeFact)) -> Bool {
        ["Sendable", "Equatable", "Hashable"].contains(unknown.type.lastName ?? "")
    }

    /// Whether a protocol asks nothing, nor does any that it inherits, but that values can be handed around.
    package func isMarker(_ fact: TypeFact) -> Bool {
        guard fact.kind == .protocol else { return false }
        let inherited = inheritedProtocols(of: fact)
        return ([fact] + inherited.found).allSatisfy(\.members.isEmpty)
            && inherited.unknown.allSatisfy(Self.isOfValues)
    }
}

extension Member {
    /// Whether it asks for a value that can be read.
    fileprivate var isOfValues: Bool {
        guard case .property(let property) = self else { return false }
        return !property.info.isStatic && (property.accessors?.getter ?? Effects()) == Effects()
    }
}
