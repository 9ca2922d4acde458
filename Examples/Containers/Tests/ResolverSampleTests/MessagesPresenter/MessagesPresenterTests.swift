// testgen:fingerprint 6277e02550ab311f suite MessagesPresenter
import Foundation
import Testing
@testable import ResolverSample

@Suite(
    "MessagesPresenter", .serialized, .exclusiveContainer(reset: { MessagesPresenterTestFactory.resetDependencies() }))
@MainActor
struct MessagesPresenterTests {
    @Suite("Refresh")
    @MainActor
    struct Refresh {
        @Test("refresh calls unread, unread and show and sets total")
        func refreshCallsUnreadUnreadAndShowAndSetsTotal() {
            // MARK: - Arrange
            let deps = MessagesPresenterTestFactory.setupDependencies()
            deps.archive.unreadReturnValue = 3
            deps.service.unreadReturnValue = 2
            let sut = MessagesPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.refresh()

            // MARK: - Assert
            #expect(deps.service.unreadCallsCount == 1)
            #expect(deps.service.unreadReceivedFolder == "inbox")
            #expect(deps.archive.unreadCallsCount == 1)
            #expect(deps.archive.unreadReceivedFolder == "archive")
            #expect(deps.badge.showCallsCount == 1)
            #expect(deps.badge.showReceivedCount == 5)
            #expect(sut.total == 5)
        }

        @Test("refresh calls unread and unread and sets isBroken when unread fails")
        func refreshCallsUnreadAndUnreadAndSetsIsBrokenWhenUnreadFails() {
            // MARK: - Arrange
            let deps = MessagesPresenterTestFactory.setupDependencies()
            let error = TestError.expected
            deps.archive.unreadThrowableError = error
            let sut = MessagesPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.refresh()

            // MARK: - Assert
            #expect(deps.service.unreadCallsCount == 1)
            #expect(deps.service.unreadReceivedFolder == "inbox")
            #expect(deps.archive.unreadCallsCount == 1)
            #expect(deps.archive.unreadReceivedFolder == "archive")
            #expect(sut.isBroken)
            #expect(deps.badge.showCallsCount == 0)
        }

        @Test("refresh calls unread and sets isBroken when unread fails")
        func refreshCallsUnreadAndSetsIsBrokenWhenUnreadFails() {
            // MARK: - Arrange
            let deps = MessagesPresenterTestFactory.setupDependencies()
            let error = TestError.expected
            deps.service.unreadThrowableError = error
            let sut = MessagesPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.refresh()

            // MARK: - Assert
            #expect(deps.service.unreadCallsCount == 1)
            #expect(deps.service.unreadReceivedFolder == "inbox")
            #expect(sut.isBroken)
            #expect(deps.archive.unreadCallsCount == 0)
            #expect(deps.badge.showCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm BElfi5pR0 ctvIp0y2C RgLnTxk77 lf2Vs49ws fmYEOXkYR p6Q50TZrm
