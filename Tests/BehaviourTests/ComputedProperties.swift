import Testing

/// Computed properties: what reading one gives.
@Suite struct ComputedPropertiesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "private state that a computed property shows",
            """
            struct Message: Equatable { let id: String; var isRead: Bool }
            struct Timeline {
                private(set) var messages: [Message] = []
                mutating func merge(_ incoming: [Message]) {
                    for message in incoming {
                        if let index = messages.firstIndex(where: { $0.id == message.id }) {
                            1️⃣messages[index] = message
                        } else {
                            2️⃣messages.append(message)
                        }
                    }
                }
                mutating func update(_ id: String, _ change: (inout Message) -> Void) {
                    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
                    change(&messages[index])
                }
            }
            final class Model {
                private var timeline = Timeline()
                var rows: [Message] { timeline.messages }
                func received(_ messages: [Message]) { 3️⃣timeline.merge(messages) }
                func read(_ id: String) { timeline.update(id) { 4️⃣$0.isRead = true } }
            }
            """,
            reads: """
                rows ⇒ returns []
                received(messages) when messages.count == 1 ⇒ sut.rows == [messages[0]] 2️⃣3️⃣
                received(messages) when earlier messages.count == 1, messages.count == 1, messages[0] == earlier messages[0] after received(messages) ⇒ sut.rows == [messages[0]] 3️⃣
                received(messages) when !earlier messages[0].id.isEmpty, !messages[0].id.isEmpty, earlier messages.count == 1, messages.count == 1 after received(messages) ⇒ sut.rows == [messages[0]] 1️⃣3️⃣
                received(messages) when !earlier messages[0].id.isEmpty, earlier messages.count == 2, earlier messages[1].id == "id 2", messages.count == 1, messages[0] == earlier messages[0] after received(messages) ⇒ sut.rows == [messages[0], earlier messages[1]] 2️⃣3️⃣
                read(id) when earlier messages.count == 1, id == earlier messages[0].id after received(messages) ⇒ sut.rows[0].isRead == true 4️⃣
                """),
        Snippet(
            "from a dependency",
            """
            protocol Store { var count: Int { get } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var isEmpty: Bool { 1️⃣store.count == 0 }
            }
            """,
            reads: """
                isEmpty when store.count == 0 ⇒ returns true 1️⃣
                isEmpty when store.count == 2 ⇒ returns false 1️⃣
                """),
        Snippet(
            "from the state",
            """
            struct Item { let name: String }
            final class Model {
                private(set) var items: [String]
                init(items: [String]) { self.items = items }
                var hasItems: Bool { 1️⃣!items.isEmpty }
            }
            """,
            reads: """
                init ⇒ sut.items == items
                hasItems ⇒ returns !items.isEmpty 1️⃣
                """),
        Snippet(
            "a setter",
            """
            protocol Store: AnyObject { var volume: Int { get set } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var volume: Int {
                    get { store.volume }
                    set { 1️⃣store.volume = newValue }
                }
            }
            """,
            reads: """
                volume ⇒ returns store.volume
                set volume ⇒ store.volume == new volume 1️⃣
                """),
        Snippet(
            "one that throws",
            """
            enum Failure: Error { case closed }
            protocol Store { var isOpen: Bool { get }; var name: String { get } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var name: String {
                    get throws {
                        1️⃣guard store.isOpen else { 2️⃣throw Failure.closed }
                        return store.name
                    }
                }
            }
            """,
            reads: """
                name when store.isOpen ⇒ returns store.name 1️⃣
                name when !store.isOpen ⇒ throws .closed 1️⃣2️⃣
                """),
        Snippet(
            "`lazy`",
            """
            protocol Store { func name() -> String }
            final class Model {
                private let store: Store
                private lazy var name = store.name()
                init(store: Store) { self.store = store }
                func title() -> String { 1️⃣name }
            }
            """,
            reads: """
                title() ⇒ returns store.name() · store.name() 1️⃣
                """),
        Snippet(
            "the getter of a property that has a setter",
            """
            protocol Store: AnyObject { var volume: Int { get set } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var volume: Int {
                    get { 1️⃣store.volume }
                    set { store.volume = newValue }
                }
            }
            """,
            reads: """
                volume ⇒ returns store.volume 1️⃣
                set volume ⇒ store.volume == new volume
                """),
        Snippet(
            "what comes two acts later, past properties that are only read",
            """
            protocol Store { func rows() async throws -> [String]; func delete(_ row: String) async throws }
            final class List {
                private(set) var rows: [String] = []
                private(set) var undone: String?
                private let store: Store
                var title: String { rows.isEmpty ? "None" : "Some" }
                var canUndo: Bool { undone != nil }
                init(store: Store) { self.store = store }
                func load() async throws { rows = try await store.rows() }
                func delete(_ row: String) async throws {
                    guard rows.contains(row) else { return }
                    rows.removeAll { $0 == row }
                    try await store.delete(row)
                    undone = row
                }
                func undo() {
                    guard let row = undone else { return }
                    1️⃣undone = nil
                    2️⃣rows.append(row)
                }
            }
            """,
            reads: """
                title ⇒ returns "None"
                title when earlier store.rows().count == 1 after load() ⇒ returns "Some"
                canUndo ⇒ returns false
                canUndo when earlier row == earlier store.rows()[0], earlier store.rows().count == 1 after load(), delete(row) ⇒ returns true
                load() ⇒ store.rows() · sut.rows == store.rows()
                load() when store.rows throws ⇒ throws store.rows error · store.rows()
                delete(row) ⇒ no store.delete
                delete(row) when earlier store.rows().count == 1, row == earlier store.rows()[0] after load() ⇒ store.delete(row) · sut.rows == [] · sut.undone == row
                delete(row) when store.delete throws, earlier store.rows().count == 1, row == earlier store.rows()[0] after load() ⇒ throws store.delete error · store.delete(row) · sut.rows == []
                delete(row) when !earlier store.rows()[0].isEmpty, earlier store.rows().count == 2, earlier store.rows()[1] == "rows 2", row == earlier store.rows()[0] after load() ⇒ store.delete(row) · sut.rows == [earlier store.rows()[1]] · sut.undone == row
                undo() when earlier row == earlier store.rows()[0], earlier store.rows().count == 1 after load(), delete(row) ⇒ sut.rows == [earlier row] · sut.undone == nil 1️⃣2️⃣
                undo() when !earlier store.rows()[0].isEmpty, earlier row == earlier store.rows()[0], earlier store.rows().count == 2, earlier store.rows()[1] == "rows 2" after load(), delete(row) ⇒ sut.rows == [earlier store.rows()[1], earlier row] · sut.undone == nil 1️⃣2️⃣
                """),
        Snippet(
            "groups and an order made of what was loaded before",
            """
            enum Level: Int, Comparable {
                case low = 1, high
                static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
            }
            struct Puzzle: Equatable { let id: Int; let level: Level }
            struct Section: Equatable { let level: Level; let puzzles: [Puzzle] }
            protocol Service { func load() async throws -> [Puzzle] }
            final class Model {
                private(set) var puzzles: [Puzzle] = []
                private let service: Service
                init(service: Service) { self.service = service }
                var sections: [Section] {
                    1️⃣Dictionary(grouping: puzzles, by: \\.level)
                        .map { Section(level: $0.key, puzzles: $0.value) }
                        .sorted { $0.level < $1.level }
                }
                func load() async throws { puzzles = try await service.load() }
            }
            """,
            reads: """
                sections ⇒ returns [] 1️⃣
                sections when earlier service.load().count == 2, earlier service.load()[0].level == .low, earlier service.load()[1].level == .low after load() ⇒ returns [Section(level: earlier service.load()[0].level, puzzles: [earlier service.load()[0], earlier service.load()[1]])] 1️⃣
                sections when earlier service.load().count == 2, earlier service.load()[0].level == .low, earlier service.load()[1].level == .high after load() ⇒ returns [Section(level: earlier service.load()[0].level, puzzles: [earlier service.load()[0]]), Section(level: earlier service.load()[1].level, puzzles: [earlier service.load()[1]])] 1️⃣
                load() ⇒ service.load() · sut.puzzles == service.load()
                load() when service.load throws ⇒ throws service.load error · service.load()
                """),
    ]
}
