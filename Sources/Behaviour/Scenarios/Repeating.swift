import Algorithms
import Facts

/// Looks for the states that an entry point leaves itself, to do it again in them.
extension ScenarioFinder {
    /// The states that an entry point leaves itself, where some condition of its code came out in one way only: what is
    /// under way may keep it from being done again.
    func left(by entry: Entry) -> [Prelude] {
        let seen = Set(entry.scenarios.flatMap(\.run.branches))
        guard seen.isOpen(within: subject.statements(of: entry.act)) else { return [] }
        // Where most is done, most may be under way.
        let single = entry.scenarios.filter { !$0.acts.dropLast().contains(entry.act) }
            .sorted { $0.run.doings > $1.run.doings }
        var quick = explorer
        quick.budget = Self.mostWaysAgain
        let found = single.flatMap { states(after: $0, [$0.run]) }
        let further = single.uniqued(on: \.acts).prefix(Self.mostAgain).flatMap { scenario in
            states(after: scenario, quick.runs(scenario.acts, after: scenario.run.beforeLast))
        }
        return Array(distinct(found + further).prefix(Self.mostLeft))
    }

    /// The states that ways through the acts of a scenario leave.
    func states(after scenario: FoundScenario, _ runs: [Run]) -> [Prelude] {
        var base = Prelude(acts: scenario.acts, run: scenario.run, waits: scenario.waits)
        base.waits[scenario.run.lastPhase] = nil
        return runs.filter(\.isSound).compactMap { prelude(scenario.acts, $0, after: base) }
    }

    /// The states that acts lead to which count something of which the code of an entry point speaks, done as often as its
    /// code names numbers: after three attempts there is no fourth.
    func counted(for entry: Entry, by preludes: [Prelude], after base: Prelude) -> [Prelude] {
        let spoken = spoken(by: entry.act)
        let limits = CodeLiterals(of: subject).numbers.filter { (2...Self.mostCounted).contains($0) }
        guard let limit = limits.max() else { return [] }
        let own = entry.scenarios.flatMap { states(after: $0, [$0.run]) }
        let counting = (preludes + own).filter {
            $0.acts.count == base.acts.count + 1 && !$0.run.counted(spoken).isEmpty
        }
        var quick = explorer
        quick.budget = Self.mostWaysAgain
        return counting.uniqued(on: \.acts).prefix(Self.mostAgain).flatMap { first -> [Prelude] in
            guard let act = first.acts.last else { return [] }
            let counted = first.run.counted(spoken)
            var found = [first]
            while found.count < limit, let last = found.last {
                let acts = last.acts + [act]
                let next = quick.runs(acts, after: last.run).lazy.filter { $0.isSound && $0.counted(spoken) == counted }
                    .compactMap { prelude(acts, $0, after: last) }.first
                guard let next else { break }
                found.append(next)
            }
            return Array(found.dropFirst())
        }
    }

    /// Up to which number acts are counted.
    private static let mostCounted = 5

    /// How many states are tried that an entry point leaves itself.
    private static let mostLeft = 6

    /// How many scenarios of it are gone through in other ways, and in how many.
    private static let (mostAgain, mostWaysAgain) = (3, 24)
}

extension Run {
    /// The run with nothing decided of the last act.
    fileprivate var beforeLast: Run {
        var run = self
        run.answers = []
        run.decisions = decisions.filter { $0.key.root.phase < lastPhase }
        run.outcomes = outcomes.filter { $0.key.phase < lastPhase }
        run.recoveries = recoveries.filter { $0.key.phase < lastPhase }
        run.completions = completions.filter { $0.key.phase < lastPhase }
        return run
    }

    /// The properties among some in which the last act leaves another number, and whether it is greater.
    fileprivate func counted(_ properties: Set<String>) -> [String: Bool] {
        properties.reduce(into: [:]) { counted, name in
            guard case .integer(let before)? = start.state[name], case .integer(let after)? = settled.state[name],
                before != after
            else { return }
            counted[name] = after > before
        }
    }

    /// How much the last act does.
    var doings: Int { settled.events.count { $0.phase == lastPhase } }
}

extension Set<Branch> {
    /// Whether some condition at one of some places, or a part of it, came out in one way only.
    func isOpen(within places: Set<SourceLocation>) -> Bool {
        let inside = Dictionary(grouping: filter { places.contains($0.location) }) { $0.location }
        return inside.values.contains { branches in
            if branches.allSatisfy({ $0.outcome == branches[0].outcome }) { return true }
            let parts = (0..<(branches.map(\.parts.count).max() ?? 0)).map { index in
                branches.compactMap { $0.parts.dropFirst(index).first }
            }
            return parts.contains { found in found.allSatisfy { $0 == found[0] } }
        }
    }
}
