import Testing

/// Closures that cases of enums carry into calls.
@Suite struct CarriedClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an action that is dispatched with what is to be done then",
            """
            enum StockError: Error { case gone }
            protocol Action {}
            enum StockAction: Action {
                case load(page: Int, onCompletion: (Result<Bool, StockError>) -> Void)
                case clear
            }
            protocol Stores { func dispatch(_ action: Action) }
            final class Model {
                private(set) var isLoading = false
                private(set) var hasMore = true
                private(set) var message = ""
                private let stores: Stores
                init(stores: Stores) { self.stores = stores }
                func load() {
                    1️⃣isLoading = true
                    stores.dispatch(
                        StockAction.load(page: 1) { [weak self] result in
                            self?.isLoading = false
                            switch result {
                            case .success(let hasMore): 2️⃣self?.hasMore = hasMore
                            case .failure: 3️⃣self?.message = "failed"
                            }
                        })
                }
                func clear() { 4️⃣stores.dispatch(StockAction.clear) }
            }
            """,
            reads: """
                load() when stores.dispatch calls action, stores.dispatch#0 == .success ⇒ stores.dispatch(_) · stores.dispatch got action as StockAction.load#0 == 1 · sut.hasMore == stores.dispatch#0.success#0 · sut.isLoading == false 2️⃣
                load() when stores.dispatch calls action, stores.dispatch#0 == .failure ⇒ stores.dispatch(_) · stores.dispatch got action as StockAction.load#0 == 1 · sut.isLoading == false · sut.message == "failed" 3️⃣
                load() ⇒ stores.dispatch(_) · stores.dispatch got action as StockAction.load#0 == 1 · sut.isLoading == true 1️⃣
                clear() ⇒ stores.dispatch(_) · stores.dispatch got action as StockAction == .clear 4️⃣
                """),
        Snippet(
            "a request of the method's own type",
            """
            enum Request { case total(of: Int, done: ((Int) -> Void)?) }
            protocol Desk { func send(_ request: Request) }
            final class Model {
                private(set) var total: Int?
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func ask(_ number: Int) { desk.send(.total(of: number, done: { 1️⃣self.total = $0 })) }
            }
            """,
            reads: """
                ask(number) when desk.send calls request ⇒ desk.send(_) · desk.send got request.total#0 == number · sut.total == desk.send#0 1️⃣
                """),
    ]
}
