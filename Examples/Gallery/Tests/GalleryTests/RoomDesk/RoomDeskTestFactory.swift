// testgen:fingerprint eb5a30d858081053 factory RoomDesk
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `RoomDesk`.
enum RoomDeskTestFactory {
    /// The doubles that stand for what `RoomDesk` is injected with.
    struct Dependencies {
        let service: RoomServiceMock
        let view: RoomViewMock
        let roomRequest: RoomRequestMock
        let bookingRoom: BookingRoomMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = RoomServiceMock()
        let view = RoomViewMock()
        let roomRequest = RoomRequestMock()
        let bookingRoom = BookingRoomMock()

        // 2. Defaults, so that the SUT can be made
        service.roomsReturnValue = roomRequest
        service.makeBookingReturnValue = bookingRoom

        return Dependencies(
            service: service,
            view: view,
            roomRequest: roomRequest,
            bookingRoom: bookingRoom
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> RoomDesk {
        return RoomDesk(service: dependencies.service)
    }

    // MARK: - Mock data

    static func createMockRoom(id: Int = 1, name: String = "Room name", isFree: Bool = false) -> Room {
        Room(id: id, name: name, isFree: isFree)
    }

    static func createMockRooms(count: Int = 3) -> [Room] {
        (0..<count).map { index in
            createMockRoom(id: index + 1)
        }
    }
}
// testgen:parts Nlfgu7dRd pktciDMSL MbeUuP0oY JhWxkrxk3 utfH7z4gj o2UuOhzrD 4_CQSHIBD QAKol9Mds RMJIOESsd s0g0whViQ
// testgen:parts oiTS6BL-b
