import Testing

/// Types of no actor that go on on the main queue, as view models did before there were actors.
@Suite struct MainQueueTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what is done at once on the main thread, and later elsewhere",
            """
            import Foundation
            protocol API { func load(then: @escaping (Result<Int, any Error>) -> Void) }
            final class Model {
                private let api: API
                var onChange: ((Int) -> Void)?
                init(api: API) { self.api = api }
                func load() { 1️⃣api.load { [weak self] result in 2️⃣self?.onMain { self?.finish(result) } } }
                private func finish(_ result: Result<Int, any Error>) {
                    guard case .success(let count) = result else { return }
                    3️⃣onChange?(count)
                }
                private func onMain(_ work: @escaping () -> Void) {
                    if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
                }
            }
            """,
            reads: """
                load() when api.load calls then, api.load#0 == .success, onChange != nil ⇒ eventually api.load(_) · onChange(api.load#0.success#0) 1️⃣2️⃣3️⃣
                load() ⇒ api.load(_) 1️⃣
                """),
        Snippet(
            "what is delivered there",
            """
            import Combine
            final class Model {
                @Published var name = ""
                @Published private(set) var greeting: String?
                private var bag = Set<AnyCancellable>()
                init() {
                    $name.receive(on: DispatchQueue.main)
                        .sink { [weak self] in 1️⃣self?.greeting = "Hello " + $0 }.store(in: &bag)
                }
            }
            """,
            reads: """
                init ⇒ eventually sut.greeting == "Hello " 1️⃣
                set name ⇒ eventually sut.greeting == "Hello " + new name 1️⃣
                """),
        Snippet(
            "what is done there later",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                private(set) var isOpen = false
                init(log: Log) { self.log = log }
                func open() {
                    1️⃣log.note("open")
                    DispatchQueue.main.async { 2️⃣self.isOpen = true }
                }
            }
            """,
            reads: """
                open() ⇒ eventually log.note("open") · sut.isOpen == true 1️⃣2️⃣
                """),
        Snippet(
            "what is typed is searched for after a while, by an item that is cancelled",
            """
            import Foundation
            protocol API { func find(_ text: String) }
            final class Model {
                private let api: API
                private let pause: TimeInterval
                private var pending: DispatchWorkItem?
                private(set) var isBusy = false
                var text = "" { didSet { 1️⃣change() } }
                init(api: API, pause: TimeInterval = 0.3) { self.api = api; self.pause = pause }
                private func change() {
                    pending?.cancel()
                    let work = DispatchWorkItem { [weak self] in self?.search() }
                    pending = work
                    DispatchQueue.main.asyncAfter(deadline: .now() + pause, execute: work)
                }
                private func search() { 2️⃣isBusy = true; 3️⃣api.find(text) }
            }
            """,
            reads: """
                set text when pause == 0.01 ⇒ eventually api.find(new text) · sut.isBusy == true 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a flag that is taken back after a while",
            """
            import Foundation
            final class Model {
                private(set) var isShown = false
                private(set) var count = 0
                func flash() {
                    1️⃣isShown = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { 2️⃣self.isShown = false; self.count += 1 }
                }
            }
            """,
            reads: """
                flash() ⇒ sut.isShown == true 1️⃣
                flash() ⇒ eventually sut.count == 1 · sut.isShown == false 2️⃣
                """),
        Snippet(
            "the first delivery of which nothing shows is not waited for",
            """
            import Combine
            protocol Lookup { func find(_ name: String) -> AnyPublisher<String?, Never>; func refresh() }
            final class Model {
                @Published var name = ""
                @Published private(set) var found: String?
                private let lookup: Lookup
                private var bag = Set<AnyCancellable>()
                init(lookup: Lookup) {
                    self.lookup = lookup
                    $name.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                        .flatMap { name -> AnyPublisher<String?, Never> in
                            guard !name.isEmpty else { return Just(nil).eraseToAnyPublisher() }
                            1️⃣return lookup.find(name)
                        }
                        .sink { [weak self] in 2️⃣self?.found = $0 }.store(in: &bag)
                }
                func appear() { 3️⃣lookup.refresh() }
            }
            """,
            reads: """
                set name when !new name.isEmpty, lookup.find().count == 1 ⇒ eventually lookup.find(new name) · sut.found == lookup.find[0] 1️⃣2️⃣
                set name when !earlier new name.isEmpty, earlier lookup.find().count == 1, new name.isEmpty after set name ⇒ eventually sut.found == nil
                appear() ⇒ lookup.refresh() 3️⃣
                """),
        Snippet(
            "the state that a delivery leads to",
            """
            import Combine
            protocol Lookup { func find(_ name: String) -> AnyPublisher<String?, Never> }
            protocol Shop { func buy(_ what: String, for whom: String) }
            final class Model {
                @Published var name = ""
                @Published var what = ""
                @Published private(set) var found: String?
                private let shop: Shop
                private var bag = Set<AnyCancellable>()
                init(lookup: Lookup, shop: Shop) {
                    self.shop = shop
                    $name.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                        .flatMap { name -> AnyPublisher<String?, Never> in
                            guard name.count > 2 else { return Just(nil).eraseToAnyPublisher() }
                            return lookup.find(name)
                        }
                        .sink { [weak self] in self?.found = $0 }.store(in: &bag)
                }
                func buy() {
                    guard let found, !what.isEmpty else { return }
                    1️⃣shop.buy(what, for: found)
                }
            }
            """,
            reads: """
                set name when lookup.find().count == 1, new name == "nam" ⇒ eventually lookup.find(new name) · sut.found == lookup.find[0]
                set name when earlier lookup.find().count == 1, earlier new name == "nam", new name == "na" after set name ⇒ eventually sut.found == nil
                set name when earlier lookup.find().count == 1, earlier lookup.find[0] != nil, earlier new name == "nam", new name == "n" after set name ⇒ eventually sut.found == nil
                buy() when earlier lookup.find().count == 1, earlier lookup.find[0] != nil, earlier new name == "nam" after set name ⇒ no shop.buy
                buy() when !earlier new what.isEmpty, earlier lookup.find().count == 1, earlier lookup.find[0] != nil, earlier new name == "nam" after set name, set what ⇒ shop.buy(earlier new what, earlier lookup.find[0]) 1️⃣
                """),
        Snippet(
            "a sum that comes later, and what it lets through",
            """
            import Combine
            import Foundation
            struct Tally: Equatable { let prize: String; let sold: Int }
            protocol Tickets { var tallies: AnyPublisher<[Tally], Never> { get } }
            protocol Draws { func draw(_ total: Int) }
            @MainActor
            final class Hall {
                private(set) var total = 0
                private let draws: Draws
                private var bag = Set<AnyCancellable>()
                init(tickets: Tickets, draws: Draws) {
                    self.draws = draws
                    tickets.tallies.receive(on: DispatchQueue.main)
                        .sink { [weak self] tallies in 1️⃣self?.total = tallies.reduce(0) { $0 + $1.sold } }
                        .store(in: &bag)
                }
                func draw() {
                    guard total > 0 else { return }
                    2️⃣draws.draw(total)
                }
            }
            """,
            reads: """
                draw() ⇒ no draws.draw
                draw() when earlier tickets.tallies.count == 1, earlier tickets.tallies[0].sold == 1 after tickets.tallies sends ⇒ draws.draw(1) 2️⃣
                tickets.tallies sends when tickets.tallies.count == 1, tickets.tallies[0].sold == 2 ⇒ eventually sut.total == 2 1️⃣
                tickets.tallies sends when tickets.tallies.count == 3, tickets.tallies[0].sold == 2, tickets.tallies[1].sold == 2, tickets.tallies[2].sold == 2 ⇒ eventually sut.total == 6 1️⃣
                """),
        Snippet(
            "what is asked on another queue, and shown on the main one",
            """
            import Foundation
            protocol Store { func items() -> [String] }
            final class Model {
                private(set) var items: [String] = []
                var onUpdate: (() -> Void)?
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    DispatchQueue.global().async { [weak self] in
                        guard let items = self?.store.items() else { return }
                        DispatchQueue.main.async {
                            1️⃣self?.items = items
                            2️⃣self?.onUpdate?()
                        }
                    }
                }
            }
            """,
            reads: """
                load() when onUpdate != nil ⇒ eventually onUpdate() · store.items() · sut.items == store.items() 1️⃣2️⃣
                """),
        Snippet(
            "a run loop that delivers what comes to nothing",
            """
            import Combine
            enum Change { case voted(Int) }
            protocol API { func load() async throws -> Int }
            final class Model {
                private(set) var count = 0
                let changes = CurrentValueSubject<Change?, Never>(nil)
                private var listening: AnyCancellable?
                private let api: API
                init(api: API) {
                    self.api = api
                    listening = changes.receive(on: RunLoop.main).sink { [weak self] change in
                        guard let self, let change else { return }
                        if case .voted(let count) = change { self.count = count }
                    }
                }
                func load() async { 1️⃣count = (try? await api.load()) ?? -1 }
            }
            """,
            reads: """
                load() ⇒ api.load() · sut.count == api.load() 1️⃣
                load() when api.load throws ⇒ api.load() · sut.count == -1 1️⃣
                """),
        Snippet(
            "what the initialiser takes over is something else than what comes later",
            """
            import Combine
            import Foundation
            struct Form: Equatable { var flight: String; var leg: Int? }
            protocol Drafts { func load() -> Form }
            protocol Desk { func legs(_ flight: String) -> [Int] }
            final class Wizard {
                @Published var form: Form
                @Published private(set) var legs: [Int] = []
                private var bag = Set<AnyCancellable>()
                init(drafts: Drafts, desk: Desk) {
                    form = drafts.load()
                    $form.map(\\.flight).removeDuplicates().receive(on: DispatchQueue.main)
                        .sink { [weak self] in 1️⃣self?.offer(desk.legs($0)) }.store(in: &bag)
                }
                private func offer(_ legs: [Int]) {
                    self.legs = legs
                    form.leg = legs.first
                }
            }
            """,
            reads: """
                init ⇒ eventually desk.legs(drafts.load().flight) · drafts.load() · sut.form.leg == desk.legs().first · sut.legs == desk.legs() 1️⃣
                set form when !drafts.load().flight.isEmpty, new form.flight == "flight 2" ⇒ eventually 2 × desk.legs(new form.flight) · sut.form.leg == desk.legs().first · sut.legs == desk.legs() 1️⃣
                set form when !drafts.load().flight.isEmpty, desk.legs().count == 2, desk.legs().count == 2, desk.legs()[0] == 5, desk.legs()[0] == 6, desk.legs()[1] == 7, new form.flight == "flight 2", new form.leg == 4 ⇒ eventually 2 × desk.legs(new form.flight) · sut.form.leg == desk.legs().first · sut.legs == desk.legs() 1️⃣
                """),
    ]
}
