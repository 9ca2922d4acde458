import Foundation

/// A stretch of focused work.
public struct Session: Equatable, Identifiable, Sendable {
    public let id: UUID
    public let status: SessionStatus
    public let duration: TimeInterval

    public init(id: UUID, status: SessionStatus, duration: TimeInterval) {
        self.id = id
        self.status = status
        self.duration = duration
    }

    /// The session as it is once it runs.
    public func started() -> Session {
        Session(id: id, status: .active, duration: duration)
    }
}

public enum SessionStatus: Equatable, Sendable {
    case idle
    case active
    case finished
}

public enum RepositoryError: Error, Equatable, Sendable {
    case notFound
    case notSaved
}
