import Testing

/// Methods of dependencies that run a closure to give back what it gives.
@Suite struct PassedClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "with a transaction, at once or later",
            """
            class ReadTx { init() {} }
            protocol DB {
                func read<T>(block: (ReadTx) throws -> T) rethrows -> T
                func write<T>(_ block: (ReadTx) throws -> T) async throws -> T
            }
            protocol Store { func flag(_ key: String, tx: ReadTx) -> Bool; func save(_ value: Int, tx: ReadTx) throws }
            final class Model {
                private(set) var isOff = false
                private let db: any DB
                private let store: any Store
                init(db: any DB, store: any Store) { self.db = db; self.store = store }
                func check() { 1️⃣isOff = db.read { tx in store.flag("off", tx: tx) } }
                func save(_ value: Int) async throws { 2️⃣try await db.write { tx in try store.save(value, tx: tx) } }
            }
            """,
            reads: """
                check() ⇒ db.read(_) · store.flag("off", db.read#0) · sut.isOff == store.flag() 1️⃣
                save(value) ⇒ db.write(_) · store.save(value, db.write#0) 2️⃣
                save(value) when store.save throws ⇒ throws store.save error · db.write(_) · store.save(value, db.write#0) 2️⃣
                save(value) when db.write throws ⇒ throws db.write error · db.write(_) · no store.save 2️⃣
                """),
        Snippet(
            "with nothing",
            """
            protocol Context { func perform<T>(_ work: () throws -> T) rethrows -> T }
            protocol Store { func all() throws -> [Int] }
            final class Model {
                private(set) var values: [Int] = []
                private let context: any Context
                private let store: any Store
                init(context: any Context, store: any Store) { self.context = context; self.store = store }
                func load() {
                    do { 1️⃣values = try context.perform { try store.all() } } catch { 2️⃣values = [] }
                }
            }
            """,
            reads: """
                load() ⇒ context.perform(_) · store.all() · sut.values == store.all() 1️⃣
                load() when store.all throws ⇒ context.perform(_) · store.all() 1️⃣
                load() when store.all throws after load() ⇒ 2 × context.perform(_) · 2 × store.all() · sut.values == [] 1️⃣2️⃣
                """),
        Snippet(
            "a closure that edits a copy of a list, with what the project adds to lists",
            """
            import Foundation
            struct Row: Equatable, Identifiable { let id: Int; var isLast: Bool }
            extension [Row] {
                mutating func settle() { self = filter { !$0.isLast } + filter(\\.isLast) }
            }
            protocol Store { func rows() -> [Row]; func save(_ rows: [Row]) }
            final class Editor {
                private(set) var rows: [Row] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣rows = store.rows() }
                func toggle(_ id: Int) {
                    commit {
                        guard let index = $0.firstIndex(where: { $0.id == id }) else { return }
                        2️⃣$0[index].isLast.toggle()
                        $0.settle()
                    }
                }
                func put(_ row: Row, at place: Int) { commit { 3️⃣$0.insert(row, at: place - 1) } }
                private func commit(_ change: (inout [Row]) -> Void) {
                    let before = rows
                    var draft = rows
                    change(&draft)
                    guard draft != before else { return }
                    4️⃣rows = draft
                    store.save(draft)
                }
            }
            """,
            reads: """
                load() ⇒ store.rows() · sut.rows == store.rows() 1️⃣
                toggle(id) ⇒ no store.save
                toggle(id) when earlier store.rows().count == 1, earlier store.rows()[0].isLast, id == earlier store.rows()[0].id after load() ⇒ store.save(_) · store.save got rows.count == 1 · store.save got rows[0].isLast == false · sut.rows[0].isLast == false 2️⃣4️⃣
                toggle(id) when earlier store.rows().count == 1, earlier store.rows()[0].id == 2, id == 3 after load() ⇒ no store.save
                put(row, place) when place == 1 ⇒ store.save([row]) · sut.rows == [row] 3️⃣4️⃣
                put(row, place) when earlier store.rows().count == 1, earlier store.rows()[0].id == 2, place == 1, row.id == 3 after load() ⇒ store.save([row, earlier store.rows()[0]]) · sut.rows == [row, earlier store.rows()[0]] 3️⃣4️⃣
                """),
    ]
}
