import Foundation

struct ChatMessage: Identifiable, Hashable, Sendable {
    let id: ID
    let author: Author
    var body: String
    var sentAt: Date
    var delivery: Delivery
    var reactions: [String: Int] = [:]

    enum ID: Hashable, Sendable {
        case local(UUID)
        case remote(Int64)
    }

    enum Author: Hashable, Sendable {
        case me
        case agent(name: String)
    }

    enum Delivery: Hashable, Sendable {
        case pending, sent, read
        case failed(retryable: Bool)
    }
}

enum ChatEvent: Sendable, Equatable {
    case received(ChatMessage)
    case edited(id: ChatMessage.ID, body: String)
    case deleted(ChatMessage.ID)
    case readUpTo(Date)
    case typing(agent: String, isTyping: Bool)
    case closed(reason: String?)
}

struct SendReceipt: Sendable, Equatable {
    let serverID: Int64
    let acceptedAt: Date
}

enum ChatError: Error, Equatable {
    case tooLong, rateLimited, conversationClosed
}
