import Facts
import Foundation
import Host
import Project
import Running

/// What verifying came to in the state in which the command left the package: as long as nothing changes, the command
/// need not even read the code again.
struct VerifiedState {
    /// What a command came to.
    struct Result: Codable {
        var verified: Verified
        /// Commands that make sense next.
        var nextSteps: [String]
        /// What planning had to say.
        var diagnostics: [Diagnostic]
        /// What was chosen and why.
        var choices: [String]
    }

    private let sandbox: Sandbox
    private let folder: ScratchFolder
    private let name: String
    /// The files at the beginning, by path.
    private let files: [String: String]

    /// Looks at the package as it is.
    ///
    /// - Parameter request: What is asked for: the modules, and options that tell what is written for them.
    init(of request: [String], in sandbox: Sandbox) throws {
        self.sandbox = sandbox
        folder = ScratchFolder(sandbox.folder.file(Sandbox.results))
        name = "state-" + Fingerprint.hash(request.joined(separator: "\n")) + ".json"
        files = try Self.files(of: sandbox)
    }

    private static func files(of sandbox: Sandbox) throws -> [String: String] {
        try FolderCopy(from: sandbox.world.root, to: sandbox.root).fingerprints(overlay: [:], without: [Pins.name])
    }

    private struct Record: Codable {
        var program: String
        var files: [String: String]
        var pins: String
        var result: Result
    }

    private var pins: String { Pins(world: sandbox.world, copy: sandbox.root).text }

    /// What the command came to when it left the package like this.
    func read() async throws -> Result? {
        guard try sandbox.isSelfContained(), let text = folder.text(name),
            let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)), record.files == files,
            record.pins == pins
        else { return nil }
        return try await sandbox.programs() == record.program ? record.result : nil
    }

    /// Keeps what the command came to, now that it is written; not where anything else was changed meanwhile.
    func write(_ result: Result) async throws {
        let now = try Self.files(of: sandbox)
        let own = Set(result.verified.drafts.map(\.path))
        guard now.filter({ !own.contains($0.key) }) == files.filter({ !own.contains($0.key) }) else { return }
        let record = try await Record(program: sandbox.programs(), files: now, pins: pins, result: result)
        try folder.put(JSONOutput.text(record), name)
    }
}
