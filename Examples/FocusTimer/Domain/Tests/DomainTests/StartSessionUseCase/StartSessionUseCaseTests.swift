// testgen:fingerprint 4341d119eea141d2 suite StartSessionUseCase
import DomainStubs
import Foundation
import Testing
@testable import Domain

@Suite("StartSessionUseCase", .tags(.unit))
struct StartSessionUseCaseTests {
    @Suite("Execute")
    struct Execute {
        @Test
        func shouldCallSaveSession_whenExecuteCalled() async {
            // MARK: - Given
            let deps = StartSessionUseCaseTestFactory.setupDependencies()
            let returnedGetSession = Result<Session?, RepositoryError>.success(
                StartSessionUseCaseTestFactory.createMockSession(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, duration: 3.0))
            deps.repository.getSessionResult = returnedGetSession
            let returnedSaveSession = Result<Void, RepositoryError>.success(() as Void)
            deps.repository.saveSessionResult = returnedSaveSession
            let sut = StartSessionUseCaseTestFactory.makeSUT(deps)

            // MARK: - When
            let result = await sut.execute()

            // MARK: - Then
            #expect(deps.repository.saveSessionCalls.count == 1)
            #expect(
                deps.repository.saveSessionCalls.last == Session(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, status: SessionStatus.active,
                    duration: 3.0))
            #expect(
                result == Result<Session, RepositoryError>.success(
                    Session(
                        id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, status: SessionStatus.active,
                        duration: 3.0)))
        }

        @Test
        func shouldReturnFailure_whenExecuteGetSessionIsNil() async {
            // MARK: - Given
            let deps = StartSessionUseCaseTestFactory.setupDependencies()
            let returnedGetSession = Result<Session?, RepositoryError>.success(nil)
            deps.repository.getSessionResult = returnedGetSession
            let sut = StartSessionUseCaseTestFactory.makeSUT(deps)

            // MARK: - When
            let result = await sut.execute()

            // MARK: - Then
            #expect(result == Result<Session, RepositoryError>.failure(RepositoryError.notFound))
            #expect(deps.repository.saveSessionCalls.count == 0)
        }

        @Test
        func shouldReturnFailure_whenExecuteGetSessionFails() async {
            // MARK: - Given
            let deps = StartSessionUseCaseTestFactory.setupDependencies()
            let returnedGetSession = Result<Session?, RepositoryError>.failure(RepositoryError.notFound)
            deps.repository.getSessionResult = returnedGetSession
            let sut = StartSessionUseCaseTestFactory.makeSUT(deps)

            // MARK: - When
            let result = await sut.execute()

            // MARK: - Then
            #expect(result == Result<Session, RepositoryError>.failure(RepositoryError.notFound))
            #expect(deps.repository.saveSessionCalls.count == 0)
        }
    }
}
// testgen:parts V3M1_nj64 qxkweZMJ9 WQsXN40pm 6ckNRGfM1 0BJWHmKHG iz1M89Iy_ 9vn8pFkAy A1UzdWzgv gAz3BmERo
