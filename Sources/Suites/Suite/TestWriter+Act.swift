import Behaviour
import Facts
import Resolving

extension TestWriter {
    /// The act of a phase.
    ///
    /// - Parameter keeping: Whether it is the one under test, whose result is looked at.
    mutating func act(_ phase: Int, keeping: Bool) {
        switch scenario.acts[phase].itself {
        case .initializer: make(keeping: keeping)
        case .method(let method): call(method, phase, keeping: keeping)
        case .assign(let property):
            usesSUT = true
            if let sent = property.sentType {
                let values = sent.isVoid ? [] : [value(of: .assigned(property.name.plain, phase: phase))]
                let call = Code.Expression.call(.path("sut", property.name, "send"), values.map { .init(nil, $0) })
                return add(.act(.expression(call)), from: property.info.location)
            }
            let given = value(of: .assigned(property.name.plain, phase: phase))
            add(.act(.assignment(.path("sut", property.name), given)), from: property.info.location)
        case .emit(let member, let type):
            let name = subjectName(member)
            let sent: Code.Expression =
                type.isVoid
                ? .tuple([])
                : value(of: .emission(dependency: member.dependency, name: member.member, phase: phase))
            add(.act(.expression(.call(.path(name, "send"), [.init(nil, sent)]))))
        case .callGiven(let closure): call(closure, phase)
        case .callKept(let closure): call(closure)
        case .callBack(let member, let property):
            let arguments = given(to: property.type?.functionType, by: member, phase)
            let closure = Code.Expression.path("deps", member.dependency, property.name)
            let callee = property.type?.isOptional == true ? Code.Expression.chained(closure) : closure
            add(.act(.expression(.call(callee, arguments))), from: property.info.location)
        case .read(let property): read(property, phase, keeping: keeping)
        case .meanwhile: fail()
        }
    }

    /// What a test gives a closure that a dependency calls.
    private mutating func given(
        to function: TypeRef.Function?, at position: Int = 0, by member: PortMember, _ phase: Int
    ) -> [Code.Argument] {
        (function?.parameters ?? []).indices.map { index in
            Code.Argument(
                nil,
                value(
                    of: .completion(
                        dependency: member.dependency, method: member.member, closure: position, index: index,
                        phase: phase)))
        }
    }

    /// Calls the closure that a double has kept.
    private mutating func call(_ closure: HandedClosure, _ phase: Int) {
        guard let kept = received(closure.member, closure.position) else { return fail() }
        let isAlone = methodDouble(closure.member.dependency, closure.member.member)?.recorded.count == 1
        let callee = isAlone || closure.parameter.type.isOptional ? Code.Expression.chained(kept) : kept
        let arguments = given(
            to: closure.parameter.type.functionType, at: closure.position, by: closure.member, phase)
        add(.act(.expression(.call(callee, arguments))), from: closure.method.info.location)
    }

    /// Calls a closure that lies in a value.
    private mutating func call(_ closure: KeptClosure) {
        guard let kept = shown(closure) else { return fail() }
        // What is in an element of a list may be missing as well.
        let call = Code.Expression.call(closure.isOptional ? .chained(kept) : kept)
        add(.act(.expression(closure.isAsync ? .await(call) : call)))
    }

    private mutating func read(_ property: PropertyFact, _ phase: Int, keeping: Bool) {
        usesSUT = true
        var effects = property.accessors?.getter ?? Effects()
        if subject.isolation == .actor, !property.info.has("nonisolated") { effects.isAsync = true }
        run(.path("sut", property.name), effects, phase, returns: true, from: property.info.location, keeping: keeping)
    }

    /// Runs what is under test, or what was done before: what it returns is kept where a claim looks at it.
    private mutating func run(
        _ call: Code.Expression, _ effects: Effects, _ phase: Int, returns: Bool, from source: SourceLocation,
        keeping: Bool
    ) {
        let thrown = keeping ? scenario.thrown : scenario.failures[phase]
        if thrown != nil || keeping && scenario.completes {
            var effects = effects
            effects.throwing = .any
            var act = TestStatement.ThrowingAct(
                call.marked(with: effects), returns: returns, match: thrown.map { match($0.expected) } ?? .none)
            if keeping, looksIntoError() { act.keptAs = keptError() }
            return add(.actThrowing(act), from: source)
        }
        let marked = call.marked(with: effects)
        guard returns else { return add(.act(.expression(marked)), from: source) }
        let isKept = keeping && scenario.claims.contains { $0.subject == .result }
        add(.act(isKept ? .binding(.init("result", marked)) : .assignment(.name("_"), marked)), from: source)
    }

    mutating func make(keeping: Bool) {
        let arguments = context.makeParameters.compactMap { name -> Code.Argument? in
            let root = SymbolicValue.Root.parameter(name, phase: 0)
            if let function = scenario.arrangement.types[root]?.functionType {
                return function.result.isVoid ? makeRecorder(name, function) : makeProvider(name, function)
            }
            guard scenario.arrangement.types[root] != nil, scenario.arrangement.needs(root)
            else {
                return nil
            }
            return Code.Argument(name, value(of: root))
        }
        let call = context.makesSUT(arguments)
        let source = subject.construction.location
        if keeping, scenario.makesNothing {
            usesSUT = true
            let notMade = ErrorMatch.type(.simple("\(context.factory).NotMade"))
            let expected = scenario.thrown.map { match($0.expected) } ?? notMade
            let effects = Effects(isAsync: context.makeEffects.isAsync, throwing: .any)
            let act = TestStatement.ThrowingAct(call.marked(with: effects), returns: true, match: expected)
            return add(.actThrowing(act), from: source)
        }
        let made = Code.Binding(isVariable: changesValue, "sut", call.marked(with: context.makeEffects))
        add(.act(.binding(made)), from: source)
        if subject.isViewController, subject.viewDidLoad == nil, !keeping {
            usesSUT = true
            add(.act(.expression(.call(.path("sut", "loadViewIfNeeded")))))
        }
    }

    /// Whether the test changes a SUT that is a value.
    private var changesValue: Bool {
        guard subject.types.sut.kind == .struct || subject.types.sut.kind == .enum else { return false }
        return scenario.acts.contains { act in
            switch act {
            case .method(let method): method.info.has("mutating")
            case .assign: true
            case .initializer, .emit, .callBack, .callGiven, .callKept, .read, .meanwhile: false
            }
        }
    }

    /// A closure for a parameter of the initialiser that records; `nil` where nothing looks at it.
    private mutating func makeRecorder(_ name: String, _ function: TypeRef.Function) -> Code.Argument? {
        guard records(name) else { return nil }
        if scenario.lastPhase > 0, scenario.arrangement.types[.parameter(name, phase: scenario.lastPhase)] != nil {
            fail()
        }
        let type = subject.construction.parameters.first { $0.name.plain == name }?.type
        record(name, function, as: type)
        return Code.Argument(name, ValueWriter.recorder(name, function))
    }

    mutating func call(_ method: MethodFact, _ phase: Int, keeping: Bool) {
        usesSUT = true
        if method == subject.viewDidLoad {
            return add(.act(.expression(.call(.path("sut", "loadViewIfNeeded")))), from: method.info.location)
        }
        let arguments = method.parameters.compactMap { argument(for: $0, phase) }
        var effects = method.effects
        if subject.isolation == .actor, !method.info.has("nonisolated") { effects.isAsync = true }
        var called: Code.Expression =
            method.isSubscript ? .element(.name("sut"), arguments) : .call(.path("sut", method.name), arguments)
        if let type = subject.toldResults[method.info.location] {
            called = .cast(called, "as", subject.types.spelled(type))
        }
        if keeping, listens(to: called, method.result, effects) { return }
        run(
            called, effects, phase, returns: !(method.result?.isVoid ?? true),
            from: method.info.location, keeping: keeping)
    }

    /// What is passed for a parameter; `nil` to leave it to its default.
    private mutating func argument(for parameter: ParameterFact, _ phase: Int) -> Code.Argument? {
        if let text = parameter.givenText { return Code.Argument(parameter.label, .name(text)) }
        let root = SymbolicValue.Root.parameter(parameter.name.plain, phase: phase)
        if let function = scenario.arrangement.types[root]?.functionType {
            let isLeftOut = scenario.arrangement.constraint(root.place) == .null
            return Code.Argument(parameter.label, isLeftOut ? .null : closure(for: parameter, function, phase))
        }
        if let port = scenario.arrangement.doubles[root] { return Code.Argument(parameter.label, .path("deps", port)) }
        guard scenario.arrangement.types[root] != nil else {
            if parameter.defaultValue == nil, !parameter.isVariadic { fail() }
            return nil
        }
        return Code.Argument(parameter.label, value(of: root))
    }

    /// A closure for a parameter: one that records when it is called in the act, one that does nothing otherwise.
    private mutating func closure(
        for parameter: ParameterFact, _ function: TypeRef.Function, _ phase: Int
    ) -> Code.Expression {
        let name = parameter.name.plain
        let isCalled =
            scenario.recorderPhase(name) == phase && records(name)
        guard isCalled else { return .closure(.init(function.parameters.map { _ in "_" }, [])) }
        if phase < scenario.lastPhase { record(name, function, as: parameter.type) }
        return ValueWriter.recorder(name, function)
    }

    func subjectName(_ member: PortMember) -> String {
        member.member.hasSuffix("Publisher") ? String(member.member.dropLast(9)) : member.member + "Subject"
    }
}
