import Testing

/// Protocols of dependencies: members, defaults, compositions, associated types.
@Suite struct ProtocolsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what is called as a function is",
            """
            protocol GetTodos { func callAsFunction(page: Int) throws -> [String] }
            final class Model {
                private let getTodos: GetTodos
                private(set) var todos: [String] = []
                private(set) var hasFailed = false
                init(getTodos: GetTodos) { self.getTodos = getTodos }
                func load() {
                    do { 1️⃣todos = try getTodos(page: 1) } catch { 2️⃣hasFailed = true }
                }
                func callAsFunction(_ page: Int) -> Bool { 3️⃣todos.count > page }
                func isLong() -> Bool { 4️⃣self(1) }
            }
            """,
            reads: """
                load() ⇒ getTodos.callAsFunction(1) · sut.todos == getTodos.callAsFunction() 1️⃣
                load() when getTodos.callAsFunction throws ⇒ getTodos.callAsFunction(1) · sut.hasFailed == true 1️⃣2️⃣
                callAsFunction(page) when page == -1 ⇒ returns true 3️⃣
                callAsFunction(page) when page == 0 ⇒ returns false 3️⃣
                isLong() ⇒ returns false 3️⃣4️⃣
                """),
        Snippet(
            "what a collaborator gives cannot be written, its call can be counted",
            """
            final class Shelf { private init() {} }
            protocol Store { func shelves() -> [Shelf] }
            final class Model {
                private let store: Store
                var shelves: [Shelf] = []
                init(store: Store) { self.store = store }
                func refresh() { 1️⃣shelves = store.shelves() }
            }
            """,
            reads: """
                refresh() ⇒ store.shelves() 1️⃣
                """),
        Snippet(
            "a property is set",
            """
            protocol Player: AnyObject { var volume: Int { get set } }
            final class Model {
                private let player: Player
                init(player: Player) { self.player = player }
                func mute() { 1️⃣player.volume = 0 }
            }
            """,
            reads: """
                mute() ⇒ player.volume == 0 1️⃣
                """),
        Snippet(
            "a requirement of an inherited protocol",
            """
            protocol Base { func close() }
            protocol Store: Base { func open() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func stop() { 1️⃣store.close() }
            }
            """,
            reads: """
                stop() ⇒ store.close() 1️⃣
                """),
        Snippet(
            "a helper in an extension runs on the double",
            """
            protocol Log { func write(_ text: String, level: Int) }
            extension Log { func warn(_ text: String) { write(text, level: 2) } }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() { 1️⃣log.warn("hot") }
            }
            """,
            reads: """
                run() ⇒ log.write("hot", 2) 1️⃣
                """),
        Snippet(
            "a composition",
            """
            protocol Reader { func read() -> Int }
            protocol Writer { func write(_ value: Int) }
            final class Model {
                private let store: any Reader & Writer
                init(store: any Reader & Writer) { self.store = store }
                func copy() { 1️⃣store.write(store.read()) }
            }
            """,
            reads: """
                copy() ⇒ store.read() · store.write(store.read()) 1️⃣
                """),
        Snippet(
            "overloads by the types of arguments and results",
            """
            protocol Store {
                func set(_ value: Bool, forKey key: String)
                func set(_ value: String?, forKey key: String)
                func set(_ value: Int, forKey key: String)
                func value(forKey key: String) -> Int
                func value(forKey key: String) -> String
                func log(_ event: String)
                func log(_ error: any Error)
            }
            enum Fault: Error { case full }
            final class Model {
                private let store: Store
                var launches = 0
                init(store: Store) { self.store = store }
                func rename(_ text: String) { 1️⃣store.set(text, forKey: "name") }
                func forget() { 2️⃣store.set(nil, forKey: "name") }
                func mute() { 3️⃣store.set(true, forKey: "muted") }
                func launch() {
                    let count: Int = store.value(forKey: "launches")
                    4️⃣launches = count + 1
                    5️⃣store.set(launches, forKey: "launches")
                }
                func close() { 6️⃣store.log("closed") }
                func fail() { 7️⃣store.log(Fault.full) }
            }
            """,
            reads: """
                rename(text) ⇒ store.set(text, "name") 1️⃣
                forget() ⇒ store.set(nil, "name") 2️⃣
                mute() ⇒ store.set(true, "muted") 3️⃣
                launch() ⇒ store.set(store.value() + 1, "launches") · store.value got key == "launches" · sut.launches == store.value() + 1 4️⃣5️⃣
                close() ⇒ store.log("closed") 6️⃣
                fail() ⇒ store.log(_) · store.log got error as Fault == .full 7️⃣
                """),
        Snippet(
            "overloads by label",
            """
            protocol Store { func load(id: Int) -> String; func load(name: String) -> String }
            final class Model {
                private let store: Store
                private(set) var text = ""
                init(store: Store) { self.store = store }
                func find(_ name: String) { 1️⃣text = store.load(name: name) }
            }
            """,
            reads: """
                find(name) ⇒ store.load(name) · sut.text == store.load() 1️⃣
                """),
        Snippet(
            "an argument of which nothing is known is not claimed, nor is a property that gets such a value",
            """
            protocol Log { func write(_ text: String, at time: Double) }
            final class Writer {
                private let log: Log
                private(set) var count = 0
                init(log: Log) { self.log = log }
                func write(_ text: String) {
                    1️⃣log.write(text, at: currentTime())
                    count = measure(text)
                }
            }
            """,
            reads: """
                write(text) ⇒ log.write(text, _) 1️⃣
                """),
        Snippet(
            "calls that ask for different things are answered each for itself",
            """
            protocol Flags { func isOn(_ name: String) -> Bool }
            final class Model {
                private let flags: Flags
                init(flags: Flags) { self.flags = flags }
                func shows() -> Bool { 1️⃣flags.isOn("beta") && !flags.isOn("locked") }
            }
            """,
            reads: """
                shows() when flags.isOn() ⇒ returns !flags.isOn("locked") · 2 × flags.isOn("locked") · flags.isOn #1 got name == "beta" 1️⃣
                shows() when !flags.isOn() ⇒ returns false · flags.isOn("beta") 1️⃣
                shows() when !flags.isOn("locked"), flags.isOn() ⇒ returns !flags.isOn("locked") · 2 × flags.isOn("locked") · flags.isOn #1 got name == "beta" 1️⃣
                """),
        Snippet(
            "a call fails, another one of the same method does not",
            """
            enum Key { case user, token }
            protocol Keychain { func read(_ key: Key) throws -> String }
            final class Model {
                private let keychain: Keychain
                private(set) var isReady = false
                init(keychain: Keychain) { self.keychain = keychain }
                func load() throws {
                    1️⃣_ = try keychain.read(.user)
                    2️⃣if (try? keychain.read(.token)) != nil { 3️⃣isReady = true }
                }
            }
            """,
            reads: """
                load() ⇒ 2 × keychain.read(.token) · keychain.read #1 got key == .user · sut.isReady == true 1️⃣2️⃣3️⃣
                load() when keychain.read throws ⇒ throws keychain.read error · keychain.read got key == .user 1️⃣
                load() when keychain.read(.token) throws ⇒ 2 × keychain.read(.token) · keychain.read #1 got key == .user · sut.isReady == false 1️⃣2️⃣
                """),
        Snippet(
            "what is asked may be the same, so it is answered the same",
            """
            protocol Flags { func isOn(_ name: String) -> Bool }
            final class Model {
                private let flags: Flags
                init(flags: Flags) { self.flags = flags }
                func shows(_ name: String) -> Bool { 1️⃣flags.isOn(name) && flags.isOn("all") }
            }
            """,
            reads: """
                shows(name) when flags.isOn() ⇒ returns flags.isOn() · 2 × flags.isOn("all") · flags.isOn #1 got name == name 1️⃣
                shows(name) when !flags.isOn() ⇒ returns false · flags.isOn(name) 1️⃣
                """),
        Snippet(
            "one of several methods of a name that an argument of a known type tells",
            """
            import Foundation
            protocol Store {
                func set(_ data: Data?, forKey key: String)
                func set(_ value: Bool, forKey key: String)
            }
            final class Settings {
                enum Key { static let cache = "cache", optedOut = "optedOut" }
                private let store: Store
                init(store: Store) { self.store = store }
                func optOut() {
                    1️⃣store.set(true, forKey: Key.optedOut)
                    2️⃣store.set(nil as Data?, forKey: Key.cache)
                }
                func save(_ values: [String: Int]) { 3️⃣store.set(try? JSONEncoder().encode(values), forKey: Key.cache) }
            }
            """,
            reads: """
                optOut() ⇒ store.set(nil, "cache") · store.set(true, "optedOut") 1️⃣2️⃣
                save(values) when !values[0].key.isEmpty, values.count == 1, values[0].value == 2 ⇒ store.set(_, "cache") · store.set got data.sortedJSON == "{"key":2}" 3️⃣
                """),
    ]
}
