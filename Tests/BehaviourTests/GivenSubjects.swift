import Testing

/// Subjects that a test gives the SUT, which keep the state of an application.
@Suite struct GivenSubjectsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a subject that is given, and shown",
            """
            import Combine
            struct Settings: Equatable { var name: String?; var isOpen = false }
            struct Model {
                let settings: CurrentValueSubject<Settings, Never>
                init(settings: CurrentValueSubject<Settings, Never>) { self.settings = settings }
                func close() { 1️⃣settings.value.isOpen = false; 2️⃣settings.value.name = nil }
                func rename(_ name: String) {
                    guard settings.value.isOpen else { return }
                    3️⃣settings.send(Settings(name: name, isOpen: true))
                }
            }
            """,
            reads: """
                init ⇒ sut.settings == settings
                close() when settings.value.isOpen, settings.value.name != nil ⇒ sut.settings.value.isOpen == false · sut.settings.value.name == nil 1️⃣2️⃣
                rename(name) when settings.value.isOpen ⇒ sut.settings.value == Settings(name: name, isOpen: true) 3️⃣
                """),
        Snippet(
            "an alias with an extension, in a container that nobody sees",
            """
            import Combine
            typealias Store<State> = CurrentValueSubject<State, Never>
            extension Store {
                subscript<T: Equatable>(keyPath: WritableKeyPath<Output, T>) -> T {
                    get { value[keyPath: keyPath] }
                    set {
                        var value = self.value
                        if value[keyPath: keyPath] != newValue {
                            value[keyPath: keyPath] = newValue
                            self.value = value
                        }
                    }
                }
                func update(_ change: (inout Output) -> Void) {
                    var value = self.value
                    change(&value)
                    self.value = value
                }
            }
            struct State: Equatable { var code: String?; var isActive = false }
            protocol Permissions { func ask(_ name: String) }
            struct Interactors { let permissions: Permissions }
            struct Container { let store: Store<State>; let interactors: Interactors }
            final class Handler {
                private let container: Container
                init(container: Container) { self.container = container }
                func open(_ code: String) { 1️⃣container.store.update { $0.code = code } }
                func activate() {
                    2️⃣container.store[\\.isActive] = true
                    3️⃣container.interactors.permissions.ask("push")
                }
            }
            """,
            reads: """
                open(code) when store.value.code == nil ⇒ store.value.code becomes code 1️⃣
                activate() when store.value.isActive ⇒ interactorsPermissions.ask("push") 3️⃣
                activate() when !store.value.isActive ⇒ interactorsPermissions.ask("push") · store.value.isActive becomes true 2️⃣3️⃣
                """),
        Snippet(
            "a subject that is listened to",
            """
            import Combine
            struct State: Equatable { var count = 0 }
            final class Model {
                private let state: CurrentValueSubject<State, Never>
                private(set) var title = ""
                private var bag: Set<AnyCancellable> = []
                init(state: CurrentValueSubject<State, Never>) {
                    self.state = state
                    state.map(\\.count).removeDuplicates().sink { [weak self] in 1️⃣self?.title = "Count \\($0)" }.store(in: &bag)
                }
                func add() { 2️⃣state.value.count += 1 }
            }
            """,
            reads: """
                init ⇒ sut.title == "Count {state.value.count}" 1️⃣
                add() when state.value.count == 2 ⇒ state.value.count becomes 3 · sut.title == "Count 3" 1️⃣2️⃣
                """),
        Snippet(
            "a case of an optional that cannot be compared",
            """
            import Combine
            enum Route { case detail(id: String, Bool), list }
            final class Model {
                var name: String?
                private(set) var last: Route?
                private let routes: CurrentValueSubject<Route?, Never>
                init(routes: CurrentValueSubject<Route?, Never>) { self.routes = routes }
                func open() { if let name { 1️⃣routes.send(.detail(id: name, true)) } }
                func showList() { 2️⃣routes.send(.list) }
                func keep(_ id: String) { 3️⃣last = .detail(id: id, false) }
            }
            """,
            reads: """
                open() when earlier new name != nil, routes.value == nil after set name ⇒ routes.value.detail#0 becomes earlier new name · routes.value.detail#1 becomes true 1️⃣
                showList() when routes.value == nil ⇒ routes.value becomes .list 2️⃣
                keep(id) ⇒ sut.last.detail#0 == id · sut.last.detail#1 == false 3️⃣
                """),
    ]
}
