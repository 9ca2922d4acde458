import Algorithms
import Facts

/// Goes from state to state, as far as acts lead into new kinds of states: a flow of several steps.
extension ScenarioFinder {
    /// How many acts more than two lead to a state.
    private static let mostLevels = 5

    /// How many states lead on from each level.
    private static let mostStates = 8

    /// How many steps of the machine may be taken before the last level.
    private static let mostSteps = 300_000

    /// How many steps there are for it at least, whatever was taken before.
    private static let reserve = 250_000

    /// How many acts are no longer few.
    private static let few = 4

    /// In how many states a form is filled in besides the first.
    private static let mostFilled = 4

    /// Looks for what was not reached yet of entry points in states that several acts lead to.
    ///
    /// - Parameters:
    ///   - distinct: The ways to states of one act.
    ///   - preludes: Those and others to the same states.
    ///   - steps: How many steps of the machine one entry point may take at a time.
    /// - Returns: The ways to states of two acts; none where everything was reached.
    func goFarther(
        _ found: inout [Entry], from distinct: [Prelude], of preludes: [Prelude], after base: Prelude, by acts: [Act],
        filling fields: FormFields, steps: Int
    ) -> [Prelude] {
        let hidden = found.indices.filter { hides(found[$0]) }
        guard !hidden.isEmpty else { return [] }
        explorer.work.limit = max(explorer.work.limit, explorer.work.steps + Self.reserve)
        // Where one act takes all that can be done, most of the state is in one value.
        let isNarrow = leading(acts).count < Self.few
        let further = further(distinct, acts, isDetailed: isNarrow)
        for index in hidden { deepen(&found[index], further, steps: steps) }
        // What an act asks for is put there before all that leads on is tried.
        for index in hidden.sorted(by: { unreached(by: found[$0]) > unreached(by: found[$1]) })
        where hides(found[index]) {
            let form = fields.filled(before: found[index].act) ?? []
            let prepared = prepared(for: found[index].act, by: preludes, after: base, acts, form)
            deepen(&found[index], prepared, steps: steps)
        }
        // What was found in further states leads on, too.
        let reached = hidden.flatMap { index in
            found[index].scenarios.filter { $0.acts.count > base.acts.count + 2 }.flatMap {
                states(after: $0, [$0.run])
            }
        }
        let known = distinct + further
        let kinds = Set(known.map { $0.kind(ofFields: true) })
        let newer = reached.filter { !kinds.contains($0.kind(ofFields: true)) }
            .uniqued { $0.kind(ofFields: true) }
        goOn(&found, hidden, from: known, by: newer + further, acts, steps: steps)
        let loaded = distinct.filter { !$0.isForm }.newestFirst(isDetailed: false).prefix(Self.mostFilled)
        for index in hidden {
            guard hides(found[index]) else { continue }
            deepen(&found[index], counted(for: found[index], by: preludes, after: base), steps: steps)
            guard hides(found[index]), let all = fields.filled(before: found[index].act) else { continue }
            deepen(&found[index], unfilled(loaded, all).compactMap { filled(all, after: $0) }, steps: steps)
            guard hides(found[index]) else { continue }
            deepen(&found[index], completed(all, after: found), steps: steps)
            guard hides(found[index]) else { continue }
            deepen(&found[index], answered(all, by: preludes, after: base), steps: steps)
            guard hides(found[index]) else { continue }
            deepen(
                &found[index], plausible(for: found[index].act, by: preludes, after: base, all), steps: steps)
        }
        return further
    }

    /// How much of the code of an entry point no scenario of it gets to.
    private func unreached(by entry: Entry) -> Int {
        entry.scenarios.reduce(into: subject.executables(of: entry.act)) { $0.subtract($1.run.executed) }.count
    }

    /// States that only forms lead to, with the rest of another form filled in: an address after a quote was asked for.
    private func completed(_ form: [Act], after found: [Entry]) -> [Prelude] {
        let ways = found.flatMap { entry in entry.scenarios.flatMap { states(after: $0, [$0.run]) } }
        return ways.filter { !Set($0.acts).isSuperset(of: form) }.uniqued { $0.kind(ofFields: true) }
            .farthestFirst.prefix(Self.mostFilled)
            .compactMap { way in
                let rest = form.filter { !way.acts.contains($0) }
                return chosen(way.acts + rest, way.run.decisions, like: way.run, after: way)
            }
    }

    /// The states in which nothing of a form was filled in.
    private func unfilled(_ loaded: some Sequence<Prelude>, _ form: [Act]) -> [Prelude] {
        loaded.filter { Set($0.acts).isDisjoint(with: form) }
    }

    /// Looks for what statements do that are reached, but of which nothing is noticed: a form filled in shows it where
    /// something is there already.
    func fillLoaded(_ found: inout [Entry], from distinct: [Prelude], filling fields: FormFields, steps: Int) {
        let loaded = distinct.filter { !$0.isForm && $0.acts.count > 1 }.newestFirst(isDetailed: false)
            .prefix(Self.mostFilled)
        for index in found.indices where leavesUnnoticed(found[index]) {
            guard let all = fields.filled(before: found[index].act) else { continue }
            deepen(&found[index], unfilled(loaded, all).compactMap { filled(all, after: $0) }, steps: steps)
        }
    }

    /// Whether no test would notice that some statement is left out which an entry point gets to.
    private func leavesUnnoticed(_ entry: Entry) -> Bool {
        let own = subject.executables(of: entry.act)
        let reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        let caught = entry.caught
        return own.contains { reached.contains($0) && !caught.contains(.skip($0)) }
    }

    /// Looks for scenarios of entry points whose code was not all reached yet in states that take several acts to reach:
    /// those that changed the most lead on, and an entry point is looked at where a few of its ways get to something new.
    ///
    /// - Parameters:
    ///   - known: The ways to states that were looked at.
    ///   - last: Those of them that take the most acts.
    ///   - steps: How many steps of the machine one entry point may take in a state.
    func goOn(
        _ found: inout [Entry], _ hidden: [Int], from known: [Prelude], by last: [Prelude], _ acts: [Act], steps: Int
    ) {
        var kinds = Set(known.map { $0.kind(ofFields: true) })
        let coarse = Set(known.map { $0.kind(ofFields: false) })
        var beam = last.farthestFirst
        var rare = RareStates()
        rare.insert(known)
        let begun = explorer.work.steps
        for _ in 0..<Self.mostLevels {
            let open = hidden.filter { hides(found[$0]) }
            guard !open.isEmpty, !beam.isEmpty, !explorer.work.isLong, explorer.work.steps - begun < Self.mostSteps
            else { return }
            let wanted = open.reduce(into: Set<String>()) { $0.formUnion(spoken(by: found[$1].act)) }
            // What an act does that showed nothing so far, only further states tell.
            let leading = leading(acts).filter { act in
                let own = known.filter { $0.acts.last == act }
                return own.isEmpty || own.contains { $0.changes(wanted) }
            }
            let tried = open.map { found[$0].act } + leading.filter { act in !open.contains { found[$0].act == act } }
            var ahead: [Prelude] = []
            let rarest = rare.first(Self.mostStates / 2, of: beam)
            let next = [rarest, Array(beam.prefix(Self.mostStates))].inTurns()
                .uniqued { $0.kind(ofFields: true) }.prefix(Self.mostStates)
            for prelude in next {
                for act in tried {
                    let runs = quick(leading).runs(prelude.acts + [act], after: prelude.run).filter(\.isSound)
                    if let index = open.first(where: { found[$0].act == act }),
                        runs.contains(where: { $0.gets(beyond: found[index], of: subject) })
                    {
                        let known = found[index].scenarios.count
                        deepen(&found[index], [prelude], steps: steps)
                        ahead += found[index].scenarios.dropFirst(known).flatMap { states(after: $0, [$0.run]) }
                    }
                    if leading.contains(act) {
                        ahead += runs.compactMap { self.prelude(prelude.acts + [act], $0, after: prelude) }
                    }
                }
            }
            beam = distinct(ahead.filter { kinds.insert($0.kind(ofFields: true)).inserted }).farthestFirst
                .newestFirst(besides: coarse, isDetailed: false)
            rare.insert(beam)
        }
    }

    /// Ways of one act more than others, as far as they bring the SUT into further states, those of another kind first.
    func further(_ preludes: [Prelude], _ acts: [Act], isDetailed: Bool = false) -> [Prelude] {
        let known = Set(preludes.map(\.run.left))
        let kinds = Set(preludes.map { $0.kind(ofFields: isDetailed) })
        let leading = leading(acts)
        let isNarrow = leading.count < Self.few
        let quick = quick(leading)
        let longer = preludes.farthestFirst.newestFirst(isDetailed: isDetailed).prefix(isNarrow ? 24 : 8).flatMap {
            prelude in
            leading.prefix(16).flatMap { act in
                quick.runs(prelude.acts + [act], after: prelude.run).filter(\.isSound)
                    .compactMap { self.prelude(prelude.acts + [act], $0, after: prelude) }
            }
        }
        let further = distinct(longer.newestFirst(besides: kinds, isDetailed: isDetailed)).filter {
            !known.contains($0.run.left)
        }
        return Array(
            further.farthestFirst.newestFirst(besides: kinds, isDetailed: isDetailed).prefix(isNarrow ? 32 : 16))
    }

    /// An explorer that follows a few ways, more where there are few acts.
    private func quick(_ leading: [Act]) -> Explorer {
        var quick = explorer
        quick.budget = leading.count < Self.few ? 48 : 12
        return quick
    }

    /// The acts that may lead into another state.
    private func leading(_ acts: [Act]) -> [Act] {
        let loading = subject.viewDidLoad.map(Act.method)
        return acts.filter { act in
            if case .read = act { return false }
            return act != loading
        }
    }
}

extension Sequence<ScenarioFinder.Prelude> {
    /// The ways, those first that changed the most since the SUT was made: they are the farthest in a flow.
    fileprivate var farthestFirst: [ScenarioFinder.Prelude] {
        map { (way: $0, changes: $0.changedKinds) }.enumerated()
            .sorted { one, other in
                let (more, less) = (one.element.changes, other.element.changes)
                return more == less ? one.offset < other.offset : more > less
            }
            .map(\.element.way)
    }

    /// The ways, those to states of another kind than the ones before first.
    func newestFirst(
        besides known: Set<[String: Term]> = [], isDetailed: Bool = false
    ) -> [ScenarioFinder.Prelude] {
        var seen = known
        var (new, others): ([ScenarioFinder.Prelude], [ScenarioFinder.Prelude]) = ([], [])
        for prelude in self {
            if seen.insert(prelude.kind(ofFields: isDetailed)).inserted {
                new.append(prelude)
            } else {
                others.append(prelude)
            }
        }
        return new + others
    }

}

extension Sequence {
    /// One of each kind in turn, so that the many of one kind do not take what others need.
    func inTurns<Kind: Hashable>(by kind: (Element) -> Kind) -> [Element] {
        let kinds = Dictionary(grouping: self, by: kind)
        return map(kind).uniqued().compactMap { kinds[$0] }.inTurns()
    }
}

extension Run {
    /// Whether it gets to code of an entry point that no scenario of it gets to.
    func gets(beyond entry: ScenarioFinder.Entry, of subject: TestedType) -> Bool {
        let reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        return !executed.intersection(subject.executables(of: entry.act)).isSubset(of: reached)
    }
}

extension ScenarioFinder.Prelude {
    /// How many properties hold another kind of value than when the SUT was made, those aside that a test sets.
    fileprivate var changedKinds: Int {
        guard run.before.count > 1 else { return 0 }
        let made = run.before[1].state
        let given = acts.compactMap { if case .assign(let property) = $0 { property.name.plain } else { nil } }
        return run.settled.state.count { name, value in
            !given.contains(name) && made[name]?.kind(ofFields: true) != value.kind(ofFields: true)
        }
    }
}

extension Snapshot {
    /// What kind of state it is: the case of each enum, what is there and what is not, flags.
    ///
    /// - Parameter isDetailed: Whether structs differ by what their fields were given.
    func kind(ofFields isDetailed: Bool) -> [String: Term] { state.mapValues { $0.kind(ofFields: isDetailed) } }
}

extension Term {
    /// What kind of value it is, as far as code usually asks.
    ///
    /// - Parameter isDetailed: Whether structs differ by what their fields were given.
    func kind(ofFields isDetailed: Bool) -> Term {
        func kinds(_ parts: [LabelledTerm]) -> [LabelledTerm] {
            parts.map { LabelledTerm($0.label, $0.value.kind(ofFields: isDetailed)) }
        }
        return switch self {
        case .null, .boolean: self
        case .enumCase(_, let name, let payload):
            .enumCase(nil, name, kinds(payload).map { LabelledTerm(nil, $0.value) })
        case .list(let elements): .list(elements.last.map { [$0.isCase ? $0.kind(ofFields: isDetailed) : .void] } ?? [])
        case .dictionary(let entries): .dictionary(entries.isEmpty ? [] : [Entry(key: .void, value: .void)])
        case .string(let text): .boolean(text.isEmpty)
        case .construct(let type, let parts) where isDetailed: .construct(type, kinds(parts))
        case .updated where isDetailed: fieldKinds
        default: .void
        }
    }

    /// Whether it is a case of an enum: of a list of them the last one says where a flow stands.
    private var isCase: Bool { if case .enumCase = self { true } else { false } }

    /// What kinds of values the fields of a struct were given, each the last one.
    private var fieldKinds: Term {
        var kinds: [String: Term] = [:]
        var base = self
        while case .updated(let inner, let field, let value) = base {
            kinds[field] = kinds[field] ?? value.kind(ofFields: true)
            base = inner
        }
        return kinds.sorted { $0.key < $1.key }.reduce(base.kind(ofFields: true)) {
            .updated($0, field: $1.key, $1.value)
        }
    }
}
