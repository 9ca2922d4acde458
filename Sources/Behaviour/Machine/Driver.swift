import Facts
import Resolving

/// How acts went so far.
struct Progress {
    /// How many are done.
    var done = 0
    var before: [Snapshot] = []
    var immediate = Snapshot(state: [:], ports: [:], events: [])
    var result = Term.void
    var thrown: Term?
    var parameters: [LabelledTerm] = []
    var prefix = 0
    var decidedAtOnce: Set<SymbolicValue> = []
    var isPending = false
    var earlier: [PhaseEnd] = []
    var interruption: Int?
    var (isBroken, isTrapped) = (false, false)
}

extension Machine {
    /// Runs acts one after the other, each coming to rest before the next, and tells how it went.
    ///
    /// - Parameter start: How those of them went that the machine did already.
    func perform(_ acts: [Act], after start: Progress = Progress()) -> Run {
        var progress = start
        do {
            for index in start.done..<acts.count { try goOn(&progress, with: acts[index], index, of: acts.count) }
        } catch {
            progress.isBroken = true
            if case Exit.infeasible = error { progress.isTrapped = true }
        }
        if !isReplay, let before = progress.before.last {
            settleChanged(since: before)
            if progress.isPending { settleSums(since: before) }
        }
        settleExcluded()
        settleDocuments()
        if !settleKeys() || hasIntervalBackwards { progress.isBroken = true }
        return run(of: acts, progress)
    }

    /// Does one act more, after which others come; `false` where it does not come to an end.
    func goOn(_ progress: inout Progress, with act: Act) -> Bool {
        do { try goOn(&progress, with: act, progress.done, of: progress.done + 2) } catch { return false }
        progress.done += 1
        return true
    }

    /// Does one act and lets it come to rest; what is to be done in the course of the next waits for that.
    private func goOn(_ progress: inout Progress, with act: Act, _ index: Int, of count: Int) throws {
        if index > 0 {
            progress.earlier.append(
                PhaseEnd(
                    immediate: progress.immediate, during: during, settled: snapshot, isPending: progress.isPending,
                    thrown: progress.thrown.map { frozen($0) }))
        }
        if case .meanwhile(let member, let inner) = act {
            interruption = Interruption(member: member, act: inner, phase: index)
            progress.before.append(snapshot)
            return
        }
        try begin(index, of: count)
        progress.before.append(snapshot)
        progress.prefix = oracle.asked
        (progress.result, progress.thrown, progress.parameters) = (.void, nil, [])
        do {
            progress.result = try shown(perform(act, &progress.parameters))
            if index == count - 1 { try listen(toReturned: progress.result, of: act) }
        } catch Exit.thrown(let error) {
            progress.thrown = error
            inChain = false
        }
        if index == 0 { offerClosures() }
        progress.immediate = snapshot
        progress.decidedAtOnce = Set(decisions.keys)
        during.append(snapshot)
        let waiting = tasks.indices.filter { !tasks[$0].isDone }
        currentTask = nil
        try settle(isLast: index == count - 1)
        endJoining()
        progress.isPending = waiting.contains { tasks[$0].isDone && !tasks[$0].isIdle }
        guard let interruption else { return }
        self.interruption = nil
        guard let (start, end) = interruption.course else {
            // Changed code does not call the method: what was to be done in its course is not done.
            if isReplay { return }
            throw Exit.infeasible
        }
        (progress.before[interruption.phase], progress.earlier[interruption.phase]) = (start, end)
        progress.interruption = interruption.phase
    }

    /// What acts came to.
    private func run(of acts: [Act], _ progress: Progress) -> Run {
        var run = Run(
            answers: oracle.answers, decisions: decisions, outcomes: outcomes, exclusions: exclusions,
            narrowed: narrowed,
            completions: completions, suspensions: seenUnderWay, types: types, before: progress.before, during: during,
            immediate: progress.immediate, decidedAtOnce: progress.decidedAtOnce, settled: snapshot,
            result: progress.result.map { frozen($0) }, declaredResult: acts.last?.resultType,
            thrown: progress.thrown.map { frozen($0) },
            isPending: progress.isPending, isRacy: isRacy, isUncertain: isUncertain, sleeps: sleeps,
            branches: branches, executed: executed,
            isBroken: progress.isBroken, prefix: progress.prefix, parameters: progress.parameters, names: names,
            listened: listened, earlier: progress.earlier, gaps: gaps)
        run.isTrapped = progress.isTrapped
        (run.standsStill, run.wakes) = (time == .stands, wakes)
        run.interruption = progress.interruption
        (run.isHopeless, run.hasFreeEnds) = (isHopeless, hasFreeEnds)
        (run.isJoined, run.isOnMain) = (joinsLast, isOnMain)
        (run.made, run.certainUntil) = (made, certainUntil)
        (run.refusals, run.refused, run.endedAt) = (refusals, refused + refusals.count, place)
        (run.firstAsked, run.furtherAsked, run.recoveries) = (firstAsked, furtherAsked, recoveries)
        return run
    }

    /// The publishers of dependencies that the SUT listens to.
    private var listened: [PortMember] {
        subscriptions.compactMap { if case .port(let member) = $0.source { member } else { nil } }
    }

    private func begin(_ index: Int, of count: Int) throws {
        phase = index
        joining = Joining(isOn: joinsLast || index < count - 1)
        during = []
        suspensions = [:]
        (changedBeside, failedChild) = ([], nil)
        refused += refusals.count
        (branches, refusals) = ([], [])
        executed = []
        gaps = []
        conditions = []
        steps = 0
        currentTask = nil
        inChain = false
        if index == 0 { isRacy = false }
        isUncertain = false
        isHopeless = false
        guard index > 0, index == count - 1 else { return }
        try listen()
        // What is there already comes before the act.
        (branches, executed, refusals) = ([], [], [])
    }

    func perform(_ act: Act, _ parameters: inout [LabelledTerm]) throws -> Term {
        switch act {
        case .initializer: return try performInit(&parameters)
        case .method(let method):
            let scope = Scope(selfTerm: .subject, result: method.result)
            scope.thrown = method.effects.thrownType
            scope.generics = subject.fillings[method.info.location] ?? [:]
            parameters = arrange(method.parameters, in: scope)
            let result = try inline(code(of: method) ?? [], in: scope)
            return method.returnsVoid ? .void : result
        case .assign(let property):
            let name = property.name.plain
            if let sent = property.sentType {
                guard case .stream(let number) = try read(name) else { throw Exit.infeasible }
                let value = sent.isVoid ? .void : root(.assigned(name, phase: phase), type: sent)
                parameters = [LabelledTerm(name, value)]
                try emit(value, from: streams[number].source)
                return .void
            }
            let value = root(.assigned(name, phase: phase), type: property.type ?? property.initialValue?.valueType)
            parameters = [LabelledTerm(name, value)]
            if property.isStored {
                try setState(name, value)
            } else if let body = property.accessors?.setterBody {
                let scope = Scope(selfTerm: .subject)
                scope.values["newValue"] = value
                _ = try inline(body, in: scope)
            }
            return .void
        case .emit(let member, let type):
            let value = root(.emission(dependency: member.dependency, name: member.member, phase: phase), type: type)
            let sent = type.isVoid ? Term.void : value
            parameters = [LabelledTerm(member.member, sent)]
            try emit(sent, from: .port(member))
            return .void
        case .callBack(let member, let property):
            guard case .closure(let number)? = ports[member], let function = property.type?.functionType else {
                // Nobody put anything there.
                throw Exit.infeasible
            }
            let given = given(to: function, by: member)
            parameters = given.map { LabelledTerm(member.member, $0) }
            _ = try run(closure: number, given)
            return .void
        case .callGiven(let closure): return try callGiven(closure, &parameters)
        case .callKept(let closure): return try callKept(closure)
        case .read(let property):
            return try read(property.name.plain)
        case .meanwhile: throw Exit.infeasible
        }
    }

    /// Puts the parameters of an entry point into scope as places.
    private func arrange(_ facts: [ParameterFact], in scope: Scope) -> [LabelledTerm] {
        facts.map { parameter in
            let name = parameter.name.plain
            if let path = parameter.givenText {
                scope.values[name] = .verbatim(path)
                return LabelledTerm(name, .verbatim(path))
            }
            if phase == 0, let element = subject.lists[name] {
                scope.values[name] = .list([.dependency(element)])
                return LabelledTerm(name, .list([.dependency(element)]))
            }
            if phase > 0, let port = subject.handed(for: parameter) {
                scope.values[name] = .dependency(port)
                return LabelledTerm(name, .dependency(port))
            }
            if phase == 0, let object = subject.objects[name] {
                let value = made(object)
                scope.values[name] = value
                return LabelledTerm(name, value)
            }
            let value =
                isArranged(parameter)
                ? root(.parameter(name, phase: phase), type: parameter.type) : unchanging(parameter) ?? .unknown
            scope.values[name] = value
            scope.types[name] = parameter.type
            return LabelledTerm(name, value)
        }
    }

    /// The closure that the SUT is made with which gives back what it is given; `nil` for anything else.
    private func unchanging(_ parameter: ParameterFact) -> Term? {
        guard phase == 0, !parameter.type.isOptional, parameter.type.functionType?.isOfOneType == true else {
            return nil
        }
        let body = [Statement(.expression(.name("$0")), at: place)]
        closures.append(ClosureRecord(expression: ClosureExpression(body: body), scope: Scope(selfTerm: .unknown)))
        return .closure(closures.count - 1)
    }

    private func performInit(_ parameters: inout [LabelledTerm]) throws -> Term {
        for property in subject.stateProperties {
            let name = property.name.plain
            if property.isOutlet(among: subject.outlets) || subject.isShown(name) {
                // What a view shows before anything is put there, the scene knows.
                state[name] = .member(.subject, name)
                continue
            }
            if let value = property.initialValue {
                state[name] =
                    property.info.has("lazy")
                    ? nil : try detached(value, in: Scope(selfTerm: .unknown), expecting: property.type)
            } else if !property.isLet, property.type?.isOptional == true {
                state[name] = .null
            }
        }
        let scope = Scope(selfTerm: .subject)
        switch subject.construction.kind {
        case .initializer, .inherited: parameters = arrange(subject.construction.parameters, in: scope)
        case .memberwise, .factory:
            parameters = arrange(subject.construction.parameters, in: scope)
            for parameter in parameters {
                guard let name = parameter.label, !subject.isPort(name) else { continue }
                state[name] = parameter.value
            }
        default: break
        }
        makeBundles(in: scope)
        for parameter in subject.construction.parameters {
            let name = parameter.name.plain
            if let port = subject.ports.keys.first(where: { $0 == name || subject.paths[name] == $0 }) {
                scope.values[name] = .dependency(port)
            }
        }
        isInitializing = true
        defer { isInitializing = false }
        let result = try inline(subject.construction.body ?? [], in: scope)
        (isInitializing, isMade) = (false, true)
        for double in subject.assigned { try observe(double.property, given: .dependency(double.port)) }
        return result
    }

    /// An object that a test makes of doubles, as a value where nothing in it changes; unknown otherwise.
    private func made(_ object: Dependency.Object) -> Term {
        guard let parts = object.parts, subject.types.isLikeValue(object.fact) else { return .unknown }
        let arguments = parts.map { part -> LabelledTerm in
            guard case .dependency(let name) = part.content else { return LabelledTerm(part.label, .unknown) }
            if subject.ports[name] != nil { return LabelledTerm(part.label, .dependency(name)) }
            return LabelledTerm(part.label, subject.objects[name].map { self.made($0) } ?? .unknown)
        }
        return (try? madeOrNot(object.type, object.fact, arguments)) ?? .construct(object.type, arguments)
    }

    /// Puts the objects that carry dependencies together from doubles and the values a test gives.
    private func makeBundles(in scope: Scope) {
        for bundle in subject.bundles {
            let fields = bundle.fields.map { field -> LabelledTerm in
                let name = field.content
                if subject.ports[name] != nil { return LabelledTerm(field.label, .dependency(name)) }
                if let object = subject.objects[name] { return LabelledTerm(field.label, made(object)) }
                let isGiven = subject.construction.parameters.contains { $0.name == name }
                defer { scope.values[name] = nil }
                return LabelledTerm(field.label, isGiven ? scope.values[name] ?? .unknown : .unknown)
            }
            let isDeclared = !bundle.type.isEmpty && bundle.conformances.isEmpty
            let whole: Term = isDeclared ? .construct(.simple(bundle.type), fields) : .tuple(fields)
            scope.values[bundle.parameter] = whole
            if [.memberwise, .factory].contains(subject.construction.kind) { state[bundle.parameter] = whole }
        }
    }
}
