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

@Suite struct SpecialisationTests {
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
