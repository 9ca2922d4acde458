import Testing

/// Comparisons: which values a test chooses on either side.
@Suite struct ComparisonsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an order of the project's own",
            """
            struct Version: Comparable {
                let major: Int
                let minor: Int
                static func < (lhs: Version, rhs: Version) -> Bool {
                    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
                }
            }
            final class Model {
                let installed: Version
                private(set) var label = ""
                init(installed: Version) { self.installed = installed }
                func offer(_ version: Version) {
                    if version > installed { 1️⃣label = "new" } else { 2️⃣label = "old" }
                }
            }
            """,
            reads: """
                init ⇒ sut.installed == installed
                offer(version) when installed.minor == 2, version == installed ⇒ sut.label == "old" 2️⃣
                offer(version) when installed.major == 2, installed.minor == 3, version.major == 2, version.minor == 4 ⇒ sut.label == "new" 1️⃣
                offer(version) when earlier version.major == 2, earlier version.minor == 4, installed.major == 2, installed.minor == 3, version.major == 1 after offer(version) ⇒ sut.label == "old" 2️⃣
                """),
        Snippet(
            "an operator of the project's own",
            """
            struct Money {
                let cents: Int
                static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
            }
            final class Model {
                private(set) var total = Money(cents: 0)
                init() {}
                func add(_ price: Money) {
                    1️⃣total = total + price
                }
            }
            """,
            reads: """
                add(price) ⇒ sut.total.cents == price.cents 1️⃣
                add(price) when price.cents == 2 after add(price) ⇒ sut.total.cents == earlier price.cents + price.cents 1️⃣
                """),
        Snippet(
            "`>` at its boundary",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ age: Int) { 1️⃣if age > 17 { 2️⃣door.open() } }
            }
            """,
            reads: """
                enter(age) when age == 18 ⇒ door.open() 1️⃣2️⃣
                enter(age) when age == 17 ⇒ no door.open 1️⃣
                """),
        Snippet(
            "`>=` and `<=`",
            """
            protocol Door { func open(); func close() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ age: Int) { if age >= 18 { 1️⃣door.open() } }
                func leave(_ age: Int) { if age <= 17 { 2️⃣door.close() } }
            }
            """,
            reads: """
                enter(age) when age == 18 ⇒ door.open() 1️⃣
                enter(age) when age == 17 ⇒ no door.open
                leave(age) when age == 17 ⇒ door.close() 2️⃣
                leave(age) when age == 18 ⇒ no door.close
                """),
        Snippet(
            "a difference at its boundary, of a number that may be missing",
            """
            struct Guest { var birthYear: Int? }
            final class Door {
                private let currentYear: Int
                private let minimumAge = 16
                var refused = false
                init(currentYear: Int = 2024) { self.currentYear = currentYear }
                func enter(_ guest: Guest) {
                    guard let birthYear = guest.birthYear, currentYear - birthYear < minimumAge else { return }
                    1️⃣refused = true
                }
            }
            """,
            reads: """
                enter(guest) when currentYear == 18, guest.birthYear == 3 ⇒ sut.refused == true 1️⃣
                enter(guest) when currentYear == 19, guest.birthYear == 3 ⇒ sut.refused == false
                """),
        Snippet(
            "a number near another, without negative ones",
            """
            protocol Engine { var time: Double { get } }
            final class Player {
                private let engine: Engine
                let duration: Double
                var isFinished = false
                init(engine: Engine, duration: Double) {
                    self.engine = engine
                    self.duration = duration
                }
                func tick() { 1️⃣isFinished = engine.time >= duration - 5 }
            }
            """,
            reads: """
                init ⇒ sut.duration == duration
                tick() when duration == 7.0, engine.time == 2.0 ⇒ sut.isFinished == true 1️⃣
                tick() when duration == 8.0, earlier new isFinished, engine.time == 2.0 after set isFinished ⇒ sut.isFinished == false 1️⃣
                """),
        Snippet(
            "two things of a test",
            """
            protocol Store { var limit: Int { get }; func save(_ count: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ count: Int) {
                    1️⃣guard count < store.limit else { return }
                    2️⃣store.save(count)
                }
            }
            """,
            reads: """
                save(count) when count == 2, store.limit == 3 ⇒ store.save(count) 1️⃣2️⃣
                save(count) when count == 2, store.limit == 2 ⇒ no store.save 1️⃣
                """),
        Snippet(
            "equality of two identifiers",
            """
            struct User { let id: Int }
            protocol Session { var user: User { get }; func leave() }
            final class Model {
                private let session: Session
                init(session: Session) { self.session = session }
                func leave(_ user: User) {
                    1️⃣guard user.id == session.user.id else { return }
                    2️⃣session.leave()
                }
            }
            """,
            reads: """
                leave(user) when user == session.user ⇒ session.leave() 1️⃣2️⃣
                leave(user) when session.user.id == 3, user.id == 2 ⇒ no session.leave 1️⃣
                """),
        Snippet(
            "`!=`",
            """
            protocol Session { func change(_ name: String) }
            final class Model {
                private(set) var name = ""
                private let session: Session
                init(session: Session) { self.session = session }
                func rename(_ name: String) {
                    1️⃣guard name != self.name else { return }
                    2️⃣self.name = name
                    3️⃣session.change(name)
                }
            }
            """,
            reads: """
                rename(name) when name.isEmpty ⇒ no session.change 1️⃣
                rename(name) when !name.isEmpty ⇒ session.change(name) · sut.name == name 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "Booleans that are compared",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ isKnown: Bool?) { 1️⃣if isKnown == true { 2️⃣door.open() } }
            }
            """,
            reads: """
                enter(isKnown) when isKnown ⇒ door.open() 1️⃣2️⃣
                enter(isKnown) when !isKnown ⇒ no door.open 1️⃣
                """),
        Snippet(
            "a range",
            """
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ age: Int) { 1️⃣if (18...99).contains(age) { 2️⃣door.open() } }
            }
            """,
            reads: """
                enter(age) when age == 18 ⇒ door.open() 1️⃣2️⃣
                enter(age) when age == 100 ⇒ no door.open 1️⃣
                enter(age) when age == 17 ⇒ no door.open 1️⃣
                """),
        Snippet(
            "a number with a fraction",
            """
            protocol Fan { func start() }
            final class Model {
                private let fan: Fan
                init(fan: Fan) { self.fan = fan }
                func measure(_ heat: Double) { 1️⃣if heat > 30.5 { 2️⃣fan.start() } }
            }
            """,
            reads: """
                measure(heat) when heat == 31.5 ⇒ fan.start() 1️⃣2️⃣
                measure(heat) when heat == 30.5 ⇒ no fan.start 1️⃣
                """),
        Snippet(
            "a case without a type, compared where a Bool is returned",
            """
            enum Size: String { case small, large }
            final class Model {
                private var size = Size.large
                init() {}
                func isSame(_ word: String) -> Bool { 1️⃣(Size(rawValue: word) ?? .small) == size }
                func isLarge() -> Bool { 2️⃣.large == size }
            }
            """,
            reads: """
                isSame(word) when word == "small" ⇒ returns false 1️⃣
                isSame(word) when word == "large" ⇒ returns true 1️⃣
                isSame(word) when !word.isEmpty ⇒ returns false 1️⃣
                isLarge() ⇒ returns true 2️⃣
                """),
        Snippet(
            "a property of a dependency, read again after it was decided by",
            """
            protocol Door { var title: String { get }; func open(_ title: String) }
            final class Model {
                private let door: Door
                private(set) var titles: [String] = []
                init(door: Door) { self.door = door }
                func note() { titles.append(door.title) }
                func enter() {
                    1️⃣guard !titles.isEmpty else { return }
                    2️⃣if door.title.isEmpty { 3️⃣door.open("none") } else { 4️⃣door.open(door.title + "!") }
                }
            }
            """,
            reads: """
                note() ⇒ sut.titles == [door.title]
                enter() ⇒ no door.open 1️⃣
                enter() when !earlier door.title.isEmpty after note() ⇒ door.open(earlier door.title + "!") 1️⃣2️⃣4️⃣
                enter() when earlier door.title.isEmpty after note() ⇒ door.open("none") 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a range that a number matches",
            """
            struct Stars {
                func isRating(_ stars: Int) -> Bool { 1️⃣1...5 ~= stars }
            }
            """,
            reads: """
                isRating(stars) when stars == 1 ⇒ returns true 1️⃣
                isRating(stars) when stars == 6 ⇒ returns false 1️⃣
                isRating(stars) when stars == 0 ⇒ returns false 1️⃣
                """),
        Snippet(
            "a pattern that is asked for once",
            """
            protocol Rules { func wanted() -> Int }
            struct Stars {
                let rules: Rules
                func isWanted(_ stars: Int) -> Bool { 1️⃣rules.wanted() ~= stars }
            }
            """,
            reads: """
                isWanted(stars) when rules.wanted() == stars ⇒ returns true · rules.wanted() 1️⃣
                isWanted(stars) when rules.wanted() == 2, stars == 3 ⇒ returns false · rules.wanted() 1️⃣
                """),
        Snippet(
            "nothing without a sign is less than nothing",
            """
            struct Bill { var deposit: UInt64?; var extras: [UInt64] }
            struct Model {
                func due(_ bill: Bill) -> UInt64 {
                    let total = bill.extras.reduce(0, +)
                    let deposit = bill.deposit ?? 0
                    1️⃣return total > deposit ? total - deposit : 0
                }
            }
            """,
            reads: """
                due(bill) when bill.deposit == 1, bill.extras.count == 1, bill.extras[0] == 2 ⇒ returns bill.extras[0] - bill.deposit 1️⃣
                due(bill) when bill.deposit == 2, bill.extras.count == 1, bill.extras[0] == 2 ⇒ returns 0 1️⃣
                due(bill) when bill.deposit == 1, bill.extras.count == 0, bill.extras[0] == 2 ⇒ returns 0 1️⃣
                """),
    ]
}
