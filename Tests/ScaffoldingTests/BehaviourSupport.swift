import Foundation
import Reading
import Testing

@testable import Scaffolding

/// Reads the sources of an example package and resolves one of its types.
func exampleRecipe(_ package: String, _ type: String, module: String = "App") throws -> (Recipe, FactIndex) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/\(package)/Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    let facts = try files.map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return readFile(text, path: path, module: module, depth: .bodies).value
    }
    let index = FactIndex(files: facts)
    let sut = try #require(index.type(named: type))
    return (resolve(sut, in: index, options: ResolveOptions(containers: Container.all)).value, index)
}

/// Reads one source text and resolves one of its types.
func recipe(of type: String, in source: String) throws -> (Recipe, FactIndex) {
    let index = FactIndex(files: [readFile(source, path: "Source.swift", module: "App", depth: .bodies).value])
    let sut = try #require(index.type(named: type))
    return (resolve(sut, in: index, options: ResolveOptions(containers: Container.all)).value, index)
}

/// Plans the suite of a type in a source text, with doubles and a factory named after it.
func plannedSuite(
    _ type: String, in source: String, style: SuiteStyle = SuiteStyle(), hooks: [String] = [], obstacle: String? = nil
) throws -> SuiteView {
    try plannedTree(type, in: source, style: style, hooks: hooks, obstacle: obstacle).view
}

/// Plans the suite of a type in a source text, as the tree that is laid out later.
func plannedTree(
    _ type: String, in source: String, style: SuiteStyle = SuiteStyle(), hooks: [String] = [], obstacle: String? = nil
) throws -> SuitePlan {
    let (recipe, index) = try recipe(of: type, in: source)
    var doubles: [String: DoublePlan] = [:]
    for dependency in recipe.dependencies where !dependency.protocols.isEmpty {
        doubles[dependency.name] = planDouble(of: dependency.protocols, in: index).value
    }
    let context = SuiteContext(
        factory: "Factory", doubles: doubles, makeEffects: recipe.construction.makeEffects,
        makeParameters: recipe.inputs.map(\.parameter.name), hooks: hooks,
        obstacle: obstacle ?? (recipe.construction.kind == .none ? recipe.construction.reason : nil), style: style)
    return planSuite(recipe, in: index, context: context).value
}

extension SuiteView {
    /// All tests.
    var tests: [Test] { groups.flatMap(\.tests) }

    /// The test of a function's name.
    func test(_ function: String) -> Test? { tests.first { $0.function == function } }

    /// Every line of every test.
    var lines: [String] { tests.flatMap { $0.arrange + $0.act + $0.assert } }
}

extension SuiteView.Test {
    /// Whether it waits for a person.
    var isDisabled: Bool { !disabledReason.isEmpty }
}
