import Facts

/// Goes from state to state, as far as acts lead into new kinds of states: a flow of several steps.
extension ScenarioFinder {
    /// How many acts more than two lead to a state.
    private static let mostLevels = 3

    /// How many steps of the machine may be taken before the last level.
    private static let mostSteps = 30_000

    /// Looks for scenarios of entry points whose code was not all reached yet in states that take several acts to reach.
    ///
    /// - Parameters:
    ///   - known: The ways to states that were looked at.
    ///   - last: Those of them that take the most acts.
    ///   - steps: How many steps of the machine one entry point may take on each level.
    func goOn(
        _ found: inout [Entry], _ hidden: [Int], from known: [Prelude], by last: [Prelude], _ acts: [Act], steps: Int
    ) {
        var kinds = Set(known.map(\.run.settled.kind))
        var last = last
        let begun = explorer.work.steps
        for _ in 0..<Self.mostLevels {
            let open = hidden.filter { hides(found[$0]) }
            guard !open.isEmpty, !last.isEmpty, !explorer.work.isLong, explorer.work.steps - begun < Self.mostSteps
            else {
                return
            }
            let wanted = open.reduce(into: Set<String>()) { $0.formUnion(spoken(by: found[$1].act)) }
            // What an act does that showed nothing so far, only further states tell.
            let leading = acts.filter { act in
                let own = known.filter { $0.acts.last == act }
                return own.isEmpty || own.contains { $0.changes(wanted) }
            }
            last = further(last, leading).filter { kinds.insert($0.run.settled.kind).inserted }
            for index in open { deepen(&found[index], last, steps: steps) }
        }
    }

    /// Ways of one act more than others, as far as they bring the SUT into further states, those of another kind first.
    func further(_ preludes: [Prelude], _ acts: [Act]) -> [Prelude] {
        let known = Set(preludes.map(\.run.left))
        let kinds = Set(preludes.map(\.run.settled.kind))
        var quick = explorer
        quick.budget = acts.count < 4 ? 48 : 12
        let loading = subject.viewDidLoad.map(Act.method)
        let longer = preludes.newestFirst().prefix(8).flatMap { prelude in
            acts.filter { $0 != loading }.prefix(10).flatMap { act in
                quick.runs(prelude.acts + [act], after: prelude.run).filter(\.isSound)
                    .compactMap { self.prelude(prelude.acts + [act], $0, after: prelude) }
            }
        }
        let further = distinct(longer.newestFirst(besides: kinds)).filter { !known.contains($0.run.left) }
        return Array(further.newestFirst(besides: kinds).prefix(16))
    }
}

extension ScenarioFinder.Prelude {
    /// Whether the last act changes any of some properties.
    fileprivate func changes(_ properties: Set<String>) -> Bool {
        properties.contains { run.settled.state[$0] != run.start.state[$0] }
    }
}

extension Sequence<ScenarioFinder.Prelude> {
    /// The ways, those to states of another kind than the ones before first.
    fileprivate func newestFirst(besides known: Set<[String: Term]> = []) -> [ScenarioFinder.Prelude] {
        var seen = known
        var (new, others): ([ScenarioFinder.Prelude], [ScenarioFinder.Prelude]) = ([], [])
        for prelude in self {
            if seen.insert(prelude.run.settled.kind).inserted { new.append(prelude) } else { others.append(prelude) }
        }
        return new + others
    }
}

extension Snapshot {
    /// What kind of state it is: the case of each enum, what is there and what is not, flags.
    var kind: [String: Term] { state.mapValues(\.kind) }
}

extension Term {
    /// What kind of value it is, as far as code usually asks.
    fileprivate var kind: Term {
        switch self {
        case .null, .boolean: self
        case .enumCase(_, let name, let payload):
            .enumCase(nil, name, payload.map { LabelledTerm(nil, $0.value.kind) })
        case .list(let elements): .list(elements.isEmpty ? [] : [.void])
        case .dictionary(let entries): .dictionary(entries.isEmpty ? [] : [Entry(key: .void, value: .void)])
        case .string(let text): .boolean(text.isEmpty)
        case .construct(let type, let parts):
            .construct(type, parts.map { LabelledTerm($0.label, $0.value.kind) })
        case .updated: fieldKinds
        default: .void
        }
    }

    /// What kinds of values the fields of a struct were given, each the last one.
    private var fieldKinds: Term {
        var kinds: [String: Term] = [:]
        var base = self
        while case .updated(let inner, let field, let value) = base {
            kinds[field] = kinds[field] ?? value.kind
            base = inner
        }
        return kinds.sorted { $0.key < $1.key }.reduce(base.kind) { .updated($0, field: $1.key, $1.value) }
    }
}
