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
    /// The files of the copy that differ from the project's.
    var overlay: [String: String] = [:]
    /// The suites that are there already, which the copy is not to have.
    let replaced: Set<String>
    /// Looks that are left out, by the probe's number; those of all probes of a suite by a number below 0.
    private var omitted: [Int: Set<Look.About>] = [:]
    private var skippedLines: [String: Set<Int>] = [:]
    private var files: [String: (suite: Int, file: ProbeFile)] = [:]
    private(set) var support: [String: String] = [:]
    /// The traps that probes ran into, by number.
    private(set) var traps: [Int: TestIssue] = [:]
    private var baseline = Observation("")
    private var again: [Observation] = []
    private var proved: [Int: ProbeEvidence] = [:]

    init(_ plan: Scaffold.Plan, in workspace: Workspace, sandbox: Sandbox, _ notes: inout Notes) throws {
        self.plan = plan
        self.workspace = workspace
        self.sandbox = sandbox
        subjects = plan.known.map(ProofSubject.init)
        planted = try PlantedChanges(subjects, in: workspace)
        replaced = Set(plan.suites.map(\.path))
        for index in plan.suites.indices { addProbes(index) }
        var others = plan
        others.suites = []
        for draft in try Scaffold(workspace: workspace).render(others, &notes) { support[draft.path] = draft.content }
        for (suite, known) in zip(plan.suites, plan.known) {
            let own = [SupportFile.waitUntil, .testError].map {
                PlacedSupport(template: $0.rawValue, tests: known.tests)
            }
            for file in Set(suite.support + own) where !workspace.declaresElsewhere(file) {
                var wait = workspace.configuration.asyncWait
                wait.deadline = min(wait.deadline, 500_000_000)
                let draft = try file.draft(workspace.root.templates(), waiting: wait, &notes)
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
        let finder = LookFinder(known.recipe, doubles: suite.context.doubles, index: known.index)
        let (looks, kept) = (finder.looks(), finder.kept())
        func add(_ test: SuitePlan.Test, _ group: Probe.Group, _ name: TestName? = nil) {
            probes.append((index, Probe(probes.count + 1, test, group: group, name: name, looks: looks, kept: kept)))
        }
        var seen: Set<[TestStatement.Kind]> = []
        for group in suite.plan.groups {
            for test in group.tests where !test.isDisabled && test.parameters.isEmpty {
                seen.insert((test.arrange + test.act).map(\.kind))
                add(test, .init(name: group.name, title: group.title))
            }
        }
        for found in planSearchedTests(known.recipe, in: known.index, context: suite.context)
        where seen.insert((found.test.arrange + found.test.act).map(\.kind)).inserted {
            add(found.test, .init(name: found.group.name, title: found.group.title), found.name)
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
            guard leaveOut(build.errors) else { throw try await failure(of: build) }
            planted = try PlantedChanges(subjects, in: workspace, skipping: skippedLines)
        }
        throw Failure("the probes do not build", rule: "verify")
    }

    private mutating func write() {
        overlay = support.merging(planted.texts) { $1 }
        files = [:]
        for (index, suite) in plan.suites.enumerated() {
            let own = probes.filter { $0.suite == index && failures[$0.probe.number] == nil }.map(\.probe)
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
    private func importing(_ suite: SuitePlan, for tests: [SuitePlan.Test], _ index: Int) -> SuitePlan {
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
            } else if let line = planted.line(near: error.line, in: error.file) {
                isSmaller = skippedLines[error.file, default: []].insert(line).inserted || isSmaller
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

    /// Runs all probes, and again in another order, time zone and language.
    mutating func look() async throws {
        baseline = try await observe("baseline", inParallel: false, environment: ["TZ": "UTC"])
        again = []
        for (name, environment) in Repetition.environments(isUnsteady: Repetition.isUnsteady(plan, in: workspace)) {
            again.append(try await observe(name, inParallel: true, environment: environment))
        }
        let steady = probes.map(\.probe.number).filter { failures[$0] == nil }
        again.append(try await Repetition.apart(steady, in: sandbox))
        let later = try await Repetition.later(steady, in: sandbox)
        for (suite, probe) in probes where failures[probe.number] == nil {
            guard let first = baseline.probes[probe.number] else { continue }
            if probe.isSearched, let issue = baseline.issues[probe.number] {
                failures[probe.number] = issue
                continue
            }
            let others = again.map { $0.probes[probe.number] ?? Observation.Seen() } + later.complete(probe.number)
            let known = plan.known[suite]
            guard
                let evidence = ProbeEvidence(
                    probe, first, again: others, isVisible: known.isVisible, isErased: known.isErased,
                    type: known.runtimeType)
            else {
                failures[probe.number] = failures[probe.number] ?? first.escaped ?? "it does not end the same way twice"
                continue
            }
            proved[probe.number] = evidence
        }
    }

    /// Runs probes until each has come to its end or been found to crash or hang.
    private mutating func observe(
        _ name: String, inParallel: Bool, environment: [String: String]
    ) async throws -> Observation {
        let kinds = probes.map { ($0.probe.number, "\($0.suite) \($0.probe.group.name)") }
        let looking = Looking(sandbox: sandbox, kinds: Dictionary(kinds) { first, _ in first })
        let (observation, lost) = try await looking.observe(
            name, numbers: probes.map(\.probe.number).filter { failures[$0] == nil }, inParallel: inParallel,
            environment: environment, limit: 300)
        for (number, loss) in lost {
            failures[number] = loss.reason
            traps[number] = loss.trap
        }
        return observation
    }

    // MARK: - Proving

    /// Runs the probes once with each change that any of them gets to.
    mutating func prove(_ progress: (Int, Int) -> Void) async throws {
        let numbers = proved.keys.sorted()
        guard !numbers.isEmpty else { return }
        let looking = Looking(sandbox: sandbox, patience: (hangs: 2, crashes: 6))
        let reached = try await looking.reached(numbers)
        var done = 0
        try await withThrowingTaskGroup(of: (Int, Observation).self) { group in
            var waiting = planted.all.map(\.number).filter { reached[$0] != nil }[...]
            let all = waiting.count
            func next() {
                guard let mutant = waiting.popFirst() else { return }
                let concerned = some(of: reached[mutant, default: []].intersection(numbers).sorted())
                group.addTask {
                    let variables = ["TZ": "UTC", Mutant.variable: String(mutant)]
                    let changed = try await looking.observe(
                        "changed-\(mutant)", numbers: concerned, inParallel: true, environment: variables, limit: 30)
                    return (mutant, changed.observation)
                }
            }
            for _ in 0..<3 { next() }
            while let (mutant, changed) = try await group.next() {
                for (number, seen) in changed.probes { proved[number]?.compare(seen, change: mutant) }
                done += 1
                if done % 10 == 0 { progress(done, all) }
                next()
            }
        }
    }

    /// How many probes a change is proved with at most.
    private static let probesOfChange = 60

    /// Some of many probes: those that were read, and others spread over all that a search arranged.
    private func some(of numbers: [Int]) -> [Int] {
        guard numbers.count > Self.probesOfChange else { return numbers }
        let read = numbers.filter { proved[$0]?.probe.isSearched == false }
        let searched = numbers.filter { proved[$0]?.probe.isSearched == true }
        let room = min(searched.count, max(Self.probesOfChange - read.count, 10))
        guard room > 0 else { return read }
        let step = Double(searched.count) / Double(room)
        return read + (0..<room).map { searched[Int(Double($0) * step)] }
    }

    // MARK: - Choosing

    /// What the probes of a suite showed.
    func evidence(of suite: Int) -> [ProbeEvidence] {
        probes.filter { $0.suite == suite }.compactMap { proved[$0.probe.number] }
    }

    /// The suite of the tests that are kept.
    func suite(_ index: Int, of choice: Choice, from plan: SuitePlan) -> SuitePlan {
        var result = plan
        let (known, style) = (self.plan.known[index], self.plan.suites[index].context.style)
        for kept in choice.kept where !result.groups.contains(where: { $0.name == kept.evidence.probe.group.name }) {
            let group = kept.evidence.probe.group
            result.groups.append(.init(name: group.name, title: group.title, tests: []))
        }
        for position in result.groups.indices {
            let group = result.groups[position]
            let kept = choice.kept.filter { $0.evidence.probe.group.name == group.name }.map {
                $0.test(in: style, errorType: known.errorType)
            }
            let waiting = group.tests.filter { $0.isDisabled && kept.isEmpty || !$0.parameters.isEmpty }
            result.groups[position].tests = (kept + waiting).uniquelyNamed
        }
        result.groups.removeAll(where: \.tests.isEmpty)
        return importing(result, for: result.tests, index)
    }

    /// The figures of a suite.
    func report(_ index: Int, _ choice: Choice) -> VerifyReport.Suite {
        let own = probes.filter { $0.suite == index }.map(\.probe)
        let left = own.filter { !$0.isSearched }.compactMap { probe in
            failures[probe.number].map {
                VerifyReport.LeftOut(what: probe.test.title ?? probe.test.function, reason: $0)
            }
        }
        let searched = Dictionary(grouping: own.filter(\.isSearched).compactMap { failures[$0.number] }) { $0 }
        return VerifyReport.Suite(
            searched: searched.mapValues(\.count), name: plan.suites[index].plan.name, changes: planted.mutants[index],
            noticed: choice.kept.reduce(into: []) { $0.formUnion($1.notices) }, leftOut: left)
    }
}
