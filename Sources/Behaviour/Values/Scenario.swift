import Facts

/// A way through the SUT's code that a test follows: what is arranged, what is done, what is claimed.
package struct Scenario: Sendable {
    /// The acts, the initialiser first; the last is the one under test.
    package var acts: [Act]
    /// What doubles do, and which values the SUT is given.
    package var arrangement: Arrangement
    /// What to wait for after an act that leaves something under way, by phase.
    package var waits: [Int: Claim]
    /// What is asserted.
    package var claims: [Claim]
    /// What the last act throws; `nil` when it ends without an error.
    package var thrown: Claim?
    /// What acts before the last throw, by phase.
    package var failures: [Int: Claim] = [:]
    /// Whether the initialiser throws or returns nothing, so that there is no SUT to look at.
    package var makesNothing: Bool
    /// The closures of the SUT that are called on the way.
    package var calledClosures: Set<String>
    /// Whether anything sleeps on a clock that a test is in control of.
    package var sleeps: Bool
    /// What the code asked about; all other values are samples.
    package var asked: Set<SymbolicValue>
    /// Where the code could be changed so that some claim fails.
    package var noticed: Set<SourceLocation>
    /// The parameter that the test can be run over, if there is one.
    package var axis: Axis?
    /// The same way with other values of that parameter, where the code does not ask for it.
    package var variants: [Scenario]
    /// Whether the test waits until the method has answered during which another act was done.
    package var awaitsAnswer = false
    /// The fields of objects that hold something else in the end than was arranged.
    package var changed: Set<SymbolicValue> = []
    /// Where a search arranged it: what it does and decides, for further ways to start from.
    package var way: Way?

    /// A parameter of an enum type whose value is a plain case.
    package struct Axis: Sendable {
        /// The parameter's name.
        package var name: String
        /// The parameter as a value of the act.
        package var value: SymbolicValue
        /// The parameter's type.
        package var type: TypeRef
        /// The case it is in the scenario.
        package var chosen: String

        /// Creates an axis.
        package init(name: String, value: SymbolicValue, type: TypeRef, chosen: String) {
            self.name = name
            self.value = value
            self.type = type
            self.chosen = chosen
        }
    }

    /// Creates a scenario of acts that go on as they are arranged, with what is claimed of them.
    package init(
        acts: [Act], arrangement: Arrangement = Arrangement(), waits: [Int: Claim] = [:], claims: [Claim] = [],
        thrown: Claim? = nil, makesNothing: Bool = false,
        calledClosures: Set<String> = [], sleeps: Bool = false, asked: Set<SymbolicValue> = [],
        noticed: Set<SourceLocation> = [], axis: Axis? = nil, variants: [Scenario] = []
    ) {
        self.acts = acts
        self.arrangement = arrangement
        self.waits = waits
        self.claims = claims
        self.thrown = thrown
        self.makesNothing = makesNothing
        self.calledClosures = calledClosures
        self.sleeps = sleeps
        self.asked = asked
        self.noticed = noticed
        self.axis = axis
        self.variants = variants
    }

    /// Whether it is claimed that the last act does not throw, nothing else showing of it.
    package var completes: Bool { thrown == nil && claims.contains { $0.subject == .thrown } }

    /// The last phase, in which the act under test is done.
    package var lastPhase: Int { acts.count - 1 }

    /// The type of a closure of the test that is called.
    package func recorder(_ name: String) -> TypeRef? { arrangement.types.recorder(name, lastPhase: lastPhase) }

    /// The act that is given a closure of a name last.
    package func recorderPhase(_ name: String) -> Int? {
        arrangement.types.recorderPhase(name, lastPhase: lastPhase)
    }
}

extension [SymbolicValue.Root: TypeRef] {
    /// The type of a closure of the test that is called.
    func recorder(_ name: String, lastPhase: Int) -> TypeRef? {
        if let assigned = first(where: { $0.key.isAssigned(name) && $0.value.functionType != nil }) {
            return assigned.value
        }
        return recorderPhase(name, lastPhase: lastPhase).flatMap { self[.parameter(name, phase: $0)] }
    }

    /// The act that is given a closure of a name last.
    func recorderPhase(_ name: String, lastPhase: Int) -> Int? {
        (0...Swift.max(lastPhase, 0)).last { self[.parameter(name, phase: $0)]?.functionType != nil }
    }
}

extension SymbolicValue.Root {
    fileprivate func isAssigned(_ wanted: String) -> Bool {
        if case .assigned(wanted, _) = self { true } else { false }
    }
}
