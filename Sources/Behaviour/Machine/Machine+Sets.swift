import Facts

extension Machine {
    /// Whether a term is a set that a test puts together.
    func isSet(_ term: Term) -> Bool {
        guard case .place(let place) = term, let type = type(of: place) else { return false }
        return !type.isOptional && subject.types.isSet(type)
    }

    /// Whether a set that a test puts together has an element; `nil` where it is nothing that can be written into it.
    func hasElement(_ set: Term, _ wanted: Term) throws -> Bool? {
        guard case .place(let place) = set, !wanted.hasUnknown, try force(wanted) else { return nil }
        let element: Constraint
        switch reduce(wanted) {
        case .string(let text): element = .string(text)
        case .integer(let number): element = .integer(number)
        case .enumCase(_, let name, let parts) where parts.isEmpty: element = .enumCase(name)
        default: return nil
        }
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
}
