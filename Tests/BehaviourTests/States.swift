import Testing

/// States that are reached by other methods first.
@Suite struct StatesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a second call that does nothing",
            """
            protocol Store { func load() }
            final class Model {
                private var isLoaded = false
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    1️⃣guard !isLoaded else { return }
                    2️⃣isLoaded = true
                    3️⃣store.load()
                }
            }
            """,
            reads: """
                load() ⇒ store.load() 1️⃣3️⃣
                load() after load() ⇒ store.load() 1️⃣
                load() after load() ⇒ store.load() 1️⃣2️⃣
                """),
        Snippet(
            "what only a later act shows",
            """
            protocol Service { func delete(_ ids: [String]) }
            final class Model {
                private let service: Service
                private var selected: Set<String> = []
                init(service: Service) { self.service = service }
                func select(_ id: String) { 1️⃣selected.insert(id) }
                func deselect(_ id: String) { 2️⃣selected.remove(id) }
                func clear() { 3️⃣selected.removeAll() }
                func confirm() {
                    4️⃣guard !selected.isEmpty else { return }
                    5️⃣service.delete(Array(selected))
                }
            }
            """,
            reads: """
                select(id) ⇒ nothing
                deselect(id) ⇒ nothing
                clear() ⇒ nothing
                confirm() ⇒ no service.delete 4️⃣
                confirm() after select(id) ⇒ service.delete([earlier id]) 4️⃣5️⃣
                confirm() after select(id) ⇒ service.delete([earlier id]) 1️⃣4️⃣5️⃣
                confirm() when earlier id == earlier id after select(id), deselect(id) ⇒ no service.delete 2️⃣4️⃣
                confirm() after select(id), clear() ⇒ no service.delete 3️⃣4️⃣
                """),
        Snippet(
            "on before off",
            """
            protocol Engine { func stop() }
            final class Machine {
                private(set) var isOn = false
                private let engine: Engine
                init(engine: Engine) { self.engine = engine }
                func start() { 1️⃣isOn = true }
                func stop() {
                    2️⃣guard isOn else { return }
                    3️⃣isOn = false
                    4️⃣engine.stop()
                }
            }
            """,
            reads: """
                start() ⇒ sut.isOn == true 1️⃣
                stop() ⇒ no engine.stop 2️⃣
                stop() after start() ⇒ engine.stop() · sut.isOn == false 2️⃣3️⃣4️⃣
                """),
        Snippet(
            "two steps before",
            """
            final class Wizard {
                private(set) var step = 0
                private(set) var isDone = false
                func next() { 1️⃣step += 1 }
                func finish() {
                    guard step == 2 else { return }
                    2️⃣isDone = true
                }
            }
            """,
            reads: """
                next() ⇒ sut.step == 1 1️⃣
                finish() ⇒ sut.isDone == false
                finish() after next(), next() ⇒ sut.isDone == true 2️⃣
                """),
        Snippet(
            "what an answer left",
            """
            protocol Auth { func login(_ name: String) throws -> String; func logout(_ token: String) }
            final class Model {
                private var token: String?
                private let auth: Auth
                init(auth: Auth) { self.auth = auth }
                func login(_ name: String) throws { 1️⃣token = try auth.login(name) }
                func logout() {
                    guard let token else { return }
                    2️⃣auth.logout(token)
                }
            }
            """,
            reads: """
                login(name) ⇒ auth.login(name) 1️⃣
                login(name) when auth.login throws ⇒ throws auth.login error · auth.login(name) 1️⃣
                logout() after login(name) ⇒ auth.logout(earlier auth.login()) 2️⃣
                """),
        Snippet(
            "what was loaded is there, or is not",
            """
            struct Item: Equatable { enum Status { case open, locked }; let id: Int; let status: Status }
            protocol Router { func show(_ id: Int); func explain(_ id: Int) }
            final class Model {
                private var items: [Item] = []
                private let router: Router
                private(set) var locked = 0
                init(router: Router) { self.router = router }
                func fetched(_ new: [Item]) {
                    items = new
                    locked = new.filter { $0.status == .locked }.count
                }
                func select(_ id: Int) {
                    guard let item = items.first(where: { $0.id == id }) else { return }
                    if item.status == .locked { 1️⃣router.explain(id) } else { 2️⃣router.show(id) }
                }
            }
            """,
            reads: """
                fetched(new) when new.count == 2, new[0].status == .open, new[1].status == .locked ⇒ sut.locked == [new[1]].count
                select(id) when earlier new.count == 2, earlier new[0].status == .open, earlier new[1].status == .locked, id == earlier new[0].id after fetched(new) ⇒ router.show(id) · no router.explain 2️⃣
                select(id) when earlier new.count == 2, earlier new[0].id == 2, earlier new[0].status == .open, earlier new[1].id == 3, earlier new[1].status == .locked, id == 3 after fetched(new) ⇒ router.explain(id) · no router.show 1️⃣
                """),
        Snippet(
            "a form that several methods fill in",
            """
            protocol Desk { func send(_ name: String, _ stars: Int) }
            final class Model {
                enum Limits { static let shortest = 4 }
                static let most = 5
                struct Form {
                    var name = ""
                    var stars = 0
                    var isValid: Bool { (1...most).contains(stars) && name.trimmingCharacters(in: .whitespaces).count >= 4 }
                }
                private let desk: Desk
                private var form = Form()
                private(set) var isSent = false
                init(desk: Desk) { self.desk = desk }
                func nameChanged(_ text: String) { form.name = String(text.prefix(40)) }
                func starTapped(_ stars: Int) { form.stars = form.stars == stars ? 0 : stars }
                func submit() {
                    guard form.isValid else { return }
                    1️⃣desk.send(form.name, form.stars)
                    2️⃣isSent = true
                }
            }
            """,
            reads: """
                nameChanged(text) ⇒ nothing
                starTapped(stars) ⇒ nothing
                submit() ⇒ no desk.send
                submit() when earlier stars == 1 after starTapped(stars) ⇒ no desk.send
                submit() when earlier stars == 6 after starTapped(stars) ⇒ no desk.send
                submit() when !earlier text.isEmpty, earlier stars == 1 after nameChanged(text), starTapped(stars) ⇒ desk.send(earlier text.prefix(40), earlier stars) · sut.isSent == true 1️⃣2️⃣
                submit() when !earlier text.isEmpty, earlier stars == 1 after starTapped(stars), nameChanged(text) ⇒ desk.send(earlier text.prefix(40), earlier stars) · sut.isSent == true 1️⃣2️⃣
                submit() after nameChanged(text) ⇒ no desk.send
                """),
        Snippet(
            "a flow of several steps through one method",
            """
            protocol Wallet { func pay(_ cents: Int) throws }
            final class Model {
                enum State: Equatable { case start, choosing(Int), paying(Int), done(Int), failed }
                enum Action { case open(Int), choose, pay, cancel }
                private(set) var state = State.start
                private let wallet: Wallet
                init(wallet: Wallet) { self.wallet = wallet }
                func send(_ action: Action) {
                    switch (state, action) {
                    case (.start, .open(let cents)): 1️⃣state = .choosing(cents)
                    case (.choosing(let cents), .choose): 2️⃣state = .paying(cents)
                    case (.paying(let cents), .pay):
                        do {
                            3️⃣try wallet.pay(cents)
                            4️⃣state = .done(cents)
                        } catch {
                            5️⃣state = .failed
                        }
                    case (.done, .cancel): 6️⃣state = .start
                    default: break
                    }
                }
            }
            """,
            reads: """
                send(action) when action == .open ⇒ sut.state == .choosing(action.open#0) · no wallet.pay 1️⃣
                send(action) when action == .choose, earlier action == .open after send(action) ⇒ sut.state == .paying(earlier action.open#0) · no wallet.pay 2️⃣
                send(action) when action == .pay, earlier action == .choose, earlier action == .open after send(action), send(action) ⇒ wallet.pay(earlier action.open#0) · sut.state == .done(earlier action.open#0) 3️⃣4️⃣
                send(action) when wallet.pay throws, action == .pay, earlier action == .choose, earlier action == .open after send(action), send(action) ⇒ wallet.pay(earlier action.open#0) · sut.state == .failed 3️⃣5️⃣
                send(action) when action == .cancel, earlier action == .choose, earlier action == .open, earlier action == .pay, earlier action.open#0 == 2 after send(action), send(action), send(action) ⇒ wallet.pay(_) · sut.state == .start 6️⃣
                """),
        Snippet(
            "what a dependency gave is asked for again",
            """
            protocol Room { func enqueue(_ name: String) -> Int; func call() }
            final class Model {
                private enum Step { case start, waiting(ticket: Int) }
                private var step = Step.start
                private let room: Room
                init(room: Room) { self.room = room }
                func enter(_ name: String) { step = .waiting(ticket: room.enqueue(name)) }
                func called(_ number: Int) {
                    guard case .waiting(let ticket) = step, number == ticket else { return }
                    1️⃣room.call()
                }
            }
            """,
            reads: """
                enter(name) ⇒ room.enqueue(name)
                called(number) when number == earlier room.enqueue() after enter(name) ⇒ room.call() 1️⃣
                called(number) when earlier room.enqueue() == 3, number == 2 after enter(name) ⇒ no room.call
                """),
        Snippet(
            "a form that other methods fill in once there is something to choose",
            """
            struct Firing: Equatable { let id: Int }
            protocol Studio { func firings() -> [Firing]; func book(_ id: Int, _ title: String) -> Bool }
            final class Model {
                private struct Form { var firing: Firing?; var title = ""; var height: Int? }
                private let studio: Studio
                private var form = Form()
                private var firings: [Firing] = []
                private(set) var isBooked = false
                init(studio: Studio) { self.studio = studio }
                func load() { firings = studio.firings() }
                func choose(_ id: Int) {
                    guard let firing = firings.first(where: { $0.id == id }) else { return }
                    form.firing = firing
                }
                func type(_ title: String) { form.title = title }
                func measure(_ height: Int) { form.height = height }
                func submit() {
                    guard let firing = form.firing, form.height != nil, !form.title.isEmpty else { return }
                    1️⃣isBooked = studio.book(firing.id, form.title)
                }
            }
            """,
            reads: """
                load() ⇒ studio.firings()
                choose(id) ⇒ nothing
                type(title) ⇒ nothing
                measure(height) ⇒ nothing
                submit() when earlier id == earlier studio.firings()[0].id, earlier studio.firings().count == 1 after load(), choose(id) ⇒ no studio.book
                submit() when !earlier title.isEmpty, earlier id == earlier studio.firings()[0].id, earlier studio.firings().count == 1 after load(), choose(id), type(title), measure(height) ⇒ studio.book(earlier studio.firings()[0].id, earlier title) · sut.isBooked == studio.book() 1️⃣
                submit() when earlier id == earlier studio.firings()[0].id, earlier studio.firings().count == 1, earlier title.isEmpty after load(), choose(id), type(title), measure(height) ⇒ no studio.book
                """),
        Snippet(
            "a field gets a value that it did not have",
            """
            enum Format { case csv, json }
            struct Options { var format = Format.csv; var isOn = true; var inner = Inner() }
            struct Inner { var level: Format? = .json }
            final class Model {
                private(set) var options = Options()
                func set(_ format: Format) { 1️⃣options.format = format }
                func turn(_ isOn: Bool) { 2️⃣options.isOn = isOn }
                func level(_ level: Format?) { 3️⃣options.inner.level = level }
            }
            """,
            reads: """
                set(format) ⇒ sut.options.format == format 1️⃣
                turn(isOn) ⇒ sut.options.isOn == isOn 2️⃣
                level(level) ⇒ sut.options.inner.level == level 3️⃣
                """),
    ]
}
