// testgen:fingerprint 6adb299a04825db5
import DomainStubs
@testable import Domain

/// The world of integration tests: real types wired to doubles at the boundary, and stores in memory.
@MainActor
final class TestEnvironment {
    // MARK: - Doubles

    let sessionRepository = SessionRepositoryStub()

    let monitor = MonitorStub()

    // MARK: - Stores

    let sessions = InMemoryRepository<Session>()

    // MARK: - Real types

    func makeGetSessionUseCase() -> GetSessionUseCase {
        GetSessionUseCase(repository: sessionRepository, monitor: monitor)
    }

    func makeStartSessionUseCase() -> StartSessionUseCase {
        StartSessionUseCase(repository: sessionRepository)
    }

    // MARK: - Between tests

    /// Forgets what doubles recorded and were told.
    func reset() {
        sessionRepository.reset()
        monitor.reset()
    }

    /// Empties every store.
    func clearAllData() {
        sessions.clear()
    }
}
