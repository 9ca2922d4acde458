import Doubles
import Reading
import Resolving
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites
@testable import Verifying

/// A SUT of some source as it stands before its suite is planned.
struct PlannedSUT {
    let recipe: Recipe
    let index: FactIndex
    let context: SuiteContext

    init(_ type: String, in source: String) throws {
        index = FactIndex(files: [readFile(source, path: "S.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.types(named: type).first)
        recipe = resolve(sut, in: index, options: ResolveOptions(offer: plannedDoubles(in: index))).value
        var doubles: [String: DoublePlan] = [:]
        for dependency in recipe.dependencies where !dependency.protocols.isEmpty {
            doubles[dependency.name] = planDouble(of: dependency.protocols, in: index).value
        }
        context = SuiteContext(
            factory: "Factory", doubles: doubles, makeEffects: recipe.construction.makeEffects,
            makeParameters: recipe.inputs.map(\.parameter.name), obstacle: nil)
    }
    /// What a test can try of it.
    var exploration: Exploration? {
        var planner = ExplorationPlanner(recipe, in: index, context: context)
        return planner.plan()
    }

    /// What reading plans.
    var suite: SuitePlan { planSuite(recipe, in: index, context: context).value }

    /// A trail as a test, its lines one below the other.
    func written(_ trail: Trail, looks: [Look] = []) throws -> String {
        var writer = TrailWriter(trail, of: try #require(exploration), looks: looks)
        let test = writer.test(recipe, in: index, context: context)
        let found = try #require(test)
        var plan = suite
        plan.groups = [SuitePlan.Group(name: found.group.name, title: found.group.title, tests: [found.test])]
        let view = try #require(plan.view.groups.first?.tests.first)
        return ([found.name.sentence] + view.arrange + view.act).joined(separator: "\n")
    }
}
