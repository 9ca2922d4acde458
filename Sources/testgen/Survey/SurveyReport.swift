import Algorithms
import Behaviour
import Facts
import Suites

/// What a survey found.
struct SurveyReport {
    /// One SUT.
    struct Row {
        /// The type with the names of the types around it.
        var name: String
        var location: SourceLocation
        /// What a test can do to it.
        var entries: [SuitePlan.Entry] = []
        /// How many running tests differ from another in nothing but what they arrange.
        var lookalikes = 0
        /// How long planning took, in seconds.
        var seconds = 0.0
        /// Why no suite can be planned, and the rule that says so; `nil` where one can.
        var failure: String?
        var rule: String?

        /// How many entry points have a test that runs.
        var reached: Int { entries.count(where: \.isReached) }
        /// Whether a suite can be planned, and none of its tests would run.
        var isIdle: Bool { failure == nil && reached == 0 }
    }

    /// A cause that keeps entry points without a test.
    struct Cost {
        /// What kind of cause it is.
        var cause: String
        /// How many entry points it keeps from being tested.
        var entries: Int
        /// Where it was met first, a few times: construct and place.
        var examples: [String]
    }

    var rows: [Row]

    /// The SUTs that a suite can be planned for.
    var planned: [Row] { rows.filter { $0.failure == nil } }

    /// How many entry points there are.
    var entryCount: Int { rows.map(\.entries.count).reduce(0, +) }

    /// How many of them have a test that runs.
    var reachedCount: Int { rows.map(\.reached).reduce(0, +) }

    /// How many tests run.
    var testCount: Int { rows.flatMap(\.entries).map(\.enabled).reduce(0, +) }

    /// How many running tests differ from another in nothing but what they arrange.
    var lookalikes: Int { rows.map(\.lookalikes).reduce(0, +) }

    /// What keeps entry points without a test, the dearest first.
    var costs: [Cost] {
        var found: [String: Cost] = [:]
        for row in rows {
            for entry in row.entries where !entry.isReached {
                for (cause, causes) in entry.causes(of: row.name).grouped(by: \.kind) {
                    let example = causes[0].example
                    found[cause, default: Cost(cause: cause, entries: 0, examples: [])].entries += 1
                    if found[cause]?.examples.contains(example) == false { found[cause]?.examples.append(example) }
                }
            }
        }
        return found.values.sorted { ($1.entries, $0.cause) < ($0.entries, $1.cause) }
    }

    /// Why no suite can be planned, by the rule that says so, the most frequent first.
    var failures: [(rule: String, rows: [Row])] {
        rows.filter { $0.failure != nil }.grouped { $0.rule ?? "" }
            .map { (rule: $0.key, rows: $0.value) }
            .sorted { ($1.rows.count, $0.rule) < ($0.rows.count, $1.rule) }
    }
}

extension SuitePlan.Entry {
    /// What keeps it without a test: the kind of cause, and one with its place.
    fileprivate func causes(of sut: String) -> [(kind: String, example: String)] {
        let gaps = unread.filter { $0.cause != .effects }
        if !gaps.isEmpty {
            return gaps.map { ($0.cause.kind, "\($0.construct), \($0.location)") }
        }
        if let unread = unread.first { return [(unread.cause.kind, "\(name), \(location)")] }
        return [("a person has to do something first", "\(reason ?? ""), \(sut).\(name)")]
    }
}

extension Unread.Cause {
    /// The kind of cause, in words.
    fileprivate var kind: String {
        switch self {
        case .effects: "nothing shows of what it does"
        case .call: "code is called that is not there to be read"
        case .closure: "a closure is called that comes from somewhere else"
        case .loop: "a loop has no known end"
        case .recursion: "code starts itself again and again"
        case .statement: "a statement is not followed"
        case .condition: "a condition is about something that no test decides"
        case .state: "a property changes elsewhere"
        case .budget: "there are too many ways"
        }
    }
}
