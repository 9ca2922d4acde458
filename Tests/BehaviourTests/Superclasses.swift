import Testing

/// Subclasses: what is inherited, overridden and called by `super`.
@Suite struct SuperclassesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "names that a generic superclass gives its parameters",
            """
            class Reducing<Action, State: Equatable> {
                typealias Action = Action
                typealias Current = State
                private(set) var current: State
                init(_ start: State) { current = start }
                func send(_ action: Action) { 1️⃣current = reduce(current, action) }
                func reduce(_ state: Current, _ action: Action) -> Current { state }
            }
            enum LampAction { case toggle, dim(Int) }
            struct Lamp: Equatable { var isOn = false; var level = 3 }
            final class LampModel: Reducing<LampAction, Lamp> {
                init() { super.init(Lamp()) }
                override func reduce(_ state: Current, _ action: Action) -> Current {
                    var next = state
                    switch action {
                    case .toggle: next.isOn.toggle()
                    case .dim(let level): 2️⃣next.level = level
                    }
                    return next
                }
            }
            """,
            reads: """
                init ⇒ sut.current == Lamp()
                reduce(state, action) when action == .toggle ⇒ returns.isOn == false
                reduce(state, action) when action == .dim ⇒ returns.level == action.dim#0 2️⃣
                send(action) when action == .toggle ⇒ sut.current == Lamp(isOn: true) 1️⃣
                send(action) when action == .dim ⇒ sut.current == Lamp(level: action.dim#0) 1️⃣2️⃣
                """),
        Snippet(
            "state in an object that a generic superclass makes, behind a computed property",
            """
            class StoreModel<State, Action> {
                let context: Context
                var state: State {
                    get { context.viewState }
                    set { context.viewState = newValue }
                }
                init(initialViewState: State) {
                    context = Context(initialViewState: initialViewState)
                    context.owner = self
                }
                func process(viewAction: Action) {}
                final class Context {
                    fileprivate weak var owner: StoreModel?
                    fileprivate(set) var viewState: State
                    fileprivate init(initialViewState: State) { viewState = initialViewState }
                }
            }
            struct ScreenState {
                var title = ""
                var isBusy = false
                var bindings = Bindings()
            }
            struct Bindings { var query = "" }
            enum ScreenAction { case appeared, cancel }
            typealias ScreenStore = StoreModel<ScreenState, ScreenAction>
            final class Screen: ScreenStore {
                init() { super.init(initialViewState: .init(title: "Hello")) }
                override func process(viewAction: ScreenAction) {
                    switch viewAction {
                    case .appeared: 1️⃣state.isBusy = true
                    case .cancel: 2️⃣state.title = "cancelled"
                    }
                }
                func search() {
                    guard state.bindings.query.isEmpty else { return }
                    3️⃣state.title = "none"
                }
            }
            """,
            reads: """
                init ⇒ sut.context.viewState.title == "Hello"
                process(viewAction) when viewAction == .appeared ⇒ sut.context.viewState.isBusy == true 1️⃣
                process(viewAction) when viewAction == .cancel ⇒ sut.context.viewState.title == "cancelled" 2️⃣
                search() ⇒ sut.context.viewState.title == "none" 3️⃣
                search() when !earlier new state.bindings.query.isEmpty, earlier viewAction == .cancel after set state, process(viewAction) ⇒ sut.context.viewState.title == "cancelled"
                state ⇒ returns.title == "Hello"
                set state ⇒ nothing
                """),
        Snippet(
            "overriding methods stand for what they override",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                private(set) var isShown = false
                init(log: Log) { self.log = log }
                func title() -> String { "Screen" }
                func appear() { 1️⃣isShown = true; log.write(title()) }
            }
            final class Home: Screen {
                private(set) var visits = 0
                override func title() -> String { 2️⃣"Home" }
                override func appear() { 3️⃣super.appear(); 4️⃣visits += 1 }
            }
            """,
            reads: """
                title() ⇒ returns "Home" 2️⃣
                appear() ⇒ log.write("Home") · sut.isShown == true · sut.visits == 1 1️⃣2️⃣3️⃣4️⃣
                """),
        Snippet(
            "a method that is inherited as it is",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                init(log: Log) { self.log = log }
                func appear() { 1️⃣log.write(name) }
                var name: String { "screen" }
            }
            final class Home: Screen {
                override var name: String { 2️⃣"home" }
            }
            """,
            reads: """
                name ⇒ returns "home" 2️⃣
                appear() ⇒ log.write("home") 1️⃣2️⃣
                """),
        Snippet(
            "`super.init`",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                private(set) var level: Int
                init(log: Log, level: Int) { self.log = log; 1️⃣self.level = level }
            }
            final class Home: Screen {
                init(log: Log) { 2️⃣super.init(log: log, level: 3) }
            }
            """,
            reads: """
                init ⇒ sut.level == 3 1️⃣2️⃣
                """),
        Snippet(
            "a generic store that keeps its state in an object of a nested type",
            """
            struct Alert<ID: Hashable> { let id: ID; var title: String }
            enum Kind { case confirmation, failed }
            struct Bindings { var alert: Alert<Kind>? }
            struct FormState { var bindings = Bindings(); var isBusy = false }
            class Store<State> {
                final class Context {
                    fileprivate(set) var state: State
                    fileprivate init(_ state: State) { self.state = state }
                }
                let context: Context
                var state: State {
                    get { context.state }
                    set { context.state = newValue }
                }
                init(_ state: State) { context = Context(state) }
            }
            final class Form: Store<FormState> {
                init() { super.init(FormState()) }
                func ask() { 1️⃣state.bindings.alert = .init(id: .confirmation, title: "Sure?") }
                func start() { 2️⃣state.isBusy = true }
            }
            """,
            reads: """
                ask() ⇒ sut.context.state.bindings.alert.id == .confirmation · sut.context.state.bindings.alert.title == "Sure?" 1️⃣
                start() ⇒ sut.context.state.isBusy == true 2️⃣
                state after ask() ⇒ returns.bindings.alert.id == .confirmation · returns.bindings.alert.title == "Sure?"
                set state ⇒ nothing
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a superclass that nobody can read",
            """
            import Foundation
            protocol Log { func write(_ text: String) }
            final class Model: Thread {
                private let log: Log
                private(set) var count = 0
                init(log: Log) { self.log = log }
                func run(_ amount: Int) {
                    count = amount
                    self.cancel()
                }
            }
            """,
            reads: """
                run(amount) ⇒ nothing
                """)
    ]
}
