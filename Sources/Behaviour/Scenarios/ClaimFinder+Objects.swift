import Facts
import Resolving

/// Claims about objects that the SUT is given or keeps.
extension ClaimFinder {
    /// Whether what lies at an end of a list is an object of the sources.
    func isObject(_ type: TypeRef?, at end: String) -> Bool {
        ["first", "last"].contains(end)
            && type.map { $0.optionalWrapped ?? $0 }.flatMap(subject.types.declaration)?.kind == .class
    }

    /// What the act put into the objects that it was given.
    func changedObjects(_ run: Run) -> [FoundClaim] {
        let changed = objects.filter { run.start.objects[$0.key] != $0.value }
        return changed.sorted { "\($0.key)" < "\($1.key)" }.flatMap { field, term -> [FoundClaim] in
            guard let name = given(field.root, run), field.path.count == 1,
                case .field(let property)? = field.path.last, let type = run.types[field.root],
                let fact = subject.types.fieldFact(property, of: type.optionalWrapped ?? type),
                fact.property.info.access.isTestable
            else { return [] }
            let claim = FoundClaim(subject: .object(name), path: [.field(property)], value: term)
            return expand(claim, type: subject.types.fieldType(property, of: type.optionalWrapped ?? type))
        }
    }

    /// The parameter for which a test gave an object that it can look at itself: of the act, or of the initialiser where the
    /// SUT does not show what it was made with.
    private func given(_ root: SymbolicValue.Root, _ run: Run) -> String? {
        guard case .parameter(let name, let phase) = root else { return nil }
        if phase == run.lastPhase { return name }
        let isShown = subject.stateProperties.contains { property in
            property.info.access.isTestable && run.settled.state[property.name.plain] == .place(root.place)
        }
        guard phase == 0, !isShown, subject.isolation != .actor, run.handed(for: name) == root else { return nil }
        return name
    }

    /// What the code put into an object, by the field.
    private func written(_ object: SymbolicValue) -> [(name: String, value: Term)] {
        guard let object = end?.canonical(object) else { return [] }
        return objects.compactMap { field, value -> (String, Term)? in
            guard field.root == object.root, field.path.dropLast() == object.path[...],
                case .field(let name)? = field.path.last
            else { return nil }
            return (name, value)
        }.sorted { $0.0 < $1.0 }
    }

    /// What the code put into the objects of a list.
    func changed(in claim: FoundClaim, _ type: TypeRef) -> [FoundClaim] {
        guard !objects.isEmpty, case .list(let elements)? = end?.reduce(claim.value) else { return [] }
        return elements.enumerated().flatMap { index, element -> [FoundClaim] in
            guard case .place(let place) = element, !written(place).isEmpty else { return [] }
            let found = FoundClaim(subject: claim.subject, path: claim.path + [.element(index)], value: element)
            return changed(found, subject.types.elementType(type))
        }
    }

    /// What the code put into an object.
    func changed(_ claim: FoundClaim, _ type: TypeRef?) -> [FoundClaim] {
        guard case .place(let place)? = end?.reduce(claim.value), let type = type.map({ $0.optionalWrapped ?? $0 })
        else {
            return []
        }
        // What the act is given a test looks at itself.
        if case .parameter(_, lastPhase) = place.root, place.path.isEmpty { return [] }
        return written(place).flatMap { field -> [FoundClaim] in
            guard let fact = subject.types.fieldFact(field.name, of: type), fact.property.info.access.isTestable else {
                return []
            }
            let found = FoundClaim(
                subject: claim.subject, path: claim.path + [.field(field.name)], value: field.value)
            return expand(found, type: subject.types.fieldType(field.name, of: type))
        }
    }
}

extension Run {
    /// The object that a test gives for a parameter: of the last act, or else of the initialiser.
    func handed(for name: String) -> SymbolicValue.Root {
        let act = SymbolicValue.Root.parameter(name, phase: lastPhase)
        return types[act] == nil ? .parameter(name, phase: 0) : act
    }
}
