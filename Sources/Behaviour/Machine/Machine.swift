import Facts

/// Runs the SUT's code on terms instead of values.
///
/// What a test can arrange is a place; a place is decided about only when the code asks, and the oracle then tries every
/// answer in turn. What syntax does not tell is unknown, and what depends on it is unknown as well.
final class Machine {
    /// Ways to leave code other than by its end.
    enum Exit: Error {
        /// An error of the code under test.
        case thrown(Term)
        /// An optional chain met `nil`.
        case chain
        /// A trap, or an arrangement that contradicts itself.
        case infeasible
        /// A task sleeps for longer than a test takes.
        case asleep
        /// More steps than a test's code should need.
        case exhausted
    }

    /// How a block ended.
    enum Completion {
        case normal
        case returned(Term)
        /// By the label of what is left or gone on with.
        case broke(String?)
        case continued(String?)
        case fell
        /// Nobody knows whether it left the function.
        case mayLeave
    }

    let subject: TestedType
    let change: CodeChange?
    var oracle: Oracle
    var decisions: [SymbolicValue: Constraint] = [:]
    /// The keys that dictionaries do not have.
    var absent: [SymbolicValue: Set<Constraint>] = [:]
    /// What was decided of conditions on texts.
    var kept: [SymbolicValue: [KeptCondition]] = [:]
    /// What the parts of the condition under way came to, and how deep it stands.
    var parts: (values: [Bool], depth: Int, isOpen: Bool) = ([], 0, false)
    /// How many functions run that methods of collections call for each element.
    var elements = 0
    /// What places are not, as far as the code asked.
    var excluded: [SymbolicValue: Set<Constraint>] = [:]
    var outcomes: [CallSite: Bool] = [:]
    /// Up to which of all its calls a method fails that succeeds when it is called again.
    var recoveries: [CallSite: Int] = [:]
    /// What methods are asked first in a phase, and what else.
    var firstAsked: [CallSite: Asked] = [:]
    var furtherAsked: [CallSite: [Asked]] = [:]
    /// Errors that a failure is not, as `Type.case`, or `Type.*` for all of a type.
    var exclusions: [SymbolicValue.Root: Set<String>] = [:]
    /// What places that are declared as any error turned out to be of.
    var narrowed: [SymbolicValue: TypeRef] = [:]
    /// Whether methods call the closure they are given.
    var completions: [CallSite: Completing] = [:]
    /// The SUT when a method of a dependency was under way.
    var suspensions: [PortMember: Snapshot] = [:]
    var types: [SymbolicValue.Root: TypeRef] = [:]
    var state: [String: Term] = [:]
    var ports: [PortMember: Term] = [:]
    /// In which phase properties of dependencies were read last: their value stays that one until the phase ends.
    var portReads: [PortMember: Int] = [:]
    /// What closures give that the SUT was made with, by their names, and in which phase they were called last.
    var provided: [String: (value: Term, phase: Int)] = [:]
    /// What the code put into objects that it was given, by the field.
    var objects: [SymbolicValue: Term] = [:]
    /// The objects that the code made.
    var madeObjects: [MadeObject] = []
    /// The objects whose initialisers run.
    var beginning: Set<Int> = []
    var events: [Event] = []
    var tasks: [TaskRecord] = []
    /// What each continuation is resumed with, as far as it is.
    var resumed: [Resumption?] = []
    var closures: [ClosureRecord] = []
    /// The models that were written as JSON.
    var encoded: [EncodedModel] = []
    /// The streams of dependencies that were listened to until they ended.
    var drained: Set<SymbolicValue> = []
    /// How many of them sent nothing.
    var silences = 0
    /// Whether the SUT is taken in any state.
    var startsAnywhere = false
    /// Task groups, whether the children that were added last end first, and whether the SUT is made.
    var groups: [GroupRecord] = []
    var (isReversed, isMade) = (false, false)
    /// What runs beside other work, by its number; `nil` for the work itself.
    var child: Int?
    var children = 0
    /// The properties of the SUT that work beside other work changed.
    var changedBeside: Set<String> = []
    /// The child of the act that ended with an error; 0, which is none, where several did.
    var failedChild: Int?
    var streams: [StreamRecord] = []
    /// Who listens to what comes from outside an operator, how many sinks there are, and which of them were cancelled.
    var subscriptions: [Subscription] = []
    var sinks = 0
    var cancelled: Set<Int> = []
    /// What is called when a sink is cancelled, and how publishers are listened to for all who share them.
    var cancelling: [Int: [Term]] = [:]
    var sharing: [Int: SharedSubscription] = [:]
    /// How many publishers were connected, and the sources from which anything may be coming.
    var connected = 0
    var emitting: Set<StreamRecord.Source> = []
    /// What operators remember of what came.
    var remembered: [OperatorMemory] = []
    /// Who observes notification centers.
    var observers: [Observer] = []
    /// The publishers of the SUT that a test listens to.
    var heard: Set<String> = []
    var conditions: [String] = []
    var during: [Snapshot] = []
    /// What the author called a value where it was first bound.
    var names: [SymbolicValue.Root: String] = [:]
    var branches: Set<Branch> = []
    /// The conditions in the way of going through, in their order.
    var refusals: [Refusal] = []
    /// How many there were in earlier acts.
    var refused = 0
    /// What the conditions of `? :` came to within which the code is.
    var turns: [Bool] = []
    var executed: Set<SourceLocation> = []
    /// Statements that were got to in any act, as far as acts before the last are looked at.
    var touched: Set<SourceLocation>?
    /// Expressions of which somebody wants to know whether they are evaluated, and those of them that were.
    var watched: Set<Expression>?
    var reached: Set<Expression> = []
    /// By how much the sides of watched comparisons differ.
    var differences: [Expression: Set<Difference>] = [:]
    var (phase, isRacy) = (0, false)
    var currentTask: Int?
    var isUncertain = false {
        didSet { if isUncertain != oldValue { certainUntil = isUncertain ? oracle.asked : .max } }
    }
    /// How many questions were answered in this act before the code decided by something unknown.
    var certainUntil = Int.max
    /// Whether something may have happened that neither way of deciding accounts for.
    var isHopeless = false
    /// What a test does while a method of a dependency is under way.
    var interruption: Interruption?
    /// How many locks are held, and queues occupied, by what runs.
    var held = 0
    /// How many tasks under way are waited for by what started them.
    var awaited = 0
    /// How many phases are as they were decided before, and nothing in them is looked for once more.
    var fixedPhases = 0
    /// Numbers of which is taken that rounding leaves them as they are.
    var roundings: [Rounding] = []
    /// How the machine goes on where the code decides by something unknown.
    var joining = Joining()
    /// Whether the last act is joined as well as those before it.
    let joinsLast: Bool
    /// Whether anything slept on a clock that a test is in control of.
    var sleeps = false
    /// How time goes on such a clock, once somebody slept on it.
    var time: Time?
    /// Whether a test waits for who sleeps for up to half a second, once somebody does.
    var wakes: Bool?
    var inChain = false
    /// Whether `await` stands before what is evaluated.
    var isAwaited = false
    /// Whether what is evaluated is put into an order afterwards.
    var wantsOrder = false
    /// How many elements a list should have that is cut off before the last of them.
    var wantedCount: Int?
    /// Whether what is evaluated may come in any order, as what is done with it next makes the same of it; and whether it
    /// does.
    var orderIsFree = false
    var hasFreeOrder = false
    /// The set whose elements are put in order at the moment.
    var openedSet: SymbolicValue?
    var place = SourceLocation(file: "", line: 0, column: 0) { didSet { oracle.site = place } }
    var steps = 0
    /// How many calls there were; the numbers of those under way, outermost first, and of those that nobody could read.
    var calls = 0
    var underWay: [(number: Int, callee: Expression)] = []
    var unread: Set<Int> = []
    /// What could not be read in the act.
    var gaps: Set<Unread> = []
    var depth = 0
    var samples = 0
    /// Whether the statements of the initialiser itself run, in which observers do not.
    var isInitializing = false
    /// The fields of values made by initialisers that can fail.
    var made: [Term: [String: Term]] = [:]
    /// What values hold that the SUT is made with, where their initialisers compute it.
    var givenFields: [SymbolicValue: [String: Term]] = [:]
    /// The case that an operator of the project compares a value with.
    var edge: String?
    /// How deep the observers stand that run, by their properties.
    var observed: [String: Int] = [:]
    /// Whether any two places were made the same, and whether it asked what is decided of all places there are.
    var (hasAliases, looksAtAll) = (false, false)
    /// Types of places found before; forgotten with the type of a root.
    var placeTypes: [SymbolicValue: TypeRef?] = [:]
    /// Answers settled in another run: nothing is asked, what is open is given a sample.
    let isReplay: Bool

    /// Creates a machine for one run.
    ///
    /// - Parameters:
    ///   - replay: A run whose answers hold, and nothing else is asked.
    ///   - seed: A run whose answers hold, and what they leave open is asked.
    ///   - joinsLast: Whether the last act is joined, where the code decides by something unknown, as those before it.
    init(
        _ subject: TestedType, oracle: Oracle = Oracle(), change: CodeChange? = nil, replay: Run? = nil,
        seed: Run? = nil, joinsLast: Bool = false
    ) {
        self.subject = subject
        self.oracle = oracle
        self.change = change
        isReplay = replay != nil
        self.joinsLast = replay?.isJoined ?? seed?.isJoined ?? joinsLast
        if let known = replay ?? seed {
            decisions = known.decisions
            (outcomes, recoveries) = (known.outcomes, known.recoveries)
            if known.standsStill { time = .stands } else if known.sleeps { time = .passes }
            wakes = known.wakes
            completions = known.completions
            (firstAsked, furtherAsked) = (known.firstAsked, known.furtherAsked)
            exclusions = known.exclusions
            narrowed = known.narrowed
            made = known.made
            types = known.types
            hasAliases = decisions.values.contains { if case .same = $0 { true } else { false } }
        }
    }

    /// Creates a machine that is about to take over all that another one has.
    init(from other: Machine, change: CodeChange?, joinsLast: Bool) {
        (subject, isReplay) = (other.subject, other.isReplay)
        (self.change, self.joinsLast) = (change, joinsLast)
        oracle = other.oracle
    }

    /// The SUT and its doubles now.
    var snapshot: Snapshot {
        if madeObjects.isEmpty {
            return Snapshot(
                state: state, ports: ports, events: events, objects: objects, heard: heard, cancelled: cancelled,
                waiting: heldBack)
        }
        return Snapshot(
            state: state.mapValues { frozen($0) }, ports: ports.mapValues { frozen($0) }, events: events.map(frozen),
            objects: objects.mapValues { frozen($0) }, heard: heard, cancelled: cancelled, waiting: heldBack)
    }

    func record(_ kind: Event.Kind, isCertain: Bool = true, given: Int? = nil) {
        events.append(
            Event(
                kind: kind, location: place, conditions: conditions, phase: phase, task: currentTask,
                isCertain: isCertain, given: given, child: child))
    }

    /// Sets a stored property and runs its observer.
    func setState(_ name: String, _ written: Term) throws {
        let value = try told(written)
        let old = state[name] ?? .unknown
        let property = subject.stateProperty(name)
        // An observer that sets its own property is not called again, but where a macro has made another of the property.
        if observed[name] == depth, subject.isTracked(name) { throw Exit.infeasible }
        let isInitializing = isInitializing || observed[name] == depth
        if !isInitializing, let body = property?.willSet {
            let scope = Scope(selfTerm: .subject)
            scope.values["newValue"] = value
            _ = try call(depth: 1) { try self.run(body, in: scope) }
        }
        // What is published is told before it is there.
        let isPublished = property?.isPublished == true
        if isPublished { try emit(value, from: .state(name)) }
        if case .listening(let sink) = old, value != old { try cancel(sink) }
        state[name] = value
        record(.change(property: name, value))
        if !isInitializing, let body = property?.didSet {
            let scope = Scope(selfTerm: .subject)
            scope.values["oldValue"] = old
            let outer = observed.updateValue(depth + 1, forKey: name)
            defer { observed[name] = outer }
            _ = try call(depth: 1) { try self.run(body, in: scope) }
        }
        if !isPublished { try emit(value, from: .state(name)) }
    }

    /// Runs something one level deeper, within limits.
    func call<Result>(depth more: Int, _ body: () throws -> Result) throws -> Result {
        depth += more
        defer { depth -= more }
        guard depth < 24 else { throw giveUp(.recursion) }
        return try body()
    }

    /// Takes the SUT in any state: each stored property stands for itself.
    func forgetState() {
        startsAnywhere = true
        for property in subject.stateProperties {
            // A subject is the same one in every state.
            if property.isLet, case .stream? = state[property.name.plain] { continue }
            state[property.name.plain] = .member(.subject, property.name.plain)
        }
    }

    func step() throws {
        steps += 1
        guard steps < 6_000 else { throw giveUp(.budget) }
    }

    /// Notes that something cannot be read where the machine is.
    func miss(_ cause: Unread.Cause) { gaps.insert(Unread(cause, at: place)) }

    /// Notes what makes the machine stop here.
    func giveUp(_ cause: Unread.Cause) -> Exit {
        miss(cause)
        return .exhausted
    }
}
