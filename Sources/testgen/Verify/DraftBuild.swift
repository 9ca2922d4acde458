import Facts
import Project

/// Builds files in the copy before they are written.
struct DraftBuild {
    private let sandbox: Sandbox

    /// Prepares to build; throws where the project is none that can be built here.
    init(_ workspace: Workspace) throws {
        sandbox = try Sandbox(
            workspace, for: "--verify", instead: "without --verify files are written as they are read")
    }

    /// Throws the first error of the tests with some files in them; says whose it is.
    func check(_ drafts: [Draft]) async throws {
        try sandbox.open()
        defer { sandbox.close() }
        let texts = drafts.map { ($0.path, Fingerprint.stamp($0.content, path: $0.path, command: $0.command)) }
        let overlay = Dictionary(texts) { first, _ in first }
        try sandbox.update(overlay: overlay, without: [])
        let build = try await sandbox.build()
        if build.isComplete { return }
        let isOurs = build.errors.first.map { overlay[$0.file] != nil } ?? false
        throw build.failure(
            isOurs ? "what testgen would write does not build" : "the tests do not build with what testgen would write")
    }
}
