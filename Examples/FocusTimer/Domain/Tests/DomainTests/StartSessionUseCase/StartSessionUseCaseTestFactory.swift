// testgen:fingerprint 8ce456e0137a1abd factory StartSessionUseCase
import DomainStubs
import Foundation
@testable import Domain

/// Doubles, registrations and mock data for the tests of `StartSessionUseCase`.
enum StartSessionUseCaseTestFactory {
    /// The doubles that stand for what `StartSessionUseCase` is injected with.
    struct Dependencies {
        let repository: SessionRepositoryStub
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = SessionRepositoryStub()

        return Dependencies(
            repository: repository
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> StartSessionUseCase {
        return StartSessionUseCase(repository: dependencies.repository)
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
// testgen:parts V3M1_nj64 qxkweZMJ9 6ckNRGfM1 VdgXgSXtx St6Vx0TqR bwBx1eUmx QO0U14gZN -HdRtiJLC KjsDcg_gM XM3LdlrMo
