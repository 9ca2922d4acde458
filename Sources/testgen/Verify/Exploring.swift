import Facts
import Host
import Project
import Running
import Suites
import Verifying

/// Explores the SUT of a suite in the copy: a test tries thousands of arrangements in one process, and what shows
/// changes of the code that no probe notices becomes further probes.
struct Exploring {
    let sandbox: Sandbox
    /// The suite's position among those that are verified.
    let suite: Int
    private let exploration: Exploration
    private let looks: [Look]
    private let plan: SuitePlan
    private let sut: String
    private let folder: String
    /// The classes whose objects are taken apart.
    private let objects: Set<String>
    /// Files of doubles as they are while it is explored.
    private let doubles: [String: String]
    private var omitted: Set<ExplorerFile.Part> = []

    /// How many runs are tried where nothing has to be waited for.
    private static let rounds = 30_000
    /// Seconds after which a process is ended; how many processes in a row may die before they got on, and how many it takes
    /// at most to sum up what was found.
    private static let limits = (process: 600.0, idle: 4, concluding: 24)

    /// Prepares to explore what can be.
    init(
        _ exploration: Exploration, of files: SuiteFiles, _ known: Understanding, suite: Int, plan: SuitePlan,
        looks: [Look], doubles: [String: String], sandbox: Sandbox
    ) {
        self.doubles = doubles.mapValues(MildCast.text)
        self.exploration = exploration
        self.looks = looks
        self.sandbox = sandbox
        self.suite = suite
        self.plan = plan
        sut = known.recipe.sutType.text
        folder = Path.folder(files.path)
        objects = known.openClasses
    }

    private var file: ExplorerFile {
        ExplorerFile(plan, exploration, looks: looks, sut: sut, objects: objects, omitted: omitted)
    }

    /// The files of the copy that explore.
    var overlay: [String: String] {
        let own = [
            Path.join(folder, "\(file.suite).swift"): file.text,
            Path.join(folder, "TestgenExplorer.swift"): ExplorerSupport.text(
                steps: exploration.steps, rounds: Self.rounds, objects: objects),
        ]
        return doubles.merging(own) { $1 }
    }

    /// Leaves out what errors name; whether there was anything.
    mutating func leaveOut(_ errors: [BuildErrors.Entry]) -> Bool {
        let file = file
        let path = Path.join(folder, "\(file.suite).swift")
        let parts = Set(errors.filter { $0.file == path }.compactMap { file.parts[$0.line] })
        omitted.formUnion(parts)
        return !parts.isEmpty
    }

    /// The code that an error is about; its message's file is gone when it is read.
    func code(of error: BuildErrors.Entry) -> String {
        let text = overlay.first { $0.key == error.file }?.value ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(error.line - 1) ? lines[error.line - 1].trimmed : error.file
    }

    /// Explores, and tells what was found.
    ///
    /// - Parameters:
    ///   - changes: The numbers of the changes of the code that are looked for.
    ///   - last: How many changes of the code there are.
    func trails(showing changes: Set<Int>, of last: Int) async throws -> [Trail] {
        let name = "trails-\(suite).txt"
        sandbox.folder.remove(name)
        let path = sandbox.folder.file(name)
        let numbers = changes.sorted().map(String.init).joined(separator: ",")
        var (text, idle, concluding) = ("", 0, 0)
        while concluding < Self.limits.concluding {
            var variables = [
                ExplorerSupport.variable: path, ExplorerSupport.changesVariable: numbers,
                ExplorerSupport.lastVariable: "\(last)", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
            ]
            // Where one run after the other ends the process, no more is found.
            if idle >= Self.limits.idle { variables[ExplorerSupport.endingVariable] = "yes" }
            if idle >= Self.limits.idle || text.contains(#""event":"conclude""#) { concluding += 1 }
            let run = try await sandbox.test(
                "explore", filters: ["\\.\(file.suite)/"], inParallel: false,
                environment: variables, silence: Self.limits.process, limit: Self.limits.process)
            let (before, known) = (entries(text), Trail.leads(in: text))
            text = (try? sandbox.world.text(path)) ?? ""
            idle = entries(text) < before + 3 && Trail.leads(in: text) == known ? idle + 1 : 0
            let found = Trail.read(text)
            if found.isComplete || run.isTimedOut { break }
        }
        // What ends the process may be a bug of theirs.
        return Trail.read(text).trails + Trail.deadly(in: text)
    }

    /// How much an explorer wrote down, but for what it was going to do.
    private func entries(_ text: String) -> Int {
        text.ranges(of: #""event":"#).count - text.ranges(of: #""event":"planned""#).count
    }

    /// A trail as a test that claims nothing.
    func test(_ trail: Trail, _ files: SuiteFiles, _ known: Understanding) -> SearchedTest? {
        var writer = TrailWriter(trail, of: exploration, looks: looks)
        return writer.test(known.recipe, in: known.index, context: files.context)
    }
}

extension ProbeBench {
    /// Explores the SUTs of suites for the changes that no probe notices, and adds what is found to the probes of the
    /// round; where the exploring test does not build, what reading finds.
    mutating func explore(_ progress: (String) -> Void) async throws {
        let doubles = Set(plan.doubles.map(\.path))
        for index in plan.suites.indices {
            let open = unnoticed.intersection((planted.mutants[index] + planted.beside).map(\.number))
            guard !open.isEmpty, let exploration = explorations[index] else { continue }
            let name = plan.suites[index].plan.name
            var exploring = Exploring(
                exploration, of: plan.suites[index], plan.known[index], suite: index,
                plan: importing(plan.suites[index].plan, for: [], index), looks: looks(of: index),
                doubles: support.filter { doubles.contains($0.key) }, sandbox: sandbox)
            let gaps = exploration.gaps.isEmpty ? "" : ", without values of \(exploration.gaps.joined(separator: ", "))"
            progress("exploring \(name), since none notices \(open.count) of the changes\(gaps)")
            if let error = try await obstacle(to: &exploring) {
                progress("\(name) is searched by reading, for the test that explores does not build: \(error)")
                addSearchedProbes(index)
                continue
            }
            let trails = try await exploring.trails(showing: open, of: planted.all.map(\.number).max() ?? 0)
            add(trails.compactMap { exploring.test($0, plan.suites[index], plan.known[index]) }, to: index)
        }
    }

    /// Builds what explores a SUT, without what does not compile of it; the first error that stays, or `nil`.
    private func obstacle(to exploring: inout Exploring) async throws -> String? {
        for _ in 0..<8 {
            try sandbox.update(overlay: overlay.merging(exploring.overlay) { $1 }, without: replaced)
            let build = try await sandbox.build()
            if build.isComplete { return nil }
            guard exploring.leaveOut(build.errors) else {
                return build.errors.first.map { "\($0.message): \(exploring.code(of: $0))" } ?? "no error is told"
            }
        }
        return "errors stay"
    }
}
