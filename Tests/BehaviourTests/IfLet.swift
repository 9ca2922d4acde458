import Testing

/// `if` and `if let`: what is done under which condition.
@Suite struct IfLetTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "both ways of an `if`",
            """
            protocol Store { func hide(); func show() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func set(_ isOn: Bool) {
                    1️⃣if isOn { 2️⃣store.show() } else { 3️⃣store.hide() }
                }
            }
            """,
            reads: """
                set(isOn) when isOn ⇒ store.show() · no store.hide 1️⃣2️⃣
                set(isOn) when !isOn ⇒ store.hide() · no store.show 1️⃣3️⃣
                """),
        Snippet(
            "`else if`",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func rate(_ number: Int) {
                    if number > 10 { 1️⃣log.note("high") } else if number > 5 { 2️⃣log.note("middle") }
                }
            }
            """,
            reads: """
                rate(number) when number == 11 ⇒ log.note("high") 1️⃣
                rate(number) when number == 10 ⇒ log.note("middle") 2️⃣
                rate(number) when number == 5 ⇒ no log.note
                """),
        Snippet(
            "`if let` with a parameter",
            """
            protocol Store { func open(_ id: Int); func openAll() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func open(_ id: Int?) {
                    1️⃣if let id { 2️⃣store.open(id) } else { 3️⃣store.openAll() }
                }
            }
            """,
            reads: """
                open(id) when id == 2 ⇒ store.open(id) · no store.openAll 1️⃣2️⃣
                open(id) when id == nil ⇒ store.openAll() · no store.open 3️⃣
                """),
        Snippet(
            "`if let` with what a method returns",
            """
            protocol Store { func draft() -> String? }
            final class Model {
                private let store: Store
                private(set) var text = "none"
                init(store: Store) { self.store = store }
                func restore() {
                    1️⃣if let draft = store.draft() { 2️⃣text = draft }
                }
            }
            """,
            reads: """
                restore() when store.draft() != nil ⇒ sut.text == store.draft() 1️⃣2️⃣
                """),
        Snippet(
            "two bindings",
            """
            protocol Store { var name: String? { get }; var city: String? { get }; func send(_ name: String, to city: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func send() {
                    1️⃣if let name = store.name, let city = store.city { 2️⃣store.send(name, to: city) }
                }
            }
            """,
            reads: """
                send() when store.city != nil, store.name != nil ⇒ store.send(store.name, store.city) 1️⃣2️⃣
                """),
        Snippet(
            "a binding and a condition on what it binds",
            """
            protocol Store { func level() -> Int? ; func warn() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func check() {
                    1️⃣if let level = store.level(), level < 10 { 2️⃣store.warn() }
                }
            }
            """,
            reads: """
                check() when store.level() == 9 ⇒ store.warn() 1️⃣2️⃣
                check() when store.level() == 10 ⇒ no store.warn 1️⃣
                """),
        Snippet(
            "`if` as an expression",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func note(_ isOn: Bool) {
                    let word = if isOn { "on" } else { "off" }
                    1️⃣log.note(word)
                }
            }
            """,
            reads: """
                note(isOn) when isOn ⇒ log.note("on") 1️⃣
                note(isOn) when !isOn ⇒ log.note("off") 1️⃣
                """),
        Snippet(
            "`&&` and `||`",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func open(_ isKnown: Bool, _ isLate: Bool, _ isAdmin: Bool) {
                    1️⃣if isKnown && !isLate || isAdmin { 2️⃣door.open() }
                }
            }
            """,
            reads: """
                open(isKnown, isLate, isAdmin) when isAdmin, isKnown, isLate ⇒ door.open() 1️⃣2️⃣
                open(isKnown, isLate, isAdmin) when !isAdmin, isKnown, isLate ⇒ no door.open 1️⃣
                open(isKnown, isLate, isAdmin) when !isAdmin, !isLate, isKnown ⇒ door.open() 1️⃣2️⃣
                open(isKnown, isLate, isAdmin) when !isKnown, isAdmin ⇒ door.open() 1️⃣2️⃣
                open(isKnown, isLate, isAdmin) when !isAdmin, !isKnown, !isLate ⇒ no door.open 1️⃣
                """),
        Snippet(
            "`#available` holds",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func open() {
                    if #available(macOS 10, *) { 1️⃣door.open() }
                }
            }
            """,
            reads: """
                open() ⇒ door.open() 1️⃣
                """),
        Snippet(
            "a closing `else` after two conditions on Booleans",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func rate(_ isHot: Bool, _ isDry: Bool) {
                    if isHot { 1️⃣log.note("hot") } else if isDry { 2️⃣log.note("dry") } else { 3️⃣log.note("cold") }
                }
            }
            """,
            reads: """
                rate(isHot, isDry) when isHot ⇒ log.note("hot") 1️⃣
                rate(isHot, isDry) when !isHot, isDry ⇒ log.note("dry") 2️⃣
                rate(isHot, isDry) when !isDry, !isHot ⇒ log.note("cold") 3️⃣
                """),
        Snippet(
            "code in `#if` that a debug build runs",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                private(set) var count = 0
                init(door: Door) { self.door = door }
                func open() {
                    #if DEBUG
                    1️⃣count += 1
                    #else
                    count += 2
                    #endif
                    2️⃣door.open()
                }
            }
            """,
            reads: """
                open() ⇒ door.open() · sut.count == 1 1️⃣2️⃣
                """),
        Snippet(
            "a closing `else` after two conditions on one number: the number is chosen for the first",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func rate(_ number: Int) {
                    if number > 10 { 1️⃣log.note("high") } else if number > 5 { 2️⃣log.note("middle") } else { 3️⃣log.note("low") }
                }
            }
            """,
            reads: """
                rate(number) when number == 11 ⇒ log.note("high") 1️⃣
                rate(number) when number == 10 ⇒ log.note("middle") 2️⃣
                rate(number) when number == 5 ⇒ log.note("low") 3️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "code in `#if` of which nobody knows whether it is built",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                private(set) var count = 0
                init(door: Door) { self.door = door }
                func open() {
                    #if os(iOS)
                    count += 1
                    #endif
                    1️⃣door.open()
                }
            }
            """,
            reads: """
                open() ⇒ door.open() 1️⃣
                """)
    ]
}
