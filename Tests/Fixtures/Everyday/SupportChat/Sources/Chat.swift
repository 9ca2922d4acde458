import Foundation

struct ChatMessage: Identifiable, Equatable, Sendable {
    enum Author: Equatable, Sendable {
        case me
        case agent(name: String)
    }

    enum Delivery: Equatable, Sendable {
        case sending
        case sent
        case failed
    }

    let id: String
    let author: Author
    let text: String
    var delivery: Delivery
}

enum ChatEvent: Equatable, Sendable {
    case message(ChatMessage)
    case agentTyping(Bool)
    case closed(reason: String)
}

protocol ChatServicing: Sendable {
    func connect(conversationID: String) async throws
    func events() -> AsyncStream<ChatEvent>
    func send(text: String, messageID: String) async throws
    func disconnect() async
}

protocol MessageStoring: Sendable {
    func messages(in conversationID: String) async -> [ChatMessage]
    func append(_ message: ChatMessage, to conversationID: String) async
}
