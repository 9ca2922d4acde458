/// What a run is reported as.
public struct RunSummary: Hashable, Sendable {
    /// The status.
    public var status: RunStatus
    /// How many tests ran to their end.
    public var testsRun: Int
    /// How many were skipped.
    public var skipped: Int
    /// Why tests were skipped, each reason with its tests.
    public var skips: [Skip]
    /// How many known issues were met.
    public var knownIssues: Int
    /// How many tests the baseline has; `nil` without one.
    public var baseline: Int?
    /// What failed.
    public var failures: [RunFailure]
    /// What is to be said beyond the failures.
    public var reasons: [String]
    /// The commands that make sense next.
    public var nextSteps: [String]

    /// Creates a summary of nothing.
    public init(_ status: RunStatus, reasons: [String] = [], nextSteps: [String] = []) {
        self.status = status
        testsRun = 0
        skipped = 0
        skips = []
        knownIssues = 0
        failures = []
        self.reasons = reasons
        self.nextSteps = nextSteps
    }

    /// Sums up a verdict.
    public init(_ verdict: Verdict) {
        self.init(verdict.status, reasons: [verdict.reason].compactMap { $0 })
        let results = verdict.results.values.sorted { $0.id < $1.id }
        testsRun = results.count(where: \.hasRun)
        skips = Skip.grouped(results)
        skipped = skips.map(\.tests.count).reduce(0, +)
        knownIssues = results.flatMap(\.issues).count { $0.weight == .known }
        failures = results.flatMap { result in
            RunFailure.joined(result.issues.filter { $0.weight == .failure }, of: result.id)
        }
        failures += verdict.orphans.filter { $0.weight == .failure }.map { RunFailure($0, of: nil) }
        failures += verdict.culprits.filter { id in !failures.contains { $0.id == id } }
            .map { RunFailure(TestIssue(verdict.status.blame), of: $0) }
    }

    /// The summary in a few lines: at most 300 bytes when all is well.
    public var text: String {
        var head = "\(status.rawValue): \(testsRun) \(testsRun == 1 ? "test" : "tests")"
        if skipped > 0 { head += ", \(skipped) skipped" }
        if knownIssues > 0 { head += ", \(knownIssues) known issues" }
        if let baseline { head += ", baseline \(baseline)" }
        let why = status == .nothingRan ? skips.prefix(5).map(\.shown) : []
        return ([head] + why + reasons).joined(separator: "\n") + "\n" + failures.map { $0.shown + "\n" }.joined()
    }
}

/// Tests that were skipped for one reason.
public struct Skip: Hashable, Sendable {
    /// The reason, as the trait gives it; empty where it gives none.
    public var reason: String
    /// The tests, in order.
    public var tests: [TestID]

    /// The skipped ones among results, by their reasons.
    static func grouped(_ results: [TestResult]) -> [Skip] {
        var skips: [Skip] = []
        for result in results {
            guard case .skipped(let reason) = result.state else { continue }
            if let known = skips.firstIndex(where: { $0.reason == reason }) {
                skips[known].tests.append(result.id)
            } else {
                skips.append(Skip(reason: reason, tests: [result.id]))
            }
        }
        return skips
    }

    /// `skipped: later [CartTests/isSlow(), CartTests/adds()]`
    var shown: String {
        let names = tests.prefix(3).map { $0.path.joined(separator: "/") }.joined(separator: ", ")
        let more = tests.count > 3 ? " and \(tests.count - 3) more" : ""
        return "skipped: \(reason.isEmpty ? "no reason is given" : reason) [\(names)\(more)]"
    }
}

extension RunStatus {
    /// What is said of a test that is to blame and recorded nothing.
    fileprivate var blame: String {
        switch self {
        case .hung: "did not come to its end"
        case .crashed: "was running when the test program died"
        default: "left no result"
        }
    }
}

/// A place where a test failed, with all arguments it failed for.
public struct RunFailure: Hashable, Sendable {
    /// The test; `nil` when it belongs to none.
    public var id: TestID?
    /// The file.
    public var file: String?
    /// The line.
    public var line: Int?
    /// What did not hold.
    public var message: String
    /// The arguments it failed for.
    public var arguments: [String]

    /// Creates a failure of one issue.
    public init(_ issue: TestIssue, of id: TestID?) {
        self.id = id
        file = issue.file
        line = issue.line
        message = issue.message + (issue.comment.map { " - " + $0 } ?? "")
        arguments = issue.argument.map { [$0] } ?? []
    }

    /// Issues of one test, those at one place for several arguments as one.
    static func joined(_ issues: [TestIssue], of id: TestID) -> [RunFailure] {
        var result: [RunFailure] = []
        for failure in issues.map({ RunFailure($0, of: id) }) {
            let same = result.firstIndex { $0.file == failure.file && $0.line == failure.line && !$0.arguments.isEmpty }
            if let same, !failure.arguments.isEmpty {
                result[same].arguments = (result[same].arguments + failure.arguments).sorted()
            } else {
                result.append(failure)
            }
        }
        return result
    }

    /// `Tests/CartTests.swift:7: error: … [CartTests/doubles(n:) 2]`
    var shown: String {
        let place = file.map { "\($0):\(line ?? 1): " } ?? ""
        let name = id.map { " [\(([$0.path.joined(separator: "/")] + arguments).joined(separator: " "))]" } ?? ""
        return "\(place)error: \(message)\(name)"
    }
}
