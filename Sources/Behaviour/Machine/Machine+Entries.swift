import Facts

extension Machine {
    /// What a dictionary that a test gives holds under a key: the value, or nothing; `nil` where it is anything else that
    /// is asked. A key that is open gets a value of its own.
    ///
    /// Each key is looked at there and not there: `answer.fields["number"]`.
    func entry(of term: Term, under key: Term) -> Term? {
        guard case .place(let given) = term else { return nil }
        let place = canonical(given)
        guard let type = type(of: place), !type.isOptional || shape(place) != nil, shape(place) != .null,
            let types = subject.types.dictionaryTypes(type.optionalWrapped ?? type)
        else { return nil }
        var count = 0
        if case .list(let known) = shape(place) { count = known }
        if case .place(let model) = reduce(key), isModel(model, types.key) {
            return entry(of: place, count, under: canonical(model))
        }
        guard let wanted = wanted(key, as: types.key) else { return nil }
        let keys = (0..<count).map { decisions[canonical(keyPlace(place, $0))] }
        if let index = keys.firstIndex(of: wanted) {
            return .place(entryPlace(place, index).appending(.field("value")))
        }
        // A key that is open may be this one.
        guard keys.allSatisfy({ $0 != nil && $0 != .present }) else { return nil }
        if isReplay || isAbsent(wanted, in: place) { return .null }
        guard count < 3, oracle.choose(2) == 0 else {
            absent[place, default: []].insert(wanted)
            if count == 0 { decide(place, .list(0)) }
            return .null
        }
        decide(place, .list(count + 1))
        decide(keyPlace(place, count), wanted)
        return .place(entryPlace(place, count).appending(.field("value")))
    }

    /// Whether a key is a struct of the project.
    private func isModel(_ key: SymbolicValue, _ type: TypeRef) -> Bool {
        guard let fact = subject.types.declaration(type), fact.kind == .struct, self.type(of: key)?.isOptional == false
        else { return false }
        return !subject.types.allMembers(of: fact).methods.contains { $0.name == "==" || $0.name.plain == "hash" }
    }

    /// The value under a key that is a struct: that of the same one, of one that is given now, or none.
    private func entry(of place: SymbolicValue, _ count: Int, under key: SymbolicValue) -> Term? {
        let keys = (0..<count).map { canonical(keyPlace(place, $0)) }
        if let index = keys.firstIndex(of: key) {
            return .place(entryPlace(place, index).appending(.field("value")))
        }
        if isReplay { return keys.allSatisfy({ areDifferent($0, key) }) ? .null : nil }
        guard keys.isEmpty, oracle.choose(2) == 0 else {
            if count == 0 { decide(place, .list(0)) }
            for other in keys { tellApart(other, key) }
            return keys.allSatisfy { areDifferent($0, key) } ? .null : nil
        }
        decide(place, .list(1))
        decide(keyPlace(place, 0), .same(key))
        hasAliases = true
        return .place(entryPlace(place, 0).appending(.field("value")))
    }

    /// Whether two structs are surely not the same: some field of theirs is not.
    private func areDifferent(_ one: SymbolicValue, _ other: SymbolicValue) -> Bool {
        guard let type = type(of: one), let fact = subject.types.declaration(type) else { return false }
        return subject.types.allMembers(of: fact).properties.contains { property in
            guard property.isStored, !property.info.isStatic else { return false }
            let step = SymbolicValue.Step.field(property.name.plain)
            let (first, second) = (shape(one.appending(step)), shape(other.appending(step)))
            return first != nil && second != nil && first != .present && second != .present && first != second
        }
    }

    /// The entries of a dictionary that a test gives, one or none where nothing was asked yet; `nil` for anything else.
    func dictionary(_ place: SymbolicValue) -> Term? {
        let place = canonical(place)
        guard let type = type(of: place), !type.isOptional || shape(place) == .present,
            subject.types.dictionaryTypes(type.optionalWrapped ?? type) != nil
        else { return nil }
        if !isListed(place) {
            let count = isReplay ? 0 : 1 - oracle.choose(2)
            decide(place, .list(count))
            if count == 1 { sample(keyPlace(place, 0)) }
        }
        return reduce(.place(place))
    }

    private func isListed(_ place: SymbolicValue) -> Bool { if case .list? = shape(place) { true } else { false } }

    private func wanted(_ key: Term, as type: TypeRef) -> Constraint? {
        guard case .place(let place) = reduce(key) else { return fixed(reduce(key), as: type) }
        guard self.type(of: place)?.isOptional == false else { return nil }
        if subject.types.family(type) == .enumeration, arePlainCases(type) {
            _ = enumeration(place)
            if case .enumCase? = shape(place) { return shape(place) }
            return nil
        }
        guard !isReplay, shape(place) == nil, [.string, .integer].contains(subject.types.family(type)) else {
            return nil
        }
        sample(place)
        return fixed(reduce(.place(place)), as: type)
    }

    /// Whether no case of a type carries anything.
    func arePlainCases(_ type: TypeRef) -> Bool {
        subject.types.enumCases(type).allSatisfy(\.payload.isEmpty)
    }

    private func isAbsent(_ key: Constraint, in place: SymbolicValue) -> Bool { absent[place]?.contains(key) == true }

    private func entryPlace(_ place: SymbolicValue, _ index: Int) -> SymbolicValue { place.appending(.element(index)) }

    private func keyPlace(_ place: SymbolicValue, _ index: Int) -> SymbolicValue {
        entryPlace(place, index).appending(.field("key"))
    }
}
