import Facts

/// Which changes of the code claims would notice.
struct Caught {
    /// The changes that each claim notices.
    var changes: [FoundClaim: Set<CodeChange>]
    /// The claims that notice a change by what the last act does.
    var telling: Set<FoundClaim>
}

extension ClaimFinder {
    /// Which changes of the code each claim would notice.
    func caught(
        _ candidates: [FoundClaim], _ acts: [Act], _ run: Run, among changes: Set<CodeChange>?, by replays: Replays,
        moment: (Run) -> Moment
    ) -> Caught {
        var result: [FoundClaim: Set<CodeChange>] = [:]
        var telling: Set<FoundClaim> = []
        var trapped: Set<CodeChange> = []
        let flagged = subject.flagged
        let own = Machine(subject, replay: run)
        let kept =
            acts.count > 2
            ? Set(
                candidates.filter {
                    ($0.isState || $0.isOfCalls) && own.holds($0, at: Moment(snapshot: run.start)) == true
                }) : []
        let end = moment(run)
        let passed = run.executed.union(run.branches.map(\.location))
        for change in run.changes.filter({ changes?.contains($0) ?? true }) + furtherChanges {
            if case .flip(let place) = change, !flagged.contains(place) { continue }
            let ends: [(run: Run, machine: Machine, moment: Moment)]
            switch replays.outcome(of: change) {
            case .ends(let ways): ends = ways.map { ($0, Machine(subject, replay: $0), moment($0)) }
            case .traps:
                trapped.insert(change)
                continue
            case .unknown: continue
            }
            for claim in candidates {
                // What an act does not send tells of the act only.
                if case .sent(let publisher, _) = claim.subject, run.isSilent(publisher, end),
                    !passed.contains(change.location)
                {
                    continue
                }
                let leavesOpen = ends.allSatisfy { isLeftOpen(claim, by: change, $0.moment, acts) }
                guard leavesOpen || ends.allSatisfy({ $0.machine.holds(claim, at: $0.moment) == false }) else {
                    continue
                }
                result[claim, default: []].insert(change)
                // What was otherwise before the act already tells of the acts before only.
                let isOld =
                    kept.contains(claim)
                    && ends.allSatisfy { $0.machine.holds(claim, at: Moment(snapshot: $0.run.start)) == false }
                if !isOld { telling.insert(claim) }
            }
        }
        for claim in trapped.isEmpty ? [] : trapClaims(candidates, acts, result) {
            result[claim, default: []].formUnion(trapped)
            telling.insert(claim)
        }
        let machine = Machine(subject, replay: run)
        return Caught(
            changes: result.filter { machine.holds($0.key, at: end) == true }, telling: telling)
    }

    /// The claims that a test makes which a process that ends would fail: it is noticed whatever a test looks at, and what
    /// the act's own code calls is worth a look.
    private func trapClaims(
        _ candidates: [FoundClaim], _ acts: [Act], _ found: [FoundClaim: Set<CodeChange>]
    ) -> [FoundClaim] {
        guard case .method(let method)? = acts.last else { return [] }
        if !found.isEmpty { return Array(found.keys) }
        let names = Set((method.body ?? []).calledNames)
        return candidates.filter { claim in
            guard case .calls(let member) = claim.subject else { return false }
            return names.contains(String(member.member.prefix { $0 != "(" }))
        }
    }

    /// Whether a property gets no value when a statement of the initialiser is left out.
    private func isLeftOpen(_ claim: FoundClaim, by change: CodeChange, _ moment: Moment, _ acts: [Act]) -> Bool {
        guard case .skip = change, case [.initializer] = acts, case .state(let name) = claim.subject else {
            return false
        }
        return moment.snapshot.state[name] == nil
    }
}

extension Run {
    /// Whether the last act makes nothing come from a publisher of the SUT.
    func isSilent(_ publisher: String, _ moment: Moment) -> Bool {
        moment.snapshot.sent(by: publisher, in: lastPhase) == start.sent(by: publisher, in: lastPhase)
    }
}

extension [Statement] {
    /// The names of the members that are called.
    fileprivate var calledNames: [String] {
        var names: [String] = []
        forEachExpression { expression, _ in
            if case .call(.member(_?, let name), _) = expression { names.append(name.plain) }
        }
        return names
    }
}

extension FoundClaim {
    /// Whether it says how often a method was called.
    fileprivate var isOfCalls: Bool { if case .calls = subject { true } else { false } }
}
