import Facts

/// Values that the code makes in one way of different ones, as the keys of a cache: they are the same where those are.
extension Machine {
    /// Whether two texts are the same that are made in one way of different values, which are still open; `nil` for
    /// anything else.
    func equalAlike(_ left: Term, _ right: Term) throws -> Bool? {
        guard !isReplay, case .interpolation = left, let pairs = left.pairs(with: right), let first = pairs.first
        else { return nil }
        if oracle.choose(2) == 0 {
            for (one, other) in pairs where canonical(one) != canonical(other) { try unify(one, other) }
            return reduce(left) == reduce(right) ? true : nil
        }
        if !separate(first.0, first.1) { giveUp() }
        return false
    }

    /// Whether two texts are the same that are made in one way of different values, which were decided already: the later
    /// ones may have been decided like the earlier ones, as far as what was asked of them comes out the same; `nil` for
    /// anything else.
    func decidedAlike(_ term: Term) -> Bool? {
        guard !isReplay, phase >= fixedPhases, case .binary(let left, "==", let right) = term,
            case .interpolation = left, let pairs = left.pairs(with: right), !pairs.isEmpty, holds(term) == false
        else { return nil }
        let ordered = pairs.map { $0.root.phase <= $1.root.phase ? ($0, $1) : ($1, $0) }
        let before = decisions
        for (earlier, later) in ordered {
            guard isLiteral(earlier), isLiteral(later) else {
                decisions = before
                return nil
            }
            decisions[canonical(later)] = decisions[canonical(earlier)]
        }
        let same = decisions
        let isPossible =
            holds(term) == true
            && ordered.allSatisfy { _, later in
                (kept[canonical(later)] ?? []).allSatisfy { holds($0.term) == $0.value }
            }
        decisions = before
        guard isPossible, oracle.choose(2) == 1 else { return isPossible ? false : nil }
        decisions = same
        return true
    }

    private func isLiteral(_ place: SymbolicValue) -> Bool {
        switch decisions[canonical(place)] {
        case .string, .integer, .float: true
        default: false
        }
    }
}

extension Term {
    /// The values in which it differs from a term that is made in the same way; `nil` for any other term.
    fileprivate func pairs(with other: Term) -> [(SymbolicValue, SymbolicValue)]? {
        if case .place(let one) = self, case .place(let two) = other { return one == two ? [] : [(one, two)] }
        guard map({ _ in .void }) == other.map({ _ in .void }) else { return nil }
        var pairs: [(SymbolicValue, SymbolicValue)] = []
        for (one, two) in zip(children, other.children) {
            guard let more = one.pairs(with: two) else { return nil }
            pairs += more
        }
        return pairs
    }
}
