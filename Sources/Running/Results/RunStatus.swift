/// How a run of tests came out.
public enum RunStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// Everything that was asked for ran, nothing failed, the baseline holds.
    case passed
    /// A test failed.
    case failed
    /// Nothing was meant.
    case nothingMatched = "nothing-matched"
    /// Everything that was asked for was skipped.
    case nothingRan = "nothing-ran"
    /// The tests do not build.
    case buildError = "build-error"
    /// The test process died.
    case crashed
    /// Nothing happened for longer than the limit.
    case hung
    /// The results do not tell of every test that was asked for.
    case incomplete
    /// Tests, or asserts, have gone since the baseline.
    case baseline = "baseline-lost"
    /// A service did not start or never became healthy.
    case service = "service-missing"

    /// The exit code of the command.
    public var exitCode: Int32 {
        switch self {
        case .passed: 0
        case .failed: 1
        case .nothingMatched: 3
        case .buildError: 4
        case .crashed: 5
        case .hung: 6
        case .incomplete: 7
        case .baseline: 8
        case .service: 9
        case .nothingRan: 10
        }
    }
}

/// How a process of tests ended, and what it should have run.
public struct ProcessEnd: Hashable, Sendable {
    /// The tests it was asked for.
    public var expected: [TestID]
    /// The exit code; `128 + n` after signal `n`.
    public var exitCode: Int32
    /// Whether it was killed because nothing happened any more, and what ran then.
    public var hung: [TestID]?
    /// Whether the tool reports that the test program crashed.
    public var hasCrashed: Bool
    /// The message of the crash: `CartTests.swift:31: Fatal error: boom`.
    public var crashMessage: TestIssue?

    /// Creates an end.
    public init(
        expected: [TestID], exitCode: Int32 = 0, hung: [TestID]? = nil, hasCrashed: Bool = false,
        crashMessage: TestIssue? = nil
    ) {
        self.expected = expected
        self.exitCode = exitCode
        self.hung = hung
        self.hasCrashed = hasCrashed
        self.crashMessage = crashMessage
    }
}

/// What a process of tests amounts to.
public struct Verdict: Hashable, Sendable {
    /// The status.
    public var status: RunStatus
    /// What became of each test.
    public var results: [TestID: TestResult]
    /// The tests that hung, that may have crashed, or that nothing is known of.
    public var culprits: [TestID]
    /// What is to be said beyond the failures, in one sentence.
    public var reason: String?
    /// Issues that belong to no test, and the message of a crash.
    public var orphans: [TestIssue]

    /// Creates a verdict.
    public init(
        _ status: RunStatus, results: [TestID: TestResult] = [:], culprits: [TestID] = [], reason: String? = nil,
        orphans: [TestIssue] = []
    ) {
        self.status = status
        self.results = results
        self.culprits = culprits
        self.reason = reason
        self.orphans = orphans
    }

    /// Judges one process. Only a process that ended well, and whose results tell of every expected test, has passed.
    public static func of(_ end: ProcessEnd, _ found: ProcessResults) -> Verdict {
        var verdict = Verdict(.passed, results: found.results, orphans: found.orphans)
        let known = end.expected.filter { found.results[$0].map { $0.state != .open } ?? false }
        let missing = Set(end.expected).subtracting(known).sorted()
        let open = found.open
        let isThrough = found.isFinished && open.isEmpty && missing.isEmpty
        if let hung = end.hung, !isThrough {
            verdict.status = .hung
            verdict.culprits = hung.isEmpty ? open : hung
        } else if end.hasCrashed {
            verdict.status = .crashed
            verdict.culprits = open.isEmpty ? missing : open
            if let words = end.crashMessage { verdict.orphans.append(words) }
            verdict.reason =
                "the test program died" + (open.isEmpty && found.results.isEmpty ? " before a test began" : "")
        } else if let line = found.damagedLines.first {
            verdict.status = .incomplete
            verdict.culprits = missing
            verdict.reason = "line \(line) of the event stream is damaged"
        } else if !found.isFinished {
            verdict.status = .incomplete
            verdict.culprits = missing
            verdict.reason = "the event stream ends in the middle of the run"
        } else if !missing.isEmpty {
            verdict.status = .incomplete
            verdict.culprits = missing
            verdict.reason = "\(missing.count) of \(end.expected.count) tests left no result"
        } else if !found.orphans.filter({ $0.weight == .failure }).isEmpty
            || found.results.values.contains(where: \.isFailed)
        {
            verdict.status = .failed
        } else if end.hung != nil {
            verdict.reason = "something that the tests had started still ran when they were through, and was ended"
        } else if end.exitCode != 0 {
            verdict.status = .incomplete
            verdict.reason = "the test program exited with \(end.exitCode) although no test failed"
        }
        if verdict.status == .passed, !found.results.values.contains(where: \.hasRun) { verdict.status = .nothingRan }
        return verdict
    }

    /// Several processes as one: the worst status, everything that was found.
    public static func joined(_ verdicts: [Verdict]) -> Verdict {
        let order: [RunStatus] = [.hung, .crashed, .incomplete, .failed, .passed, .nothingRan]
        let worst = order.first { status in verdicts.contains { $0.status == status } } ?? .incomplete
        var joined = Verdict(worst)
        for verdict in verdicts {
            joined.results.merge(verdict.results) { $0.merged(with: $1) }
            joined.orphans += verdict.orphans
            joined.culprits += verdict.culprits.filter { !joined.culprits.contains($0) }
            if verdict.status == worst { joined.reason = joined.reason ?? verdict.reason }
        }
        return joined
    }
}

extension Verdict {
    /// The arguments that parameterised tests failed for.
    public var failedArguments: [TestID: [String]] {
        results.compactMapValues { result in
            let failed = Set(result.issues.filter { $0.weight == .failure }.compactMap(\.argument))
            return failed.isEmpty ? nil : failed.sorted()
        }
    }

    /// What became of the arguments that failed before, a line for each test: no runner runs one argument alone, so that
    /// the others ran as well.
    public func outcomes(of before: [TestID: [String]]) -> [String] {
        before.sorted { $0.key < $1.key }.compactMap { id, arguments in
            guard let result = results[id], result.hasRun else { return nil }
            let failed = Set(failedArguments[id] ?? [])
            let mended = arguments.filter { !failed.contains($0) }
            let new = failed.subtracting(arguments).sorted()
            let parts = [
                mended.isEmpty ? nil : "passes now for \(mended.joined(separator: ", "))",
                mended.count == arguments.count
                    ? nil : "still fails for \(arguments.filter(failed.contains).joined(separator: ", "))",
                new.isEmpty ? nil : "fails newly for \(new.joined(separator: ", "))",
            ]
            return "\(id.path.joined(separator: "/")) " + parts.compactMap { $0 }.joined(separator: ", ")
        }
    }
}

extension TestResult {
    /// The result together with that of another run of the same test.
    func merged(with other: TestResult) -> TestResult {
        var merged = self
        merged.issues += other.issues
        if other.state == .open || state == .open { merged.state = .open }
        merged.arguments += other.arguments.filter { !arguments.contains($0) }
        return merged
    }
}
