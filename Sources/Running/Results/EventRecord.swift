/// One line of Swift Testing's event stream, as far as a run is judged by it.
public enum EventRecord: Hashable, Sendable {
    /// A test was found in the test program.
    case test(TestID)
    /// A suite was found in the test program.
    case suite(TestID)
    /// The run began.
    case runStarted
    /// The run came to its end.
    case runEnded
    /// A test, or a suite, began.
    case started(TestID)
    /// A test, or a suite, came to its end.
    case ended(TestID)
    /// A test was skipped.
    case skipped(TestID, reason: String)
    /// An issue was recorded; in no test when it came from a detached task.
    case issue(TestID?, TestIssue)
    /// A case of a parameterised test came to its end.
    case caseEnded(TestID, argument: String)
    /// Anything else that is well formed.
    case other
    /// A line that is no record.
    case damaged(line: Int)
}

/// Something that went wrong in a test.
public struct TestIssue: Hashable, Sendable {
    /// What did not hold: the expression with its values.
    public var message: String
    /// What the author of the assert says to it.
    public var comment: String?
    /// The file, relative to the root where it lies within.
    public var file: String?
    /// The line.
    public var line: Int?
    /// The argument of a parameterised test.
    public var argument: String?
    /// What it counts as.
    public var weight: Weight

    /// What an issue counts as.
    public enum Weight: Hashable, Sendable {
        case failure, known, warning
    }

    /// Creates an issue.
    public init(
        _ message: String, comment: String? = nil, file: String? = nil, line: Int? = nil, argument: String? = nil,
        weight: Weight = .failure
    ) {
        self.message = message
        self.comment = comment
        self.file = file
        self.line = line
        self.argument = argument
        self.weight = weight
    }
}

/// What became of one test.
public struct TestResult: Hashable, Sendable {
    /// The test.
    public var id: TestID
    /// How far it came.
    public var state: State
    /// What was recorded.
    public var issues: [TestIssue]
    /// Arguments whose case came to its end.
    public var arguments: [String]

    /// How far a test came.
    public enum State: Hashable, Sendable {
        /// It began and did not end.
        case open
        case ended
        case skipped(reason: String)
    }

    /// Creates a result.
    public init(_ id: TestID, _ state: State, issues: [TestIssue] = [], arguments: [String] = []) {
        self.id = id
        self.state = state
        self.issues = issues
        self.arguments = arguments
    }

    /// Whether it failed.
    public var isFailed: Bool { issues.contains { $0.weight == .failure } }

    /// Whether it ran to its end.
    public var hasRun: Bool { state == .ended }
}

/// What one process of tests left behind, told by its result files.
public struct ProcessResults: Hashable, Sendable {
    /// What became of each test.
    public var results: [TestID: TestResult]
    /// Issues that belong to no test.
    public var orphans: [TestIssue]
    /// Whether the run came to its end.
    public var isFinished: Bool
    /// Lines that are no records.
    public var damagedLines: [Int]

    /// Creates results.
    public init(
        _ results: [TestID: TestResult] = [:], orphans: [TestIssue] = [], isFinished: Bool = true,
        damagedLines: [Int] = []
    ) {
        self.results = results
        self.orphans = orphans
        self.isFinished = isFinished
        self.damagedLines = damagedLines
    }

    /// Reads an event stream: one or several runs after each other.
    public init(stream records: [EventRecord]) {
        self.init()
        var tests: Set<TestID> = []
        var suites: Set<TestID> = []
        var started = 0
        var ended = 0
        for record in records {
            switch record {
            case .test(let id): tests.insert(id)
            case .suite(let id): suites.insert(id)
            case .runStarted: started += 1
            case .runEnded: ended += 1
            case .damaged(let line): damagedLines.append(line)
            case .issue(nil, let issue): orphans.append(issue)
            case .issue(let id?, let issue) where suites.contains(id): orphans.append(issue)
            default: note(record, unless: suites)
            }
        }
        isFinished = started > 0 && started == ended
    }

    private mutating func note(_ record: EventRecord, unless suites: Set<TestID>) {
        switch record {
        case .started(let id) where !suites.contains(id): results[id] = results[id] ?? TestResult(id, .open)
        case .ended(let id) where !suites.contains(id): results[id, default: TestResult(id, .open)].state = .ended
        case .skipped(let id, let reason) where !suites.contains(id):
            results[id] = TestResult(id, .skipped(reason: reason))
        case .issue(let id?, let issue): results[id, default: TestResult(id, .open)].issues.append(issue)
        case .caseEnded(let id, let argument): results[id, default: TestResult(id, .open)].arguments.append(argument)
        default: break
        }
    }

    /// Names files otherwise, such as from the root on.
    public mutating func shortenPaths(_ shorten: (String) -> String) {
        for id in results.keys {
            for index in results[id]!.issues.indices {
                results[id]!.issues[index].file = results[id]!.issues[index].file.map(shorten)
            }
        }
    }

    /// Tests that began and did not end.
    public var open: [TestID] { results.values.filter { $0.state == .open }.map(\.id).sorted() }
}
