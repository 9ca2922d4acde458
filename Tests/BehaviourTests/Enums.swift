import Testing

/// Enums: cases, payloads, raw values, members of an enum.
@Suite struct EnumsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a variable that is what a case carries, a list of which is added to",
            """
            protocol Log { func note(_ text: String) }
            struct Trip { enum Kind { case start, stop, end }; var kinds: [Kind] = [] }
            enum Phase { case idle, under(Trip), over(Trip) }
            final class Model {
                private let log: Log
                private(set) var phase = Phase.idle
                init(log: Log) { self.log = log }
                func start() { phase = .under(Trip()); mark(.start) }
                func mark(_ kind: Trip.Kind) {
                    guard case .under(var trip) = phase, !trip.kinds.contains(kind) else { return }
                    1️⃣trip.kinds.append(kind)
                    2️⃣phase = kind == .end ? .over(trip) : .under(trip)
                    3️⃣log.note("\\(trip.kinds.count)")
                }
            }
            """,
            reads: """
                start() ⇒ log.note("1") · sut.phase.under#0.kinds == [.start] 1️⃣2️⃣3️⃣
                mark(kind) when kind == .start after start() ⇒ log.note(_)
                mark(kind) when kind == .stop after start() ⇒ 2 × log.note("{[.start, kind].count}") · sut.phase.under#0.kinds == [.start, kind] 1️⃣2️⃣3️⃣
                mark(kind) when kind == .end after start() ⇒ 2 × log.note("{[.start, kind].count}") · sut.phase.over#0.kinds == [.start, kind] 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a state machine",
            """
            enum State { case idle, running, done }
            final class Machine {
                private(set) var state = State.idle
                func start() {
                    1️⃣guard state == .idle else { return }
                    2️⃣state = .running
                }
                func finish() {
                    3️⃣guard state == .running else { return }
                    4️⃣state = .done
                }
            }
            """,
            reads: """
                start() ⇒ sut.state == .running 1️⃣2️⃣
                start() after start(), finish() ⇒ sut.state == .done 1️⃣
                finish() ⇒ sut.state == .idle 3️⃣
                finish() after start() ⇒ sut.state == .done 3️⃣4️⃣
                """),
        Snippet(
            "an enum of more cases than are tried each",
            """
            enum Letter { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z }
            final class Scale {
                private(set) var width = 0
                private(set) var kind = ""
                private(set) var last = Letter.a
                func measure(_ letter: Letter) {
                    1️⃣if letter == .m || letter == .w {
                        2️⃣width = 3
                    } else {
                        3️⃣width = 2
                    }
                }
                func sort(_ letter: Letter) {
                    switch letter {
                    case .a, .e, .i: 4️⃣kind = "vowel"
                    case .y: 5️⃣kind = "either"
                    default: 6️⃣kind = "consonant"
                    }
                }
                func keep(_ letter: Letter) { 7️⃣if letter != last { 8️⃣last = letter } }
            }
            """,
            reads: """
                measure(letter) when letter == .m ⇒ sut.width == 3 1️⃣2️⃣
                measure(letter) when letter == .w ⇒ sut.width == 3 1️⃣2️⃣
                measure(letter) when letter == .a ⇒ sut.width == 2 1️⃣3️⃣
                sort(letter) when letter == .a ⇒ sut.kind == "vowel" 4️⃣
                sort(letter) when letter == .e ⇒ sut.kind == "vowel" 4️⃣
                sort(letter) when letter == .i ⇒ sut.kind == "vowel" 4️⃣
                sort(letter) when letter == .y ⇒ sut.kind == "either" 5️⃣
                sort(letter) when letter == .b ⇒ sut.kind == "consonant" 6️⃣
                keep(letter) when letter == .b ⇒ sut.last == letter 7️⃣8️⃣
                """),
        Snippet(
            "a case with a payload, comparable or not",
            """
            struct Page { let number: Int }
            enum State { case empty, loaded(Page) }
            protocol Store { func page() -> Page }
            final class Model {
                private(set) var state = State.empty
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣state = .loaded(store.page()) }
            }
            """,
            reads: """
                load() ⇒ store.page() · sut.state.loaded#0.number == store.page().number 1️⃣
                """),
        Snippet(
            "a raw value",
            """
            enum Tab: String { case home, search = "find" }
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func select() { 1️⃣log.note(Tab.search.rawValue) }
            }
            """,
            reads: """
                select() ⇒ log.note("find") 1️⃣
                """),
        Snippet(
            "a computed member",
            """
            enum Size { case small, large; var price: Int { switch self { case .small: 3; case .large: 5 } } }
            final class Model {
                private(set) var price = 0
                func choose(_ size: Size) { 1️⃣price = size.price }
            }
            """,
            reads: """
                choose(size) when size == .small ⇒ sut.price == 3 1️⃣
                choose(size) when size == .large ⇒ sut.price == 5 1️⃣
                """),
        Snippet(
            "`if case`",
            """
            enum Event { case tapped(Int), ignored }
            protocol Log { func note(_ id: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func handle(_ event: Event) { 1️⃣if case .tapped(let id) = event { 2️⃣log.note(id) } }
            }
            """,
            reads: """
                handle(event) when event == .tapped ⇒ log.note(event.tapped#0) 1️⃣2️⃣
                """),
        Snippet(
            "a parameter that is passed on, whatever it is",
            """
            enum Size { case small, medium, large }
            protocol Printer { func use(_ size: Size) }
            final class Shop {
                private(set) var size = Size.small
                private let printer: Printer
                init(printer: Printer) { self.printer = printer }
                func choose(_ size: Size) {
                    1️⃣self.size = size
                    2️⃣printer.use(size)
                }
            }
            """,
            reads: """
                choose(size) ⇒ printer.use(size) · sut.size == size 1️⃣2️⃣
                """),
        Snippet(
            "cases that are counted",
            """
            enum Filter: Int { case all, open = 4, done }
            final class Model {
                private(set) var filter = Filter.all
                func choose(_ index: Int) {
                    guard let chosen = Filter(rawValue: index), chosen != filter else { return }
                    1️⃣filter = chosen
                }
                func number() -> Int { 2️⃣Filter.done.rawValue }
            }
            """,
            reads: """
                choose(index) when index == 4 ⇒ sut.filter == .open 1️⃣
                choose(index) when index == 5 ⇒ sut.filter == .done 1️⃣
                number() ⇒ returns 5 2️⃣
                """),
        Snippet(
            "a case as a function that makes elements of what it carries",
            """
            struct Notice: Equatable { let id: String }
            enum Item: Equatable { case notice(Notice), gap }
            protocol Source { func notices() -> [Notice] }
            final class Feed {
                private let source: any Source
                private(set) var items: [Item] = []
                init(source: any Source) { self.source = source }
                func load() { 1️⃣items = source.notices().map(Item.notice) }
            }
            """,
            reads: """
                load() when source.notices().count == 1 ⇒ source.notices() · sut.items == [.notice(source.notices()[0])] 1️⃣
                """),
        Snippet(
            "all cases, within the enum",
            """
            enum Flag: String, CaseIterable {
                case sync, testLocal, cards
                static var menu: [Flag] { allCases.filter { !$0.rawValue.hasPrefix("test") } }
            }
            protocol Settings { func reset(_ name: String) }
            final class Model {
                private let settings: Settings
                init(settings: Settings) { self.settings = settings }
                func reset() { for flag in Flag.menu { 1️⃣settings.reset(flag.rawValue) } }
            }
            """,
            reads: """
                reset() ⇒ 2 × settings.reset("cards") · settings.reset #1 got name == "sync" 1️⃣
                """),
    ]
}
