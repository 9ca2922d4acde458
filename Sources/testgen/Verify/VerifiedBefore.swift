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

    /// Looks at what it depends on: all files of the package, the toolchain, and testgen itself.
    ///
    /// - Parameter drafts: The files as they are planned, before anything is run.
    init(_ plan: Scaffold.Plan, _ drafts: [Draft], in sandbox: Sandbox) async throws {
        let root = sandbox.world.root
        let overlay = Dictionary(drafts.map { ($0.path, $0.content) }) { first, _ in first }
        let tree = try FolderCopy(from: root, to: sandbox.root).fingerprint(overlay: overlay)
        let swift = try await sandbox.world.machine.processes.run(Invocation("swift", ["--version"], in: root))
        key = [tree, Fingerprint.hash(swift.output), RunningProgram.fingerprint].joined(separator: " ")
        folder = ScratchFolder(sandbox.folder.file(Sandbox.results))
        name = Fingerprint.hash(plan.suites.map(\.path).sorted().joined(separator: "\n")) + ".json"
    }

    private struct Record: Codable {
        var key: String
        var verified: Verified
    }

    /// What it came to, where nothing has changed since.
    func read() -> Verified? {
        guard let text = folder.text(name),
            let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)), record.key == key
        else { return nil }
        return record.verified
    }

    /// Keeps what it came to.
    func write(_ verified: Verified) throws {
        try folder.put(JSONOutput.text(Record(key: key, verified: verified)), name)
    }
}
