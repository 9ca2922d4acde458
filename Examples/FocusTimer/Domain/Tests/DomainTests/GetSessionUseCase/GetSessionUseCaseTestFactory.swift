// testgen:fingerprint e4cb0550440a57c5 factory GetSessionUseCase
import DomainStubs
import Foundation
@testable import Domain

/// Doubles, registrations and mock data for the tests of `GetSessionUseCase`.
enum GetSessionUseCaseTestFactory {
    /// The doubles that stand for what `GetSessionUseCase` is injected with.
    struct Dependencies {
        let repository: SessionRepositoryStub
        let monitor: MonitorStub
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = SessionRepositoryStub()
        let monitor = MonitorStub()

        return Dependencies(
            repository: repository,
            monitor: monitor
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> GetSessionUseCase {
        return GetSessionUseCase(repository: dependencies.repository, monitor: dependencies.monitor)
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
// testgen:parts V3M1_nj64 qxkweZMJ9 6ckNRGfM1 eNuD1iXMt BfY_sHw_r EUhu1eUmx gWziT_Es5 _R0n8PptQ YFKmc8jsA TIaGcg_gM
// testgen:parts dzUcdlrMo
