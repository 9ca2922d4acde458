import Facts

/// Something the SUT did that a test may notice.
struct Event: Hashable, Sendable {
    /// What was done.
    enum Kind: Hashable, Sendable {
        /// A method of a dependency was called; the arguments in the order of its parameters.
        case call(dependency: String, method: CalledMethod, arguments: [Term])
        /// A property of a dependency was set.
        case set(dependency: String, property: String, Term)
        /// A property of a dependency was read.
        case read(dependency: String, property: String)
        /// A field of an object that the SUT was given was changed.
        case write(SymbolicValue, Term)
        /// A stored property of the SUT was changed.
        case change(property: String, Term)
        /// A closure the SUT was given was called.
        case callback(property: String, arguments: [Term])
        /// A publisher of the SUT sent a value to a test that listens.
        case sent(publisher: String, Term)
    }

    /// All that is known of it.
    private struct Parts: Hashable, Sendable {
        var kind: Kind
        let location: SourceLocation
        let conditions: [String]
        let phase: Int
        let task: Int?
        var isCertain: Bool
        let given: Int?
        let child: Int?
    }

    /// What is known of it, held once for all copies: snapshots share most of what happened.
    private final class Box: Sendable {
        let parts: Parts

        init(_ parts: Parts) { self.parts = parts }
    }

    private var box: Box

    /// Something that happened.
    ///
    /// - Parameters:
    ///   - kind: What was done.
    ///   - location: Where it stands.
    ///   - conditions: The conditions passed on the way, as text.
    ///   - phase: The phase it happened in.
    ///   - task: The task it happened in; `nil` for the entry point itself.
    ///   - isCertain: Whether syntax tells that it happened, and happened once.
    ///   - given: The phase in which a method was given the closure that was called; `nil` for any other closure.
    ///   - child: What did it beside other work, by its number; `nil` for the work itself.
    init(
        kind: Kind, location: SourceLocation, conditions: [String], phase: Int, task: Int?, isCertain: Bool,
        given: Int?, child: Int?
    ) {
        box = Box(
            Parts(
                kind: kind, location: location, conditions: conditions, phase: phase, task: task, isCertain: isCertain,
                given: given, child: child))
    }

    /// What was done.
    var kind: Kind {
        get { box.parts.kind }
        set { change { $0.kind = newValue } }
    }
    /// Where it stands.
    var location: SourceLocation { box.parts.location }
    /// The conditions passed on the way, as text.
    var conditions: [String] { box.parts.conditions }
    /// The phase it happened in.
    var phase: Int { box.parts.phase }
    /// The task it happened in; `nil` for the entry point itself.
    var task: Int? { box.parts.task }
    /// Whether syntax tells that it happened, and happened once.
    var isCertain: Bool {
        get { box.parts.isCertain }
        set { change { $0.isCertain = newValue } }
    }
    /// The phase in which a method was given the closure that was called; `nil` for any other closure.
    var given: Int? { box.parts.given }
    /// What did it beside other work, by its number; `nil` for the work itself.
    var child: Int? { box.parts.child }

    private mutating func change(_ change: (inout Parts) -> Void) {
        var parts = box.parts
        change(&parts)
        box = Box(parts)
    }

    static func == (left: Event, right: Event) -> Bool {
        left.box === right.box || left.box.parts == right.box.parts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(box.parts) }
}

/// The SUT and its doubles at one moment.
struct Snapshot: Hashable, Sendable {
    /// Stored properties.
    var state: [String: Term]
    /// Properties of dependencies that were set or arranged.
    var ports: [PortMember: Term]
    /// What happened so far.
    var events: [Event]
    /// What the code put into objects that it was given, by the field.
    var objects: [SymbolicValue: Term] = [:]
    /// The publishers of the SUT that are listened to.
    var heard: Set<String> = []
    /// The sinks that were cancelled.
    var cancelled: Set<Int> = []
    /// What came of publishers that are listened to together, and still counts.
    var waiting: [Int: [Int: [Term]]] = [:]
}

/// A change to the SUT's code, to see what would follow.
enum CodeChange: Hashable, Sendable {
    /// The statement is left out.
    case skip(SourceLocation)
    /// The conditions of a `guard` or `if` always hold, as far as they bind nothing.
    case pass(SourceLocation)
    /// The conditions never hold.
    case fail(SourceLocation)
    /// A literal value or flag that is assigned is the other one.
    case flip(SourceLocation)
    /// A part of the statement is another one.
    case part(SourceLocation, PartChange)

    /// Hashes the kind of the change and its place.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .skip(let place): hasher.combine(place.hashed(0))
        case .pass(let place): hasher.combine(place.hashed(1))
        case .fail(let place): hasher.combine(place.hashed(2))
        case .flip(let place): hasher.combine(place.hashed(3))
        case .part(let place, let part):
            hasher.combine(place.hashed(4))
            hasher.combine(part.kind)
            hasher.combine(part.expression)
        }
    }
}

extension Set<CodeChange> {
    /// The changes in the order of the source; those of one place the same way each time.
    var inOrder: [CodeChange] {
        map { (change: $0, words: $0.words) }
            .sorted { ($0.change.location, $0.words) < ($1.change.location, $1.words) }.map(\.change)
    }
}

extension CodeChange {
    /// What tells it apart from other changes of its place.
    fileprivate var words: String {
        switch self {
        case .skip: "1"
        case .pass: "2"
        case .fail: "3"
        case .flip: "4"
        case .part(_, let part): "5 \(part.kind) \(part.expression.text)"
        }
    }
}

extension SourceLocation {
    /// A number for it and something else.
    fileprivate func hashed(_ number: Int) -> Int { (line &* 1_024 &+ column) &* 8 &+ number }
}

/// How one run of the machine went.
struct Run: Sendable {
    /// The answers that led here.
    var answers: [Oracle.Answer]
    /// What was decided about places.
    var decisions: [SymbolicValue: Constraint]
    /// Whether methods that can throw do, by phase.
    var outcomes: [CallSite: Bool]
    /// Up to which of all its calls a method fails that succeeds when it is called again.
    var recoveries: [CallSite: Int] = [:]
    /// Errors that a failure is not, as `Type.case`, or `Type.*` for all of a type.
    var exclusions: [SymbolicValue.Root: Set<String>]
    /// What places that are declared as any error turned out to be of.
    var narrowed: [SymbolicValue: TypeRef]
    /// Whether methods call the closure they are given, by phase.
    var completions: [CallSite: Completing]
    /// The SUT when a method of a dependency was under way for the first time in the last phase.
    var suspensions: [PortMember: Snapshot]
    /// The types of the roots.
    var types: [SymbolicValue.Root: TypeRef]
    /// Before each phase's act; index 0 is before the initialiser.
    var before: [Snapshot]
    /// At each suspension of the last phase, and right after its act before tasks ran.
    var during: [Snapshot]
    /// Right after the act, before tasks ran that it started.
    var immediate: Snapshot
    /// What was decided by then.
    var decidedAtOnce: Set<SymbolicValue>
    /// After everything came to rest.
    var settled: Snapshot
    /// What the last act returned.
    var result: Term
    /// The declared type of what it returned.
    var declaredResult: TypeRef?
    /// What it threw.
    var thrown: Term?
    /// Whether tasks were started or deliveries are under way at the end of the act.
    var isPending: Bool
    /// Whether all that was under way was done on the main queue.
    var isOnMain = true
    /// Whether tasks may have run in an order that syntax does not tell.
    var isRacy: Bool
    /// Whether the code decided by something unknown in the last phase.
    var isUncertain: Bool
    /// Whether something may have happened beyond what each way to decide shows.
    var isHopeless = false
    /// Whether the last phase was joined where the code decides by something unknown.
    var isJoined = false
    /// Whether children of a task group ended with something that may come in any order.
    var hasFreeEnds = false
    /// Whether its values were chosen beforehand, so that no answers lead to them.
    var isChosen = false
    /// The phase of the act that was done in the course of the last one, where one was.
    var interruption: Int?
    /// Whether anything slept on a clock that a test is in control of.
    var sleeps: Bool
    /// Whether time stood still on it.
    var standsStill = false
    /// Whether a test waits for who sleeps for up to half a second.
    var wakes: Bool?
    /// Branches taken in the last phase.
    var branches: Set<Branch>
    /// How many of the answers were given before the code decided by something unknown.
    var certainUntil = Int.max
    /// The statement that it ended in.
    var endedAt = SourceLocation(file: "", line: 0, column: 0)
    /// The conditions of the last phase in the way of going through, in their order.
    var refusals: [Refusal] = []
    /// How many there were in all phases.
    var refused = 0
    /// Statements executed in the last phase.
    var executed: Set<SourceLocation>
    /// Whether the run ended in a way no test can follow (a trap, an endless loop).
    var isBroken: Bool
    /// Whether the process would end: an index out of range, a precondition that does not hold.
    var isTrapped = false
    /// How many of the answers were given before the last phase.
    var prefix: Int
    /// Parameters of the last phase by name.
    var parameters: [LabelledTerm]
    /// What the author called values where they were first bound.
    var names: [SymbolicValue.Root: String]
    /// Publishers of dependencies that the SUT listens to.
    var listened: [PortMember]
    /// How the phases before the last went: whether each was pending and could be waited for.
    var earlier: [PhaseEnd]
    /// What could not be read in the last phase.
    var gaps: Set<Unread>
    /// The fields of values made by initialisers that can fail.
    var made: [Term: [String: Term]] = [:]
    /// What methods are asked first in a phase, and what else.
    var firstAsked: [CallSite: Asked] = [:]
    var furtherAsked: [CallSite: [Asked]] = [:]
}

/// How an earlier phase ended.
struct PhaseEnd: Hashable, Sendable {
    /// Right after the act.
    var immediate: Snapshot
    /// At each suspension.
    var during: [Snapshot]
    /// At rest.
    var settled: Snapshot
    /// Whether something was under way after the act.
    var isPending: Bool
    /// What the act threw.
    var thrown: Term?
}

/// An outcome of a condition.
struct Branch: Hashable, Sendable {
    /// Where the condition stands.
    var location: SourceLocation
    /// Whether it held; for a switch the index of the case.
    var outcome: Int
    /// The outcome of a condition that is returned, of which only the parts tell anything.
    static let given = -1
    /// The outcome of the condition of `? :`, of which the parts tell all that it stands within. It leads the search; to a
    /// reader it makes a test of its own only where that notices something.
    static let chosen = -2
    /// Whether it is a way that statements take.
    var isTaken: Bool { outcome >= 0 }
    /// What each of its parts came to, as far as they were asked: `a && b` is false in two ways.
    var parts: [Bool] = []
    /// What the conditions behind `where` came to that cases of a switch were asked for.
    var filters: [Bool] = []

    /// Hashes the place and the outcome.
    func hash(into hasher: inout Hasher) { hasher.combine(location.hashed(outcome & 7)) }
}
