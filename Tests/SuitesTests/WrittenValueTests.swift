import Testing

@testable import Suites

/// How the values of a claim are spelled.
@Suite struct WrittenValueTests {
    private let source = """
        protocol Store { func items() -> [Item]; func delete(_ item: Item) }
        struct Item: Equatable { let id: Int; var title: String; var price: Decimal; var isDone: Bool }
        final class Screen {
            private(set) var items: [Item] = []
            private(set) var item: Item
            private(set) var level = 0
            private let store: Store
            init(store: Store, item: Item) { self.store = store; self.item = item }
            var label: String { "\\(item.price) €" }
            func load() { items = store.items() }
            func toggle() { item.isDone.toggle() }
            func rename(_ title: String) { item.title = title; item.isDone = Bool.random() }
            func check(at index: Int) {
                guard items.indices.contains(index) else { return }
                items[index].isDone.toggle()
            }
            func drop(at index: Int) {
                var copy = items
                guard copy.indices.contains(index) else { return }
                store.delete(copy.remove(at: index))
                items = copy
            }
            func up() { level = min(3, level + 1) }
        }
        """

    /// What the tests of a method assert.
    private func lines(of method: String) throws -> [String] {
        let groups = try plannedSuite("Screen", in: source).groups.filter { $0.name.lowercased().hasPrefix(method) }
        let lines = groups.flatMap(\.tests).flatMap(\.assert)
        try #require(!lines.isEmpty, "nothing is asserted about \(method)")
        return lines
    }

    @Test(arguments: [
        ("toggle", "sut.item.isDone"), ("rename", "sut.item.title == "), ("check", "sut.items.first?.isDone"),
        ("drop", "sut.items == []"), ("drop", "store.deleteCallsCount == 1"), ("up", "sut.level == "),
    ])
    func whatAMutationLeavesIsAsserted(method: String, wanted: String) throws {
        let lines = try lines(of: method)
        #expect(lines.contains { $0.contains(wanted) }, "\(lines)")
    }

    @Test func aPartThatIsNotKnownIsNotAsserted() throws {
        #expect(!(try lines(of: "rename").contains { $0.contains("isDone") }))
    }

    @Test func aDecimalIsShownAsItPrintsItself() throws {
        #expect(try lines(of: "label").contains { $0.contains("\\(item.price) €") })
    }

    @Test func aNestedTypeIsNamedWithTheTypesAroundIt() throws {
        let source = """
            final class Box<Value> { var value: Value { didSet { print(value) } }; init(_ v: Value) { value = v } }
            final class Screen {
                enum Notice { case busy }
                let notice: Box<Notice?> = Box(.none)
                let items = Box<[String]>([])
                var isEmpty: Bool { items.value.isEmpty }
                func work() { notice.value = .busy }
            }
            """
        let plan = try plannedSuite("Screen", in: source)
        #expect(plan.lines.contains("#expect(sut.notice.value == Screen.Notice.busy)"))
        let test = try #require(plan.tests.first { $0.function.hasPrefix("isEmpty") })
        #expect(test.assert == ["#expect(result)"])
    }
}
