import Foundation

struct ChatMessage: Identifiable, Equatable, Sendable {
    enum Author: Sendable { case customer, courier }

    enum Delivery: Comparable, Sendable { case failed, sending, sent, read }

    /// Created on the client and echoed by the backend, hence stable through sending.
    let id: String
    let author: Author
    let text: String
    var sentAt: Date
    var delivery: Delivery
}

enum ChatRow: Equatable, Sendable {
    case day(Date)
    case message(ChatMessage)
}

struct ChatTimeline {
    private(set) var messages: [ChatMessage] = []

    subscript(id: ChatMessage.ID) -> ChatMessage? { messages.first { $0.id == id } }

    mutating func merge(_ incoming: [ChatMessage]) {
        for message in incoming {
            if let index = messages.firstIndex(where: { $0.id == message.id }) {
                var merged = message
                merged.delivery = max(messages[index].delivery, message.delivery)
                messages[index] = merged
            } else {
                messages.append(message)
            }
        }
        sort()
    }

    mutating func update(_ id: ChatMessage.ID, _ change: (inout ChatMessage) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
        sort()
    }

    func rows(calendar: Calendar) -> [ChatRow] {
        var rows: [ChatRow] = []
        var lastDay: Date?
        for message in messages {
            let day = calendar.startOfDay(for: message.sentAt)
            if day != lastDay { rows.append(.day(day)) }
            lastDay = day
            rows.append(.message(message))
        }
        return rows
    }

    private mutating func sort() { messages.sort { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) } }
}
