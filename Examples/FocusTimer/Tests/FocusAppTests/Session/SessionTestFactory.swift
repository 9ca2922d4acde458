// testgen:fingerprint d97d0b41d6830a16 factory SessionViewModel
import Foundation
@testable import Domain
@testable import FocusApp

/// Doubles, registrations and mock data for the tests of `SessionViewModel`.
enum SessionTestFactory {
    /// The doubles that stand for what `SessionViewModel` is injected with.
    struct Dependencies {
        let getSession: GettingSessionStub
        let repository: SessionRepositoryStub
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let getSession = GettingSessionStub()
        let repository = SessionRepositoryStub()

        return Dependencies(
            getSession: getSession,
            repository: repository
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> SessionViewModel {
        let dependencies = dependencies ?? setupDependencies()
        return SessionViewModel(getSession: dependencies.getSession, repository: dependencies.repository)
    }

    // MARK: - Mock data

    static func createMockSession(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        status: SessionStatus = .idle,
        duration: TimeInterval = 60.5
    ) -> Session {
        Session(id: id, status: status, duration: duration)
    }

    static func createMockSessions(count: Int = 3) -> [Session] {
        (0..<count).map { index in
            createMockSession(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }
}
// testgen:parts qxkweZMJ9 6ckNRGfM1 UIVUbVS3U HX6bM83On MPQbphctO YVuY3kjWM rBZB1eUmx AjjE19cfM z6oN60kMt 57hHcg_gM
// testgen:parts 56JydlrMo
