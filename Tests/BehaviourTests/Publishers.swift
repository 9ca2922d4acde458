import Testing

/// Combine: what a dependency publishes and the SUT hears.
@Suite struct PublishersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "what the publisher of a method sends, and how it ends",
            """
            import Combine
            enum Failure: Error { case offline, denied }
            struct Page: Equatable { let names: [String]; let next: Int? }
            protocol Service { func search(_ term: String) -> AnyPublisher<Page, Failure> }
            final class Model {
                private(set) var names: [String] = []
                private(set) var isLoading = false
                private(set) var message: String?
                private let service: Service
                private var search: AnyCancellable?
                init(service: Service) { self.service = service }
                func find(_ term: String) {
                    isLoading = true
                    search = service.search(term)
                        .sink(receiveCompletion: { [weak self] completion in
                            1️⃣self?.isLoading = false
                            if case .failure(let error) = completion {
                                2️⃣self?.message = error == .offline ? "no line" : "denied"
                            }
                        }, receiveValue: { [weak self] page in 3️⃣self?.names = page.names })
                }
            }
            """,
            reads: """
                find(term) when service.search().count == 1 ⇒ service.search(term) · sut.isLoading == false · sut.names == service.search[0].names 1️⃣3️⃣
                find(term) when service.search throws .offline, service.search().count == 0, service.search().failure != nil ⇒ service.search(term) · sut.isLoading == false · sut.message == "no line" 1️⃣2️⃣
                find(term) when service.search throws .denied, service.search().count == 0, service.search().failure != nil ⇒ service.search(term) · sut.isLoading == false · sut.message == "denied" 1️⃣2️⃣
                """),
        Snippet(
            "a publisher that is mapped, and replaced when it fails",
            """
            import Combine
            protocol Service { func count() -> AnyPublisher<Int, Error> }
            final class Model {
                private(set) var text = ""
                private let service: Service
                private var bag: Set<AnyCancellable> = []
                init(service: Service) { self.service = service }
                func load() {
                    service.count().map { "\\($0) new" }.replaceError(with: "none")
                        .sink { [weak self] in 1️⃣self?.text = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                load() when service.count().count == 1 ⇒ service.count() · sut.text == "{service.count[0]} new" 1️⃣
                """),
        Snippet(
            "a sink",
            """
            import Combine
            protocol Session { var names: AnyPublisher<String, Never> { get } }
            final class Model {
                private(set) var name = ""
                private var bag: Set<AnyCancellable> = []
                init(session: Session) { session.names.sink { [weak self] in 1️⃣self?.name = $0 }.store(in: &bag) }
            }
            """,
            reads: """
                session.names sends ⇒ sut.name == session.names 1️⃣
                """),
        Snippet(
            "operators before it",
            """
            import Combine
            protocol Session { var counts: AnyPublisher<Int, Never> { get } }
            final class Model {
                private(set) var count = 0
                private var bag: Set<AnyCancellable> = []
                init(session: Session) {
                    session.counts.filter { $0 > 2 }.map { $0 * 2 }.sink { [weak self] in 1️⃣self?.count = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                session.counts sends when session.counts == 3 ⇒ sut.count == session.counts * 2 1️⃣
                """),
        Snippet(
            "delivered on another queue",
            """
            import Combine
            import Foundation
            protocol Session { var names: AnyPublisher<String, Never> { get } }
            @MainActor final class Model {
                private(set) var name = ""
                private var bag: Set<AnyCancellable> = []
                init(session: Session) {
                    session.names.receive(on: DispatchQueue.main).sink { [weak self] in 1️⃣self?.name = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                session.names sends ⇒ eventually sut.name == session.names 1️⃣
                """),
        Snippet(
            "`assign`",
            """
            import Combine
            protocol Session { var names: AnyPublisher<String, Never> { get } }
            final class Model: ObservableObject {
                @Published private(set) var name = ""
                init(session: Session) { 1️⃣session.names.assign(to: &$name) }
            }
            """,
            reads: """
                session.names sends ⇒ sut.name == session.names 1️⃣
                """),
        Snippet(
            "what a subject sends is heard outside",
            """
            enum Output: Equatable { case done, topUp(Int) }
            final class Model {
                private let subject = PassthroughSubject<Output, Never>()
                var output: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }
                func finish() { 1️⃣subject.send(.done) }
                func pay(_ cents: Int) {
                    guard cents > 0 else { return }
                    2️⃣subject.send(.topUp(cents))
                }
            }
            """,
            reads: """
                output ⇒ nothing
                finish() ⇒ sut.output sent [.done] 1️⃣
                pay(cents) when cents == 1 ⇒ sut.output sent [.topUp(cents)] 2️⃣
                pay(cents) when cents == 0 ⇒ sut.output sent []
                """),
        Snippet(
            "what a subject sends that is seen itself, and its end, which is not",
            """
            final class Model {
                let changes = PassthroughSubject<String, Never>()
                func rename(_ name: String) { 1️⃣changes.send(name) }
                func end() { changes.send(completion: .finished) }
            }
            """,
            reads: """
                rename(name) ⇒ sut.changes sent [name] 1️⃣
                end() ⇒ nothing
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a change of a published property of the SUT",
            """
            import Combine
            protocol Store { func find(_ text: String) }
            final class Model: ObservableObject {
                @Published var text = ""
                private var bag: Set<AnyCancellable> = []
                init(store: Store) { $text.dropFirst().sink { 1️⃣store.find($0) }.store(in: &bag) }
            }
            """,
            reads: """
                init ⇒ nothing
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "operators that combine two publishers",
            """
            import Combine
            protocol Session { var names: AnyPublisher<String, Never> { get }; var counts: AnyPublisher<Int, Never> { get } }
            final class Model {
                private(set) var title = ""
                private var bag: Set<AnyCancellable> = []
                init(session: Session) {
                    session.names.combineLatest(session.counts).sink { [weak self] name, count in 1️⃣self?.title = name }.store(in: &bag)
                }
            }
            """,
            reads: """
                session.names sends ⇒ nothing
                1️⃣ ⇒ nothing
                """),
    ]
}
