import Testing

/// Objects of the SUT that hold a value.
@Suite struct HoldersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "what a box holds is state",
            """
            protocol Finder { func find(_ text: String, done: @escaping ([String]) -> Void) }
            final class Box<Value> { var value: Value { didSet { print(value) } }; init(_ v: Value) { value = v } }
            final class Loose { var a = 0; var b = 0; init(_ a: Int) { self.a = a } }
            final class Screen {
                enum Notice { case busy }
                let items = Box<[String]>([])
                let notice: Box<Notice?> = Box(.none)
                let loose = Loose(1)
                var isEmpty: Bool { 1️⃣items.value.isEmpty }
                private let finder: Finder
                init(finder: Finder) { self.finder = finder }
                func find(_ text: String) {
                    2️⃣guard notice.value == .none else { return }
                    3️⃣notice.value = .busy
                    loose.a = 2
                    finder.find(text) { [weak self] found in 4️⃣self?.items.value = found; 5️⃣self?.notice.value = .none }
                }
                func clear() { 6️⃣items.value.removeAll() }
                func hand(to other: (Box<[String]>) -> Void) { other(items) }
            }
            """,
            reads: """
                isEmpty ⇒ returns true 1️⃣
                find(text) when finder.find calls done ⇒ finder.find(text, _) · sut.items.value == finder.find#0 · sut.loose.a == 2 · sut.notice.value == nil 2️⃣4️⃣5️⃣
                find(text) ⇒ finder.find(text, _) · sut.loose.a == 2 · sut.notice.value == .busy 2️⃣3️⃣
                find(text) when finder.find calls done while find(text) in finder.find(_:done:) ⇒ finder.find(text, _) · sut.items.value == finder.find#0 · sut.loose.a == 2 · sut.notice.value == nil 2️⃣3️⃣4️⃣5️⃣
                clear() when earlier finder.find calls done after find(text) ⇒ sut.items.value == [] 6️⃣
                hand(other) ⇒ other(_)
                """),
        Snippet(
            "a subject in a variable that nobody replaces, behind a computed property",
            """
            import Combine
            enum Format { case csv, json }
            struct Options: Equatable { var format = Format.csv; var name = "" }
            enum Action { case format(Format), name(String), idle }
            class Processor<State> {
                var state: State {
                    get { subject.value }
                    set { subject.value = newValue }
                }
                var states: AnyPublisher<State, Never> { subject.receive(on: RunLoop.main).eraseToAnyPublisher() }
                private var subject: CurrentValueSubject<State, Never>
                init(state: State) { subject = CurrentValueSubject(state) }
            }
            protocol Desk { func save(_ format: Format) }
            final class Model: Processor<Options> {
                private let desk: Desk
                init(desk: Desk) {
                    self.desk = desk
                    super.init(state: Options())
                }
                func receive(_ action: Action) {
                    switch action {
                    case .format(let format): 1️⃣state.format = format
                    case .name(let name): 2️⃣state.name = name
                    case .idle: break
                    }
                }
                func save() { 3️⃣desk.save(state.format) }
            }
            """,
            reads: """
                receive(action) when action == .format ⇒ sut.state == Options(format: action.format#0) 1️⃣
                receive(action) when action == .name ⇒ sut.state == Options(name: action.name#0) 2️⃣
                save() ⇒ desk.save(.csv) 3️⃣
                state ⇒ returns Options()
                set state ⇒ sut.state == new state
                states ⇒ nothing
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a class with more than one variable is no box",
            """
            protocol Log { func note() }
            final class Loose { var a = 0; var b = 0; init(_ a: Int) { self.a = a } }
            final class Screen {
                let loose = Loose(1)
                private let log: Log
                init(log: Log) { self.log = log }
                func raise() {
                    loose.a = 2
                    1️⃣log.note()
                }
            }
            """,
            reads: """
                raise() ⇒ log.note() · sut.loose.a == 2 1️⃣
                """)
    ]
}
