/// Keeps sessions.
public protocol SessionRepositoryProtocol: Sendable {
    func getSession() async -> Result<Session?, RepositoryError>
    func saveSession(_ session: Session) async -> Result<Void, RepositoryError>
}

/// Is told what goes wrong.
public protocol MonitorProtocol: Sendable {
    func record(_ error: RepositoryError)
}
