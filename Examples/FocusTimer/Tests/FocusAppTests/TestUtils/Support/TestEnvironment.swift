// testgen:fingerprint d3a0f215e5b76bee
import Domain
@testable import FocusApp

/// The world of integration tests: real types wired to doubles at the boundary, and stores in memory.
@MainActor
final class TestEnvironment {
    // MARK: - Doubles

    let gettingSession = GettingSessionStub()

    let sessionRepository = SessionRepositoryStub()

    // MARK: - Stores

    let sessions = InMemoryRepository<Session>()

    // MARK: - Real types

    func makeSessionViewModel() -> SessionViewModel {
        SessionViewModel(getSession: gettingSession, repository: sessionRepository)
    }

    // MARK: - Between tests

    /// Forgets what doubles recorded and were told.
    func reset() {
        gettingSession.reset()
        sessionRepository.reset()
    }

    /// Empties every store.
    func clearAllData() {
        sessions.clear()
    }
}
