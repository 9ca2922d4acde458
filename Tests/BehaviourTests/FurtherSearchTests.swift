import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Resolving

/// Which arrangements follow from what the ways of a first search showed.
@Suite struct FurtherSearchTests {
    private static let source = """
        import Foundation
        struct Entry: Equatable { let id: UUID; let name: String }
        enum StoreError: Error { case gone, full(Int) }
        protocol Store {
            var codes: Set<String> { get }
            func entries() throws -> [Entry]
            func clear() throws
            func note(_ text: String)
        }
        final class Model {
            private(set) var tries = 0
            private(set) var shown: [Entry] = []
            var limit = 0
            private let store: Store
            init(store: Store) { self.store = store }
            func retry() {
                guard tries < 3 else {
                    store.note("stop")
                    return
                }
                tries += 1
            }
            func load() throws { shown = try store.entries() }
            func empty() {
                do { try store.clear() } catch {
                    if let known = error as? StoreError, case .full = known { store.note("full") }
                }
            }
            func open(_ entry: Entry) {
                guard shown.last == entry else { return }
                store.note(entry.name)
            }
            func pay(_ code: String) {
                guard store.codes.contains(code.uppercased()) else { return }
                store.note(code)
            }
        }
        """

    private let recipe: Recipe
    private let index: FactIndex

    init() throws {
        let facts = readFile(Self.source, path: "Model.swift", module: "App", depth: .bodies).value
        index = FactIndex(files: [facts])
        let sut = try #require(index.type(named: "Model"))
        recipe =
            resolve(
                sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
            ).value
    }

    /// A change on the only line that holds some code.
    private func change(_ number: Int, at code: String) throws -> Mutant {
        let line = try #require(Self.source.split(separator: "\n").firstIndex { $0.contains(code) })
        return Mutant(
            number: number, kind: .removal, location: .init(file: "Model.swift", line: line + 1, column: 9), code: code)
    }

    /// The further ways for a change that nobody notices and nobody gets to.
    private func further(_ code: String, texts: [String] = []) throws -> [Scenario] {
        let change = try change(1, at: code)
        let tried = searchedScenarios(of: recipe, in: index).flatMap(\.scenarios).compactMap(\.way)
        let findings = SearchFindings(
            tried: tried.map { .init($0, reached: []) }, changes: [change], unnoticed: [1], texts: texts)
        return furtherScenarios(of: recipe, in: index, after: findings).flatMap(\.scenarios)
    }

    private func names(_ scenario: Scenario) -> [String] { scenario.acts.dropFirst().compactMap(\.name) }

    @Test func anActIsDoneAgainAsOftenAsTheCodeCounts() throws {
        let done = try further(#"note("stop")"#).map(names)
        #expect(done.contains(["retry", "retry", "retry", "retry"]))
        #expect(done.allSatisfy { $0.last == "retry" })
    }

    @Test func anArgumentIsWhatADoubleGaveBefore() throws {
        let argument = SymbolicValue(.parameter("entry", phase: 2))
        let given = SymbolicValue(.result(dependency: "store", method: "entries()", phase: 1), [.element(0)])
        let found = try further("note(entry.name)").filter { names($0) == ["load", "open"] }
        #expect(found.contains { $0.arrangement.constraints[argument] == .same(given) })
    }

    @Test func anActSucceedsAfterItFailed() throws {
        let failure = SymbolicValue(.failure(dependency: "store", method: "clear()", phase: 1))
        let twice = try further(#"note("full")"#).filter { names($0) == ["empty", "empty"] }
        #expect(
            twice.contains { scenario in
                let outcomes = scenario.way?.run.outcomes ?? [:]
                return outcomes.contains { $0.key.phase == failure.root.phase && $0.value }
                    && !outcomes.contains { $0.key.phase == 2 && $0.value }
            })
    }

    @Test func whatAnErrorSaysIsPutWhereItCouldBeLookedFor() throws {
        let codes = SymbolicValue(.property(dependency: "store", name: "codes", phase: 0))
        let found = try further("note(code)", texts: ["EUR"]).map(\.arrangement.constraints)
        #expect(found.contains { $0[codes] == .list(1) && $0[codes.appending(.element(0))] == .string("EUR") })
    }

    /// The runs around the first way of an act.
    private func around(_ act: String, in words: Set<String> = []) throws -> [Run] {
        let entry = try #require(searchedScenarios(of: recipe, in: index).first { $0.act.name == act })
        let way = try #require(entry.scenarios.lazy.compactMap(\.way).first { !$0.run.outcomes.values.contains(true) })
        let variations = RunVariations(subject: TestedType(recipe, index: index)).within(way.acts)
        return variations.around(way.run, way.lastPhase, naming: [], in: words)
    }

    @Test func whatTheChangeSpeaksOfIsVariedFirst() throws {
        let name = SymbolicValue(
            .result(dependency: "store", method: "entries()", phase: 1), [.element(0), .field("name")])
        let first = { (words: Set<String>) in
            try around("load", in: words).firstIndex { $0.decisions[name] == .string("") } ?? .max
        }
        #expect(try first(["name"]) < first([]))
    }

    @Test func anErrorIsThrownThatTheCodeAsksFor() throws {
        let error = SymbolicValue(.failure(dependency: "store", method: "clear()", phase: 1))
        let failing = try around("empty").filter { $0.decisions[error] == .enumCase("full") }
        #expect(failing.contains { $0.types[error.root] == .simple("StoreError") })
    }

    @Test func whatAnActDoesNotGetToIsNotVaried() throws {
        let members = try around("load").flatMap { run in
            run.decisions.keys.compactMap(\.root.member?.member) + run.outcomes.keys.map(\.member.member)
        }
        #expect(Set(members) == ["entries()"])
    }

    @Test func theWaysAreTheSameEachTimeAndNoneIsOld() throws {
        let code = "note(entry.name)"
        let first = try further(code).map { "\($0.acts.count) \($0.arrangement.stubs)" }
        #expect(try further(code).map { "\($0.acts.count) \($0.arrangement.stubs)" } == first)
        let search = ScenarioSearch(subject: TestedType(recipe, index: index), limit: 24)
        let old = Set(searchedScenarios(of: recipe, in: index).flatMap(\.scenarios).map(search.key))
        #expect(try further(code).allSatisfy { !old.contains(search.key($0)) })
    }

    @Test func whatIsLeftOpenIsUnlikeWhatWasSettledInAnotherRun() throws {
        var run = try #require(try around("load").first)
        run.decisions[SymbolicValue(.parameter("id", phase: 1))] = .unique(2)
        let machine = Machine(TestedType(recipe, index: index), replay: run)
        #expect((0..<3).allSatisfy { _ in machine.sampleNumber() != 2 })
    }

    @Test func nothingFollowsWhereEveryChangeIsNoticed() throws {
        let findings = SearchFindings(tried: [], changes: [try change(1, at: "note(code)")], unnoticed: [])
        #expect(furtherScenarios(of: recipe, in: index, after: findings).isEmpty)
    }

    @Test func theWayThatGetsClosestIsStartedFrom() throws {
        let changes = [try change(1, at: "shown.last == entry"), try change(2, at: "note(entry.name)")]
        let tried = searchedScenarios(of: recipe, in: index).flatMap(\.scenarios).compactMap(\.way)
        let close = try #require(tried.lastIndex { $0.act.name == "open" })
        let findings = SearchFindings(
            tried: tried.enumerated().map { .init($1, reached: $0 == close ? [1] : []) }, changes: changes,
            unnoticed: [2])
        let subject = TestedType(recipe, index: index)
        let acts = ScenarioSearch(subject: subject, limit: 24).acts()
        let targets = WayTargets(CodeMap(subject), findings).targets(among: acts)
        #expect(targets.map(\.act.name) == ["open"])
        #expect(targets[0].bases.map(\.run.decisions) == [tried[close].run.decisions])
        #expect(targets[0].names.contains("shown") && !targets[0].names.contains("tries"))
    }

    @Test func theDecisionsOfALaterWayStandInItsPhases() throws {
        let tried = searchedScenarios(of: recipe, in: index).flatMap(\.scenarios).compactMap(\.way)
        func phases(_ way: Way) -> Set<Int> { Set(way.run.decisions.keys.map(\.root.phase)) }
        let load = try #require(tried.first { $0.acts.compactMap(\.name) == ["load"] && phases($0).contains(1) })
        let twice = load.followed(by: load)
        #expect(twice.acts.compactMap(\.name) == ["load", "load"])
        #expect(phases(twice).isSuperset(of: [1, 2]))
    }
}

extension Act {
    fileprivate var name: String? { if case .method(let method) = self { method.name } else { nil } }
}
