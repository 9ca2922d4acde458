import Facts

/// Looks for further scenarios of an entry point in the states that other acts lead to.
extension ScenarioFinder {
    /// Tries other acts first, as long as that shows more of the code or notices more changes of it.
    ///
    /// - Parameter steps: How many steps of the machine it may take, so that one entry point does not take those of others.
    func deepen(_ entry: inout Entry, _ preludes: [Prelude], steps: Int) {
        let begun = explorer.work.steps
        // A view is loaded once.
        if entry.act == subject.viewDidLoad.map(Act.method) { return }
        var caught = entry.caught
        let (own, spoken) = (subject.statements(of: entry.act), spoken(by: entry.act))
        var open = explorer.changes(of: own)
        var seen = Set(entry.scenarios.flatMap(\.run.branches))
        var unreached = entry.scenarios.reduce(into: subject.executables(of: entry.act)) {
            $0.subtract($1.run.executed)
        }
        let names = map.names(from: map.functions(of: entry.act))
        var ways = Set(entry.scenarios.map { $0.run.seen($0.acts, where: names) })
        var (vain, unlike, looks) = (0, 0, 0)
        for prelude in preludes where !explorer.work.isLong && explorer.work.steps - begun < steps {
            var tries: [CodeChange: Int] = [:]
            let all = prelude.acts + [entry.act]
            for run in sound(all, after: prelude, beyond: entry, within: own, steps: steps)
            where explorer.work.steps - begun < 2 * steps
                && !(prelude.isForm && run.setsNothingNew(prelude.acts))
            {
                let isNew =
                    looks < Self.mostLooks
                    && (run.branches.contains { own.contains($0.location) && !seen.contains($0) }
                        || !unreached.isDisjoint(with: run.executed))
                if isNew { looks += 1 }
                let isUnlike =
                    unlike < Self.mostUnlike && prelude.isForm
                    && run.decisions.keys.contains { $0.isField && prelude.run.decisions[$0] == nil }
                    && !ways.contains(run.seen(all, where: names))
                if isUnlike { unlike += 1 }
                if !isNew, !isUnlike {
                    guard vain < Self.mostVain else { continue }
                    open.subtract(caught)
                    let hoped = open.filter { run.passes($0) && tries[$0, default: 0] < Self.mostTries }
                    guard promises(all, run, prelude.waits, hoped) else {
                        if !hoped.isEmpty { vain += 1 }
                        // From a state like the first there was little to hope for.
                        if prelude.isFarther || prelude.changes(spoken) {
                            for change in hoped { tries[change, default: 0] += 1 }
                        }
                        continue
                    }
                }
                for scenario in scenarios(all, run, waits: prelude.waits)
                where scenario.caught.contains(where: { own.contains($0.location) && !caught.contains($0) })
                    || !scenario.run.branches.filter({ own.contains($0.location) }).isSubset(of: seen)
                    || !unreached.isDisjoint(with: scenario.run.executed)
                    || isUnlike && !ways.contains(scenario.run.seen(all, where: names))
                {
                    looks = 0
                    ways.insert(scenario.run.seen(all, where: names))
                    caught.formUnion(scenario.caught)
                    seen.formUnion(scenario.run.branches)
                    unreached.subtract(scenario.run.executed)
                    entry.scenarios.append(scenario)
                }
            }
        }
    }

    /// The positions of entry points, those first of whose code most was not reached: others may take all there is to take.
    func neediest(_ entries: [Entry]) -> [Int] {
        let unreached = entries.map { entry in
            let own = subject.executables(of: entry.act)
            let open = entry.scenarios.reduce(into: own) { $0.subtract($1.run.executed) }
            return Double(open.count) / Double(max(own.count, 1))
        }
        return entries.indices.sorted { (unreached[$1], $0) < (unreached[$0], $1) }
    }

    /// Looks for the states in which an entry point gets to code that it did not get to by itself, a few ways at each.
    ///
    /// - Parameter steps: How many steps of the machine it may take.
    func reach(_ entry: inout Entry, _ preludes: [Prelude], steps: Int) {
        if entry.act == subject.viewDidLoad.map(Act.method) { return }
        let begun = explorer.work.steps
        var quick = explorer
        quick.budget = Self.mostQuick
        let fewest = preludes.inTurns(by: \.acts).enumerated().sorted {
            ($0.element.acts.count, $0.element.waits.count, $0.offset)
                < ($1.element.acts.count, $1.element.waits.count, $1.offset)
        }
        for (_, prelude) in fewest where prelude.acts.count > 1 {
            guard hides(entry), !explorer.work.isLong, explorer.work.steps - begun < steps else { return }
            let runs = quick.runs(prelude.acts + [entry.act], after: prelude.run).filter(\.isSound)
            guard runs.contains(where: { $0.gets(beyond: entry, of: subject) }) else { continue }
            deepen(&entry, [prelude], steps: steps)
        }
    }

    /// How many ways of an entry point are looked at in a state before it is known to show more.
    private static let mostQuick = 12

    /// The ways of some acts that can be told; where the code decides by something unknown on the way to what no test has
    /// reached so far, as far as what comes of that agrees.
    private func sound(
        _ acts: [Act], after prelude: Prelude, beyond entry: Entry, within own: Set<SourceLocation>, steps: Int
    ) -> [Run] {
        // One state may not take what others need.
        var explorer = explorer
        explorer.steps = min(explorer.steps, max(steps / 6, Self.leastSteps))
        let known = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        return told(explorer.runs(acts, after: prelude.run), beyond: known, within: own) {
            explorer.runs(acts, after: prelude.run.answers, joinsLast: true)
                .filter { $0.isSound && $0.goesOn(from: prelude.run) }
        }
    }

    /// Whether a run notices any of some changes, looked at quickly.
    func promises(_ acts: [Act], _ run: Run, _ waits: [Int: FoundClaim], _ changes: Set<CodeChange>) -> Bool {
        guard !changes.isEmpty || !finder.furtherChanges.isEmpty else { return false }
        return [true, false].contains { atRest in
            finder.scenario(acts, run, waits: waits, atRest: atRest, among: changes) != nil
        }
    }

    /// How many steps of the machine are worth taking from a state.
    private static let leastSteps = 8_000

    /// How many runs after each other are looked at that take new branches, and of which nothing new is claimed.
    private static let mostLooks = 40

    /// How many forms filled in otherwise are looked at for an entry point.
    private static let mostUnlike = 32

    /// In how many runs from one state that go where others went a change is looked for in vain.
    private static let mostTries = 4

    /// How many runs that go where others went are looked at in vain for an entry point.
    private static let mostVain = 80
}

extension SymbolicValue {
    /// Whether a test puts it into a property.
    fileprivate var isField: Bool { if case .assigned = root { true } else { false } }
}
