import Foundation
import Observation

@MainActor
@Observable
final class TicketQueueViewModel {
    enum Phase: Equatable {
        case idle
        case connecting
        case live
        case disconnected
    }

    private(set) var phase: Phase = .idle
    private(set) var tickets: [Ticket] = []
    private(set) var selectedTicketID: Ticket.ID?
    private(set) var closingTicketIDs: Set<Ticket.ID> = []
    private(set) var alertMessage: String?
    var filter: TicketFilter = .all
    var searchText = ""

    @ObservationIgnored private let agent: Agent
    @ObservationIgnored private let service: any TicketService
    @ObservationIgnored private let badge: any BadgeUpdating
    @ObservationIgnored private let analytics: any AnalyticsTracking
    @ObservationIgnored private var listener: Task<Void, Never>?

    init(
        agent: Agent,
        service: any TicketService,
        badge: any BadgeUpdating,
        analytics: any AnalyticsTracking
    ) {
        self.agent = agent
        self.service = service
        self.badge = badge
        self.analytics = analytics
    }

    // MARK: - Derived state

    var visibleTickets: [Ticket] {
        let query = searchText.trimmingCharacters(in: .whitespaces).lowercased()
        return tickets.filter { ticket in
            guard matchesFilter(ticket) else { return false }
            guard !query.isEmpty else { return true }
            return ticket.subject.lowercased().contains(query)
                || ticket.customerName.lowercased().contains(query)
        }
    }

    var unreadCount: Int {
        tickets
            .filter { $0.assigneeID == agent.id || $0.assigneeID == nil }
            .reduce(0) { $0 + $1.unreadMessages }
    }

    var title: String {
        unreadCount > 0 ? "Queue (\(min(unreadCount, 99))\(unreadCount > 99 ? "+" : ""))" : "Queue"
    }

    // MARK: - Lifecycle

    func start() {
        guard listener == nil else { return }
        phase = .connecting
        let stream = service.updates()
        listener = Task { [weak self] in
            for await update in stream {
                guard let self, !Task.isCancelled else { return }
                self.apply(update)
            }
            guard !Task.isCancelled else { return }
            self?.streamDidFinish()
        }
    }

    func stop() {
        listener?.cancel()
        listener = nil
        phase = .idle
    }

    // MARK: - Actions

    func select(_ ticketID: Ticket.ID) async {
        guard let index = tickets.firstIndex(where: { $0.id == ticketID }) else { return }
        selectedTicketID = ticketID
        let previousUnread = tickets[index].unreadMessages
        guard previousUnread > 0 else { return }
        tickets[index].unreadMessages = 0
        refreshBadge()
        do {
            try await service.markRead(ticketID: ticketID)
        } catch {
            // Messages may have arrived in the meantime, so add rather than overwrite.
            mutate(ticketID) { $0.unreadMessages += previousUnread }
        }
    }

    func claim(_ ticketID: Ticket.ID) async {
        guard let ticket = tickets.first(where: { $0.id == ticketID }), ticket.assigneeID != agent.id else { return }
        do {
            let updated = try await service.assign(ticketID: ticketID, to: agent.id)
            upsert(updated)
            commit()
            analytics.track("ticket_claimed", parameters: ["id": ticketID, "agent": agent.id])
        } catch TicketServiceError.alreadyAssigned(let name) {
            alertMessage = "\(name) is already working on this ticket."
        } catch TicketServiceError.notFound {
            remove(ticketID)
        } catch {
            alertMessage = "The ticket couldn't be assigned. Please try again."
        }
    }

    func close(_ ticketID: Ticket.ID, resolution: String) async {
        let note = resolution.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !note.isEmpty else {
            alertMessage = "Please describe how the ticket was resolved."
            return
        }
        guard closingTicketIDs.insert(ticketID).inserted else { return }
        defer { closingTicketIDs.remove(ticketID) }
        do {
            try await service.close(ticketID: ticketID, resolution: note)
            remove(ticketID)
            analytics.track("ticket_closed", parameters: ["id": ticketID])
        } catch {
            alertMessage = "The ticket couldn't be closed. Please try again."
        }
    }

    func dismissAlert() {
        alertMessage = nil
    }

    // MARK: - Merging updates

    private func apply(_ update: TicketUpdate) {
        switch update {
        case .snapshot(let snapshot):
            tickets = snapshot
            phase = .live
            if let selected = selectedTicketID, !snapshot.contains(where: { $0.id == selected }) {
                selectedTicketID = nil
            }
            commit()
        case .upserted(let ticket):
            upsert(ticket)
            commit()
        case .messageReceived(let ticketID, let date, let fromCustomer):
            mutate(ticketID) { ticket in
                ticket.lastMessageAt = max(ticket.lastMessageAt, date)
                if fromCustomer, ticketID != selectedTicketID {
                    ticket.unreadMessages += 1
                }
            }
        case .closed(let ticketID):
            remove(ticketID)
        }
    }

    private func upsert(_ ticket: Ticket) {
        guard let index = tickets.firstIndex(where: { $0.id == ticket.id }) else {
            tickets.append(ticket)
            return
        }
        // The socket may deliver out of order; never go back to an older revision.
        guard ticket.revision > tickets[index].revision else { return }
        tickets[index] = ticket
    }

    private func mutate(_ ticketID: Ticket.ID, _ change: (inout Ticket) -> Void) {
        guard let index = tickets.firstIndex(where: { $0.id == ticketID }) else { return }
        change(&tickets[index])
        commit()
    }

    private func remove(_ ticketID: Ticket.ID) {
        tickets.removeAll { $0.id == ticketID }
        if selectedTicketID == ticketID {
            selectedTicketID = nil
        }
        refreshBadge()
    }

    private func commit() {
        tickets.sort { lhs, rhs in
            if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
            if lhs.lastMessageAt != rhs.lastMessageAt { return lhs.lastMessageAt > rhs.lastMessageAt }
            return lhs.id < rhs.id
        }
        refreshBadge()
    }

    private func refreshBadge() {
        badge.setBadge(unreadCount)
    }

    private func streamDidFinish() {
        listener = nil
        phase = .disconnected
    }

    private func matchesFilter(_ ticket: Ticket) -> Bool {
        switch filter {
        case .all: true
        case .mine: ticket.assigneeID == agent.id
        case .unassigned: ticket.assigneeID == nil
        }
    }
}
