// testgen:fingerprint 99a9a506ddd058c3 suite GetSessionUseCase
import DomainStubs
import Foundation
import Testing
@testable import Domain

@Suite("GetSessionUseCase", .tags(.unit))
struct GetSessionUseCaseTests {
    @Suite("Execute")
    struct Execute {
        @Test
        func shouldReturnTheResult_whenExecuteCalled() async {
            // MARK: - Given
            let deps = GetSessionUseCaseTestFactory.setupDependencies()
            let result2 = Result<Session?, RepositoryError>.success(nil)
            deps.repository.getSessionResult = result2
            let sut = GetSessionUseCaseTestFactory.makeSUT(deps)

            // MARK: - When
            let result = await sut.execute()

            // MARK: - Then
            #expect(result == result2)
            #expect(deps.monitor.recordCalls.count == 0)
        }

        @Test
        func shouldCallRecord_whenExecuteGetSessionFails() async {
            // MARK: - Given
            let deps = GetSessionUseCaseTestFactory.setupDependencies()
            let result2 = Result<Session?, RepositoryError>.failure(RepositoryError.notFound)
            deps.repository.getSessionResult = result2
            let sut = GetSessionUseCaseTestFactory.makeSUT(deps)

            // MARK: - When
            let result = await sut.execute()

            // MARK: - Then
            #expect(deps.monitor.recordCalls.count == 1)
            #expect(deps.monitor.recordCalls.last == RepositoryError.notFound)
            #expect(result == result2)
        }
    }
}
// testgen:parts V3M1_nj64 qxkweZMJ9 WQsXN40pm 6ckNRGfM1 qjLiTwmXe BSIl89Iy_ _Hccd1i2A tBVwga0Gd
