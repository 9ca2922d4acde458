import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("What an explorer arranges and does, and how what it finds is written")
struct ExplorationTests {
    private static let feed = """
        import Foundation

        enum FeedError: Error { case offline }
        struct Page { let title: String; let count: Int }
        protocol Request { func cancel() }
        protocol Service {
            func page(after cursor: String?, completion: @escaping (Result<Page, any Error>) -> Void)
            func isKnown(_ title: String) -> Bool
            func unused() -> Int
        }
        final class Feed {
            private let service: Service
            private let limit: Int
            private let isMember: () -> Bool
            private let now: () -> Date
            private(set) var title = ""
            var onChange: ((String) -> Void)?
            init(service: Service, limit: Int, isMember: @escaping () -> Bool, now: @escaping () -> Date) {
                self.service = service
                self.limit = limit
                self.isMember = isMember
                self.now = now
            }
            func load(cursor: String?) {
                service.page(after: cursor) { [weak self] result in
                    guard let self, case .success(let page) = result, page.count < 40, isMember() else { return }
                    title = service.isKnown(page.title) ? "" : page.title
                    onChange?(title)
                }
            }
        }
        """

    private static func exploration(_ source: String, _ type: String) throws -> Exploration? {
        try PlannedSUT(type, in: source).exploration
    }

    /// A trail as a test, its lines one below the other.
    private static func written(
        _ trail: Trail, of type: String = "Feed", in source: String = feed, looks: [Look] = []
    ) throws -> String {
        try PlannedSUT(type, in: source).written(trail, looks: looks)
    }

    @Test("Doubles answer what the code asks of them, acts and late answers are done")
    func arranged() throws {
        let found = try #require(try Self.exploration(Self.feed, "Feed"))
        #expect(
            found.stubs.map(\.key) == [
                "service.page(after:completion:)()", "service.isKnown(_:)", "service.isKnown(_:)&",
                "service.isKnown(_:)~",
            ])
        #expect(found.doings.map(\.words) == ["load", "page answers"])
        #expect(found.made.map(\.name) == ["limit", "isMember"])
        #expect(found.clock == "now")
        #expect(found.settable.map(\.name) == ["onChange"])
        #expect(found.beside == .nothing)
    }

    @Test("A closure that the SUT is made with is not set a second time")
    func closures() throws {
        let source = """
            final class Tap {
                var onDrop: ((Int) -> Void)?
                init(onDrop: ((Int) -> Void)? = nil) { self.onDrop = onDrop }
                func drip() { onDrop?(1) }
            }
            """
        let found = try #require(try Self.exploration(source, "Tap"))
        #expect(found.makeRecorders.map(\.name) == ["onDrop"] && found.settable.isEmpty)
    }

    @Test("Numbers are those of the code and their neighbours")
    func numbers() throws {
        let found = try #require(try Self.exploration(Self.feed, "Feed"))
        let numbers = found.assortments.lists.filter { $0.type.text == "Int" }.flatMap(\.values).map(\.text)
        #expect(Set(["0", "39", "40", "41"]).isSubset(of: numbers))
    }

    @Test("The elements of a list rise or fall in a part; what is a place in a list begins with 0")
    func ranks() throws {
        let source = """
            struct Song { let title: String; let plays: Int }
            protocol Store { func songs() -> [Song] }
            final class Chart {
                private let store: Store
                private(set) var songs: [Song] = []
                init(store: Store) { self.store = store }
                func load() { songs = store.songs().sorted { $0.plays > $1.plays } }
                func drop(at index: Int) { songs.remove(at: index) }
            }
            """
        let choices = ["1/store.songs()": 1, "1/store.songs()=": 4, "1/store.songs()=%.plays": 2]
        let text = try Self.written(Trail(acts: [0], choices: choices, waits: [:]), of: "Chart", in: source)
        let plays = text.matches(of: /plays: (\d+)/).map { String($0.output.1) }
        #expect(plays == ["2", "0", "1"], "\(text)")
        let found = try #require(try Self.exploration(source, "Chart"))
        let places = found.assortments.lists.filter { $0.type.text == "Int" }.map { $0.values.map(\.text) }
        #expect(places.contains(["0", "1", "2", "3"]))
    }

    @Test("A SUT that takes a type parameter, or that no test can make, is not explored")
    func nothingToExplore() throws {
        #expect(try Self.exploration("final class Box<T> { init(_ value: T) {}; func open() {} }", "Box") == nil)
    }

    @Test("Tasks take turns, other threads are waited for")
    func beside() throws {
        func beside(_ body: String) throws -> Exploration.Beside? {
            try Self.exploration("import Foundation\nfinal class Lamp { init() {}\n func on() { \(body) } }", "Lamp")?
                .beside
        }
        #expect(try beside("print(1)") == .nothing)
        #expect(try beside("Task { print(1) }") == .tasks)
        #expect(try beside("DispatchQueue.main.async { print(1) }") == .tasks)
        #expect(try beside("DispatchQueue.global().async { print(1) }") == .threads)
    }

    @Test("A trail is written as a test: what is chosen, what was answered later, what is said of it")
    func trail() throws {
        let found = try #require(try Self.exploration(Self.feed, "Feed"))
        let late = try #require(found.doings.firstIndex { $0.answer != nil })
        let text = try Self.written(
            Trail(
                acts: [0, late],
                choices: ["make": 1, "make/isMember": 1, "clock": 1, "1/act0/cursor": 1, "2/act\(late)/0#": 0],
                waits: [:]))
        #expect(text.contains("page answers  after load"), "\(text)")
        #expect(text.contains("isMember: { true }"), "\(text)")
        #expect(text.contains("now: { now }"), "\(text)")
        #expect(text.contains("sut.load(cursor: nil)"), "\(text)")
        #expect(text.contains("deps.service.pageReceivedInvocations[0].completion("), "\(text)")
    }

    @Test("A closure that answers is put in, and taken back")
    func callBack() throws {
        let text = try Self.written(
            Trail(
                acts: [0, 0],
                choices: ["1/service.page(after:completion:)()": 1, "2/service.page(after:completion:)()": 2],
                waits: [:]))
        #expect(text.contains("deps.service.pageClosure = { _, completion in"), "\(text)")
        #expect(text.contains("deps.service.pageClosure = nil"), "\(text)")
    }

    @Test("While a double is under way something else is done, once")
    func meanwhile() throws {
        let source = """
            protocol Store { func item(_ id: Int) async throws -> String }
            @MainActor final class Shelf {
                private let store: Store
                private(set) var title = ""
                init(store: Store) { self.store = store }
                func open(_ id: Int) async { title = (try? await store.item(id)) ?? "none" }
            }
            """
        let found = try #require(try Self.exploration(source, "Shelf"))
        #expect(found.stubs.map(\.key) == ["store.item(_:)", "store.item(_:)&", "store.item(_:)!", "store.item(_:)~"])
        let trail = Trail(
            acts: [0], choices: ["1/store.item(_:)~": 1, "1~/store.item(_:)": 1, "1~/act0/id": 2], waits: [:])
        let text = try Self.written(trail, of: "Shelf", in: source)
        #expect(text.contains("deps.store.itemClosure = nil"), "\(text)")
        #expect(text.contains("deps.store.itemReturnValue = "), "\(text)")
        #expect(text.contains("await sut.open(0)"), "\(text)")
        #expect(text.contains("open comes meanwhile"), "\(text)")
        // An act that does not compile keeps its number, and is not done.
        let rest = ExplorerFile(
            try PlannedSUT("Shelf", in: source).suite, found, looks: [], sut: "Shelf", omitted: [.doing(0)])
        #expect(rest.text.contains("case 0: x.isPossible = false"))
    }

    @Test("A double that cannot be waited for comes to answer something else in the course of a call")
    func changedAnswers() throws {
        let source = """
            protocol Store {
                var count: Int { get }
                func title() -> String?
                func clear()
            }
            final class Shelf {
                private let store: Store
                private(set) var last = ""
                init(store: Store) { self.store = store }
                func empty() {
                    last = store.title() ?? "none"
                    store.clear()
                }
            }
            """
        let found = try #require(try Self.exploration(source, "Shelf"))
        #expect(found.stubs.map(\.key) == ["store.title()", "store.title()&", "store.title()~", "store.clear()~"])
        let text = try Self.written(
            Trail(
                acts: [0],
                choices: [
                    "0/store.title()": 1, "0/store.title()=": 2, "1/store.clear()~": 1, "1~/store.title()": 1,
                    "1~/store.title()=": 1,
                ],
                waits: [:]), of: "Shelf", in: source)
        #expect(text.contains("deps.store.clearClosure = {"), "\(text)")
        #expect(text.contains("deps.store.titleReturnValue = nil"), "\(text)")
        #expect(text.contains("title is nil after clear"), "\(text)")
        #expect(!text.contains("sut.empty()\n            }"), "\(text)")
    }

    @Test("What a SUT leaves open is filled in")
    func genericSUT() throws {
        let source = """
            struct Boat: Equatable { let name: String }
            protocol Quay { func note(_ text: String) }
            final class Basket<Item: Equatable> {
                private let quay: Quay
                private(set) var items: [Item] = []
                init(quay: Quay) { self.quay = quay }
                func add(_ item: Item) {
                    guard !items.contains(item) else { return quay.note("twice") }
                    items.append(item)
                }
            }
            """
        let found = try #require(try Self.exploration(source, "Basket"))
        #expect(found.doings.count == 1)
        #expect(found.doings.first?.arguments.count == 1)
        let text = try Self.written(Trail(acts: [0], choices: ["1/act0/item": 2], waits: [:]), of: "Basket", in: source)
        #expect(text.contains("sut.add(\"\")"), "\(text)")
    }

    @Test("Closures and values are known by the names that protocols and models give them")
    func aliases() throws {
        let source = """
            struct Song {
                typealias Identifier = String
                let id: Identifier
            }
            protocol Library {
                typealias Found<T> = (Result<T, any Error>) -> Void
                func song(at place: Int, completion: @escaping Found<Song>)
            }
            protocol Playing {
                typealias Completion = (Song?) -> Void
                func play(_ place: Int, completion: @escaping Completion)
            }
            final class Player: Playing {
                private let library: Library
                private(set) var skipped: String?
                init(library: Library) { self.library = library }
                func play(_ place: Int, completion: @escaping Completion) {
                    library.song(at: place) { completion(try? $0.get()) }
                }
                func skip(_ song: Song) { skipped = song.id }
            }
            """
        let found = try #require(try Self.exploration(source, "Player"))
        #expect(found.gaps.isEmpty, "\(found.gaps)")
        #expect(found.stubs.map(\.key) == ["library.song(at:completion:)()"])
        #expect(found.doings.map(\.words) == ["play", "skip", "song answers"])
        #expect(found.doings.first?.recorders.map(\.name) == ["completion"])
    }

    @Test("What does not compile of an explorer's file is a part that can be left out")
    func parts() throws {
        let sut = try PlannedSUT("Feed", in: Self.feed)
        let found = try #require(sut.exploration)
        let plan = sut.suite
        let whole = ExplorerFile(plan, found, looks: [], sut: "Feed")
        let line = try #require(
            whole.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("sut.load(cursor:") })
        let part = try #require(whole.parts[line + 1])
        #expect(part == .doing(0))
        let rest = ExplorerFile(plan, found, looks: [], sut: "Feed", omitted: [part])
        #expect(!rest.text.contains("sut.load(cursor:"))
    }

    @Test("What an explorer wrote down is read, each trail once")
    func read() {
        let trail = #"{"event":"trail","shows":[3],"trail":{"acts":[1],"choices":{"a":2},"waits":{}}}"#
        let (trails, isComplete) = Trail.read(
            [#"{"event":"round","round":20}"#, "died 0#1|", trail, trail, #"{"event":"end"}"#].joined(separator: "\n"))
        #expect(trails == [Trail(acts: [1], choices: ["a": 2], waits: [:])])
        #expect(isComplete)
    }
}
