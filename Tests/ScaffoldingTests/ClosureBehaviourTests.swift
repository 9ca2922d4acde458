import Testing

@testable import Scaffolding

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
            task = search.run(text, cached: { [weak self] in self?.cachedCount = $0 }, completion: { [weak self] count in
                self?.count = count
                self?.found(count)
            })
        }
        func cancel() { task?.cancel() }
        func encode<Value: Encodable>(_ value: Value) { print(value) }
    }
    """

@Suite struct ClosureBehaviourTests {
    @Test func eachClosureOfAMethodIsCalledInATest() throws {
        let plan = try plannedSuite("Finder", in: search)
        let lines = plan.lines
        #expect(lines.contains { $0.hasSuffix("runClosure = { _, _, completion in") })
        #expect(lines.contains { $0.hasSuffix("runClosure = { _, cached, _ in") })
        #expect(lines.contains { $0.hasPrefix("    cached(") } && lines.contains { $0.hasPrefix("    completion(") })
        #expect(lines.contains { $0.hasPrefix("#expect(sut.count == ") })
        #expect(lines.contains { $0.hasPrefix("#expect(sut.cachedCount == ") })
    }

    @Test func aClosureThatStandsForAMethodReturnsTheDoubleThatIsHandedOut() throws {
        let plan = try plannedSuite("Finder", in: search)
        let start = try #require(plan.lines.firstIndex { $0.contains("runClosure = {") })
        #expect(plan.lines[start + 2] == "    return deps.cancellable")
    }

    @Test func aClosureOfTheInitializerRecordsUnderAnAlias() throws {
        let plan = try plannedSuite("Finder", in: search)
        let test = try #require(plan.tests.first { $0.assert.contains("#expect(foundCalls.count == 1)") })
        #expect(test.arrange.contains("var foundCalls: [Int] = []"))
        #expect(test.arrange.contains { $0.contains("found: { foundCalls.append($0) }") })
    }

    @Test func aVoidMethodHasNoResult() throws {
        let plan = try plannedSuite("Finder", in: search)
        #expect(!plan.lines.contains { $0.contains("result") })
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
        let plan = try plannedSuite("Runner", in: source)
        #expect(plan.lines.contains("nonisolated(unsafe) var doneCalls: [Int] = []"))
    }
}

@Suite struct HolderTests {
    private let source = """
        protocol Finder { func find(_ text: String, done: @escaping ([String]) -> Void) }
        final class Box<Value> { var value: Value { didSet { print(value) } }; init(_ v: Value) { value = v } }
        final class Loose { var a = 0; var b = 0; init(_ a: Int) { self.a = a } }
        final class Screen {
            enum Notice { case busy }
            let items = Box<[String]>([])
            let notice: Box<Notice?> = Box(.none)
            let loose = Loose(1)
            var isEmpty: Bool { items.value.isEmpty }
            private let finder: Finder
            init(finder: Finder) { self.finder = finder }
            func find(_ text: String) {
                guard notice.value == .none else { return }
                notice.value = .busy
                loose.a = 2
                finder.find(text) { [weak self] found in self?.items.value = found; self?.notice.value = .none }
            }
            func clear() { items.value.removeAll() }
            func hand(to other: (Box<[String]>) -> Void) { other(items) }
        }
        """

    @Test func whatABoxHoldsIsState() throws {
        let lines = try plannedSuite("Screen", in: source).lines
        #expect(lines.contains("#expect(sut.items.value == [])"))
        #expect(lines.contains { $0.hasPrefix("#expect(sut.items.value == ") && !$0.hasSuffix("[])") })
        #expect(lines.contains("#expect(sut.notice.value == Screen.Notice.busy)"))
        #expect(lines.contains { $0.contains("finder.findCallsCount == 1") })
    }

    @Test func aClassWithMoreThanOneVariableIsNoBox() throws {
        #expect(!(try plannedSuite("Screen", in: source).lines.contains { $0.contains("sut.loose") }))
    }

    @Test func membersOfWrittenListsAreComputed() throws {
        let test = try #require(try plannedSuite("Screen", in: source).tests.first { $0.function.hasPrefix("isEmpty") })
        #expect(test.assert == ["#expect(result)"])
    }
}
