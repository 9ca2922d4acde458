import Facts

/// Conditions about numbers that are computed of moments: how many whole days lie between two of them.
extension Machine {
    /// Whether a place is a moment that a test chooses.
    func isOpenMoment(_ place: SymbolicValue) -> Bool {
        guard shape(place) == nil || shape(place) == .present, let type = type(of: place), isDate(type.bare) else {
            return false
        }
        return !type.isOptional || shape(place) == .present
    }

    /// Moments worth trying for a place in a condition: those at which both sides are the same, and those a second, a
    /// minute, an hour or a day beside them.
    func moments(for place: SymbolicValue, around condition: Term) -> [Constraint] {
        let others = condition.places.map(canonical).filter { $0 != canonical(place) }
        let start = others.firstNonNil { instant(.place($0)) } ?? someMoment()
        // A step is whole in every unit up to weeks, so that rounding makes no difference.
        let step = 7 * 86_400
        let crossings = condition.comparisons.compactMap { left, right in
            crossing(left, right, of: place) { .moment(start + $0 * step) }
        }
        let edges = crossings.filter { $0.magnitude < 10_000 }.map { start + Int(($0 * Double(step)).rounded()) }
        let beside = [0, 1, -1, 60, -60, 3_600, -3_600, 86_400, -86_400]
        return edges.flatMap { edge in beside.map { .moment(edge + $0) } }
            .filter { excluded[canonical(place)]?.contains($0) != true }
    }
}
