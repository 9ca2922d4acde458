import Algorithms
import Facts

/// What a test can do with a SUT, and the ways to make it.
extension ScenarioFinder {
    func acts(listened: [PortMember]) -> [Act] {
        var acts: [Act] = []
        for member in subject.members {
            switch member {
            case .method(let method) where subject.isEntryPoint(method): acts.append(.method(method))
            case .method(let method):
                acts += (subject.keyPathWriters(method) + [subject.filledIn(method)].compactMap { $0 }).map(Act.method)
            case .property(let property) where subject.property(property.name.plain) != property: continue
            case .property(let property):
                if subject.isComputedEntryPoint(property) { acts.append(.read(property)) }
                if subject.isObservedFromOutside(property) { acts.append(.assign(property)) }
            default: continue
            }
        }
        return acts + emissions(of: listened) + subject.callBacks
    }

    /// What publishers of dependencies send that somebody listens to.
    func emissions(of listened: [PortMember]) -> [Act] {
        listened.uniqued().compactMap { member in
            let type = subject.ports[member.dependency]?.property(member.member)?.type
            return type?.publishedType.map { .emit(member, $0) }
        }
    }

    /// The quietest way to make the SUT: nothing under way, all known, a form that is empty, few calls.
    func base(of starts: [Run], _ fields: FormFields) -> Prelude? {
        func rank(_ prelude: Prelude) -> (Int, Int, Int, Int) {
            let run = prelude.run
            let kept = fields.restored(in: run.settled.state) + run.storedBefore
            return (prelude.waits.count, run.unknowns, kept, run.calls)
        }
        return begun(starts).min { rank($0) < rank($1) }
    }

    /// The ways to make the SUT, which may put it into different states.
    func begun(_ starts: [Run]) -> [Prelude] {
        starts.filter { $0.thrown == nil }.compactMap { run in
            guard run.isPending else { return Prelude(acts: [.initializer], run: run, waits: [:]) }
            return barrier(run).map { Prelude(acts: [.initializer], run: run, waits: [0: $0]) }
        }
    }

    /// The ways of acts whose ways depend on something unknown, as far as those agree.
    func joined(_ acts: [Act], after answers: [Oracle.Answer] = []) -> [Run] {
        explorer.runs(acts, after: answers, joinsLast: true).filter(\.isSound)
    }

    /// The way to a controller whose view is loaded.
    func loaded(_ base: Prelude, _ load: MethodFact) -> Prelude? {
        let acts = base.acts + [.method(load)]
        let runs = explorer.runs(acts, after: base.run.answers).filter(\.isSound)
        return runs.compactMap { run -> Prelude? in
            var waits = base.waits
            if run.isPending {
                guard let barrier = barrier(run) else { return nil }
                waits[run.lastPhase] = barrier
            }
            return Prelude(acts: acts, run: run, waits: waits)
        }.min { ($0.waits.count, $0.run.calls) < ($1.waits.count, $1.run.calls) }
    }

    func barrier(_ run: Run) -> FoundClaim? {
        finder.barrier(run, finder.candidates(run, at: run.atRest))
    }
}

extension Run {
    /// How many properties nobody knows the value of in the end.
    fileprivate var unknowns: Int { settled.state.values.count(where: \.hasUnknown) }
}
