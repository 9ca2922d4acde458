import Foundation

enum LockerFault: Error, Equatable {
    case jammed
    case offline
}

enum LockerState {
    case rented(any RentedLocker)
    case free(any FreeLocker)
    case broken
}

@MainActor
protocol LockerWall: AnyObject {
    func locker(_ number: String) async -> LockerState?
}

@MainActor
protocol RentedLocker: AnyObject {
    func open(_ isForGood: Bool) async -> Result<Void, LockerFault>
    func wipe() async -> Result<Void, LockerFault>
}

@MainActor
protocol FreeLocker: AnyObject {
    var price: Int { get }
    func rent() async -> Result<Void, LockerFault>
}

@MainActor
protocol Logbook: AnyObject {
    func note(_ line: String)
}

enum LockerAction {
    case open(number: String, isForGood: Bool)
    case rent(number: String)
    case showRows(Range<Int>)
    case leave
}

@MainActor
final class LockerRoomModel {
    private let wall: any LockerWall
    private let logbook: any Logbook

    private(set) var message: String?
    private(set) var rows: Range<Int>?
    private(set) var mine: [String] = []

    init(wall: any LockerWall, logbook: any Logbook) {
        self.wall = wall
        self.logbook = logbook
    }

    func perform(_ action: LockerAction) {
        switch action {
        case .open(let number, let isForGood): Task { await open(number, isForGood) }
        case .rent(let number): Task { await rent(number) }
        case .showRows(let range):
            guard !range.isEmpty else { return }
            rows = max(0, range.lowerBound - 2)..<min(50, range.upperBound + 2)
        case .leave:
            message = nil
            rows = nil
        }
    }

    private func open(_ number: String, _ isForGood: Bool) async {
        guard case .rented(let locker) = await wall.locker(number) else { return fail(.offline) }
        logbook.note("open \(number)")
        guard case .success = await locker.open(isForGood) else { return fail(.jammed) }
        guard isForGood else { return }
        guard case .success = await locker.wipe() else { return fail(.jammed) }
        mine.removeAll { $0 == number }
        logbook.note("given back \(number)")
    }

    private func rent(_ number: String) async {
        guard case .free(let locker) = await wall.locker(number) else { return fail(.offline) }
        switch await locker.rent() {
        case .success:
            mine.append(number)
            message = "\(locker.price) coins"
        case .failure(let fault): fail(fault)
        }
    }

    private func fail(_ fault: LockerFault) {
        message = fault == .jammed ? "It is jammed." : "Nobody answers."
    }
}
