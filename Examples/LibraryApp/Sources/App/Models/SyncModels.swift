import Foundation

/// A change made on the device that the server does not know yet.
struct SyncChange: Identifiable, Codable, Equatable, Sendable {
    enum Operation: Codable, Equatable, Sendable {
        case favourite(itemId: String, isFavourite: Bool)
        case answer(itemId: String, isCorrect: Bool)
        case remove(itemId: String)
    }

    let id: UUID
    let operation: Operation
    let createdAt: Date
}

/// What the server did with an upload.
struct SyncReceipt: Codable, Equatable, Sendable {
    let acceptedIds: [UUID]
    let rejectedIds: [UUID]
}

/// The outcome of one synchronisation.
struct SyncReport: Equatable, Sendable {
    let uploaded: Int
    let rejected: Int
    let finishedAt: Date
}

/// A synchronisation that did not succeed.
struct SyncFailure: Equatable, Sendable {
    let date: Date
    let pendingCount: Int
    let reason: String
}

/// Errors of the synchronisation endpoint.
enum SyncError: LocalizedError, Equatable {
    case invalidResponse
    case unauthorized
    case server(statusCode: Int)

    var errorDescription: String? {
        switch self {
        case .invalidResponse: "The server sent something unexpected."
        case .unauthorized: "The session has expired."
        case .server(let statusCode): "The server answered with status \(statusCode)."
        }
    }
}
