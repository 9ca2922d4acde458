import Behaviour
import Facts
import Project
import Reading
import Rendering
import Running
import Suites
import Verifying

/// The probes of some suites with what they saw.
struct ProbeBench {
    let workspace: Workspace
    let sandbox: Sandbox
    let plan: Scaffold.Plan
    let subjects: [ProofSubject]
    var planted: PlantedChanges
    /// All probes, with the position of the suite that each belongs to.
    var probes: [(suite: Int, probe: Probe)] = []
    /// Why probes were left out, by number.
    var failures: [Int: String] = [:]
    /// The ways that searched probes go, by number.
    var ways: [Int: Way] = [:]
    /// The number of the first probe of the round: those before it are not built any more.
    var first = 1
    /// The files of the copy that differ from the project's.
    var overlay: [String: String] = [:]
    /// The suites that are there already, which the copy is not to have.
    let replaced: Set<String>
    /// Looks that are left out, by the probe's number; those of all probes of a suite by a number below 0.
    private var omitted: [Int: Set<Look.About>] = [:]
    private var files: [String: (suite: Int, file: ProbeFile)] = [:]
    private(set) var support: [String: String] = [:]
    /// The traps that probes ran into, by number.
    private(set) var traps: [Int: TestIssue] = [:]
    /// What the probes of the round saw first.
    private(set) var baseline = Observation("")
    /// What probes showed, by number.
    var proved: [Int: ProbeEvidence] = [:]
    /// The probes that get to each change.
    var reached: [Int: Set<Int>] = [:]
    /// The number of the probe that does something, so that none does the same as another.
    private var seen: [Doing: Int] = [:]
    /// The looks of each suite's probes, and the values that doubles give back.
    private let looks: [(looks: [Look], kept: [String])]

    init(_ plan: Scaffold.Plan, in workspace: Workspace, sandbox: Sandbox, _ notes: inout Notes) throws {
        self.plan = plan
        self.workspace = workspace
        self.sandbox = sandbox
        subjects = plan.known.map(ProofSubject.init)
        planted = try PlantedChanges(subjects, in: workspace)
        replaced = Set(plan.suites.map(\.path))
        looks = zip(plan.suites, plan.known).map { suite, known in
            let finder = LookFinder(known.recipe, doubles: suite.context.doubles, index: known.index)
            return (finder.looks(), finder.kept())
        }
        for index in plan.suites.indices { addProbes(index) }
        var others = plan
        others.suites = []
        for draft in try Scaffold(workspace: workspace).render(others, &notes) { support[draft.path] = draft.content }
        for (suite, known) in zip(plan.suites, plan.known) {
            let own = [SupportFile.waitUntil, .testError].map {
                PlacedSupport(template: $0.rawValue, tests: known.tests)
            }
            for file in Set(suite.support + own) where !workspace.declaresElsewhere(file) {
                let draft = try file.draft(workspace.root.templates(), waiting: workspace.shortWait, &notes)
                support[draft.path] = draft.content
            }
        }
        for known in plan.known {
            support[Path.join(Path.join(known.tests.path, "Support"), "TestgenLook.swift")] = LookSupport.source
        }
        if let tests = plan.known.first?.tests {
            support[Path.join(Path.join(tests.path, "Support"), "TestgenLookClock.swift")] = ClockSupport.source
        }
    }

    /// Makes probes of a suite's tests, and of what a search arranges besides.
    private mutating func addProbes(_ index: Int) {
        let (suite, known) = (plan.suites[index], plan.known[index])
        for group in suite.plan.groups {
            for test in group.tests where !test.isDisabled && test.parameters.isEmpty {
                add(test, to: index, .init(name: group.name, title: group.title))
            }
        }
        add(planSearchedTests(known.recipe, in: known.index, context: suite.context), to: index)
    }

    /// Makes probes of what a search arranged, but for what another probe does already.
    mutating func add(_ searched: [SearchedTest], to index: Int) {
        for found in searched {
            if seen[Doing(suite: index, found.test)] == nil {
                add(found.test, to: index, .init(name: found.group.name, title: found.group.title), found.name)
            }
            if let number = seen[Doing(suite: index, found.test)] { ways[number] = found.way }
        }
    }

    private mutating func add(
        _ test: SuitePlan.Test, to index: Int, _ group: Probe.Group, _ name: TestName? = nil
    ) {
        let number = probes.count + 1
        seen[Doing(suite: index, test)] = number
        let (looks, kept) = looks[index]
        probes.append((index, Probe(number, test, group: group, name: name, looks: looks, kept: kept)))
    }

    /// What a test of a suite does.
    private struct Doing: Hashable {
        var suite: Int
        var statements: [TestStatement.Kind]

        init(suite: Int, _ test: SuitePlan.Test) {
            self.suite = suite
            statements = (test.arrange + test.act).map(\.kind)
        }
    }

    // MARK: - Building

    /// Builds the probes together with the changes; what does not compile is left out.
    mutating func build() async throws {
        for _ in 0..<12 {
            write()
            try sandbox.update(overlay: overlay, without: replaced)
            let build = try await sandbox.build()
            if build.isComplete { return }
            let isSmaller = leaveOut(build.errors)
            let isPlanted = first == 1 ? try planted.leaveOut(build.errors) : false
            guard isPlanted || isSmaller else { throw try await failure(of: build) }
        }
        throw Failure("the probes do not build", rule: "verify")
    }

    private mutating func write() {
        overlay = support.merging(planted.texts) { $1 }
        files = [:]
        for (index, suite) in plan.suites.enumerated() {
            let own = probes.filter { $0.suite == index && isOpen($0.probe.number) }.map(\.probe)
            let sut = plan.known[index].recipe.sut
            let type = sut.generics.parameters.isEmpty ? sut.qualifiedName : nil
            var omitted = omitted
            omitted[0] = omitted[-1 - index]
            let file = ProbeFile(importing(suite.plan, for: own.map(\.test), index), own, sut: type, without: omitted)
            let path = Path.join(Path.folder(suite.path), "TestgenProbesOf\(suite.plan.name).swift")
            files[path] = (index, file)
            overlay[path] = file.text
        }
    }

    /// A suite with the imports that tests take besides those it was planned with.
    func importing(_ suite: SuitePlan, for tests: [SuitePlan.Test], _ index: Int) -> SuitePlan {
        let known = plan.known[index]
        var suite = suite
        let needed = neededImports(of: tests, known.recipe, in: known.index, context: plan.suites[index].context)
        suite.imports = Set(suite.imports + needed).sorted {
            $0.hasPrefix("@") == $1.hasPrefix("@") ? $0 < $1 : !$0.hasPrefix("@")
        }
        return suite
    }

    /// Leaves out what errors name; whether there was anything.
    private mutating func leaveOut(_ errors: [BuildErrors.Entry]) -> Bool {
        var isSmaller = false
        var arranged: [Int: (positions: Set<Int>, message: String)] = [:]
        for error in errors {
            if let (suite, file) = files[error.file] {
                if let place = file.arranged[error.line] {
                    arranged[place.probe, default: ([], error.message)].positions.insert(place.position)
                } else if let place = file.looks[error.line] {
                    let number = place.probe == 0 ? -1 - suite : place.probe
                    isSmaller = omitted[number, default: []].insert(place.about).inserted || isSmaller
                } else if let probe = file.lines.first(where: { $0.value.contains(error.line) })?.key {
                    failures[probe] = error.message
                    isSmaller = true
                }
            }
        }
        for (number, error) in arranged where failures[number] == nil {
            leaveOut(error.positions, of: number, message: error.message)
            isSmaller = true
        }
        return isSmaller
    }

    /// Goes on without some of what a probe arranges, or without the probe.
    private mutating func leaveOut(_ positions: Set<Int>, of number: Int, message: String) {
        if let smaller = probes[number - 1].probe.without(positions) {
            probes[number - 1].probe = smaller
        } else {
            failures[number] = message
        }
    }

    // MARK: - Looking

    /// The probes of the round that were not left out.
    var open: [Int] { probes.map(\.probe.number).filter(isOpen) }

    private func isOpen(_ number: Int) -> Bool { number >= first && failures[number] == nil }

    /// Runs the probes of the round.
    mutating func look() async throws {
        baseline = try await observe("baseline", open, inParallel: false, environment: ["TZ": "UTC"])
        // A double that was asked what it was not told records an issue.
        for number in open where probes[number - 1].probe.isSearched {
            failures[number] = baseline.issues[number]
        }
    }

    /// Runs some probes again, in another order, time zone and language: what comes out each time can be expected.
    mutating func lookAgain(_ numbers: [Int]) async throws {
        let environments = Repetition.environments(isUnsteady: Repetition.isUnsteady(plan, in: workspace))
        let (looking, chosen) = (looking, numbers.filter(isOpen))
        var seen: [String: (observation: Observation, lost: [Int: Looking.Loss])] = [:]
        try await Workers.each(environments) { name, environment in
            let seen = try await looking.observe(
                name, numbers: chosen, inParallel: true, environment: environment, limit: Self.limit)
            return (name, seen)
        } take: { name, found in
            seen[name] = found
        }
        let runs = environments.compactMap { seen[$0.name] }
        for run in runs { note(run.lost) }
        var again = runs.map(\.observation)
        let steady = numbers.filter(isOpen)
        again.append(try await Repetition.apart(steady, in: sandbox))
        let later = try await Repetition.later(steady, in: sandbox)
        for number in steady {
            let others = again.map { $0.probes[number] ?? Observation.Seen() } + later.complete(number)
            proved[number] = evidence(of: number, again: others)
            if proved[number] == nil, baseline.probes[number] != nil {
                failures[number] =
                    failures[number] ?? baseline.probes[number]?.escaped ?? "it does not end the same way twice"
            }
        }
    }

    /// What a probe of the round showed, where it came to its end each time.
    func evidence(of number: Int, again: [Observation.Seen]) -> ProbeEvidence? {
        let (suite, probe) = probes[number - 1]
        guard let first = baseline.probes[number] else { return nil }
        let known = plan.known[suite]
        return ProbeEvidence(
            probe, first, again: again, isVisible: known.isVisible, isErased: known.isErased, type: known.runtimeType)
    }

    /// Runs probes until each has come to its end or been found to crash or hang.
    private mutating func observe(
        _ name: String, _ numbers: [Int], inParallel: Bool, environment: [String: String]
    ) async throws -> Observation {
        let (observation, lost) = try await looking.observe(
            name, numbers: numbers.filter(isOpen), inParallel: inParallel, environment: environment, limit: Self.limit)
        note(lost)
        return observation
    }

    /// How many seconds a run of all probes may take.
    private static let limit = 300.0

    /// Runs probes, each of a kind with those of its nested suite.
    private var looking: Looking {
        let kinds = probes.map { ($0.probe.number, "\($0.suite) \($0.probe.group.name)") }
        return Looking(sandbox: sandbox, kinds: Dictionary(kinds) { first, _ in first })
    }

    /// Leaves probes out that did not come to their end.
    private mutating func note(_ lost: [Int: Looking.Loss]) {
        for (number, loss) in lost {
            failures[number] = loss.reason
            traps[number] = loss.trap
        }
    }
}
