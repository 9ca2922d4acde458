import Testing

/// Methods of the SUT that others call.
@Suite struct HelpersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a private method",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() { 1️⃣write("run") }
                private func write(_ text: String) { 2️⃣log.note(text) }
            }
            """,
            reads: """
                run() ⇒ log.note("run") 1️⃣2️⃣
                """),
        Snippet(
            "a default argument",
            """
            protocol Log { func note(_ text: String, _ level: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() { 1️⃣write("run") }
                private func write(_ text: String, level: Int = 2) { 2️⃣log.note(text, level) }
            }
            """,
            reads: """
                run() ⇒ log.note("run", 2) 1️⃣2️⃣
                """),
        Snippet(
            "a static function",
            """
            struct Tax {
                static func of(_ price: Int) -> Int { price * 2 }
                func total(_ price: Int) -> Int { 1️⃣Self.of(price) }
            }
            """,
            reads: """
                total(price) ⇒ returns price * 2 1️⃣
                """),
        Snippet(
            "a method of a model",
            """
            struct User { let age: Int; func isOlder(than limit: Int) -> Bool { age > limit } }
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ user: User) { 1️⃣if user.isOlder(than: 17) { 2️⃣door.open() } }
            }
            """,
            reads: """
                enter(user) when user.age == 18 ⇒ door.open() 1️⃣2️⃣
                enter(user) when user.age == 17 ⇒ no door.open 1️⃣
                """),
        Snippet(
            "a recursion with an end",
            """
            final class Model {
                private(set) var steps = 0
                func run() { walk(2) }
                private func walk(_ left: Int) {
                    if left == 0 { return }
                    1️⃣steps += 1
                    walk(left - 1)
                }
            }
            """,
            reads: """
                run() ⇒ sut.steps == 2 1️⃣
                """),
        Snippet(
            "a constant of a type",
            """
            enum Limits { static let pages = 20 }
            protocol Store { func load(_ count: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣store.load(Limits.pages) }
            }
            """,
            reads: """
                load() ⇒ store.load(20) 1️⃣
                """),
        Snippet(
            "an `inout` parameter",
            """
            final class Model {
                private(set) var level = 1
                func raise() { add(1, to: &level) }
                private func add(_ amount: Int, to number: inout Int) { 1️⃣number += amount }
            }
            """,
            reads: """
                raise() ⇒ sut.level == 2 1️⃣
                """),
        Snippet(
            "two of one name, told apart by what they are given",
            """
            struct Ticket: Equatable { let seat: String }
            enum Refusal: Error { case late, full }
            protocol Service { func check(_ code: String) throws -> Ticket }
            protocol Screen { func show(_ text: String) }
            final class Model {
                private let service: Service
                private let screen: Screen
                init(service: Service, screen: Screen) { self.service = service; self.screen = screen }
                func scan(_ code: String) {
                    do {
                        let ticket = try service.check(code)
                        show(ticket)
                    } catch let refusal as Refusal {
                        show(refusal)
                    } catch {
                        1️⃣screen.show("no line")
                    }
                }
                private func show(_ ticket: Ticket) { 2️⃣screen.show(ticket.seat) }
                private func show(_ refusal: Refusal) { 3️⃣screen.show(refusal == .late ? "too late" : "full") }
            }
            """,
            reads: """
                scan(code) ⇒ screen.show(service.check().seat) · service.check got code == code 2️⃣
                scan(code) when service.check throws .late ⇒ screen.show("too late") · service.check got code == code 3️⃣
                scan(code) when service.check throws .full ⇒ screen.show("full") · service.check got code == code 3️⃣
                scan(code) when service.check throws other than Refusal.* ⇒ screen.show("no line") · service.check got code == code 1️⃣
                """),
        Snippet(
            "a reducer of static functions that call each other",
            """
            protocol Coach { func say(_ text: String) }
            struct Course: Equatable {
                enum Phase: Equatable { case ready, countdown(Int), running, paused }
                let steps: [String]
                var phase: Phase = .ready
                var left = 0
                init(steps: [String]) { self.steps = steps }
            }
            enum Move { case start, tick, pause }
            enum Rules {
                static let length = 2
                static func apply(_ course: inout Course, _ move: Move) -> [String] {
                    switch (move, course.phase) {
                    case (.start, .ready):
                        guard !course.steps.isEmpty else { return [] }
                        1️⃣course.phase = .countdown(length)
                        return ["in \\(length)"]
                    case (.tick, .countdown(let left)):
                        guard left > 1 else { return begin(&course) }
                        2️⃣course.phase = .countdown(left - 1)
                        return ["in \\(left - 1)"]
                    case (.pause, .running):
                        3️⃣course.phase = .paused
                        return ["paused"]
                    default: return []
                    }
                }
                private static func begin(_ course: inout Course) -> [String] {
                    4️⃣course.phase = .running
                    course.left = 60
                    return ["go"]
                }
            }
            @MainActor final class Trainer {
                private(set) var course: Course
                private let coach: Coach
                init(steps: [String], coach: Coach) {
                    course = Course(steps: steps)
                    self.coach = coach
                }
                func start() { send(.start) }
                func pause() { send(.pause) }
                func send(_ move: Move) {
                    var next = course
                    let words = Rules.apply(&next, move)
                    if next != course { course = next }
                    words.forEach(coach.say)
                }
            }
            """,
            reads: """
                init ⇒ sut.course == Course(steps: steps)
                start() when steps.count == 1 ⇒ coach.say("in 2") · sut.course.phase == .countdown(2) 1️⃣
                pause() when earlier move == .tick, earlier move == .tick, steps.count == 1 after start(), send(move), send(move) ⇒ 4 × coach.say("paused") · sut.course.left == 60 · sut.course.phase == .paused 3️⃣
                send(move) when move == .start, steps.count == 1 ⇒ coach.say("in 2") · sut.course.phase == .countdown(2) 1️⃣
                send(move) when move == .start, steps.count == 0 ⇒ sut.course == Course(steps: steps)
                send(move) when move == .tick, steps.count == 1 after start() ⇒ 2 × coach.say("in 1") · sut.course.phase == .countdown(1) 2️⃣
                send(move) when earlier move == .tick, move == .tick, steps.count == 1 after start(), send(move) ⇒ 3 × coach.say("go") · sut.course.left == 60 · sut.course.phase == .running 4️⃣
                send(move) when earlier move == .tick, earlier move == .tick, move == .pause, steps.count == 1 after start(), send(move), send(move) ⇒ 4 × coach.say("paused") · sut.course.left == 60 · sut.course.phase == .paused 3️⃣
                """),
        Snippet(
            "a global function of the project",
            """
            func doubled(_ number: Int) -> Int { number * 2 }
            final class Model {
                private(set) var level = 1
                func raise() { 1️⃣level = doubled(level) }
            }
            """,
            reads: """
                raise() ⇒ sut.level == 2 1️⃣
                raise() after raise() ⇒ sut.level == 4 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a function of the system",
            """
            final class Model {
                func noise() { print("nothing to see") }
            }
            """,
            reads: """
                noise() ⇒ nothing
                """)
    ]
}
