import Behaviour
import Doubles
import Facts

extension TestWriter {
    /// The subjects through which the test sends what publishers of doubles send.
    mutating func makeSubjects() {
        for case .emit(let member, let type) in scenario.acts {
            guard let double = context.doubles[member.dependency]?.property(named: member.member),
                case .named(let components)? = double.fact.type?.bare, let failure = components.last?.arguments.last
            else { return fail() }
            let name = subjectName(member)
            guard names.insert(name).inserted else { continue }
            let target = Code.Expression.path("deps", member.dependency, double.assigned)
            let sent = type.isOptional ? type : subject.types.spelled(type)
            let made = TypeRef.named([.init("PassthroughSubject", [sent, failure])])
            let source = double.fact.info.location
            let held: Code.Expression
            switch components.last?.name {
            case "AnyPublisher": held = .call(.path(name, "eraseToAnyPublisher"))
            case "PassthroughSubject": held = .name(name)
            default: return fail()
            }
            add(.declare(.init(name, .call(.type(made)))), from: source)
            add(.stub(target, held), from: source)
        }
    }

    /// What doubles are told before an act, but for what looks at the SUT in it.
    mutating func arrange(_ phase: Int) {
        provide(phase)
        for stub in scenario.arrangement.stubs where stub.before == phase && !stub.looksAtSUT { write(stub) }
    }

    /// Tells a double how to answer.
    mutating func write(_ stub: Stub) {
        let (dependency, member) = (stub.member.dependency, stub.member.member)
        if case .sends(let sent) = stub.answer { return write(sent, of: stub.member) }
        if let double = context.doubles[dependency]?.property(named: member), case .value(let value) = stub.answer {
            let target = Code.Expression.path("deps", dependency, double.assigned)
            return add(.stub(target, self.value(value)), from: double.fact.info.location)
        }
        if let stored = StoredValue(member: member), case .value(let value) = stub.answer {
            return put(self.value(value), stored, into: dependency, isEmpty: stub.before == 0)
        }
        guard let double = methodDouble(dependency, member) else { return fail() }
        if case .passes(let values) = stub.answer { return pass(values, by: double, of: dependency) }
        let (name, value): (String?, Code.Expression) =
            switch stub.answer {
            case .value(let value) where double.answersByClosure: answer(double, .expression(self.value(value)))
            case .error(let error?) where double.failsByClosure: answer(double, .throw(self.value(error)))
            case .value(let value): (double.returnValue?.name, self.value(value))
            case .error(let error): (double.throwableError?.name, error.map { self.value($0) } ?? .null)
            case .closure(let closure?): (double.closure.name, self.closure(closure, for: double, of: dependency))
            case .closure(nil): (double.closesWithoutAnswer ? double.closure.name : nil, .null)
            case .sends, .passes: (nil, .null)
            }
        guard let name else { return fail() }
        let target = Code.Expression.path("deps", dependency, name)
        guard !isTold(target, value) else { return }
        if case .closure(_?) = stub.answer, let error = double.throwableError?.name {
            // An error that a double was told of comes before its closure.
            let failing = Code.Expression.path("deps", dependency, error)
            if lastTold(failing).map({ $0 != .null }) == true {
                add(.stub(failing, .null), from: double.fact.info.location)
            }
        }
        add(.stub(target, value), from: double.fact.info.location)
    }

    /// The closure by which a double answers, whatever it is asked.
    private func answer(_ double: MethodDouble, _ end: Code.Statement) -> (String?, Code.Expression) {
        (double.closure.name, .closure(.init(double.fact.parameters.map { _ in "_" }, [end])))
    }

    /// Tells a double what to run a closure with whose result it gives back.
    private mutating func pass(_ values: [Value], by double: MethodDouble, of dependency: String) {
        guard let given = double.passing?.given else { return fail() }
        let spelled = values.map { value($0) }
        let whole = spelled.count == 1 ? spelled[0] : .tuple(spelled.map { .init(nil, $0) })
        let target = Code.Expression.path("deps", dependency, given.name)
        if !isTold(target, whole) { add(.stub(target, whole), from: double.fact.info.location) }
    }

    /// Puts something into a store, which is empty at first.
    private mutating func put(
        _ value: Code.Expression, _ stored: StoredValue, into dependency: String, isEmpty: Bool
    ) {
        let key = Code.Argument("forKey", .string(stored.key))
        guard value == .null else {
            return add(
                .prepare(.expression(.call(.path("deps", dependency, "set"), [Code.Argument(nil, value), key]))))
        }
        if !isEmpty { add(.prepare(.expression(.call(.path("deps", dependency, "removeObject"), [key])))) }
    }

    /// Whether a double was told to answer just that before.
    private func isTold(_ target: Code.Expression, _ value: Code.Expression) -> Bool {
        guard let last = lastTold(target) else { return false }
        if case .closure = last { return false }
        return last == value
    }

    /// What a member of a double was told last.
    private func lastTold(_ target: Code.Expression) -> Code.Expression? {
        for case .stub(target, let last) in statements.reversed().map(\.kind) { return last }
        return nil
    }

    /// A closure that runs in a method's place.
    private mutating func closure(
        _ closure: Stub.Closure, for double: MethodDouble, of dependency: String
    ) -> Code.Expression {
        var body = closure.looksAt.map { property in
            let witness = witness(PortMember(dependency: dependency, member: double.fact.identity), property)
            return Code.Statement.assignment(.name(witness), .path("sut", property))
        }
        if let phase = closure.acts { body += meanwhile(phase, double, of: dependency) }
        if let call = closure.call, let carried = call.carried {
            body.append(self.call(call, carried, of: double.fact.parameters[call.position]))
        } else if let call = closure.call {
            let parameter = double.fact.parameters[call.position]
            let given = Code.Expression.name(parameter.name)
            let callee = call.type.map { Code.Expression.chained(.cast(given, "as?", spelled($0))) }
            let arguments = call.arguments.map { Code.Argument(nil, value($0)) }
            body.append(.expression(.call(callee ?? (parameter.type.isOptional ? .chained(given) : given), arguments)))
        }
        for choice in closure.choices {
            var conditions: [Code.Expression] = []
            if let limit = choice.upTo { conditions.append(counted(double, of: dependency, upTo: limit)) }
            conditions += choice.arguments.sorted { $0.key < $1.key }.map { position, value in
                let parameter = double.fact.parameters[position]
                return Code.Expression.binary(.name(parameter.name), "==", self.value(value))
            }
            let end = statement(of: choice.ending, double, of: dependency)
            body.append(.if(conditions, [end ?? .expression(.name("return"))]))
        }
        if closure.acts != nil, scenario.awaitsAnswer {
            body.append(.assignment(.name(Self.answered), .boolean(true)))
        }
        if let end = statement(of: closure.ending, double, of: dependency) { body.append(end) }
        let told = closure.choices.reduce(into: Set([closure.call?.position].compactMap { $0 })) {
            $0.formUnion($1.arguments.keys)
        }
        let names = double.fact.parameters.enumerated().map { told.contains($0) ? $1.name : "_" }
        return .closure(.init(names, throwing: thrownType(of: double, in: closure), body))
    }

    /// `if case .load(_, let completion)? = action as? StockAction { completion(.success(items)) }`
    private mutating func call(
        _ call: Stub.Call, _ carried: CarriedClosure, of parameter: ParameterFact
    ) -> Code.Statement {
        let name = "completion"
        let parts = (0..<carried.count).map { $0 == carried.index ? "let " + name : "_" }
        let pattern = ".\(carried.name)(\(parts.joined(separator: ", ")))"
        let type = subject.types.spelled(carried.type).text
        let given = carried.isCast ? "? = \(parameter.name) as? \(type)" : " = \(parameter.name)"
        let callee = carried.function.isOptional ? Code.Expression.chained(.name(name)) : .name(name)
        let arguments = call.arguments.map { Code.Argument(nil, value($0)) }
        return .if([.verbatim("case " + pattern + given)], [.expression(.call(callee, arguments))])
    }

    /// Whether a method was called no more than so often, by the double under a name of its own, which any closure may use.
    private mutating func counted(
        _ double: MethodDouble, of dependency: String, upTo limit: Int
    ) -> Code.Expression {
        let name = unique(dependency)
        add(.declare(.init(name, .path("deps", dependency))))
        return .binary(.path(name, double.callsCount.name), "<=", .number("\(limit)"))
    }

    /// The type of error that a closure throws; `nil` where that is any, or it throws none.
    private func thrownType(of double: MethodDouble, in closure: Stub.Closure) -> TypeRef? {
        guard case .typed(let type) = double.fact.effects.throwing else { return nil }
        let throwsSome = ([closure.ending] + closure.choices.map(\.ending)).contains { ending in
            if case .throwing? = ending { true } else { false }
        }
        return throwsSome ? spelled(type) : nil
    }

    /// How a closure ends; `nil` where it just does.
    private mutating func statement(
        of ending: Stub.Ending?, _ double: MethodDouble, of dependency: String
    ) -> Code.Statement? {
        switch ending {
        case .sends(let sent)?: .return(double.fact.result.flatMap { sending(sent, $0, of: dependency) } ?? failed())
        case .returns(let result)?: .return(value(result))
        case .throwing(let error)?: .throw(value(error))
        case nil: nil
        }
    }

    /// The type of a closure as a test casts to it.
    private func spelled(_ function: TypeRef) -> TypeRef {
        guard case .attributed(let attributes, _, let inner) = function else {
            return subject.types.spelled(function)
        }
        let kept = attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") }
        let spelled = subject.types.spelled(inner)
        return kept.isEmpty ? spelled : .attributed(attributes: kept, specifiers: [], spelled)
    }

    /// Whether the code may throw where nobody knows how its double is told not to.
    var usesUnknownDoubles: Bool {
        scenario.arrangement.throwing.contains { methodDouble($0.dependency, $0.member) == nil }
    }

    /// Whether the code uses a member of a double that has no answer.
    var meetsSilence: Bool {
        let stubs = scenario.arrangement.stubs
        let answered = Set(stubs.filter { if case .error = $0.answer { false } else { true } }.map(\.member))
        // One that fails no more has to answer.
        let recovered = Set(stubs.filter { if case .error(nil) = $0.answer { true } else { false } }.map(\.member))
        let told = Set(stubs.map(\.member)).subtracting(recovered.subtracting(answered))
        return scenario.arrangement.used.subtracting(told).contains {
            context.unanswered[$0.dependency]?.contains($0.member) == true
        }
    }

    func methodDouble(_ dependency: String, _ identity: String) -> MethodDouble? {
        let requirements = context.doubles[dependency]?.requirements ?? []
        let setters = requirements.lazy.compactMap {
            if case .subscript(let double) = $0 { double.setter } else { nil }
        }
        return requirements.lazy.compactMap(\.method).first {
            $0.fact.identity == identity && !subject.unusedOverloads.contains($0.fact.info.location)
        } ?? setters.first { $0.fact.identity == identity }
    }

    mutating func fail() { isImpossible = true }
}

extension MethodDouble {
    /// Whether it does without a closure: it returns nothing, or nothing by itself.
    fileprivate var closesWithoutAnswer: Bool { returnValue == nil || fact.result?.isOptional == true }
}

extension MethodDouble {
    /// Whether nothing but a closure tells what it returns, as in Mockolo's doubles.
    fileprivate var answersByClosure: Bool {
        returnValue == nil && passing == nil && fact.generics.isEmpty && fact.result.map { !$0.isVoid } == true
    }

    /// Whether nothing but a closure tells what it throws.
    fileprivate var failsByClosure: Bool { throwableError == nil && fact.effects.canThrow && fact.generics.isEmpty }
}
