// testgen:fingerprint b09202ef48874669 suite SessionViewModel
import Domain
import Foundation
import Testing
@testable import FocusApp

@Suite("SessionViewModel", .tags(.unit, .viewModel))
@MainActor
struct SessionViewModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test
        func shouldSetStateToLoadedAndSetSession_whenLoadCalled() async {
            // MARK: - Given
            let deps = SessionTestFactory.setupDependencies()
            let returnedExecute = Result<Session?, RepositoryError>.success(SessionTestFactory.createMockSession())
            deps.getSession.executeResult = returnedExecute
            let sut = SessionTestFactory.makeSUT(deps)
            var stateDuringExecute: SessionViewModel.State?
            deps.getSession.executeClosure = {
                stateDuringExecute = sut.state
                return returnedExecute
            }

            // MARK: - When
            await sut.load()

            // MARK: - Then
            #expect(sut.state == SessionViewModel.State.loaded)
            #expect(sut.session == SessionTestFactory.createMockSession())
            #expect(stateDuringExecute == SessionViewModel.State.loading)
        }

        @Test
        func shouldSetStateToFailedAndSetErrorMessage_whenLoadExecuteFails() async {
            // MARK: - Given
            let deps = SessionTestFactory.setupDependencies()
            let returnedExecute = Result<Session?, RepositoryError>.failure(RepositoryError.notFound)
            deps.getSession.executeResult = returnedExecute
            let sut = SessionTestFactory.makeSUT(deps)
            var stateDuringExecute: SessionViewModel.State?
            deps.getSession.executeClosure = {
                stateDuringExecute = sut.state
                return returnedExecute
            }

            // MARK: - When
            await sut.load()

            // MARK: - Then
            #expect(sut.state == SessionViewModel.State.failed)
            #expect(sut.errorMessage == "The session could not be loaded.")
            #expect(stateDuringExecute == SessionViewModel.State.loading)
        }
    }

    @Suite("Confirm session")
    @MainActor
    struct ConfirmSession {
        @Test
        func shouldCallSaveSessionAndSetSession_whenConfirmSessionAfterLoad() async {
            // MARK: - Given
            let deps = SessionTestFactory.setupDependencies()
            let returnedExecute = Result<Session?, RepositoryError>.success(
                SessionTestFactory.createMockSession(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, duration: 3.0))
            deps.getSession.executeResult = returnedExecute
            let returnedSaveSession = Result<Void, RepositoryError>.success(() as Void)
            deps.repository.saveSessionResult = returnedSaveSession
            let sut = SessionTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - When
            await sut.confirmSession()

            // MARK: - Then
            #expect(deps.repository.saveSessionCalls.count == 1)
            #expect(
                deps.repository.saveSessionCalls.last == Session(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, status: SessionStatus.active,
                    duration: 3.0))
            #expect(
                sut.session == Session(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, status: SessionStatus.active,
                    duration: 3.0))
        }

        @Test
        func shouldCallSaveSessionAndSetErrorMessage_whenConfirmSessionSaveSessionFailsAndAfterLoad() async {
            // MARK: - Given
            let deps = SessionTestFactory.setupDependencies()
            let returnedExecute = Result<Session?, RepositoryError>.success(
                SessionTestFactory.createMockSession(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, duration: 3.0))
            deps.getSession.executeResult = returnedExecute
            let returnedSaveSession = Result<Void, RepositoryError>.failure(RepositoryError.notFound)
            deps.repository.saveSessionResult = returnedSaveSession
            let sut = SessionTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - When
            await sut.confirmSession()

            // MARK: - Then
            #expect(deps.repository.saveSessionCalls.count == 1)
            #expect(
                deps.repository.saveSessionCalls.last == Session(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, status: SessionStatus.active,
                    duration: 3.0))
            #expect(sut.errorMessage == "The session could not be saved: notFound.")
        }
    }
}
// testgen:parts 6ckNQ7azS qxkweZMJ9 WQsXN40pm UIVUbVS3U ZOiVO9Gfq JIGBJDoDE ks0oNlfBs PQwUXBrH8 SrdO8IzPf UTOtOAaUR
// testgen:parts sTJjnTUef
