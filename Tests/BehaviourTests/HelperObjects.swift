import Testing

/// Objects of classes and actors of the project that the code makes.
@Suite struct HelperObjectsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a value of a protocol that asks nothing, and of a class with subclasses",
            """
            protocol StreamEvent {}
            struct Update: StreamEvent { let id: String }
            struct Delete: StreamEvent { let number: Int }
            class Action { let id: Int; init(id: Int) { self.id = id } }
            final class NameAction: Action {
                let name: String
                init(name: String, id: Int) { self.name = name; super.init(id: id) }
            }
            final class Model {
                private(set) var rows: [String] = []
                private(set) var count = 0
                func handle(event: any StreamEvent) {
                    switch event {
                    case let event as Update: 1️⃣rows.append(event.id)
                    case let event as Delete: 2️⃣count += event.number
                    default: return
                    }
                }
                func provide(_ action: Action) {
                    guard let named = action as? NameAction else {
                        3️⃣count = action.id
                        return
                    }
                    4️⃣rows = [named.name]
                    count = named.id
                }
            }
            """,
            reads: """
                handle(event) when event != nil ⇒ sut.rows == [event.id] 1️⃣
                handle(event) when event != nil ⇒ sut.count == 2 2️⃣
                handle(event) when !earlier action.name.isEmpty, !event.id.isEmpty, earlier action != nil, event != nil after provide(action) ⇒ sut.rows == [earlier action.name, event.id] 1️⃣
                provide(action) when action != nil ⇒ sut.count == action.id · sut.rows == [action.name] 4️⃣
                provide(action) when action != nil ⇒ sut.count == action.id 3️⃣
                """),
        Snippet(
            "a closure that the SUT keeps for others",
            """
            enum Kind { case shown, tapped }
            protocol Store { func save(_ name: String) }
            final class Model {
                private let store: any Store
                init(store: any Store) { self.store = store }
                lazy var provider: (Kind, String) -> Void = { [weak self] kind, name in
                    guard let self else { return }
                    if kind == .tapped { 1️⃣self.store.save(name) }
                }
                let double: (Int) -> Int = { number in 2️⃣number * 2 }
            }
            """,
            reads: """
                provider(kind, name) when kind == .shown ⇒ no store.save
                provider(kind, name) when kind == .tapped ⇒ store.save(name) 1️⃣
                double(number) ⇒ returns number * 2 2️⃣
                """),
        Snippet(
            "the elements of a set",
            """
            struct Contact: Hashable { let id: String }
            protocol Account { func fetch() -> Set<Contact> }
            final class Model {
                private let account: any Account
                private(set) var rows: [Contact] = []
                init(account: any Account) { self.account = account }
                func load() { 1️⃣rows = account.fetch().sorted { $0.id < $1.id } }
            }
            """,
            reads: """
                load() when !account.fetch()[0].id.isEmpty, account.fetch().count == 2, account.fetch()[1].id == "A id" ⇒ account.fetch() · sut.rows == [account.fetch()[1], account.fetch()[0]] 1️⃣
                load() when !account.fetch()[0].id.isEmpty, account.fetch().count == 2, account.fetch()[1].id == "id 2" ⇒ account.fetch() · sut.rows == [account.fetch()[0], account.fetch()[1]] 1️⃣
                """),
        Snippet(
            "an initialiser that does more than to keep values, and methods that call each other",
            """
            class Counter {
                private(set) var total = 0
                private let step: Int
                init(start: Int) { step = start * 2; total = start; bump() }
                func bump() { total += step }
                func twice() { bump(); bump() }
            }
            final class Model {
                private let counter = Counter(start: 3)
                private let total = 1
                func one() -> Int { 1️⃣counter.twice(); return counter.total }
                func two() -> Int { 2️⃣counter.total }
            }
            """,
            reads: """
                one() ⇒ returns 21 1️⃣
                two() ⇒ returns 9 2️⃣
                """),
        Snippet(
            "a superclass, and an override of what its initialiser calls",
            """
            class Counter {
                private(set) var total = 0
                init(start: Int) { total = start; bump() }
                func bump() { total += 1 }
            }
            final class LoudCounter: Counter {
                private(set) var words: [String] = []
                override func bump() { super.bump(); words.append("bump") }
            }
            final class Model {
                private let counter = LoudCounter(start: 3)
                func count() -> Int { 1️⃣counter.bump(); return counter.total }
                func words() -> [String] { 2️⃣counter.words }
            }
            """,
            reads: """
                count() ⇒ returns 5 1️⃣
                words() ⇒ returns ["bump"] 2️⃣
                """),
        Snippet(
            "an actor whose properties are named as those of the SUT",
            """
            protocol Api: Sendable { func load() async throws -> [String] }
            actor Source {
                private var rows: [String] = []
                func get() -> [String] { rows }
                func append(_ new: [String]) { rows.append(contentsOf: new) }
                func reset() { rows = [] }
            }
            @MainActor final class Model {
                private let api: any Api
                private let source = Source()
                private(set) var rows: [String] = []
                init(api: any Api) { self.api = api }
                func load() async throws {
                    1️⃣await source.append(try await api.load())
                    rows = await source.get()
                }
                func reset() async { 2️⃣await source.reset(); rows = await source.get() }
            }
            """,
            reads: """
                load() ⇒ api.load() · sut.rows == api.load() 1️⃣
                load() when api.load throws ⇒ throws api.load error · api.load() 1️⃣
                reset() ⇒ sut.rows == []
                reset() after load() ⇒ sut.rows == [] 2️⃣
                """),
        Snippet(
            "an object of a subclass that a dependency is told",
            """
            class Action { let id: Int; init(id: Int) { self.id = id } }
            final class NameAction: Action {
                let names: [String]?
                init(names: [String]? = nil, id: Int) { self.names = names; super.init(id: id) }
            }
            protocol Store { func dispatch(_ action: Action) }
            final class Model {
                private let store: any Store
                init(store: any Store) { self.store = store }
                func send(_ id: Int) { 1️⃣store.dispatch(NameAction(names: ["a"], id: id)) }
                func plain(_ id: Int) { 2️⃣store.dispatch(Action(id: id)) }
            }
            """,
            reads: """
                send(id) ⇒ store.dispatch(_) · store.dispatch got action as NameAction.id == id · store.dispatch got action as NameAction.names == ["a"] 1️⃣
                plain(id) ⇒ store.dispatch(_) · store.dispatch got action.id == id 2️⃣
                """),
        Snippet(
            "something put under a key of what a dependency keeps",
            """
            protocol Prefs: AnyObject { var lastSeen: [String: String] { get set } }
            final class Model {
                private let prefs: any Prefs
                init(prefs: any Prefs) { self.prefs = prefs }
                func save(_ id: String) { 1️⃣prefs.lastSeen["k"] = id }
            }
            """,
            reads: """
                save(id) when prefs.lastSeen.count == 0 ⇒ prefs.lastSeen == ["k": id] 1️⃣
                """),
        Snippet(
            "a range that must not end before it starts",
            """
            protocol Wells { func deepest(_ id: String) -> Int }
            final class Model {
                private let wells: any Wells
                init(wells: any Wells) { self.wells = wells }
                func isPossible(_ depth: Int) -> Bool { 1️⃣(0...wells.deepest("a")).contains(depth) }
            }
            """,
            reads: """
                isPossible(depth) when depth == 0, wells.deepest() == 0 ⇒ returns true · wells.deepest("a") 1️⃣
                isPossible(depth) when depth == 1, wells.deepest() == 0 ⇒ returns false · wells.deepest("a") 1️⃣
                isPossible(depth) when depth == -1, wells.deepest() == 0 ⇒ returns false · wells.deepest("a") 1️⃣
                """),
        Snippet(
            "an entry of a notification",
            """
            final class Model {
                func title(_ info: [AnyHashable: Any]) -> String? {
                    guard let id = info["id"] as? String else { 1️⃣return nil }
                    2️⃣return "Got " + id
                }
            }
            """,
            reads: """
                title(info) when !info[0].value.isEmpty, info.count == 1, info[0].key == "id" ⇒ returns "Got " + info[0].value 2️⃣
                title(info) when info.count == 0 ⇒ returns nil 1️⃣
                """),
        Snippet(
            "helpers that are given a closure behind the parentheses",
            """
            struct Options { let timeout: Int }
            protocol Net: AnyObject { func create(_ url: String, options: Options, completion: @escaping (Int) -> Void) }
            extension Net {
                func create(_ url: String, completion: @escaping (Int) -> Void) {
                    create(url, options: Options(timeout: 60), completion: completion)
                }
            }
            struct Box {
                let number: Int
                func apply(_ other: Int, then done: (Int) -> Int) -> Int { done(other + number) }
                static func make(_ other: Int, with change: (Int) -> Int) -> Box { Box(number: change(other)) }
            }
            final class Model {
                private let net: any Net
                private(set) var code = 0
                init(net: any Net) { self.net = net }
                func start(_ url: String) { net.create(url) { 1️⃣self.code = $0 } }
                func apply(_ number: Int) -> Int { 2️⃣Box.make(number) { $0 + 1 }.apply(3) { $0 * 2 } }
            }
            """,
            reads: """
                start(url) when net.create calls completion ⇒ net.create(url, _, _) · net.create got options.timeout == 60 · sut.code == net.create#0 1️⃣
                apply(number) ⇒ returns 3 + number + 1 * 2 2️⃣
                """),
    ]
}
