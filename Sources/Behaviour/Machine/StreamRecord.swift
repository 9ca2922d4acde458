import Facts

/// A publisher with operators.
struct StreamRecord {
    /// Where values come from.
    enum Source: Hashable {
        /// A publisher that a dependency keeps.
        case port(PortMember)
        /// A property of the SUT that tells its value, and each change of it.
        case state(String)
        /// A subject that a test gives, which tells its value, and each change of it.
        case given(SymbolicValue)
        /// A published property of another object, which tells its value, and each change of it.
        case published(Term, String)
        /// What a method of a dependency returns: it sends at once to whoever subscribes, and ends.
        case answer(SymbolicValue)
        /// A subject that the SUT made and that keeps nothing, by its number.
        case subject(Int)
        /// A list of values, and the end.
        case values([Term])
        /// An error at once.
        case failure(Term)
        /// Several publishers, each as it comes.
        case merged([Int])
        /// The latest of several publishers together, whenever one of them sends.
        case latest([Int])
        /// Values of several publishers in pairs, each once.
        case zipped([Int])
        /// What a promise is given, by its number among what is resumed.
        case future(Int)
        /// What is made when somebody subscribes.
        case deferred(Term)
        /// Another publisher, listened to once for all who listen.
        case shared(Int)
    }

    /// Where values are delivered that come later.
    enum Delivery {
        /// On the main queue, one after the other.
        case onMain
        /// On the main queue, a while later.
        case onMainLater
        /// On another queue, one after the other.
        case inOrder
        /// On a queue that does several things at a time.
        case inAnyOrder
        /// By a run loop, which may not run in tests, or after longer than a test waits.
        case notInTests
    }

    /// What happens to values on their way.
    enum Operator {
        /// Delivers later, on a queue or after a while; where only the last counts of those that come together.
        case later(onlyLast: Bool, on: Delivery)
        case map(Term)
        case filter(Term)
        case compactMap(Term)
        /// Lets a value go that is as the one before, by a function of both or by `==`.
        case removeDuplicates(by: Term?)
        case drop(Int)
        case prefix(Int)
        /// Makes another error of one.
        case mapError(Term)
        /// Sends something instead of an error.
        case replaceError(Term)
        /// Goes on after an error with the publisher that a function gives.
        case rescue(Term)
        /// Takes values, and the end, on their way, or hears that nobody listens any more.
        case watch(value: Term?, end: Term?, cancel: Term?)
        /// Makes a publisher of each value and sends what it sends; of the latest only, or of all.
        case flatten(Term?, onlyLatest: Bool)
        case scan(Term, Term)
        case prepend([Term])
        /// Sends one list of all that came, when it ends.
        case collect
        /// An operator that is not understood: what arrives is unknown.
        case other(String)
    }

    var source: Source
    var operators: [Operator] = []
    /// The type of what a subject sends.
    var output: TypeRef?
}

extension StreamRecord.Operator {
    /// Whether it does nothing but change and choose values.
    var isQuiet: Bool {
        switch self {
        case .map, .filter, .compactMap, .removeDuplicates, .drop, .prefix, .scan, .prepend: true
        default: false
        }
    }
}

/// Who hears what a publisher sends. What operators remember the machine keeps, so that a copy of it goes on by itself.
struct Listener {
    /// Takes a value.
    var value: (Machine, Term) throws -> Void
    /// Takes the end: the error, or nothing where it just ended.
    var end: (Machine, Term?) throws -> Void = { _, _ in }
    /// May take anything, at any time.
    var anything: (Machine) -> Void = { _ in }
}

/// What an operator remembers of what came.
struct OperatorMemory {
    /// How many came, or may come yet.
    var count = 0
    /// How many publishers have not ended.
    var open = 0
    /// Whether the publisher of publishers ended.
    var isDone = false
    /// What came last, or what was made of all.
    var last: Term?
    /// All that came.
    var all: [Term] = []
    /// What came of each of several publishers and still counts, by their positions.
    var waiting: [Int: [Term]] = [:]
    /// The positions of those that ended.
    var ended: Set<Int> = []
}

/// A listener where values come from.
struct Subscription {
    /// Where values come from.
    var source: StreamRecord.Source
    /// Who hears them.
    var listener: Listener
    /// The number of the sink at the end, all of which is cancelled together; `nil` for a listener outside.
    var sink: Int?
}
