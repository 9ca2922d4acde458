import Testing

@testable import Facts
@testable import Resolving
@testable import Suites

private let source = """
    protocol Store<Item> { associatedtype Item; func all() throws -> [Item] }
    protocol Keyed { associatedtype Key: Hashable; associatedtype Odd: Store; func value(_ key: Key) -> Odd }
    struct User: Equatable { let id: Int }
    final class Named { private let store: any Store<User>; init(store: any Store<User>) { self.store = store } }
    final class Open { private let store: any Store; init(store: any Store) { self.store = store } }
    final class Bound<S: Store> where S.Item == User {
        private(set) var users: [User] = []
        private let store: S
        init(store: S) { self.store = store }
        func load() throws { users = try store.all() }
    }
    final class Chained<Value: Hashable, S: Store> where S.Item == Value {
        private let store: S
        init(store: S, transform: @escaping (S.Item) -> Value) { self.store = store }
    }
    final class Unfit<K: Keyed & AnyObject> { init(keys: [K]) {}; func load() {} }
    final class Lost { init(keyed: any Keyed) {} }
    final class Hidden { private init() {}; func load() {} }
    """

private let feeds = """
    protocol Feed<Entry>: Sendable {
        associatedtype Entry: Identifiable where Entry.ID: Sendable
        associatedtype Mark: Sendable & Equatable
        associatedtype Query = Search
        func page(_ query: Query, after mark: Mark?) async -> Page<Entry, Mark>
    }
    protocol Shelf<Key, Content>: Actor {
        associatedtype Key: Hashable & Sendable
        associatedtype Content: Sendable
        func content(_ key: Key) -> Content?
    }
    struct Search { var words: String }
    struct Page<Entry, Mark> { let entries: [Entry]; let next: Mark? }
    struct Anonymous: Sendable { let id: Int }
    struct Stamp: Identifiable, Sendable { let id: Int }
    struct Coin: Identifiable, Sendable { let id: Int }
    typealias Album<F: Feed> = Browser<F> where F.Entry == Coin
    final class Browser<Source: Feed> where Source.Entry: Sendable {
        typealias Entry = Source.Entry
        typealias Slice = Page<Entry, Source.Mark>
        private let source: Source
        private let shelf: any Shelf<Int, Slice>
        init(source: Source, shelf: some Shelf<Int, Slice>) { self.source = source; self.shelf = shelf }
        func open(_ query: Source.Query) async { _ = await source.page(query, after: nil) }
    }
    """

@Suite struct SpecialisationTests {
    @Test func whatTheProjectFillsInIsChosen() throws {
        let (recipe, _) = try recipe(of: "Browser", in: feeds)
        #expect(
            recipe.dependencies.map(\.doubleType) == ["FeedMock<Coin, String>", "ShelfMock<Int, Page<Coin, String>>"])
        #expect(recipe.bindings["Source"]?.text == "FeedMock<Coin, String>")
        #expect(recipe.bindings["Source.Query"]?.text == "Search")
    }

    @Test func aModelThatFitsIsChosen() throws {
        let source = feeds.replacing("typealias Album<F: Feed> = Browser<F> where F.Entry == Coin", with: "")
        let (recipe, _) = try recipe(of: "Browser", in: source)
        #expect(recipe.dependencies.first?.doubleType == "FeedMock<Stamp, String>")
    }

    @Test(arguments: [
        ("Named", "StoreMock<User>"), ("Open", "StoreMock<String>"), ("Bound", "StoreMock<User>"),
        ("Chained", "StoreMock<String>"),
    ])
    func doublesOfAssociatedTypesHaveArguments(type: String, double: String) throws {
        let (recipe, _) = try recipe(of: type, in: source)
        #expect(recipe.dependencies.first?.doubleType == double)
    }

    @Test func genericParametersAreBound() throws {
        let (recipe, _) = try recipe(of: "Chained", in: source)
        #expect(recipe.bindings["Value"]?.text == "String")
        #expect(recipe.bindings["S"]?.text == "StoreMock<String>")
        #expect(recipe.construction.parameters.last?.type.text == "@escaping (String) -> String")
    }

    @Test func whatTheDoubleGivesHasTheBoundType() throws {
        let plan = try plannedSuite("Bound", in: source)
        #expect(plan.lines.contains { $0.hasPrefix("#expect(sut.users == ") })
    }

    @Test func aSchedulerThatDoesNotWaitIsFilledIn() throws {
        let source = """
            import Combine
            final class Finder<Queue: Scheduler> { private let queue: Queue; init(queue: Queue) { self.queue = queue } }
            """
        let (recipe, _) = try recipe(of: "Finder", in: source)
        #expect(recipe.bindings["Queue"]?.text == "ImmediateScheduler")
        #expect(recipe.construction.parameters.first?.type.text == "ImmediateScheduler")
    }

    @Test func nothingIsChosenWhereNothingFits() throws {
        let (recipe, _) = try recipe(of: "Unfit", in: source)
        #expect(recipe.construction.kind == .none)
        let (lost, _) = try SuitesTests.recipe(of: "Lost", in: source)
        #expect(lost.dependencies.first?.doubleType == nil)
    }

    @Test(arguments: ["Unfit", "Hidden"])
    func aSUTThatCannotBeMadeHasDisabledTestsOnly(type: String) throws {
        let plan = try plannedSuite(type, in: source)
        #expect(plan.tests.count == 1)
        #expect(
            plan.tests.allSatisfy {
                $0.isDisabled && $0.arrange.isEmpty && $0.attribute.contains("cannot make the SUT")
            })
    }

    @Test func testsThatNeedAHookAreDisabled() throws {
        let plan = try plannedSuite("Bound", in: source, hooks: ["makeKey"])
        try #require(!plan.tests.isEmpty)
        #expect(plan.tests.allSatisfy { $0.isDisabled && $0.attribute.contains("Fill in Factory.makeKey() first.") })
    }
}
