// testgen:fingerprint 219d225261054801 suite ReachabilityMonitor
import Foundation
import Testing
@testable import Gallery

@Suite("ReachabilityMonitor", .tags(.unit))
@MainActor
struct ReachabilityMonitorTests {
    @Suite("Check")
    @MainActor
    struct Check {
        @Test("check calls isReachable and sets status to online when reachable")
        func checkCallsIsReachableAndSetsStatusToOnlineWhenReachable() async {
            // MARK: - Arrange
            let deps = ReachabilityMonitorTestFactory.setupDependencies()
            deps.probe.isReachableReturnValue = true
            let sut = ReachabilityMonitorTestFactory.makeSUT(deps)
            var onChangeCalls: [ReachabilityMonitor.Status] = []
            sut.onChange = { onChangeCalls.append($0) }

            // MARK: - Act
            sut.check()
            await waitUntil { sut.status == ReachabilityMonitor.Status.online }

            // MARK: - Assert
            #expect(deps.probe.isReachableCallsCount == 1)
            #expect(onChangeCalls.count == 1)
            #expect(onChangeCalls.last == ReachabilityMonitor.Status.online)
            #expect(sut.status == ReachabilityMonitor.Status.online)
            #expect(sut.checks == 1)
        }

        @Test("check calls isReachable and sets status to offline when not reachable")
        func checkCallsIsReachableAndSetsStatusToOfflineWhenNotReachable() async {
            // MARK: - Arrange
            let deps = ReachabilityMonitorTestFactory.setupDependencies()
            deps.probe.isReachableReturnValue = false
            let sut = ReachabilityMonitorTestFactory.makeSUT(deps)
            var onChangeCalls: [ReachabilityMonitor.Status] = []
            sut.onChange = { onChangeCalls.append($0) }

            // MARK: - Act
            sut.check()
            await waitUntil { sut.status == ReachabilityMonitor.Status.offline }

            // MARK: - Assert
            #expect(deps.probe.isReachableCallsCount == 1)
            #expect(onChangeCalls.count == 1)
            #expect(onChangeCalls.last == ReachabilityMonitor.Status.offline)
            #expect(sut.status == ReachabilityMonitor.Status.offline)
            #expect(sut.checks == 1)
        }

        @Test("check calls isReachable and sets checks when reachable after check")
        func checkCallsIsReachableAndSetsChecksWhenReachableAfterCheck() async {
            // MARK: - Arrange
            let deps = ReachabilityMonitorTestFactory.setupDependencies()
            deps.probe.isReachableReturnValue = true
            let sut = ReachabilityMonitorTestFactory.makeSUT(deps)
            var onChangeCalls: [ReachabilityMonitor.Status] = []
            sut.onChange = { onChangeCalls.append($0) }
            sut.check()
            await waitUntil { sut.status == ReachabilityMonitor.Status.online }
            let expected = 2

            // MARK: - Act
            sut.check()
            await waitUntil { deps.probe.isReachableCallsCount == 2 }

            // MARK: - Assert
            #expect(deps.probe.isReachableCallsCount == 2)
            #expect(sut.checks == expected)
            #expect(sut.status == ReachabilityMonitor.Status.online)
        }
    }

    @Suite("Forget")
    @MainActor
    struct Forget {
        @Test("forget does not call onChange")
        func forgetDoesNotCallOnChange() {
            // MARK: - Arrange
            let deps = ReachabilityMonitorTestFactory.setupDependencies()
            let sut = ReachabilityMonitorTestFactory.makeSUT(deps)
            var onChangeCalls: [ReachabilityMonitor.Status] = []
            sut.onChange = { onChangeCalls.append($0) }

            // MARK: - Act
            sut.forget()

            // MARK: - Assert
            #expect(onChangeCalls.count == 0)
        }

        @Test("forget sets status to unknown after check")
        func forgetSetsStatusToUnknownAfterCheck() async {
            // MARK: - Arrange
            let deps = ReachabilityMonitorTestFactory.setupDependencies()
            deps.probe.isReachableReturnValue = true
            let sut = ReachabilityMonitorTestFactory.makeSUT(deps)
            var onChangeCalls: [ReachabilityMonitor.Status] = []
            sut.onChange = { onChangeCalls.append($0) }
            sut.check()
            await waitUntil { sut.status == ReachabilityMonitor.Status.online }

            // MARK: - Act
            sut.forget()

            // MARK: - Assert
            #expect(onChangeCalls.count == 2)
            #expect(onChangeCalls.last == ReachabilityMonitor.Status.unknown)
            #expect(sut.status == ReachabilityMonitor.Status.unknown)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd yoiA7ZVr7 vq9IEnbYA 3Fbj4yIIt 6QZAchCC0 NGtysMxJv bgG40ewK6 cg7u-Y7fo
// testgen:parts R5fxTELCL
