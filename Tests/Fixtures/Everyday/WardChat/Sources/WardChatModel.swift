import Foundation
import Observation

@MainActor @Observable
class WardChatModel {
    private(set) var messages: [ChatMessage] = []
    private(set) var isLoadingOlder = false
    private(set) var failure: ChatFailure?
    var draft: String {
        didSet { drafts[room] = draft }
    }

    let room: String
    let me: String
    @ObservationIgnored weak var scroller: ChatScrolling?

    private let backend: ChatBackend
    private let drafts: ChatDrafts
    private let calendar: Calendar
    private let now: () -> Date
    private let makeID: () -> UUID
    private var cursor: MessagePage.Cursor?
    private var lastRead = 0

    init(
        room: String, me: String, backend: ChatBackend, drafts: ChatDrafts,
        calendar: Calendar = .current, now: @escaping () -> Date = { Date() }, makeID: @escaping () -> UUID = { UUID() }
    ) {
        (self.room, self.me) = (room, me)
        (self.backend, self.drafts) = (backend, drafts)
        (self.calendar, self.now, self.makeID) = (calendar, now, makeID)
        draft = drafts[room]
    }

    convenience init(handover: Handover, backend: ChatBackend, drafts: ChatDrafts) {
        self.init(room: "ward-\(handover.ward)", me: handover.nurse, backend: backend, drafts: drafts)
    }

    struct Handover: Equatable {
        let ward: Int
        let nurse: String
    }

    // MARK: - Output

    var hasOlder: Bool { cursor != nil }

    var sections: [DaySection] {
        let days = Dictionary(grouping: messages) { calendar.startOfDay(for: $0.sentAt) }
        return days.keys.sorted().map { day in
            DaySection(day: day, messages: days[day, default: []].sorted { $0.sentAt < $1.sentAt })
        }
    }

    var unreadCount: Int {
        messages.count {
            if case .server(let number) = $0.id { number > lastRead && $0.author != me } else { false }
        }
    }

    // MARK: - Loading

    func open() async {
        failure = nil
        guard let page = await attempt({ try await self.backend.latest(in: self.room, limit: 30) }) else { return }
        let unsent = messages.filter { $0.delivery != .sent }
        messages = page.messages + unsent
        cursor = page.older
        if let last = messages.last { scroller?.scroll(to: last.id, animated: false) }
    }

    func loadOlder() async {
        guard let cursor, !isLoadingOlder else { return }
        isLoadingOlder = true
        defer { isLoadingOlder = false }
        guard let page = await attempt({ try await self.backend.older(in: self.room, before: cursor) }) else { return }
        let known = Set(messages.map(\.id))
        messages.insert(contentsOf: page.messages.filter { !known.contains($0.id) }, at: 0)
        self.cursor = page.older
    }

    // MARK: - Sending

    func send() async {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        draft = ""
        await send(.text(text))
    }

    func send(pulse: Int, saturation: Double) async {
        guard (20...300).contains(pulse), 0...100 ~= saturation else { return }
        await send(.vitals(pulse: pulse, saturation: saturation))
    }

    func retry(_ id: ChatMessage.ID) async {
        guard let index = messages.firstIndex(where: { $0.id == id }),
            messages[index].delivery == .failed(retryable: true)
        else { return }
        var message = messages.remove(at: index)
        message.delivery = .sending
        messages.append(message)
        await deliver(message)
    }

    func delete(_ message: ChatMessage) async {
        switch message.id {
        case .local:
            messages.removeAll { $0.id == message.id }
        case .server(let number):
            guard message.author == me, await attempt({ try await self.backend.delete(number) }) != nil else { return }
            change(message.id) { $0.body = .deleted }
        }
    }

    func didShow(_ id: ChatMessage.ID) {
        guard case .server(let number) = id, number > lastRead else { return }
        lastRead = number
        backend.markRead(upTo: number)
    }

    private func send(_ body: ChatMessage.Body) async {
        let message = ChatMessage(id: .local(makeID()), author: me, body: body, sentAt: now(), delivery: .sending)
        messages.append(message)
        scroller?.scroll(to: message.id, animated: true)
        await deliver(message)
    }

    private func deliver(_ message: ChatMessage) async {
        if let number = await attempt({ try await self.backend.post(message.body, in: self.room) }) {
            change(message.id) {
                $0.id = .server(number)
                $0.delivery = .sent
            }
        } else {
            change(message.id) { $0.delivery = .failed(retryable: failure == .timeout) }
        }
    }

    private func change(_ id: ChatMessage.ID, _ edit: (inout ChatMessage) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        edit(&messages[index])
    }

    private func attempt<Value>(_ work: () async throws -> Value) async -> Value? {
        do {
            let value = try await work()
            failure = nil
            return value
        } catch {
            failure = (error as? ChatFailure) ?? .timeout
            return nil
        }
    }
}
