import Testing

/// Drafts that are made of models and edited in place, and flows of many steps through one method.
@Suite struct DraftsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a draft that only its own initialisers make",
            """
            struct Hive: Equatable { var name: String; var frames: Int }
            struct Draft: Equatable {
                enum Field: Hashable { case name, frames }
                var name = ""
                var frames = ""
                init() {}
                init(_ hive: Hive) {
                    name = hive.name
                    frames = String(hive.frames)
                }
                func problems() -> [Field: String] {
                    var problems: [Field: String] = [:]
                    if name.isEmpty { problems[.name] = "Enter a name" }
                    if Int(frames) == nil { problems[.frames] = "Enter a number" }
                    return problems
                }
            }
            protocol Store { func save(_ name: String, _ frames: Int) }
            final class Editor {
                var draft = Draft()
                private let store: Store
                private(set) var problems: [Draft.Field: String] = [:]
                private(set) var isEmpty = false
                init(store: Store) { self.store = store }
                func check() { 1️⃣problems = draft.problems() }
                func save() {
                    guard let frames = Int(draft.frames) else { return }
                    guard frames > 0 else {
                        2️⃣isEmpty = true
                        return
                    }
                    3️⃣store.save(draft.name, frames)
                }
            }
            """,
            reads: """
                check() ⇒ sut.problems == [.name: "Enter a name", .frames: "Enter a number"] 1️⃣
                check() after set draft ⇒ sut.problems == [:]
                check() after set draft ⇒ sut.problems == [.name: "Enter a name"] 1️⃣
                save() after set draft ⇒ store.save(earlier new draft.name, Int(earlier new draft.frames)) 3️⃣
                save() after set draft ⇒ sut.isEmpty == true · no store.save 2️⃣
                """),
        Snippet(
            "a checkout of four steps through one method",
            """
            enum Boat: Hashable { case single, double }
            enum Action: Equatable { case add(Boat), hours(Int), note(String), promo(String), next, submit }
            enum Step: Int { case boats, extras, contact, review }
            struct State: Equatable {
                var step = Step.boats
                var boats: [Boat: Int] = [:]
                var hours = 2
                var note = ""
                var promo: String?
                var alert: String?
            }
            protocol Desk { func book(_ boats: [Boat: Int], _ note: String) }
            final class Checkout {
                private(set) var state = State()
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func send(_ action: Action) {
                    switch action {
                    case .add(let boat): 1️⃣state.boats[boat, default: 0] += 1
                    case .hours(let hours): 2️⃣state.hours = min(max(hours, 1), 8)
                    case .note(let note): 3️⃣state.note = note
                    case .promo(let promo): 4️⃣state.promo = promo.isEmpty ? nil : promo
                    case .next:
                        guard canGoOn, let step = Step(rawValue: state.step.rawValue + 1) else {
                            5️⃣state.alert = "Not yet"
                            return
                        }
                        6️⃣state.step = step
                    case .submit:
                        guard state.step == .review else { return }
                        7️⃣desk.book(state.boats, state.note)
                    }
                }
                private var canGoOn: Bool {
                    switch state.step {
                    case .boats: !state.boats.isEmpty
                    case .extras: true
                    case .contact: !state.note.isEmpty
                    case .review: false
                    }
                }
            }
            """,
            reads: """
                send(action) when action == .add ⇒ sut.state == State(boats: [action.add#0: 1]) · no desk.book 1️⃣
                send(action) when action == .hours, action.hours#0 == 8 ⇒ sut.state == State(hours: 8) · no desk.book 2️⃣
                send(action) when action == .hours, action.hours#0 == 1 ⇒ sut.state == State(hours: 1) · no desk.book 2️⃣
                send(action) when action == .hours, action.hours#0 == 0 ⇒ sut.state == State(hours: 1) · no desk.book 2️⃣
                send(action) when action == .hours, action.hours#0 == 9 ⇒ sut.state == State(hours: 8) · no desk.book 2️⃣
                send(action) when action == .note ⇒ sut.state == State(note: action.note#0) · no desk.book 3️⃣
                send(action) when !action.promo#0.isEmpty, action == .promo ⇒ sut.state == State(promo: action.promo#0) · no desk.book 4️⃣
                send(action) when action == .next ⇒ sut.state == State(alert: "Not yet") · no desk.book 5️⃣
                send(action) when action == .submit ⇒ no desk.book
                send(action) when action == .next, action.promo#0 == "Aa1!bbbbbbbb", earlier action == .add after send(action) ⇒ sut.state == State(step: .extras, boats: [earlier action.add#0: 1]) · no desk.book 6️⃣
                send(action) when action == .next, earlier action == .add, earlier action == .next, earlier action.add#0 == .single, earlier action.promo#0 == "Aa1!bbbbbbbb" after send(action), send(action) ⇒ sut.state == State(step: .contact, boats: [earlier action.add#0: 1]) · no desk.book 6️⃣
                send(action) when action == .next, earlier action == .add, earlier action == .next, earlier action == .next, earlier action.add#0 == .single, earlier action.promo#0 == "Aa1!bbbbbbbb" after send(action), send(action), send(action) ⇒ sut.state == State(step: .contact, boats: [earlier action.add#0: 1], alert: "Not yet") · no desk.book 5️⃣
                send(action) when !earlier action.note#0.isEmpty, action == .next, earlier action == .add, earlier action == .next, earlier action == .next, earlier action == .next, earlier action == .note, earlier action.add#0 == .single, earlier action.promo#0 == "Aa1!bbbbbbbb" after send(action), send(action), send(action), send(action), send(action) ⇒ sut.state == State(step: .review, boats: [earlier action.add#0: 1], note: earlier action.note#0, alert: "Not yet") · no desk.book 5️⃣
                send(action) when !earlier action.note#0.isEmpty, action == .submit, earlier action == .add, earlier action == .next, earlier action == .next, earlier action == .next, earlier action == .note, earlier action.add#0 == .single, earlier action.promo#0 == "Aa1!bbbbbbbb" after send(action), send(action), send(action), send(action), send(action) ⇒ desk.book([earlier action.add#0: 1], earlier action.note#0) 7️⃣
                send(action) when action == .promo, action.promo#0.isEmpty ⇒ sut.state == State(promo: nil) · no desk.book 4️⃣
                """),
        Snippet(
            "an index that is computed, the case beside a limit, what a case may carry, a limit below zero",
            """
            enum Note: String, CaseIterable { case c, d, e }
            enum Grade: Int, Comparable {
                case fresh, fair, worn, broken
                static func < (lhs: Grade, rhs: Grade) -> Bool { lhs.rawValue < rhs.rawValue }
            }
            enum Status: Equatable { case open, closed(reason: String?) }
            struct Limits { var least = -30.0 }
            protocol Desk { func index(below count: Int) -> Int; func grade() -> Grade; func status() -> Status }
            final class Model {
                private let desk: Desk
                private let limits: Limits
                private(set) var note: Note?
                private(set) var isUsed = false
                private(set) var text = ""
                init(desk: Desk, limits: Limits = Limits()) {
                    self.desk = desk
                    self.limits = limits
                }
                func pick() {
                    let left = Note.allCases.filter { $0 != .c }
                    1️⃣note = left[desk.index(below: left.count) % left.count]
                }
                func use() {
                    guard desk.grade() < .worn else { return }
                    2️⃣isUsed = true
                }
                func tell() {
                    switch desk.status() {
                    case .open: 3️⃣text = "Open"
                    case .closed(let reason): 4️⃣text = reason.map { "Closed: \\($0)" } ?? "Closed"
                    }
                }
                func point(at height: Double) {
                    guard height >= limits.least else { return }
                    5️⃣isUsed = true
                }
            }
            """,
            reads: """
                pick() when desk.index() == 1 ⇒ desk.index(2) · sut.note == .e 1️⃣
                use() when desk.grade() == .worn ⇒ desk.grade() · sut.isUsed == false
                use() when desk.grade() == .fair ⇒ sut.isUsed == true 2️⃣
                use() when desk.grade() == .broken ⇒ desk.grade() · sut.isUsed == false
                tell() when desk.status() == .open ⇒ sut.text == "Open" 3️⃣
                tell() when desk.status() == .closed, desk.status().closed#0 != nil ⇒ sut.text == "Closed: {desk.status().closed#0}" 4️⃣
                tell() when desk.status() == .closed, desk.status().closed#0 == nil ⇒ sut.text == "Closed" 4️⃣
                point(height) when height == 2.0, limits.least == 2.0 ⇒ sut.isUsed == true 5️⃣
                point(height) when height == 2.0, limits.least == 3.0 ⇒ sut.isUsed == false
                """),
    ]
}
