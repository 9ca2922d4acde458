import Testing

@testable import Suites
@testable import Verifying

@Suite("What doubles do with closures that the SUT hands them")
struct CallBackTests {
    private static let source = """
        struct Lot { var grams: Int; var note: String? }
        protocol Ticket { func cancel() }
        protocol Store {
            func update(_ id: Int, _ change: (inout Lot) throws -> Void) throws
            func removeAll(where isGone: (Lot) -> Bool) -> Int
            func reading<Value>(_ read: (Lot) throws -> Value) throws -> Value
            func fetch(done: @escaping @Sendable (Int) -> Void) async throws
            func send(_ text: String, then: @escaping (Int) -> Void) -> (any Ticket)?
            func fail(_ work: () throws -> Void)
            func wait(_ work: () async -> Void)
        }
        final class Ledger {
            private let store: any Store
            init(store: any Store) { self.store = store }
            func take(_ grams: Int) { try? store.update(1) { $0.grams -= grams } }
            func tidy() { _ = store.removeAll { $0.grams == 0 } }
            func portions() throws -> Int { try store.reading { $0.grams / 2 } }
            func send() { _ = store.send("x") { _ in } }
            func load() async { try? await store.fetch { _ in } }
            func other() { store.fail { throw CancellationError() }; store.wait { } }
        }
        """

    /// How the double of the method whose key begins so stands in a test, by the lines.
    private func arranged(_ key: String) throws -> [String] {
        let sut = try PlannedSUT("Ledger", in: Self.source)
        let exploration = try #require(sut.exploration)
        let stub = try #require(
            exploration.stubs.first { stub in
                if case .callBack = stub.content { stub.key.hasPrefix("store.\(key)(") } else { false }
            })
        var writer = TrailWriter(
            Trail(acts: [0], choices: ["0/\(stub.key)": 1], waits: [:]), of: exploration, looks: [])
        let found = writer.test(sut.recipe, in: sut.index, context: sut.context)
        let test = try #require(found).test
        var plan = sut.suite
        plan.groups = [SuitePlan.Group(name: "Ledger", title: "Ledger", tests: [test])]
        let lines = try #require(plan.view.groups.first?.tests.first).arrange
        let end = try #require(lines.firstIndex { $0.hasPrefix("let sut =") })
        return lines[1..<end].map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func whatIsChangedInPlaceIsKept() throws {
        let lines = try arranged("update")
        #expect(
            lines == [
                "let given = Lot(grams: 1, note: nil)", "var changeResults: [Lot] = []",
                "deps.store.updateClosure = { _, change in", "var changed = given", "try change(&changed)",
                "changeResults.append(changed)", "}",
            ])
    }

    @Test func anAnswerIsKeptWhereTheMethodReturnsSomethingElse() throws {
        let lines = try arranged("removeAll")
        #expect(lines.contains("var isGoneResults: [Bool] = []"))
        #expect(
            lines.dropLast().suffix(3) == ["let result = isGone(given)", "isGoneResults.append(result)", "return 1"])
    }

    @Test func anAnswerIsHandedOnWhereTheMethodReturnsIt() throws {
        #expect(try arranged("reading").last == "deps.store.readingClosure = { read in try read(given) }")
    }

    @Test func methodsThatAreAwaitedAndMayFailCallThemAsWell() throws {
        #expect(try arranged("fetch").last == "deps.store.fetchClosure = { done in done(1) }")
    }

    @Test func whatMayBeMissingIsReturnedAsSuch() throws {
        #expect(try arranged("send").suffix(3) == ["then(1)", "return nil", "}"])
        let sut = try PlannedSUT("Ledger", in: Self.source)
        let text = ExplorerFile(sut.suite, try #require(sut.exploration), looks: [], sut: "Ledger").text
        #expect(text.contains("nonisolated(unsafe) let returned: (any Ticket)? = "))
    }

    @Test("What a method cannot call in its course is not called", arguments: ["fail", "wait"])
    func beyond(_ method: String) throws {
        let exploration = try #require(try PlannedSUT("Ledger", in: Self.source).exploration)
        let keys = exploration.stubs.filter { if case .callBack = $0.content { true } else { false } }.map(\.key)
        #expect(!keys.contains { $0.hasPrefix("store.\(method)(") }, "\(keys)")
    }
}
