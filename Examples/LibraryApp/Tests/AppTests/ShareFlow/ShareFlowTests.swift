// testgen:fingerprint d96de45c6d403b14 suite ShareFlow
import Combine
import Foundation
import Testing
@testable import App

@Suite("ShareFlow")
struct ShareFlowTests {
    @Suite("Share")
    struct Share {
        @Test("share calls share")
        func shareCallsShare() {
            // MARK: - Arrange
            let deps = ShareFlowTestFactory.setupDependencies()
            let returnedShare = Result<String, ShareError>.success("share")
            deps.service.shareReturnValue = returnedShare
            let sut = ShareFlowTestFactory.makeSUT(deps)
            var outputValues: [ShareOutput] = []
            let outputSubscription = sut.output.sink { outputValues.append($0) }

            // MARK: - Act
            sut.share("title")

            // MARK: - Assert
            #expect(deps.service.shareCallsCount == 1)
            #expect(deps.service.shareReceivedTitle == "title")
            #expect(outputValues == [ShareOutput.shared("share")])
            withExtendedLifetime(outputSubscription) {}
        }

        @Test("share calls share when share fails")
        func shareCallsShareWhenShareFails() {
            // MARK: - Arrange
            let deps = ShareFlowTestFactory.setupDependencies()
            let returnedShare = Result<String, ShareError>.failure(ShareError.offline)
            deps.service.shareReturnValue = returnedShare
            let sut = ShareFlowTestFactory.makeSUT(deps)
            var outputValues: [ShareOutput] = []
            let outputSubscription = sut.output.sink { outputValues.append($0) }

            // MARK: - Act
            sut.share("title")

            // MARK: - Assert
            #expect(deps.service.shareCallsCount == 1)
            #expect(deps.service.shareReceivedTitle == "title")
            #expect(outputValues == [ShareOutput.cancelled])
            withExtendedLifetime(outputSubscription) {}
        }

        @Test("share does not call share when title is empty")
        func shareDoesNotCallShareWhenTitleIsEmpty() {
            // MARK: - Arrange
            let deps = ShareFlowTestFactory.setupDependencies()
            let sut = ShareFlowTestFactory.makeSUT(deps)
            var outputValues: [ShareOutput] = []
            let outputSubscription = sut.output.sink { outputValues.append($0) }

            // MARK: - Act
            sut.share("")

            // MARK: - Assert
            #expect(deps.service.shareCallsCount == 0)
            #expect(outputValues == [])
            withExtendedLifetime(outputSubscription) {}
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n EWTKO3Srt LaDUICE5q BwQnFiZUs otqWxPd9g giAndivub
