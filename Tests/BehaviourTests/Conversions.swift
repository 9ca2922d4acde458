import Testing

/// Numbers as texts, texts as numbers, and what both are made of.
@Suite struct ConversionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a number as a text, asked for once",
            """
            protocol Store { func count() -> Int }
            final class Model {
                private let store: Store
                private(set) var title = ""
                init(store: Store) { self.store = store }
                func load() { 1️⃣title = String(store.count()) }
            }
            """,
            reads: """
                load() ⇒ store.count() · sut.title == "2" 1️⃣
                """),
        Snippet(
            "the distance of a number",
            """
            protocol Store { func count() -> Int }
            final class Model {
                private let store: Store
                private(set) var distance = 0
                init(store: Store) { self.store = store }
                func load() { 1️⃣distance = abs(store.count() - 5) }
            }
            """,
            reads: """
                load() when store.count() == 4 ⇒ store.count() · sut.distance == 1 1️⃣
                """),
        Snippet(
            "the raw value of a case",
            """
            enum Kind: String { case cat, dog }
            final class Model {
                private(set) var title = ""
                func show(_ kind: Kind) { 1️⃣title = kind.rawValue.capitalized }
            }
            """,
            reads: """
                show(kind) when kind == .cat ⇒ sut.title == "Cat" 1️⃣
                show(kind) when kind == .dog ⇒ sut.title == "Dog" 1️⃣
                """),
        Snippet(
            "texts that are joined",
            """
            struct Pet { let id: Int; let name: String }
            protocol Store { func pets() -> [Pet] }
            final class Model {
                private let store: Store
                private(set) var title = ""
                init(store: Store) { self.store = store }
                func load() { 1️⃣title = store.pets().map { $0.name }.joined(separator: ", ") }
            }
            """,
            reads: """
                load() when !store.pets()[0].name.isEmpty, store.pets().count == 2, store.pets()[1].name == "name 2" ⇒ store.pets() · sut.title == [store.pets()[0].name, store.pets()[1].name].joined(separator: ", ") 1️⃣
                """),
        Snippet(
            "whether a text has another one",
            """
            import Foundation
            final class Model {
                private(set) var isAddress = false
                func check(_ text: String) { 1️⃣isAddress = text.range(of: "@") != nil }
            }
            """,
            reads: """
                check(text) when text == "text@example.com" ⇒ sut.isAddress == true 1️⃣
                check(text) when !text.isEmpty ⇒ sut.isAddress == false 1️⃣
                """),
    ]
}
