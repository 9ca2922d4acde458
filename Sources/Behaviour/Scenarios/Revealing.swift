import Facts

/// Acts whose effects only a later act shows: a selection that is confirmed, a filter for what is loaded next.
extension ScenarioFinder {
    /// Looks for scenarios of other entry points that notice what nobody saw of an act so far.
    ///
    /// - Parameters:
    ///   - preludes: Ways that end in such acts.
    ///   - steps: How many steps of the machine one act may take.
    func reveal(_ found: inout [Entry], by preludes: [Prelude], steps: Int) {
        var caught = found.reduce(into: Set<CodeChange>()) { $0.formUnion($1.caught) }
        for index in found.indices {
            let act = found[index].act
            guard case .method = act, act != subject.viewDidLoad.map(Act.method) else { continue }
            let own = explorer.changes(of: subject.statements(of: act))
            let open = own.subtracting(caught)
            caught.formUnion(reveal(open, of: act, in: &found, by: preludes, steps: steps))
            let all = subject.executables(of: act).map(CodeChange.skip)
            found[index].isShownLater =
                found[index].scenarios.isEmpty && !all.isEmpty && caught.isSuperset(of: all)
        }
    }

    /// Looks for scenarios that notice some changes of an act's code.
    ///
    /// - Returns: What they notice.
    private func reveal(
        _ changes: Set<CodeChange>, of act: Act, in found: inout [Entry], by preludes: [Prelude], steps: Int
    ) -> Set<CodeChange> {
        var (open, caught) = (changes, Set<CodeChange>())
        guard !open.isEmpty else { return caught }
        let begun = explorer.work.steps
        for prelude in preludes.filter({ $0.acts.last == act }) + ways(to: act, from: preludes)
        where !open.isDisjoint(with: prelude.run.changes) {
            let lasting = lasting(open, of: prelude)
            for index in found.indices where !lasting.isEmpty {
                guard !open.isEmpty, !explorer.work.isLong, explorer.work.steps - begun < steps else { return caught }
                let scenarios = scenarios(of: found[index].act, after: prelude, noticing: lasting)
                for scenario in scenarios where !scenario.caught.isDisjoint(with: open) {
                    found[index].scenarios.append(scenario)
                    caught.formUnion(scenario.caught)
                    open.subtract(scenario.caught)
                }
            }
        }
        return caught
    }

    /// Those of some changes that leave the SUT otherwise than it is: of others no later act shows anything.
    private func lasting(_ changes: Set<CodeChange>, of prelude: Prelude) -> Set<CodeChange> {
        let replays = Replays(of: prelude.run, prelude.acts, by: explorer)
        return Set(
            prelude.run.changes.filter { change in
                guard changes.contains(change), !explorer.work.isLong else { return false }
                let other = replays.seldomOther(change)
                return other.isBroken || other.isUncertain || other.settled.leaves(prelude.run.settled)
                    || other.settled.events.count != prelude.run.settled.events.count
            })
    }

    /// Ways that end in an act after others: what it takes back need not lead to a state of its own.
    private func ways(to act: Act, from preludes: [Prelude]) -> [Prelude] {
        var quick = explorer
        quick.budget = 6
        return preludes.filter { $0.acts.last != act && !$0.isFarther }.prefix(8).flatMap { prelude in
            quick.runs(prelude.acts + [act], after: prelude.run).filter(\.isSound)
                .compactMap { self.prelude(prelude.acts + [act], $0, after: prelude) }
        }
    }

    /// The scenarios of an act in a state that notice some changes of the code that led there.
    private func scenarios(of act: Act, after prelude: Prelude, noticing open: Set<CodeChange>) -> [FoundScenario] {
        guard act != subject.viewDidLoad.map(Act.method), prelude.changes(spoken(by: act)) else { return [] }
        var quick = explorer
        quick.budget = 8
        var seeing = self
        seeing.finder.furtherChanges = prelude.run.changes.filter(open.contains)
        let acts = prelude.acts + [act]
        return quick.runs(acts, after: prelude.run).filter(\.isSound).flatMap { run in
            seeing.promises(acts, run, prelude.waits, []) ? seeing.scenarios(acts, run, waits: prelude.waits) : []
        }
    }
}
