import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Doubles
@testable import Facts
@testable import Resolving
@testable import Suites

/// Reads a snippet as the tool does and prints what is claimed about its SUT.
///
/// This file and `ScenarioPrinter.swift` are all that the tables know of how behaviour is found.
struct SnippetReader {
    private let source: MarkedSource
    private let recipe: Recipe
    private let index: FactIndex
    private let context: SuiteContext

    /// The SUT is the last type that the source declares at its top level.
    init(_ source: MarkedSource) throws {
        self.source = source
        let facts = readFile(source.text, path: "Snippet.swift", module: "App", depth: .bodies)
        try #require(!facts.hasErrors, "the snippet does not parse: \(facts.diagnostics)")
        index = FactIndex(files: [facts.value], library: libraryTypes)
        let sut = try #require(facts.value.types.last { $0.kind != .protocol && $0.scope.isEmpty })
        recipe =
            resolve(
                sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
            ).value
        try #require(recipe.construction.kind != .none, "the SUT cannot be made: \(recipe.construction.reason)")
        var doubles: [String: DoublePlan] = [:]
        for dependency in recipe.dependencies {
            let protocols = dependency.protocols + dependency.requests(in: index)
            if !protocols.isEmpty { doubles[dependency.name] = planDouble(of: protocols, in: index).value }
        }
        context = SuiteContext(
            factory: "Factory", doubles: doubles, makeEffects: recipe.construction.makeEffects,
            makeParameters: recipe.inputs.map(\.parameter.name))
    }

    /// A line for each way through an entry point, the entry points in the order of the source, and one for each mark
    /// that none of them ends with.
    func lines() -> [String] {
        let subject = TestedType(recipe, index: index)
        let surface = Surface(recipe, index: index)
        let entries = scenarios(of: recipe, in: index) { [context] scenario in
            var writer = TestWriter(subject: surface, context: context, scenario: scenario)
            return writer.body() != nil
        }
        var lines: [String] = []
        for entry in entries {
            for line in entry.scenarios.map({ line($0, subject) }) where !lines.contains(line) { lines.append(line) }
            // A SUT need not do anything while it is made.
            if entry.scenarios.isEmpty, entry.act != .initializer || entries.count == 1 {
                lines.append("\(ScenarioPrinter.words(entry.act)) \(Snippet.nothing)")
            }
        }
        let missed = source.marks.values.filter { mark in !lines.contains { $0.contains(mark) } }
        return lines + missed.sorted().map { "\($0) \(Snippet.nothing)" }
    }

    private func line(_ scenario: Scenario, _ subject: TestedType) -> String {
        let places = scenario.noticed.map { MarkedSource.Position(line: $0.line, column: $0.column) }
        let marks = Set(places.compactMap { source.marks[$0] }).sorted().joined()
        let line = ScenarioPrinter(scenario: scenario, subject: subject).line
        return marks.isEmpty ? line : "\(line) \(marks)"
    }
}
