// testgen:fingerprint 57ec981378ec4f74 suite RoomDesk
import Foundation
import Testing
@testable import Gallery

@Suite("RoomDesk", .tags(.unit))
struct RoomDeskTests {
    @Suite("Attach")
    struct Attach {
        @Test("open calls rooms and show when attach comes during rooms and rooms fails")
        func openCallsRoomsAndShowWhenAttachComesDuringRoomsAndRoomsFails() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let sut = RoomDeskTestFactory.makeSUT(deps)
            let rooms = Result<[Room], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.service.roomsClosure = { _, completion in
                deps.service.roomsClosure = nil
                sut.attach(deps.view)
                completion(rooms)
                return deps.roomRequest
            }

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
            #expect(deps.view.showProblemCallsCount == 1)
            #expect(deps.view.showProblemReceivedProblem == NSError(domain: "Test", code: 1).localizedDescription)
        }
    }

    @Suite("Open")
    struct Open {
        @Test("open calls rooms when free and second not free")
        func openCallsRoomsWhenFreeAndSecondNotFree() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
        }

        @Test("open calls rooms when rooms fails")
        func openCallsRoomsWhenRoomsFails() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
        }

        @Test("open calls rooms")
        func openCallsRooms() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let sut = RoomDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
        }

        @Test("open calls rooms and stop when free and second not free after open")
        func openCallsRoomsAndStopWhenFreeAndSecondNotFreeAfterOpen() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.open(floor: 2)
            let rooms2 = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms2)
                return deps.roomRequest
            }

            // MARK: - Act
            sut.open(floor: 3)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 2)
            #expect(deps.service.roomsReceivedArguments?.floor == 3)
            #expect(deps.roomRequest.stopCallsCount == 1)
        }

        @Test("open calls rooms and show when free and second not free after attach")
        func openCallsRoomsAndShowWhenFreeAndSecondNotFreeAfterAttach() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.attach(deps.view)

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
            #expect(deps.view.showRoomsCallsCount == 1)
            #expect(deps.view.showRoomsReceivedRooms == [RoomDeskTestFactory.createMockRoom(isFree: true)])
        }

        @Test("open calls rooms and show when rooms fails after attach")
        func openCallsRoomsAndShowWhenRoomsFailsAfterAttach() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.attach(deps.view)

            // MARK: - Act
            sut.open(floor: 2)

            // MARK: - Assert
            #expect(deps.service.roomsCallsCount == 1)
            #expect(deps.service.roomsReceivedArguments?.floor == 2)
            #expect(deps.view.showProblemCallsCount == 1)
            #expect(deps.view.showProblemReceivedProblem == NSError(domain: "Test", code: 1).localizedDescription)
        }

        @Test("open calls show when free and second not free after open and attach")
        func openCallsShowWhenFreeAndSecondNotFreeAfterOpenAndAttach() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let rooms = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms)
                return deps.roomRequest
            }
            let sut = RoomDeskTestFactory.makeSUT(deps)
            let floor = 1
            sut.open(floor: floor)
            sut.attach(deps.view)
            let rooms2 = Result<[Room], any Error>.success(
                [RoomDeskTestFactory.createMockRoom(isFree: true), RoomDeskTestFactory.createMockRoom(isFree: false)])
            deps.service.roomsClosure = { _, completion in
                completion(rooms2)
                return deps.roomRequest
            }

            // MARK: - Act
            sut.open(floor: floor)

            // MARK: - Assert
            #expect(deps.view.showRoomsCallsCount == 1)
            #expect(deps.view.showRoomsReceivedRooms == [RoomDeskTestFactory.createMockRoom(isFree: true)])
        }
    }

    @Suite("Choose")
    struct Choose {
        @Test("choose calls show after attach")
        func chooseCallsShowAfterAttach() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            deps.bookingRoom.bookReturnValue = 2
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.attach(deps.view)
            let room = RoomDeskTestFactory.createMockRoom()

            // MARK: - Act
            sut.choose(room)

            // MARK: - Assert
            #expect(deps.bookingRoom.bookReceivedRoom == room)
            #expect(deps.view.showTicketCallsCount == 1)
            #expect(deps.view.showTicketReceivedTicket == 2)
        }

        @Test("choose calls show when book fails after attach")
        func chooseCallsShowWhenBookFailsAfterAttach() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.bookingRoom.bookThrowableError = error
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.attach(deps.view)
            let room = RoomDeskTestFactory.createMockRoom(name: "name")

            // MARK: - Act
            sut.choose(room)

            // MARK: - Assert
            #expect(deps.bookingRoom.bookReceivedRoom == room)
            #expect(deps.view.showProblemCallsCount == 1)
            #expect(deps.view.showProblemReceivedProblem == "name is taken.")
        }
    }

    @Suite("Toggle favourite")
    struct ToggleFavourite {
        @Test("toggleFavourite sets favourites")
        func toggleFavouriteSetsFavourites() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let sut = RoomDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.toggleFavourite(2)

            // MARK: - Assert
            #expect(sut.favourites == [2])
        }

        @Test("toggleFavourite clears favourites when id is the same after toggleFavourite")
        func toggleFavouriteClearsFavouritesWhenIdIsTheSameAfterToggleFavourite() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.toggleFavourite(2)

            // MARK: - Act
            sut.toggleFavourite(2)

            // MARK: - Assert
            #expect(sut.favourites == [])
        }

        @Test("toggleFavourite sets favourites when id is 3 after toggleFavourite")
        func toggleFavouriteSetsFavouritesWhenIdIs3AfterToggleFavourite() {
            // MARK: - Arrange
            let deps = RoomDeskTestFactory.setupDependencies()
            let sut = RoomDeskTestFactory.makeSUT(deps)
            sut.toggleFavourite(2)

            // MARK: - Act
            sut.toggleFavourite(3)

            // MARK: - Assert
            #expect(sut.favourites == [2, 3])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd mGM3_B5KB 9CK4ylvIR kVzIAV8Eh D2m0HgJnc oi52qfreM Sq9E56ixs 3--5x_54A
// testgen:parts 6UUx0wj2C DXxrc9tTq -RTT3TVw5 gYdmdw57r ftoNKz7Nm 9HIuG7pV9 urEllit-4 RAv2G-fyC C1uHJIAAE 8yqr9mpiH
// testgen:parts 9srWj-PfH
