import Reading
import Scaffolding

/// The files of a SUT's suite: the suite, and the support its tests wait with.
struct SuiteFiles {
    /// The suite's file.
    var path: String
    /// The command that makes it again.
    var command: String
    /// What it contains.
    var plan: SuitePlan
    /// The files with what the tests of a target share, by template.
    var support: [(template: String, path: String)]

    /// Plans the suite of what is known, with the factory that is planned for it.
    init(
        _ known: Scaffold.Understanding, factory: FactoryPlan, contents: FactoryContents,
        framework: Configuration.Framework, in session: Session
    ) throws {
        let configuration = try session.configuration.get()
        let options = configuration.doubleOptions
        let traits = known.recipe.support.flatMap { $0.traits + $0.testTraits }
        if framework == .xctest, let trait = traits.first {
            throw Failure(
                "the tests of \(known.recipe.sut.name) take the trait \(trait), which XCTest does not have; say "
                    + "`framework: xctest` in .testgen.yml, so that the factory resets the container instead",
                at: known.recipe.sut.info.location, rule: "framework")
        }
        let style = SuiteStyle(
            framework: framework, naming: configuration.testNaming, marks: configuration.marks,
            tags: declaredTags(in: try session.tests.get(), under: known.tests.path))
        command = "suite \(known.recipe.sut.qualifiedName)"
        if framework != configuration.framework { command += " --framework \(framework.rawValue)" }
        var doubles: [String: DoublePlan] = [:]
        let usable = UsableDoubles(session: session, index: known.index)
        for dependency in known.recipe.dependencies where !dependency.protocols.isEmpty {
            if case .existing(let type, let location, let protocols) = dependency.double {
                let double = ExistingDouble(type: type, location: location)
                guard try usable.speaksOurNames(double, for: protocols) else { continue }
            }
            doubles[dependency.name] = planDouble(of: dependency.protocols, in: known.index, options: options).value
        }
        let context = SuiteContext(
            factory: factory.name, doubles: doubles, values: contents.suiteValues(calledIn: factory.name),
            makeEffects: known.recipe.construction.makeEffects,
            resets: !factory.resets.isEmpty,
            makeParameters: factory.makeSUT?.parameters.map(\.name) ?? [],
            hooks: factory.hooks.map(\.name), obstacle: factory.obstacle, style: style)
        plan = session.take(
            planSuite(
                known.recipe, in: known.index, context: context,
                imports: Self.imports(known) + known.recipe.support.flatMap(\.suiteImports)))
        let folder = Path.join(known.tests.path, known.subject.module)
        path = "\(folder)/\(plan.name).swift"
        let shared = Path.join(known.tests.path, "Support")
        support = plan.support.map(\.rawValue).map { ($0, Path.join(shared, $0 + ".swift")) }
    }

    /// Imports of the SUT's file that its tests may need.
    private static func imports(_ known: Scaffold.Understanding) -> [String] {
        known.index.imports(ofFile: known.recipe.sut.info.location.file)
            .filter { ["Combine", "OpenCombine"].contains($0.module) && $0.conditions.isEmpty }
            .map { "import \($0.module)" }
    }
}

extension SourceIndex {
    /// Names of error types a suite may let doubles throw: those that share a word with the SUT first, a few in all.
    func errors(near sut: String) -> [String] {
        let names = testableNames.filter { $0.hasSuffix("Error") || $0.hasSuffix("Failure") }
        let shared = { (name: String) in zip(name, sut).prefix { $0 == $1 }.count }
        return Array(names.sorted { (shared($1), $0) < (shared($0), $1) }.prefix(8))
    }
}
