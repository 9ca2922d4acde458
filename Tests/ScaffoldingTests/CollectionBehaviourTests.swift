import Testing

private let shelves = """
    struct Book: Equatable { let id: Int; var title: String }
    protocol Library { func books(on shelf: Int) async throws -> [Book]; func forget(_ id: Int) }
    final class Shelves {
        private(set) var booksByShelf: [Int: [Book]] = [:]
        private(set) var marked: Set<Int> = []
        private let library: Library
        init(library: Library) { self.library = library }
        func load(_ shelf: Int) async throws {
            guard booksByShelf[shelf] == nil else { return }
            booksByShelf[shelf] = try await library.books(on: shelf)
        }
        func mark(_ id: Int) { if marked.insert(id).inserted == false { marked.remove(id) } }
        func forgetAll() { marked.forEach { library.forget($0) }; marked.removeAll() }
        func total() -> Int { booksByShelf.values.reduce(0) { $0 + $1.count } }
    }
    """

private let handed = """
    protocol Session { var isOpen: Bool { get }; func open() throws; func close() }
    protocol Sessions { func makeSession(name: String) -> Session; func current() -> Session? }
    protocol Board: AnyObject { func show(_ text: String) }
    final class Desk {
        private weak var board: Board?
        private var session: Session?
        private let sessions: Sessions
        init(sessions: Sessions) { self.sessions = sessions }
        func attach(_ board: Board) { self.board = board }
        func start() { session = sessions.makeSession(name: "desk"); try? session?.open(); board?.show("started") }
        func stop() { guard let session, session.isOpen else { return }; session.close() }
    }
    """

private let unseen = """
    protocol Store { func data() -> [Int] }
    final class Reader {
        private(set) var count = 0
        private let store: Store
        private let decoder = Decoder2()
        init(store: Store) { self.store = store }
        func read() throws { let numbers = store.data(); _ = try decoder.decode(numbers); count = numbers.count }
        func look() { count = store.data().count }
    }
    """

private let base = """
    protocol Log { func write(_ text: String) }
    class Screen {
        let log: Log
        private(set) var isShown = false
        init(log: Log) { self.log = log }
        func title() -> String { "Screen" }
        func appear() { isShown = true; log.write(title()) }
    }
    final class Home: Screen {
        private(set) var visits = 0
        override func title() -> String { "Home" }
        override func appear() { super.appear(); visits += 1 }
    }
    """

private let listening = """
    protocol Feed { func lines() -> AsyncStream<String>; func history() async throws -> [String] }
    @MainActor final class Inbox {
        private(set) var isListening = false
        private(set) var lines: [String] = []
        private let feed: Feed
        init(feed: Feed) { self.feed = feed }
        func appear() async {
            isListening = true
            Task { for await line in feed.lines() { lines.append(line) }; isListening = false }
            lines = (try? await feed.history()) ?? []
        }
    }
    """

@Suite struct CollectionBehaviourTests {
    @Test func whatOthersMayDoWhileTheActWaitsIsNotClaimed() throws {
        let lines = try plannedSuite("Inbox", in: listening).lines
        #expect(!lines.contains { $0.contains("sut.isListening") })
    }

    @Test func dictionariesAndSetsAreFollowed() throws {
        let lines = try plannedSuite("Shelves", in: shelves).lines
        #expect(lines.contains { $0.hasPrefix("#expect(sut.booksByShelf == [") })
        #expect(
            lines.contains("#expect(sut.marked == [2])") || lines.contains { $0.hasPrefix("#expect(sut.marked == [") })
        #expect(lines.contains("#expect(deps.library.forgetCallsCount == 1)"))
        #expect(lines.contains("#expect(deps.library.booksCallsCount == 1)"))
    }

    @Test func doublesThatAreHandedOutAndHandedInAreLookedAt() throws {
        let lines = try plannedSuite("Desk", in: handed).lines
        #expect(lines.contains("#expect(deps.session.openCallsCount == 1)"))
        #expect(lines.contains("#expect(deps.session.closeCallsCount == 1)"))
        #expect(lines.contains("sut.attach(deps.board)"))
        #expect(lines.contains("#expect(deps.board.showReceivedText == \"started\")"))
    }

    @Test func whatMayThrowUnseenIsNotClaimed() throws {
        let lines = try plannedSuite("Reader", in: unseen).lines
        #expect(!lines.contains { $0.contains("sut.read()") })
        #expect(lines.contains("sut.look()"))
    }

    @Test func overridingMethodsStandForWhatTheyOverride() throws {
        let lines = try plannedSuite("Home", in: base).lines
        #expect(lines.contains("#expect(sut.visits == 1)"))
        #expect(lines.contains("#expect(deps.log.writeReceivedText == \"Home\")"))
        #expect(lines.contains("#expect(result == \"Home\")"))
        #expect(!lines.contains("#expect(result == \"Screen\")"))
    }
}
