import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Resolving

/// What `explain` says of a method: its calls, the changes it makes, the conditions on the way.
@Suite struct ExplanationTests {
    private func explained(_ method: String, in source: String) throws -> MethodBehaviour {
        let facts = readFile(source, path: "Source.swift", module: "App", depth: .bodies).value
        let index = FactIndex(files: [facts])
        let sut = try #require(facts.types.last { $0.kind == .class })
        let recipe = resolve(
            sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
        ).value
        return try #require(behaviours(of: recipe, in: index).first { $0.name == method })
    }

    @Test func callsAndConditionsAreNamed() throws {
        let load = try explained(
            "load",
            in: """
                protocol Source { func load(id: Int) async throws -> String }
                @MainActor final class Loader {
                    private(set) var text: String?
                    private(set) var isBusy = false
                    private(set) var failed = false
                    private let source: Source
                    init(source: Source) { self.source = source }
                    func load(id: Int) async {
                        guard id > 0, !isBusy else { return }
                        isBusy = true
                        defer { isBusy = false }
                        do { text = try await source.load(id: id) } catch { failed = true }
                    }
                }
                """)
        #expect(load.calls.map(\.member) == ["load(id:)"])
        #expect(load.calls.first?.arguments == ["id"])
        #expect(load.calls.first?.condition == "id > 0, !isBusy")
        #expect(load.stateChanges.map(\.property) == ["isBusy", "isBusy", "failed", "text"])
    }

    @Test(arguments: [("noise", ["what print does"]), ("mark", ["what make does"]), ("log", [])])
    func whatIsNotKnownHasItsCause(_ method: String, causes: [String]) throws {
        let explained = try explained(
            method,
            in: """
                protocol Store { func load() }
                final class Model {
                    private(set) var id: UUID?
                    private let store: Store
                    init(store: Store) { self.store = store }
                    func noise() { print("noise") }
                    func mark() { id = make() }
                    func log() {
                        print("log")
                        store.load()
                    }
                }
                """)
        #expect(explained.unread.map(\.construct) == causes)
    }

    @Test(.timeLimit(.minutes(1))) func codeThatStartsItselfAgainIsGivenUp() throws {
        let reset = try explained(
            "reset",
            in: """
                protocol Photos { func load() async throws -> Int? }
                @MainActor final class Picker {
                    private let photos: Photos
                    var picked = [Int]() { didSet { handle(picked) } }
                    private(set) var count = 0
                    init(photos: Photos) { self.photos = photos }
                    func reset() { count = 0 }
                    private func handle(_ values: [Int]) {
                        Task { [weak self] in
                            guard let self, let first = values.first else { return }
                            _ = try await photos.load()
                            picked = []
                            count = first
                        }
                    }
                }
                """)
        #expect(reset.stateChanges.map(\.property) == ["count"])
    }
}
