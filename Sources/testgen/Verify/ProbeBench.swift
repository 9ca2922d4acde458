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
    /// The types that a probe has to tell from others of the same name.
    private let clashes: NameClashes
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
    /// The probes that ended the same way each time.
    private(set) var steady: Set<Int> = []
    /// The probes that get to each change.
    var reached: [Int: Set<Int>] = [:]
    /// The number of the probe that does something, so that none does the same as another.
    private var seen: [Doing: Int] = [:]
    /// What can be explored of the suites' SUTs, by suite.
    private(set) var explorations: [Int: Exploration] = [:]
    /// The looks of each suite's probes, and the values that doubles give back.
    private let looks: [(looks: [Look], kept: [String])]

    init(_ plan: Scaffold.Plan, in workspace: Workspace, sandbox: Sandbox, _ notes: inout Notes) throws {
        self.plan = plan
        self.workspace = workspace
        self.sandbox = sandbox
        subjects = plan.known.map(ProofSubject.init)
        planted = try PlantedChanges(subjects, in: workspace, isWide: true, isThorough: true)
        replaced = Set(plan.suites.map(\.path))
        clashes = try workspace.nameClashes()
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
                support[draft.path] = HastyWait.text(draft.content)
            }
        }
        let objects = Set(plan.known.flatMap(\.openClasses))
        for known in plan.known {
            let path = Path.join(Path.join(known.tests.path, "Support"), "TestgenLook.swift")
            support[path] = LookSupport.source(objects: objects)
        }
        if let tests = plan.known.first?.tests {
            support[Path.join(Path.join(tests.path, "Support"), "TestgenLookClock.swift")] = ClockSupport.source
        }
    }

    /// Makes probes of a suite's tests, and of what a search arranges besides where the SUT cannot be explored.
    private mutating func addProbes(_ index: Int) {
        let (suite, known) = (plan.suites[index], plan.known[index])
        for group in suite.plan.groups {
            for test in group.tests where !test.isDisabled && test.parameters.isEmpty {
                add(test, to: index, .init(name: group.name, title: group.title))
            }
        }
        var planner = ExplorationPlanner(known.recipe, in: known.index, context: suite.context)
        explorations[index] = planner.plan()
        // What running can find, reading need not.
        if explorations[index] == nil { addSearchedProbes(index) }
    }

    /// Makes probes of what reading a suite's SUT finds to arrange.
    mutating func addSearchedProbes(_ index: Int) {
        let (suite, known) = (plan.suites[index], plan.known[index])
        explorations[index] = nil
        add(planSearchedTests(known.recipe, in: known.index, context: suite.context), to: index)
    }

    /// Makes probes of what a search arranged, but for what another probe does already.
    mutating func add(_ searched: [SearchedTest], to index: Int) {
        for found in searched {
            if seen[Doing(suite: index, found.test)] == nil {
                add(found.test, to: index, .init(name: found.group.name, title: found.group.title), found.name)
            }
            if let number = seen[Doing(suite: index, found.test)], let way = found.way { ways[number] = way }
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

    /// What tests of a suite can look at.
    func looks(of suite: Int) -> [Look] { looks[suite].looks }

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
        let rounds = 12
        for round in 1... {
            write()
            try sandbox.update(overlay: overlay, without: replaced)
            let build = try await sandbox.build()
            if build.isComplete { return }
            let isSmaller = leaveOut(build.errors)
            let isPlanted = first == 1 ? try planted.leaveOut(build.errors) : false
            if (isPlanted || isSmaller) && round < rounds { continue }
            // What was read is worth having without anything that was looked at.
            let isLess = first == 1 && round <= rounds && (planted.leaveOutAll() || !open.isEmpty)
            guard isLess else { throw try await failure(of: build) }
            for number in open { failures[number] = "it does not build" }
        }
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
            let file = ProbeFile(
                importing(suite.plan, for: own.map(\.test), index), own, sut: type, without: omitted,
                isAlone: plan.suites.count == 1)
            let path = Path.join(Path.folder(suite.path), "TestgenProbesOf\(suite.plan.name).swift")
            files[path] = (index, file)
            overlay[path] = clashes.resolved(in: file.text)
        }
        if let suite = plan.suites.first { overlay[Lingering.path(beside: suite.path)] = Lingering.text }
    }

    /// A suite with the imports that tests take besides those it was planned with.
    func importing(_ suite: SuitePlan, for tests: [SuitePlan.Test], _ index: Int) -> SuitePlan {
        let known = plan.known[index]
        var suite = suite
        let needed = neededImports(of: tests, known.recipe, in: known.index, context: plan.suites[index].context)
        suite.imports = sortedImports(suite.imports + needed)
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
        // A test of them would end the process while others run.
        for (number, loss) in try await Looking(sandbox: sandbox).leavingTraps(open) {
            failures[number] = loss.reason
        }
    }

    /// Runs some probes again, in another order, time zone and language: what comes out each time can be expected.
    mutating func lookAgain(_ numbers: [Int]) async throws {
        var again = try await observe(numbers, in: Repetition.environments)
        let ended = numbers.filter(isOpen)
        again.append(try await Repetition.apart(ended, in: sandbox))
        let later = try await Repetition.later(ended, in: sandbox)
        for number in ended {
            let others = again.map { $0.probes[number] ?? Observation.Seen() } + later.complete(number)
            proved[number] = evidence(of: number, again: others)
            if proved[number] == nil, baseline.probes[number] != nil {
                failures[number] =
                    failures[number] ?? baseline.probes[number]?.escaped ?? "it does not end the same way twice"
            }
        }
        steady.formUnion(ended.filter { proved[$0] != nil })
    }

    /// Runs the probes of the round that are worth keeping more often, where the code asks for chance, until what is worth
    /// keeping came out the same each time; the others are dropped, for they are not built any more in the next round.
    mutating func confirm() async throws {
        guard Repetition.isUnsteady(plan, in: workspace) else { return }
        var (confirmed, kept) = (Set<Int>(), Set<Int>())
        while true {
            kept = Set(plan.suites.indices.flatMap { Choice(evidence(of: $0)).kept.map(\.evidence.probe.number) })
            let new = kept.filter(isOpen).subtracting(confirmed).sorted()
            guard !new.isEmpty else { break }
            let runs = try await observe(new, in: Repetition.furtherEnvironments)
            for number in new where proved[number] != nil {
                let again = runs.map { $0.probes[number] ?? Observation.Seen() }
                if proved[number]?.drop(unlike: again) == false { proved[number] = nil }
            }
            confirmed.formUnion(new)
        }
        proved = proved.filter { !isOpen($0.key) || kept.contains($0.key) }
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
        let kinds = probes.map { ($0.probe.number, "\($0.suite) \($0.probe.group.name)") }
        let looking = Looking(sandbox: sandbox, kinds: Dictionary(kinds) { first, _ in first })
        let (observation, lost) = try await looking.observe(
            name, numbers: numbers.filter(isOpen), inParallel: inParallel, environment: environment, limit: 300)
        for (number, loss) in lost {
            failures[number] = loss.reason
            traps[number] = loss.trap
        }
        return observation
    }

    /// What probes see in several surroundings: one process after the other, for what one of them holds, such as a port,
    /// another one cannot have.
    private mutating func observe(
        _ numbers: [Int], in environments: [(name: String, variables: [String: String])]
    ) async throws -> [Observation] {
        var seen: [Observation] = []
        for (name, environment) in environments {
            seen.append(try await observe(name, numbers, inParallel: true, environment: environment))
        }
        return seen
    }
}
