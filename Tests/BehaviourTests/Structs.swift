import Testing

/// Structs: models that are made, changed and compared; a SUT that is a value.
@Suite struct StructsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a field that a key path names, from each state that the initialiser leads to",
            #"""
            struct Prefs: Equatable { var reminders = false; var sounds = false }
            enum Key { case reminders, sounds }
            protocol Store {
                func set(_ value: Bool, for key: Key)
                func bool(for key: Key) -> Bool?
            }
            final class Model {
                private(set) var prefs = Prefs()
                private let store: Store
                init(store: Store) {
                    self.store = store
                    prefs.reminders = store.bool(for: .reminders) ?? false
                }
                func setSounds(_ isOn: Bool) {
                    guard prefs.reminders, isOn != prefs[keyPath: \.sounds] else { return }
                    write(isOn, to: \.sounds, key: .sounds)
                }
                private func write(_ value: Bool, to path: WritableKeyPath<Prefs, Bool>, key: Key) {
                    1️⃣prefs[keyPath: path] = value
                    2️⃣store.set(value, for: key)
                }
            }
            """#,
            reads: """
                init when store.bool() ⇒ store.bool(.reminders) · sut.prefs == Prefs(reminders: store.bool())
                init when store.bool() == nil ⇒ store.bool(.reminders) · sut.prefs == Prefs(reminders: false)
                setSounds(isOn) when isOn, store.bool() ⇒ store.set(isOn, .sounds) · sut.prefs == Prefs(reminders: store.bool(), sounds: isOn) 1️⃣2️⃣
                setSounds(isOn) when !isOn, store.bool() ⇒ no store.set
                setSounds(isOn) when !store.bool() ⇒ no store.set
                """),
        Snippet(
            "a struct within another is made",
            """
            struct Overview: Equatable { let lines: [Line]; struct Line: Equatable { let id: Int; let balance: Int? } }
            protocol Store { func ids() -> [Int] }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func first() -> Overview.Line { 1️⃣Overview.Line(id: 7, balance: nil) }
                func all() -> Overview { 2️⃣Overview(lines: store.ids().map { Overview.Line(id: $0, balance: $0 + 1) }) }
            }
            """,
            reads: """
                first() ⇒ returns Overview.Line(id: 7, balance: nil) 1️⃣
                all() when store.ids().count == 1 ⇒ returns Overview(lines: [Overview.Line(id: store.ids()[0], balance: store.ids()[0] + 1)]) · store.ids() 2️⃣
                """),
        Snippet(
            "values that have neither texts nor numbers of their own are told apart by what they have",
            """
            struct Filter: Equatable { var category: String?; var sort = Sort.newest; enum Sort { case newest, oldest } }
            protocol Items { func load(_ filter: Filter) }
            final class Feed {
                private(set) var filter: Filter
                private let items: Items
                init(items: Items, filter: Filter) { self.items = items; self.filter = filter }
                func apply(_ new: Filter) {
                    1️⃣guard new != filter else { return }
                    2️⃣filter = new
                    3️⃣items.load(new)
                }
            }
            """,
            reads: """
                init ⇒ sut.filter == filter
                apply(new) when new == filter ⇒ no items.load 1️⃣
                apply(new) when filter.category == "category 2", new.category != nil ⇒ items.load(new) · sut.filter == new 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "flags and cases tell values apart too",
            """
            struct Mode: Equatable { var isLoud = false; var kind = Kind.day; enum Kind { case day, night } }
            final class Lamp {
                private(set) var mode = Mode()
                private(set) var changes = 0
                func set(_ new: Mode, _ old: Mode) { 1️⃣if new != old { 2️⃣changes += 1 } }
            }
            """,
            reads: """
                set(new, old) when new == old ⇒ sut.changes == 0 1️⃣
                set(new, old) when !new.isLoud, old.isLoud ⇒ sut.changes == 1 1️⃣2️⃣
                """),
        Snippet(
            "a model that is made",
            """
            struct Order: Equatable { let id: Int; let note: String }
            protocol Store { func send(_ order: Order) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func order(_ id: Int) { 1️⃣store.send(Order(id: id, note: "now")) }
            }
            """,
            reads: """
                order(id) ⇒ store.send(Order(id: id, note: "now")) 1️⃣
                """),
        Snippet(
            "one field of a model is changed",
            """
            struct Item: Equatable { let id: Int; var isDone: Bool }
            final class Model {
                private(set) var item: Item
                init(item: Item) { self.item = item }
                func toggle() { 1️⃣item.isDone.toggle() }
            }
            """,
            reads: """
                init ⇒ sut.item == item
                toggle() ⇒ sut.item.isDone == false 1️⃣
                """),
        Snippet(
            "a copy that is changed before it is passed on",
            """
            struct Item: Equatable { let id: Int; var title: String }
            protocol Store { func save(_ item: Item) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func rename(_ item: Item, to title: String) {
                    var copy = item
                    1️⃣copy.title = title
                    2️⃣store.save(copy)
                }
            }
            """,
            reads: """
                rename(item, title) ⇒ store.save(_) · store.save got item.title == title 1️⃣2️⃣
                """),
        Snippet(
            "fields of a model that cannot be compared",
            """
            struct Film { let id: Int; let cast: [String] }
            protocol Router { func show(_ film: Film) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func open(_ film: Film) { 1️⃣router.show(film) }
            }
            """,
            reads: """
                open(film) ⇒ router.show(_) · router.show got film.id == film.id 1️⃣
                """),
        Snippet(
            "a computed member of a model",
            """
            struct User { let first: String; let last: String; var name: String { first + last } }
            final class Model {
                private(set) var title = ""
                func show(_ user: User) { 1️⃣title = user.name }
            }
            """,
            reads: """
                show(user) ⇒ sut.title == user.first + user.last 1️⃣
                """),
        Snippet(
            "a SUT with `mutating` methods",
            """
            struct Counter {
                private(set) var count = 0
                mutating func add(_ amount: Int) { 1️⃣count += amount }
            }
            """,
            reads: """
                add(amount) ⇒ sut.count == 5 1️⃣
                """),
        Snippet(
            "what is cleared was there before",
            """
            struct Page { var notes: [String]; var next: String? }
            protocol Feed { func page() async throws -> Page }
            @MainActor final class Pager {
                private(set) var notes: [String] = []
                private(set) var next: String?
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func load() async throws {
                    let page = try await feed.page()
                    1️⃣notes = page.notes
                    2️⃣next = page.next
                }
                func clear() {
                    3️⃣notes = []
                    4️⃣next = nil
                }
            }
            """,
            reads: """
                load() ⇒ sut.next == feed.page().next · sut.notes == feed.page().notes 1️⃣2️⃣
                clear() after load() ⇒ sut.next == nil · sut.notes == [] 3️⃣4️⃣
                """),
        Snippet(
            "a field of a field of the state",
            """
            struct State {
                enum Mode: Equatable { case choosing(zone: Int?), buying }
                var mode: Mode = .choosing(zone: nil)
                var form = Form()
                struct Form { var plate: String?; var minutes = 60 }
                var canStart: Bool {
                    guard case .choosing(.some) = mode else { return false }
                    return form.plate != nil && form.minutes >= 15
                }
            }
            protocol Service { func start(_ minutes: Int) }
            final class Model {
                private let service: Service
                private(set) var state = State()
                init(service: Service) {
                    self.service = service
                    state.form.plate = "B 1"
                }
                func pick(_ zone: Int) { 1️⃣state.mode = .choosing(zone: zone) }
                func stay(_ minutes: Int) { 2️⃣state.form.minutes = minutes }
                func start() { if state.canStart { 3️⃣service.start(state.form.minutes) } }
            }
            """,
            reads: """
                init ⇒ sut.state.form.plate == "B 1"
                pick(zone) ⇒ sut.state.mode == .choosing(zone: zone) 1️⃣
                stay(minutes) ⇒ sut.state.form.minutes == minutes 2️⃣
                start() ⇒ no service.start
                start() after pick(zone) ⇒ service.start(60) 3️⃣
                start() when earlier minutes == 15 after pick(zone), stay(minutes) ⇒ service.start(earlier minutes) 3️⃣
                start() when earlier minutes == 14 after pick(zone), stay(minutes) ⇒ no service.start
                state.canStart ⇒ returns false
                state.canStart after pick(zone) ⇒ returns true
                """),
        Snippet(
            "a `mutating` method of a model",
            """
            struct Item: Equatable { var count: Int; mutating func raise() { count += 1 } }
            final class Model {
                private(set) var item: Item
                init(item: Item) { self.item = item }
                func raise() { 1️⃣item.raise() }
            }
            """,
            reads: """
                init ⇒ sut.item == item
                raise() ⇒ sut.item.count == 3 1️⃣
                """),
        Snippet(
            "an optional mapped to a value by an initialiser with a label",
            """
            struct Entry { let id: Int; var title: String }
            struct Draft: Equatable {
                var title = ""
                init(title: String = "") { self.title = title }
                init(entry: Entry) { self.init(title: entry.title) }
            }
            @MainActor final class Editor {
                private(set) var draft = Draft(title: "old")
                func open(_ entry: Entry?) { 1️⃣draft = entry.map(Draft.init(entry:)) ?? Draft() }
                func title(of entry: Entry?) -> String { entry.map { $0.title } ?? "none" }
            }
            """,
            reads: """
                open(entry) when entry != nil ⇒ sut.draft == Draft(title: entry.title) 1️⃣
                open(entry) when entry == nil ⇒ sut.draft == Draft() 1️⃣
                title(entry) when entry != nil ⇒ returns entry.title
                title(entry) when entry == nil ⇒ returns "none"
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a part of a model that is not known",
            """
            struct Item: Equatable { let id: Int; var title: String; var isDone: Bool }
            final class Model {
                private(set) var item: Item
                init(item: Item) { self.item = item }
                func rename(_ title: String) {
                    1️⃣item.title = title
                    item.isDone = Bool.random()
                }
            }
            """,
            reads: """
                init ⇒ sut.item == item
                rename(title) ⇒ sut.item.title == title 1️⃣
                """)
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a model with a closure",
            """
            struct Film { let id: Int; let play: () -> Void }
            protocol Router { func show(_ film: Film) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func open(_ film: Film) { 1️⃣router.show(film) }
            }
            """,
            reads: """
                open(film) ⇒ nothing
                1️⃣ ⇒ nothing
                """)
    ]
}
