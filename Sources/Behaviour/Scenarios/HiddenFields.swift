import Facts

extension Machine {
    /// Whether a value speaks of a field that a test cannot see, such as a private one of what a double hands out.
    func speaksOfHidden(_ term: Term) -> Bool {
        switch term {
        case .place(let place): isHidden(place)
        case .member(.place(let place), let name): isHidden(place) || isHidden(name, of: place)
        default: term.children.contains(where: speaksOfHidden)
        }
    }

    private func isHidden(_ place: SymbolicValue) -> Bool {
        place.path.indices.contains { index in
            guard case .field(let name) = place.path[index] else { return false }
            return isHidden(name, of: SymbolicValue(place.root, Array(place.path[..<index])))
        }
    }

    private func isHidden(_ field: String, of place: SymbolicValue) -> Bool {
        let fact = type(of: place).flatMap { subject.types.fieldFact(field, of: $0.bare) }
        guard let fact else { return false }
        return !fact.property.info.access.isTestable
    }
}
