import Facts
import Foundation
import Host
import Project
import Running

/// A copy of the package below its own `.build`, in which code is built and run.
///
/// The copy lies under the whole path of the original, and the folders beside the original are linked beside it, so
/// that dependencies by relative path are found as in the original.
struct Sandbox {
    let world: World
    /// The copy's folder.
    let root: String
    /// The folder that programs started in it take for home, and for temporary files.
    let home: String

    /// Names the copy of a command's project.
    init(_ world: World) {
        self.world = world
        let base = Path.join(world.root, ".build/testgen/verify")
        root = Path.join(base, "tree" + world.root)
        home = Path.join(base, "home")
    }

    /// Brings the copy up to date.
    func update(overlay: [String: String], without removed: Set<String>) throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: Path.join(home, "tmp"), withIntermediateDirectories: true)
        try linkNeighbours()
        try FolderCopy(from: world.root, to: root).update(overlay: overlay, without: removed, keeping: [".build"])
    }

    /// Links what lies beside the original as far up as its manifest speaks of.
    private func linkNeighbours() throws {
        let manifest = try world.existing("Package.swift") ?? ""
        let height =
            manifest.split(separator: "\"").map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
        var (original, copy) = (world.root, root)
        for _ in 0..<height {
            let name = Path.name(original)
            original = Path.folder(original)
            copy = Path.folder(copy)
            guard !original.isEmpty else { return }
            for neighbour in try FileManager.default.contentsOfDirectory(atPath: original) where neighbour != name {
                let link = Path.join(copy, neighbour)
                if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil { continue }
                try? FileManager.default.createSymbolicLink(
                    atPath: link, withDestinationPath: Path.join(original, neighbour))
            }
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
        let result = try await world.machine.processes.run(SwiftPM(root: root).build)
        let output = result.output + "\n" + result.error
        let errors = BuildErrors.read(output).map { entry in
            var entry = entry
            entry.file = Path.relative(entry.file, to: root)
            return entry
        }
        return Build(isComplete: result.status == 0, output: output, errors: errors)
    }

    /// How a run of tests ended.
    struct Run {
        var status: Int32
        var isTimedOut: Bool
        var output: String
        /// What probes wrote.
        var looks: String
        /// The events of Swift Testing.
        var events: String
    }

    /// Runs tests that are built, in a home of their own.
    ///
    /// - Parameters:
    ///   - name: A name for the files that the run leaves behind.
    ///   - filters: Regular expressions of the tests to run.
    ///   - skipped: Regular expressions of tests not to run.
    ///   - limit: Seconds after which it is ended.
    func test(
        _ name: String, filters: [String], skipping skipped: [String] = [], inParallel: Bool = true,
        environment: [String: String] = [:], limit: Double
    ) async throws -> Run {
        let folder = Path.folder(home)
        let (log, looks, events) = (
            Path.join(folder, "\(name).log"), Path.join(folder, "\(name).looks"), Path.join(folder, "\(name).events")
        )
        for file in [log, looks, events] { try? FileManager.default.removeItem(atPath: file) }
        var variables = environment
        variables["HOME"] = home
        variables["TMPDIR"] = Path.join(home, "tmp")
        variables["TESTGEN_LOOK"] = looks
        var arguments = ["--event-stream-output-path", events, "--event-stream-version", "0"]
        for filter in filters { arguments += ["--filter", filter] }
        for filter in skipped { arguments += ["--skip", filter] }
        if !inParallel { arguments.append("--no-parallel") }
        let end = try await world.machine.processes.runLimited(
            try await invocation(arguments, variables), LimitedRun(output: log, seconds: limit))
        return Run(
            status: end.status, isTimedOut: end.isTimedOut, output: (try? world.text(log)) ?? "",
            looks: (try? world.text(looks)) ?? "", events: (try? world.text(events)) ?? "")
    }

    /// The program of the tests itself where it can be called, which is faster by far; the package manager elsewhere.
    private func invocation(_ arguments: [String], _ environment: [String: String]) async throws -> Invocation {
        #if os(Linux)
            let folder = Path.join(root, ".build/debug")
            let programs = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if let program = programs.first(where: { $0.hasSuffix("PackageTests.xctest") }) {
                return Invocation(
                    Path.join(folder, program), ["--testing-library", "swift-testing"] + arguments, in: root,
                    environment: environment)
            }
        #endif
        return Invocation(
            "swift", ["test", "--skip-build", "--disable-xctest", "--package-path", root] + arguments,
            environment: environment)
    }
}
