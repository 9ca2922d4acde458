import Algorithms
import Facts

/// Looks for states in which changes show that make no difference in the first: elements that are there already, a filter
/// that keeps something out.
extension ScenarioFinder {
    /// How many states are started from, how many ways are looked at in each, and for how many changes.
    private static let most = (preludes: 16, ways: 24, changes: 10)

    /// Scenarios of an entry point after other acts that notice changes which none of the others does.
    ///
    /// - Parameters:
    ///   - hidden: The changes.
    ///   - states: Ways to bring the SUT into other states.
    ///   - steps: How many steps the machine may take.
    func uncovering(_ hidden: Set<CodeChange>, of act: Act, after states: Preludes, steps: Int) -> [FoundScenario] {
        guard act != subject.viewDidLoad.map(Act.method) else { return [] }
        var quick = Explorer(subject: subject, work: .init(limit: steps))
        quick.budget = Self.most.ways
        var open = Set(hidden.inOrder.prefix(Self.most.changes))
        let preludes = ranked(states.all, for: act).prefix(Self.most.preludes)
        let found = uncovering(&open, of: act, after: preludes, by: quick)
        // Of one element nobody can tell whether it is the first or the last.
        var ordered = open.filter(\.isOfOrder)
        guard !ordered.isEmpty else { return found }
        let spoken = spoken(by: act)
        let doubled = states.doubled.filter { $0.holdsList(in: spoken) }
        return found + uncovering(&ordered, of: act, after: doubled, by: quick)
    }

    private func uncovering(
        _ open: inout Set<CodeChange>, of act: Act, after preludes: some Sequence<Prelude>, by quick: Explorer
    ) -> [FoundScenario] {
        let parts = NoticedParts(subject: subject, explorer: quick)
        var found: [FoundScenario] = []
        for prelude in preludes where !open.isEmpty && !quick.work.isLong {
            let acts = prelude.acts + [act]
            for run in quick.runs(acts, after: prelude.run) where run.isSound && !open.isEmpty {
                let replays = Replays(of: run, acts, by: quick, watched: Set(open.compactMap(\.part)))
                let others = open.inOrder.lazy.map(replays.seldomOther)
                guard let other = others.first(where: run.differs) else { continue }
                let told = quick.toldApart(run, from: other, acts)
                for scenario in seeing(open, by: quick).scenarios(acts, told, waits: prelude.waits) {
                    let new = parts.noticed(by: scenario, among: open)
                    guard !new.isEmpty else { continue }
                    open.subtract(new)
                    found.append(scenario)
                }
            }
        }
        return found
    }

    /// A finder that looks for claims which notice some changes of parts as well: of what an earlier act did by the same
    /// statement, leaving that out tells nothing.
    ///
    /// - Parameter explorer: With what it explores what looking takes is counted.
    func seeing(_ changes: Set<CodeChange>, by explorer: Explorer) -> ScenarioFinder {
        var seeing = self
        seeing.finder.furtherChanges = changes.inOrder
        seeing.finder.work = explorer.work
        return seeing
    }

    /// The ways as they come, and those first that brought the most of what an act asks for, in turns.
    private func ranked(_ preludes: [Prelude], for act: Act) -> [Prelude] {
        let names = spoken(by: act)
        let counts = preludes.map { prelude in names.count { prelude.sets($0) } }
        let fullest = preludes.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
        return [Array(preludes.indices), fullest].inTurns().uniqued().map { preludes[$0] }
    }
}

extension ScenarioFinder.Prelude {
    /// Whether a property holds something else than when the SUT was made.
    fileprivate func sets(_ name: String) -> Bool {
        run.before.count > 1 && run.before[1].state[name] != run.settled.state[name]
    }
}

extension Run {
    /// Whether it ends otherwise than another run of the same acts.
    func differs(from other: Run) -> Bool {
        !other.isBroken && !other.isUncertain
            && (settled.state != other.settled.state || settled.events.map(\.kind) != other.settled.events.map(\.kind)
                || result != other.result || thrown != other.thrown || settled.ports != other.settled.ports)
    }
}

extension CodeChange {
    /// Whether it shows in lists only of which the order counts.
    fileprivate var isOfOrder: Bool {
        guard case .part(_, let part) = self else { return false }
        return [.counterpart, .otherEnd, .leftOut].contains(part.kind)
    }
}
