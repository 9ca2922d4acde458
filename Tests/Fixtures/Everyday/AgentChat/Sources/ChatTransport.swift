import Foundation

protocol ChatTransport: Sendable {
    func events(conversation: String) -> AsyncStream<ChatEvent>
    func history(conversation: String, limit: Int) async throws -> [ChatMessage]
    func send(_ body: String, conversation: String, nonce: UUID) async throws -> SendReceipt
    func delete(_ id: ChatMessage.ID, conversation: String) async throws
    func markRead(conversation: String, upTo date: Date) async
}

protocol DraftStoring: Sendable {
    func draft(for conversation: String) -> String?
    func save(_ draft: String?, for conversation: String)
}

@MainActor
protocol ChatRouting: AnyObject {
    func showRating(conversation: String, reason: String?)
}
