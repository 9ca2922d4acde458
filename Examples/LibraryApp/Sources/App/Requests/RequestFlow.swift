import Foundation

/// A reader's wish for a book, filled in step by step.
struct BookRequest: Equatable, Sendable {
    /// A way to get the book.
    struct Channel: Identifiable, Equatable, Sendable {
        let id: Int
        var name: String
    }

    var title: String?
    var neededBy: Date?
    var copies: Int?
    var channels: Set<Channel.ID> = []
    var note = ""
}

enum BookRequestError: Error, Equatable {
    case tooLong(limit: Int)
}

/// The steps of a request.
enum BookRequestStep: Int, CaseIterable, Sendable {
    case book, terms, review
}

protocol BookRequestDesk: Sendable {
    func channels() async -> [BookRequest.Channel]
    func submit(_ request: BookRequest) async throws -> Int
}

protocol BookRequestDrafts: Sendable {
    func save(_ request: BookRequest)
    func delete()
}

/// Asks for what a request needs, one step after the other, and sends it in.
@MainActor
final class RequestFlowViewModel {
    static let longestNote = 280

    private(set) var step = BookRequestStep.book
    private(set) var problem: String?
    private(set) var channels: [BookRequest.Channel] = []
    private(set) var number: Int?
    var request = BookRequest() {
        didSet { if request != oldValue { drafts.save(request) } }
    }

    private let desk: any BookRequestDesk
    private let drafts: any BookRequestDrafts
    private let now: @Sendable () -> Date

    init(desk: any BookRequestDesk, drafts: any BookRequestDrafts, now: @escaping @Sendable () -> Date = { Date() }) {
        self.desk = desk
        self.drafts = drafts
        self.now = now
    }

    /// Whether everything that there is was chosen.
    var choosesAll: Bool { !channels.isEmpty && request.channels.count == channels.count }

    func load() async {
        channels = await desk.channels()
    }

    func toggleAll() {
        request.channels = choosesAll ? [] : Set(channels.map(\.id))
    }

    func annotate(_ text: String) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.count <= Self.longestNote else { throw BookRequestError.tooLong(limit: Self.longestNote) }
        request.note = text
    }

    func next() {
        problem = check()
        guard problem == nil, let following = BookRequestStep(rawValue: step.rawValue + 1) else { return }
        step = following
    }

    func back() {
        problem = nil
        guard let previous = BookRequestStep(rawValue: step.rawValue - 1) else { return }
        step = previous
    }

    func submit() async {
        guard step == .review else { return }
        do {
            number = try await desk.submit(request)
            drafts.delete()
        } catch {
            problem = "The request could not be sent."
        }
    }

    private func check() -> String? {
        switch step {
        case .book: return request.title == nil ? "Which book is it?" : nil
        case .terms:
            guard let date = request.neededBy, date > now() else { return "By when is it needed?" }
            return (request.copies ?? 0) > 0 ? nil : "How many copies?"
        case .review: return nil
        }
    }
}
