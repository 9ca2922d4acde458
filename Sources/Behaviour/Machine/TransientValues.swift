import Facts

/// Values that the SUT holds after the last act, or only while a dependency is under way: that the code put them there, or
/// back afterwards, shows only where they were not the same all along.
extension Machine {
    /// Decides about what properties were set to by the act, or held while a dependency was under way, unlike what they held
    /// before the act.
    func settleChanged(since start: Snapshot) {
        for (_, snapshot) in suspensions.sorted(by: { $0.key < $1.key }) {
            settle(snapshot.state, since: start) { _ in true }
        }
        settle(state, since: start, where: isAssigned)
    }

    /// Decides the numbers of which the SUT comes to hold a sum after a while: a test can wait for one that it knows.
    func settleSums(since start: Snapshot) {
        for (_, term, _) in changed(state, since: start) {
            guard case .binary(_, let word, _) = term, Self.sums.contains(word) else { continue }
            for place in term.places where decisions[canonical(place)] == nil {
                guard let type = type(of: place), !type.isOptional,
                    [.integer, .float].contains(subject.types.family(type))
                else { continue }
                sample(place)
            }
        }
    }

    private static let sums: Set = ["+", "-", "*"]

    /// The properties that hold something else than before, in the order of their names.
    private func changed(_ state: [String: Term], since start: Snapshot) -> [(name: String, now: Term, before: Term?)] {
        let changed = state.compactMap { name, term -> (name: String, now: Term, before: Term?)? in
            let before = start.state[name]
            return before == term ? nil : (name, term, before)
        }
        return changed.sorted { $0.name < $1.name }
    }

    private func settle(_ state: [String: Term], since start: Snapshot, where isMeant: (Term) -> Bool) {
        for (_, term, before) in changed(state, since: start) {
            guard let before else { continue }
            for (value, old) in transients(term, since: before) where isMeant(value) { complete(value, unlike: old) }
        }
    }

    /// Whether it is what the act sets a property to; what it passes to a method a test may try with all there is.
    private func isAssigned(_ value: Term) -> Bool {
        if case .place(let place) = value, case .assigned(_, phase) = place.root { true } else { false }
    }

    /// The open values of which a term consists now, with what stood in their places before.
    private func transients(_ new: Term, since old: Term) -> [(Term, Term)] {
        switch (new, old) {
        case (.place(let place), _):
            guard decisions[canonical(place)] == nil, let type = type(of: place), !type.isOptional,
                [.boolean, .enumeration].contains(subject.types.family(type))
            else { return [] }
            return [(new, old)]
        case (.updated(let base, let field, let value), _):
            let inner = member(old, field).map { transients(value, since: $0) } ?? []
            return transients(base, since: old) + inner
        case (.construct(let type, let parts), .construct(let other, _)) where type == other:
            return parts.flatMap { part -> [(Term, Term)] in
                let before = part.label.flatMap { member(old, $0) }
                return before.map { transients(part.value, since: $0) } ?? []
            }
        default: return []
        }
    }
}
