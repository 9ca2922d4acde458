import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Resolving

/// What leaves `Behaviour` says all that a test is written from.
@Suite struct ScenarioValuesTests {
    private let source = """
        struct Item { let id: String }
        enum Kind { case new, used }
        protocol Store { func items(of kind: Kind) throws -> [Item] }
        final class Model {
            private(set) var items: [Item] = []
            private let store: Store
            init(store: Store) { self.store = store }
            func load(_ kind: Kind) throws { items = try store.items(of: kind) }
            func noise() { print("noise") }
        }
        """

    private func read() throws -> (points: [EntryPoint], types: TypeLookup) {
        let facts = readFile(source, path: "Model.swift", module: "App", depth: .bodies).value
        let index = FactIndex(files: [facts])
        let sut = try #require(index.type(named: "Model"))
        let recipe = resolve(
            sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
        ).value
        return (scenarios(of: recipe, in: index), TypeLookup(recipe, index: index))
    }

    private func ways(through method: String) throws -> [Scenario] {
        let point = try read().points.first { $0.act.name == method }
        return try #require(point).scenarios
    }

    @Test func aWayThatEndsWellArrangesWhatIsReturned() throws {
        let scenario = try #require(ways(through: "load").first { $0.thrown == nil })
        let stub = try #require(scenario.arrangement.stubs.first)
        let returned = SymbolicValue(.result(dependency: "store", method: "items(of:)", phase: 1))
        #expect(stub.member == PortMember(dependency: "store", member: "items(of:)"))
        #expect(stub.answer == .value(.place(returned)) && stub.before == 0)
        let value = try scenario.arrangement.value(of: returned, in: read().types)
        guard case .list(let items) = value else {
            Issue.record("no list: \(value)")
            return
        }
        let found = items.map { item -> TypeRef? in if case .open(let item) = item { item.type } else { nil } }
        #expect(found.allSatisfy { $0 == .simple("Item") })
        #expect(scenario.claims.allSatisfy { $0.basis == .read && $0.moment == .atRest })
        #expect(scenario.claims.contains { $0.source?.line == 8 })
    }

    @Test func aWayThatFailsSaysWhatIsThrown() throws {
        let scenario = try #require(ways(through: "load").first { $0.thrown != nil })
        #expect(scenario.thrown?.subject == .thrown)
        #expect(scenario.arrangement.stubs.map { $0.thrown != nil } == [true])
    }

    @Test func aParameterThatNothingAsksForHasVariants() throws {
        let scenario = try #require(ways(through: "load").first { $0.thrown == nil })
        let cases = ([scenario] + scenario.variants).compactMap(\.axis?.chosen)
        #expect(cases == ["new", "used"])
    }

    @Test func whatCannotBeReadHasItsPlace() throws {
        let point = try #require(read().points.first { $0.act.name == "noise" })
        #expect(point.scenarios.isEmpty)
        #expect(point.unread.map(\.location.line) == [9])
        #expect(point.unread.map(\.cause) == [.call("print")])
    }

    @Test func aValueIsATreeOfWhatIsDecided() throws {
        let types = try read().types
        let root = SymbolicValue.Root.result(dependency: "store", method: "items(of:)", phase: 0)
        let first = SymbolicValue(root, [.element(0)])
        let identifier = first.appending(.field("id"))
        let second = SymbolicValue(root, [.element(1)])
        let arrangement = Arrangement(
            constraints: [root.place: .list(2), identifier: .string("a"), second: .same(first)],
            types: [root: .array(.simple("Item"))])
        let item = OpenValue(
            first, type: .simple("Item"), isPresent: true, parts: [.field("id"): .string("a")])
        #expect(arrangement.value(of: root.place, in: types) == .list([.open(item), .place(first)]))
        #expect(arrangement.canonical(second.appending(.field("id"))) == identifier)
    }
}

extension Act {
    fileprivate var name: String? { if case .method(let method) = self { method.name } else { nil } }
}
