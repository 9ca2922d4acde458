import Facts
import Project
import Reading
import Rendering
import Running
import Suites

/// Builds and runs chosen suites as they will be handed over, and leaves out what does not hold.
struct Settling {
    let sandbox: Sandbox
    var overlay: [String: String]
    let removed: Set<String>
    let templates: TemplateSet
    /// What was left out of suites: the suite's position, the test and the reason.
    private(set) var dropped: [(suite: Int, left: VerifyReport.LeftOut)] = []

    init(sandbox: Sandbox, overlay: [String: String], removed: Set<String>, templates: TemplateSet) {
        self.sandbox = sandbox
        self.overlay = overlay
        self.removed = removed
        self.templates = templates
    }

    /// How often a suite has to pass.
    private static let runs = 5

    /// The plan without what does not compile, fails or is not the same each time.
    mutating func settle(_ plan: Scaffold.Plan, _ notes: inout Notes) async throws -> Scaffold.Plan {
        var plan = plan
        overlay = overlay.filter {
            !Path.name($0.key).hasPrefix("TestgenProbesOf") && !Path.name($0.key).hasPrefix("TestgenLook")
        }
        for _ in 0..<12 {
            var texts: [String: SuiteText] = [:]
            for (index, suite) in plan.suites.enumerated() {
                let text = SuiteText(try suite.draft(templates, &notes).content, of: index)
                texts[suite.path] = text
                overlay[suite.path] = text.text
            }
            try sandbox.update(overlay: overlay, without: [])
            let build = try await sandbox.build()
            if !build.isComplete {
                let places = build.errors.compactMap { error in
                    texts[error.file]?.place(line: error.line, reason: error.message)
                }
                guard leaveOut(places, of: &plan) else {
                    throw build.failure("what testgen would write does not build")
                }
                continue
            }
            let places = try await failures(texts)
            if places.isEmpty { return plan }
            guard leaveOut(places, of: &plan) else { break }
        }
        throw Failure("the suites do not come to pass every time", rule: "verify")
    }

    /// Where tests fail in any of some runs.
    private func failures(_ texts: [String: SuiteText]) async throws -> [SuiteText.Place] {
        let filters = texts.keys.sorted().map { "\\.\(Path.stem($0))/" }
        let zones = ["UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "Europe/Berlin"]
        for time in 0..<Self.runs {
            let run = try await sandbox.test(
                "suite", filters: filters, inParallel: time != 1, environment: ["TZ": zones[time % zones.count]],
                limit: 120)
            if run.isPassed { continue }
            let results = ProcessResults(stream: run.events)
            var places: [SuiteText.Place] = []
            for (id, result) in results.results {
                for issue in result.issues where issue.weight == .failure {
                    let text = texts.first { Path.stem($0.key) == id.path.first }?.value
                    let reason = issue.message
                    let line = issue.line.flatMap { line in text?.place(line: line, reason: reason) }
                    if let place = line ?? text?.place(function: id.path.last ?? "", reason: reason) {
                        places.append(place.failing)
                    }
                }
            }
            let open = results.open.compactMap { id in
                texts.first { Path.stem($0.key) == id.path.first }?.value.place(
                    function: id.path.last ?? "", reason: run.death)
            }
            return places.isEmpty ? open : places
        }
        return []
    }

    /// Leaves statements or whole tests out; whether there was anything to leave out.
    private mutating func leaveOut(_ places: [SuiteText.Place], of plan: inout Scaffold.Plan) -> Bool {
        var isSmaller = false
        for place in Set(places).sorted(by: { $0.order > $1.order }) {
            let suite = plan.suites[place.suite].plan
            for group in suite.groups.indices {
                guard let test = suite.groups[group].tests.firstIndex(where: { $0.function == place.function }) else {
                    continue
                }
                isSmaller = true
                let title = suite.groups[group].tests[test].title ?? place.function
                let before = plan.suites[place.suite].plan.groups[group].tests[test].assert.count
                plan.suites[place.suite].plan.groups[group].tests[test].mend(place.code, fails: place.fails)
                if plan.suites[place.suite].plan.groups[group].tests[test].assert.count < before {
                    dropped.append((place.suite, .init(what: title, reason: place.reason)))
                }
                if !plan.suites[place.suite].plan.groups[group].tests[test].claimsAnything {
                    plan.suites[place.suite].plan.groups[group].tests.remove(at: test)
                }
                break
            }
            plan.suites[place.suite].plan.groups.removeAll(where: \.tests.isEmpty)
        }
        return isSmaller
    }
}

extension SuitePlan.Test {
    /// Waits for the assertion that begins with some code where it failed for the first time, and leaves it out where
    /// it does not compile or fails again; leaves out everything when there is no such assertion.
    fileprivate mutating func mend(_ code: String, fails: Bool) {
        let position = assert.firstIndex { statement in
            guard case .expect(let assertion) = statement.kind else { return false }
            return code.contains("#expect(\(assertion.condition.text.prefix(40))")
                || code.contains(assertion.condition.text)
        }
        guard let position, case .expect(let assertion) = assert[position].kind else {
            (assert, act) = ([], [])
            return
        }
        let wait = TestStatement(.wait(until: assertion.condition), basis: .observed)
        if fails, assert[position].basis == .observed, !act.contains(wait) {
            act.append(wait)
        } else {
            assert.remove(at: position)
            act.removeAll { $0 == wait }
        }
    }

    /// Whether it could fail.
    fileprivate var claimsAnything: Bool {
        isDisabled || assert.contains { if case .expect = $0.kind { true } else { false } }
            || act.contains { if case .actThrowing = $0.kind { true } else { false } }
    }
}

/// The text of a suite, in which places are found again.
struct SuiteText {
    /// The text.
    let text: String
    private let suite: Int
    private let lines: [Substring]

    /// A test, or a statement of it.
    struct Place: Hashable {
        /// The suite's position.
        var suite: Int
        /// The test's function.
        var function: String
        /// The line of code; empty for the whole test.
        var code: String
        /// Why it is left out.
        var reason: String
        /// Whether it fails when it runs, rather than not to compile.
        var fails = false

        /// The place as one where something fails.
        var failing: Place {
            var place = self
            place.fails = true
            return place
        }

        /// What places are sorted by.
        var order: String { "\(suite) \(function) \(code)" }
    }

    init(_ text: String, of suite: Int) {
        self.text = text
        self.suite = suite
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The test that a line belongs to, with the line.
    func place(line: Int, reason: String = "") -> Place? {
        guard line > 0, line <= lines.count else { return nil }
        let function = lines[..<line].lastIndex { $0.contains("func ") }
        guard let function else { return nil }
        let name = lines[function].split(separator: "func ", maxSplits: 1).last?.prefix { $0 != "(" } ?? ""
        var first = line - 1
        while first > function, !lines[first].contains("#expect(") { first -= 1 }
        let code = first > function ? lines[first..<line].map { $0.drop { $0 == " " } }.joined() : ""
        return Place(suite: suite, function: String(name), code: code, reason: reason)
    }

    /// The test of a function, as Swift Testing names it.
    func place(function: String, reason: String) -> Place? {
        Place(suite: suite, function: String(function.prefix { $0 != "(" }), code: "", reason: reason)
    }
}
