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
        Snippet(
            "an action of a store that keeps who handles which",
            """
            protocol Action {}
            protocol Remote { func drop(_ id: Int) }
            final class Dispatcher {
                private var handlers: [ObjectIdentifier: AnyObject] = [:]
                init() {}
                func register(_ handler: AnyObject, for type: Action.Type) {
                    assert(handlers[ObjectIdentifier(type)] == nil, "only one")
                    handlers[ObjectIdentifier(type)] = handler
                }
            }
            class Store {
                init(dispatcher: Dispatcher) { register(in: dispatcher) }
                func register(in dispatcher: Dispatcher) {}
                func onAction(_ action: Action) {}
            }
            enum WheelAction: Action { case drop(id: Int) }
            final class WheelStore: Store {
                private let remote: any Remote
                init(dispatcher: Dispatcher, remote: any Remote) {
                    self.remote = remote
                    super.init(dispatcher: dispatcher)
                }
                override func register(in dispatcher: Dispatcher) { dispatcher.register(self, for: WheelAction.self) }
                override func onAction(_ action: Action) {
                    guard let action = action as? WheelAction else { return }
                    switch action {
                    case .drop(let id): 1️⃣remote.drop(id)
                    }
                }
            }
            """,
            reads: """
                register(dispatcher) ⇒ nothing
                onAction(action) when action == .drop ⇒ remote.drop(action.drop#0) 1️⃣
                """),
    ]
}
