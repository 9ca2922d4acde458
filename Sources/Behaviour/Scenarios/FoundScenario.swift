import Algorithms
import Facts

/// A way through the SUT's code with claims that could fail, and the run that shows it.
struct FoundScenario: Sendable {
    /// The acts, the initialiser first; the last is the one under test.
    var acts: [Act]
    /// How it goes, every value that matters decided.
    var run: Run
    /// What to wait for after an act that leaves something under way, by phase.
    var waits: [Int: FoundClaim]
    /// What is asserted.
    var claims: [FoundClaim]
    /// Whether the test looks only after everything came to rest.
    var isAtRest: Bool
    /// Changes to the code that some claim notices.
    var caught: Set<CodeChange>
    /// Parameters of the act whose value the code did not ask for.
    var openParameters: Set<SymbolicValue> = []
    /// What the code asked about, the values of the others being samples.
    var asked: Set<SymbolicValue> = []
    /// Whether the test waits until the method has answered during which another act was done.
    var awaitsAnswer = false
    /// Its place among the scenarios of its entry point.
    var number = 0
}

extension ClaimFinder {
    /// The scenario of a run with the claims worth asserting; `nil` when nothing can be asserted that could fail.
    ///
    /// - Parameters:
    ///   - waits: What to wait for after earlier acts.
    ///   - changes: The changes of the code to look for; all of them when `nil`.
    func scenario(
        _ acts: [Act], _ run: Run, waits: [Int: FoundClaim], atRest: Bool, among changes: Set<CodeChange>? = nil
    ) -> FoundScenario? {
        guard !run.isBroken, !run.isUncertain, !(run.isRacy && atRest) else { return nil }
        guard let look = look(acts, run, waits: waits, atRest: atRest) else { return nil }
        let (completed, candidates) = (look.completed, look.candidates)
        let moment = { (run: Run) in look.isWaited ? run.atRest : run.atOnce }
        let completion = acts.last?.canThrow == true && completed.thrown == nil ? [FoundClaim.completion] : []
        let caught = caught(candidates + completion, acts, completed, among: changes, by: look.replays, moment: moment)
        let catches = caught.changes
        let machine = Machine(subject, replay: completed)
        let end = moment(completed)
        let holding = Set(candidates.filter { machine.holds($0, at: end) == true })
        var chosen = choose(candidates, completed, catches, holding, isConfined: look.isConfined)
        if isContentWithCalls {
            chosen = candidates.filter { $0.isOfCall(in: completed) && holding.contains($0) }
            guard !chosen.isEmpty else { return nil }
        }
        // A test that calls it fails anyway where it throws; where nothing else shows, that is said.
        if !isContentWithCalls, !chosen.contains(where: { catches[$0] != nil }) { chosen = completion }
        let tells = chosen.contains { catches[$0] != nil && caught.telling.contains($0) }
        guard tells || isContentWithCalls else { return nil }
        return FoundScenario(
            acts: acts, run: completed, waits: look.waits, claims: chosen, isAtRest: atRest,
            caught: (chosen + completion).reduce(into: []) { $0.formUnion(catches[$1] ?? []) },
            openParameters: run.openParameters(look.decisions), asked: Set(look.decisions.keys),
            awaitsAnswer: look.awaitsAnswer)
    }

    /// The run with all that claims need decided, and what may be claimed of it.
    private func look(_ acts: [Act], _ run: Run, waits: [Int: FoundClaim], atRest: Bool) -> ViewedRun? {
        let views = subject.known.views.views(of: run, acts, waits: waits, by: self)
        if let known = views.known(atRest, run) {
            work.steps += known.steps
            return known.look
        }
        let before = work.steps
        var tries = 0
        let found = firstLook(acts, run, waits: waits, atRest: atRest, &tries)
        views.keep(found, atRest, tries: tries, steps: work.steps - before)
        return found
    }

    private func firstLook(
        _ acts: [Act], _ run: Run, waits: [Int: FoundClaim], atRest: Bool, _ tries: inout Int
    ) -> ViewedRun? {
        let explorer = Explorer(subject: subject, work: work)
        var run = run
        if !atRest { run.decisions = run.decisions.filter { run.decidedAtOnce.contains($0.key) } }
        let waited = atRest && run.isPending
        let moment = { (run: Run) in waited ? run.atRest : run.atOnce }
        let claims = candidates(run, at: moment(run)) + waits.values
        let answers = run.answers(of: acts.interrupted)
        let completions = [(true, true), (true, false), (false, false)].lazy.map { before, isLarge in
            explorer.replay(complete(run, claims, before: before, large: isLarge, unlike: answers), acts)
        }
        let found = completions.first { completed in
            tries += 1
            return !completed.isBroken && !completed.isUncertain && (!atRest || completed.turns == run.turns)
        }
        guard let completed = found, let waits = lasting(waits, in: completed, acts) else { return nil }
        var look = ViewedRun(
            completed: completed, decisions: run.decisions, waits: waits, isWaited: waited,
            replays: Replays(of: completed, acts, by: explorer))
        look.candidates = self.candidates(completed, at: moment(completed)).filter {
            !(run.isPending && !atRest && $0.isTransient)
        }
        if completed.hasFreeEnds {
            let other = explorer.replay(completed, acts, isReversed: true)
            guard !other.isBroken, !other.isUncertain, (other.thrown == nil) == (completed.thrown == nil) else {
                return nil
            }
            look.candidates = inAnyOrder(look.candidates, other, at: moment(other))
        }
        if waited, let answered = steady(look.candidates, since: acts.interrupted, completed) {
            look.candidates = answered
            look.awaitsAnswer = true
        } else if waited {
            let whole = barrier(completed, look.candidates) ?? pairedBarrier(completed, look.candidates)
            guard let barrier = whole ?? lastCall(completed, look.candidates) else { return nil }
            look.waits[completed.lastPhase] = barrier
            if whole == nil, let last = completed.settled.lastEvent(of: barrier) {
                // What comes after the last call may not have come yet, nor what its double looks at while it is under way.
                look.candidates = look.candidates.filter { candidate in
                    if let member = candidate.underWay, barrier.subject == .calls(member) { return false }
                    return completed.settled.lastEvent(of: candidate).map { $0 <= last } ?? true
                }
            }
            look.isConfined = whole == nil || !subject.isSerial(completed)
        }
        return look
    }

    /// What holds as well where the children of task groups end in the other order.
    private func inAnyOrder(_ candidates: [FoundClaim], _ other: Run, at end: Moment) -> [FoundClaim] {
        let machine = Machine(subject, replay: other)
        return candidates.filter { machine.holds($0, at: end) == true }
    }

    /// What holds from the end of an act that was done during a method until all is at rest, where nothing tells rest
    /// itself; `nil` where no act was, or something tells.
    private func steady(_ candidates: [FoundClaim], since interrupted: PortMember?, _ run: Run) -> [FoundClaim]? {
        guard interrupted != nil, let inner = run.earlier.last else { return nil }
        let machine = Machine(subject, replay: run)
        let end = Moment(snapshot: inner.settled)
        if let barrier = barrier(run, candidates), machine.holds(barrier, at: end) == false { return nil }
        return candidates.filter { !$0.isTransient && machine.holds($0, at: end) == true }
    }

    /// A claim that holds at rest and at no moment before: to wait for it is to wait for the rest.
    func barrier(_ run: Run, _ candidates: [FoundClaim]) -> FoundClaim? {
        let machine = Machine(subject, replay: run)
        let moments = (run.lastPhase == 0 ? [] : [run.start]) + [run.immediate] + run.during
        var ordered = candidates.filter(\.isState) + candidates.filter { !$0.isState }
        if !subject.isolation.isMainActor, !subject.isSerial(run) {
            // A test that runs beside the SUT has to wait for the last of what it looks at.
            let last = candidates.compactMap { run.settled.lastEvent(of: $0) }.max()
            ordered = ordered.filter { run.settled.lastEvent(of: $0) == last }
        }
        return ordered.first { claim in
            switch claim.subject {
            case .argument, .earlierArgument, .callback, .result, .thrown: return false
            default: if claim.isTransient { return false }
            }
            guard machine.holds(claim, at: run.atRest) == true else { return false }
            return moments.allSatisfy {
                machine.holds(claim, at: Moment(snapshot: $0)) == false || ($0 == run.settled && $0 != run.start)
            }
        }
    }

    /// The last call on the way to rest, where nothing tells rest itself: what was called and with what stays so.
    func lastCall(_ run: Run, _ candidates: [FoundClaim]) -> FoundClaim? {
        guard !subject.outlivesTests else { return nil }
        let machine = Machine(subject, replay: run)
        let last = run.atRest.snapshot.events.last { event in
            if case .call = event.kind { event.phase == run.lastPhase && event.isCertain } else { false }
        }
        guard case .call(let dependency, let method, _)? = last?.kind else { return nil }
        let member = PortMember(dependency: dependency, member: method.identity)
        return candidates.first { claim in
            guard claim.subject == .calls(member), machine.holds(claim, at: run.atRest) == true else { return false }
            let earlier = (run.lastPhase == 0 ? [] : [run.start]) + [run.immediate]
            return earlier.allSatisfy { machine.holds(claim, at: Moment(snapshot: $0)) == false }
        }
    }

    /// The claims a reader expects, and further ones only for changes that those would miss.
    func choose(
        _ candidates: [FoundClaim], _ run: Run, _ catches: [FoundClaim: Set<CodeChange>], _ holding: Set<FoundClaim>,
        isConfined: Bool
    ) -> [FoundClaim] {
        var chosen: [FoundClaim] = []
        var caught: Set<CodeChange> = []
        for claim in candidates {
            guard !chosen.contains(claim), !isConfined || claim.isSteady else { continue }
            if claim.isInherent, holding.contains(claim) {
                chosen.append(claim)
                caught.formUnion(catches[claim] ?? [])
                continue
            }
            guard let own = catches[claim] else { continue }
            if claim.isExpected(in: run) || !own.isSubset(of: caught) {
                chosen.append(claim)
                caught.formUnion(own)
            }
        }
        return chosen
    }
}

extension FoundScenario {
    /// The cases of enums that the act's parameters are, by name.
    var parameterCases: [String: Constraint] {
        var cases: [String: Constraint] = [:]
        for (place, shape) in run.decisions where place.path.isEmpty {
            guard case .parameter(let name, run.lastPhase) = place.root, case .enumCase = shape else { continue }
            cases[name] = shape
        }
        return cases
    }
}

extension Run {
    /// Parameters of the act about which nothing is decided.
    var openParameters: Set<SymbolicValue> { openParameters(decisions) }

    /// Parameters of the act about which some decisions say nothing.
    func openParameters(_ decisions: [SymbolicValue: Constraint]) -> Set<SymbolicValue> {
        Set(parameters.flatMap(\.value.places).filter { decisions[$0] == nil && $0.path.isEmpty })
    }
}

extension FoundClaim {
    /// Whether it can be looked at while other code may still run: it does not change any more.
    fileprivate var isSteady: Bool { !isState }

    /// Whether it speaks of a moment while a dependency is under way.
    var isTransient: Bool { underWay != nil }

    /// Whether it would notice other arguments of a call that happened, whatever else is changed.
    fileprivate var isInherent: Bool {
        switch subject {
        case .argument, .earlierArgument, .callback: true
        default: false
        }
    }

    /// Whether a reader expects it: it speaks of something that happened.
    fileprivate func isExpected(in run: Run) -> Bool {
        switch subject {
        case .calls(let member): return run.settled.calls(of: member).contains { run.isUnderTest($0.phase) }
        case .callbacks: return value != .integer(0)
        case .state(let name) where isState && run.settled.state[name] != nil:
            return run.start.state[name] != run.settled.state[name]
        default: return true
        }
    }
}

extension Run {
    /// The branches taken, however their conditions came to what they are.
    fileprivate var turns: Set<Branch> {
        Set(branches.filter(\.isTaken).map { Branch(location: $0.location, outcome: $0.outcome) })
    }

    /// Whether a change is one of code that this run passes through.
    func passes(_ change: CodeChange) -> Bool {
        switch change {
        case .skip(let place), .flip(let place): executed.contains(place)
        case .pass(let place): branches.contains { $0.outcome == 0 && $0.location == place }
        case .fail(let place):
            branches.contains { $0.outcome > 0 && $0.location == place }
        case .part: false
        }
    }

    /// Changes to the code that this run passes through.
    var changes: [CodeChange] {
        let skipped = executed.sorted().flatMap { [CodeChange.skip($0), .flip($0)] }
        let turned = branches.filter(\.isTaken).sorted { $0.location < $1.location }
            .flatMap { branch -> [CodeChange] in
                let outcomes = branch.filters.isEmpty ? [branch.outcome != 0] : branch.filters
                return outcomes.uniqued().map { $0 ? .fail(branch.location) : .pass(branch.location) }
            }
        return skipped + turned
    }
}

extension Snapshot {
    /// The position of the last event that a claim is about; `nil` when there is none.
    func lastEvent(of claim: FoundClaim) -> Int? {
        events.lastIndex { event in
            switch (claim.subject, event.kind) {
            case (.calls(let member), .call(let dependency, let method, _)),
                (.argument(let member, _), .call(let dependency, let method, _)),
                (.earlierArgument(let member, _, _), .call(let dependency, let method, _)):
                member == PortMember(dependency: dependency, member: method.identity)
            case (.state(let name), .change(let property, _)): claim.isState && name == property
            case (.object(let name), .write(let field, _)):
                if case .field(let property)? = claim.path.first, case .parameter(name, _) = field.root {
                    field.path == [.field(property)]
                } else {
                    false
                }
            case (.port(let member), .set(let dependency, let property, _)):
                member == PortMember(dependency: dependency, member: property)
            case (.callbacks(let name), .callback(let property, _)),
                (.callback(let name, _), .callback(let property, _)):
                name == property
            case (.sent(let name, _), .sent(let publisher, _)): name == publisher
            default: false
            }
        }
    }
}

extension Act {
    /// Whether it is a method that may throw.
    fileprivate var canThrow: Bool { if case .method(let method) = self { method.effects.canThrow } else { false } }
}
