import Testing

/// `switch`: one way for each case.
@Suite struct SwitchTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a case of what may be nothing",
            """
            struct Coupon: Equatable { let discount: Discount; enum Discount { case percent(Int), free } }
            protocol Store { func coupon() -> Coupon }
            final class Basket {
                private(set) var coupon: Coupon?
                private let store: Store
                init(store: Store) { self.store = store }
                func apply() { 1️⃣coupon = store.coupon() }
                var rate: Int {
                    switch coupon?.discount {
                    case .percent(let rate): 2️⃣return rate
                    case .free: 3️⃣return 100
                    case nil: 4️⃣return 0
                    }
                }
            }
            """,
            reads: """
                apply() ⇒ store.coupon() · sut.coupon == store.coupon() 1️⃣
                rate ⇒ returns 0 4️⃣
                rate when earlier store.coupon().discount == .percent after apply() ⇒ returns earlier store.coupon().discount.percent#0 2️⃣
                rate when earlier store.coupon().discount == .free after apply() ⇒ returns 100 3️⃣
                """),
        Snippet(
            "several strings, one after the other",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func read(_ word: String) {
                    switch word {
                    case "one": 1️⃣log.note(1)
                    case "two": 2️⃣log.note(2)
                    default: 3️⃣log.note(0)
                    }
                }
            }
            """,
            reads: """
                read(word) when word == "one" ⇒ log.note(1) 1️⃣
                read(word) when word == "two" ⇒ log.note(2) 2️⃣
                read(word) when !word.isEmpty ⇒ log.note(0) 3️⃣
                """),
        Snippet(
            "over an enum, one test for each case",
            """
            enum Tab { case home, search, profile }
            protocol Router { func go(_ path: String) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ tab: Tab) {
                    switch tab {
                    case .home: 1️⃣router.go("/")
                    case .search: 2️⃣router.go("/search")
                    case .profile: 3️⃣router.go("/me")
                    }
                }
            }
            """,
            reads: """
                select(tab) when tab == .home ⇒ router.go("/") 1️⃣
                select(tab) when tab == .search ⇒ router.go("/search") 2️⃣
                select(tab) when tab == .profile ⇒ router.go("/me") 3️⃣
                """),
        Snippet(
            "payloads are bound",
            """
            enum Event { case opened(id: Int), failed(String), closed }
            final class Model {
                private(set) var id = 0
                private(set) var message = ""
                func handle(_ event: Event) {
                    switch event {
                    case .opened(let id): 1️⃣self.id = id
                    case .failed(let text): 2️⃣message = text
                    case .closed: break
                    }
                }
            }
            """,
            reads: """
                handle(event) when event == .opened ⇒ sut.id == event.opened#0 1️⃣
                handle(event) when event == .failed ⇒ sut.message == event.failed#0 2️⃣
                """),
        Snippet(
            "`default`, and several patterns in one case",
            """
            enum Key { case a, b, c, d }
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func press(_ key: Key) {
                    switch key {
                    case .a, .b: 1️⃣log.note("left")
                    default: 2️⃣log.note("right")
                    }
                }
            }
            """,
            reads: """
                press(key) when key == .a ⇒ log.note("left") 1️⃣
                press(key) when key == .b ⇒ log.note("left") 1️⃣
                press(key) when key == .c ⇒ log.note("right") 2️⃣
                press(key) when key == .d ⇒ log.note("right") 2️⃣
                """),
        Snippet(
            "a range of numbers",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func receive(_ code: Int) {
                    switch code {
                    case 200..<300: 1️⃣log.note("fine")
                    default: 2️⃣log.note("broken")
                    }
                }
            }
            """,
            reads: """
                receive(code) when code == 200 ⇒ log.note("fine") 1️⃣
                receive(code) when code == 300 ⇒ log.note("broken") 2️⃣
                """),
        Snippet(
            "a string",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func read(_ word: String) {
                    switch word {
                    case "one": 1️⃣log.note(1)
                    default: 2️⃣log.note(0)
                    }
                }
            }
            """,
            reads: """
                read(word) when word == "one" ⇒ log.note(1) 1️⃣
                read(word) when !word.isEmpty ⇒ log.note(0) 2️⃣
                """),
        Snippet(
            "`where`",
            """
            enum Event { case added(Int), removed }
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func handle(_ event: Event) {
                    switch event {
                    case .added(let count) where count > 1: 1️⃣log.note("many")
                    case .added: 2️⃣log.note("one")
                    case .removed: 3️⃣log.note("gone")
                    }
                }
            }
            """,
            reads: """
                handle(event) when event == .added, event.added#0 == 2 ⇒ log.note("many") 1️⃣
                handle(event) when event == .added, event.added#0 == 1 ⇒ log.note("one") 2️⃣
                handle(event) when event == .removed ⇒ log.note("gone") 3️⃣
                """),
        Snippet(
            "optionals",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func show(_ name: String?) {
                    switch name {
                    case .some(let name): 1️⃣log.note(name)
                    case nil: 2️⃣log.note("nobody")
                    }
                }
            }
            """,
            reads: """
                show(name) when name != nil ⇒ log.note(name) 1️⃣
                show(name) when name == nil ⇒ log.note("nobody") 2️⃣
                """),
        Snippet(
            "`fallthrough`",
            """
            enum Step { case one, two }
            protocol Log { func note(_ text: String); func end() }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run(_ step: Step) {
                    switch step {
                    case .one:
                        1️⃣log.note("one")
                        fallthrough
                    case .two: 2️⃣log.end()
                    }
                }
            }
            """,
            reads: """
                run(step) when step == .one ⇒ log.end() · log.note("one") 1️⃣2️⃣
                run(step) when step == .two ⇒ log.end() · no log.note 2️⃣
                """),
        Snippet(
            "as an expression that is returned",
            """
            enum Size { case small, large }
            struct Prices {
                func price(of size: Size) -> Int {
                    switch size {
                    case .small: 1️⃣3
                    case .large: 2️⃣5
                    }
                }
            }
            """,
            reads: """
                price(size) when size == .small ⇒ returns 3 1️⃣
                price(size) when size == .large ⇒ returns 5 2️⃣
                """),
        Snippet(
            "over a tuple",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func move(_ isUp: Bool, _ isFast: Bool) {
                    switch (isUp, isFast) {
                    case (true, true): 1️⃣log.note("jump")
                    case (true, false): 2️⃣log.note("climb")
                    case (false, _): 3️⃣log.note("fall")
                    }
                }
            }
            """,
            reads: """
                move(isUp, isFast) when isFast, isUp ⇒ log.note("jump") 1️⃣
                move(isUp, isFast) when !isFast, isUp ⇒ log.note("climb") 2️⃣
                move(isUp, isFast) when !isUp ⇒ log.note("fall") 3️⃣
                """),
        Snippet(
            "several numbers, a range of them first",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func receive(_ code: Int) {
                    switch code {
                    case 200..<300: 1️⃣log.note("fine")
                    case 404: 2️⃣log.note("missing")
                    default: 3️⃣log.note("broken")
                    }
                }
            }
            """,
            reads: """
                receive(code) when code == 200 ⇒ log.note("fine") 1️⃣
                receive(code) when code == 300 ⇒ log.note("broken") 3️⃣
                receive(code) when code == 404 ⇒ log.note("missing") 2️⃣
                """),
        Snippet(
            "a condition behind `where` that does not hold",
            """
            final class Extras {
                enum Action { case toggle(Int), rinse }
                private(set) var extras: Set<Int> = []
                private(set) var isRinse = false
                func process(_ action: Action) {
                    switch action {
                    case .toggle(let id) where !isRinse: 1️⃣extras.insert(id)
                    case .rinse: 2️⃣isRinse = true
                    default: break
                    }
                }
            }
            """,
            reads: """
                process(action) when action == .toggle ⇒ sut.extras == [action.toggle#0] 1️⃣
                process(action) when action == .rinse ⇒ sut.isRinse == true 2️⃣
                process(action) when action == .toggle, earlier action == .rinse after process(action) ⇒ sut.extras == []
                """),
    ]
}
