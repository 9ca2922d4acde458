import Testing

/// Values that are declared as anything: what the code takes them for, and what it makes of them.
@Suite struct OpenTypesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what a store gives under a key is taken for a Boolean",
            """
            protocol Store { func value(_ key: String) -> Any? }
            final class Model {
                private let store: Store
                private(set) var isDark = false
                init(store: Store) { self.store = store }
                func load() { 1️⃣isDark = store.value("dark") as? Bool ?? false }
            }
            """,
            reads: """
                load() when store.value() ⇒ store.value("dark") · sut.isDark == store.value() 1️⃣
                load() when store.value() == nil ⇒ store.value("dark") · sut.isDark == false 1️⃣
                """),
        Snippet(
            "a generic helper of the protocol takes it for what its default is",
            """
            protocol Store { func value(_ key: String) -> Any? }
            extension Store {
                func value<T>(_ key: String, or other: T) -> T { value(key) as? T ?? other }
            }
            final class Model {
                private let store: Store
                private(set) var size = 0
                init(store: Store) { self.store = store }
                func load() { 1️⃣size = store.value("size", or: 17) }
            }
            """,
            reads: """
                load() when store.value() == 2 ⇒ store.value("size") · sut.size == store.value() 1️⃣
                load() when store.value() == nil ⇒ store.value("size") · sut.size == 17 1️⃣
                """),
        Snippet(
            "an argument that is declared as anything",
            """
            protocol Store { func set(_ value: Any?, _ key: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func rename(_ name: String) { 1️⃣store.set(name, "name") }
            }
            """,
            reads: """
                rename(name) ⇒ store.set(_, "name") · store.set got value as String == name 1️⃣
                """),
        Snippet(
            "an error that is given back",
            """
            enum Refusal: Error { case denied, missing }
            struct Model {
                func error(for status: Int) -> Error {
                    switch status {
                    case 401: 1️⃣Refusal.denied
                    default: 2️⃣Refusal.missing
                    }
                }
            }
            """,
            reads: """
                error(status) when status == 401 ⇒ returns as Refusal == .denied 1️⃣
                error(status) when status == 2 ⇒ returns as Refusal == .missing 2️⃣
                """),
    ]
}
