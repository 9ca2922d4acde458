import Testing

@testable import Suites
@testable import Verifying

@Suite("What an explorer does to what acts return, and where")
struct TokenTests {
    private static let source = """
        protocol Token { func cancel() }
        protocol Wire { func send(_ text: String, done: @escaping (Bool) -> Void) -> Token? }
        final class Handle: Token {
            private(set) var isCancelled = false
            func cancel() { isCancelled = true }
        }
        final class Sender {
            private let wire: any Wire
            @MainActor private(set) var count = 0
            init(wire: any Wire) { self.wire = wire }
            @MainActor func send(_ text: String) -> Token? {
                let handle = Handle()
                _ = wire.send(text) { [weak self] _ in if !handle.isCancelled { self?.count += 1 } }
                return handle
            }
        }
        """

    private static func written(_ acts: [Int]) throws -> (lines: [String], isolation: String?) {
        let sut = try PlannedSUT("Sender", in: source)
        var writer = TrailWriter(
            Trail(acts: acts, choices: [:], waits: [:]), of: try #require(sut.exploration), looks: [])
        let found = writer.test(sut.recipe, in: sut.index, context: sut.context)
        let test = try #require(found).test
        var plan = sut.suite
        plan.groups = [SuitePlan.Group(name: "Send", title: "Send", tests: [test])]
        let view = try #require(plan.view.groups.first?.tests.first)
        return (view.arrange + view.act, test.isolation)
    }

    @Test("A token is cancelled before its answer comes")
    func cancelled() throws {
        let exploration = try #require(try PlannedSUT("Sender", in: Self.source).exploration)
        #expect(exploration.doings.map(\.words) == ["send", "send answers", "cancel of send"])
        let text = try Self.written([0, 2, 1]).lines.joined(separator: "\n")
        #expect(text.contains("let sendResult = sut.send("), "\(text)")
        #expect(text.contains("sendResult?.cancel()"), "\(text)")
    }

    @Test("What the same act returns later is what is used, so that the first is not named in vain")
    func twice() throws {
        let text = try Self.written([0, 0, 2]).lines.joined(separator: "\n")
        #expect(text.contains("_ = sut.send("), "\(text)")
        #expect(!text.contains("sendResult2"), "\(text)")
    }

    @Test("A class without an actor is explored on that of its members")
    func actor() throws {
        let exploration = try #require(try PlannedSUT("Sender", in: Self.source).exploration)
        #expect(exploration.isolation == "MainActor")
        #expect(try Self.written([0]).isolation == "MainActor")
    }
}
