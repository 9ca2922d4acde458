import Testing

@testable import Suites

/// How a test calls the closures that doubles get, and records with the closures it passes.
@Suite struct WrittenClosureTests {
    private let search = """
        protocol Cancellable { func cancel() }
        typealias Handler = (Int) -> Void
        protocol Search {
            func run(_ text: String, cached: @escaping (Int) -> Void, completion: @escaping Handler) -> Cancellable?
        }
        final class Finder {
            private(set) var count = 0
            private(set) var cachedCount = 0
            private var task: Cancellable?
            private let search: Search
            private let found: Handler
            init(search: Search, found: @escaping Handler) {
                self.search = search
                self.found = found
            }
            func find(_ text: String) {
                task = search.run(
                    text, cached: { [weak self] in self?.cachedCount = $0 },
                    completion: { [weak self] count in
                        self?.count = count
                        self?.found(count)
                    })
            }
            func cancel() { task?.cancel() }
            func encode<Value: Encodable>(_ value: Value) { print(value) }
        }
        """

    @Test func eachClosureOfAMethodIsCalledInATest() throws {
        let lines = try plannedSuite("Finder", in: search).lines
        #expect(lines.contains { $0.hasSuffix("runClosure = { _, _, completion in") })
        #expect(lines.contains { $0.hasSuffix("runClosure = { _, cached, _ in") })
        #expect(lines.contains { $0.hasPrefix("    cached(") } && lines.contains { $0.hasPrefix("    completion(") })
        #expect(lines.contains { $0.hasPrefix("#expect(sut.count == ") })
        #expect(lines.contains { $0.hasPrefix("#expect(sut.cachedCount == ") })
    }

    @Test func aClosureThatStandsForAMethodReturnsTheDoubleThatIsHandedOut() throws {
        let lines = try plannedSuite("Finder", in: search).lines
        let start = try #require(lines.firstIndex { $0.contains("runClosure = {") })
        #expect(lines[start + 2] == "    return deps.cancellable")
    }

    @Test func aClosureOfTheInitializerRecordsUnderAnAlias() throws {
        let plan = try plannedSuite("Finder", in: search)
        let test = try #require(plan.tests.first { $0.assert.contains("#expect(foundCalls.count == 1)") })
        #expect(test.arrange.contains("var foundCalls: [Int] = []"))
        #expect(test.arrange.contains { $0.contains("found: { foundCalls.append($0) }") })
    }

    @Test func aVoidMethodHasNoResult() throws {
        let lines = try plannedSuite("Finder", in: search).lines
        try #require(lines.contains { $0.hasPrefix("sut.find(") })
        #expect(!lines.contains { $0.contains("result") })
    }

    @Test func aGenericMethodIsLeftToAPerson() throws {
        let plan = try plannedSuite("Finder", in: search)
        #expect(plan.tests.contains { $0.isDisabled && $0.attribute.contains("encode") })
    }

    @Test func aSharedClosureRecordsWithLeave() throws {
        let source = """
            protocol Job: Sendable { func run(_ done: @escaping @Sendable (Int) -> Void) }
            final class Runner: Sendable {
                private let job: Job
                init(job: Job) { self.job = job }
                func start(done: @escaping @Sendable (Int) -> Void) { job.run { done($0) } }
            }
            """
        let lines = try plannedSuite("Runner", in: source).lines
        #expect(lines.contains("nonisolated(unsafe) var doneCalls: [Int] = []"))
    }
}

/// How closures that are fields of a value record.
@Suite struct WrittenFieldClosureTests {
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
