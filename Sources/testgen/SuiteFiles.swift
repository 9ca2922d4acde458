import Doubles
import Facts
import Project
import Reading
import Rendering
import Resolving
import Suites

/// The files of a SUT's suite: the suite, and the support files that its tests use.
struct SuiteFiles {
    /// The suite's file.
    var path: String
    /// The command that makes it again.
    var command: String
    /// What it contains.
    var plan: SuitePlan
    /// What its tests are written with.
    var context: SuiteContext
    /// The support files that the suites of a test target share.
    var support: [PlacedSupport]

    /// The names of all that the SUT has; `nil` where nobody knows.
    private let membersOfSUT: Set<String>?

    /// What the command of a suite ends in that was built and run.
    private static let verified = " --verify"

    /// Plans the suite of a SUT for the factory beside it.
    init(
        _ known: Understanding, beside files: FactoryFiles, framework: Configuration.Framework,
        in workspace: Workspace, _ notes: inout Notes
    ) throws {
        let (factory, configuration) = (files.plan, workspace.configuration)
        let traits = known.recipe.support.flatMap { $0.traits + $0.testTraits }
        if framework == .xctest, let trait = traits.first {
            throw Failure(
                "the tests of \(known.recipe.sut.name) take the trait \(trait), which XCTest does not have; say "
                    + "`framework: xctest` in .testgen.yml, so that the factory resets the container instead",
                at: known.recipe.sut.info.location, rule: "framework")
        }
        let style = SuiteStyle(
            framework: framework, naming: configuration.testNaming, marks: configuration.marks,
            tags: declaredTags(in: workspace.tests, under: known.tests.path))
        command = "suite \(known.name)"
        // Tests may extend it.
        let isExtended = !workspace.tests.files(mentioning: "extension \(known.recipe.sut.name)").isEmpty
        membersOfSUT = isExtended ? nil : known.index.memberNames(of: known.recipe.sut)
        if framework != configuration.framework { command += " --framework \(framework.rawValue)" }
        var doubles: [String: DoublePlan] = [:]
        var unanswered = files.contents.unanswered
        for dependency in known.recipe.dependencies {
            guard dependency.doubleHasKnownMembers else { continue }
            let elements = dependency.elementProtocols
            if !elements.isEmpty { doubles[dependency.elementName] = known.doubles.plan(of: elements).value }
            let requests = dependency.requests(in: known.index)
            if !requests.isEmpty, Self.canBeTold(workspace.tests, in: known.tests) {
                doubles[dependency.name] = known.doubles.plan(of: requests).value
                unanswered[dependency.name] = Set(requests.flatMap(\.members.methods).map(\.identity))
            }
            guard !dependency.protocols.isEmpty else { continue }
            let double = known.doubles.used(for: dependency.protocols)
            doubles[dependency.name] = double?.reached(statically: dependency.isStatics)
        }
        for dependency in known.recipe.dependencies {
            if case .existing(_, _, let protocols) = dependency.double {
                unanswered[dependency.name, default: []].formUnion(known.doubles.untold(by: protocols))
            }
        }
        context = SuiteContext(
            factory: factory.name, doubles: doubles, unanswered: unanswered,
            values: files.contents.suiteValues(calledIn: factory.name),
            makeEffects: known.recipe.construction.makeEffects,
            resets: !factory.resets.isEmpty,
            makeParameters: factory.makeSUT?.parameters.map(\.name) ?? [],
            hooks: factory.hooks.map(\.name), obstacle: factory.obstacle, style: style)
        plan = notes.take(
            planSuite(
                known.recipe, in: known.index, context: context,
                imports: Self.imports(known) + known.importsOfDoubles(in: workspace.project)
                    + known.recipe.support.flatMap(\.suiteImports)))
        let folder = Path.join(known.tests.path, known.subject.module)
        plan.name = Self.name(plan.name, of: known, in: folder, workspace)
        path = "\(folder)/\(plan.name).swift"
        support = plan.support.map { PlacedSupport(template: $0.rawValue, tests: known.tests) }
    }

    /// Whether the stub of sessions that a test target has, if it has one, can be told like a double: one that was written
    /// or edited by hand need not, nor one of an earlier kit that stands where no suite writes it anew.
    private static func canBeTold(_ tests: SourceIndex, in target: Project.TestTarget) -> Bool {
        let stub = SupportFile.urlProtocolStub.rawValue
        let own = PlacedSupport(template: stub, tests: target).path
        let declaring = Set(tests.declarations(of: stub).map(\.location.file))
        return tests.files.filter { $0.module == target.name && declaring.contains($0.path) }.allSatisfy { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return text.contains("var dataReturnValue")
                || file.path == own && Fingerprint.ownership(of: text) == .untouched
        }
    }

    /// A name for the suite that no file and no suite of the test target has which is not testgen's own: a module has no
    /// two files of one name.
    private static func name(
        _ name: String, of known: Understanding, in folder: String, _ workspace: Workspace
    ) -> String {
        let module = known.tests.name
        let others = workspace.tests.files.filter { $0.module == module && Path.folder($0.path) != folder }
        let declaring = Set(workspace.tests.declarations(of: name).map(\.location.file))
        let isTaken = others.contains { Path.stem($0.path) == name || declaring.contains($0.path) }
        return isTaken ? known.recipe.sut.name + "UnitTests" : name
    }

    /// Takes over another plan of the same suite, which was built and run, with the support that its tests take.
    mutating func replace(by other: SuitePlan, tests: Project.TestTarget) {
        plan = other
        plan.isVerified = true
        if !command.hasSuffix(Self.verified) { command += Self.verified }
        support = other.support.map { PlacedSupport(template: $0.rawValue, tests: tests) }
    }

    /// The suite's file as it should be.
    func draft(_ templates: TemplateSet, _ notes: inout Notes) throws -> Draft {
        let view = plan.view
        let text = try notes.require(templates.render(view.template, "suite", view)) ?? ""
        var draft = Draft(path: path, content: tidied(text), command: command)
        draft.membersOfSUT = membersOfSUT
        return draft
    }

    /// Imports of the SUT's file that its tests may need.
    private static func imports(_ known: Understanding) -> [String] {
        known.index.imports(ofFile: known.recipe.sut.info.location.file)
            .filter { ["Combine", "OpenCombine"].contains($0.module) && $0.conditions.isEmpty }
            .map { "import \($0.module)" }
    }
}
