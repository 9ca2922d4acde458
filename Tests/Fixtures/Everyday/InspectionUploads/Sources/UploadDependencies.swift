import Foundation

enum NetworkKind: Sendable { case any, wifi }

protocol PhotoTransport: Sendable {
    func send(
        _ photo: InspectionPhoto,
        attempt: Int,
        progress: @escaping @Sendable (Double) -> Void
    ) async throws -> UploadReceipt
}

protocol PendingUploadStore: Sendable {
    func load() async throws -> [InspectionPhoto]
    func save(_ photos: [InspectionPhoto]) async throws
}

protocol ReachabilityChecking: Sendable {
    func isReachable(over network: NetworkKind) async -> Bool
}

protocol Sleeping: Sendable {
    func sleep(for duration: Duration) async throws
}

struct TaskSleeper: Sleeping {
    func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration)
    }
}
