import Facts
import Host
import Project
import Running
import Verifying

/// A copy of the package below its own `.build`, in which code is built and run.
///
/// The copy lies under the whole path of the original, and the folders beside the original are linked beside it, so
/// that dependencies by relative path are found as in the original.
struct Sandbox {
    let world: World
    /// The copy's folder.
    let root: String
    /// What runs leave behind beside the copy.
    let folder: ScratchFolder

    /// Names the copy of a command's project.
    ///
    /// - Parameters:
    ///   - option: The option that takes a copy.
    ///   - alternative: What can be done without it.
    /// - Throws: When the project is none that can be built here.
    init(_ workspace: Workspace, for option: String, instead alternative: String) throws {
        guard workspace.project.discovery == .package else {
            throw Failure(
                "\(option) builds Swift packages, and this project is none; \(alternative)",
                rule: String(option.drop { $0 == "-" }))
        }
        world = workspace.world
        folder = ScratchFolder(Path.join(world.root, ".build/testgen/verify"))
        root = folder.file("tree" + world.root)
    }

    /// The folder beside the copy for what verifying came to.
    static let results = "results"

    /// Keeps other commands out of the copy, and removes what an earlier one left beside it.
    func open() throws {
        guard try folder.lock() else {
            throw Failure(
                "another testgen builds in the copy of this project, .build/testgen/verify; wait for its end",
                rule: "verify")
        }
        close()
        for name in folder.names where !["tree", "lock", Self.results].contains(name) { folder.remove(name) }
    }

    /// Ends what code under test has started and not ended.
    func close() {
        RunningPrograms.end(marked: "\(Self.mark)=\(folder.path)")
    }

    /// Brings the copy up to date.
    func update(overlay: [String: String], without removed: Set<String>) throws {
        try ScratchFolder(root).make()
        try linkNeighbours()
        try FolderCopy(from: world.root, to: root).update(overlay: overlay, without: removed, keeping: [".build"])
    }

    /// How far up from the original its manifest speaks of packages that it is built with.
    private func neighbourHeight() throws -> Int {
        let manifest = try world.existing("Package.swift") ?? ""
        let paths = manifest.split(separator: "\"").map { $0.split(separator: "/") }
        return paths.map { $0.prefix { $0 == ".." }.count }.max() ?? 0
    }

    /// Whether all that the package is built with lies in it or is pinned, so that its files tell when anything changes.
    func isSelfContained() throws -> Bool { try neighbourHeight() == 0 }

    /// Links what lies beside the original as far up as its manifest speaks of.
    private func linkNeighbours() throws {
        var (original, copy) = (world.root, root)
        for _ in 0..<(try neighbourHeight()) {
            let name = Path.name(original)
            (original, copy) = (Path.folder(original), Path.folder(copy))
            guard !original.isEmpty else { return }
            try ScratchFolder(copy).link(original, except: name)
        }
    }

    // MARK: - Programs

    /// How a build ended.
    struct Build {
        var isComplete: Bool
        var output: String
        /// Every error with its place; paths are relative to the root.
        var errors: [BuildErrors.Entry]
    }

    /// Builds the tests.
    func build() async throws -> Build {
        var call = SwiftPM(root: root).build
        call.environment[Self.mark] = folder.path
        call.arguments += Self.flags
        let log = folder.file("build.log")
        let end = try await world.machine.processes.runLimited(call, LimitedRun(output: log, mark: Self.mark))
        let output = try world.text(log)
        let errors = BuildErrors.read(output).map { entry in
            var entry = entry
            entry.file = Path.relative(entry.file, to: root)
            return entry
        }
        return Build(isComplete: end.status == 0, output: output, errors: errors)
    }

    /// The interface of a module that the package depends on, built for it; `nil` where it cannot be built or printed.
    func interface(of module: String) async throws -> String? {
        let call = Invocation(
            "swift", ["build", "--target", module, "--package-path", root] + Self.flags,
            environment: [Self.mark: folder.path])
        let log = folder.file("interface.log")
        let build = try await world.machine.processes.runLimited(call, LimitedRun(output: log, mark: Self.mark))
        guard build.status == 0 else { return nil }
        let modules = Path.join(root, ".build/debug/Modules")
        let print = try await world.machine.processes.run(
            Invocation("swift-synthesize-interface", ["-module-name", module, "-I", modules, "-o", "-"], in: root))
        return print.status == 0 ? print.output : nil
    }

    #if os(Linux)
        /// Lets the clock of the probes stand in for that of the C library.
        private static let flags = ["-Xlinker", "-E"]
    #else
        private static let flags: [String] = []
    #endif

    /// The variable that tells what was started for the copy from others.
    private static let mark = "TESTGEN_VERIFY"

    /// The library that tests are written for.
    enum Library {
        case swiftTesting, xctest
    }

    /// How a run of tests ended.
    struct Run {
        var library: Library
        /// The exit code; `128 + n` after signal `n`.
        var status: Int32
        var isTimedOut: Bool
        var isTooLarge = false
        var output: String
        /// What probes wrote.
        var looks: String
        /// The events of Swift Testing.
        var events: [EventRecord]

        /// Whether all tests came to their end and none failed: code under test may end the process with 0 as well.
        var isPassed: Bool {
            status == 0 && !isTimedOut && (library == .xctest || events.contains(.runEnded))
        }

        /// Why it came to no end, in words: the trap's message where there is one.
        var death: String {
            if isTimedOut { return "it does not end" }
            if isTooLarge { return "it takes more than \(LimitedRun.share >> 30) GB of memory" }
            if let trap { return trap.message }
            return status > 128
                ? "it crashes with signal \(status - 128)" : "it ends the process with exit code \(status)"
        }

        /// The message of the trap that ended it.
        var trap: TestIssue? { isTimedOut || isTooLarge ? nil : CrashMessage.read(output) }
    }

    /// Runs tests that are built, in a home and a temporary folder of their own.
    ///
    /// - Parameters:
    ///   - name: A name for the files of the run.
    ///   - filters: Regular expressions of the tests to run.
    ///   - environment: Variables besides those that every run gets.
    ///   - library: The library that the tests are written for. XCTest tells nothing while it runs.
    ///   - silence: Seconds for which no test may begin or end.
    ///   - limit: Seconds after which it is ended.
    ///   - specifiers: The names by which XCTest's own program runs the same tests: `Module.Class/test`.
    ///   - stopsAtFailure: Whether the run is ended as soon as something has failed.
    func test(
        _ name: String, filters: [String], inParallel: Bool = true, environment: [String: String] = [:],
        library: Library = .swiftTesting, silence: Double = 8, limit: Double, specifiers: [String] = [],
        stopsAtFailure: Bool = false
    ) async throws -> Run {
        let own = ScratchFolder(folder.file("run-\(name)"))
        own.remove()
        try ScratchFolder(own.file("home/tmp")).make()
        defer { own.remove() }
        let (log, looks, events) = (own.file("log"), own.file("looks"), own.file("events"))
        let variables = environment.merging(variables(home: own.file("home"), looks: looks)) { $1 }
        let limits = LimitedRun(
            output: log, seconds: limit, silence: library == .xctest ? nil : .init(of: events, seconds: silence),
            memory: LimitedRun.share, mark: LookSupport.variable)
        var arguments = filters.flatMap { ["--filter", $0] }
        if library == .swiftTesting {
            arguments += ["--event-stream-output-path", events, "--event-stream-version", "0"]
            if !inParallel { arguments.append("--no-parallel") }
        }
        let call = invocation(arguments, variables, library, specifiers)
        let first = FirstFailure(library: library, file: library == .xctest ? log : events, root: root)
        let end =
            stopsAtFailure
            ? try await first.ending(call, limits, world.machine)
            : try await world.machine.processes.runLimited(call, limits)
        let records = EventStreamReader(root: root).records(in: (try? world.text(events)) ?? "")
        return Run(
            library: library, status: end.status, isTimedOut: end.isTimedOut, isTooLarge: end.isTooLarge,
            output: (try? world.text(log)) ?? "",
            looks: (try? world.text(looks)) ?? "", events: records)
    }

    /// What keeps code under test away from a person's files.
    private func variables(home: String, looks: String) -> [String: String] {
        [
            LookSupport.variable: looks, Self.mark: folder.path, "HOME": home, "CFFIXED_USER_HOME": home,
            "TMPDIR": Path.join(home, "tmp"),
            "XDG_CONFIG_HOME": Path.join(home, ".config"), "XDG_CACHE_HOME": Path.join(home, ".cache"),
            "XDG_DATA_HOME": Path.join(home, ".local/share"), "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// The program of the tests itself where it can be called, which is faster by far; the package manager elsewhere.
    private func invocation(
        _ arguments: [String], _ environment: [String: String], _ library: Library, _ specifiers: [String]
    ) -> Invocation {
        #if os(Linux)
            let programs = ScratchFolder(Path.join(root, ".build/debug"))
            if let program = programs.names.first(where: { $0.hasSuffix("PackageTests.xctest") }) {
                if library == .swiftTesting {
                    return Invocation(
                        programs.file(program), ["--testing-library", "swift-testing"] + arguments, in: root,
                        environment: environment)
                }
                if !specifiers.isEmpty {
                    return Invocation(
                        programs.file(program), [specifiers.joined(separator: ",")], in: root, environment: environment)
                }
            }
        #endif
        let other = library == .xctest ? "--disable-swift-testing" : "--disable-xctest"
        return Invocation(
            "swift", ["test", "--skip-build", other, "--package-path", root] + arguments, environment: environment)
    }
}
