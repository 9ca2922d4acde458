import Facts

/// The keys of dictionaries that a test writes out, of which no two may be the same.
extension Machine {
    /// Decides the keys that are open, each unlike the others.
    ///
    /// - Returns: Whether that is possible.
    func settleKeys() -> Bool {
        let dictionaries = decisions.compactMap { place, shape -> (place: SymbolicValue, count: Int)? in
            guard case .list(let count) = shape, count > 1, type(of: place).flatMap(subject.types.entryType) != nil
            else { return nil }
            return (place, count)
        }
        return dictionaries.sorted { $0.place.description < $1.place.description }.allSatisfy { place, count in
            let keys = (0..<count).map { canonical(place.appending(.element($0)).appending(.field("key"))) }
            return Set(keys).count == count && areApart(keys)
        }
    }

    private func areApart(_ keys: [SymbolicValue]) -> Bool {
        var known = Set(keys.compactMap { decisions[$0] })
        guard known.count == keys.count(where: { decisions[$0] != nil }) || !arePlain(keys) else { return false }
        for key in keys where decisions[key] == nil {
            guard let type = type(of: key), subject.types.family(type) == .enumeration else {
                sample(key)
                continue
            }
            let others = subject.types.enumCases(type).filter(\.payload.isEmpty).map {
                Constraint.enumCase($0.name.plain)
            }
            guard let other = others.first(where: { !known.contains($0) }) else { return false }
            known.insert(other)
            decide(key, other)
        }
        return true
    }

    /// Whether what is decided about the keys is all that they are: of a case that carries something it is not.
    private func arePlain(_ keys: [SymbolicValue]) -> Bool {
        keys.allSatisfy { key in type(of: key).map(arePlainCases) ?? true }
    }
}
