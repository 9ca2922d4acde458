import Foundation
import Observation

@MainActor
@Observable
final class SupportChatViewModel {

    enum ConnectionState: Equatable {
        case disconnected
        case connecting
        case connected
        case closed(reason: String)
    }

    private(set) var messages: [ChatMessage] = []
    private(set) var connection: ConnectionState = .disconnected
    private(set) var isAgentTyping = false
    private(set) var unreadCount = 0
    private(set) var errorText: String?
    var draft = ""
    var isVisible = true

    private let conversationID: String
    private let service: any ChatServicing
    private let store: any MessageStoring
    private let makeID: () -> String

    init(
        conversationID: String,
        service: any ChatServicing,
        store: any MessageStoring,
        makeID: @escaping () -> String = { UUID().uuidString }
    ) {
        self.conversationID = conversationID
        self.service = service
        self.store = store
        self.makeID = makeID
    }

    var canSend: Bool {
        connection == .connected && !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    /// Connects and handles events until the stream ends.
    func start() async {
        messages = await store.messages(in: conversationID)
        connection = .connecting
        do {
            try await service.connect(conversationID: conversationID)
        } catch {
            connection = .disconnected
            errorText = "Could not connect to support."
            return
        }
        connection = .connected
        for await event in service.events() {
            await handle(event)
        }
    }

    func sendDraft() async {
        guard canSend else { return }
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        let message = ChatMessage(id: makeID(), author: .me, text: text, delivery: .sending)
        messages.append(message)
        draft = ""
        await deliver(message)
    }

    func retry(messageID: String) async {
        guard let message = messages.first(where: { $0.id == messageID && $0.delivery == .failed }) else { return }
        setDelivery(.sending, for: messageID)
        await deliver(message)
    }

    func markAsRead() {
        unreadCount = 0
    }

    func leave() async {
        await service.disconnect()
        connection = .disconnected
        isAgentTyping = false
    }

    // MARK: - Private

    private func handle(_ event: ChatEvent) async {
        switch event {
        case .message(let message):
            messages.append(message)
            isAgentTyping = false
            if !isVisible { unreadCount += 1 }
            await store.append(message, to: conversationID)
        case .agentTyping(let typing):
            isAgentTyping = typing
        case .closed(let reason):
            connection = .closed(reason: reason)
        }
    }

    private func deliver(_ message: ChatMessage) async {
        do {
            try await service.send(text: message.text, messageID: message.id)
            setDelivery(.sent, for: message.id)
            await store.append(message, to: conversationID)
        } catch {
            setDelivery(.failed, for: message.id)
            errorText = "Your message was not sent."
        }
    }

    private func setDelivery(_ delivery: ChatMessage.Delivery, for id: String) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[index].delivery = delivery
    }
}
