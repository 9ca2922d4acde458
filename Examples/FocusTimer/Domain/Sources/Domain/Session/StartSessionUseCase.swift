/// Starts the session there is, and keeps it so.
public struct StartSessionUseCase: Sendable {
    private let repository: any SessionRepositoryProtocol

    public init(repository: any SessionRepositoryProtocol) {
        self.repository = repository
    }

    public func execute() async -> Result<Session, RepositoryError> {
        switch await repository.getSession() {
        case .failure(let error):
            return .failure(error)
        case .success(nil):
            return .failure(.notFound)
        case .success(let session?):
            let started = session.started()
            return await repository.saveSession(started).map { started }
        }
    }
}
