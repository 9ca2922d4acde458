// testgen:fingerprint 4d989734cb04500d suite PendingWriteQueue
import FactoryTesting
import Foundation
import Testing
@testable import Watchlist

@Suite("PendingWriteQueue", .tags(.unit), .container)
@MainActor
struct PendingWriteQueueTests {
    @Suite("Count")
    @MainActor
    struct Count {
        @Test("count returns 0")
        func countReturns0() {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.count

            // MARK: - Assert
            #expect(result == 0)
        }
    }

    @Suite("Enqueue")
    @MainActor
    struct Enqueue {
        @Test("enqueue sets waiting when write is follow")
        func enqueueSetsWaitingWhenWriteIsFollow() {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())

            // MARK: - Act
            sut.enqueue(write)

            // MARK: - Assert
            #expect(sut.waiting == [write])
        }

        @Test("enqueue sets waiting when write is follow after enqueue")
        func enqueueSetsWaitingWhenWriteIsFollowAfterEnqueue() {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write)
            let write2 = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())

            // MARK: - Act
            sut.enqueue(write2)

            // MARK: - Assert
            #expect(sut.waiting == [write, write2])
        }
    }

    @Suite("Drain")
    @MainActor
    struct Drain {
        @Test("drain leaves isDraining")
        func drainLeavesIsDraining() async {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.drain()

            // MARK: - Assert
            #expect(!sut.isDraining)
            #expect(deps.remote.pushCallsCount == 0)
        }

        @Test("drain calls push and clears waiting after enqueue")
        func drainCallsPushAndClearsWaitingAfterEnqueue() async {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write)
            var isDrainingDuringPush: Bool?
            deps.remote.pushClosure = { _ in isDrainingDuringPush = sut.isDraining }

            // MARK: - Act
            await sut.drain()

            // MARK: - Assert
            #expect(deps.remote.pushCallsCount == 1)
            #expect(
                deps.remote.pushReceivedWrite == PendingWrite.follow(
                    PendingWriteQueueTestFactory.createMockFollowedShow()))
            #expect(sut.waiting == [])
            #expect(!sut.isDraining)
            #expect(isDrainingDuringPush == true)
        }

        @Test("drain calls push when push fails after enqueue")
        func drainCallsPushWhenPushFailsAfterEnqueue() async {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write)
            var isDrainingDuringPush: Bool?
            let error = WatchlistError.signedOut
            deps.remote.pushClosure = { _ in
                isDrainingDuringPush = sut.isDraining
                throw error
            }

            // MARK: - Act
            await sut.drain()

            // MARK: - Assert
            #expect(deps.remote.pushCallsCount == 1)
            #expect(
                deps.remote.pushReceivedWrite == PendingWrite.follow(
                    PendingWriteQueueTestFactory.createMockFollowedShow()))
            #expect(!sut.isDraining)
            #expect(isDrainingDuringPush == true)
        }

        @Test("drain calls push and clears waiting when drain comes during push after enqueue")
        func drainCallsPushAndClearsWaitingWhenDrainComesDuringPushAfterEnqueue() async {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write)
            var isDrainingDuringPush: Bool?
            deps.remote.pushClosure = { _ in
                isDrainingDuringPush = sut.isDraining
                deps.remote.pushClosure = nil
                await sut.drain()
            }

            // MARK: - Act
            await sut.drain()

            // MARK: - Assert
            #expect(deps.remote.pushCallsCount == 1)
            #expect(
                deps.remote.pushReceivedWrite == PendingWrite.follow(
                    PendingWriteQueueTestFactory.createMockFollowedShow()))
            #expect(sut.waiting == [])
            #expect(!sut.isDraining)
            #expect(isDrainingDuringPush == true)
        }

        @Test("drain calls push and clears waiting after enqueue and enqueue")
        func drainCallsPushAndClearsWaitingAfterEnqueueAndEnqueue() async {
            // MARK: - Arrange
            let deps = PendingWriteQueueTestFactory.setupDependencies()
            let sut = PendingWriteQueueTestFactory.makeSUT(deps)
            let write = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write)
            let write2 = PendingWrite.follow(PendingWriteQueueTestFactory.createMockFollowedShow())
            sut.enqueue(write2)
            var isDrainingDuringPush: Bool?
            deps.remote.pushClosure = { _ in isDrainingDuringPush = sut.isDraining }

            // MARK: - Act
            await sut.drain()

            // MARK: - Assert
            #expect(deps.remote.pushCallsCount == 2)
            #expect(
                deps.remote.pushReceivedWrite == PendingWrite.follow(
                    PendingWriteQueueTestFactory.createMockFollowedShow()))
            #expect(
                deps.remote.pushReceivedInvocations.first == PendingWrite.follow(
                    PendingWriteQueueTestFactory.createMockFollowedShow()))
            #expect(sut.waiting == [])
            #expect(!sut.isDraining)
            #expect(isDrainingDuringPush == true)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm 0A5B_9fxh kyD97lIje MI2BFw-GA HVm3-TBLG JB57pax4F ZckjYE4zV B6HDr9ZKy
// testgen:parts 9UMvUtexM 59LKVYeCz 3U1MtcNvj w5KMYHLBV npVACOt8Y q2p_1x5rX
