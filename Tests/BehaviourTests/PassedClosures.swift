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
    ]
}
