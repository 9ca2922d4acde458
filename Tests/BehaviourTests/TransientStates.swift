import Testing

/// What the SUT holds only while a dependency is under way: it is told from what was there before, and a test that waits for what
/// comes back waits for the call as well.
@Suite struct TransientStatesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an answer that is taken back when it cannot be sent",
            """
            enum Answer: Equatable { case open, coming, away }
            enum Failure: Error { case offline }
            @MainActor protocol Proxy: AnyObject { func send(_ answer: Answer) async -> Result<Answer, Failure> }
            @MainActor final class Model {
                private let proxy: any Proxy
                private(set) var own: Answer = .open
                init(proxy: any Proxy) { self.proxy = proxy }
                func answer(_ answer: Answer) { Task { await send(answer) } }
                private func send(_ answer: Answer) async {
                    let previous = own
                    1️⃣own = answer
                    switch await proxy.send(answer) {
                    case .success(let confirmed): 2️⃣own = confirmed
                    case .failure: 3️⃣own = previous
                    }
                }
            }
            """,
            reads: """
                answer(answer) when answer == .coming, proxy.send() == .success ⇒ eventually proxy.send(answer) · sut.own == answer during proxy.send · sut.own == proxy.send().success#0 1️⃣2️⃣
                answer(answer) when answer == .coming, proxy.send() == .failure ⇒ eventually proxy.send(answer) · sut.own == .open · sut.own == answer during proxy.send 1️⃣3️⃣
                """),
        Snippet(
            "a screen model whose superclass listens to the actions of its context",
            """
            import Combine
            @MainActor class StateStore<State, Action> {
                @MainActor final class Context {
                    fileprivate let actions = PassthroughSubject<Action, Never>()
                    fileprivate(set) var state: State
                    init(state: State) { self.state = state }
                    func send(_ action: Action) { actions.send(action) }
                }
                let context: Context
                var listening = Set<AnyCancellable>()
                var state: State { get { context.state } set { context.state = newValue } }
                init(state: State) {
                    context = Context(state: state)
                    context.actions.sink { [weak self] in self?.process($0) }.store(in: &listening)
                }
                func process(_ action: Action) {}
            }
            enum NoteAction { case save, clear }
            struct NoteState { var text = ""; var isSaved = false }
            @MainActor protocol Notes { func set(_ text: String, id: String) async -> Bool }
            @MainActor final class NoteModel: StateStore<NoteState, NoteAction> {
                private let notes: any Notes
                init(notes: any Notes) {
                    self.notes = notes
                    super.init(state: NoteState(text: "draft"))
                }
                override func process(_ action: NoteAction) {
                    switch action {
                    case .save: Task { await save() }
                    case .clear: 1️⃣state.text = ""
                    }
                }
                private func save() async { 2️⃣state.isSaved = await notes.set(state.text, id: "\\(Self.self)-note") }
            }
            """,
            reads: """
                init ⇒ sut.context.state.text == "draft"
                process(action) when action == .save ⇒ eventually notes.set("draft", "NoteModel-note") · sut.context.state.isSaved == notes.set() 2️⃣
                process(action) when action == .clear ⇒ sut.context.state.text == "" 1️⃣
                state ⇒ returns.text == "draft"
                process(action) when action == .save while set state in notes.set(_:id:) ⇒ after the answer notes.set("draft", "NoteModel-note") · sut.context.state.isSaved == notes.set() 2️⃣
                """),
    ]
}
