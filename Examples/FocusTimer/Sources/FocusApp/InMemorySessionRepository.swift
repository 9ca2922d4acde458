import Domain

/// Keeps the session for as long as the app runs.
public actor InMemorySessionRepository: SessionRepositoryProtocol {
    private var session: Session?

    public init(session: Session? = nil) {
        self.session = session
    }

    public func getSession() async -> Result<Session?, RepositoryError> {
        .success(session)
    }

    public func saveSession(_ session: Session) async -> Result<Void, RepositoryError> {
        self.session = session
        return .success(())
    }
}
