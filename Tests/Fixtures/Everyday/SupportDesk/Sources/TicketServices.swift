import Foundation

protocol TicketService: Sendable {
    func updates() -> AsyncStream<TicketUpdate>
    func markRead(ticketID: Ticket.ID) async throws
    func assign(ticketID: Ticket.ID, to agentID: String) async throws -> Ticket
    func close(ticketID: Ticket.ID, resolution: String) async throws
}

enum TicketServiceError: Error, Equatable {
    case alreadyAssigned(to: String)
    case notFound
    case offline
}

@MainActor
protocol BadgeUpdating: AnyObject {
    func setBadge(_ count: Int)
}

protocol AnalyticsTracking: Sendable {
    func track(_ event: String, parameters: [String: String])
}
