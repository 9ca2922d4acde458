import Testing

/// Methods and subscripts that the code gives its values, and types that it extends.
@Suite struct ValueMethodsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a mutating method that calls another",
            """
            struct Score: Equatable {
                var points = 0
                var best = 0
                mutating func add(_ more: Int) { points += more; keep() }
                private mutating func keep() { if points > self.best { self.best = points } }
            }
            final class Model {
                private(set) var score = Score()
                func hit() { 1️⃣score.add(3) }
            }
            """,
            reads: """
                hit() ⇒ sut.score == Score(points: 3, best: 3) 1️⃣
                """),
        Snippet(
            "a subscript that is set",
            """
            struct Note: Equatable { let id: Int; var text: String }
            struct Board: Equatable {
                var notes: [Note] = []
                subscript(id id: Int) -> Note? {
                    get { notes.first { $0.id == id } }
                    set {
                        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
                        if let newValue { notes[index] = newValue } else { notes.remove(at: index) }
                    }
                }
            }
            final class Model {
                private(set) var board = Board()
                func put(_ note: Note) { 1️⃣board.notes.append(note) }
                func drop(_ id: Int) { 2️⃣board[id: id] = nil }
            }
            """,
            reads: """
                put(note) ⇒ sut.board == Board(notes: [note]) 1️⃣
                put(note) when earlier note.id == 2, note.id == 3 after put(note) ⇒ sut.board == Board(notes: [earlier note, note]) 1️⃣
                drop(id) when id == earlier note.id after put(note) ⇒ sut.board == Board(notes: []) 2️⃣
                """),
        Snippet(
            "a method of lists",
            """
            struct Note: Equatable { let id: Int; var text: String }
            extension Array where Element == Note {
                mutating func put(_ note: Note) {
                    if let index = firstIndex(where: { $0.id == note.id }) { self[index] = note } else { append(note) }
                }
            }
            protocol Store { func notes() -> [Note] }
            final class Model {
                private let store: Store
                private(set) var notes: [Note] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣notes = store.notes() }
                func save(_ note: Note) { 2️⃣notes.put(note) }
            }
            """,
            reads: """
                load() ⇒ store.notes() · sut.notes == store.notes() 1️⃣
                save(note) ⇒ sut.notes == [note] 2️⃣
                """),
        Snippet(
            "an element that may not be there",
            """
            extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
            protocol Store { func names() -> [String] }
            protocol Router { func show(_ name: String) }
            final class Model {
                private let store: Store
                private let router: Router
                init(store: Store, router: Router) { self.store = store; self.router = router }
                func open(_ index: Int) {
                    guard let name = store.names()[safe: index] else { return }
                    1️⃣router.show(name)
                }
            }
            """,
            reads: """
                open(index) when index == 0, store.names().count == 1 ⇒ router.show(store.names()[0]) 1️⃣
                open(index) when index == 2, store.names().count == 1 ⇒ no router.show
                """),
        Snippet(
            "several elements put in front",
            """
            struct Note: Equatable { let id: Int }
            struct Board: Equatable { var notes: [Note] = [] }
            final class Model {
                private(set) var board = Board()
                func more(_ older: [Note]) { 1️⃣board.notes.insert(contentsOf: older, at: 0) }
            }
            """,
            reads: """
                more(older) when older.count == 1 ⇒ sut.board == Board(notes: [older[0]]) 1️⃣
                """),
        Snippet(
            "what is called whatever a value is after a method that is not read",
            """
            struct Board: Equatable { var names: [String] = [] }
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                private(set) var board = Board()
                init(log: Log) { self.log = log }
                func more(_ names: [String]) {
                    board.names.replaceSubrange(0..<0, with: names)
                    log.note("more")
                    1️⃣log.note(board.names.first ?? "none")
                }
            }
            """,
            reads: """
                more(names) ⇒ 2 × log.note(_) · log.note #1 got text == "more" 1️⃣
                """),
    ]
}
