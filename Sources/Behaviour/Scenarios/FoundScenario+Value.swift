import Facts
import Resolving

extension FoundScenario {
    /// What leaves: the scenario without the run that shows it.
    func value(_ subject: TestedType) -> Scenario {
        let claims = claims.map { stated($0, subject) }
        let waits = waits.mapValues { stated($0, subject) }
        var scenario = Scenario(
            acts: acts, arrangement: arrangement(subject), waits: waits, claims: claims,
            thrown: run.thrown.map { thrown($0, subject) },
            makesNothing: run.makesNothing,
            calledClosures: run.calledClosures.union(claims.compactMap(\.subject.recorder)),
            sleeps: run.sleeps, asked: asked, noticed: Set(caught.map(\.location)), axis: axis(subject))
        scenario.awaitsAnswer = awaitsAnswer
        for (phase, end) in run.earlier.enumerated() {
            scenario.failures[phase] = end.thrown.map { thrown($0, subject) }
        }
        scenario.changed = Set(run.settled.objects.keys)
        return scenario
    }

    /// What an act throws; no more than the type of an error that a test cannot make again.
    private func thrown(_ error: Term, _ subject: TestedType) -> Claim {
        var known = error
        if case .construct(let type, _) = error,
            error.hasUnknown || !subject.types.isReproducible(error) || !subject.types.isWritable(error)
        {
            known = .construct(type, [LabelledTerm(nil, .unknown)])
        }
        return stated(FoundClaim(subject: .thrown, value: known), subject)
    }

    /// The claim with what a test has to know to state it.
    private func stated(_ claim: FoundClaim, _ subject: TestedType) -> Claim {
        var stated = Claim(
            subject: claim.subject, path: claim.path, type: type(of: claim.subject, subject),
            value: Value(Machine(subject, replay: run).closed(claim.value)),
            expected: Value(Machine(subject, replay: run).written(claim.value)), isPattern: claim.isPattern,
            moment: claim.underWay == nil ? isAtRest ? .atRest : .atOnce : claim.moment,
            source: run.settled.lastEvent(of: claim).map { run.settled.events[$0].location })
        stated.besides = claim.besides.map { self.stated($0, subject) }
        if case .state(let name) = claim.subject, claim.isState {
            stated.isUnchanged = run.start.state[name] == claim.value
        }
        if case .calls(let member) = claim.subject {
            stated.isUnchanged = claim.value == .integer(run.start.calls(of: member).count)
        }
        return stated
    }

    /// The type of what is looked at.
    private func type(of looked: Claim.Subject, _ subject: TestedType) -> TypeRef? {
        switch looked {
        case .state(let name): subject.property(name).flatMap { $0.type ?? $0.initialValue?.valueType }
        case .port(let member): subject.ports[member.dependency]?.property(member.member)?.type
        case .result: run.declaredResult
        case .sent(let publisher, _):
            run.signals(subject).first { $0.publisher == publisher }.map { .array($0.output) }
        default: nil
        }
    }

    private func arrangement(_ subject: TestedType) -> Arrangement {
        let recorders = Set(claims.compactMap(\.subject.recorder))
        let machine = Machine(subject, replay: run)
        let fixed = run.decisions.filter { place, _ in
            machine.isPreset(place) || run.settled.objects[place] != nil && !machine.isGiven(place)
        }
        let constraints = run.decisions.filter { place, shape in
            (shape != .recorder || recorders.contains(place.recorderName)) && fixed[place] == nil
        }
        var arrangement = Arrangement(
            constraints: constraints, types: run.types, narrowed: run.narrowed,
            throwing: Set(run.outcomes.keys.map(\.member)), used: Set(run.settled.events.compactMap(\.member)),
            doubles: doubles(subject), exclusions: run.exclusions, names: run.names,
            mentioned: mentioned(constraints))
        arrangement.fixed = fixed
        arrangement.preset = Set(fixed.keys.filter { machine.isPreset($0) && machine.made($0) != fixed[$0] })
        for (place, shape) in run.decisions {
            if case .document = shape { arrangement.documents[place] = machine.documentText(place) }
        }
        arrangement.stubs =
            StubFinder(
                subject: subject, run: run, claims: claims, values: arrangement,
                interrupted: acts.interrupted,
                isRepeated: acts.dropLast().last?.itself == acts.last
            ).stubs()
        return arrangement
    }

    /// The doubles that methods are handed.
    private func doubles(_ subject: TestedType) -> [SymbolicValue.Root: String] {
        var doubles: [SymbolicValue.Root: String] = [:]
        for (phase, act) in acts.enumerated() {
            guard case .method(let method) = act.itself else { continue }
            for parameter in method.parameters {
                doubles[.parameter(parameter.name.plain, phase: phase)] = subject.handed(for: parameter)
            }
        }
        return doubles
    }

    /// What claims and waits speak of, and what that which is looked at came from before the act: a value that was
    /// nothing already could not be seen to go.
    private func mentioned(_ constraints: [SymbolicValue: Constraint]) -> Set<SymbolicValue.Root> {
        let earlier = claims.compactMap { claim -> Term? in
            if case .state(let name) = claim.subject, claim.isState { run.start.state[name] } else { nil }
        }
        let awaited = waits.values.flatMap { [$0] + $0.besides }
        let terms = (claims + awaited).map(\.value) + earlier
        // What another value is the same as is arranged once, for both.
        let shared = constraints.values.compactMap { constraint in
            if case .same(let other) = constraint { other } else { nil }
        }
        let handed = claims.compactMap { claim -> SymbolicValue.Root? in
            if case .object(let name) = claim.subject { run.handed(for: name) } else { nil }
        }
        return Set((terms.flatMap(\.places) + shared).map { constraints.canonical($0).root }).union(handed)
    }

    // MARK: - Variants

    /// The enum parameter of the act under test, if it has one whose value is a plain case.
    private func axis(_ subject: TestedType) -> Scenario.Axis? {
        guard case .method = acts[run.lastPhase] else { return nil }
        for (root, type) in run.types.sorted(by: { $0.key.order < $1.key.order }) {
            guard case .parameter(let name, run.lastPhase) = root, subject.types.family(type) == .enumeration,
                !type.isOptional, subject.types.isSendable(type),
                case .enumCase(let chosen)? = run.decisions[root.place],
                subject.types.enumCases(type).first(where: { $0.name.plain == chosen })?.payload.isEmpty == true
            else { continue }
            return Scenario.Axis(name: name, value: root.place, type: type, chosen: chosen)
        }
        return nil
    }

    /// The scenario with every other plain case where the code does not ask for the case.
    func variants(_ subject: TestedType) -> [FoundScenario] {
        guard let axis = axis(subject), openParameters.contains(axis.value) else { return [] }
        let others = subject.types.enumCases(axis.type).filter { $0.payload.isEmpty && $0.name.plain != axis.chosen }
        return others.prefix(11).compactMap { variant(subject, axis.value, $0.name.plain) }
    }

    private func variant(_ subject: TestedType, _ place: SymbolicValue, _ name: String) -> FoundScenario? {
        var copy = self
        copy.run.decisions[place] = .enumCase(name)
        copy.run = Explorer(subject: subject).replay(copy.run, copy.acts)
        let machine = Machine(subject, replay: copy.run)
        let moment = copy.isAtRest && copy.run.isPending ? copy.run.atRest : copy.run.atOnce
        let start = Moment(snapshot: copy.run.start)
        guard copy.run.isSound, copy.run.branches == run.branches,
            copy.claims.allSatisfy({ machine.holds($0, at: moment) == true }),
            copy.claims.allSatisfy({ !$0.isState || machine.holds($0, at: start) != true })
        else { return nil }
        return copy
    }
}

extension FoundScenario {
    /// Whether a double would go on to call what it is given in an act that is done while it was told to call another.
    var staysTold: Bool {
        guard acts.interrupted != nil else { return false }
        return run.completions.contains { site, answer in
            guard site.phase == run.lastPhase - 1, answer == .never,
                case .calls? = run.completions[CallSite(member: site.member, phase: run.lastPhase)]
            else { return false }
            return site.member != acts.interrupted
        }
    }
}

extension Run {
    /// The closures of the SUT that were called.
    fileprivate var calledClosures: Set<String> {
        Set(settled.events.compactMap { if case .callback(let name, _) = $0.kind { name } else { nil } })
    }
}
