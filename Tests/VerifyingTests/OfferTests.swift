import Testing

@testable import Suites
@testable import Verifying

@Suite("What an explorer does through values that the SUT shows or hands on")
struct OfferTests {
    private static let source = """
        struct Prompt<Key> {
        struct Choice {
            let label: String
            let run: (() -> Void)?
            var pick: (Int) -> Void = { _ in }
            var load: () async -> Void = { }
            private var hidden: () -> Void = { }
        }
        var title: String; var choices: [Choice]; var next: [Prompt<Key>]; var key: Key?
        }
        protocol Router { func ask(_ prompt: Prompt<String>); func show(_ text: String, choice: Int?) }
        final class Counter {
            private let router: any Router
            private(set) var prompt: Prompt<String>?
            var done: (() -> Void)?
            init(router: any Router) { self.router = router }
            func fail() {
                prompt = Prompt(title: "again?", choices: [.init(label: "yes") { [weak self] in self?.fail() }], next: [])
                Task { router.ask(prompt!) }
                router.show("again?", choice: nil)
            }
        }
        """

    @Test("Closures in what is shown and in what doubles get are called")
    func offers() throws {
        let exploration = try #require(try PlannedSUT("Counter", in: Self.source).exploration)
        #expect(
            exploration.doings.compactMap(\.offer).map(\.callee.text) == [
                "sut.prompt?.choices.first?.run?", "sut.prompt?.choices.first?.pick",
                "sut.prompt?.choices.last?.run?", "sut.prompt?.choices.last?.pick",
                "deps.router.askReceivedPrompt?.choices.first?.run?",
                "deps.router.askReceivedPrompt?.choices.first?.pick",
                "deps.router.askReceivedPrompt?.choices.last?.run?",
                "deps.router.askReceivedPrompt?.choices.last?.pick",
            ])
        #expect(exploration.doings.compactMap(\.offer).first?.words == "run of prompt")
    }

    @Test("A test calls one as a person would write it")
    func written() throws {
        let sut = try PlannedSUT("Counter", in: Self.source)
        let exploration = try #require(sut.exploration)
        let offer = try #require(exploration.doings.firstIndex { $0.offer != nil })
        var writer = TrailWriter(Trail(acts: [0, offer], choices: [:], waits: [:]), of: exploration, looks: [])
        let found = writer.test(sut.recipe, in: sut.index, context: sut.context)
        let test = try #require(found).test
        var plan = sut.suite
        plan.groups = [SuitePlan.Group(name: "Fail", title: "Fail", tests: [test])]
        let view = try #require(plan.view.groups.first?.tests.first)
        #expect(view.arrange.joined().contains("waitUntil { sut.prompt?.choices.first?.run != nil }"), "\(view)")
        #expect(view.act.joined().contains("sut.prompt?.choices.first?.run?()"), "\(view)")
    }
}
