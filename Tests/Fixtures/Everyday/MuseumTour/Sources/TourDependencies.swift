import Foundation

@MainActor
protocol TourNavigating: AnyObject {
    func setRoot(_ route: TourRoute)
    func push(_ route: TourRoute, animated: Bool)
    func pop()
    func present(_ route: TourRoute, onDismiss: @escaping () -> Void)
}

@MainActor
protocol TicketSession: AnyObject {
    var ticket: Ticket? { get }
    func redeem(_ code: String) async throws -> Ticket
    func signOut()
}

@MainActor
protocol AudioPlaying: AnyObject {
    var isPlaying: Bool { get }
    func stop()
}

@MainActor
protocol TourCoordinatorDelegate: AnyObject {
    func tourDidEnd(visitedExhibits: [Int])
    func tour(didFailToRedeem code: String)
}

struct Ticket: Equatable, Sendable {
    enum Kind: Sendable {
        case single, family, member
    }

    let code: String
    let kind: Kind
    let floors: Set<Int>
}
