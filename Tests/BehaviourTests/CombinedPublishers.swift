import Testing

/// Several publishers that are listened to together.
@Suite struct CombinedPublishersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a list of publishers, each as it comes",
            """
            import Combine
            enum Change { case stock(Int), withdrawal(String) }
            protocol Shop {
                var stock: AnyPublisher<Int, Never> { get }
                var withdrawals: AnyPublisher<String, Never> { get }
            }
            final class Model {
                private(set) var count = 0
                private(set) var notice: String?
                private var bag = Set<AnyCancellable>()
                init(shop: Shop) {
                    let changes: [AnyPublisher<Change, Never>] = [
                        shop.stock.map { Change.stock($0) }.eraseToAnyPublisher(),
                        shop.withdrawals.map { Change.withdrawal($0) }.eraseToAnyPublisher(),
                    ]
                    changes.publisher.flatMap { $0 }.sink { [weak self] change in
                        switch change {
                        case .stock(let count): 1️⃣self?.count = count
                        case .withdrawal(let name): 2️⃣self?.notice = name
                        }
                    }
                    .store(in: &bag)
                }
            }
            """,
            reads: """
                shop.stock sends ⇒ sut.count == shop.stock 1️⃣
                shop.withdrawals sends ⇒ sut.notice == shop.withdrawals 2️⃣
                """),
        Snippet(
            "many merged, the first that fits, something instead of nothing",
            """
            import Combine
            protocol Shop {
                var one: AnyPublisher<Int, Never> { get }
                var other: AnyPublisher<Int, Never> { get }
                var name: AnyPublisher<String?, Never> { get }
            }
            final class Model {
                private(set) var count = 0
                private(set) var large: Int?
                private(set) var name = ""
                private var bag = Set<AnyCancellable>()
                init(shop: Shop) {
                    Publishers.MergeMany(shop.one, shop.other).sink { [weak self] in 1️⃣self?.count = $0 }.store(in: &bag)
                    shop.one.first(where: { $0 > 9 }).sink { [weak self] in 2️⃣self?.large = $0 }.store(in: &bag)
                    shop.name.replaceNil(with: "nobody").sink { [weak self] in 3️⃣self?.name = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                shop.one sends when shop.one == 10 ⇒ sut.count == shop.one · sut.large == shop.one 1️⃣2️⃣
                shop.one sends when shop.one == 9 ⇒ sut.count == shop.one · sut.large == nil 1️⃣
                shop.other sends ⇒ sut.count == shop.other 1️⃣
                shop.name sends when shop.name != nil ⇒ sut.name == shop.name 3️⃣
                """),
        Snippet(
            "`zip`: what comes of two publishers, each once",
            """
            import Combine
            protocol Log { func note(_ text: String) }
            final class Model {
                private let numbers = PassthroughSubject<Int, Never>()
                private let starts = PassthroughSubject<Void, Never>()
                private var bag = Set<AnyCancellable>()
                init(log: Log) {
                    numbers.zip(starts).sink { number, _ in 1️⃣log.note("\\(number)") }.store(in: &bag)
                }
                func configure(_ number: Int) { 2️⃣numbers.send(number) }
                func appear() { 3️⃣starts.send(()) }
            }
            """,
            reads: """
                configure(number) after appear() ⇒ log.note("{number}") 1️⃣2️⃣
                appear() after configure(number) ⇒ log.note("{earlier number}") 1️⃣3️⃣
                """),
        Snippet(
            "several together end when all of them did, or one failed",
            """
            import Combine
            protocol API { func one() -> AnyPublisher<Int, Error>; func two() -> AnyPublisher<Int, Error> }
            final class Model {
                private(set) var sum = 0
                private(set) var isBusy = false
                private let api: API
                private var bag = Set<AnyCancellable>()
                init(api: API) { self.api = api }
                func load() {
                    1️⃣isBusy = true
                    Publishers.CombineLatest(api.one(), api.two())
                        .sink(
                            receiveCompletion: { [weak self] _ in 2️⃣self?.isBusy = false },
                            receiveValue: { [weak self] in 3️⃣self?.sum = $0 + $1 }
                        ).store(in: &bag)
                }
            }
            """,
            reads: """
                load() when api.one().count == 1, api.two().count == 1 ⇒ api.one() · api.two() · sut.isBusy == false · sut.sum == api.one[0] + api.two[0] 2️⃣3️⃣
                load() when api.one().count == 1, api.two().count == 0, api.two().waiting != nil ⇒ api.one() · api.two() · sut.isBusy == true 1️⃣
                """),
        Snippet(
            "publishers that the project's own function merges, listened to once for two who share them",
            """
            import Combine
            extension Publishers {
                static func together<T>(_ all: AnyPublisher<T, Never>...) -> AnyPublisher<T, Never> {
                    all.publisher.flatMap { $0 }.eraseToAnyPublisher()
                }
            }
            protocol Desk {
                var gone: AnyPublisher<Int, Never> { get }
                func pending() -> AnyPublisher<[Int], Never>
            }
            final class Model {
                private(set) var rows: [Int] = []
                private(set) var count = 0
                private let reloads = PassthroughSubject<Void, Never>()
                private var bag = Set<AnyCancellable>()
                init(desk: Desk) {
                    let loads = reloads.map { desk.pending() }.switchToLatest().eraseToAnyPublisher()
                    let list = Publishers.together(loads, desk.gone.map { [$0] }.eraseToAnyPublisher()).share()
                    list.sink { [weak self] in 1️⃣self?.rows = $0 }.store(in: &bag)
                    list.map(\\.count).sink { [weak self] in 2️⃣self?.count = $0 }.store(in: &bag)
                }
                func reload() { 3️⃣reloads.send(()) }
            }
            """,
            reads: """
                reload() when desk.pending().count == 1 ⇒ desk.pending() · sut.count == desk.pending[0].count · sut.rows == desk.pending[0] 1️⃣2️⃣3️⃣
                desk.gone sends ⇒ sut.count == [desk.gone].count · sut.rows == [desk.gone] 1️⃣2️⃣
                """),
    ]
}
