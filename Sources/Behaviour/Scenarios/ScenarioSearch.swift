import Algorithms
import Facts
import Resolving

/// Ways through a SUT's code that nothing is claimed about: arranged as far as reading goes, and as types allow
/// beyond that. What they show, a run of the code has to tell.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
///   - limit: How many ways there are at most for an entry point.
/// - Returns: The entry points with their ways, the same each time.
package func searchedScenarios(of recipe: Recipe, in index: FactIndex, limit: Int = 24) -> [EntryPoint] {
    ScenarioSearch(subject: TestedType(recipe, index: index), limit: limit).entries()
}

/// Searches arrangements for acts, driven by what runs ask for and by types.
struct ScenarioSearch {
    let subject: TestedType
    let limit: Int
    private let explorer: Explorer
    private let variations: RunVariations

    init(subject: TestedType, limit: Int) {
        self.subject = subject
        self.limit = limit
        var explorer = Explorer(subject: subject)
        explorer.budget = limit
        self.explorer = explorer
        variations = RunVariations(subject: subject)
    }

    func entries() -> [EntryPoint] {
        let starts = explorer.runs([.initializer])
        guard
            let start = starts.first(where: { $0.isSound && $0.thrown == nil })
                ?? starts.first(where: { $0.thrown == nil })
        else { return [] }
        let acts = acts()
        var found: [EntryPoint] = [EntryPoint(act: .initializer, scenarios: distinct(varied(starts, [.initializer])))]
        let preludes = acts.filter(isPrelude) + assignments.filter { !acts.contains($0) }
        for act in acts {
            var scenarios = distinct(ways([.initializer, act], after: start))
            var later = preludes.compactMap { way([.initializer, $0, act], after: start) }
            for assignment in assignments.prefix(3) {
                later += preludes.filter { $0 != assignment }.prefix(4).compactMap {
                    way([.initializer, $0, assignment, act], after: start)
                }
            }
            scenarios += distinct(
                assignments.prefix(4).map { assignment in
                    given(assignment, before: act, after: start).map {
                        scenario($0, [.initializer, assignment, act])
                    }
                }.inTurns())
            scenarios += distinct(later.flatMap { [scenario($0.run, $0.acts)] + failing($0) })
            found.append(EntryPoint(act: act, scenarios: scenarios))
        }
        return found
    }

    // MARK: - Acts

    private func acts() -> [Act] {
        var acts: [Act] = []
        for member in subject.members {
            switch member {
            case .method(let method) where subject.isEntryPoint(method): acts.append(.method(method))
            case .property(let property) where subject.property(property.name.plain) != property: continue
            case .property(let property) where subject.isObservedFromOutside(property): acts.append(.assign(property))
            default: continue
            }
        }
        for (dependency, port) in subject.ports.sorted(by: { $0.key < $1.key }) {
            for property in port.protocols.flatMap(\.members.properties) {
                guard property.type?.bare.lastName == "AnyPublisher", let sent = property.type?.publishedType else {
                    continue
                }
                acts.append(.emit(PortMember(dependency: dependency, member: property.name.plain), sent))
            }
        }
        return acts
    }

    /// Whether an act can stand before another: it may change something.
    private func isPrelude(_ act: Act) -> Bool {
        if case .read = act { false } else { true }
    }

    /// What a test can set before it acts, besides what the code observes.
    private var assignments: [Act] {
        subject.members.properties.filter { property in
            property.isStored && property.isSettable && !property.info.isStatic && property.setterAccess.isTestable
                && property.info.access.isTestable && !subject.isPort(property.name.plain)
                && property.type?.functionType == nil && subject.property(property.name.plain) == property
        }.prefix(5).map(Act.assign)
    }

    // MARK: - Ways

    /// What some acts can do: the ways that reading finds, and variations of the first of them.
    private func ways(_ acts: [Act], after start: Run) -> [Scenario] {
        let runs = explorer.runs(acts, after: start.answers)
        return varied(runs, acts)
    }

    /// The first way that some acts can go.
    private func way(_ acts: [Act], after start: Run) -> (run: Run, acts: [Act])? {
        var quick = explorer
        quick.budget = 3
        let runs = quick.runs(acts, after: start.answers)
        return (runs.first { !$0.outcomes.values.contains(true) && !$0.isBroken } ?? runs.first).map { ($0, acts) }
    }

    private func varied(_ runs: [Run], _ acts: [Act]) -> [Scenario] {
        guard let first = runs.first(where: { !$0.outcomes.values.contains(true) }) ?? runs.first else { return [] }
        let phase = acts.count - 1
        let agreeing = variations.agreeing(first, phase)
        let further = agreeing.decisions == first.decisions ? [] : [agreeing] + variations.around(agreeing, phase)
        let near = variations.around(first, phase)
        // Where doubles are asked, half of the ways are those on which they agree.
        let half = further.isEmpty ? limit : limit / 2
        return (runs.prefix(half) + near.prefix(half) + further.prefix(half) + near.dropFirst(half)).map {
            scenario($0, acts)
        }
    }

    private func scenario(_ run: Run, _ acts: [Act]) -> Scenario {
        let emitted = acts.compactMap { act -> PortMember? in
            if case .emit(let member, _) = act { member } else { nil }
        }
        var run = run
        let sources = variations.sources.filter { !emitted.contains($0.member) }
        for source in sources where run.types[source.value.root] == nil { run.types[source.value.root] = source.output }
        run = variations.goingOn(variations.known(run, acts.count - 1), acts.count - 1)
        run.thrown = nil
        let found = FoundScenario(
            acts: acts, run: run, waits: [:], claims: [], isAtRest: true, caught: [], asked: Set(run.decisions.keys))
        var scenario = found.value(subject)
        scenario.arrangement.mentioned.formUnion(
            run.types.keys.filter { root in
                switch root {
                case .parameter(_, let phase), .assigned(_, let phase): phase == run.lastPhase
                case .result, .property, .emission: true
                default: false
                }
            })
        scenario.arrangement.stubs += sources.map { source in
            Stub(source.member, .sends(run.sent(by: source)), phase: 0)
        }
        return scenario
    }

    /// An act after something was set to each of some values: all that doubles are asked is answered with yes, then as
    /// ever, then a method of a double fails.
    private func given(_ assignment: Act, before act: Act, after start: Run) -> [Run] {
        guard case .assign(let property) = assignment,
            let (run, _) = way([.initializer, assignment, act], after: start),
            let type = property.type ?? property.initialValue?.valueType
        else { return [] }
        let place = SymbolicValue(.assigned(property.name.plain, phase: 1))
        let alternatives = variations.values.alternatives(place, type).prefix(6)
        let agreeing = alternatives.map { variations.agreeing(run, 2).deciding(place, $0) }
        return agreeing + alternatives.map { run.deciding(place, $0) }
            + agreeing.flatMap { variations.failing($0, 2).prefix(2) }
    }

    /// The scenario of a way, and the same with each of some methods of doubles failing in the end.
    private func failing(_ way: (run: Run, acts: [Act])) -> [Scenario] {
        variations.failing(way.run, way.acts.count - 1).prefix(2).map { scenario($0, way.acts) }
    }

    /// The first ways of each arrangement, at most so many as the limit says.
    private func distinct(_ scenarios: [Scenario]) -> [Scenario] {
        var seen: Set<Key> = []
        return Array(
            scenarios.filter { scenario in
                seen.insert(
                    Key(
                        acts: scenario.acts, constraints: scenario.arrangement.constraints,
                        stubs: scenario.arrangement.stubs)
                ).inserted
            }.prefix(limit))
    }

    private struct Key: Hashable {
        var acts: [Act]
        var constraints: [SymbolicValue: Constraint]
        var stubs: [Stub]
    }
}
