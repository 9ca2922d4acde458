/// What a scenario does and arranges; what comes of it follows from that.
private struct Arranged: Hashable {
    var acts: [Act]
    var constraints: [SymbolicValue: Constraint]
    var stubs: [Stub]
}

extension [Scenario] {
    /// The first scenario of each arrangement, at most so many as a limit says.
    func distinct(atMost limit: Int) -> [Scenario] {
        var seen: Set<Arranged> = []
        let first = filter { scenario in
            let arrangement = scenario.arrangement
            return seen.insert(
                Arranged(acts: scenario.acts, constraints: arrangement.constraints, stubs: arrangement.stubs)
            ).inserted
        }
        return Array(first.prefix(limit))
    }
}
