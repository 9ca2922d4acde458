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

    @Test func whatHasNoNameOrIsOfSeveralKindsCompiles() throws {
        let source = """
            struct Session: Equatable { let id: Int }
            protocol Log { func note(_ text: String) }
            final class Link {
                private let log: Log
                private(set) var day = 0
                init(log: Log) { self.log = log }
                func session(_: Session, didReceive message: [String: Any]) {
                    guard let isOn = message["isOn"] as? Bool, isOn, let day = message["day"] as? Int,
                        let name = message["name"] as? String, name == "start"
                    else { return }
                    self.day = day
                    log.note(name)
                }
            }
            """
        let tests = try plannedSuite("Link", in: source).groups.flatMap(\.tests)
        let lines = tests.flatMap { $0.arrange + $0.act }
        #expect(!lines.contains { $0.contains("let _ ") || $0.contains("(_,") || $0.contains("(_2") }, "\(lines)")
        let mixed = lines.filter { $0.hasPrefix("let message") && $0.contains("true") && $0.contains("\"start\"") }
        #expect(!mixed.isEmpty && mixed.allSatisfy { $0.contains(": [String: Any] = [") }, "\(lines)")
    }

    @Test func aListOfDecimalsIsWrittenWithItsType() throws {
        let source = """
            protocol Bank { func sent() -> [Decimal] }
            final class Limit {
                private let bank: Bank
                private(set) var isOver = false
                init(bank: Bank) { self.bank = bank }
                func check() {
                    let total = bank.sent().reduce(1, +)
                    guard total <= 4 else { return }
                    isOver = true
                }
            }
            """
        let lines = try plannedSuite("Limit", in: source).groups.flatMap(\.tests).flatMap(\.arrange)
        let lists = lines.filter { $0.hasPrefix("let ") && $0.contains("= [") }
        #expect(!lists.isEmpty && lists.allSatisfy { $0.contains(": [Decimal] = [") }, "\(lines)")
    }

    @Test func anInitialiserOfAnExtensionLeavesTheOneOfTheCompiler() throws {
        let source = """
            struct Note: Equatable { let id: Int; var isDone: Bool }
            extension Note { init(text: String) throws { self.init(id: text.count, isDone: false) } }
            protocol Shelf { func note() -> Note }
            final class Model {
                private let shelf: Shelf
                init(shelf: Shelf) { self.shelf = shelf }
                func open() -> Int { shelf.note().isDone ? 0 : 1 }
            }
            """
        let tests = try plannedSuite("Model", in: source).groups.flatMap(\.tests)
        #expect(tests.count == 2)
        #expect(tests.contains { $0.arrange.contains { $0.contains("isDone: true") } })
    }

    @Test func whatMayBeMissingIsUnwrappedForWhatMayNot() throws {
        let source = """
            import Foundation
            struct Draft { let written: Date? }
            struct Post: Equatable { let written: Date; let edited: Date? }
            protocol Store { func save(_ post: Post) }
            final class Screen {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ draft: Draft) {
                    store.save(Post(written: draft.written ?? Date(timeIntervalSince1970: 0), edited: draft.written))
                }
            }
            """
        let lines = try plannedSuite("Screen", in: source).groups.flatMap(\.tests).flatMap(\.assert)
        #expect(lines.contains { $0.contains("Post(written: draft.written!, edited: draft.written)") }, "\(lines)")
    }

    @Test func aLinkIsMadeOfATextThatIsThere() throws {
        let source = """
            import Foundation
            struct Item { let link: String? }
            struct Article: Equatable { let link: URL? }
            protocol Store { func items() -> [Item]; func save(_ articles: [Article]) }
            final class Screen {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { store.save(store.items().map { Article(link: $0.link.flatMap(URL.init(string:))) }) }
            }
            """
        let lines = try plannedSuite("Screen", in: source).groups.flatMap(\.tests).flatMap(\.assert)
        #expect(lines.contains { $0.contains("Article(link: URL(string: \"https://example.com\"))") }, "\(lines)")
    }

    @Test func whatIsWrittenOutIsNotUnwrapped() throws {
        let source = """
            struct Bill: Equatable { let total: Double }
            enum Answer { case read(total: Double?), failed }
            protocol Store { func save(_ bill: Bill); func answer() -> Answer }
            final class Screen {
                private let store: Store
                init(store: Store) { self.store = store }
                func save() {
                    if case .read(let total?) = store.answer(), total > 2 { store.save(Bill(total: total)) }
                }
            }
            """
        let lines = try plannedSuite("Screen", in: source).groups.flatMap(\.tests).flatMap(\.assert)
        #expect(lines.contains { $0.contains("Bill(total: 3.0)") }, "\(lines)")
    }

    @Test func aTupleIsWrittenWithItsLabelsAndItsType() throws {
        let source = """
            protocol Gate { func lift(_ number: Int); func now() -> (Int, note: String?) }
            final class Barrier {
                typealias Span = (from: Int, to: Int)
                private let gate: Gate
                private let span: Span
                init(gate: Gate, span: Span) { self.gate = gate; self.span = span }
                func pass(_ number: Int) { if number > span.to { gate.lift(number) } }
                func wait() { if gate.now().0 > 3 { gate.lift(1) } }
            }
            """
        let arranged = try plannedSuite("Barrier", in: source).groups.flatMap(\.tests).flatMap(\.arrange)
        #expect(arranged.contains { $0.hasPrefix("let span: (from: Int, to: Int) = (from: 1, to: ") }, "\(arranged)")
        #expect(arranged.contains { $0.contains(": (Int, note: String?) = (4, note: nil)") }, "\(arranged)")
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

    @Test func whatACaseCarriesIsSpelledFromOutside() throws {
        let source = """
            protocol Stage { func show(_ scene: Scene) }
            struct Scene: Equatable {
                enum Look: Equatable { case covered(Cover), bare }
                enum Cover: Equatable { case whole(isDim: Bool), none }
                var look: Look = .bare
                var text: String
            }
            final class Director {
                private let stage: Stage
                init(stage: Stage) { self.stage = stage }
                func open() { stage.show(Scene(look: .covered(.whole(isDim: true)), text: "One")) }
            }
            """
        let lines = try plannedSuite("Director", in: source).lines.joined(separator: "\n")
        #expect(lines.contains("Scene.Look.covered(Scene.Cover.whole(isDim: true))"), "\(lines)")
    }

    @Test func aTreeThatIsWrittenEnds() throws {
        let source = """
            protocol Forest { func tree(named name: String) -> Tree; func chain() -> Link }
            struct Tree { let height: Int; let branches: [Tree] }
            final class Link { let next: Link?; let weight: Int; init(next: Link?, weight: Int) { self.next = next; self.weight = weight } }
            final class Ranger {
                private let forest: Forest
                private(set) var leaves = 0
                private(set) var heaviest = 0
                init(forest: Forest) { self.forest = forest }
                func count(in name: String) {
                    var open = [forest.tree(named: name)]
                    while let tree = open.popLast() {
                        if tree.branches.isEmpty { leaves += 1 }
                        open += tree.branches
                    }
                }
                func weigh() {
                    var link: Link? = forest.chain()
                    while let current = link {
                        heaviest = max(heaviest, current.weight)
                        link = current.next
                    }
                }
            }
            """
        let lines = try plannedSuite("Ranger", in: source).lines
        #expect(lines.contains { $0.contains("branches: [Tree(") })
        #expect(lines.allSatisfy { $0.components(separatedBy: "Tree(").count <= 3 }, "\(lines)")
        #expect(lines.joined().components(separatedBy: "next: Link(").count <= 3, "\(lines)")
    }

    @Test("What a dictionary has under a key is asked for by the key")
    func entries() throws {
        let source = """
            struct Nut: Equatable { let slug: String; let days: [Int] }
            protocol Preferences { var tolerated: [String: [Int]] { get set } }
            final class Kitchen {
                private var preferences: Preferences
                init(preferences: Preferences) { self.preferences = preferences }
                func tolerate(_ nut: Nut) { preferences.tolerated[nut.slug, default: []].append(nut.days.first ?? 0) }
            }
            """
        let lines = try plannedSuite("Kitchen", in: source).tests.flatMap(\.assert)
        #expect(lines.contains { $0.contains("tolerated[\"slug\"]!") }, "\(lines)")
        #expect(!lines.contains { $0.contains("[0].value") })
    }
}
