import Foundation
import Reading
import TestSupport
import Testing

@testable import Doubles
@testable import Facts
@testable import Resolving
@testable import Suites

/// Reads one source text and resolves one of its types.
func recipe(of type: String, in source: String) throws -> (Recipe, FactIndex) {
    let index = FactIndex(files: [readFile(source, path: "Source.swift", module: "App", depth: .bodies).value])
    let sut = try #require(index.type(named: type))
    return (
        resolve(sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index)))
            .value,
        index
    )
}

/// Plans the suite of a type in a source text, with doubles and a factory named after it.
func plannedSuite(
    _ type: String, in source: String, style: SuiteStyle = SuiteStyle(), hooks: [String] = [], obstacle: String? = nil,
    unanswered: [String: Set<String>] = [:]
) throws -> SuiteView {
    try plannedTree(type, in: source, style: style, hooks: hooks, obstacle: obstacle, unanswered: unanswered).view
}

/// Plans the suite of a type in a source text, as the tree that is laid out later.
func plannedTree(
    _ type: String, in source: String, style: SuiteStyle = SuiteStyle(), hooks: [String] = [], obstacle: String? = nil,
    unanswered: [String: Set<String>] = [:]
) throws -> SuitePlan {
    let (recipe, index) = try recipe(of: type, in: source)
    var context = plannedContext(recipe, in: index)
    context.hooks = hooks
    context.unanswered = unanswered
    context.obstacle = obstacle ?? context.obstacle
    context.style = style
    return planSuite(recipe, in: index, context: context).value
}

/// What the tests of a recipe are written with: its doubles and a factory named after it.
func plannedContext(_ recipe: Recipe, in index: FactIndex) -> SuiteContext {
    var doubles: [String: DoublePlan] = [:]
    for dependency in recipe.dependencies where !dependency.protocols.isEmpty {
        let double = planDouble(of: dependency.protocols, in: index).value
        doubles[dependency.name] = double?.reached(statically: dependency.isStatics)
    }
    return SuiteContext(
        factory: "Factory", doubles: doubles, makeEffects: recipe.construction.makeEffects,
        makeParameters: recipe.inputs.map(\.parameter.name),
        obstacle: recipe.construction.kind == .none ? recipe.construction.reason : nil)
}

/// The suite of what a search arranges for a type in a source text: a nested suite for each test.
func searchedSuite(_ type: String, in source: String) throws -> SuiteView {
    let (recipe, index) = try recipe(of: type, in: source)
    var plan = try plannedTree(type, in: source)
    plan.groups = planSearchedTests(recipe, in: index, context: plannedContext(recipe, in: index)).map {
        SuitePlan.Group(name: $0.group.name, title: $0.group.title, tests: [$0.test])
    }
    return plan.view
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
