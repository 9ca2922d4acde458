/// Reads the session there is.
public struct GetSessionUseCase: Sendable {
    private let repository: any SessionRepositoryProtocol
    private let monitor: any MonitorProtocol

    public init(repository: any SessionRepositoryProtocol, monitor: any MonitorProtocol) {
        self.repository = repository
        self.monitor = monitor
    }

    public func execute() async -> Result<Session?, RepositoryError> {
        let result = await repository.getSession()
        if case .failure(let error) = result { monitor.record(error) }
        return result
    }
}
