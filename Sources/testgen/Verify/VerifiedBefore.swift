import Foundation
import Host
import Project
import Running

/// What verifying came to: the files to write, and the report.
struct Verified: Codable {
    var drafts: [Draft]
    var report: VerifyReport
}

/// What verifying some suites came to the last time: while everything is as it was then, nothing has to be built and run
/// again.
struct VerifiedBefore {
    private let folder: ScratchFolder
    private let name: String
    private let key: String
    private let pins: Pins
    private let isTold: Bool

    /// Looks at what it depends on: all files of the package, the toolchain, and testgen itself.
    ///
    /// The versions of dependencies are looked at apart: where the package has none yet, those stand for it that the copy
    /// was built with, and a build of the package writes the same.
    ///
    /// - Parameter drafts: The files as they are planned, before anything is run.
    init(_ plan: Scaffold.Plan, _ drafts: [Draft], in sandbox: Sandbox) async throws {
        let root = sandbox.world.root
        let overlay = Dictionary(drafts.map { ($0.path, $0.content) }) { first, _ in first }
        let tree = try FolderCopy(from: root, to: sandbox.root).fingerprint(
            overlay: overlay, without: [Pins.name])
        isTold = try sandbox.isSelfContained()
        pins = Pins(world: sandbox.world, copy: sandbox.root)
        key = try await tree + " " + sandbox.programs()
        folder = ScratchFolder(sandbox.folder.file(Sandbox.results))
        name = Fingerprint.hash(plan.suites.map(\.path).sorted().joined(separator: "\n")) + ".json"
    }

    private struct Record: Codable {
        var key: String
        var pins: String
        var verified: Verified
    }

    /// What it came to, where nothing has changed since.
    func read() -> Verified? {
        guard isTold, let text = folder.text(name),
            let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)), record.key == key,
            record.pins == pins.text
        else { return nil }
        return record.verified
    }

    /// Keeps what it came to.
    func write(_ verified: Verified) throws {
        try folder.put(JSONOutput.text(Record(key: key, pins: pins.text, verified: verified)), name)
    }
}

extension Sandbox {
    /// What verifying depends on besides the files of the package: the toolchain, and testgen itself.
    func programs() async throws -> String {
        let version = try await world.machine.processes.run(Invocation("swift", ["--version"], in: world.root))
        return [Fingerprint.hash(version.output), RunningProgram.fingerprint].joined(separator: " ")
    }
}

/// The versions of a package's dependencies, as they are written down.
struct Pins {
    static let name = "Package.resolved"

    let world: World
    /// The copy's folder.
    let copy: String

    /// Those of the package, or of its copy where it has none.
    var text: String {
        let own = (try? world.existing(Self.name)).flatMap { $0 }
        return Fingerprint.hash(own ?? (try? world.text(Path.join(copy, Self.name))) ?? "")
    }
}
