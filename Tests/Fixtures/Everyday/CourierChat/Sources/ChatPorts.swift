import Foundation

protocol ChatTransport: Sendable {
    func send(id: ChatMessage.ID, text: String) async throws -> Date
    func markRead(upTo id: ChatMessage.ID) async throws
}

@MainActor
protocol TypingPort: AnyObject {
    func setTyping(_ isTyping: Bool)
}
