import Facts
import Resolving

/// What a SUT's code does, as scenarios for tests.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
///   - isWritable: Whether a test of a scenario can be written.
/// - Returns: The entry points, the initialiser first.
package func scenarios(
    of recipe: Recipe, in index: FactIndex, isWritable: @escaping (Scenario) -> Bool = { _ in true }
) -> [EntryPoint] {
    let subject = TestedType(recipe, index: index)
    let found = ScenarioFinder(subject: subject) { scenario in
        isWritable(scenario) && subject.keepsNormalised(scenario.arrangement)
    }.entries()
    let generic = subject.members.methods.filter {
        $0.isOffered && !$0.isEntryPoint && subject.keyPathWriters($0).isEmpty && subject.filledIn($0) == nil
    }
    let points = found.map { entry in
        EntryPoint(
            act: entry.act,
            scenarios: entry.scenarios.map { scenario in
                var value = scenario.value(subject)
                value.variants = scenario.variants(subject).map { $0.value(subject) }
                return value
            }, unread: entry.scenarios.isEmpty && !entry.isShownLater ? entry.gaps : [],
            isShownLater: entry.isShownLater)
    }
    return (points + generic.map { EntryPoint(act: .method($0)) }).map { point in
        guard point.scenarios.isEmpty, point.unread.isEmpty, !point.isShownLater else { return point }
        var point = point
        point.unread = [Unread(.effects, at: point.act.location(in: recipe.sut))]
        return point
    }
}

/// Finds the scenarios of every entry point: the ways through it, and the ways that only open after other acts.
struct ScenarioFinder {
    let subject: TestedType
    let explorer: Explorer
    var finder: ClaimFinder
    let map: CodeMap
    /// Whether a test of a scenario can be written.
    let isWritable: (Scenario) -> Bool

    /// The scenarios of one entry point.
    struct Entry: Sendable {
        /// What is called.
        var act: Act
        /// What could be found.
        var scenarios: [FoundScenario]
        /// What could not be read.
        var gaps: [Unread] = []
        /// Whether nothing shows of it by itself, but scenarios of other entry points show it.
        var isShownLater = false
    }

    /// A way to bring the SUT into another state first.
    struct Prelude: Sendable {
        /// The acts, the initialiser first.
        var acts: [Act]
        /// How they go.
        var run: Run
        /// What to wait for, by phase.
        var waits: [Int: FoundClaim]
        /// What the SUT computes of the state, as far as code decides by it.
        var shown: [String: Term] = [:]

        /// Whether it ends in setting a property, of which nothing comes.
        var isForm: Bool {
            guard case .assign(let property)? = acts.last else { return false }
            return run.settled.state.allSatisfy { $0.key == property.name.plain || run.start.state[$0.key] == $0.value }
        }

        /// Whether it takes more than one act after the SUT was made.
        var isFarther: Bool { acts.count > 2 }

        /// Whether the last act changes any of some properties.
        func changes(_ properties: Set<String>) -> Bool {
            properties.contains { run.settled.state[$0] != run.start.state[$0] }
        }
    }

    /// Looks for scenarios that can be written as a test.
    init(subject: TestedType, isWritable: @escaping (Scenario) -> Bool) {
        self.subject = subject
        self.isWritable = isWritable
        // Looking for claims is counted too.
        explorer = Explorer(subject: subject, work: Explorer.Work(limit: 1_200_000))
        finder = ClaimFinder(subject: subject, work: explorer.work)
        map = CodeMap(subject)
    }

    /// All entry points with their scenarios, the initialiser first.
    func entries() -> [Entry] {
        let made = explorer.runs([.initializer])
        let starts = made.contains(where: \.isSound) ? made.filter(\.isSound) : joined([.initializer])
        let initial = Entry(
            act: .initializer,
            scenarios: scenarios([.initializer], starts, waits: [:], steps: explorer.work.limit / Self.mostMade),
            gaps: explorer.gaps(in: made))
        let fields = FormFields(subject)
        guard var base = base(of: starts, fields) else {
            if !subject.leavesFirstDeliveries {
                subject.leavesFirstDeliveries = true
                subject.known.forgetRuns()
                return ScenarioFinder(subject: subject, isWritable: isWritable).entries()
            }
            return [initial] + acts(listened: []).map { Entry(act: $0, scenarios: []) }
        }
        var acts = acts(listened: starts.flatMap(\.listened))
        let unloaded = base
        if let load = subject.viewDidLoad {
            guard let loaded = self.loaded(base, load) else {
                return [initial] + ([.method(load)] + acts).map { Entry(act: $0, scenarios: []) }
            }
            base = loaded
            acts.insert(.method(load), at: 0)
        }
        var found: [Entry] = []
        var preludes = subject.viewDidLoad == nil ? begun(starts).filter { !$0.run.isRacy } : []
        let share = explorer.work.limit / max(2 * acts.count, 1)
        for act in acts {
            let base = act == subject.viewDidLoad.map(Act.method) ? unloaded : base
            found.append(entry(act, after: base, leading: &preludes, steps: share))
        }
        let heard = Set(starts.flatMap(\.listened))
        for act in emissions(of: preludes.flatMap(\.run.listened).filter { !heard.contains($0) }) {
            acts.append(act)
            found.append(entry(act, after: base, leading: &preludes, steps: share))
        }
        found += subject.keptClosures.map { Entry(act: .callKept($0), scenarios: []) }
        preludes += filling(in: &found, by: fields, after: base, steps: share)
        preludes += fitting(in: &found, by: fields, from: preludes, after: base, steps: share)
        let distinct = distinct(preludes).newestFirst()
        for index in neediest(found) {
            reach(&found[index], distinct, steps: share)
            deepen(&found[index], distinct, steps: share)
        }
        var farther = goFarther(
            &found, from: distinct, of: preludes, after: base, by: acts, filling: fields, steps: share)
        doubleLists(in: &found, from: distinct, after: base, steps: share)
        fillLoaded(&found, from: distinct, filling: fields, steps: share)
        resetState(&found, from: distinct, by: acts, steps: share)
        for index in found.indices { deepen(&found[index], left(by: found[index]), steps: share) }
        interrupt(&found, after: [base] + distinct, steps: share)
        if farther.isEmpty, found.contains(where: \.scenarios.isEmpty) { farther = further(distinct, acts) }
        reveal(&found, by: distinct + farther, steps: share)
        // That a value may hold one tells no test that it does.
        found.removeAll { if case .callKept = $0.act { $0.scenarios.isEmpty } else { false } }
        sayCalls(of: &found, after: base)
        return choice(after: states(distinct, farther, acts, after: base)).choose([initial] + found)
    }

    private func states(
        _ distinct: [Prelude], _ farther: [Prelude], _ acts: [Act], after base: Prelude
    ) -> Preludes {
        Preludes {
            distinct + (farther.isEmpty ? further(distinct, acts) : farther)
        } doubled: {
            doubled(distinct, after: base)
        }
    }

    /// What an act comes to by itself, and the states that it leads to.
    private func entry(_ act: Act, after base: Prelude, leading preludes: inout [Prelude], steps: Int) -> Entry {
        let all = base.acts + [act]
        let tried = explorer.runs(all, after: base.run.answers)
        let runs = told(tried) { joined(all, after: base.run.answers) }
        preludes += runs.compactMap { prelude(all, $0, after: base) }
        var scenarios = scenarios(all, runs, waits: base.waits, steps: steps)
        scenarios += forked(all, tried, waits: base.waits, besides: scenarios, steps: steps / 2)
        return Entry(act: act, scenarios: scenarios, gaps: explorer.gaps(in: tried))
    }

    /// What chooses among scenarios, and looks for further ones where these leave changes unnoticed.
    private func choice(after states: Preludes) -> ScenarioChoice {
        ScenarioChoice(
            subject: subject, map: map, isWritable: isWritable,
            near: { found, changes, steps in
                let explorer = Explorer(subject: subject, work: .init(limit: steps))
                return NearSearch(subject: subject, explorer: explorer) {
                    seeing([$3], by: explorer).scenarios($0, $1, waits: $2)
                }.near(found, noticing: changes)
            },
            uncovering: { changes, act, steps in
                act == .initializer || changes.isEmpty
                    ? [] : uncovering(changes, of: act, after: states, steps: steps)
            })
    }

    /// Ways to states that are looked for when somebody asks for them.
    final class Preludes {
        lazy var all = find()
        /// Those with two elements in each list that is kept.
        lazy var doubled = double()
        private let find: () -> [Prelude]
        private let double: () -> [Prelude]

        init(_ find: @escaping () -> [Prelude], doubled: @escaping () -> [Prelude]) {
            (self.find, double) = (find, doubled)
        }
    }

    /// One prelude for each state the SUT can be brought into, the quickest.
    func distinct(_ preludes: [Prelude]) -> [Prelude] {
        var seen: Set<Run.Left> = []
        let all = preludes.sorted {
            ($0.waits.count, $0.run.calls, $0.run.refused) < ($1.waits.count, $1.run.calls, $1.run.refused)
        }
        .filter { seen.insert($0.run.left).inserted }
        let ways = all.map(\.acts)
        return all.indices.inTurns(by: { ways[$0] }).prefix(Self.mostPreludes).sorted().map { all[$0] }
    }

    /// Tries entry points with forms that are filled in.
    ///
    /// - Returns: What goes through then: it leads on, too.
    private func filling(
        in found: inout [Entry], by fields: FormFields, after base: Prelude, steps: Int
    ) -> [Prelude] {
        found.indices.flatMap { index -> [Prelude] in
            let fillings = fields.fillings(before: found[index].act).compactMap { filled($0, after: base) }
            deepen(&found[index], fillings, steps: steps)
            return found[index].scenarios.filter { $0.acts.count > base.acts.count + 1 }
                .flatMap { states(after: $0, [$0.run]) }
        }
    }

    /// Whether some of an entry point's code was not reached yet.
    func hides(_ entry: Entry) -> Bool {
        let reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        return !subject.executables(of: entry.act).isSubset(of: reached)
    }

    func prelude(_ acts: [Act], _ run: Run, after base: Prelude) -> Prelude? {
        if case .read? = acts.last { return nil }
        guard run.settled.leaves(run.start), !run.isRacy, var waits = finder.lasting(base.waits, in: run, acts)
        else { return nil }
        if run.isPending {
            guard let barrier = barrier(run) else { return nil }
            waits[run.lastPhase] = barrier
        }
        return Prelude(acts: acts, run: run, waits: waits, shown: shown(run))
    }

    /// How many states are started from.
    private static let mostPreludes = 80

    /// What part of all steps looking at the initialiser may take: where it listens to much, each look takes long.
    private static let mostMade = 6

    // MARK: - Scenarios

    /// The scenarios of some ways, those that take new branches looked at first.
    ///
    /// - Parameter steps: How many steps of the machine it may take.
    private func scenarios(_ acts: [Act], _ runs: [Run], waits: [Int: FoundClaim], steps: Int) -> [FoundScenario] {
        let begun = explorer.work.steps
        var seen: Set<Branch> = []
        var (first, others): ([Int], [Int]) = ([], [])
        for (index, run) in runs.enumerated() {
            if run.branches.isSubset(of: seen) { others.append(index) } else { first.append(index) }
            seen.formUnion(run.branches)
        }
        // Ways that end early take little; behind the long ones they might find no steps left.
        let early = first.dropFirst().sorted { runs[$0].executed.count < runs[$1].executed.count }
        var found: [Int: [FoundScenario]] = [:]
        for index in first.prefix(1) + early + others where explorer.work.steps - begun < steps {
            found[index] = scenarios(acts, runs[index], waits: waits)
        }
        return runs.indices.flatMap { found[$0] ?? [] }
    }

    func scenarios(_ acts: [Act], _ run: Run, waits: [Int: FoundClaim]) -> [FoundScenario] {
        let found = scenarios(acts, run, waits: waits, by: finder)
        let writable = found.filter { !$0.staysTold && isWritable($0.value(subject)) }
        guard writable.isEmpty, !found.isEmpty else { return writable }
        // Values that a test cannot write are not spoken of; what is called tells nevertheless.
        var sparing = finder
        sparing.speaksOfArranged = false
        return scenarios(acts, run, waits: waits, by: sparing).filter {
            !$0.staysTold && isWritable($0.value(subject))
        }
    }

    func scenarios(
        _ acts: [Act], _ run: Run, waits: [Int: FoundClaim], by finder: ClaimFinder
    ) -> [FoundScenario] {
        var result: [FoundScenario] = []
        if let found = finder.scenario(acts, run, waits: waits, atRest: true) { result.append(found) }
        if run.isPending, subject.showsWhatIsPending(run),
            let scenario = finder.scenario(acts, run, waits: waits, atRest: false),
            !scenario.caught.isSubset(of: result.reduce(into: []) { $0.formUnion($1.caught) })
        {
            result.append(scenario)
        }
        return result
    }
}

extension ScenarioFinder.Entry {
    /// Changes of the code that some scenario notices.
    var caught: Set<CodeChange> { scenarios.reduce(into: []) { $0.formUnion($1.caught) } }
}
