import Testing

/// Combine: what the SUT itself publishes, and a test listens to.
@Suite struct ReturnedPublishersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a publisher that a method returns",
            """
            import Combine
            enum LoadError: Error { case offline, denied }
            protocol Service { func titles() -> AnyPublisher<[String], LoadError> }
            final class Titles {
                private let service: Service
                init(service: Service) { self.service = service }
                func load() -> AnyPublisher<[String], LoadError> {
                    1️⃣service.titles().map { titles in titles.map { $0 + "!" } }.eraseToAnyPublisher()
                }
                func count() -> AnyPublisher<Int, Never> {
                    2️⃣service.titles().map(\\.count).catch { _ in Just(-1) }.eraseToAnyPublisher()
                }
            }
            """,
            reads: """
                load() when service.titles().count == 1, service.titles[0].count == 1 ⇒ service.titles() · sut.return sent [[service.titles[0][0] + "!"]] 1️⃣
                count() when service.titles().count == 1 ⇒ service.titles() · sut.return sent [service.titles[0].count] 2️⃣
                count() when service.titles throws, service.titles().count == 0, service.titles().failure != nil ⇒ service.titles() · sut.return sent [-1] 2️⃣
                """),
        Snippet(
            "a future that a completion handler fulfils",
            """
            import Combine
            enum LoadError: Error { case offline, denied }
            protocol Service { func load(_ id: Int, completion: @escaping (Result<String, LoadError>) -> Void) }
            final class Titles {
                private let service: Service
                init(service: Service) { self.service = service }
                func title(_ id: Int) -> AnyPublisher<String, LoadError> {
                    1️⃣Future { [service] promise in
                        service.load(id) { result in
                            switch result {
                            case .success(let title): promise(.success(title + "!"))
                            case .failure: promise(.failure(.denied))
                            }
                        }
                    }.eraseToAnyPublisher()
                }
            }
            """,
            reads: """
                title(id) when service.load calls completion, service.load#0 == .success ⇒ service.load(id, _) · sut.return sent [service.load#0.success#0 + "!"] 1️⃣
                title(id) when service.load calls completion, service.load#0 == .failure ⇒ service.load(id, _) · sut.throw sent [.denied] 1️⃣
                title(id) ⇒ service.load(id, _) 1️⃣
                """),
        Snippet(
            "a subject that is made when it is first asked for",
            """
            import Combine
            protocol Store { func save(_ names: [String]) }
            final class Names {
                private lazy var subject = CurrentValueSubject<[String], Never>(names)
                private var names: [String]
                private let store: Store
                init(names: [String], store: Store) { (self.names, self.store) = (names, store) }
                var published: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
                func replace(_ names: [String]) {
                    self.names = names
                    1️⃣subject.send(names)
                }
            }
            """,
            reads: """
                published ⇒ nothing
                replace(names) ⇒ sut.published sent [names, names] 1️⃣
                """),
        Snippet(
            "a publisher that has the name of that of a dependency",
            """
            import Combine
            protocol Detector { var actions: AnyPublisher<Int, Never> { get } }
            final class Model {
                private let subject = PassthroughSubject<String, Never>()
                private var bag: Set<AnyCancellable> = []
                var actions: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
                init(detector: Detector) {
                    detector.actions.sink { [weak self] in self?.handle($0) }.store(in: &bag)
                }
                private func handle(_ number: Int) {
                    1️⃣subject.send(number > 3 ? "many" : "few")
                }
            }
            """,
            reads: """
                actions ⇒ nothing
                detector.actions sends when detector.actions == 4 ⇒ sut.actions sent ["many"] 1️⃣
                detector.actions sends when detector.actions == 3 ⇒ sut.actions sent ["few"] 1️⃣
                """),
        Snippet(
            "what comes on the main queue, one after the other",
            """
            import Combine
            protocol Library { func songs(_ text: String) -> AnyPublisher<[String], Error> }
            @MainActor final class Model {
                private(set) var songs: [String] = []
                private(set) var isSearching = false
                private let library: any Library
                private var bag = Set<AnyCancellable>()
                init(library: any Library) { self.library = library }
                func search(_ text: String) {
                    1️⃣isSearching = true
                    library.songs(text).receive(on: DispatchQueue.main).sink(
                        receiveCompletion: { [weak self] _ in self?.isSearching = false },
                        receiveValue: { [weak self] in 2️⃣self?.songs = $0 }
                    ).store(in: &bag)
                }
            }
            """,
            reads: """
                search(text) when library.songs().count == 1 ⇒ at once library.songs(text) · sut.isSearching == true 1️⃣
                search(text) when earlier library.songs().count == 0, earlier library.songs().waiting != nil, library.songs().count == 1 after search(text) ⇒ eventually 2 × library.songs(text) · sut.isSearching == false · sut.songs == library.songs[0] 2️⃣
                """),
        Snippet(
            "what comes later than a test waits",
            """
            import Combine
            protocol Library { func songs(_ text: String) -> AnyPublisher<[String], Never> }
            @MainActor final class Model {
                private(set) var songs: [String] = []
                private let library: any Library
                private var bag = Set<AnyCancellable>()
                init(library: any Library) { self.library = library }
                func search(_ text: String) {
                    1️⃣library.songs(text).delay(for: .seconds(5), scheduler: DispatchQueue.main)
                        .sink { [weak self] in self?.songs = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                search(text) when library.songs().count == 1 ⇒ at once library.songs(text) 1️⃣
                """),
        Snippet(
            "what a run loop delivers, which may not run in tests",
            """
            import Combine
            protocol Library { func songs(_ text: String) -> AnyPublisher<[String], Never> }
            @MainActor final class Model {
                private(set) var songs: [String] = []
                private let library: any Library
                private var bag = Set<AnyCancellable>()
                init(library: any Library) { self.library = library }
                func search(_ text: String) {
                    1️⃣library.songs(text).receive(on: RunLoop.main).sink { [weak self] in self?.songs = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                search(text) when library.songs().count == 1 ⇒ at once library.songs(text) 1️⃣
                """),
    ]
}
