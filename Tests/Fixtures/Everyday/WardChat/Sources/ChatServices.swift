import Foundation

protocol ChatBackend {
    func latest(in room: String, limit: Int) async throws -> MessagePage
    func older(in room: String, before cursor: MessagePage.Cursor) async throws -> MessagePage
    func post(_ body: ChatMessage.Body, in room: String) async throws -> Int
    func delete(_ id: Int) async throws
    func markRead(upTo id: Int)
}

protocol ChatDrafts {
    subscript(room: String) -> String { get nonmutating set }
}

@MainActor
protocol ChatScrolling: AnyObject {
    func scroll(to id: ChatMessage.ID, animated: Bool)
}
