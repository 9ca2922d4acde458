import Facts

extension Machine {
    /// Whether a term is a set that a test puts together.
    func isSet(_ term: Term) -> Bool {
        guard case .place(let place) = term, let type = type(of: place) else { return false }
        return !type.isOptional && subject.types.isSet(type)
    }

    /// Whether each of some values is sure to be another one.
    func areDistinct(_ elements: [Term]) -> Bool {
        guard elements.count < 16 else { return false }
        let reduced = elements.map(reduce)
        return reduced.indices.allSatisfy { index in
            reduced[..<index].allSatisfy { certainlyEqual($0, reduced[index]) == false }
        }
    }

    /// Each of some values once, as a set holds them.
    func distinct(_ elements: [Term]) throws -> [Term] {
        try elements.reduce(into: []) { kept, element in
            if try !kept.contains(where: { try equal($0, element) }) { kept.append(element) }
        }
    }

    /// The set that is put in order by `Array(Set(names)).sorted()`; `nil` for anything else.
    func sortedSet(_ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope) -> Expression? {
        guard name == "sorted", arguments.isEmpty, case .call(.name("Array"), let given) = base, given.count == 1,
            given[0].label == nil, staticType(of: given[0].value, in: scope).map(subject.types.isSet) == true
        else { return nil }
        return given[0].value
    }

    /// Whether a set that a test puts together has an element; `nil` where it is nothing that can be written into it.
    func hasElement(_ set: Term, _ wanted: Term) throws -> Bool? {
        guard case .place(let place) = set, !wanted.hasUnknown, let element = try element(wanted) else { return nil }
        let only = place.appending(.element(0))
        switch shape(place) {
        case .list(0): return false
        case .list(1): return try equal(.place(only), wanted)
        case nil:
            guard !isReplay, oracle.choose(2) == 0 else {
                decide(place, .list(0))
                return false
            }
            decide(place, .list(1))
            decide(only, element)
            return true
        default: return nil
        }
    }

    /// A value as an element of a set, decided where it is open; `nil` where it cannot be written there.
    private func element(_ wanted: Term) throws -> Constraint? {
        if case .place(let place) = reduce(wanted), let type = type(of: place), !type.isOptional,
            Self.uniqueTypes.contains(subject.types.expanded(type).bare.text)
        {
            sample(place)
            return shape(place)
        }
        guard try force(wanted) else { return nil }
        switch reduce(wanted) {
        case .string(let text): return .string(text)
        case .integer(let number): return .integer(number)
        case .enumCase(_, let name, let parts) where parts.isEmpty: return .enumCase(name)
        default: return nil
        }
    }

    /// What a method of a set gives that is handed another collection; `nil` for any other, and where elements are not
    /// known.
    func setAlgebra(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard Self.algebra.contains(Self.fullName(name, arguments)), let own = try members(base),
            let other = try members(arguments[0].value), own.count < 8, other.count < 8,
            !(own + other).contains(where: \.hasUnknown)
        else { return nil }
        func has(_ elements: [Term], _ wanted: Term) throws -> Bool {
            try elements.contains { try decide(.binary($0, "==", wanted)) }
        }
        switch name {
        case "isDisjoint": return .boolean(try !other.contains { try has(own, $0) })
        case "isSubset": return .boolean(try own.allSatisfy { try has(other, $0) })
        case "isSuperset": return .boolean(try other.allSatisfy { try has(own, $0) })
        case "intersection": return .list(try own.filter { try has(other, $0) })
        case "subtracting": return .list(try own.filter { try !has(other, $0) })
        case "union": return .list(own + (try other.filter { try !has(own, $0) }))
        case "symmetricDifference":
            return .list(try own.filter { try !has(other, $0) } + (try other.filter { try !has(own, $0) }))
        default: return nil
        }
    }

    /// The elements of a list, or of a set that a test puts together: one, or none.
    func members(_ term: Term) throws -> [Term]? {
        if let elements = try list(term) { return elements }
        guard case .place(let place) = reduce(term), isSet(.place(place)) else { return nil }
        return elements(ofSet: place)
    }

    private func elements(ofSet place: SymbolicValue) -> [Term]? {
        if shape(place) == nil { decide(place, .list(isReplay || oracle.choose(2) == 0 ? 1 : 0)) }
        guard case .list(let count) = shape(place) else { return nil }
        return (0..<count).map { .place(place.appending(.element($0))) }
    }

    /// The element of a set that has but one, or none; `nil` for several, which come in any order, and for what is no set.
    func fewElements(ofSet place: SymbolicValue) -> [Term]? {
        guard isSet(.place(place)), type(of: place)?.isOptional == false,
            let elements = elements(ofSet: canonical(place)), elements.count < 2
        else { return nil }
        return elements
    }

    /// Decides how many elements a list has; those of a set differ.
    func fill(_ place: SymbolicValue, _ count: Int) {
        decide(place, .list(count))
        guard isSet(.place(place)), count > 1 else { return }
        for index in 0..<count { sample(place.appending(.element(index))) }
    }

    /// What a list gets of a value that is put into it: of a set its only element; anything else as it is.
    func asList(_ term: Term) -> Term {
        guard isSet(term) else { return term }
        if case .place(let place) = reduce(term) { return fewElements(ofSet: place).map(Term.list) ?? .unknown }
        return reduce(term)
    }

    /// Whether a set has elements of which a second may be the same as the first.
    func holdsOnlyOne(_ place: SymbolicValue) -> Bool {
        guard isSet(.place(place)), let element = type(of: place).flatMap(subject.types.elementType) else {
            return false
        }
        return ![.string, .integer].contains(subject.types.family(element))
    }

    private static let algebra: Set = [
        "isDisjoint(with:)", "isSubset(of:)", "isSuperset(of:)", "intersection(_:)", "subtracting(_:)", "union(_:)",
        "symmetricDifference(_:)",
    ]
}

extension Expression {
    /// Whether it makes a set of a collection: `Set(ids)`.
    var makesSet: Bool {
        guard case .call(let callee, let arguments) = self, arguments.count == 1, arguments[0].label == nil else {
            return false
        }
        return switch callee {
        case .name("Set"): true
        case .type(let type): type.lastName == "Set"
        default: false
        }
    }
}
