import Testing

/// What models hold that a test cannot see or set, and numbers in any radix.
@Suite struct ModelsOfOthersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a private field of what is handed out",
            """
            let onlyOld: Int32 = 0x01
            let noLinks: Int32 = 0b10
            class Berths {
                private let entries: [Int]
                init(_ entries: [Int]) { self.entries = entries }
                var length: Int { entries.count }
            }
            protocol Context { func berths(flags: Int32) -> Berths }
            final class Model {
                private(set) var list: Berths?
                private let context: Context
                init(context: Context) { self.context = context }
                func load(isOld: Bool) { 1️⃣list = context.berths(flags: isOld ? noLinks | onlyOld : noLinks) }
                func count() -> Int { 2️⃣context.berths(flags: 0x10).length }
            }
            """,
            reads: """
                load(isOld) when isOld ⇒ context.berths(3) · sut.list == context.berths() 1️⃣
                load(isOld) when !isOld ⇒ context.berths(2) · sut.list == context.berths() 1️⃣
                count() ⇒ context.berths(16) 2️⃣
                """),
        Snippet(
            "a field of an element that no initialiser takes",
            """
            final class Machine {
                let serial: Int
                var isTrashed = false
                init(serial: Int) { self.serial = serial }
            }
            protocol Store { func machines() -> [Machine] }
            final class Model {
                private(set) var serials: [Int] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣serials = store.machines().filter { !$0.isTrashed }.map(\\.serial) }
            }
            """,
            reads: """
                load() when store.machines().count == 2 ⇒ store.machines() · sut.serials == [store.machines()[0], store.machines()[1]].map(\\.serial) 1️⃣
                """),
        Snippet(
            "a struct that is thrown",
            """
            struct Refusal: Error, Equatable { let reason: String; let code: Int }
            struct Lost: Error, Equatable { let id = UUID(); let reason: String }
            final class Model {
                func check(_ count: Int) throws {
                    guard count > 3 else { 1️⃣throw Refusal(reason: "only \\(count)", code: 0x10) }
                    guard count < 9 else { 2️⃣throw Lost(reason: "too many") }
                }
            }
            """,
            reads: """
                check(count) when count == 4 ⇒ does not throw
                check(count) when count == 9 ⇒ throws Lost(reason: "too many") 2️⃣
                check(count) when count == 3 ⇒ throws Refusal(reason: "only {count}", code: 16) 1️⃣
                """),
        Snippet(
            "a subject after a closure that may have spoken",
            """
            struct Screen: Equatable { var room: String; var toast: String? }
            protocol Board: AnyObject { func ask(_ then: [() async -> Void]); func drop() async throws }
            final class Model {
                var state: Screen {
                    get { subject.value }
                    set { subject.value = newValue }
                }
                var statePublisher: AnyPublisher<Screen, Never> { subject.eraseToAnyPublisher() }
                private let subject: CurrentValueSubject<Screen, Never>
                private let board: any Board
                init(board: any Board, state: Screen) {
                    self.board = board
                    subject = CurrentValueSubject(state)
                }
                func receive(_ isSeen: Bool) {
                    guard !isSeen else {
                        1️⃣state.toast = "Seen"
                        return
                    }
                    2️⃣board.ask([{ [weak self] in await self?.drop() }])
                }
                private func drop() async {
                    do {
                        try await board.drop()
                        state.room = ""
                    } catch {
                        board.ask([{ [weak self] in await self?.drop() }])
                    }
                }
            }
            """,
            reads: """
                state ⇒ returns state
                set state ⇒ sut.state == new state · sut.statePublisher sent [state, new state]
                statePublisher ⇒ nothing
                receive(isSeen) when isSeen ⇒ sut.state.toast == "Seen" · sut.statePublisher sent.count 2 · sut.statePublisher sent[1].toast "Seen" · no board.ask 1️⃣
                receive(isSeen) when !isSeen ⇒ board.ask(_) · board.ask got then.count == 1 · sut.statePublisher sent [state] 2️⃣
                """),
        Snippet(
            "an error that cannot be compared",
            """
            struct Refusal: Error { let reason: String }
            enum Failure: Error { case http(Int), offline }
            final class Model {
                func check(_ count: Int) throws {
                    if count > 9 { 1️⃣throw Failure.http(count) }
                    if count > 6 { 2️⃣throw Failure.offline }
                    if count > 3 { 3️⃣throw Refusal(reason: "too many") }
                }
            }
            """,
            reads: """
                check(count) when count == 10 ⇒ error as Failure.http#0 == count · throws .http(count) 1️⃣
                check(count) when count == 9 ⇒ error as Failure == .offline · throws .offline 2️⃣
                check(count) when count == 6 ⇒ error as Refusal.reason == "too many" · throws Refusal(reason: "too many") 3️⃣
                check(count) when count == 3 ⇒ does not throw
                """),
        Snippet(
            "a delegate that is told when it comes",
            """
            protocol Screen: AnyObject { func show(_ rows: [Int]) }
            final class Model {
                weak var screen: Screen? { didSet { screen?.show(rows) } }
                private(set) var rows: [Int] = []
                func load() {
                    rows = [1]
                    1️⃣screen?.show(rows)
                }
            }
            """,
            reads: """
                init ⇒ screen.show([])
                load() ⇒ 2 × screen.show([1]) · sut.rows == [1] 1️⃣
                """),
        Snippet(
            "what a published property of an object tells that the SUT made",
            """
            import Combine
            struct Form { var code = "" }
            final class Context: ObservableObject {
                @Published fileprivate(set) var form = Form()
            }
            protocol Locks { func unlock(_ code: String) }
            final class Model {
                let context = Context()
                private let locks: Locks
                private var listening: AnyCancellable?
                init(locks: Locks) {
                    self.locks = locks
                    listening = context.$form.map(\\.code).removeDuplicates().sink { [weak self] code in
                        guard code.count == 4 else { return }
                        1️⃣self?.locks.unlock(code)
                    }
                }
                func type(_ code: String) { 2️⃣context.form.code = code }
            }
            """,
            reads: """
                init ⇒ no locks.unlock
                type(code) when !code.isEmpty ⇒ locks.unlock(code) · sut.context.form.code == code 1️⃣2️⃣
                type(code) when code == "codex" ⇒ sut.context.form.code == code · no locks.unlock 2️⃣
                """),
    ]
}
