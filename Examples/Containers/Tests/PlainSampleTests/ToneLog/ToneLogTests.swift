// testgen:fingerprint 56547bb0289e8d03 suite ToneLog
import Foundation
import Testing
@testable import PlainSample

@Suite("ToneLog")
struct ToneLogTests {
    @Suite("Stop")
    struct Stop {
        @Test("stop calls playerDidStop and sets count")
        func stopCallsPlayerDidStopAndSetsCount() async {
            // MARK: - Arrange
            let deps = ToneLogTestFactory.setupDependencies()
            let sut = ToneLogTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.stop(at: 2)

            // MARK: - Assert
            #expect(deps.delegate.playerDidStopCallsCount == 1)
            #expect(deps.delegate.playerDidStopReceivedSecond == 2)
            #expect(await sut.count == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo 4qzab4bqV dyO2obANd zzdt7SrkK
