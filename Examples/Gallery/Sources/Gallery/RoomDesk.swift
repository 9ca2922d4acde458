/// A room that can be booked.
public struct Room: Equatable, Sendable {
    public let id: Int
    public var name: String
    public var isFree: Bool

    public init(id: Int, name: String, isFree: Bool) {
        self.id = id
        self.name = name
        self.isFree = isFree
    }
}

/// A request under way.
public protocol RoomRequest: AnyObject {
    func stop()
}

/// Books one room.
public protocol BookingRoom {
    func book(_ room: Room) throws -> Int
}

/// Asks for rooms, and makes what books them.
public protocol RoomService {
    func rooms(floor: Int, completion: @escaping (Result<[Room], any Error>) -> Void) -> any RoomRequest
    func makeBooking() -> any BookingRoom
}

/// Shows rooms.
public protocol RoomView: AnyObject {
    func show(_ rooms: [Room])
    func show(ticket: Int)
    func show(problem: String)
}

/// A presenter that is given its view later, keeps rooms by floor, and stops a request when it makes the next.
public final class RoomDesk {
    private let service: any RoomService
    private weak var view: (any RoomView)?
    private var request: (any RoomRequest)? {
        willSet { request?.stop() }
    }
    private var roomsByFloor: [Int: [Room]] = [:]
    public private(set) var favourites: Set<Int> = []

    public init(service: any RoomService) {
        self.service = service
    }

    public func attach(_ view: any RoomView) {
        self.view = view
    }

    public func open(floor: Int) {
        if let known = roomsByFloor[floor] {
            view?.show(known)
            return
        }
        request = service.rooms(floor: floor) { [weak self] result in
            switch result {
            case .success(let rooms):
                let free = rooms.filter(\.isFree)
                self?.roomsByFloor[floor] = free
                self?.view?.show(free)
            case .failure(let error):
                self?.view?.show(problem: error.localizedDescription)
            }
        }
    }

    public func choose(_ room: Room) {
        do {
            let ticket = try service.makeBooking().book(room)
            roomsByFloor.removeAll()
            view?.show(ticket: ticket)
        } catch {
            view?.show(problem: "\(room.name) is taken.")
        }
    }

    public func toggleFavourite(_ id: Int) {
        if favourites.remove(id) == nil {
            favourites.insert(id)
        }
    }
}
