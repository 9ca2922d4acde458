import Algorithms
import Facts

/// Arrangements that differ from a scenario's in one value: there a change shows that comes to the same in it, as a
/// number at the limit of a comparison, a list with an element more, or another case do.
extension ScenarioFinder {
    /// How many changes are looked at, in how many scenarios each, with how many arrangements, and how many ways each.
    private static let most = (changes: 16, scenarios: 4, arrangements: 16, ways: 4)

    /// Scenarios near some others that notice changes which none of these does.
    ///
    /// - Parameters:
    ///   - hidden: The changes.
    ///   - scenarios: The scenarios of an entry point.
    ///   - steps: How many steps the machine may take.
    func near(_ scenarios: [FoundScenario], noticing hidden: Set<CodeChange>, steps: Int) -> [FoundScenario] {
        var quick = Explorer(subject: subject, work: .init(limit: steps))
        quick.budget = Self.most.ways
        let parts = NoticedParts(subject: subject, explorer: quick)
        var open = Set(hidden.inOrder.prefix(Self.most.changes))
        var found: [FoundScenario] = []
        for change in open.inOrder where open.contains(change) && !quick.work.isLong {
            guard let part = change.part else { continue }
            let reaching = scenarios.lazy.compactMap { scenario -> (FoundScenario, Set<Int>)? in
                let replays = Replays(of: scenario.run, scenario.acts, by: quick, watched: [part])
                return replays.differences(of: part).map { (scenario, $0) }
            }
            let others = reaching.prefix(Self.most.scenarios).flatMap { scenario, differences in
                scenario.run.near(part, by: differences, in: subject).map { (scenario, $0) }
            }
            let first = others.prefix(Self.most.arrangements * 2).lazy.compactMap { scenario, run in
                quick.work.isLong ? nil : self.scenario(near: scenario, run, noticing: change, among: open, parts)
            }.first
            guard let first else { continue }
            open.subtract(first.caught)
            found.append(first)
        }
        return found
    }

    /// A scenario of the same acts under another arrangement that notices a change.
    private func scenario(
        near scenario: FoundScenario, _ arrangement: Run, noticing change: CodeChange, among open: Set<CodeChange>,
        _ parts: NoticedParts
    ) -> FoundScenario? {
        for run in parts.explorer.runs(scenario.acts, after: arrangement) where run.isSound {
            let replays = Replays(of: run, scenario.acts, by: parts.explorer, watched: Set([change.part].compacted()))
            guard run.differs(from: replays.seldomOther(change)) else { continue }
            for var found in scenarios(scenario.acts, run, waits: scenario.waits) {
                let new = parts.noticed(by: found, among: open)
                guard new.contains(change) else { continue }
                found.caught.formUnion(new)
                return found
            }
        }
        return nil
    }
}

extension Run {
    /// Arrangements that differ from this one's by one value that a part of the code may speak of.
    ///
    /// - Parameter differences: By how much the sides of a comparison differ, in numbers or seconds.
    fileprivate func near(_ part: Expression, by differences: Set<Int>, in subject: TestedType) -> [Run] {
        let names = part.names
        let (others, named) = decisions.sorted { $0.key.description < $1.key.description }
            .partitioned { names.contains($0.key.wording) }
        let machine = Machine(subject, replay: self)
        let steps = differences.subtracting([0]).sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
        let alternatives = [(named, true), (others, false)].flatMap { decisions, isNamed in
            decisions.flatMap { place, shape in
                shape.others(of: place, by: steps, isNamed: isNamed, in: machine).map { (place, $0) }
            }
        }
        return alternatives.map { place, shape in
            var run = self
            // What lies within a value that is another case is another one as well.
            if case .enumCase = shape { run.decisions = run.decisions.filter { !place.contains($0.key) } }
            run.decisions[place] = shape
            run.isChosen = true
            return run
        }
    }
}

extension Constraint {
    /// What else may be decided about a place.
    ///
    /// - Parameters:
    ///   - steps: By how much the sides of a comparison differ.
    ///   - isNamed: Whether the code in question speaks of the place.
    fileprivate func others(
        of place: SymbolicValue, by steps: [Int], isNamed: Bool, in machine: Machine
    ) -> [Constraint] {
        let moved = steps.prefix(3).flatMap { [$0, -$0] }
        switch self {
        case .integer(let number):
            return moved.map { .integer(number + $0) }
                .filter { if case .integer(let other) = $0 { number < 0 || other >= 0 } else { false } }
        case .float(let number): return moved.map { .float(number + Double($0)) }
        case .moment(let seconds):
            return moved.map { .moment(seconds + $0) } + (isNamed ? [.moment(seconds + 40 * 86_400)] : [])
        case .list(let count):
            let counts = (moved.map { count + $0 } + (isNamed || count > 0 ? [count + 1] : [])).uniqued()
            return counts.filter { (0...12).contains($0) && $0 != count }.map(Constraint.list)
        case .boolean(let value): return isNamed ? [.boolean(!value)] : []
        case .enumCase(let name):
            guard isNamed, let type = machine.type(of: place) else { return [] }
            let cases = machine.subject.types.enumCases(type).filter { $0.name.plain != name && $0.payload.isEmpty }
            return cases.prefix(4).map { .enumCase($0.name.plain) }
        default: return []
        }
    }
}

extension Expression {
    /// The names that it speaks of, in closures as well.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        walk(at: SourceLocation(file: "", line: 0, column: 0)) { expression, _ in
            switch expression {
            case .name(let name), .member(_, let name): names.insert(name.plain)
            default: break
            }
        }
        return names
    }
}
