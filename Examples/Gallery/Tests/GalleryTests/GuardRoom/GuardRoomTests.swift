// testgen:fingerprint b491ae36d97dc33b suite GuardRoom
import Foundation
import Testing
@testable import Gallery

@Suite("GuardRoom", .tags(.unit))
@MainActor
struct GuardRoomTests {
    @Suite("Watch")
    @MainActor
    struct Watch {
        @Test("watch calls page and sets openDoors when event is opened")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsOpened() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 2)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(deps.pager.pageReceivedInvocations.first == "events is open")
            #expect(sut.openDoors == ["events"])
        }

        @Test("watch calls page when event is closed")
        func watchCallsPageWhenEventIsClosed() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.closed(door: "events")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "no word from building")
        }

        @Test("watch calls page and sets guards when event is shift")
        func watchCallsPageAndSetsGuardsWhenEventIsShift() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.shift(guards: 2)
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(sut.guards == 2)
        }

        @Test("watch calls page when events sends nothing")
        func watchCallsPageWhenEventsSendsNothing() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            deps.sensors.eventsReturnValue = AsyncStream { continuation in continuation.finish() }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "no word from building")
        }

        @Test("watch calls page and sets openDoors when event is opened then opened")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsOpenedThenOpened() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            let event2 = SensorEvent.opened(door: "events 2")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 3)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(deps.pager.pageReceivedInvocations.first == "events is open")
            #expect(deps.pager.pageReceivedInvocations.dropFirst(1).first == "events 2 is open")
            #expect(sut.openDoors == ["events", "events 2"])
        }

        @Test("watch calls page when event is opened then closed")
        func watchCallsPageWhenEventIsOpenedThenClosed() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            let event2 = SensorEvent.closed(door: "events")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 2)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(deps.pager.pageReceivedInvocations.first == "events is open")
            #expect(sut.openDoors == [])
        }

        @Test("watch calls page and sets openDoors when event is opened then closed")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsOpenedThenClosed() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            let event2 = SensorEvent.closed(door: "events 2")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 2)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(deps.pager.pageReceivedInvocations.first == "events is open")
            #expect(sut.openDoors == ["events"])
        }

        @Test("watch calls page and sets openDoors when event is opened then shift")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsOpenedThenShift() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            let event2 = SensorEvent.shift(guards: 2)
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 2)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(deps.pager.pageReceivedInvocations.first == "events is open")
            #expect(sut.openDoors == ["events"])
            #expect(sut.guards == 2)
        }

        @Test("watch calls page and sets openDoors when event is opened then ended")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsOpenedThenEnded() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.opened(door: "events")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(SensorEvent.ended)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "events is open")
            #expect(sut.openDoors == ["events"])
        }

        @Test("watch calls page and sets guards when event is closed then shift")
        func watchCallsPageAndSetsGuardsWhenEventIsClosedThenShift() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.closed(door: "events")
            let event2 = SensorEvent.shift(guards: 2)
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(sut.guards == 2)
        }

        @Test("watch calls page and sets openDoors when event is shift then opened")
        func watchCallsPageAndSetsOpenDoorsWhenEventIsShiftThenOpened() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.shift(guards: 2)
            let event2 = SensorEvent.opened(door: "events")
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(event2)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(deps.pager.pageCallsCount == 1)
            #expect(deps.pager.pageReceivedText == "no word from building")
            #expect(sut.openDoors == ["events"])
            #expect(sut.guards == 2)
        }

        @Test("watch sets guards when event is shift then ended")
        func watchSetsGuardsWhenEventIsShiftThenEnded() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let event = SensorEvent.shift(guards: 2)
            deps.sensors.eventsReturnValue = AsyncStream { continuation in
                continuation.yield(event)
                continuation.yield(SensorEvent.ended)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.watch("building")

            // MARK: - Assert
            #expect(deps.sensors.eventsReceivedBuilding == "building")
            #expect(sut.guards == 2)
            #expect(deps.pager.pageCallsCount == 0)
        }
    }

    @Suite("Measure")
    @MainActor
    struct Measure {
        @Test("measure sets warmest when temperatures has one element")
        func measureSetsWarmestWhenTemperaturesHasOneElement() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            deps.sensors.underlyingTemperatures = AsyncThrowingStream { continuation in
                continuation.yield(1.0)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.measure()

            // MARK: - Assert
            #expect(sut.warmest == 1.0)
        }

        @Test("measure leaves warmest")
        func measureLeavesWarmest() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            deps.sensors.underlyingTemperatures = AsyncThrowingStream { continuation in
                continuation.yield(0.0)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.measure()

            // MARK: - Assert
            #expect(sut.warmest == nil)
        }

        @Test("measure sets warmest when temperatures has 2 elements")
        func measureSetsWarmestWhenTemperaturesHas2Elements() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            deps.sensors.underlyingTemperatures = AsyncThrowingStream { continuation in
                continuation.yield(1.0)
                continuation.yield(1.0)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.measure()

            // MARK: - Assert
            #expect(sut.warmest == 1.0)
        }

        @Test("measure sets isLost when temperatures fails")
        func measureSetsIsLostWhenTemperaturesFails() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.sensors.underlyingTemperatures = AsyncThrowingStream { continuation in
                continuation.finish(throwing: error)
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.measure()

            // MARK: - Assert
            #expect(sut.isLost)
        }

        @Test("measure sets warmest")
        func measureSetsWarmest() async {
            // MARK: - Arrange
            let deps = GuardRoomTestFactory.setupDependencies()
            deps.sensors.underlyingTemperatures = AsyncThrowingStream { continuation in
                continuation.yield(2.0)
                continuation.yield(1.0)
                continuation.finish()
            }
            let sut = GuardRoomTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.measure()

            // MARK: - Assert
            #expect(sut.warmest == 2.0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd CIUO_i1bf NRP009n7B y3g0bpn2j AzerB6mpt LS4squ_Xn LjIGjHX_H -0NolEjx0
// testgen:parts UomYUbrnr dXYL8DO1P Jkh-bDZHA j15IqbyYr uWIO6BD3X 2q-wo9rdi 8F_2R4uTt ZJHep-Q2v G97OAMJ8O 8wEKelF-j
// testgen:parts eBEsoyKbd E2mwy_4hU 3p1_ma9YM
