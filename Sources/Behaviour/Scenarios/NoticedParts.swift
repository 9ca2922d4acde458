import Facts

/// Which scenarios notice changes of parts of statements: a comparison turned round, a `sorted()` left out, another text.
struct NoticedParts {
    let subject: TestedType
    let explorer: Explorer
    /// In how many scenarios a change is tried in vain.
    private static let mostTries = 6
    /// How many parts of an entry point's code are looked at.
    private static let mostParts = 240

    /// The scenarios that are needed besides those chosen, so that every change of a part is noticed that any notices.
    ///
    /// - Parameters:
    ///   - act: The entry point.
    ///   - chosen: The scenarios that are written anyway.
    ///   - others: Further ones.
    ///   - elsewhere: Changes that tests of other entry points notice already.
    /// - Returns: Those, the changes that are noticed, and those that none notices though they are reached.
    func needed(
        _ act: Act, besides chosen: [FoundScenario], among others: [FoundScenario],
        noticed elsewhere: Set<CodeChange>
    ) -> (scenarios: [FoundScenario], noticed: Set<CodeChange>, hidden: Set<CodeChange>) {
        let all = changes(of: act)
        var open = all.subtracting(elsewhere)
        var tries: [CodeChange: Int] = [:]
        for scenario in chosen where !open.isEmpty && !explorer.work.isLong {
            open.subtract(noticed(by: scenario, among: open, &tries))
        }
        let further = others.filter { scenario in
            let wanted = open.filter { tries[$0, default: 0] < Self.mostTries }
            guard !wanted.isEmpty, !explorer.work.isLong else { return false }
            let new = noticed(by: scenario, among: wanted, &tries)
            open.subtract(new)
            return !new.isEmpty
        }
        return (further, all.subtracting(open), open.filter { tries[$0] != nil && $0.isOfCondition })
    }

    private func changes(of act: Act) -> Set<CodeChange> {
        var changes: [CodeChange] = []
        subject.forEachPart(of: act) { expression, location in
            changes += PartChange.changes(of: expression).map { .part(location, $0) }
        }
        subject.forEachCondition(of: act) { condition, location in
            changes += PartChange.changes(ofFlag: condition).map { .part(location, $0) }
        }
        return Set(changes.prefix(Self.mostParts))
    }

    /// The changes among some that a scenario notices.
    func noticed(by scenario: FoundScenario, among open: Set<CodeChange>) -> Set<CodeChange> {
        var tries: [CodeChange: Int] = [:]
        return noticed(by: scenario, among: open, &tries)
    }

    private func noticed(
        by scenario: FoundScenario, among open: Set<CodeChange>, _ tries: inout [CodeChange: Int]
    ) -> Set<CodeChange> {
        let watched = Set(open.compactMap(\.part))
        let replays = Replays(of: scenario.run, scenario.acts, by: explorer, watched: watched)
        let reached = replays.reached()
        let waited = scenario.isAtRest && scenario.run.isPending
        return open.filter { change in
            guard let part = change.part, reached.contains(part) else { return false }
            tries[change, default: 0] += 1
            guard case .ends(let ways) = replays.outcome(of: change) else {
                return false
            }
            let ends = ways.map { (Machine(subject, replay: $0), waited ? $0.atRest : $0.atOnce) }
            return scenario.claims.contains { claim in ends.allSatisfy { $0.holds(claim, at: $1) == false } }
        }
    }
}

extension CodeChange {
    /// Whether the code turns another way, or elements stand in another order.
    fileprivate var isOfCondition: Bool {
        guard case .part(_, let part) = self else { return false }
        return part.kind != .literal
    }

    /// The expression that is changed.
    var part: Expression? {
        if case .part(_, let part) = self { part.expression } else { nil }
    }
}
