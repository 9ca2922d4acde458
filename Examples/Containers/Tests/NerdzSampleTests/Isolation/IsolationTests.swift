import NerdzInject
import NerdzSample
import Testing

/// Two suites that register different doubles for one protocol in the container of the process, at the same time; a
/// third stands in another test target. `Tests/isolation` runs them with the trait and without it.
@Suite("One double of two")
@MainActor
struct OneDoubleTests {
    final class One: OrdersType {
        func submit(_ items: [String]) async throws -> Int { 1 }
    }

    @Test("sees its own double", .alone, arguments: 0..<200)
    func seesItsOwn(_ repetition: Int) async throws {
        NerdzInject.shared.registerObject(One(), for: OrdersType.self)
        let sut = HistoryViewModel()
        await Task.yield()
        try await sut.repeatLast()
        #expect(sut.last == 1)
    }
}

@Suite("The other double of two")
@MainActor
struct OtherDoubleTests {
    final class Other: OrdersType {
        func submit(_ items: [String]) async throws -> Int { 2 }
    }

    @Test("sees its own double", .alone, arguments: 0..<200)
    func seesItsOwn(_ repetition: Int) async throws {
        NerdzInject.shared.registerObject(Other(), for: OrdersType.self)
        let sut = HistoryViewModel()
        await Task.yield()
        try await sut.repeatLast()
        #expect(sut.last == 2)
    }
}

extension Trait where Self == ExclusiveContainerTrait {
    /// What the generated suites have.
    static var alone: Self {
        .exclusiveContainer(reset: { @MainActor in HistoryTestFactory.resetDependencies() })
    }
}
