import Foundation

// Every screen names what it needs, the app's one container conforms to all of it.

protocol HasMachines {
    var machines: any MachineService { get }
}

protocol HasWallet {
    var wallet: any Wallet { get }
}

protocol HasReminders {
    var reminders: any ReminderCentre { get }
}

@MainActor
protocol MachineService: AnyObject {
    func machines(in room: Room) async throws -> [Machine]
    func reserve(_ machine: Machine.ID, programme: Programme) async throws -> Reservation
    func cancel(_ reservation: Reservation.ID) async throws
}

@MainActor
protocol Wallet: AnyObject {
    var balance: Int { get }
    func charge(_ tokens: Int, note: String) throws(WalletError)
    func giveBack(_ tokens: Int)
}

@MainActor
protocol ReminderCentre {
    func remind(_ text: String, at moment: Date)
    func forgetAll()
}

struct Room: Hashable, Sendable {
    let building: String
    let floor: Int
}

struct Machine: Identifiable, Hashable, Sendable {
    let id: Int
    let kind: Kind
    let isBroken: Bool
    let freeAt: Date?

    enum Kind: Hashable, Sendable {
        case washer(kilos: Int)
        case dryer
    }
}

enum Programme: Int, CaseIterable, Sendable {
    case short = 30
    case eco = 150
    case hot = 90

    var tokens: Int {
        switch self {
        case .short: 1
        case .eco: 2
        case .hot: 3
        }
    }
}

struct Reservation: Identifiable, Equatable, Sendable {
    let id: UUID
    let machine: Machine.ID
    let startsAt: Date
}

enum WalletError: Error, Equatable {
    case notEnough(missing: Int)
    case blocked
}
