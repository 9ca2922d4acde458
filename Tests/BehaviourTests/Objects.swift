import Testing

/// Objects that the SUT is given or keeps: what it puts into them is there for whoever holds them.
@Suite struct ObjectsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a field of an object that is handed over",
            """
            protocol Context { func save() throws }
            final class Track {
                var title: String
                var isSynced: Bool
                init(title: String, isSynced: Bool) { self.title = title; self.isSynced = isSynced }
            }
            final class Model {
                private let context: Context
                init(context: Context) { self.context = context }
                func mark(_ track: Track) throws {
                    1️⃣track.isSynced = false
                    2️⃣try context.save()
                }
                func rename(_ track: Track, to title: String) {
                    3️⃣guard !title.isEmpty else { return }
                    4️⃣track.title = title
                }
            }
            """,
            reads: """
                mark(track) when track.isSynced ⇒ context.save() · track.isSynced becomes false 1️⃣2️⃣
                mark(track) when context.save throws, track.isSynced ⇒ throws context.save error · context.save() · track.isSynced becomes false 1️⃣2️⃣
                rename(track, title) when !title.isEmpty, track.title == "title 2" ⇒ track.title becomes title 3️⃣4️⃣
                """),
        Snippet(
            "what is read after it was changed, and before",
            """
            protocol Log { func write(_ line: String) }
            final class Cup { var level: Int; init(level: Int) { self.level = level } }
            final class Model {
                private let log: Log
                private(set) var last = 0
                init(log: Log) { self.log = log }
                func pour(into cup: Cup) {
                    1️⃣last = cup.level
                    2️⃣cup.level += 2
                    3️⃣if cup.level > 5 { 4️⃣log.write("full at \\(cup.level)") }
                }
            }
            """,
            reads: """
                pour(cup) when cup.level == 2 ⇒ cup.level becomes 4 · sut.last == cup.level · no log.write 1️⃣2️⃣3️⃣
                pour(cup) when cup.level == 4 ⇒ log.write("full at 6") · cup.level becomes 6 · sut.last == cup.level 1️⃣2️⃣3️⃣4️⃣
                pour(cup) when cup.level == 3 ⇒ cup.level becomes 5 · sut.last == cup.level · no log.write 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "an object among those that the SUT keeps",
            """
            final class Step { let id: String; var isDone: Bool
                init(id: String, isDone: Bool) { self.id = id; self.isDone = isDone } }
            protocol Store { func steps() -> [Step] }
            final class Model {
                private let store: Store
                private(set) var steps: [Step] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣steps = store.steps() }
                func finish(_ id: String) {
                    2️⃣guard let step = steps.first(where: { $0.id == id }) else { return }
                    3️⃣step.isDone = true
                }
            }
            """,
            reads: """
                load() ⇒ store.steps() · sut.steps.count == store.steps().count 1️⃣
                finish(id) when !earlier store.steps()[0].isDone, earlier store.steps().count == 1, id == earlier store.steps()[0].id after load() ⇒ sut.steps[0].isDone == true 2️⃣3️⃣
                """),
        Snippet(
            "methods, computed properties and observers of an object",
            """
            final class Account {
                var balance: Int { didSet { changes += 1 } }
                var changes: Int
                var isEmpty: Bool { balance == 0 }
                init(balance: Int, changes: Int) { self.balance = balance; self.changes = changes }
                func pay(_ amount: Int) { balance -= amount }
            }
            protocol Bell { func ring() }
            final class Model {
                private let bell: Bell
                init(bell: Bell) { self.bell = bell }
                func charge(_ account: Account) {
                    1️⃣account.pay(3)
                    2️⃣if account.isEmpty { 3️⃣bell.ring() }
                }
            }
            """,
            reads: """
                charge(account) when account.balance == 2, account.changes == 3 ⇒ account.balance becomes -1 · account.changes becomes 4 · no bell.ring 1️⃣2️⃣
                charge(account) when account.balance == 3, account.changes == 3 ⇒ bell.ring() · account.balance becomes 0 · account.changes becomes 4 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "which object it is",
            """
            final class Row { let id: String; init(id: String) { self.id = id } }
            protocol Store { func rows() -> [Row]; func delete(_ row: Row) }
            final class Model {
                private let store: Store
                private(set) var rows: [Row] = []
                private(set) var chosen: Row?
                init(store: Store) { self.store = store }
                func load() {
                    1️⃣rows = store.rows()
                    2️⃣chosen = rows.first
                }
                func choose(_ row: Row) { 3️⃣chosen = row }
                func remove(_ row: Row) {
                    4️⃣store.delete(row)
                    5️⃣if chosen === row { 6️⃣chosen = nil }
                }
            }
            """,
            reads: """
                load() ⇒ store.rows() · sut.chosen == store.rows().first · sut.rows.count == store.rows().count 1️⃣2️⃣
                load() when store.rows().count == 2 ⇒ store.rows() · sut.chosen == store.rows().first · sut.rows.count == store.rows().count 1️⃣2️⃣
                choose(row) ⇒ sut.chosen == row 3️⃣
                remove(row) ⇒ store.delete(row) 4️⃣
                remove(row) when row == earlier row after choose(row) ⇒ store.delete(row) · sut.chosen == nil 4️⃣5️⃣6️⃣
                remove(row) after choose(row) ⇒ store.delete(row) · sut.chosen == earlier row 4️⃣5️⃣
                """),
        Snippet(
            "an object that the SUT makes",
            """
            final class Chore { let title: String; var isDone = false; init(title: String) { self.title = title } }
            protocol Context { func insert(_ task: Chore); func save() throws }
            final class Model {
                private let context: Context
                private(set) var tasks: [Chore] = []
                init(context: Context) { self.context = context }
                func add(_ title: String) {
                    1️⃣guard !title.isEmpty else { return }
                    let task = Chore(title: title)
                    2️⃣context.insert(task)
                    3️⃣tasks.append(task)
                }
                func finishAll() {
                    for task in tasks { 4️⃣task.isDone = true }
                }
                func toggle(at index: Int) {
                    5️⃣guard tasks.indices.contains(index) else { return }
                    6️⃣tasks[index].isDone.toggle()
                }
            }
            """,
            reads: """
                add(title) when !title.isEmpty ⇒ context.insert(_) · context.insert got task.isDone == false · context.insert got task.title == title · sut.tasks.count == 1 · sut.tasks[0].isDone == false · sut.tasks[0].title == title 1️⃣2️⃣3️⃣
                add(title) when title.isEmpty ⇒ no context.insert 1️⃣
                add(title) when !earlier title.isEmpty, title == "title 2" after add(title) ⇒ 2 × context.insert(_) · context.insert got task.isDone == false · context.insert got task.title == title · sut.tasks.count == 2 · sut.tasks[0].isDone == false · sut.tasks[0].title == earlier title · sut.tasks[1].isDone == false · sut.tasks[1].title == title 1️⃣2️⃣3️⃣
                finishAll() when !earlier title.isEmpty after add(title) ⇒ sut.tasks[0].isDone == true 4️⃣
                toggle(index) when !earlier title.isEmpty, index == 0 after add(title) ⇒ sut.tasks[0].isDone == true 5️⃣6️⃣
                """),
        Snippet(
            "a field that is made with what is put into it",
            """
            final class Track { var title: String; var isSynced = false; init(title: String) { self.title = title } }
            final class Model {
                init() {}
                func mark(_ track: Track) { 1️⃣track.isSynced = false }
            }
            """,
            reads: """
                mark(track) ⇒ track.isSynced becomes false 1️⃣
                """),
    ]
}
