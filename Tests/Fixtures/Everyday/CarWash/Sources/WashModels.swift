import Foundation

enum WashProgramme: String, CaseIterable, Sendable {
    case rinse, classic, deluxe

    var priceInCents: Int {
        switch self {
        case .rinse: 490
        case .classic: 890
        case .deluxe: 1490
        }
    }
}

struct WashTicket: Equatable, Sendable {
    let code: String
    let bay: Int
}

struct WashViewState: Equatable {
    enum Step: Equatable {
        case choosing
        case paying
        case washing(WashTicket, secondsLeft: Int)
        case finished(stars: Int?)
        case outOfOrder(bay: Int)
    }

    var step: Step = .choosing
    var programme: WashProgramme = .classic
    var extras: Set<WashExtra> = []
    var alert: Alert?

    struct Alert: Equatable, Identifiable {
        let id: Kind
        var attemptsLeft: Int?

        enum Kind: Equatable { case paymentFailed, cardBlocked, leaveQuestion }
    }

    var total: String {
        let cents = programme.priceInCents + extras.map(\.priceInCents).reduce(0, +)
        return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €"
    }
}

enum WashExtra: Int, Sendable, CaseIterable {
    case wax = 200
    case underbody = 150

    var priceInCents: Int { rawValue }
}

enum WashViewAction {
    case select(WashProgramme)
    case toggle(WashExtra)
    case pay
    case tick
    case emergencyStop
    case rate(stars: Int)
    case back
    case alert(AlertAction)

    enum AlertAction { case confirm, dismiss }
}

enum WashOutput: Equatable {
    case close
    case showReceipt(code: String)
    case callAttendant(bay: Int)
}

enum PaymentError: Error {
    case declined, cardBlocked
}

protocol WashPayments: Sendable {
    func pay(cents: Int, programme: WashProgramme) async throws -> WashTicket
    func refund(_ ticket: WashTicket) async
}

protocol WashBay: AnyObject {
    func start(_ programme: WashProgramme, extras: Set<WashExtra>, ticket: WashTicket) -> Int?
    func halt(bay: Int)
}

protocol WashFeedback {
    func rated(_ stars: Int, programme: WashProgramme)
}
