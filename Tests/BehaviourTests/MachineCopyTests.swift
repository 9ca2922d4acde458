import Foundation
import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Resolving

/// Machines that go on from where others stand.
@Suite struct MachineCopyTests {
    private static let source = """
        import Combine
        import Foundation
        protocol Feed {
            var lines: AnyPublisher<[String], Never> { get }
            var limit: Int { get }
            func fetch(_ page: Int) async throws -> [String]
            func clear(_ done: @escaping (Bool) -> Void)
        }
        @MainActor final class Model {
            @Published var query = ""
            private(set) var shown: [String] = []
            private(set) var count = 0
            private(set) var isDone = false
            private let feed: Feed
            private var sinks: Set<AnyCancellable> = []
            init(feed: Feed) {
                self.feed = feed
                feed.lines.dropFirst(1).removeDuplicates().scan(0) { $0 + $1.count }
                    .sink { [weak self] in self?.count = $0 }.store(in: &sinks)
            }
            func load() async throws {
                guard !query.isEmpty, count < feed.limit else { return }
                shown = try await feed.fetch(count)
            }
            func clear() { feed.clear { [weak self] in self?.isDone = $0 } }
        }
        """

    private let subject: TestedType

    init() throws {
        let facts = readFile(Self.source, path: "Model.swift", module: "App", depth: .bodies).value
        let index = FactIndex(files: [facts])
        let sut = try #require(index.type(named: "Model"))
        let options = ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
        subject = TestedType(resolve(sut, in: index, options: options).value, index: index)
    }

    private func acts() throws -> [Act] {
        let load = try #require(subject.methods("load").first)
        let clear = try #require(subject.methods("clear").first)
        let query = try #require(subject.property("query"))
        let lines = TypeRef.array(.simple("String"))
        let sent = PortMember(dependency: "feed", member: "lines")
        return [
            .initializer, .assign(query), .emit(sent, lines), .emit(sent, lines), .method(load), .method(clear),
            .method(load),
        ]
    }

    @Test("A copy takes over all that a machine has")
    func whole() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: "Sources/Behaviour/Machine/Machine+Copy.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        // What the copy is made with.
        let given: Set = ["subject", "change", "oracle", "isReplay", "joinsLast"]
        let properties = Mirror(reflecting: Machine(subject)).children.compactMap(\.label)
        #expect(properties.count > 70)
        let taken = Set(text.components(separatedBy: "other.").dropFirst().map { String($0.prefix(while: \.isLetter)) })
        for name in properties where !given.contains(name) { #expect(taken.contains(name)) }
    }

    @Test("Acts go on after a beginning as they go without", arguments: 1...6)
    func beginnings(count: Int) throws {
        let acts = Array(try acts().prefix(count + 1))
        let explorer = Explorer(subject: subject)
        for run in explorer.runs(acts).prefix(12) {
            let alone = Machine(subject, oracle: Oracle(run.answers)).perform(acts)
            #expect(alone.answers == run.answers)
            #expect(alone.settled == run.settled)
            #expect(alone.before == run.before)
            #expect(alone.decisions == run.decisions)
            #expect(alone.types == run.types)
            #expect(alone.executed == run.executed)
        }
    }

    @Test("Runs are repeated from where others stand as they are alone", arguments: 1...6)
    func stages(count: Int) throws {
        let acts = Array(try acts().prefix(count + 1))
        let explorer = Explorer(subject: subject)
        for run in explorer.runs(acts).prefix(12) {
            for change in [nil] + run.changes.prefix(8).map(Optional.some) {
                let alone = Machine(subject, change: change, replay: run).perform(acts)
                let shared = Replays(of: run, acts, by: explorer).replay(change)
                #expect(shared.settled == alone.settled)
                #expect(shared.before == alone.before)
                #expect(shared.decisions == alone.decisions)
                #expect(shared.types == alone.types)
                #expect(shared.executed == alone.executed)
            }
        }
    }

    @Test("Ways that were followed are counted again without being run")
    func followed() throws {
        let acts = Array(try acts().prefix(5))
        let explorer = Explorer(subject: subject)
        let first = explorer.runs(acts)
        let steps = explorer.work.steps
        let second = explorer.runs(acts)
        #expect(steps > 0)
        #expect(explorer.work.steps == 2 * steps)
        #expect(first.map(\.answers) == second.map(\.answers))
        #expect(first.map(\.settled) == second.map(\.settled))
    }

    @Test("What is told of later acts does not tell where a run stands before them")
    func told() throws {
        let acts = Array(try acts().prefix(5))
        for run in Explorer(subject: subject).runs(acts).prefix(12) {
            let whole = Foretold(run)
            var parts = (1...4).reduce(into: whole.part(0)) { $0.add(whole.part($1)) }
            #expect(parts == whole)
            #expect(whole.looksBack)
            #expect(parts.ends(with: 4))
            #expect(whole.part(1).ends(with: 1))
            let added = try #require(whole.added(to: whole.part(0)))
            parts = whole.part(0)
            parts.add(added)
            #expect(parts == whole)
        }
    }

    @Test("Copies of a machine do not disturb each other")
    func apart() throws {
        let acts = try acts()
        let machine = Machine(subject)
        var progress = Progress()
        for act in acts.prefix(3) { #expect(machine.goOn(&progress, with: act)) }
        let beginning = Beginning(machine: machine, progress: progress)
        let four = Array(acts.prefix(4))
        let first = beginning.next([], joinsLast: false).perform(four, after: progress)
        let second = beginning.next([], joinsLast: false).perform(four, after: progress)
        #expect(first.settled == second.settled)
        #expect(machine.state["count"] == first.start.state["count"])
        #expect(first.settled.state["count"] != first.start.state["count"])
    }
}
