import Testing

@testable import Facts
@testable import Suites

/// What a search arranges, as a test writes it.
@Suite struct SearchedTestsTests {
    @Test("The parts of a tuple that a double returns are varied, also where the method is generic")
    func tuples() throws {
        let lines = try searchedSuite(
            "Mint",
            in: """
                protocol Press { func strike<Metal: Sendable>(_ metal: Metal) -> (name: String, coins: Int) }
                final class Mint {
                    private let press: Press
                    init(press: Press) { self.press = press }
                    func run(_ metal: String) -> String {
                        let (name, coins) = press.strike(metal)
                        return "\\(name) \\(coins)"
                    }
                }
                """
        ).lines
        #expect(lines.contains { $0.hasSuffix("= (name: \"name\", coins: 2)") })
        #expect(lines.contains { $0.hasSuffix("= (name: \"\", coins: 1)") })
    }

    @Test("A stream is made as what it is, also with two values that differ")
    func streams() throws {
        let lines = try searchedSuite(
            "Meter",
            in: """
                enum Report { case level(Double), silent }
                protocol Link { func reports() -> AsyncThrowingStream<Report, any Error> }
                final class Meter {
                    private let link: Link
                    init(link: Link) { self.link = link }
                    func peak() async throws -> Double { 
                        var peak = 0.0
                        for try await report in link.reports() { if case .level(let value) = report { peak = max(peak, value) } }
                        return peak
                    }
                }
                """
        ).lines
        #expect(lines.contains { $0.hasPrefix("deps.link.reportsReturnValue = AsyncThrowingStream { continuation in") })
        #expect(!lines.contains { $0.contains("= AsyncStream {") })
        #expect(lines.contains("let report = Report.level(-1.0)") && lines.contains("let report2 = Report.level(0.0)"))
    }

    @Test("A published property of a double holds what the test says")
    func publishedProperties() throws {
        let lines = try searchedSuite(
            "Badge",
            in: """
                import Combine
                protocol Inbox { var unreadPublisher: Published<Int>.Publisher { get } }
                final class Badge {
                    private(set) var unread = 0
                    private let inbox: Inbox
                    init(inbox: Inbox) { self.inbox = inbox }
                    func start() { inbox.unreadPublisher.sink { self.unread = $0 }.store(in: &bag) }
                    private var bag: Set<AnyCancellable> = []
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("Published<Int>(initialValue: ") })
    }

    @Test("Each error of a closed type is thrown")
    func typedErrors() throws {
        let lines = try searchedSuite(
            "Safe",
            in: """
                enum VaultError: Error { case locked, gone }
                protocol Vault { func open() throws(VaultError) }
                final class Safe {
                    private(set) var isLocked = false
                    private let vault: Vault
                    init(vault: Vault) { self.vault = vault }
                    func open() { do throws(VaultError) { try vault.open() } catch { isLocked = error == .locked } }
                }
                """
        ).lines
        for name in ["locked", "gone"] {
            #expect(lines.contains("deps.vault.openThrowableError = VaultError.\(name)"))
        }
    }

    @Test("Who waits in a continuation is always called back")
    func continuations() throws {
        let source = """
            protocol Link { func ask(_ done: @escaping (Int) -> Void) }
            final class Desk {
                private let link: Link
                init(link: Link) { self.link = link }
                func ask() async -> Int { await withCheckedContinuation { next in link.ask { next.resume(returning: $0) } } }
            }
            """
        let asking = try searchedSuite("Desk", in: source).tests.filter { test in
            test.act.contains { $0.contains("sut.ask()") }
        }
        #expect(!asking.isEmpty)
        #expect(asking.allSatisfy { test in test.arrange.contains { $0.contains("askClosure = {") } })
    }

    @Test("What is sent is recorded: by properties of the SUT and by what its methods return")
    func publishers() throws {
        let lines = try searchedSuite(
            "Form",
            in: """
                import Combine
                enum Outcome: Equatable { case saved }
                protocol Store { func save() }
                final class Form {
                    private let outcomes = PassthroughSubject<Outcome, Never>()
                    var outcomePublisher: AnyPublisher<Outcome, Never> { outcomes.eraseToAnyPublisher() }
                    private let store: Store
                    init(store: Store) { self.store = store }
                    func save() { store.save(); outcomes.send(.saved) }
                    func check() -> AnyPublisher<Int, Error> { Just(1).setFailureType(to: Error.self).eraseToAnyPublisher() }
                }
                """
        ).lines
        #expect(lines.contains("var outcomeValues: [Outcome] = []"))
        #expect(lines.contains("let outcomeSubscription = sut.outcomePublisher.sink { outcomeValues.append($0) }"))
        #expect(lines.contains("withExtendedLifetime(outcomeSubscription) {}"))
        #expect(lines.contains("var resultFailures: [String] = []"))
        #expect(lines.contains { $0.hasPrefix("let resultSubscription = sut.check().sink(") })
    }

    @Test("What a stream of the SUT sends is recorded by a task")
    func streamsOfTheSUT() throws {
        let lines = try searchedSuite(
            "Feed",
            in: """
                final class Feed {
                    let events: AsyncStream<Int>
                    private let next: AsyncStream<Int>.Continuation
                    init() { (events, next) = AsyncStream.makeStream() }
                    func post(_ number: Int) { next.yield(number) }
                }
                """
        ).lines
        #expect(lines.contains("nonisolated(unsafe) var eventsValues: [Int] = []"))
        #expect(lines.contains("let eventsSubscription = Task { [stream = sut.events] in"))
        #expect(lines.contains("    for await value in stream { eventsValues.append(value) }"))
    }

    @Test("A value that carries a protocol is made with its double")
    func carriedProtocols() throws {
        let lines = try searchedSuite(
            "Desk",
            in: """
                protocol Offer { func decline() async -> Bool }
                enum Standing { case offered(any Offer), gone }
                protocol Roster { func standing() async -> Standing }
                final class Desk {
                    private(set) var isDeclined = false
                    private let roster: Roster
                    init(roster: Roster) { self.roster = roster }
                    func refuse() async {
                        if case .offered(let offer) = await roster.standing() { isDeclined = await offer.decline() }
                    }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("Standing.offered(deps.offer)") })
        #expect(lines.contains("deps.offer.declineReturnValue = true"))
    }

    @Test("A generic method calls back with the types that its call means")
    func genericCallbacks() throws {
        let lines = try searchedSuite(
            "Board",
            in: """
                struct Item: Decodable { let id: Int }
                enum Fault: Error { case offline }
                struct Call<Reply> { let route: String }
                protocol Wire {
                    func send<Value: Decodable>(_ call: Call<Value>, answer: @escaping (Result<Value, Fault>) -> Void)
                }
                final class Board {
                    private(set) var count = 0
                    private let wire: Wire
                    init(wire: Wire) { self.wire = wire }
                    func load() {
                        wire.send(Call<Item>(route: "items")) { (answer: Result<Item, Fault>) in
                            if case .success = answer { self.count += 1 }
                        }
                    }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("(answer as? (Result<Item, Fault>) -> Void)?(") })
        #expect(lines.contains { $0.contains("Result<Item, Fault>.failure(Fault.offline)") })
    }

    @Test("A publisher of a double fails with each error of its type, whether a method gives it or a property")
    func failingPublishers() throws {
        let lines = try searchedSuite(
            "Feed",
            in: """
                import Combine
                enum Fault: Error { case offline, full }
                protocol Wire {
                    var news: AnyPublisher<Int, Fault> { get }
                    func page(_ number: Int) -> AnyPublisher<Int, Fault>
                }
                final class Feed {
                    private(set) var isOffline = false
                    private var bag: Set<AnyCancellable> = []
                    private let wire: Wire
                    init(wire: Wire) { self.wire = wire }
                    func load() {
                        wire.page(1).sink(
                            receiveCompletion: { if case .failure(.offline) = $0 { self.isOffline = true } },
                            receiveValue: { _ in }
                        ).store(in: &bag)
                    }
                    func listen() {
                        wire.news.sink(
                            receiveCompletion: { if case .failure = $0 { self.isOffline = true } }, receiveValue: { _ in }
                        ).store(in: &bag)
                    }
                }
                """
        ).lines
        #expect(lines.contains("deps.wire.pageReturnValue = Fail(error: Fault.offline).eraseToAnyPublisher()"))
        #expect(lines.contains("deps.wire.pageReturnValue = Fail(error: Fault.full).eraseToAnyPublisher()"))
        #expect(lines.contains("deps.wire.underlyingNews = Fail(error: Fault.offline).eraseToAnyPublisher()"))
        #expect(!lines.contains { $0.contains("ThrowableError") })
    }

    @Test("A name that a generic SUT gives to a type is written as what it stands for")
    func aliases() throws {
        let lines = try searchedSuite(
            "Browser",
            in: """
                struct Lot: Identifiable { let id: Int; let title: String }
                protocol Feed<Entry> { associatedtype Entry: Identifiable; func drop(_ id: Entry.ID) -> Bool }
                typealias LotBrowser<F: Feed> = Browser<F> where F.Entry == Lot
                final class Browser<F: Feed> {
                    typealias Entry = F.Entry
                    private(set) var shown: Entry?
                    private let feed: F
                    init(feed: F) { self.feed = feed }
                    func show(_ entry: Entry) { if feed.drop(entry.id) { shown = entry } }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("Lot(") } && !lines.contains { $0.contains("Entry") })
    }

    private static let form = """
        protocol Accounts { func signIn(_ email: String, _ password: String) async throws }
        @MainActor final class SignIn {
            var email = ""
            var password = ""
            private(set) var isBusy = false
            private let accounts: Accounts
            init(accounts: Accounts) { self.accounts = accounts }
            func submit() async {
                guard email.split(separator: "@").count == 2, password.count >= 20 else { return }
                isBusy = true
                try? await accounts.signIn(email, password)
                isBusy = false
            }
        }
        """

    @Test("A form is filled in with what is likely to pass its checks, all at once")
    func filledForm() throws {
        let filled = try searchedSuite("SignIn", in: Self.form).tests.contains { test in
            test.arrange.contains(#"sut.email = "name@example.com""#)
                && test.arrange.contains(#"sut.password = "Aa1!bbbbbbbbbbbbbbbb""#)
        }
        #expect(filled)
    }

    @Test("What is filled in ends after it begins, and one part of it is varied at a time")
    func filledRequest() throws {
        let arranged = try searchedSuite(
            "Booking",
            in: """
                import Foundation
                struct Request { let guests: Int; let checkIn: Date; let checkOut: Date; let note: String }
                protocol Hotel { func reserve(_ nights: Int) async throws }
                final class Booking {
                    private let hotel: Hotel
                    init(hotel: Hotel) { self.hotel = hotel }
                    func book(_ request: Request) async throws {
                        let nights = Int(request.checkOut.timeIntervalSince(request.checkIn) / 86_400)
                        guard request.guests < 9, nights >= 1, nights < 7 else { return }
                        try await hotel.reserve(nights)
                    }
                }
                """
        ).tests.map { $0.arrange.joined(separator: " ") }
        func mentions(_ parts: String...) -> Bool {
            arranged.contains { text in parts.allSatisfy(text.contains) }
        }
        let begin = "checkIn: Date(timeIntervalSince1970: 2000000000)"
        #expect(mentions(begin, "checkOut: Date(timeIntervalSince1970: 2000259200)"))
        #expect(mentions(begin, "checkOut: Date(timeIntervalSince1970: 2000086400)"))
    }

    @Test("The SUT is looked at while a method of a double is under way")
    func watched() throws {
        let lines = try searchedSuite("SignIn", in: Self.form).lines
        #expect(lines.contains("var isBusyDuringSignIn: Bool?"))
        #expect(lines.contains { $0.contains("isBusyDuringSignIn = sut.isBusy") })
    }
}
