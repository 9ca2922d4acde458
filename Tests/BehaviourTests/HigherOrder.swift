import Testing

/// `map`, `filter`, `reduce` and the like.
@Suite struct HigherOrderTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "values that are there, by a key path to themselves",
            """
            final class Model {
                func smallest(_ one: Int?, _ other: Int?) -> Int? { 1️⃣[one, other].compactMap(\\.self).min() }
            }
            """,
            reads: """
                smallest(one, other) when one == 2, other == 3 ⇒ returns one 1️⃣
                """),
        Snippet(
            "a collection or a text is asked about each element",
            """
            final class Model {
                private(set) var chosen: Set<Int> = []
                private(set) var rows = [1, 2, 3]
                func choose(_ id: Int) { 1️⃣chosen.insert(id) }
                func drop() { 2️⃣rows.removeAll(where: chosen.contains) }
                func starts(of path: String) -> [String] { 3️⃣["/a", "/b"].filter(path.hasPrefix) }
            }
            """,
            reads: """
                choose(id) ⇒ sut.chosen == [id] 1️⃣
                drop() when earlier id == 1 after choose(id) ⇒ sut.rows == [2, 3] 2️⃣
                starts(path) when path == "/apath" ⇒ returns ["/a"] 3️⃣
                starts(path) when path == "/bpath" ⇒ returns ["/b"] 3️⃣
                """),
        Snippet(
            "a list that is put together in place",
            """
            struct Item: Equatable { var sku: String; var copies: Int }
            final class Cart {
                func merged(_ items: [Item]) -> [Item] {
                    items.reduce(into: []) { merged, item in
                        guard item.copies > 0 else { return }
                        if let index = merged.firstIndex(where: { $0.sku == item.sku }) {
                            merged[index].copies += item.copies
                        } else {
                            1️⃣merged.append(item)
                        }
                    }
                }
            }
            """,
            reads: """
                merged(items) when items.count == 1, items[0].copies == 1 ⇒ returns [items[0]] 1️⃣
                merged(items) when items.count == 1, items[0].copies == 0 ⇒ returns []
                merged(items) when items.count == 0 ⇒ returns []
                merged(items) when !items[0].sku.isEmpty, items.count == 2, items[0].copies == 1, items[1].copies == 1, items[1].sku == "sku 2" ⇒ returns [items[0], items[1]] 1️⃣
                """),
        Snippet(
            "the optional that a dependency gives, mapped at once",
            """
            protocol Headers { func value(for key: String) -> String? }
            final class Pager {
                private let headers: Headers
                init(headers: Headers) { self.headers = headers }
                func pages() -> Int { 1️⃣headers.value(for: "Total").flatMap { Int($0) } ?? 7 }
                func length() -> Int { 2️⃣headers.value(for: "Name").map { $0.count } ?? 3 }
            }
            """,
            reads: """
                pages() when headers.value() == "12" ⇒ returns Int(headers.value()) · headers.value("Total") 1️⃣
                pages() when headers.value() != nil ⇒ returns 7 · headers.value("Total") 1️⃣
                length() when headers.value() != nil ⇒ returns headers.value().count · headers.value("Name") 2️⃣
                length() when headers.value() == nil ⇒ returns 3 · headers.value("Name") 2️⃣
                """),
        Snippet(
            "cases without their type in a closure of a function that gives a list",
            """
            struct Meter: Equatable { let id: String }
            enum Row: Equatable { case total, reading(String) }
            protocol Store { func meters() -> [Meter] }
            final class Model {
                private let store: Store
                private var meters: [Meter] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣meters = store.meters() }
                func row(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
                private var rows: [Row] { readings() + [.total] }
                private func readings() -> [Row] { meters.map { meter in .reading(meter.id) } }
            }
            """,
            reads: """
                load() ⇒ store.meters() 1️⃣
                row(index) when index == 0 ⇒ returns .total
                row(index) when index == 2 ⇒ returns nil
                row(index) when earlier store.meters().count == 1, index == 0 after load() ⇒ returns .reading(earlier store.meters()[0].id)
                """),
        Snippet(
            "a method of a dependency as a function, its labels left out",
            """
            protocol Defaults { func removeObject(forKey key: String) }
            final class Cleaner {
                private let defaults: Defaults
                init(defaults: Defaults) { self.defaults = defaults }
                func clear() {
                    1️⃣defaults.removeObject(forKey: "b")
                    2️⃣["a", "b"].forEach(defaults.removeObject)
                }
            }
            """,
            reads: """
                clear() ⇒ 3 × defaults.removeObject("b") · defaults.removeObject #1 got key == "b" · defaults.removeObject #2 got key == "a" 1️⃣2️⃣
                """),
        Snippet(
            "`map` with a key path",
            #"""
            struct User { let name: String }
            protocol Store { func users() -> [User] }
            final class Model {
                private(set) var names: [String] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣names = store.users().map(\.name) }
            }
            """#,
            reads: """
                load() when store.users().count == 1 ⇒ store.users() · sut.names == store.users().map(\\.name) 1️⃣
                """),
        Snippet(
            "`map` to another model",
            """
            struct User { let name: String }
            struct Row: Equatable { let title: String }
            protocol Store { func users() -> [User] }
            final class Model {
                private(set) var rows: [Row] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣rows = store.users().map { Row(title: $0.name) } }
            }
            """,
            reads: """
                load() when store.users().count == 1 ⇒ store.users() · sut.rows == [Row(title: store.users()[0].name)] 1️⃣
                """),
        Snippet(
            "`filter`",
            """
            struct Item: Equatable { let id: Int; let isOpen: Bool }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = store.items().filter { $0.isOpen } }
            }
            """,
            reads: """
                load() when !store.items()[1].isOpen, store.items().count == 2, store.items()[0].isOpen ⇒ store.items() · sut.items == [store.items()[0]] 1️⃣
                """),
        Snippet(
            "`reduce`",
            """
            struct Item { let price: Int }
            struct Prices {
                func total(_ items: [Item]) -> Int { 1️⃣items.reduce(0) { $0 + $1.price } }
            }
            """,
            reads: """
                total(items) when items.count == 1 ⇒ returns 2 1️⃣
                total(items) when items.count == 3, items[0].price == 2, items[1].price == 2, items[2].price == 2 ⇒ returns 6 1️⃣
                """),
        Snippet(
            "`forEach`",
            """
            protocol Store { func items() -> [Int]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func clear() { store.items().forEach { 1️⃣store.delete($0) } }
            }
            """,
            reads: """
                clear() when store.items().count == 1 ⇒ store.delete(store.items()[0]) · store.items() 1️⃣
                """),
        Snippet(
            "`first(where:)`",
            """
            struct Item: Equatable { let id: Int }
            protocol Store { func items() -> [Item] }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func item(_ id: Int) -> Item? { 1️⃣store.items().first { $0.id == id } }
            }
            """,
            reads: """
                item(id) when store.items().count == 1, store.items()[0].id == id ⇒ returns store.items()[0] · store.items() 1️⃣
                item(id) when id == 3, store.items().count == 1, store.items()[0].id == 2 ⇒ returns nil · store.items() 1️⃣
                """),
        Snippet(
            "`compactMap`",
            """
            protocol Store { func names() -> [String?] }
            final class Model {
                private let store: Store
                private(set) var names: [String] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣names = store.names().compactMap { $0 } }
            }
            """,
            reads: """
                load() when store.names().count == 1, store.names()[0] != nil ⇒ store.names() · sut.names == [store.names()[0]] 1️⃣
                load() when store.names().count == 1, store.names()[0] == nil ⇒ store.names() · sut.names == [] 1️⃣
                """),
        Snippet(
            "`contains(where:)` and `allSatisfy`",
            """
            struct Item { let isDone: Bool }
            struct Checks {
                func hasDone(_ items: [Item]) -> Bool { 1️⃣items.contains { $0.isDone } }
                func isDone(_ items: [Item]) -> Bool { 2️⃣items.allSatisfy { $0.isDone } }
            }
            """,
            reads: """
                hasDone(items) when items.count == 1, items[0].isDone ⇒ returns true 1️⃣
                hasDone(items) when !items[0].isDone, items.count == 1 ⇒ returns false 1️⃣
                hasDone(items) when items.count == 0 ⇒ returns false 1️⃣
                isDone(items) when items.count == 1, items[0].isDone ⇒ returns true 2️⃣
                isDone(items) when !items[0].isDone, items.count == 1 ⇒ returns false 2️⃣
                isDone(items) when items.count == 0 ⇒ returns true 2️⃣
                """),
        Snippet(
            "`zip`, and a loop over what it gives",
            """
            import Foundation
            struct Entry: Equatable { let id: Int; let start: Int; let end: Int }
            enum Clash: Error, Equatable { case overlap(Int, Int) }
            struct Sums {
                func sums(_ a: [Int], _ b: [Int]) -> [Int] { 1️⃣zip(a, b).map { $0 + $1 } }
                func check(_ entries: [Entry]) throws {
                    let sorted = entries.sorted { $0.start < $1.start }
                    for (earlier, later) in zip(sorted, sorted.dropFirst()) where later.start < earlier.end {
                        2️⃣throw Clash.overlap(earlier.id, later.id)
                    }
                }
            }
            """,
            reads: """
                sums(a, b) when a.count == 1, b.count == 1 ⇒ returns [a[0] + b[0]] 1️⃣
                check(entries) when entries.count == 2, entries[0].start == 3, entries[1].end == 4, entries[1].start == 2 ⇒ throws .overlap(entries[1].id, entries[0].id) 2️⃣
                check(entries) when entries.count == 2, entries[0].start == 3, entries[1].end == 3, entries[1].start == 2 ⇒ does not throw
                check(entries) when entries.count == 2, entries[0].end == 3, entries[0].id == 3, entries[0].start == 2, entries[1].id == 4, entries[1].start == 2 ⇒ throws .overlap(entries[0].id, entries[1].id) 2️⃣
                """),
        Snippet(
            "`sorted`",
            """
            struct Item: Equatable { let rank: Int }
            protocol Store { func items() -> [Item] }
            final class Model {
                private(set) var items: [Item] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { items = store.items().sorted { 1️⃣$0.rank < $1.rank } }
            }
            """,
            reads: """
                load() when store.items().count == 2, store.items()[0].rank == 3, store.items()[1].rank == 2 ⇒ store.items() · sut.items == [store.items()[1], store.items()[0]]
                load() when store.items().count == 3, store.items()[0].rank == 3, store.items()[1].rank == 2, store.items()[2].rank == 3 ⇒ store.items() · sut.items == [store.items()[1], store.items()[0], store.items()[2]] 1️⃣
                """),
        Snippet(
            "what a closure makes is an element of what is wanted, whatever the method gives",
            """
            struct Page: Equatable {
                struct Row: Equatable { let title: String; let value: String? }
                let title: String
                let rows: [Row]
            }
            struct Model {
                func page(_ names: [String]) -> Page? {
                    guard !names.isEmpty else { return nil }
                    1️⃣return Page(title: "All", rows: names.map { .init(title: $0, value: nil) })
                }
            }
            """,
            reads: """
                page(names) when names.count == 1 ⇒ returns Page(title: "All", rows: [Page.Row(title: names[0], value: nil)]) 1️⃣
                page(names) when names.count == 0 ⇒ returns nil
                """),
    ]
}
