import Testing

@testable import Suites

@Suite struct MutationBehaviourTests {
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

    private func lines(of name: String) throws -> [String] {
        let plan = try plannedSuite("Screen", in: source)
        return plan.groups.filter { $0.name.lowercased().hasPrefix(name) }.flatMap(\.tests).flatMap(\.assert)
    }

    @Test(arguments: [
        ("toggle", "sut.item.isDone"), ("rename", "sut.item.title == "), ("check", "sut.items.first?.isDone"),
        ("drop", "sut.items == []"), ("drop", "store.deleteCallsCount == 1"), ("up", "sut.level == "),
    ])
    func whatAMutationLeavesIsAsserted(method: String, wanted: String) throws {
        let lines = try lines(of: method)
        #expect(lines.contains { $0.contains(wanted) }, "@@(lines)")
    }

    @Test func aPartThatIsNotKnownIsNotAsserted() throws {
        #expect(!(try lines(of: "rename").contains { $0.contains("isDone") }))
    }

    @Test func aDecimalIsShownAsItPrintsItself() throws {
        #expect(try lines(of: "label").contains { $0.contains("\\(item.price) €") })
    }
}

@Suite struct FieldClosureTests {
    private let source = """
        struct Actions {
            var save: (Int) -> Void = { _ in }
            var close: (() -> Void)?
            var shared: @Sendable (Int) -> Void = { _ in }
        }
        final class Screen {
            @MainActor private(set) var count = 0
            private let actions: Actions?
            init(actions: Actions?) { self.actions = actions }
            func save(_ id: Int) { actions?.save(id) }
            func close() { actions?.close?() }
            func share() { actions?.shared(3) }
            @MainActor func up() { count += 1 }
        }
        """

    @Test(arguments: ["saveCalls.last == ", "closeCalls.count == 1", "sharedCalls.last == 3"])
    func aClosureInAValueRecords(wanted: String) throws {
        #expect(try plannedSuite("Screen", in: source).lines.contains { $0.contains(wanted) })
    }

    @Test func aSharedClosureRecordsWithLeave() throws {
        let lines = try plannedSuite("Screen", in: source).lines
        #expect(lines.contains("nonisolated(unsafe) var sharedCalls: [Int] = []"))
        #expect(lines.contains("var saveCalls: [Int] = []"))
    }

    @Test func onlyATestOfAnIsolatedMemberIsIsolated() throws {
        let tests = try plannedSuite("Screen", in: source).tests
        #expect(tests.filter { $0.isolation == "@MainActor" }.map(\.function) == ["upSetsCount"])
    }
}
