import Testing

/// Doubles that doubles hand out and that methods are handed.
@Suite struct HandedOutTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "handlers that are put into a list and taken out again",
            """
            protocol Handler: AnyObject { func track(_ event: String) }
            final class Model {
                private var handlers: [Handler] = []
                func add(_ handler: Handler) {
                    guard !handlers.contains(where: { $0 === handler }) else { return }
                    1️⃣handlers.append(handler)
                }
                func remove(_ handler: Handler) {
                    if let index = handlers.firstIndex(where: { $0 === handler }) { 2️⃣handlers.remove(at: index) }
                }
                func track(_ event: String) { 3️⃣handlers.forEach { $0.track(event) } }
            }
            """,
            reads: """
                add(handler) ⇒ nothing
                remove(handler) ⇒ nothing
                track(event) after add(handler) ⇒ handler.track(event) 3️⃣
                track(event) after add(handler) ⇒ handler.track(event) 1️⃣3️⃣
                track(event) after add(handler), remove(handler) ⇒ no handler.track 2️⃣
                """),
        Snippet(
            "a session that a dependency makes",
            """
            protocol Session { var isOpen: Bool { get }; func open() throws; func close() }
            protocol Sessions { func makeSession(name: String) -> Session }
            protocol Board: AnyObject { func show(_ text: String) }
            final class Desk {
                private weak var board: Board?
                private var session: Session?
                private let sessions: Sessions
                init(sessions: Sessions) { self.sessions = sessions }
                func attach(_ board: Board) { self.board = board }
                func start() { session = sessions.makeSession(name: "desk"); 1️⃣try? session?.open(); 2️⃣board?.show("started") }
                func stop() { guard let session, session.isOpen else { return }; 3️⃣session.close() }
            }
            """,
            reads: """
                attach(board) ⇒ nothing
                start() ⇒ session.open() · sessions.makeSession("desk") 1️⃣
                start() when session.open throws ⇒ session.open() · sessions.makeSession("desk") 1️⃣
                start() after attach(board) ⇒ board.show("started") · session.open() · sessions.makeSession("desk") 1️⃣2️⃣
                stop() when session.isOpen after start() ⇒ session.close() 3️⃣
                """),
        Snippet(
            "an offer that a case of an enum carries",
            """
            protocol Offer { func decline() async -> Bool }
            enum Standing { case offered(any Offer), gone }
            protocol Roster { func standing() async -> Standing }
            final class Desk {
                private(set) var isDeclined = false
                private let roster: Roster
                init(roster: Roster) { self.roster = roster }
                func refuse() async {
                    if case .offered(let offer) = await roster.standing() { 1️⃣isDeclined = await offer.decline() }
                }
            }
            """,
            reads: """
                refuse() when roster.standing() == .offered ⇒ offer.decline() · sut.isDeclined == offer.decline() 1️⃣
                """),
        Snippet(
            "one that may be nothing",
            """
            protocol Session { func close() }
            protocol Sessions { func current() -> Session? }
            final class Desk {
                private let sessions: Sessions
                init(sessions: Sessions) { self.sessions = sessions }
                func stop() {
                    1️⃣guard let session = sessions.current() else { return }
                    2️⃣session.close()
                }
            }
            """,
            reads: """
                stop() ⇒ session.close() 1️⃣2️⃣
                """),
        Snippet(
            "a member of a dependency that is a dependency",
            """
            protocol Keychain { func clear() }
            protocol Services { var keychain: Keychain { get } }
            final class Model {
                private let services: Services
                init(services: Services) { self.services = services }
                func leave() { 1️⃣services.keychain.clear() }
            }
            """,
            reads: """
                leave() ⇒ keychain.clear() 1️⃣
                """),
        Snippet(
            "a closure that provides one",
            """
            protocol Store { func save(_ text: String) }
            final class Model {
                private let makeStore: () -> Store
                init(makeStore: @escaping () -> Store) { self.makeStore = makeStore }
                func save(_ text: String) { 1️⃣makeStore().save(text) }
            }
            """,
            reads: """
                save(text) ⇒ makeStore.save(text) 1️⃣
                """),
        Snippet(
            "a collaborator that takes a double and keeps nothing that changes",
            """
            protocol Source { func fetch() async throws -> Int }
            final class Cache {
                private let source: Source
                init(source: Source) { self.source = source }
                func value() async throws -> Int { try await source.fetch() + 1 }
            }
            final class Model {
                private let cache: Cache
                private(set) var count = 0
                init(cache: Cache) { self.cache = cache }
                func load() async {
                    do { 1️⃣count = try await cache.value() } catch { 2️⃣count = -1 }
                }
            }
            """,
            reads: """
                load() ⇒ cacheSource.fetch() · sut.count == cacheSource.fetch() + 1 1️⃣
                load() when cacheSource.fetch throws ⇒ cacheSource.fetch() · sut.count == -1 1️⃣2️⃣
                """),
        Snippet(
            "a coordinator whose type is erased",
            """
            protocol Coordinator<Route>: AnyObject {
                associatedtype Route
                func navigate(to route: Route)
            }
            final class AnyCoordinator<Route> {
                private let doNavigate: (Route) -> Void
                init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
                    doNavigate = { coordinator.navigate(to: $0) }
                }
                func navigate(to route: Route) { doNavigate(route) }
            }
            enum Way: Equatable { case home, back }
            final class Model {
                private let coordinator: AnyCoordinator<Way>
                init(coordinator: AnyCoordinator<Way>) { self.coordinator = coordinator }
                func leave(_ isDone: Bool) {
                    if isDone { 1️⃣coordinator.navigate(to: .home) } else { 2️⃣coordinator.navigate(to: .back) }
                }
            }
            """,
            reads: """
                leave(isDone) when isDone ⇒ coordinatorDouble.navigate(.home) 1️⃣
                leave(isDone) when !isDone ⇒ coordinatorDouble.navigate(.back) 2️⃣
                """),
        Snippet(
            "a timer that a closure among other dependencies makes",
            """
            import Foundation
            protocol Ticking: AnyObject { func cancel() }
            protocol Log { func note(_ date: Date) }
            struct Environment {
                var now: () -> Date
                var start: (TimeInterval, @escaping () -> Void) -> Ticking
                var log: Log
            }
            final class Model {
                private let environment: Environment
                private var timer: Ticking?
                init(environment: Environment) { self.environment = environment }
                func begin() {
                    1️⃣environment.log.note(environment.now())
                    timer = environment.start(5) { [weak self] in self?.end() }
                }
                func end() {
                    2️⃣timer?.cancel()
                    timer = nil
                }
            }
            """,
            reads: """
                begin() ⇒ log.note(nowValue) 1️⃣
                end() after begin() ⇒ start.cancel() 2️⃣
                """),
        Snippet(
            "a double that hands out another one of its protocol",
            """
            protocol Settings { var version: Int { get }; func upgraded() -> any Settings }
            protocol Coding { func settings() -> any Settings }
            protocol Log { func note(_ version: Int) }
            final class Migration {
                private let coding: Coding
                private let log: Log
                init(coding: Coding, log: Log) { (self.coding, self.log) = (coding, log) }
                func run() {
                    let settings = coding.settings().upgraded().upgraded()
                    1️⃣log.note(settings.version)
                }
            }
            """,
            reads: """
                run() ⇒ log.note(settings.version) 1️⃣
                """),
    ]
}
