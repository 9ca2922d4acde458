import Testing

/// Values of the project that do the work of a SUT: their initialisers, methods and closures.
@Suite struct ValuesAtWorkTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an initialiser of an enum that chooses a case",
            """
            enum Zone: Equatable {
                case easy, hard
                init(watts: Int) {
                    switch watts {
                    case ..<100: self = .easy
                    default: self = .hard
                    }
                }
            }
            protocol Voice { func say(_ zone: Zone) }
            final class Coach {
                private let voice: Voice
                init(voice: Voice) { self.voice = voice }
                func row(_ watts: Int) { 1️⃣voice.say(Zone(watts: watts)) }
            }
            """,
            reads: """
                row(watts) when watts == 99 ⇒ voice.say(.easy) 1️⃣
                row(watts) when watts == 100 ⇒ voice.say(.hard) 1️⃣
                """),
        Snippet(
            "an initialiser of an enum that fails",
            """
            enum Code: Equatable {
                case short(String), long(String)
                init?(_ text: String) {
                    guard !text.isEmpty else { return nil }
                    self = text.count < 4 ? .short(text) : .long(text.uppercased())
                }
            }
            protocol Door { func open(_ code: Code); func refuse() }
            final class Porter {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ text: String) {
                    guard let code = Code(text) else { 1️⃣return door.refuse() }
                    2️⃣door.open(code)
                }
            }
            """,
            reads: """
                enter(text) when !text.isEmpty ⇒ door.open(.long(text.uppercased())) · no door.refuse 2️⃣
                enter(text) when text == "tex" ⇒ door.open(.short(text)) · no door.refuse 2️⃣
                enter(text) when text.isEmpty ⇒ door.refuse() · no door.open 1️⃣
                """),
        Snippet(
            "methods of values, named without a call",
            """
            enum Order { case rising, falling
                func puts(_ one: Int, before other: Int) -> Bool { self == .rising ? one < other : one > other }
            }
            struct Limit { let least: Int; func admits(_ number: Int) -> Bool { number >= least } }
            protocol Source { func numbers() -> [Int] }
            final class Board {
                private(set) var shown: [Int] = []
                private let source: Source
                private let limit: Limit
                private let order: Order
                init(source: Source, limit: Limit, order: Order) { (self.source, self.limit, self.order) = (source, limit, order) }
                func load() { 1️⃣shown = source.numbers().filter(limit.admits).sorted(by: order.puts) }
            }
            """,
            reads: """
                load() when limit.least == 2, source.numbers().count == 2, source.numbers()[0] == 2, source.numbers()[1] == 1 ⇒ source.numbers() · sut.shown == [source.numbers()[0]] 1️⃣
                load() when limit.least == 2, order == .rising, source.numbers().count == 2, source.numbers()[0] == 2, source.numbers()[1] == 2 ⇒ source.numbers() · sut.shown == [source.numbers()[0], source.numbers()[1]] 1️⃣
                load() when limit.least == 2, order == .rising, source.numbers().count == 2, source.numbers()[0] == 3, source.numbers()[1] == 2 ⇒ source.numbers() · sut.shown == [source.numbers()[1], source.numbers()[0]] 1️⃣
                load() when limit.least == 2, order == .falling, source.numbers().count == 2, source.numbers()[0] == 2, source.numbers()[1] == 2 ⇒ source.numbers() · sut.shown == [source.numbers()[0], source.numbers()[1]] 1️⃣
                load() when limit.least == 1, order == .falling, source.numbers().count == 2, source.numbers()[0] == 1, source.numbers()[1] == 2 ⇒ source.numbers() · sut.shown == [source.numbers()[1], source.numbers()[0]] 1️⃣
                load() when limit.least == 2, order == .rising, source.numbers().count == 3, source.numbers()[0] == 3, source.numbers()[1] == 2, source.numbers()[2] == 3 ⇒ source.numbers() · sut.shown == [source.numbers()[1], source.numbers()[0], source.numbers()[2]] 1️⃣
                load() when limit.least == 2, order == .falling, source.numbers().count == 3, source.numbers()[0] == 3, source.numbers()[1] == 1, source.numbers()[2] == 2 ⇒ source.numbers() · sut.shown == [source.numbers()[0], source.numbers()[2]] 1️⃣
                """),
        Snippet(
            "a closure in a struct that the SUT is made with gives the time",
            """
            import Foundation
            struct Rules { let isStrict: Bool; let now: () -> Date
                func isOver(_ end: Date) -> Bool { isStrict && end < now() }
            }
            protocol Bell { func ring() }
            final class Watch {
                private let bell: Bell
                private let rules: Rules
                init(bell: Bell, rules: Rules) { (self.bell, self.rules) = (bell, rules) }
                func check(_ end: Date) { if rules.isOver(end) { 1️⃣bell.ring() } }
            }
            """,
            reads: """
                check(end) when end == #1, isStrict, nowValue == #2 ⇒ bell.ring() 1️⃣
                check(end) when end == #1, isStrict, nowValue == #1 ⇒ no bell.ring
                check(end) when !isStrict, end == #1, nowValue == #2 ⇒ no bell.ring
                check(end) when end == #2, isStrict, nowValue == #1 ⇒ no bell.ring
                """),
        Snippet(
            "something is put under each element of a set",
            """
            enum Field: CaseIterable { case name, mail }
            protocol Sink { func send() }
            final class Form {
                private(set) var errors: [Field: String] = [:]
                private var touched: Set<Field> = []
                var name = ""
                private let sink: Sink
                init(sink: Sink) { self.sink = sink }
                func send() {
                    touched = Set(Field.allCases)
                    errors = touched.reduce(into: [:]) { result, field in result[field] = message(for: field) }
                    if errors.isEmpty { 1️⃣sink.send() }
                }
                private func message(for field: Field) -> String? { field == .name && name.isEmpty ? "Name" : nil }
            }
            """,
            reads: """
                send() ⇒ sut.errors == [.name: "Name"] · no sink.send
                send() when !earlier new name.isEmpty after set name ⇒ sink.send() 1️⃣
                """),
        Snippet(
            "a number in a text that is trimmed",
            """
            import Foundation
            protocol Scale { func weigh(_ kilos: Double) }
            final class Desk {
                private let scale: Scale
                init(scale: Scale) { self.scale = scale }
                func enter(_ text: String) {
                    guard let kilos = Double(text.trimmingCharacters(in: .whitespaces)) else { return }
                    1️⃣scale.weigh(kilos)
                }
            }
            """,
            reads: """
                enter(text) when text == "  0 " ⇒ scale.weigh(Double(text.trimmingCharacters(in: .whitespaces))) 1️⃣
                """),
        Snippet(
            "a part of a value that a key path names is set",
            """
            struct Draft: Equatable { var name = ""; var count = 1; let id = 7 }
            enum Field { case name, count }
            protocol Store { func save(_ draft: Draft) }
            final class Form {
                private(set) var draft = Draft()
                private(set) var touched: Field?
                private let store: Store
                init(store: Store) { self.store = store }
                func update<Value: Equatable>(_ path: WritableKeyPath<Draft, Value>, to value: Value, field: Field) {
                    guard draft[keyPath: path] != value else { return }
                    draft[keyPath: path] = value
                    touched = field
                    1️⃣store.save(draft)
                }
            }
            """,
            reads: """
                update(path, value, field) when value.isEmpty ⇒ no store.save
                update(path, value, field) when !value.isEmpty ⇒ store.save(Draft(name: value)) · sut.draft == Draft(name: value) · sut.touched == field 1️⃣
                update(path, value, field) when value == 2 ⇒ store.save(Draft(count: value)) · sut.draft == Draft(count: value) · sut.touched == field 1️⃣
                """),
        Snippet(
            "an amount of percents whose digits do not end in twos",
            """
            import Foundation
            private let rate = Decimal(15) / 100
            protocol Till { func add(_ amount: Decimal) }
            final class Desk {
                private let till: Till
                init(till: Till) { self.till = till }
                func charge(_ price: Decimal) {
                    let fee = price * rate
                    if fee != 0 { 1️⃣till.add(fee) }
                }
            }
            """,
            reads: """
                charge(price) when price == 15.0 ⇒ till.add(price * 15.0 / 100.0) 1️⃣
                """),
        Snippet(
            "a helper that the SUT makes of a double, and overloads that a raw value or a constant tells apart",
            """
            enum Step: String { case first, second }
            protocol Store {
                func text(_ key: String) -> String?
                func number(_ key: String) -> Int?
                func set(_ value: String, _ key: String)
                func set(_ value: Int, _ key: String)
            }
            struct Progress {
                enum Key { static let step = "step"; static let version = "version" }
                static let version = 2
                let store: any Store
                var isDone: Bool { (store.number(Key.version) ?? 0) >= Self.version }
                var step: Step? { store.text(Key.step).flatMap(Step.init(rawValue:)) }
                func save(_ step: Step) { 1️⃣store.set(step.rawValue, Key.step) }
                func finish() { 2️⃣store.set(Self.version, Key.version) }
            }
            final class Model {
                private let progress: Progress
                private(set) var step = Step.first
                private(set) var isDone = false
                init(store: any Store) { self.progress = Progress(store: store) }
                func start() {
                    3️⃣isDone = progress.isDone
                    if let saved = progress.step { 4️⃣step = saved }
                }
                func next() { progress.save(.second) }
                func finish() { progress.finish() }
            }
            """,
            reads: """
                start() when store.number() == 2, store.text() == "first" ⇒ store.number("version") · store.text("step") · sut.isDone == true 3️⃣
                start() when store.number() == 2, store.text() == "second" ⇒ store.number("version") · store.text("step") · sut.isDone == true · sut.step == .second 3️⃣4️⃣
                start() when store.number() == 2, store.text() != nil ⇒ store.number("version") · store.text("step") · sut.isDone == true 3️⃣
                start() when store.number() == 1, store.text() == "first" ⇒ store.number("version") · store.text("step") 3️⃣
                start() when store.number() == 1, store.text() != nil ⇒ store.number("version") · store.text("step") 3️⃣
                start() when store.number() == nil, store.text() == "first" ⇒ store.number("version") · store.text("step") · sut.isDone == false 3️⃣
                start() when store.number() == nil, store.text() != nil ⇒ store.number("version") · store.text("step") 3️⃣
                next() ⇒ store.set("second", "step") 1️⃣
                finish() ⇒ store.set(2, "version") 2️⃣
                """),
    ]
}
