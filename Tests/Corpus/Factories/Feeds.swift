protocol PageFeed<Entry>: Sendable {
    associatedtype Entry: Identifiable where Entry.ID: Sendable
    associatedtype Mark: Sendable & Equatable
    associatedtype Query: Sendable = PageQuery

    var isOpen: Bool { get }
    func page(_ query: Query, after mark: Mark?) async throws -> Page<Entry, Mark>
    func withdraw(_ id: Entry.ID) async throws
}

protocol PageShelf<Key, Content>: Actor {
    associatedtype Key: Hashable & Sendable
    associatedtype Content: Sendable

    func content(_ key: Key) -> Content?
    func keep(_ content: Content, under key: Key)
}

struct PageQuery: Sendable {
    var words: String
}

struct Page<Entry: Sendable, Mark: Sendable>: Sendable {
    let entries: [Entry]
    let next: Mark?
}

struct Coin: Identifiable, Sendable {
    let id: Int
}

/// It is generic over a protocol with associated types, and spells what else it gets by them.
@MainActor final class FeedDesk<Source: PageFeed> where Source.Entry: Sendable {
    typealias Entry = Source.Entry
    typealias Slice = Page<Entry, Source.Mark>

    private let source: Source
    private let shelf: any PageShelf<Int, Slice>
    private(set) var entries: [Entry] = []
    let isOpen: Bool

    init(source: Source, shelf: some PageShelf<Int, Slice>) {
        self.source = source
        self.shelf = shelf
        isOpen = source.isOpen
    }

    func open(_ query: Source.Query) async throws {
        let page = try await source.page(query, after: nil)
        entries = page.entries
        await shelf.keep(page, under: 1)
    }
}

protocol Journal {
    static func note(_ text: String)
    static var level: Int { get }
}

enum DiskJournal: Journal {
    static func note(_ text: String) { fatalError("would write to the disk") }
    static var level: Int { fatalError("would read from the disk") }
}

/// It gets a type, not a value.
@MainActor final class JournalDesk {
    private let journal: Journal.Type

    init(journal: Journal.Type = DiskJournal.self) {
        self.journal = journal
        journal.note("made at \(journal.level)")
    }
}
