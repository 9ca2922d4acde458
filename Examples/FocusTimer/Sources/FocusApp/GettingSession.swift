import Domain

/// What the screen asks of the domain.
public protocol GettingSession: Sendable {
    func execute() async -> Result<Session?, RepositoryError>
}

extension GetSessionUseCase: GettingSession {}
