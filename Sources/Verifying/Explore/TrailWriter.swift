import Algorithms
import Behaviour
import Facts
import MockData
import Resolving
import Suites

/// Writes a trail as a test that claims nothing.
package struct TrailWriter {
    let exploration: Exploration
    let looks: [Look]
    let trail: Trail
    private var statements: [TestStatement] = []
    var names: Set<String> = ["deps", "sut", "result"]
    private var conditions: [TestCondition] = []
    /// The names of what acts returned last that others use, by the act.
    private var handles: [Int: String] = [:]

    /// Prepares to write a trail of an exploration, whose looks have numbers.
    package init(_ trail: Trail, of exploration: Exploration, looks: [Look]) {
        self.trail = trail
        self.exploration = exploration
        self.looks = looks
    }

    /// The test for the suite of a recipe; `nil` where the trail does nothing.
    package mutating func test(_ recipe: Recipe, in index: FactIndex, context: SuiteContext) -> SearchedTest? {
        add(.declare(.init("deps", .call(.path(exploration.factory, "setupDependencies")))))
        // Nothing calls what the SUT is given after it is made, where nothing is done to it then.
        let settable = trail.acts.isEmpty ? [] : exploration.settable
        for recorder in exploration.makeRecorders + settable { declare(recorder.list) }
        listen()
        arrange("0")
        make()
        for recorder in settable {
            add(.prepare(.assignment(.path("sut", recorder.name), recorder.closure)))
        }
        for place in trail.acts.indices {
            wait(place)
            conditions = []
            arrange("\(place + 1)")
            moveClock(place + 1)
            interrupt(place + 1)
            guard place + 1 < trail.acts.count else { break }
            // What the same act returns later is what is used then.
            let rest = trail.acts.dropFirst(place + 1).prefix { $0 != trail.acts[place] }
            let isUsed = rest.contains { exploration.doings[$0].handle?.doing == trail.acts[place] }
            statements += act(trail.acts[place], "\(place + 1)", isLast: false, isUsed: isUsed)
        }
        let acting =
            trail.acts.isEmpty
            ? [statements.removeLast()] : act(trail.acts[trail.acts.count - 1], "\(trail.acts.count)", isLast: true)
        guard !acting.isEmpty else { return nil }
        let doings = trail.acts.map { exploration.doings[$0] }
        let name = TestName(
            entry: doings.last?.words ?? Act.initializer.words, effects: [], candidates: conditions,
            before: doings.dropLast().map(\.words))
        var found = planFoundTest(
            of: doings.compactMap(\.act).last ?? .initializer, named: name, arrange: statements, acting: acting,
            recipe, in: index, context: context)
        if recipe.makingActor == nil { found.test.isolation = exploration.isolation }
        return found
    }

    mutating func add(_ kind: TestStatement.Kind, from source: SourceLocation? = nil) {
        statements.append(TestStatement(kind, source: source))
    }

    mutating func declare(_ list: Code.Binding) {
        guard names.insert(list.name).inserted else { return }
        add(.declare(list))
    }

    func choice(_ key: String) -> Int { trail.choices[key] ?? 0 }

    /// Has doubles hand out the subjects through which something is sent later, and hears what is posted.
    private mutating func listen() {
        if let posted = exploration.posted {
            declare(NotificationUse.list)
            add(.prepare(posted))
        }
        for act in trail.acts.uniqued() {
            guard let emission = exploration.doings[act].emission, let target = emission.target else { continue }
            add(.stub(target, emission.held))
        }
    }

    // MARK: - Making

    private mutating func make() {
        var arguments = exploration.makeRecorders.map { Code.Argument($0.name, $0.closure) }
        if choice("make") > 0 {
            for argument in exploration.made {
                arguments.append(.init(argument.name, value(of: argument, "make/\(argument.name)")))
            }
        }
        if let clock = exploration.clock, choice("clock") > 0 {
            let isMoved = trail.choices.contains { $0.key.hasSuffix("/clock") && $0.value > 0 }
            names.insert("now")
            add(
                .declare(
                    .init(
                        modifiers: isMoved ? ["nonisolated(unsafe)"] : [], isVariable: isMoved, "now",
                        AssortmentMaker.date(seconds))))
            arguments.append(.init(clock, .closure(.init([], [.expression(.name("now"))]))))
        }
        let order = exploration.makeOrder
        arguments.sort { (order.firstIndex(of: $0.label ?? "") ?? 0) < (order.firstIndex(of: $1.label ?? "") ?? 0) }
        let call = Code.Expression.call(
            .path(exploration.factory, "makeSUT"), [.init(nil, .name("deps"))] + arguments)
        let made = Code.Binding(
            isVariable: exploration.isChanged, "sut", call.marked(with: exploration.makeEffects))
        add(.act(.binding(made)))
    }

    /// The time that the test tells, in seconds.
    private var seconds: Int { AssortmentMaker.noon + moved }
    private var moved = 0

    private mutating func moveClock(_ place: Int) {
        let number = choice("\(place)/clock")
        guard exploration.clock != nil, choice("clock") > 0, number > 0, number <= exploration.steps.count else {
            return
        }
        moved += exploration.steps[number - 1]
        add(.stub(.name("now"), AssortmentMaker.date(seconds)))
        conditions.append(.init("time has passed", .choice))
    }

    // MARK: - Doubles

    private mutating func arrange(_ place: String) {
        for stub in exploration.stubs { arrange(stub, place) }
    }

    private mutating func arrange(_ stub: Exploration.Stub, _ place: String) {
        let key = "\(place)/\(stub.key)"
        let number = choice(key)
        guard number > 0 else { return }
        let member = stub.plainMember
        switch stub.content {
        case .value(let assortment):
            let value = value(assortment, key + "=", stub.wording)
            let isNothing = value == .null || value == .array([])
            if isNothing, let word = value.telling { conditions.append(.init("\(member) is \(word)", .choice)) }
            let status = WebResponse.status(in: value)
            conditions += status.map { [.init("the status is \($0)", .choice)] } ?? []
            add(.stub(stub.target, value))
        case .error(let assortment):
            guard number == 1 else { return add(.stub(stub.target, .null)) }
            let error = value(assortment, key + "=", stub.wording)
            conditions.append(.failure(of: member, with: error.caseName))
            add(.stub(stub.target, error))
        case .callBack(let item):
            guard number == 1 else { return add(.stub(stub.target, .null)) }
            let values = item.given.enumerated().map { value($1, key + "=\($0)", stub.wording) }
            if let results = item.results { declare(results) }
            let returned = item.returned.map { value($0.assortment, key + "=", "returned" + member.capitalisedFirst) }
            add(.stub(stub.target, .closure(item.closure(calling: values, returning: returned))))
        case .stream(let type, let assortment):
            let sent = (0..<choice(key + "#")).map { index in
                Code.Statement.expression(
                    .call(
                        .path("continuation", "yield"),
                        [.init(nil, value(assortment, key + "=\(index)", stub.wording, index: index))]))
            }
            let end: [Code.Statement] =
                choice(key + ".") == 0 ? [.expression(.call(.path("continuation", "finish")))] : []
            add(.stub(stub.target, .call(type, [], trailing: .init(["continuation"], sent + end))))
        case .publisher(let item):
            let way = min(choice(key + "."), item.ways - 1)
            let sent = way == 0 ? value(item.output, key + "=", stub.wording) : .null
            let error = way == 3 ? item.failure.map { value($0.error, key + "=!", "error") } : nil
            let failed = way == 3 ? TestCondition.failure(of: member, with: error?.caseName) : nil
            if way > 0 { conditions.append(failed ?? .init("\(member) sends nothing", .choice)) }
            add(.stub(stub.target, item.made(way, sending: sent, failing: error ?? .null)))
        case .meanwhile: break
        }
    }

    /// What is done to the SUT while a method of a double is under way.
    private mutating func interrupt(_ place: Int) {
        for stub in exploration.stubs {
            guard case .meanwhile(let item) = stub.content, choice("\(place)/\(stub.key)") > 0 else { continue }
            let key = "\(place)/\(stub.key)"
            let brief = exploration.doings.indices.filter { exploration.doings[$0].isBrief && item.isOpen }
            // The last choice is to do nothing.
            let number = brief.dropFirst(choice(key + "#")).first
            let returned = item.returned.map { value($0, key + "=", stub.wording) }
            let thrown = choice(key + "!") > 0 ? item.error.map { value($0, key + "=!", "error") } : nil
            let outer = statements
            let told = conditions
            statements = []
            conditions = []
            arrange("\(place)~")
            if let number { statements += act(number, "\(place)~", isLast: false) }
            let own = statements
            statements = outer
            let late = "\(conditions.first?.text ?? "another answer comes") after \(stub.plainMember)"
            let news = number.map { "\(exploration.doings[$0].words) comes meanwhile" } ?? late
            conditions = told + [.init(news, .choice)]
            var body: [Code.Statement] = [.assignment(stub.target, .null)]
            for statement in own {
                switch statement.kind {
                case .stub(let target, let value): body.append(.assignment(target, value))
                case .prepare(let inner), .act(let inner): body.append(inner)
                default: statements.append(statement)
                }
            }
            if let thrown { body.append(.throw(thrown)) } else if let returned { body.append(.return(returned)) }
            add(.stub(stub.target, .closure(item.closure(body))))
        }
    }

    // MARK: - Acts

    private mutating func act(
        _ number: Int, _ place: String, isLast: Bool, isUsed: Bool = false
    ) -> [TestStatement] {
        let doing = exploration.doings[number]
        if let handle = doing.handle {
            guard let name = handles[handle.doing] else { return [] }
            let target = Code.Expression.name(name)
            let callee = Code.Expression.member(handle.isOptional ? .chained(target) : target, handle.method.name)
            return [TestStatement(.act(.expression(.call(callee))), source: handle.method.info.location)]
        }
        if let offer = doing.offer {
            return [TestStatement(.act(.expression(.call(offer.callee, arguments(of: number, place)))))]
        }
        if let answer = doing.answer {
            let closure = answer.closure(.number("\(choice("\(place)/act\(number)/place"))"))
            return [TestStatement(.act(.expression(.call(closure, arguments(of: number, place)))))]
        }
        for recorder in doing.recorders { declare(recorder.list) }
        let arguments = arguments(of: number, place)
        if let emission = doing.emission {
            return [TestStatement(.act(.expression(emission.sending(arguments[0].value))))]
        }
        switch doing.act {
        case .assign(let property):
            return [
                TestStatement(
                    .act(.assignment(.path("sut", property.name), arguments[0].value)), source: property.info.location)
            ]
        case .callBack(let member, let property):
            let closure = Code.Expression.path("deps", member.dependency, property.name)
            let callee = property.type?.isOptional == true ? Code.Expression.chained(closure) : closure
            return [TestStatement(.act(.expression(.call(callee, arguments))), source: property.info.location)]
        case .method(let method):
            let plain = Code.Expression.call(.path("sut", method.name), arguments)
            let call = doing.marked(plain, with: doing.effects)
            let source = method.info.location
            if isUsed {
                let name = unique(method.name.plain + "Result")
                handles[number] = name
                return [TestStatement(.act(.binding(.init(name, call))), source: source)]
            }
            if !isLast, doing.effects.canThrow {
                let ignored = doing.marked(plain, with: Effects(isAsync: doing.effects.isAsync))
                return [TestStatement(.act(.assignment(.name("_"), .prefix("try? ", ignored))), source: source)]
            }
            return [
                TestStatement(
                    .act(doing.returns ? .assignment(.name("_"), call) : .expression(call)), source: source)
            ]
        case .read(let property):
            let plain = Code.Expression.path("sut", property.name)
            let isIgnored = !isLast && doing.effects.canThrow
            let value =
                isIgnored
                ? .prefix("try? ", plain.marked(with: Effects(isAsync: doing.effects.isAsync)))
                : plain.marked(with: doing.effects)
            return [TestStatement(.act(.assignment(.name("_"), value)), source: property.info.location)]
        default: return []
        }
    }

    /// The arguments of an act.
    private mutating func arguments(of number: Int, _ place: String) -> [Code.Argument] {
        let doing = exploration.doings[number]
        return doing.arguments.map { argument in
            let key = "\(place)/act\(number)/\(argument.name)"
            let value = value(of: argument, key, isOpen: doing.isGeneric)
            if argument.isNamed, let text = value.telling {
                conditions.append(.init("\(argument.name) is \(text)", .choice))
            }
            return .init(argument.label, value)
        }
    }

    /// The value of an argument.
    private mutating func value(
        of argument: Exploration.Argument, _ key: String, isOpen: Bool = false
    ) -> Code.Expression {
        let wording = argument.isNamed ? argument.name : "given"
        switch argument.source {
        case .given(let value): return value
        case .chosen(let assortment): return value(assortment, key, wording, isOpen: isOpen)
        case .provided(let assortment, let parameters):
            let value = written(assortment, key, 0) ?? exploration.assortments.standard(assortment)
            return .closure(.init(Array(repeating: "_", count: parameters), [.expression(value)]))
        }
    }
}

extension Code.Expression {
    /// A word for a value that tells a condition; `nil` for one that does not.
    fileprivate var telling: String? {
        switch bare {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .string(let text): text.isEmpty ? "empty" : text.trimmed.isEmpty ? "blank" : nil
        case .array([]): "empty"
        case .member(.type?, let name), .call(.member(.type?, let name), _, _): name.plain
        case .number(let text): text
        default: nil
        }
    }
}
