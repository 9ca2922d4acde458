import Facts
import Resolving

/// Finds what could be asserted after a run, and which of it would fail if the code were changed.
struct ClaimFinder {
    let subject: TestedType
    /// Whether claims may speak of what a test arranges.
    var speaksOfArranged = true
    /// Whether it is enough that dependencies are called, though no change of the code would be noticed by that.
    var isContentWithCalls = false
    /// Changes that claims may notice as well: of the code of earlier acts, of parts of statements.
    var furtherChanges: [CodeChange] = []
    /// The run's end, which knows the types of values.
    private(set) var end: Machine?
    /// What the code put into objects at the moment.
    private(set) var objects: [SymbolicValue: Term] = [:]
    /// The phase of the act that claims are about.
    private(set) var lastPhase = 0

    /// What looking for claims takes is counted with what exploring takes.
    var work: Explorer.Work

    /// Finds claims about a SUT.
    init(subject: TestedType, work: Explorer.Work) {
        self.subject = subject
        self.work = work
    }

    /// Everything that could be asserted at a moment, the most telling first.
    func candidates(_ run: Run, at moment: Moment) -> [FoundClaim] {
        var finder = self
        finder.end = Machine(subject, replay: run)
        finder.objects = moment.snapshot.objects
        finder.lastPhase = run.lastPhase
        let all = finder.all(run, at: moment).map(finder.computed)
        return speaksOfArranged ? all : all.filter(\.value.places.isEmpty)
    }

    /// The claim with what is computed of texts in its value written as what it comes to, so that it does not repeat the
    /// code.
    private func computed(_ claim: FoundClaim) -> FoundClaim {
        if let moment = end?.calendarMoment(claim.value) {
            var claim = claim
            claim.value = moment
            return claim
        }
        if let end, end.asksOptional(claim.value) {
            var claim = claim
            claim.value = end.moment(claim.value) ?? .unknown
            return claim
        }
        if claim.value.hasSums, let end {
            var claim = claim
            claim.value = end.added(claim.value)
            return claim
        }
        let isHidden = end?.speaksOfHidden(claim.value) ?? false
        guard isHidden || claim.value.computesOfText, let value = end?.reduce(claim.value) else { return claim }
        var plain = claim
        switch value {
        case .integer, .string, .boolean: plain.value = value
        default: if isHidden { plain.value = .unknown }
        }
        return plain
    }

    private func all(_ run: Run, at moment: Moment) -> [FoundClaim] {
        var claims = calls(run, moment) + ports(run, moment)
        if let thrown = moment.thrown {
            claims.append(FoundClaim(subject: .thrown, value: thrown))
            claims += partsOfThrown(thrown)
        }
        if moment.thrown == nil, let result = moment.result, result != .void {
            claims += expand(FoundClaim(subject: .result, value: result), type: run.declaredResult)
        }
        if run.lastPhase == 0, run.makesNothing { return claims + callsNotMade(run, moment) }
        let (sent, silent) = signals(run, moment)
        return claims + callbacks(run, moment) + sent + changedState(run, moment) + computedState(run, moment)
            + changedObjects(run)
            + callsNotMade(run, moment)
            + callbacksNotMade(run, moment) + unchangedState(run, moment) + silent + transients(run)
    }

    /// Methods called in the last phase, how often and with what.
    private func calls(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        var members: [PortMember] = []
        var facts: [PortMember: MethodFact] = [:]
        for event in moment.snapshot.events where run.isUnderTest(event.phase) {
            guard case .call(let dependency, let method, _) = event.kind else { continue }
            guard !subject.unrecorded.contains(dependency) else { continue }
            let member = PortMember(dependency: dependency, member: method.identity)
            if facts.updateValue(method.fact, forKey: member) == nil { members.append(member) }
        }
        return members.flatMap { member -> [FoundClaim] in
            let calls = moment.snapshot.calls(of: member)
            guard calls.allSatisfy(\.isCertain), let method = facts[member], let last = calls.last else { return [] }
            var claims = [FoundClaim(subject: .calls(member), value: .integer(calls.count))]
            // Which of several calls beside each other comes last, nobody knows.
            guard Set(calls.filter { run.isUnderTest($0.phase) }.map(\.child)).count == 1 else { return claims }
            for (position, (parameter, term)) in zip(method.parameters, last.arguments).enumerated()
            where parameter.type.functionType == nil {
                claims += argument(.argument(member, position), term, position, of: method)
            }
            let earlier = calls.indices.dropLast().filter { run.isUnderTest(calls[$0].phase) }
            return claims
                + earlier.prefix(Self.mostEarlier).flatMap {
                    self.arguments(calls[$0].arguments, method, of: member, call: $0)
                }
        }
    }

    /// Of how many calls before the last the arguments are looked at.
    private static let mostEarlier = 2

    /// What a call before the last got.
    private func arguments(
        _ terms: [Term], _ method: MethodFact, of member: PortMember, call: Int
    ) -> [FoundClaim] {
        zip(method.parameters, terms).enumerated().flatMap { position, given -> [FoundClaim] in
            let (parameter, term) = given
            guard parameter.type.functionType == nil else { return [] }
            return argument(.earlierArgument(member, position, call: call), term, position, of: method)
        }
    }

    /// What an argument is; where its method is generic, a double keeps it as of any type.
    private func argument(
        _ subject: Claim.Subject, _ term: Term, _ position: Int, of method: MethodFact
    ) -> [FoundClaim] {
        let parameter = method.parameters[position]
        let type = parameter.isVariadic ? .array(parameter.type) : parameter.type
        let plain = FoundClaim(subject: subject, value: term)
        let specialised = self.subject.specialised[method.info.location]
        let isErased = specialised?.contains(position) ?? method.erasedParameters.contains(position)
        // What is nothing in something of any type is no `nil`.
        if isErased || type.bare.text == "Any", term == .null, !type.isOptional { return [] }
        guard let erased = specialised else { return expand(plain, type: isErased ? .simple("Any") : type) }
        guard erased.contains(position), !type.isOpenToAll else { return expand(plain, type: type) }
        let cast = FoundClaim(subject: subject, path: [.cast(type)], value: term)
        return expand(cast, type: type).filter { !$0.isPattern }
    }

    private func ports(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        var seen: [PortMember] = []
        for event in moment.snapshot.events where run.isUnderTest(event.phase) {
            guard case .set(let dependency, let property, _) = event.kind else { continue }
            let member = PortMember(dependency: dependency, member: property)
            if !seen.contains(member) { seen.append(member) }
        }
        return seen.flatMap { member -> [FoundClaim] in
            guard let term = moment.snapshot.ports[member] else { return [] }
            let type = subject.ports[member.dependency]?.property(member.member)?.type
            return expand(FoundClaim(subject: .port(member), value: term), type: type)
        }
    }

    private func callbacks(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        var names: [String] = []
        for event in moment.snapshot.events {
            if case .callback(let name, _) = event.kind, run.isUnderTest(event.phase), !names.contains(name) {
                names.append(name)
            }
        }
        return names.flatMap { name -> [FoundClaim] in
            guard let calls = moment.snapshot.callbacks(of: name, types: run.types) else { return [] }
            let parameters = run.types.recorder(name, lastPhase: run.lastPhase)?.functionType?.parameters ?? []
            var claims = [FoundClaim(subject: .callbacks(name), value: .integer(calls.count))]
            for (position, term) in (calls.last ?? []).enumerated() where position < parameters.count {
                claims += expand(
                    FoundClaim(subject: .callback(name, position), value: term), type: parameters[position].type)
            }
            return claims
        }
    }

    /// What publishers of the SUT sent in the last phase; apart, those of which the act made nothing come.
    private func signals(_ run: Run, _ moment: Moment) -> (sent: [FoundClaim], silent: [FoundClaim]) {
        var (heard, silent): ([FoundClaim], [FoundClaim]) = ([], [])
        for signal in run.signals(subject) where run.lastPhase > 0 {
            guard let sent = moment.snapshot.sent(by: signal.publisher, in: run.lastPhase) else { continue }
            let claim = FoundClaim(
                subject: .sent(publisher: signal.publisher, phase: run.lastPhase), value: .list(sent))
            let claims = expand(claim, type: .array(signal.output))
            if run.isSilent(signal.publisher, moment) { silent += claims } else { heard += claims }
        }
        return (heard, silent)
    }

    /// The SUT's visible properties that changed.
    private func changedState(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        states(moment) { moment.snapshot.state[$0] != run.start.state[$0] }
    }

    /// The SUT's visible properties that stayed as they were: they tell less than a call that was not made.
    private func unchangedState(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        states(moment) { moment.snapshot.state[$0] == run.start.state[$0] }
    }

    private func states(_ moment: Moment, where isWanted: (String) -> Bool) -> [FoundClaim] {
        subject.stateProperties.filter { $0.info.access.isTestable && isWanted($0.name.plain) }.flatMap { property in
            guard let term = moment.snapshot.state[property.name.plain] else { return [FoundClaim]() }
            let type = property.type ?? property.initialValue?.valueType
            return expand(FoundClaim(subject: .state(property.name.plain), value: term), type: type)
        }
    }

    /// Whether a property is at last what it was before the act, and a method in whose course it is not was called once.
    private func isTakenBack(_ name: String, _ run: Run, during member: PortMember) -> Bool {
        let calls = run.settled.calls(of: member).filter { run.isUnderTest($0.phase) }
        return calls.count == 1
            && end?.reduce(run.settled.state[name] ?? .unknown) == end?.reduce(run.start.state[name] ?? .unknown)
    }

    /// Flags and states that differ while a dependency is under way from what they are before and after; numbers, texts and
    /// lists where they are taken back.
    private func transients(_ run: Run) -> [FoundClaim] {
        let isAwaited = subject.isOpenWhileAwaited && !run.isPending && !run.isRacy
        guard subject.isolation.isMainActor || isAwaited, run.lastPhase > 0 else { return [] }
        return run.suspensions.sorted { $0.key < $1.key }.flatMap { member, snapshot in
            subject.stateProperties.flatMap { property -> [FoundClaim] in
                let name = property.name.plain
                let type = property.type ?? property.initialValue?.valueType
                guard property.info.access.isTestable, let type, !type.isOptional, subject.types.isEquatable(type),
                    let term = snapshot.state[name], run.start.state[name] != term, run.settled.state[name] != term
                else { return [] }
                let shown = end?.reduce(term) ?? term
                guard shown != end?.reduce(run.start.state[name] ?? .unknown) else { return [] }
                let claim = FoundClaim(subject: .state(name), value: term, moment: .underWay(member))
                switch shown {
                case .boolean, .enumCase(_, _, []): return [claim]
                case .integer, .string, .list:
                    return isTakenBack(name, run, during: member) ? expand(claim, type: type) : []
                default: return []
                }
            }
        }
    }
}
