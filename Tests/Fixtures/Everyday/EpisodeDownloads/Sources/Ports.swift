import Foundation

protocol FileFetching: Sendable {
    func chunks(of source: URL, from offset: Int) async throws -> AsyncThrowingStream<FileChunk, any Error>
}

protocol FileVault: Sendable {
    func location(of fileName: String) async -> URL?
    func append(_ bytes: Data, to fileName: String) async throws
    func seal(_ fileName: String) async throws -> URL
    func discard(_ fileName: String) async
}

protocol NetworkConditions: Sendable {
    var allowsLargeTransfers: Bool { get async }
}

protocol Pausing: Sendable {
    func pause(for duration: Duration) async throws
}

struct TaskPauser: Pausing {
    func pause(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

protocol DownloadJournal: Actor {
    func note(_ line: String)
}
