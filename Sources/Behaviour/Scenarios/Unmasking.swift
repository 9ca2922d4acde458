import Facts

/// Arranges more, so that a test notices changes that other values would hide.
///
/// A test of `if isLocked { return false }` that leaves the rest as it comes may see `false` without that line, too. The
/// changed code tells what has to be arranged for it to come to something else.
struct Unmasking {
    let subject: TestedType
    let explorer: Explorer
    let isWritable: (Scenario) -> Bool
    /// How many changes are tried for an entry point, and how many ways the changed code may go.
    private static let most = (changes: 24, ways: 16)

    /// Some scenarios with more of what they arrange, each noticing what it noticed before and possibly more.
    ///
    /// - Parameters:
    ///   - scenarios: The scenarios of an entry point.
    ///   - changes: Changes that none of them notices.
    func unmasked(_ scenarios: [FoundScenario], _ changes: Set<CodeChange>) -> [FoundScenario] {
        var scenarios = scenarios
        for change in changes.inOrder.prefix(Self.most.changes) {
            for index in scenarios.indices where !explorer.work.isLong {
                guard let better = unmasked(scenarios[index], change) else { continue }
                scenarios[index] = better
                break
            }
        }
        return scenarios
    }

    private func unmasked(_ scenario: FoundScenario, _ change: CodeChange) -> FoundScenario? {
        guard !scenario.run.isUncertain, scenario.reaches(change) else { return nil }
        for run in explorer.runs(scenario.acts, under: scenario.run, change: change, most: Self.most.ways) {
            guard !run.isBroken, !run.isUncertain else { continue }
            var wider = scenario.run
            wider.adopt(run)
            guard wider.decisions.count > scenario.run.decisions.count else { continue }
            let own = explorer.replay(wider, scenario.acts)
            guard !own.isBroken, !own.isUncertain, own.branches == scenario.run.branches,
                scenario.claims.allSatisfy({ holds($0, scenario, own) == true })
            else { continue }
            let changed = Replays(of: wider, scenario.acts, by: explorer).replay(change)
            guard !changed.isBroken, !changed.isUncertain,
                scenario.claims.contains(where: { holds($0, scenario, changed) == false })
            else { continue }
            var better = scenario
            better.run = own
            better.caught.insert(change)
            better.asked.formUnion(own.decisions.keys)
            if isWritable(better.value(subject)) { return better }
        }
        return nil
    }

    private func holds(_ claim: FoundClaim, _ scenario: FoundScenario, _ run: Run) -> Bool? {
        let isLater = scenario.isAtRest && scenario.run.isPending
        return Machine(subject, replay: run).holds(claim, at: isLater ? run.atRest : run.atOnce)
    }
}

extension FoundScenario {
    /// Whether the code that is changed ran; of parts, their statement may be one that is not noted.
    fileprivate func reaches(_ change: CodeChange) -> Bool {
        if case .part = change { return true }
        return run.executed.contains(change.location) || run.branches.contains { $0.location == change.location }
    }
}

extension Run {
    /// Takes over what another run decides beyond its own decisions.
    fileprivate mutating func adopt(_ other: Run) {
        decisions.merge(other.decisions) { own, _ in own }
        outcomes.merge(other.outcomes) { own, _ in own }
        completions.merge(other.completions) { own, _ in own }
        types.merge(other.types) { own, _ in own }
        narrowed.merge(other.narrowed) { own, _ in own }
    }
}

extension Explorer {
    /// Ways that changed code can go under an arrangement, what that leaves open being decided.
    fileprivate func runs(_ acts: [Act], under run: Run, change: CodeChange, most: Int) -> [Run] {
        var runs: [Run] = []
        var frontier = Frontier()
        var next: [Oracle.Answer]? = []
        let beginnings = Beginnings()
        func fresh(_ answers: [Oracle.Answer]) -> Machine {
            Machine(subject, oracle: Oracle(answers), change: change, seed: run)
        }
        while let current = next, runs.count < most {
            let beginning = beginnings.beginning(of: acts.dropLast(), current, fresh: fresh)
            let machine = beginning?.next(current, change: change, joinsLast: run.isJoined) ?? fresh(current)
            let found = machine.perform(acts, after: beginning?.progress ?? Progress())
            work.steps += machine.steps
            frontier.add(from: found.answers, after: current.count)
            runs.append(found)
            next = frontier.next()
        }
        return runs
    }
}
