import Foundation
import Observation

@MainActor
@Observable
final class ConversationModel {
    static let maxLength = 500
    private(set) var messages: [ChatMessage] = []
    private(set) var typingAgents: Set<String> = []
    private(set) var isClosed = false
    private(set) var unreadCount = 0
    private(set) var banner: String?
    var draft: String
    var isVisible = false

    @ObservationIgnored weak var router: (any ChatRouting)?

    @ObservationIgnored private let conversation: String
    @ObservationIgnored private let transport: any ChatTransport
    @ObservationIgnored private let drafts: any DraftStoring
    @ObservationIgnored private let makeID: () -> UUID
    @ObservationIgnored private let now: () -> Date

    init(
        conversation: String,
        transport: any ChatTransport,
        drafts: any DraftStoring,
        makeID: @escaping () -> UUID = UUID.init,
        now: @escaping () -> Date = Date.init
    ) {
        self.conversation = conversation
        self.transport = transport
        self.drafts = drafts
        self.makeID = makeID
        self.now = now
        draft = drafts.draft(for: conversation) ?? ""
    }

    var canSend: Bool {
        !isClosed && !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    var typingLabel: String? {
        switch typingAgents.count {
        case 0: nil
        case 1: "\(typingAgents.first ?? "") is typing…"
        default: "Several people are typing…"
        }
    }

    /// Runs for the lifetime of the screen (`.task`).
    func run() async {
        do {
            messages = try await transport.history(conversation: conversation, limit: 50)
                .sorted { $0.sentAt < $1.sentAt }
        } catch {
            banner = "Older messages could not be loaded."
        }
        for await event in transport.events(conversation: conversation) {
            await apply(event)
        }
        typingAgents.removeAll()
    }

    func send() async throws {
        guard !isClosed else { throw ChatError.conversationClosed }
        let body = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !body.isEmpty else { return }
        guard body.count <= Self.maxLength else { throw ChatError.tooLong }

        let nonce = makeID()
        messages.append(ChatMessage(id: .local(nonce), author: .me, body: body, sentAt: now(), delivery: .pending))
        draft = ""
        drafts.save(nil, for: conversation)
        await deliver(body, nonce: nonce)
    }

    func retry(_ message: ChatMessage) async {
        guard case .local(let nonce) = message.id,
            case .failed(retryable: true) = message.delivery,
            let index = index(of: message.id)
        else { return }
        messages[index].delivery = .pending
        await deliver(message.body, nonce: nonce)
    }

    /// Disappears at once and comes back to where it was if the server refuses.
    func delete(_ message: ChatMessage) async {
        guard message.author == .me, let index = index(of: message.id) else { return }
        let removed = messages.remove(at: index)
        guard case .remote = removed.id else { return }
        do {
            try await transport.delete(removed.id, conversation: conversation)
        } catch {
            messages.insert(removed, at: min(index, messages.count))
            banner = "The message could not be deleted."
        }
    }

    func becameVisible() async {
        isVisible = true
        guard unreadCount > 0, let last = messages.last else { return }
        unreadCount = 0
        await transport.markRead(conversation: conversation, upTo: last.sentAt)
    }

    func leave() {
        isVisible = false
        drafts.save(draft.isEmpty ? nil : draft, for: conversation)
    }

    private func apply(_ event: ChatEvent) async {
        switch event {
        case .received(let message):
            guard index(of: message.id) == nil else { return }
            messages.append(message)
            if case .agent(let name) = message.author { typingAgents.remove(name) }
            if isVisible {
                await transport.markRead(conversation: conversation, upTo: message.sentAt)
            } else {
                unreadCount += 1
            }
        case .edited(let id, let body):
            if let index = index(of: id) { messages[index].body = body }
        case .deleted(let id):
            messages.removeAll { $0.id == id }
        case .readUpTo(let date):
            for index in messages.indices
            where messages[index].author == .me && messages[index].delivery == .sent && messages[index].sentAt <= date {
                messages[index].delivery = .read
            }
        case .typing(let agent, let isTyping):
            if isTyping { typingAgents.insert(agent) } else { typingAgents.remove(agent) }
        case .closed(let reason):
            isClosed = true
            router?.showRating(conversation: conversation, reason: reason)
        }
    }

    private func deliver(_ body: String, nonce: UUID) async {
        do {
            let receipt = try await transport.send(body, conversation: conversation, nonce: nonce)
            guard let index = index(of: .local(nonce)) else { return }
            messages[index] = ChatMessage(
                id: .remote(receipt.serverID), author: .me, body: body, sentAt: receipt.acceptedAt, delivery: .sent)
            banner = nil
        } catch ChatError.conversationClosed {
            messages.removeAll { $0.id == .local(nonce) }
            draft = body
            isClosed = true
        } catch {
            guard let index = index(of: .local(nonce)) else { return }
            messages[index].delivery = .failed(retryable: error as? ChatError != .tooLong)
            banner = error as? ChatError == .rateLimited ? "Slow down a little." : "Message not sent."
        }
    }

    private func index(of id: ChatMessage.ID) -> Int? {
        messages.firstIndex { $0.id == id }
    }
}
