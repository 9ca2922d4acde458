import Testing

/// Several publishers that are listened to together.
@Suite struct CombinedPublishersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
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
    ]
}
