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
    let variations: RunVariations
    private let explorer: Explorer

    /// - Parameter texts: Texts that came out of the code when it ran.
    init(subject: TestedType, limit: Int, texts: [String] = []) {
        self.subject = subject
        self.limit = limit
        var explorer = Explorer(subject: subject)
        explorer.budget = limit
        self.explorer = explorer
        variations = RunVariations(subject: subject, texts: texts)
    }

    func entries() -> [EntryPoint] {
        let starts = explorer.runs([.initializer])
        guard
            let start = starts.first(where: { $0.isSound && $0.thrown == nil })
                ?? starts.first(where: { $0.thrown == nil })
        else { return [] }
        let acts = acts()
        var found: [EntryPoint] = [EntryPoint(act: .initializer, scenarios: distinct(varied(starts, [.initializer])))]
        let preludes = acts + assignments.filter { !acts.contains($0) }
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
                        scenario(Way(acts: [.initializer, assignment, act], run: $0))
                    }
                }.inTurns())
            let filled = filled(before: act, after: start)
            scenarios += distinct(filled.map { scenario($0) })
            scenarios += distinct(watched(filled.first ?? way([.initializer, act], after: start)))
            scenarios += distinct(later.flatMap { [scenario($0)] + failing($0) })
            found.append(EntryPoint(act: act, scenarios: scenarios))
        }
        return found
    }

    // MARK: - Acts

    /// What a test can do to the SUT, besides making it.
    func acts() -> [Act] {
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
        return acts + subject.callBacks
    }

    /// What a test can set before it acts, besides what the code observes.
    var assignments: [Act] {
        subject.members.properties.filter(subject.isField).prefix(5).map(Act.assign)
    }

    // MARK: - Ways

    /// What some acts can do: the ways that reading finds, and variations of the first of them.
    private func ways(_ acts: [Act], after start: Run) -> [Scenario] {
        let runs = explorer.runs(acts, after: start.answers)
        return varied(runs, acts)
    }

    /// The first way that some acts can go.
    private func way(_ acts: [Act], after start: Run) -> Way? { first(acts, after: start.answers) }

    /// The first way that some acts can go, those before the last as the answers say.
    func first(_ acts: [Act], after answers: [Oracle.Answer] = []) -> Way? {
        var quick = explorer
        quick.budget = 3
        let runs = quick.runs(acts, after: answers)
        return (runs.first { !$0.outcomes.values.contains(true) && !$0.isBroken } ?? runs.first).map {
            Way(acts: acts, run: $0)
        }
    }

    /// The acts under an arrangement, every value that they come to decided.
    func replay(_ run: Run, _ acts: [Act]) -> Run { explorer.replay(run, acts) }

    /// What is set from outside, to each of some values.
    func given(_ assignment: Act) -> [Way] {
        guard case .assign(let property) = assignment, let way = first([.initializer, assignment]),
            let type = property.type ?? property.initialValue?.valueType
        else { return [] }
        let place = SymbolicValue(.assigned(property.name.plain, phase: 1))
        let likely = variations.values.plausible.decisions(place, type, named: property.name.plain)
        let others = [likely, [:]] + variations.values.alternatives(place, type).prefix(8)
        return others.map { $0.isEmpty ? way : Way(acts: way.acts, run: way.run.deciding(place, $0)) }
    }

    private func varied(_ runs: [Run], _ acts: [Act]) -> [Scenario] {
        guard let first = runs.first(where: { !$0.outcomes.values.contains(true) }) ?? runs.first else { return [] }
        let phase = acts.count - 1
        let variations = variations.within(acts)
        let agreeing = variations.agreeing(first, phase)
        let further = agreeing.decisions == first.decisions ? [] : [agreeing] + variations.around(agreeing, phase)
        let near = variations.around(first, phase)
        // Where doubles are asked, half of the ways are those on which they agree.
        let half = further.isEmpty ? limit : limit / 2
        return (runs.prefix(half) + near.prefix(half) + further.prefix(half) + near.dropFirst(half)).map {
            scenario(Way(acts: acts, run: $0))
        }
    }

    /// The scenarios that look at the SUT while methods of doubles are under way.
    private func watched(_ way: Way?) -> [Scenario] {
        guard let way else { return [] }
        return WatchedWays(subject: subject, map: variations.map).watched(way).map {
            scenario($0.way, looking: [$0.look])
        }
    }

    /// The scenario of a way, about which nothing is claimed.
    ///
    /// - Parameter looks: What is looked at while a method of a double is under way.
    func scenario(_ way: Way, looking looks: [FoundClaim] = []) -> Scenario {
        let acts = way.acts
        let emitted = acts.compactMap { act -> PortMember? in
            if case .emit(let member, _) = act { member } else { nil }
        }
        var run = way.run
        let sources = variations.sources.filter {
            !emitted.contains($0.member) && !way.run.isFed($0.member) && variations.speaks(of: $0)
        }
        for source in sources where run.types[source.value.root] == nil { run.types[source.value.root] = source.output }
        run = variations.goingOn(variations.known(run, acts.count - 1), acts.count - 1)
        run.thrown = nil
        let found = FoundScenario(
            acts: acts, run: run, waits: [:], claims: looks, isAtRest: true, caught: [], asked: Set(run.decisions.keys))
        var scenario = found.value(subject)
        scenario.arrangement.mentioned.formUnion(
            run.types.keys.filter { root in
                switch root {
                case .parameter(_, let phase), .assigned(_, let phase): phase == run.lastPhase
                case .result, .property, .emission: true
                default: false
                }
            })
        // What a publisher or a stream fails with is sent by it, not thrown.
        let senders = Set(sources.map(\.member))
        scenario.arrangement.throwing.subtract(senders)
        scenario.arrangement.stubs.removeAll { $0.isError && senders.contains($0.member) }
        scenario.arrangement.stubs += sources.map { source in
            Stub(source.member, .sends(run.sent(by: source)), phase: 0)
        }
        scenario.way = way
        // What sleeps where reading does not see it would sleep for ever.
        scenario.sleeps = scenario.sleeps || !subject.clocks.isEmpty
        return scenario
    }

    /// An act after something was set to each of some values: all that doubles are asked is answered with yes, then as
    /// ever, then a method of a double fails.
    private func given(_ assignment: Act, before act: Act, after start: Run) -> [Run] {
        guard case .assign(let property) = assignment,
            let run = way([.initializer, assignment, act], after: start)?.run,
            let type = property.type ?? property.initialValue?.valueType
        else { return [] }
        let place = SymbolicValue(.assigned(property.name.plain, phase: 1))
        let alternatives = variations.values.alternatives(place, type).prefix(6)
        let variations = variations.within([.initializer, act])
        let agreeing = alternatives.map { variations.agreeing(run, 2).deciding(place, $0) }
        return agreeing + alternatives.map { run.deciding(place, $0) }
            + agreeing.flatMap { variations.failing($0, 2).prefix(2) }
    }

    /// An act on a form filled in: all that can be set before it, and all that it is given, is likely to pass the code's
    /// checks; then the same with a method of a double failing, and with each of the values another one.
    private func filled(before act: Act, after start: Run) -> [Way] {
        let fields = assignments.filter { $0 != act }
        let acts = [.initializer] + fields + [act]
        guard let first = way(acts, after: start) else { return [] }
        let places = first.run.types.keys.filter { $0.phase > 0 }.map(\.place).sorted { $0.root.order < $1.root.order }
        var run = first.run
        for place in places {
            guard let type = first.run.types[place.root] else { continue }
            run = run.deciding(place, variations.values.plausible.decisions(place, type, named: place.wording))
        }
        guard run.decisions != first.run.decisions else { return [] }
        let phase = acts.count - 1
        let variations = variations.within(acts)
        let agreeing = variations.agreeing(run, phase)
        let others = places.map { place -> [Run] in
            guard let type = first.run.types[place.root] else { return [] }
            // Each part of the value takes its turn.
            let parts = variations.values.alternatives(place, type)
                .chunked { $0.keys.first?.path.first == $1.keys.first?.path.first }
            return parts.map { Array($0) }.inTurns().map { agreeing.changing($0) }
        }
        let runs = [agreeing] + variations.failing(agreeing, phase).prefix(8) + others.inTurns()
        return runs.prefix(limit).map { Way(acts: acts, run: $0) }
    }

    /// The scenario of a way, and the same with each of some methods of doubles failing in the end.
    private func failing(_ way: Way) -> [Scenario] {
        variations.within([way.act]).failing(way.run, way.lastPhase).prefix(2).map {
            scenario(Way(acts: way.acts, run: $0))
        }
    }

    /// The first ways of each arrangement, at most so many as the limit says.
    private func distinct(_ scenarios: [Scenario]) -> [Scenario] {
        var seen: Set<Key> = []
        return Array(scenarios.filter { seen.insert(key($0)).inserted }.prefix(limit))
    }

    /// What makes an arrangement differ from others.
    func key(_ scenario: Scenario) -> Key {
        Key(
            acts: scenario.acts, constraints: scenario.arrangement.constraints, stubs: scenario.arrangement.stubs)
    }

    struct Key: Hashable {
        var acts: [Act]
        var constraints: [SymbolicValue: Constraint]
        var stubs: [Stub]
    }
}
