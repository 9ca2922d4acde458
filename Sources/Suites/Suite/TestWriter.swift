import Behaviour

/// Writes the statements of one test.
struct TestWriter {
    let subject: TestedType
    let context: SuiteContext
    let scenario: Scenario
    let writer: ValueWriter
    /// Whether anything could not be written: then there is no test.
    var isImpossible = false
    var needsThrows = false
    var needsAsync = false
    var locals: [Place.Root: String] = [:]
    var names: Set<String> = ["deps", "sut", "result", "arguments"]
    var lines: [String] = []
    /// Whether the act itself is a claim: that it throws.
    var expectsError = false
    /// Claims about what the act threw.
    var claims: [String] = []
    var usesSUT = false

    /// A parameter of the test that stands for a place of the act.
    let parameter: Place?

    init(subject: TestedType, context: SuiteContext, scenario: Scenario, parameter: Place? = nil) {
        self.parameter = parameter
        self.subject = subject
        self.context = context
        var scenario = scenario
        scenario.run.decisions = scenario.run.decisions.filter { place, shape in
            shape != .recorder || scenario.checks.contains { $0.recorder == place.wording }
        }
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
        guard !leavesItsActor else { return nil }
        lines = ["let deps = \(context.factory).setupDependencies()"]
        if scenario.run.sleeps { lines += subject.clocks.map { "deps.\($0).runsFreely = true" } }
        makeSubjects()
        declareFieldRecorders()
        for phase in 0..<scenario.run.lastPhase {
            arrange(phase)
            act(phase, keeping: false)
            if phase == 0 { setRecorders() }
            wait(phase)
        }
        arrange(scenario.run.lastPhase)
        prepareChecks()
        setWitnesses()
        declareRecorders()
        var arranged = lines
        lines = []
        act(scenario.run.lastPhase, keeping: true)
        // Values the act is given are arranged.
        while let first = lines.first, first.isValue { arranged.append(lines.removeFirst()) }
        wait(scenario.run.lastPhase)
        let acted = lines
        lines = claims
        for check in scenario.checks { write(check) }
        if !usesSUT, scenario.run.lastPhase == 0 { lines.append("withExtendedLifetime(sut) {}") }
        let body = Body(arrange: arranged, act: acted, assert: lines)
        return isImpossible || (lines.isEmpty && !expectsError) ? nil : body
    }
}

extension String {
    /// Whether it declares a value for the act, rather than acts.
    fileprivate var isValue: Bool { hasPrefix("let ") && !hasPrefix("let sut ") && !hasPrefix("let result ") }
}
