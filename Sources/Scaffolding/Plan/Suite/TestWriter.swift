/// What a suite's tests are written with.
public struct SuiteContext {
    /// The factory's name: `LibraryListTestFactory`.
    public var factory: String
    /// The doubles by the field's name in `Dependencies`.
    public var doubles: [String: DoublePlan]
    /// How values are written.
    public var values: SuiteValues
    /// Whether making the SUT is `async` or throws.
    public var makeEffects: Effects
    /// The labels of `makeSUT`'s parameters after the dependencies.
    public var makeParameters: [String]
    /// How tests are named.
    public var naming: TestNaming

    /// Creates a context.
    public init(
        factory: String, doubles: [String: DoublePlan], values: SuiteValues = SuiteValues(),
        makeEffects: Effects = Effects(), makeParameters: [String] = [], naming: TestNaming = .sentence
    ) {
        self.factory = factory
        self.doubles = doubles
        self.values = values
        self.makeEffects = makeEffects
        self.makeParameters = makeParameters
        self.naming = naming
    }
}

/// Writes the statements of one test.
struct TestWriter {
    let subject: TestedType
    let context: SuiteContext
    let scenario: Scenario
    let writer: ValueWriter
    /// Whether anything could not be written: then there is no test.
    private(set) var isImpossible = false
    private(set) var needsThrows = false
    private(set) var needsAsync = false
    private var locals: [Place.Root: String] = [:]
    private var names: Set<String> = ["deps", "sut", "result", "arguments"]
    private var lines: [String] = []
    private var usesSUT = false

    init(subject: TestedType, context: SuiteContext, scenario: Scenario) {
        self.subject = subject
        self.context = context
        self.scenario = scenario
        writer = ValueWriter(subject: subject, run: scenario.run, values: context.values)
    }

    /// The parts of the test.
    struct Body: Hashable, Sendable {
        var arrange: [String]
        var act: [String]
        var assert: [String]
    }

    mutating func body() -> Body? {
        lines = ["let deps = \(context.factory).setupDependencies()"]
        makeSubjects()
        for phase in 0..<scenario.run.lastPhase {
            arrange(phase)
            act(phase, keeping: false)
            wait(phase)
        }
        arrange(scenario.run.lastPhase)
        prepareChecks()
        let arranged = lines
        lines = []
        act(scenario.run.lastPhase, keeping: true)
        wait(scenario.run.lastPhase)
        let acted = lines
        lines = []
        for check in scenario.checks { write(check) }
        if !usesSUT, scenario.run.lastPhase == 0 { lines.append("withExtendedLifetime(sut) {}") }
        let body = Body(arrange: arranged, act: acted, assert: lines)
        return isImpossible || lines.isEmpty ? nil : body
    }

    // MARK: - Arrange

    /// The subjects through which the test sends what publishers of doubles send.
    private mutating func makeSubjects() {
        for case .emit(let member, let type) in scenario.acts {
            guard let double = context.doubles[member.dependency]?.property(named: member.member),
                case .named(let components)? = double.fact.type?.bare, let failure = components.last?.arguments.last
            else { return fail() }
            let name = subjectName(member)
            guard names.insert(name).inserted else { continue }
            let target = "deps.\(member.dependency).\(double.underlying?.name ?? member.member)"
            lines.append(
                "let \(name) = PassthroughSubject<\(type.isOptional ? type.text : subject.spelled(type)), \(failure.text)>()"
            )
            lines.append("\(target) = \(name).eraseToAnyPublisher()")
        }
    }

    /// What the doubles hold and return from a phase on.
    private mutating func arrange(_ phase: Int) {
        for root in arrangedRoots(phase) { arrange(root) }
        let sites = scenario.run.outcomes.keys.filter { self.phase(of: $0.member, from: $0.phase) == phase }
        for site in sites.sorted(by: { $0.member < $1.member }) {
            arrange(site, fails: scenario.run.outcomes[site] == true)
        }
    }

    /// The phase in which a member is arranged: the first one, unless it is used before it is needed.
    private func phase(of member: PortMember, from phase: Int) -> Int {
        let isUsedBefore = scenario.run.settled.events.contains { event in
            guard event.phase < phase else { return false }
            switch event.kind {
            case .read(member.dependency, member.member): return true
            case .call(member.dependency, let method, _): return method.fullName == member.member
            default: return false
            }
        }
        return isUsedBefore ? phase : 0
    }

    private func arrangedRoots(_ phase: Int) -> [Place.Root] {
        scenario.run.types.keys.filter { root in
            guard let member = root.member, self.phase(of: member, from: root.phase) == phase else { return false }
            switch root {
            case .property, .result: return writer.isDecided(Place(root)) || mentioned.contains(root)
            default: return false
            }
        }
        .sorted { $0.order < $1.order }
    }

    /// Roots that checks and waits speak of.
    private var mentioned: Set<Place.Root> {
        let terms = scenario.checks.map(\.term) + scenario.waits.values.map(\.term)
        return Set(terms.flatMap(\.places).map { writer.canonical($0).root })
    }

    private mutating func arrange(_ root: Place.Root) {
        switch root {
        case .property(let dependency, let name, let phase):
            guard let double = context.doubles[dependency]?.property(named: name) else { return fail() }
            guard phase == 0 || !isSameAsBefore(root) else { return }
            let target = "deps.\(dependency).\(double.underlying?.name ?? name)"
            lines.append("\(target) = \(value(of: root))")
        case .result(let dependency, let method, _):
            guard
                scenario.run.outcomes[
                    CallSite(member: .init(dependency: dependency, member: method), phase: root.phase)] != true
            else { return }
            guard let name = methodDouble(dependency, method)?.returnValue?.name else { return fail() }
            lines.append("deps.\(dependency).\(name) = \(value(of: root))")
        default: return
        }
    }

    private func isSameAsBefore(_ root: Place.Root) -> Bool {
        guard case .property(let dependency, let name, let phase) = root else { return false }
        for earlier in stride(from: phase - 1, through: 0, by: -1) {
            let place = Place(.property(dependency: dependency, name: name, phase: earlier))
            guard scenario.run.types[place.root] != nil else { continue }
            return writer.shape(place).flatMap {
                $0 == writer.shape(Place(root)) && writer.short(place, typed: true) != nil
            } ?? false
        }
        return false
    }

    private mutating func arrange(_ site: CallSite, fails: Bool) {
        let failedBefore = (0..<site.phase).contains {
            scenario.run.outcomes[CallSite(member: site.member, phase: $0)] == true
        }
        guard let double = methodDouble(site.member.dependency, site.member.member) else { return fail() }
        guard fails || failedBefore else { return }
        guard let name = double.throwableError?.name else { return fail() }
        let root = Place.Root.failure(dependency: site.member.dependency, method: site.member.member, phase: site.phase)
        lines.append("deps.\(site.member.dependency).\(name) = \(fails ? value(of: root) : "nil")")
    }

    func methodDouble(_ dependency: String, _ fullName: String) -> MethodDouble? {
        context.doubles[dependency]?.requirements.lazy.compactMap { item -> MethodDouble? in
            if case .method(let double) = item, double.fact.fullName == fullName { double } else { nil }
        }.first
    }

    private mutating func fail() { isImpossible = true }

    // MARK: - Values

    /// The value of a root where it is used: short, or by the local that holds it.
    private mutating func value(of root: Place.Root) -> String {
        let place = Place(root)
        if let short = writer.short(place, typed: true), locals[root] == nil { return short }
        return local(for: root)
    }

    /// The local that holds a root's value, declared when first asked for.
    private mutating func local(for root: Place.Root) -> String {
        if let name = locals[root] { return name }
        if case .same(let target)? = writer.run.decisions[Place(root)] { return spelled(target) ?? failed() }
        guard let expression = expression(for: root) else { return failed() }
        let name = unique(wording(root))
        locals[root] = name
        let annotation = expression.hasPrefix("[") ? annotation(root) : ""
        lines.append("let \(name)\(annotation) = \(expression)")
        return name
    }

    private func annotation(_ root: Place.Root) -> String {
        guard let type = scenario.run.types[root], expressionIsOpen(root) else { return "" }
        return ": \(subject.spelled(type))"
    }

    private func expressionIsOpen(_ root: Place.Root) -> Bool { writer.shape(Place(root)) == nil }

    private mutating func expression(for root: Place.Root) -> String? {
        if case .failure = root, writer.shape(Place(root)) == nil { return failure(root) }
        var needed: [String: String] = [:]
        for case .same(let target) in writer.run.decisions.filter({ Place(root).contains($0.key) }).values {
            if let text = spelled(target) { needed["\(target)"] = text }
        }
        return writer.value(Place(root)) { needed["\($0)"] }
    }

    /// An error of the project for a dependency to throw.
    private func failure(_ root: Place.Root) -> String? {
        let type = scenario.run.types[root]?.bare
        if let type, type.lastName != "Error" { return subject.sampleError(of: type)?.text }
        return subject.sampleError(near: subject.sut)?.text ?? "TestError.expected"
    }

    private mutating func failed() -> String {
        fail()
        return ""
    }

    private func wording(_ root: Place.Root) -> String {
        if let name = scenario.run.names[root] { return name }
        switch root {
        case .failure: return "error"
        case .result: return "returned" + root.place.wording.capitalisedFirst
        default: return root.place.wording
        }
    }

    private mutating func unique(_ name: String) -> String {
        var candidate = name.plain
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    /// A term as an expression of the test; `nil` when it has no spelling there.
    mutating func spelled(_ term: Term) -> String? {
        switch term {
        case .place(let place): return spelled(place)
        case .not(let inner): return spelled(inner).map { $0 == "true" ? "false" : $0 == "false" ? "true" : "!\($0)" }
        case .member(let base, let name): return spelled(base).map { "\($0).\(name)" }
        case .binary(let left, let word, let right):
            if case .boolean(let value) = Machine(subject, replay: scenario.run).reduced(term) {
                return value ? "true" : "false"
            }
            guard let a = spelled(left), let b = spelled(right) else { return nil }
            return "\(a) \(word) \(b)"
        case .method(let base, let name, let arguments):
            if case .string(let text) = Machine(subject, replay: scenario.run).reduced(term) {
                return ValueWriter.literal(text)
            }
            guard let receiver = spelled(base) else { return nil }
            return list(arguments).map { "\(receiver).\(name)(\($0))" }
        case .construct(let type, let arguments): return list(arguments).map { "\(subject.spelled(type))(\($0))" }
        case .enumCase(let type, let name, let payload):
            let base = (type.map(subject.spelled) ?? "") + "." + name
            return payload.isEmpty ? base : list(payload).map { "\(base)(\($0))" }
        case .list(let items):
            let parts = items.map { spelled($0) }
            return parts.allSatisfy { $0 != nil } ? "[\(parts.compactMap { $0 }.joined(separator: ", "))]" : nil
        case .interpolation(let pieces): return interpolated(pieces)
        default: return term.literal
        }
    }

    private mutating func list(_ arguments: [LabelledTerm]) -> String? {
        let parts = arguments.map { argument in
            spelled(argument.value).map { (argument.label.map { $0 + ": " } ?? "") + $0 }
        }
        return parts.allSatisfy { $0 != nil } ? parts.compactMap { $0 }.joined(separator: ", ") : nil
    }

    private mutating func interpolated(_ pieces: [Term.Piece]) -> String? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += ValueWriter.literal(literal).dropFirst().dropLast()
            case .term(let term):
                guard let inner = spelled(term) else { return nil }
                text += inner.hasPrefix("\"") ? String(inner.dropFirst().dropLast()) : "\\(\(inner))"
            }
        }
        return "\"\(text)\""
    }

    private mutating func spelled(_ place: Place) -> String? {
        let place = writer.canonical(place)
        if let short = writer.short(place, typed: true) { return short }
        if place.path.contains(where: { if case .payload = $0 { true } else { false } }) {
            return writer.value(place) { _ in nil }
        }
        var text = local(for: place.root)
        var walked = Place(place.root)
        for step in place.path {
            walked = walked.appending(step)
            switch step {
            case .field(let name): text += ".\(name)"
            case .element(let index): text += "[\(index)]"
            case .payload: return nil
            }
            if walked != place, writer.type(of: walked)?.isOptional == true { text += "?" }
        }
        return text
    }

    // MARK: - Act

    private mutating func act(_ phase: Int, keeping: Bool) {
        switch scenario.acts[phase] {
        case .initializer: make()
        case .method(let method): call(method, phase, keeping: keeping)
        case .assign(let property):
            usesSUT = true
            lines.append("sut.\(property.name) = \(value(of: .assigned(property.name.plain, phase: phase)))")
        case .emit(let member, let type):
            let name = subjectName(member)
            lines.append(
                "\(name).send(\(type.isVoid ? "()" : value(of: .emission(dependency: member.dependency, name: member.member, phase: phase))))"
            )
        case .read(let property):
            usesSUT = true
            let isKept = keeping && scenario.checks.contains { $0.probe == .result }
            lines.append("\(isKept ? "let result" : "_") = \(awaited)sut.\(property.name)")
        }
    }

    /// `await ` for an actor, whose members are all asynchronous from outside.
    private var awaited: String { subject.isolation == .actor ? "await " : "" }

    private mutating func make() {
        let arguments = context.makeParameters.compactMap { name -> String? in
            let root = Place.Root.parameter(name, phase: 0)
            guard scenario.run.types[root] != nil, writer.isDecided(Place(root)) || mentioned.contains(root) else {
                return nil
            }
            return "\(name): \(value(of: root))"
        }
        needsAsync = needsAsync || context.makeEffects.isAsync
        needsThrows = needsThrows || context.makeEffects.canThrow
        let marks = (context.makeEffects.canThrow ? "try " : "") + (context.makeEffects.isAsync ? "await " : "")
        lines.append("let sut = \(marks)\(context.factory).makeSUT(\((["deps"] + arguments).joined(separator: ", ")))")
    }

    private mutating func call(_ method: MethodFact, _ phase: Int, keeping: Bool) {
        usesSUT = true
        let arguments = method.parameters.compactMap { parameter -> String? in
            let root = Place.Root.parameter(parameter.name.plain, phase: phase)
            guard scenario.run.types[root] != nil else {
                if parameter.defaultValue != nil || parameter.isVariadic { return nil }
                return closureArgument(parameter)
            }
            return (parameter.label.map { $0 + ": " } ?? "") + value(of: root)
        }
        let isAsync = method.effects.isAsync || subject.isolation == .actor && !method.info.has("nonisolated")
        needsAsync = needsAsync || isAsync
        let call = (isAsync ? "await " : "") + "sut.\(method.name)(\(arguments.joined(separator: ", ")))"
        let returns = !(method.result?.isVoid ?? true)
        if keeping, let thrown = scenario.run.thrown {
            lines.append(expectation(thrown, "\(returns ? "_ = " : "")try \(call)", isAsync: isAsync))
            return
        }
        let marked = (method.effects.canThrow ? "try " : "") + call
        needsThrows = needsThrows || method.effects.canThrow
        guard returns else { return lines.append(marked) }
        let isKept = keeping && scenario.checks.contains { $0.probe == .result }
        lines.append((isKept ? "let result = " : "_ = ") + marked)
    }

    private mutating func closureArgument(_ parameter: ParameterFact) -> String? {
        fail()
        return nil
    }

    private mutating func expectation(_ error: Term, _ call: String, isAsync: Bool) -> String {
        let matched = errorMatcher(error)
        return "\(isAsync ? "await " : "")#expect(throws: \(matched)) { \(call) }"
    }

    private mutating func errorMatcher(_ error: Term) -> String {
        if case .place(let place) = error, place.path.isEmpty {
            let type =
                writer.shape(place) == nil
                ? subject.errorType(scenario.run.types[place.root]?.bare) : scenario.run.types[place.root]?.bare
            guard let type else { return local(for: place.root) }
            return subject.isEquatable(type) ? value(of: place.root) : "\(subject.spelled(type)).self"
        }
        if case .enumCase(let type?, _, _) = error {
            return subject.isEquatable(type)
                ? spelled(error) ?? "\(subject.spelled(type)).self" : "\(subject.spelled(type)).self"
        }
        if case .construct(let type, _) = error { return "\(subject.spelled(type)).self" }
        return "(any Error).self"
    }

    private func subjectName(_ member: PortMember) -> String {
        member.member.hasSuffix("Publisher") ? String(member.member.dropLast(9)) : member.member + "Subject"
    }

    // MARK: - Wait and assert

    private mutating func wait(_ phase: Int) {
        guard let check = scenario.waits[phase] else { return }
        needsAsync = true
        guard let condition = condition(check) else { return fail() }
        lines.append("await waitUntil { \(condition) }")
    }

    /// Declares the locals that checks speak of while the test still arranges.
    private mutating func prepareChecks() {
        for check in scenario.checks + scenario.waits.values.map({ $0 }) where check.probe != .thrown {
            _ = spelled(check.term)
        }
    }

    /// The left side of a check.
    private mutating func shown(_ check: Check) -> String? {
        var text: String
        switch check.probe {
        case .calls(let member):
            guard let double = methodDouble(member.dependency, member.member) else { return nil }
            text = "deps.\(member.dependency).\(double.callsCount.name)"
        case .argument(let member, let position):
            guard let received = received(member, position) else { return nil }
            text = received
        case .state(let name):
            usesSUT = true
            text = "sut.\(name)"
        case .port(let member): text = "deps.\(member.dependency).\(member.member)"
        case .result: text = "result"
        case .thrown: return nil
        case .callbacks(let name): text = "\(name)Calls.count"
        case .callback(let name, let position): text = "\(name)Calls.last?.\(position)"
        }
        var isOptional = isOptionalShown(check)
        for step in check.path {
            if isOptional { text += "?" }
            isOptional = false
            switch step {
            case .field(let name): text += ".\(name)"
            case .element(let index):
                text += index == 0 ? ".first" : ".dropFirst(\(index)).first"
                isOptional = true
            }
        }
        return text
    }

    private func received(_ member: PortMember, _ position: Int) -> String? {
        guard let double = methodDouble(member.dependency, member.member), let received = double.received else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        if double.recorded.count == 1 { return "deps.\(member.dependency).\(received.name)" }
        return "deps.\(member.dependency).\(received.name)?.\(parameter.name)"
    }

    /// A check as a condition; `nil` when it cannot be written.
    private mutating func condition(_ check: Check) -> String? {
        guard let left = shown(check) else { return nil }
        if check.isPattern { return nil }
        switch spelled(check.term) {
        case "true"? where check.isOfState && !left.contains("?"): return left
        case "false"? where check.isOfState && !left.contains("?"): return "!" + left
        case let right?: return "\(left) == \(right)"
        case nil: return nil
        }
    }

    /// Whether what a check looks at is an optional, so that its parts need a chain.
    private func isOptionalShown(_ check: Check) -> Bool {
        switch check.probe {
        case .argument(let member, let position):
            guard let double = methodDouble(member.dependency, member.member) else { return false }
            return double.recorded.count == 1 || double.fact.parameters[position].type.isOptional
        case .state(let name):
            let property = subject.property(name)
            return (property?.type ?? property?.initialValue?.literalType)?.isOptional ?? false
        case .result: return scenario.run.declaredResult?.isOptional ?? false
        case .port(let member):
            return subject.ports[member.dependency]?.property(member.member)?.type?.isOptional ?? false
        default: return false
        }
    }

    private mutating func write(_ check: Check) {
        if check.probe == .thrown { return }
        let actor = subject.isolation == .actor && check.isState ? "await " : ""
        guard let condition = condition(check) else { return }
        lines.append("#expect(\(actor)\(condition))")
    }
}
