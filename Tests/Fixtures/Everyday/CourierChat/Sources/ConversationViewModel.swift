import Foundation
import Observation

@MainActor
@Observable
final class ConversationViewModel {
    static let typingInterval: TimeInterval = 4
    static let maximumLength = 500

    private(set) var isCourierTyping = false
    private(set) var draft = ""

    var rows: [ChatRow] { timeline.rows(calendar: calendar) }
    var canSend: Bool { (1...Self.maximumLength).contains(trimmedDraft.count) }

    private let transport: any ChatTransport
    private let typing: any TypingPort
    private let calendar: Calendar
    private let now: () -> Date
    private let makeID: () -> String
    private var timeline = ChatTimeline()
    @ObservationIgnored private var lastTypingSignal: Date?
    @ObservationIgnored private var lastReadID: ChatMessage.ID?
    @ObservationIgnored private var isVisible = false

    init(
        transport: any ChatTransport,
        typing: any TypingPort,
        calendar: Calendar = .current,
        now: @escaping () -> Date = Date.init,
        makeID: @escaping () -> String = { UUID().uuidString }
    ) {
        self.transport = transport
        self.typing = typing
        self.calendar = calendar
        self.now = now
        self.makeID = makeID
    }

    func draftChanged(_ text: String) {
        draft = text
        guard !trimmedDraft.isEmpty else { return stopTyping() }
        if let last = lastTypingSignal, now().timeIntervalSince(last) < Self.typingInterval { return }
        lastTypingSignal = now()
        typing.setTyping(true)
    }

    func send() async {
        guard canSend else { return }
        let text = trimmedDraft
        let message = ChatMessage(id: makeID(), author: .customer, text: text, sentAt: now(), delivery: .sending)
        draft = ""
        stopTyping()
        timeline.merge([message])
        await deliver(message)
    }

    func retry(_ id: ChatMessage.ID) async {
        guard let failed = timeline[id], failed.delivery == .failed else { return }
        let retried = now()
        timeline.update(id) {
            $0.delivery = .sending
            $0.sentAt = retried
        }
        await deliver(failed)
    }

    func received(_ messages: [ChatMessage]) async {
        let hadCourierMessage = messages.contains { $0.author == .courier && timeline[$0.id] == nil }
        timeline.merge(messages)
        if hadCourierMessage { isCourierTyping = false }
        await markReadIfVisible()
    }

    func courierTypingChanged(_ isTyping: Bool) { isCourierTyping = isTyping }

    /// The courier read everything we sent up to and including the given message.
    func readReceiptReceived(upTo id: ChatMessage.ID) {
        guard let limit = timeline[id]?.sentAt else { return }
        for message in timeline.messages
        where message.author == .customer && message.delivery == .sent && message.sentAt <= limit {
            timeline.update(message.id) { $0.delivery = .read }
        }
    }

    func didAppear() async {
        isVisible = true
        await markReadIfVisible()
    }

    func didDisappear() {
        isVisible = false
        stopTyping()
    }

    private var trimmedDraft: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func deliver(_ message: ChatMessage) async {
        do {
            let accepted = try await transport.send(id: message.id, text: message.text)
            timeline.update(message.id) {
                $0.delivery = max($0.delivery, .sent)
                $0.sentAt = accepted
            }
        } catch {
            // The echo may have arrived although the response was lost.
            timeline.update(message.id) {
                if $0.delivery == .sending { $0.delivery = .failed }
            }
        }
    }

    private func markReadIfVisible() async {
        guard isVisible, let latest = timeline.messages.last(where: { $0.author == .courier }),
            latest.id != lastReadID
        else { return }
        let previous = lastReadID
        lastReadID = latest.id
        do {
            try await transport.markRead(upTo: latest.id)
        } catch {
            lastReadID = previous
        }
    }

    private func stopTyping() {
        guard lastTypingSignal != nil else { return }
        lastTypingSignal = nil
        typing.setTyping(false)
    }
}
