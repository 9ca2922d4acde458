import Foundation

struct Ticket: Identifiable, Equatable, Sendable {
    enum Priority: Int, Comparable, Sendable {
        case low, normal, high, urgent

        static func < (lhs: Priority, rhs: Priority) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    let id: String
    var subject: String
    var customerName: String
    var priority: Priority
    var assigneeID: String?
    var lastMessageAt: Date
    var unreadMessages: Int
    var revision: Int
}

enum TicketUpdate: Equatable, Sendable {
    case snapshot([Ticket])
    case upserted(Ticket)
    case messageReceived(ticketID: Ticket.ID, at: Date, fromCustomer: Bool)
    case closed(ticketID: Ticket.ID)
}

enum TicketFilter: Equatable, Sendable {
    case all
    case mine
    case unassigned
}

struct Agent: Equatable, Sendable {
    let id: String
    let displayName: String
}
