import Algorithms
import Facts
import Project
import Reading
import Rendering
import Running
import Suites
import Verifying

/// Builds and runs chosen suites as they will be handed over, and leaves out what does not hold.
struct Settling {
    let sandbox: Sandbox
    var overlay: [String: String]
    let templates: TemplateSet
    /// The types that a suite has to tell from others of the same name.
    private let clashes: NameClashes
    /// What was left out of suites: the suite's position, the test and the reason.
    private(set) var dropped: [(suite: Int, left: VerifyReport.LeftOut)] = []

    init(_ workspace: Workspace, sandbox: Sandbox, overlay: [String: String], templates: TemplateSet) throws {
        clashes = try workspace.nameClashes()
        self.sandbox = sandbox
        self.overlay = overlay
        self.templates = templates
    }

    /// Why an expectation is left out that could stand there.
    private static let idle = "no change of the code makes it fail"

    /// How often a suite has to pass by itself.
    private static let runs = 5

    /// How often it has to pass beside others, which compete for the machine: what is a matter of time comes out then.
    private static let crowdedRuns = 24

    /// The plan without what does not compile, fails or is not the same each time.
    mutating func settle(_ plan: Scaffold.Plan, _ notes: inout Notes) async throws -> Scaffold.Plan {
        var plan = plan
        overlay = overlay.filter {
            !Path.name($0.key).hasPrefix("TestgenProbesOf") && !Path.name($0.key).hasPrefix("TestgenLook")
        }
        if let suite = plan.suites.first { overlay[Lingering.path(beside: suite.path)] = Lingering.text }
        for _ in 0..<12 {
            let texts = try write(plan, &notes)
            try sandbox.update(overlay: overlay, without: [])
            let build = try await sandbox.build()
            guard build.isComplete else {
                guard leaveOut(texts.problems(build), of: &plan) else {
                    throw build.failure("what testgen would write does not build")
                }
                continue
            }
            let problems = try await problems(texts)
            if problems.isEmpty { return plan }
            guard leaveOut(problems, of: &plan) else { break }
        }
        throw Failure("the suites do not come to pass every time", rule: "verify")
    }

    /// The plan without what failed in a run, and without what does not hold then.
    mutating func settle(
        _ plan: Scaffold.Plan, without failed: Sandbox.Run, _ notes: inout Notes
    ) async throws -> Scaffold.Plan {
        var plan = plan
        _ = leaveOut(try await problems(write(plan, &notes), of: [failed]), of: &plan)
        return try await settle(plan, &notes)
    }

    /// Puts the suites over the files of the copy.
    private mutating func write(_ plan: Scaffold.Plan, _ notes: inout Notes) throws -> SuiteTexts {
        var texts: SuiteTexts = [:]
        for (index, suite) in plan.suites.enumerated() {
            let text = SuiteText(clashes.resolved(in: try suite.draft(templates, &notes).content), of: index)
            texts[suite.path] = text
            overlay[suite.path] = text.text
        }
        return texts
    }

    /// Where tests fail in the first of some runs in which any does.
    private func problems(_ texts: SuiteTexts) async throws -> [SuiteTexts.Problem] {
        let zones = ["UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "Europe/Berlin"]
        for time in 0..<Self.runs {
            // What tests leave under way ends the first run, if it ends any.
            let filters = texts.filters + (time == 0 ? [Lingering.filter] : [])
            let run = try await sandbox.test(
                "suite", filters: filters, inParallel: time != 1, environment: ["TZ": zones[time % zones.count]],
                limit: 120)
            if !run.isPassed { return try await problems(texts, of: [run]) }
        }
        return try await crowdedProblems(texts)
    }

    /// Where tests fail in any of many runs at a time.
    private func crowdedProblems(_ texts: SuiteTexts) async throws -> [SuiteTexts.Problem] {
        var failed: [Sandbox.Run] = []
        let (sandbox, filters) = (sandbox, texts.filters)
        try await Workers.each(Array(0..<Self.crowdedRuns)) { time in
            try await sandbox.test("suite-\(time)", filters: filters, environment: ["TZ": "UTC"], limit: 120)
        } take: { run in
            if !run.isPassed { failed.append(run) }
        }
        return try await problems(texts, of: failed)
    }

    /// Where tests failed in runs that did not pass, and which tests ended runs that came to no end.
    private func problems(_ texts: SuiteTexts, of runs: [Sandbox.Run]) async throws -> [SuiteTexts.Problem] {
        let failures = runs.flatMap(texts.failures)
        guard failures.isEmpty else { return failures }
        for tests in [texts.open, texts.ended] {
            let sure = try await culprits(texts, runs.flatMap(tests).uniqued(on: \.place))
            if !sure.isEmpty { return sure }
        }
        return texts.suspects(runs)
    }

    /// Those of some tests that end a run by themselves too, or soon after they ended.
    private func culprits(_ texts: SuiteTexts, _ tests: [SuiteTexts.Problem]) async throws -> [SuiteTexts.Problem] {
        let culprits = Culprits(sandbox: sandbox) { !$0.isPassed }
        return try await culprits.among(tests) { some in some.compactMap { texts.filter(of: $0.place) } }
            .flatMap { found in found.tests.flatMap { texts.problems(of: $0.place, in: found.run) } }
    }

    /// The plan without the expectations that no change of the code makes fail.
    ///
    /// An expectation of a test that did not come to its end with some change may have failed there; it stays.
    ///
    /// - Parameters:
    ///   - results: How the suites ended with the changes that they get to.
    ///   - spared: The positions of suites in whose code nothing is changed.
    mutating func withoutIdle(
        _ plan: Scaffold.Plan, _ results: [SuiteProof.Result], sparing spared: Set<Int>, _ notes: inout Notes
    ) async throws -> Scaffold.Plan {
        let texts = try write(plan, &notes)
        let suites = plan.suites.enumerated().filter { !spared.contains($0.offset) }
        var idle = Set(suites.flatMap { $0.element.plan.expectations(ofSuite: $0.offset) })
        for result in results where !result.run.isPassed {
            idle.subtract((texts.failures(result.run) + texts.open(result.run)).map(\.place))
            let tests = ProcessResults(stream: result.run.events)
            let ended = Set(tests.results.values.filter(\.hasRun).compactMap { texts.suite(of: $0.id)?.place($0.id) })
            if !tests.isFinished { idle = idle.filter { $0.suite != result.suite || ended.contains($0.test) } }
        }
        let places = suites.flatMap { $0.element.plan.leavable(idle, ofSuite: $0.offset) }
        guard !places.isEmpty else { return plan }
        var plan = plan
        _ = leaveOut(places.map { .init(place: $0, reason: Self.idle) }, of: &plan)
        return try await settle(plan, &notes)
    }

    /// Leaves expectations or whole tests out; whether there was anything to leave out.
    private mutating func leaveOut(_ problems: [SuiteTexts.Problem], of plan: inout Scaffold.Plan) -> Bool {
        var isSmaller = false
        // Where an expectation fails, so does the wait for it, which belongs to no expectation.
        let failed = Set(problems.filter { $0.fails && $0.place.expectation != nil }.map(\.place.test))
        // The last expectation comes first, so that the places of those before it stay true.
        for problem in problems.uniqued(on: \.place).sorted(by: { $0.place > $1.place }) {
            let place = problem.place
            if place.expectation == nil, problem.fails, failed.contains(place) { continue }
            var suite = plan.suites[place.suite].plan
            guard let group = suite.groups.firstIndex(where: { $0.name == place.group }),
                let test = suite.groups[group].tests.firstIndex(where: { $0.function == place.function })
            else { continue }
            isSmaller = true
            let original = suite.groups[group].tests[test]
            let title = original.title ?? place.function
            if suite.groups[group].tests[test].mend(place.expectation, fails: problem.fails) {
                dropped.append((place.suite, .init(what: title, reason: problem.reason)))
            }
            if !suite.groups[group].tests[test].claimsAnything { suite.groups[group].tests.remove(at: test) }
            // A suite without any test would say nothing of what is missing.
            if suite.tests.isEmpty {
                let keepsBody = problem.reason == Self.idle
                suite.groups[group].tests = [original.waiting(problem.reason, keepsBody: keepsBody)]
            }
            suite.groups.removeAll(where: \.tests.isEmpty)
            plan.suites[place.suite].plan = suite
        }
        return isSmaller
    }
}

extension SuitePlan.Test {
    /// The test as one that waits for a person; without its body where that may not compile.
    func waiting(_ reason: String, keepsBody: Bool) -> SuitePlan.Test {
        var test = self
        if !keepsBody { (test.arrange, test.act, test.assert) = ([], [], []) }
        test.traits.append(.disabled(reason))
        return test
    }
}

extension SuitePlan {
    /// The places of all expectations of tests that run.
    fileprivate func expectations(ofSuite suite: Int) -> [SuiteText.Place] {
        places(ofSuite: suite).flatMap { test, place in (0..<test.expectationCount).map(place.expectation) }
    }

    /// What can be left out of tests when some of their expectations are: those, or a test that has no others.
    fileprivate func leavable(_ idle: Set<SuiteText.Place>, ofSuite suite: Int) -> [SuiteText.Place] {
        places(ofSuite: suite).flatMap { test, place in
            let own = (0..<test.expectationCount).filter { idle.contains(place.expectation($0)) }
            return own.count == test.expectationCount
                ? [place] : own.filter { !test.isThrowingAct($0) }.map(place.expectation)
        }
    }

    private func places(ofSuite suite: Int) -> [(SuitePlan.Test, SuiteText.Place)] {
        groups.flatMap { group in
            group.tests.filter { !$0.isDisabled }.map { test in
                (test, .init(suite: suite, group: group.name, function: test.function))
            }
        }
    }
}
