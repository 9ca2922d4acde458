// testgen:fingerprint 35a855f870463b15 suite MembershipViewModel
import FactoryTesting
import Foundation
import Testing
@testable import FactorySample

@Suite("MembershipViewModel", .container)
struct MembershipViewModelTests {
    @Suite("Check")
    struct Check {
        @Test("check sets isExpired")
        func checkSetsIsExpired() {
            // MARK: - Arrange
            let deps = MembershipTestFactory.setupDependencies()
            let expiry = Date(timeIntervalSince1970: 1700000000)
            deps.store.expiryReturnValue = expiry
            let sut = MembershipTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.check(2)

            // MARK: - Assert
            #expect(deps.store.expiryReceivedMember == 2)
            #expect(sut.isExpired)
        }

        @Test("check leaves isExpired")
        func checkLeavesIsExpired() {
            // MARK: - Arrange
            let deps = MembershipTestFactory.setupDependencies()
            let expiry = Date(timeIntervalSince1970: 1700000001)
            deps.store.expiryReturnValue = expiry
            let sut = MembershipTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.check(2)

            // MARK: - Assert
            #expect(deps.store.expiryReceivedMember == 2)
            #expect(!sut.isExpired)
        }
    }

    @Suite("Renew")
    struct Renew {
        @Test("renew calls extend")
        func renewCallsExtend() {
            // MARK: - Arrange
            let deps = MembershipTestFactory.setupDependencies()
            let sut = MembershipTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.renew(2)

            // MARK: - Assert
            #expect(deps.store.extendCallsCount == 1)
            #expect(deps.store.extendReceivedArguments?.member == 2)
            #expect(
                deps.store.extendReceivedArguments?.date == Date(
                    timeIntervalSince1970: 1700000000).addingTimeInterval(31536000))
            #expect(!sut.isExpired)
        }

        @Test("renew calls extend and sets isExpired after check")
        func renewCallsExtendAndSetsIsExpiredAfterCheck() {
            // MARK: - Arrange
            let deps = MembershipTestFactory.setupDependencies()
            let expiry = Date(timeIntervalSince1970: 1700000000)
            deps.store.expiryReturnValue = expiry
            let sut = MembershipTestFactory.makeSUT(deps)
            let member = 1
            sut.check(member)

            // MARK: - Act
            sut.renew(2)

            // MARK: - Assert
            #expect(deps.store.extendCallsCount == 1)
            #expect(deps.store.extendReceivedArguments?.member == 2)
            #expect(
                deps.store.extendReceivedArguments?.date == Date(
                    timeIntervalSince1970: 1700000000).addingTimeInterval(31536000))
            #expect(!sut.isExpired)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm i2lpiFxxV HRAGtKpSU fBcb3o3ZT mz8irzAmr gtq9eiU_v e0TT3N4UD aH64RPH5w
// testgen:parts bMQR6bMrO
