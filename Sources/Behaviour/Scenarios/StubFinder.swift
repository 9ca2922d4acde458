import Facts

/// Finds what a test has to tell doubles so that a run goes as it went.
struct StubFinder {
    let subject: TestedType
    let run: Run
    /// What is claimed of the run: some of it while a method is under way.
    let claims: [FoundClaim]
    /// The values of the run.
    let values: Arrangement
    /// The method during which the act before the last is done; `nil` where none is.
    var interrupted: PortMember?
    /// Whether it is the same act.
    var isRepeated = false

    /// What doubles are told, in order: before each act values first, then errors, then closures.
    func stubs() -> [Stub] {
        let told = (0...run.lastPhase).flatMap { phase in
            stubs(ofValuesBefore: phase) + stubs(ofErrorsBefore: phase) + stubs(ofClosuresBefore: phase)
                + stubs(ofAnswersBefore: phase) + stubs(ofRecoveriesBefore: phase)
        }
        return told + stubsOfInterrupted() + watching()
    }

    // MARK: - Values

    /// Properties and results that are set before a phase.
    private func stubs(ofValuesBefore phase: Int) -> [Stub] {
        values.types.keys.filter { root in
            guard let member = root.member, self.phase(of: member, from: root.phase) == phase else { return false }
            return switch root {
            case .property: values.needs(root) && !isSameAsBefore(root)
            case .result:
                (values.needs(root) || values.isOfAnotherType(root)) && !isToldByArgument(member)
                    && !isToldByClosure(CallSite(member: member, phase: root.phase))
                    && !(member == interrupted && root.phase == run.lastPhase)
                    && run.outcomes[CallSite(member: member, phase: root.phase)] != true
            default: false
            }
        }
        .sorted { ($0.order, $0.phase) < ($1.order, $1.phase) }
        .compactMap { root in
            root.member.map {
                Stub($0, sent(by: root) ?? .value(.place(root.place)), phase: root.phase, before: phase)
            }
        }
    }

    /// What a stream sends that a property holds or a method returns; `nil` for any other value.
    private func sent(by root: SymbolicValue.Root) -> Stub.Answer? {
        guard let type = values.types[root], subject.types.sending(type) != nil,
            case .list(let count)? = values.constraint(root.place)
        else { return nil }
        let isFailing = values.constraints[root.place.failing] == .present
        return .sends(
            Stub.Sent(
                (0..<count).compactMap(root.place.sent).map(Value.place),
                error: isFailing ? root.place.sentError.map(Value.place) : nil,
                isOpen: values.constraints[root.place.waiting] == .present))
    }

    /// Whether a property holds what it held before, so that it need not be set again.
    private func isSameAsBefore(_ root: SymbolicValue.Root) -> Bool {
        guard case .property(let dependency, let name, let phase) = root else { return false }
        for earlier in stride(from: phase - 1, through: 0, by: -1) {
            let place = SymbolicValue(.property(dependency: dependency, name: name, phase: earlier))
            guard values.types[place.root] != nil else { continue }
            guard let constraint = values.constraint(place), constraint == values.constraint(root.place) else {
                return false
            }
            return values.value(of: values.canonical(place), in: subject.types).isSimple
        }
        return false
    }

    // MARK: - Errors

    /// Errors that are set before a phase, and those of earlier acts that are taken back.
    private func stubs(ofErrorsBefore phase: Int) -> [Stub] {
        sites(of: run.outcomes, before: phase).compactMap { site, fails in
            guard !isToldByArgument(site.member), !isToldByClosure(site) else { return nil }
            let failedBefore = (0..<site.phase).contains {
                run.outcomes[CallSite(member: site.member, phase: $0)] == true
            }
            let throwsItself = fails && !(site.phase == run.lastPhase && watched.contains(site.member))
            guard throwsItself || failedBefore else { return nil }
            return Stub(site.member, .error(throwsItself ? error(at: site) : nil), phase: site.phase, before: phase)
        }
    }

    private func error(at site: CallSite) -> Value { .place(site.error) }

    // MARK: - Closures

    /// Closures that call what methods are given, set before a phase, and those of earlier acts that are taken back.
    private func stubs(ofClosuresBefore phase: Int) -> [Stub] {
        sites(of: run.completions, before: phase).compactMap { site, completing in
            switch completing {
            case .calls where site.member == interrupted && site.phase == run.lastPhase: return nil
            case .calls where method(site.member).flatMap(subject.passed) != nil:
                return passing(at: site, before: phase)
            case .calls(let position):
                let closure = Stub.Closure(call: call(position, at: site), ending: result(at: site))
                return Stub(site.member, .closure(closure), phase: site.phase, before: phase)
            case .never where calledBefore(site):
                return Stub(site.member, .closure(nil), phase: site.phase, before: phase)
            case .never: return nil
            }
        }
    }

    func call(_ position: Int, at site: CallSite) -> Stub.Call {
        let method = method(site.member)
        let type = method.flatMap { subject.closure(position, of: $0) }
        let function = type?.functionType
        let arguments = (function?.parameters ?? []).indices.map { index in
            Value.place(
                SymbolicValue(
                    .completion(
                        dependency: site.member.dependency, method: site.member.member, closure: position, index: index,
                        phase: site.phase)))
        }
        let isErased = method.map { subject.specialised[$0.info.location] != nil } ?? false
        let carried = method.flatMap { subject.carried(position, by: $0) }
        return Stub.Call(
            position: carried?.parameter ?? position, carried: carried, arguments: arguments,
            type: isErased ? type : nil)
    }

    /// Whether an earlier phase let the method call a closure.
    private func calledBefore(_ site: CallSite) -> Bool {
        (0..<site.phase).contains { phase in
            if case .calls? = run.completions[CallSite(member: site.member, phase: phase)] { true } else { false }
        }
    }

    /// What a closure returns that runs in a method's place.
    private func result(at site: CallSite) -> Stub.Ending? {
        guard let result = method(site.member)?.result, !result.isVoid else { return nil }
        let root = site.result.root
        if let product = subject.products[site.member] {
            return .returns(values.constraints[root.place] == .null ? .null : .dependency(product))
        }
        if case .sends(let sent)? = sent(by: root) { return .sends(sent) }
        let isLeftOpen = values.types[root] == nil || site.isTold(in: run) && !values.needs(root)
        return .returns(isLeftOpen && result.isOptional ? .null : .place(root.place))
    }

    /// Methods of the last phase that a test watches.
    private var watched: [PortMember] {
        (claims.compactMap(\.underWay) + [interrupted].compactMap { $0 }).uniqued().sorted()
    }

    /// What a method answers that is called again while it is under way, where nothing else is arranged.
    private func stubsOfInterrupted() -> [Stub] {
        guard let interrupted, isRepeated,
            case .returns(let value)? = result(at: CallSite(member: interrupted, phase: run.lastPhase))
        else { return [] }
        let phase = run.lastPhase - 1
        let site = CallSite(member: interrupted, phase: phase)
        guard run.outcomes[site] != true, !values.needs(site.result.root), run.completions[site] == nil,
            !isToldByArgument(interrupted)
        else { return [] }
        return [Stub(interrupted, .value(value), phase: phase)]
    }

    /// Closures that look at the SUT, or do something to it, and end as the methods do.
    private func watching() -> [Stub] {
        watched.map { member in
            let site = CallSite(member: member, phase: run.lastPhase)
            let properties = claims.compactMap { claim -> String? in
                if claim.underWay == member, case .state(let name) = claim.subject { name } else { nil }
            }
            var closure = Stub.Closure(looksAt: properties, ending: ending(at: site))
            if member == interrupted {
                closure.acts = run.lastPhase - 1
                if case .calls(let position)? = run.completions[site] { closure.call = call(position, at: site) }
            }
            closure.choices = failing(at: site)
            if isToldByArgument(member) { closure.choices = choices(at: site) }
            return Stub(member, .closure(closure), phase: run.lastPhase)
        }
    }

    /// How a method ends.
    private func ending(at site: CallSite) -> Stub.Ending? {
        run.outcomes[site] == true && run.recoveries[site] == nil ? .throwing(error(at: site)) : result(at: site)
    }

    // MARK: - Methods that fail at first

    /// Closures of methods that fail the first times only, and of what they do in later acts, set before a phase.
    private func stubs(ofRecoveriesBefore phase: Int) -> [Stub] {
        sites(of: run.outcomes, before: phase).compactMap { site, _ in
            guard isToldByClosure(site), !(site.phase == run.lastPhase && watched.contains(site.member)) else {
                return nil
            }
            let closure = Stub.Closure(choices: failing(at: site), ending: ending(at: site))
            return Stub(site.member, .closure(closure), phase: site.phase, before: phase)
        }
    }

    /// Whether a closure tells how a method ends: one that failed at first has it from then on.
    private func isToldByClosure(_ site: CallSite) -> Bool {
        site.asked == nil && run.furtherAsked[site] == nil
            && run.recoveries.keys.contains { $0.member == site.member && $0.phase <= site.phase }
    }

    /// How a method ends the first times that it is called, where it recovers.
    private func failing(at site: CallSite) -> [Stub.Choice] {
        run.recoveries[site].map { [Stub.Choice(upTo: $0, .throwing(error(at: site)))] } ?? []
    }

    // MARK: - Answers by what is asked

    /// Whether calls of a method in one phase have to end in different ways, by what they are asked.
    private func isToldByArgument(_ member: PortMember) -> Bool {
        run.furtherAsked.contains { first, others in
            first.member == member
                && others.contains { asked in
                    var site = first
                    site.asked = asked
                    return values.needs(site.result.root) || run.outcomes[site] == true || run.outcomes[first] == true
                }
        }
    }

    /// Closures that answer by what they are asked, set before a phase.
    private func stubs(ofAnswersBefore phase: Int) -> [Stub] {
        run.firstAsked.keys.filter { site in
            isToldByArgument(site.member) && self.phase(of: site.member, from: site.phase) == phase
                && !(site.phase == run.lastPhase && watched.contains(site.member))
        }
        .sorted { ($0.member, $0.phase) < ($1.member, $1.phase) }
        .map { site in
            let closure = Stub.Closure(choices: choices(at: site), ending: ending(at: site))
            return Stub(site.member, .closure(closure), phase: site.phase, before: phase)
        }
    }

    /// How a method ends where it is not asked what it is asked first.
    private func choices(at first: CallSite) -> [Stub.Choice] {
        let others = run.furtherAsked[first] ?? []
        let all = others + [run.firstAsked[first]].compactMap { $0 }
        return others.map { asked in
            var site = first
            site.asked = asked
            let telling = asked.arguments.enumerated().filter { position, value in
                value != nil && all.contains { $0.arguments[position] != value }
            }
            let types = method(first.member)?.parameters.map(\.type) ?? []
            let arguments = telling.compactMap { position, value in
                value.flatMap { $0.literal(of: types[position]) }.map { (position, $0) }
            }
            return Stub.Choice(Dictionary(uniqueKeysWithValues: arguments), ending(at: site))
        }
    }

    // MARK: - Phases

    /// The phase before which a member of a double is told: the first one, unless the member is used before it is needed.
    private func phase(of member: PortMember, from phase: Int) -> Int {
        // The closure in which the act is done stands for the method until then.
        if member == interrupted, phase == run.lastPhase - 1 { return phase }
        let isUsedBefore = run.settled.events.contains { $0.member == member && $0.phase < phase }
        return isUsedBefore || isToldBefore(member, phase) ? phase : 0
    }

    /// Whether a member of a double is to answer in a way of its own in an earlier act, whether or not reading shows that
    /// it is asked there.
    private func isToldBefore(_ member: PortMember, _ phase: Int) -> Bool {
        let earlier = 1..<max(phase, 1)
        return values.types.keys.contains {
            $0.member == member && earlier.contains($0.phase) && values.needs($0)
        }
            || run.outcomes.keys.contains { $0.member == member && earlier.contains($0.phase) }
            || run.completions.keys.contains { $0.member == member && earlier.contains($0.phase) }
    }

    private func sites<Answer>(of answers: [CallSite: Answer], before phase: Int) -> [(CallSite, Answer)] {
        answers.filter { self.phase(of: $0.key.member, from: $0.key.phase) == phase }
            .sorted { ($0.key.member, $0.key.phase) < ($1.key.member, $1.key.phase) }
            .map { ($0.key, $0.value) }
    }

    func method(_ member: PortMember) -> MethodFact? {
        subject.ports[member.dependency]?.method(member.member)
    }
}

extension Constraint {
    /// What is decided, as a literal of a type.
    fileprivate func literal(of type: TypeRef) -> Value? {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .boolean(let value): .boolean(value)
        case .enumCase(let name): .enumCase(type, name, [])
        default: nil
        }
    }
}

extension CallSite {
    /// Whether a double is told an answer for what it is asked there beside others.
    fileprivate func isTold(in run: Run) -> Bool { run.furtherAsked[first] != nil }
}

extension Event {
    /// The member of a dependency that is read or called.
    var member: PortMember? {
        switch kind {
        case .read(let dependency, let property): PortMember(dependency: dependency, member: property)
        case .call(let dependency, let method, _): PortMember(dependency: dependency, member: method.identity)
        default: nil
        }
    }
}
