import Behaviour
import Facts

/// Plans the statements of one test.
struct TestWriter {
    /// Names that a test cannot give to its values.
    static let reservedNames: Set<String> = ["deps", "sut", "result", "arguments", answered]
    /// What tells that a method has answered during which something was done.
    static let answered = "hasAnswered"

    let subject: Surface
    let context: SuiteContext
    let scenario: Scenario
    let writer: ValueWriter
    /// Whether anything could not be written: then there is no test.
    var isImpossible = false
    var locals: [SymbolicValue.Root: String] = [:]
    /// The roots that are sets of several elements: their locals are lists, where each element has its place.
    var listsOfSets: Set<SymbolicValue.Root> = []
    /// The names of values whose making may throw or wait, by what makes them.
    var madeValues: [Code.Expression: String] = [:]
    /// The roots whose values are being written: one that is made of itself has no spelling.
    var writing: Set<SymbolicValue.Root> = []
    var names = reservedNames
    /// The statements so far of the part that is under way.
    var statements: [TestStatement] = []
    var usesSUT = false
    /// What keeps the test listening to publishers.
    var subscriptions: [String] = []
    /// How what closures give is changed that the SUT is made with, by their names.
    var provided: [String: ProvidedValue] = [:]
    /// The names of numbers that nothing arranged explains.
    var expectedNumbers: [Int: String] = [:]
    /// The lists of what publishers of the SUT send in the last act, by the publisher.
    var signalLists: [String: String] = [:]

    /// A parameter of the test that stands for a place of the act.
    let parameter: SymbolicValue?
    /// Whether every closure records, not only those that claims speak of.
    var recordsAll = false
    /// The closures whose lists are declared: what the SUT is made with, it may have as a property as well.
    var declaredRecorders: Set<String> = []
    /// The name of the error that the act throws, where claims look into it.
    var thrownName: String?

    init(subject: Surface, context: SuiteContext, scenario: Scenario, parameter: SymbolicValue? = nil) {
        self.parameter = parameter
        self.subject = subject
        self.context = context
        self.scenario = scenario
        writer = ValueWriter(types: subject.types, arrangement: scenario.arrangement, values: context.values)
    }

    /// The parts of the test.
    struct Body: Hashable, Sendable {
        var arrange: [TestStatement]
        var act: [TestStatement]
        var assert: [TestStatement]

        /// What the test does, whatever code it came from.
        var kinds: [[TestStatement.Kind]] { [arrange, act, assert].map { $0.map(\.kind) } }
    }

    /// The test's statements; `nil` when no test of the scenario can be written that claims anything.
    mutating func body() -> Body? { written().flatMap { $0.claimsAnything ? $0 : nil } }

    /// The test's statements, whether or not they claim anything; `nil` when they cannot be written.
    mutating func written() -> Body? {
        guard !leavesItsActor, !usesUnknownDoubles, !meetsSilence else { return nil }
        statements = [context.setsUpDependencies]
        if scenario.sleeps { statements += subject.clocks.map(runFreely) }
        makeSubjects()
        declareFieldRecorders()
        for phase in 0..<scenario.lastPhase {
            if scenario.acts[phase].interrupted != nil { continue }
            arrange(phase)
            act(phase, keeping: false)
            if phase == 0 {
                setRecorders()
                setProviders()
                subscribe()
            }
            wait(phase)
        }
        arrange(scenario.lastPhase)
        listenToSignals()
        prepareClaims()
        if scenario.awaitsAnswer { add(.declare(.init(isVariable: true, Self.answered, .boolean(false)))) }
        setWitnesses()
        declareRecorders()
        var arranged = statements
        statements = []
        act(scenario.lastPhase, keeping: true)
        // Values the act is given are arranged.
        let given = statements.prefix(while: \.arranges)
        arranged += given
        statements.removeFirst(given.count)
        wait(scenario.lastPhase)
        if scenario.awaitsAnswer { add(.wait(until: .name(Self.answered))) }
        var acted = statements
        statements = []
        for claim in scenario.claims { assert(claim) }
        if !statements.contains(where: \.looksAtResult) { acted = acted.map(\.lettingResultGo) }
        if !usesSUT, scenario.lastPhase == 0 { add(.keepAlive("sut")) }
        for name in subscriptions { add(.keepAlive(name)) }
        arranged += expectedNumbers.sorted { $0.key < $1.key }.map { number, name in
            TestStatement(.declare(.init(name, .number("\(number)"))))
        }
        let body = Body(arrange: arranged, act: acted, assert: statements)
        return isImpossible ? nil : body
    }

    /// What doubles are told for the SUT to be made; `nil` when it cannot be written.
    mutating func beginning() -> [TestStatement]? {
        statements = []
        for stub in scenario.arrangement.stubs where stub.phase == 0 && !stub.looksAtSUT { write(stub) }
        return isImpossible ? nil : statements
    }

    /// Adds a statement to the part that is under way.
    mutating func add(_ kind: TestStatement.Kind, from source: SourceLocation? = nil) {
        statements.append(TestStatement(kind, source: source))
    }

    /// A clock that does not hold up who sleeps on it.
    private func runFreely(_ clock: String) -> TestStatement {
        TestStatement(.stub(.path("deps", clock, "runsFreely"), .boolean(true)))
    }
}

extension TestWriter.Body {
    /// Whether it could fail: something is asserted, or the act is to throw.
    fileprivate var claimsAnything: Bool {
        !assert.isEmpty || act.contains { if case .actThrowing = $0.kind { true } else { false } }
    }
}

extension TestStatement {
    /// Whether it claims something about what the act returned.
    fileprivate var looksAtResult: Bool {
        guard case .expect(let assertion) = kind else { return false }
        return Code.Statement.expression(assertion.condition).mentions("result")
    }

    /// The act without a name for what it returns: no claim about that could be written.
    fileprivate var lettingResultGo: TestStatement {
        guard case .act(.binding(let binding)) = kind, binding.name == "result", let value = binding.value else {
            return self
        }
        return TestStatement(.act(.assignment(.name("_"), value)), source: source)
    }

    /// Whether it makes a value ready.
    fileprivate var arranges: Bool {
        switch kind {
        case .declare, .stub: true
        default: false
        }
    }
}

extension SuiteContext {
    /// The statement that makes the doubles.
    var setsUpDependencies: TestStatement {
        TestStatement(.declare(.init("deps", .call(.path(factory, "setupDependencies")))))
    }

    /// What makes the SUT, marked with what that may do.
    func makesSUT(_ arguments: [Code.Argument] = []) -> Code.Expression {
        .call(.path(factory, "makeSUT"), [.init(nil, .name("deps"))] + arguments)
    }
}
