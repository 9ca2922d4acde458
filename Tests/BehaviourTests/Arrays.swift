import Testing

/// Lists: what is added, taken out, looked up.
@Suite struct ArraysTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an argument that changes the list it is put into",
            """
            final class Model {
                private(set) var rows = [1, 2]
                private(set) var total = 5
                func add() { 1️⃣rows.append(emptied()) }
                func count() { 2️⃣total += emptied() }
                private func emptied() -> Int {
                    rows.removeAll()
                    total = 0
                    return 7
                }
            }
            """,
            reads: """
                add() ⇒ sut.rows == [7] · sut.total == 0 1️⃣
                count() ⇒ sut.rows == [] · sut.total == 7 2️⃣
                """),
        Snippet(
            "the row that a path leads to",
            """
            import Foundation
            protocol Store { func delete(_ name: String) }
            final class Model {
                private let store: Store
                private(set) var sections = [["a"], ["b", "c"]]
                init(store: Store) { self.store = store }
                func delete(at path: IndexPath) {
                    guard path.section < sections.count, path.row < sections[path.section].count else { return }
                    1️⃣store.delete(sections[path.section][path.row])
                }
                func name(at path: IndexPath) -> String {
                    2️⃣return sections[path[0]][path[1]]
                }
            }
            """,
            reads: """
                delete(path) when path.item == 1, path.section == 1 ⇒ store.delete("c") 1️⃣
                delete(path) when path.item == 2, path.section == 1 ⇒ no store.delete
                delete(path) when path.section == 2 ⇒ no store.delete
                name(path) when path.item == 1, path.section == 1 ⇒ returns "c" 2️⃣
                """),
        Snippet(
            "what is loaded",
            """
            struct Item: Equatable { let id: Int }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = store.items() }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items() 1️⃣
                """),
        Snippet(
            "appending, one or many",
            """
            final class Model {
                private(set) var words: [String] = []
                func add(_ word: String) { 1️⃣words.append(word) }
                func addBoth() { 2️⃣words += ["a", "b"] }
                func clear() { 3️⃣words.removeAll() }
            }
            """,
            reads: """
                add(word) ⇒ sut.words == [word] 1️⃣
                add(word) when !earlier word.isEmpty, word == "word 2" after add(word) ⇒ sut.words == [earlier word, word] 1️⃣
                addBoth() ⇒ sut.words == ["a", "b"] 2️⃣
                clear() after add(word) ⇒ sut.words == [] 3️⃣
                """),
        Snippet(
            "an element that is changed at an index",
            """
            struct Item: Equatable { let id: Int; var isDone: Bool }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = store.items() }
                func check(at index: Int) {
                    guard items.indices.contains(index) else { return }
                    2️⃣items[index].isDone.toggle()
                }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items() 1️⃣
                check(index) when earlier store.items().count == 1, index == 0 after load() ⇒ sut.items[0].isDone == false 2️⃣
                """),
        Snippet(
            "an element that is taken out at an index",
            """
            struct Item: Equatable { let id: Int }
            protocol Store { func items() -> [Item]; func delete(_ item: Item) }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { items = store.items() }
                func drop(at index: Int) {
                    var copy = items
                    guard copy.indices.contains(index) else { return }
                    1️⃣store.delete(copy.remove(at: index))
                    2️⃣items = copy
                }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items()
                drop(index) ⇒ no store.delete
                drop(index) when earlier store.items().count == 1, index == 0 after load() ⇒ store.delete(earlier store.items()[0]) · sut.items == [] 1️⃣2️⃣
                """),
        Snippet(
            "`first`, `last`, `count`",
            """
            protocol Store { func words() -> [String] }
            final class Model {
                private(set) var first: String?
                private(set) var count = 0
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    let words = store.words()
                    1️⃣first = words.first
                    2️⃣count = words.count
                }
            }
            """,
            reads: """
                load() ⇒ sut.count == store.words().count · sut.first == store.words().first 1️⃣2️⃣
                load() when store.words().count == 2 ⇒ sut.count == store.words().count · sut.first == store.words().first 1️⃣2️⃣
                """),
        Snippet(
            "an empty list",
            """
            protocol Store { func words() -> [String]; func warn() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣if store.words().isEmpty { 2️⃣store.warn() } }
            }
            """,
            reads: """
                load() when store.words().count == 1 ⇒ store.words() · no store.warn 1️⃣
                load() when store.words().count == 0 ⇒ store.warn() 1️⃣2️⃣
                load() when store.words().count == 2 ⇒ store.words() · no store.warn 1️⃣
                """),
        Snippet(
            "`insert(_:at:)`",
            """
            final class Model {
                private(set) var words: [String] = ["old"]
                func add(_ word: String) { 1️⃣words.insert(word, at: 0) }
            }
            """,
            reads: """
                add(word) ⇒ sut.words == [word, "old"] 1️⃣
                """),
        Snippet(
            "`contains`",
            """
            final class Model {
                private(set) var words: [String] = []
                func add(_ word: String) {
                    1️⃣guard !words.contains(word) else { return }
                    2️⃣words.append(word)
                }
            }
            """,
            reads: """
                add(word) ⇒ sut.words == [word] 1️⃣2️⃣
                add(word) when word == earlier word after add(word) ⇒ sut.words == [earlier word] 1️⃣
                add(word) when !earlier word.isEmpty, word == "word 2" after add(word) ⇒ sut.words == [earlier word, word] 1️⃣2️⃣
                """),
        Snippet(
            "`removeAll(where:)`",
            """
            struct Item: Equatable { let id: Int }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = store.items() }
                func remove(_ id: Int) { 2️⃣items.removeAll { $0.id == id } }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items() 1️⃣
                remove(id) when earlier store.items().count == 1, id == earlier store.items()[0].id after load() ⇒ sut.items == [] 2️⃣
                remove(id) when earlier store.items().count == 2, earlier store.items()[0].id == 3, earlier store.items()[1].id == 2, id == earlier store.items()[0].id after load() ⇒ sut.items == [earlier store.items()[1]] 2️⃣
                """),
        Snippet(
            "`firstIndex(where:)`",
            """
            struct Item: Equatable { let id: Int; var isDone: Bool }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = store.items() }
                func check(_ id: Int) {
                    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
                    2️⃣items[index].isDone = true
                }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items() 1️⃣
                check(id) when earlier store.items().count == 1, id == earlier store.items()[0].id after load() ⇒ sut.items[0].isDone == true 2️⃣
                """),
        Snippet(
            "the place of a value in what was loaded",
            """
            struct Item: Equatable { let id: Int }
            protocol Store { func items() -> [Item]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                private(set) var items: [Item] = []
                init(store: Store) { self.store = store }
                func load() { items = store.items() }
                func drop(_ item: Item) {
                    guard let index = items.firstIndex(of: item) else { return }
                    1️⃣items.remove(at: index)
                    2️⃣store.delete(item.id)
                }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items()
                drop(item) when earlier store.items().count == 1, item == earlier store.items()[0] after load() ⇒ store.delete(item.id) · sut.items == [] 1️⃣2️⃣
                """),
        Snippet(
            "`swapAt`",
            """
            final class Model {
                private(set) var words = ["a", "b"]
                func swap() { 1️⃣words.swapAt(0, 1) }
            }
            """,
            reads: """
                swap() ⇒ sut.words == ["b", "a"] 1️⃣
                """),
        Snippet(
            "a property of a dependency changed in place",
            """
            protocol Store: AnyObject { var names: [String] { get set }; var marked: Set<Int> { get set } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func add(_ name: String) { 1️⃣store.names.append(name) }
                func mark(_ id: Int) { 2️⃣store.marked.insert(id) }
            }
            """,
            reads: """
                add(name) ⇒ store.names == store.names + [name] 1️⃣
                mark(id) when id == 3, store.marked.count == 1, store.marked[0] == 2 ⇒ store.marked == [store.marked[0], id] 2️⃣
                """),
        Snippet(
            "elements put in order in place, and moved",
            """
            struct Pet: Equatable { let id: Int; let age: Int }
            protocol Store { func pets() -> [Pet] }
            final class Model {
                private let store: Store
                private(set) var pets: [Pet] = []
                init(store: Store) { self.store = store }
                func load() {
                    1️⃣pets = store.pets()
                    2️⃣pets.sort { $0.age < $1.age }
                }
                func move(_ from: Int, _ to: Int) {
                    let pet = pets.remove(at: from)
                    3️⃣pets.insert(pet, at: to)
                }
            }
            """,
            reads: """
                load() when store.pets().count == 2, store.pets()[0].age == 3, store.pets()[1].age == 2 ⇒ store.pets() · sut.pets == [store.pets()[1], store.pets()[0]] 1️⃣2️⃣
                load() when store.pets().count == 2, store.pets()[0].age == 2, store.pets()[0].id == 3, store.pets()[1].age == 2, store.pets()[1].id == 4 ⇒ store.pets() · sut.pets == [store.pets()[0], store.pets()[1]] 1️⃣
                load() when store.pets().count == 3, store.pets()[0].age == 3, store.pets()[1].age == 2, store.pets()[2].age == 3 ⇒ store.pets() · sut.pets == [store.pets()[1], store.pets()[0], store.pets()[2]] 1️⃣2️⃣
                move(from, to) when earlier store.pets().count == 2, earlier store.pets()[0].age == 3, earlier store.pets()[1].age == 2, from == 1, to == 1 after load() ⇒ sut.pets == [earlier store.pets()[1], earlier store.pets()[0]] 3️⃣
                """),
    ]
}
