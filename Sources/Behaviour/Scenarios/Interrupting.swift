import Algorithms
import Facts

/// Looks for what happens when something comes while an act is under way: the act once more, or another one.
extension ScenarioFinder {
    /// Tries acts in the course of entry points, as long as that leads elsewhere or shows what an act does of which
    /// nothing shows otherwise.
    ///
    /// - Parameter steps: How many steps of the machine it may take for an entry point.
    func interrupt(_ found: inout [Entry], after preludes: [Prelude], steps: Int) {
        // A value would be changed by two at a time.
        guard subject.sut.kind == .class, subject.isolation.isMainActor || subject.isolation == .nonisolated else {
            return
        }
        let acts = found.map(\.act).filter { act in
            switch act {
            case .method, .assign: act != subject.viewDidLoad.map(Act.method)
            default: false
            }
        }
        for index in found.indices where acts.contains(found[index].act) {
            let own = subject.statements(of: found[index].act)
            let seen = Set(found.flatMap(\.scenarios).flatMap(\.run.branches))
            guard seen.isOpen(within: own) else { continue }
            let spoken = spoken(by: found[index].act)
            let others = acts.filter { $0 != found[index].act && speaks($0, of: spoken) }.prefix(Self.mostOthers)
            let starts = starts(of: found[index], among: preludes)
            found[index].scenarios += interrupted(starts, by: [found[index].act] + others, besides: seen, steps: steps)
        }
        for index in found.indices where acts.contains(found[index].act) && found[index].scenarios.isEmpty {
            let spoken = spoken(by: found[index].act)
            let starts = found.filter { speaks($0.act, of: spoken) }.flatMap { self.starts(of: $0, among: preludes) }
            let own = subject.statements(of: found[index].act)
            found[index].scenarios = interrupted(
                Array(starts.prefix(Self.mostStarts)), by: [found[index].act], besides: [], steps: steps
            ).filter { $0.caught.contains { own.contains($0.location) } }
        }
    }

    /// A state in which an act waits for a method of a double.
    private struct Start {
        var prelude: Prelude
        var act: Act
        var member: PortMember
    }

    /// The scenarios of acts in whose course others come that lead elsewhere.
    ///
    /// - Parameter seen: The ways through the code that are known.
    private func interrupted(
        _ starts: [Start], by acts: [Act], besides seen: Set<Branch>, steps: Int
    ) -> [FoundScenario] {
        let begun = explorer.work.steps
        // What all that came before has taken is not lost to it.
        var quick = Explorer(subject: subject, work: .init(limit: steps))
        quick.budget = Self.mostWays
        var seen = seen
        var result: [FoundScenario] = []
        for (start, act) in product(starts, acts) {
            let all = start.prelude.acts + [.meanwhile(start.member, act), start.act]
            let own = subject.statements(of: start.act).union(subject.statements(of: act))
            for run in quick.runs(all, after: start.prelude.run.answers) where run.isSound {
                guard !quick.work.isLong, explorer.work.steps - begun < steps else { return result }
                let unseen = run.branches.filter { own.contains($0.location) }.subtracting(seen)
                guard !unseen.isEmpty, let waits = waits(run, after: start.prelude) else { continue }
                for scenario in scenarios(all, run, waits: waits) where scenario.isTellable(subject) {
                    seen.formUnion(run.branches.union(scenario.run.branches))
                    result.append(scenario)
                }
            }
        }
        return result
    }

    /// How many ways are followed for an act in the course of another one.
    private static let mostWays = 24

    /// How many other acts come in the course of one.
    private static let mostOthers = 3

    /// The states in which an entry point waits for a method of a double.
    private func starts(of entry: Entry, among preludes: [Prelude]) -> [Start] {
        switch entry.act {
        case .method, .assign: break
        default: return []
        }
        let found = preludes.flatMap { prelude -> [Start] in
            let runs = entry.scenarios.filter { $0.acts.dropLast() == prelude.acts[...] }.map(\.run)
            // On its actor only a test may do something to the SUT while a call is awaited.
            let awaited = runs.flatMap { subject.isolation.isMainActor ? $0.awaited : $0.completed }
            return awaited.uniqued().prefix(2).map { Start(prelude: prelude, act: entry.act, member: $0) }
        }
        return Array(found.prefix(Self.mostStarts))
    }

    /// How many states and methods are tried for an entry point.
    private static let mostStarts = 3

    /// Whether an act reads or changes any of some properties.
    private func speaks(_ act: Act, of properties: Set<String>) -> Bool {
        switch act {
        case .method: !spoken(by: act).isDisjoint(with: properties)
        case .assign(let property): properties.contains(property.name.plain)
        default: false
        }
    }

    /// What a test waits for before and in the act; `nil` where nothing tells that it came to rest.
    private func waits(_ run: Run, after prelude: Prelude) -> [Int: FoundClaim]? {
        let phase = run.lastPhase - 1
        guard run.earlier[phase].isPending else { return prelude.waits }
        return finder.wait(after: phase, in: run).map { barrier in prelude.waits.merging([phase: barrier]) { $1 } }
    }
}

extension FoundScenario {
    /// Whether each double can be told what it answers: what it is asked in the course of the act, it is not asked
    /// before and after.
    fileprivate func isTellable(_ subject: TestedType) -> Bool {
        let stubs = value(subject).arrangement.stubs
        let inner = Set(stubs.filter { $0.phase == run.lastPhase - 1 }.map(\.member))
        let outer = Set(stubs.filter { $0.phase == run.lastPhase }.map(\.member))
        return inner.intersection(outer).allSatisfy { $0 == acts.interrupted }
    }
}

extension Run {
    /// What a method answers that is called again while it is under way, first and then: what it returns, what it gives a
    /// closure.
    func answers(of member: PortMember?) -> [(SymbolicValue, SymbolicValue)] {
        guard let member else { return [] }
        return types.keys.filter { root in
            switch root {
            case .result(member.dependency, member.member, lastPhase, nil),
                .completion(member.dependency, member.member, _, _, lastPhase):
                true
            default: false
            }
        }
        .sorted { $0.order < $1.order }
        .map { ($0.place, $0.moved(to: lastPhase - 1).place) }.filter { types[$1.root] != nil }
    }

    /// The methods of doubles that the last act waited for, or that called what it gave them.
    fileprivate var awaited: [PortMember] { called { $1.effects.isAsync || isCompleted($0) } }

    /// The methods of doubles that called what the last act gave them.
    fileprivate var completed: [PortMember] { called { member, _ in isCompleted(member) } }

    private func isCompleted(_ member: PortMember) -> Bool {
        if case .calls? = completions[CallSite(member: member, phase: lastPhase)] { true } else { false }
    }

    private func called(where isWanted: (PortMember, MethodFact) -> Bool) -> [PortMember] {
        settled.events.compactMap { event in
            guard event.phase == lastPhase, case .call(let dependency, let method, _) = event.kind else { return nil }
            let member = PortMember(dependency: dependency, member: method.identity)
            return isWanted(member, method.fact) ? member : nil
        }
    }
}
