import Testing

/// Combine: what a dependency publishes and the SUT hears.
@Suite struct PublishersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "one that is listened to only after an act",
            """
            import Combine
            protocol Weather { var outdoors: AnyPublisher<Double, Never> { get } }
            final class Model {
                private(set) var isCold = false
                private var thermometer: AnyCancellable?
                private let weather: Weather
                init(weather: Weather) { self.weather = weather }
                func start() {
                    thermometer = weather.outdoors.sink { [weak self] degrees in 1️⃣self?.isCold = degrees < 0 }
                }
            }
            """,
            reads: """
                start() ⇒ nothing
                weather.outdoors sends when weather.outdoors == -1.0 after start() ⇒ sut.isCold == true 1️⃣
                weather.outdoors sends when weather.outdoors == 0.0 after start() ⇒ sut.isCold == false 1️⃣
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
                load() when service.count throws, service.count().count == 0, service.count().failure != nil ⇒ service.count() · sut.text == "none" 1️⃣
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
                session.counts sends when session.counts == 2 ⇒ sut.count == 0
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
        Snippet(
            "a pipeline over a subject of the SUT, with the publisher of a dependency in it, and what is heard outside",
            """
            import Combine
            enum Failure: Error { case offline, denied }
            protocol Service { func save(_ name: String) -> AnyPublisher<Int, Failure> }
            final class Model {
                let isBusy: AnyPublisher<Bool, Never>
                let message: AnyPublisher<String, Never>
                private let service: Service
                private let name = CurrentValueSubject<String, Never>("")
                private let busy = CurrentValueSubject<Bool, Never>(false)
                private let messages = PassthroughSubject<String, Never>()
                private let saves = PassthroughSubject<Void, Never>()
                private var bag: Set<AnyCancellable> = []
                init(service: Service) {
                    self.service = service
                    isBusy = busy.removeDuplicates().eraseToAnyPublisher()
                    message = messages.eraseToAnyPublisher()
                    saves.filter { [busy] in !busy.value }
                        .compactMap { [name] in name.value.isEmpty ? nil : name.value }
                        .handleEvents(receiveOutput: { [busy] _ in 1️⃣busy.send(true) })
                        .map { service.save($0).map { Result<Int, Failure>.success($0) }.catch { Just(.failure($0)) } }
                        .switchToLatest()
                        .sink { [weak self] in self?.finish($0) }
                        .store(in: &bag)
                }
                func rename(_ text: String) { name.value = text }
                func save() { saves.send() }
                private func finish(_ result: Result<Int, Failure>) {
                    2️⃣busy.send(false)
                    switch result {
                    case .success(let number): 3️⃣messages.send("saved \\(number)")
                    case .failure(let error): 4️⃣messages.send(error == .offline ? "no line" : "denied")
                    }
                }
            }
            """,
            reads: """
                rename(text) when !earlier text.isEmpty, earlier service.save().count == 0 after rename(text), save() ⇒ service.save(_) · sut.isBusy sent [true]
                save() ⇒ sut.isBusy sent [false] · sut.message sent [] · no service.save
                save() when !earlier text.isEmpty, service.save().count == 1 after rename(text) ⇒ service.save(earlier text) · sut.isBusy sent [false, true, false] · sut.message sent ["saved {service.save[0]}"] 1️⃣2️⃣3️⃣
                save() when service.save throws .offline, !earlier text.isEmpty, service.save().count == 0, service.save().failure != nil after rename(text) ⇒ service.save(earlier text) · sut.isBusy sent [false, true, false] · sut.message sent ["no line"] 1️⃣2️⃣4️⃣
                save() when service.save throws .denied, !earlier text.isEmpty, service.save().count == 0, service.save().failure != nil after rename(text) ⇒ service.save(earlier text) · sut.isBusy sent [false, true, false] · sut.message sent ["denied"] 1️⃣2️⃣4️⃣
                save() when !earlier text.isEmpty, earlier service.save().count == 0 after rename(text), save() ⇒ service.save(_) · sut.isBusy sent [true]
                """),
        Snippet(
            "an operator of the project's own, and two publishers merged",
            """
            import Combine
            extension Publisher where Failure == Never {
                func marked(_ mark: String) -> AnyPublisher<String, Never> { map { "\\(mark): \\($0)" }.eraseToAnyPublisher() }
            }
            protocol Session { var names: AnyPublisher<String, Never> { get }; var notes: AnyPublisher<String, Never> { get } }
            final class Model {
                private(set) var last = ""
                private var bag: Set<AnyCancellable> = []
                init(session: Session) {
                    session.names.marked("name").merge(with: session.notes).sink { [weak self] in 1️⃣self?.last = $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                session.names sends ⇒ sut.last == "{"name"}: {session.names}" 1️⃣
                session.notes sends ⇒ sut.last == session.notes 1️⃣
                """),
        Snippet(
            "a published property tells before it is set",
            """
            import Combine
            protocol Log { func note(_ now: String, _ then: String) }
            final class Model: ObservableObject {
                @Published var name = "first"
                private var bag: Set<AnyCancellable> = []
                init(log: Log) {
                    $name.dropFirst().sink { [unowned self] in 1️⃣log.note($0, name) }.store(in: &bag)
                }
            }
            """,
            reads: """
                set name ⇒ log.note(new name, "first") 1️⃣
                """),
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
                set text ⇒ store.find(new text) 1️⃣
                """),
        Snippet(
            "what is sent before all else, and the latest of two fields together",
            """
            import Combine
            final class Model: ObservableObject {
                @Published var name = ""
                @Published var agrees = false
                private(set) var shown: [String] = []
                private var bag: Set<AnyCancellable> = []
                private let notes = PassthroughSubject<Int, Never>()
                var canSend: AnyPublisher<Bool, Never> {
                    Publishers.CombineLatest($name, $agrees).map { !$0.isEmpty && $1 }.eraseToAnyPublisher()
                }
                init() { notes.map(String.init).prepend("none").sink { [weak self] in 1️⃣self?.shown.append($0) }.store(in: &bag) }
                func note(_ number: Int) { 2️⃣notes.send(number) }
                func agree() { 3️⃣agrees = true }
            }
            """,
            reads: """
                init ⇒ sut.shown == ["none"] 1️⃣
                canSend ⇒ nothing
                note(number) ⇒ sut.shown == ["none", "2"] 1️⃣2️⃣
                agree() ⇒ sut.agrees == true · sut.canSend sent [false, false] 3️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a publisher that is listened to no longer",
            """
            import Combine
            protocol Session { func names(_ room: Int) -> AnyPublisher<String, Never>; var all: AnyPublisher<String, Never> { get } }
            final class Model {
                private(set) var last = ""
                private var listening: AnyCancellable?
                private let session: Session
                init(session: Session) {
                    self.session = session
                    listening = session.all.sink { [weak self] in 1️⃣self?.last = $0 }
                }
                func stop() { 2️⃣listening?.cancel() }
                func rest() { 3️⃣listening = nil }
            }
            """,
            reads: """
                stop() ⇒ nothing
                rest() ⇒ nothing
                session.all sends ⇒ sut.last == session.all 1️⃣
                session.all sends after rest() ⇒ sut.last == "" 3️⃣
                2️⃣ ⇒ nothing
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
                session.names sends after session.counts sends ⇒ sut.title == session.names 1️⃣
                session.counts sends ⇒ nothing
                """),
    ]
}
