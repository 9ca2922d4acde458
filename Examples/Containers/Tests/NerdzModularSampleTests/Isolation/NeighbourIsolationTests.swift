import NerdzInject
import NerdzModularSample
import NerdzSample
import Testing

/// A suite of another test target of the same process, with a queue of its own.
@Suite("The double of a neighbour")
@MainActor
struct NeighbourDoubleTests {
    final class Neighbour: OrdersType {
        func submit(_ items: [String]) async throws -> Int { 3 }
    }

    @Test("sees its own double", .alone, arguments: 0..<200)
    func seesItsOwn(_ repetition: Int) async throws {
        NerdzInject.shared.registerObject(Neighbour(), for: OrdersType.self)
        let sut = ReorderViewModel()
        await Task.yield()
        try await sut.reorder()
        #expect(sut.number == 3)
    }
}

extension Trait where Self == ExclusiveContainerTrait {
    /// What the generated suites have.
    static var alone: Self {
        .exclusiveContainer(reset: { @MainActor in ReorderTestFactory.resetDependencies() })
    }
}
