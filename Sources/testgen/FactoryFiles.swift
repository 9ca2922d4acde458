import Facts
import Project
import Rendering
import Resolving
import Suites

/// The file of a SUT's factory, with the support that its doubles come from.
struct FactoryFiles {
    /// The factory's file.
    var path: String
    /// What it contains.
    var plan: FactoryPlan
    /// What it is made of, for a suite beside it.
    var contents: FactoryContents
    /// Support that the doubles come from, without what the tests declare already.
    var support: [PlacedSupport]

    /// Plans the factory of what is known.
    init(_ known: Understanding, in workspace: Workspace, _ notes: inout Notes) throws {
        contents = try FactoryContents(known, in: workspace)
        let parts = try contents.parts(workspace.root.templates(), &notes)
        plan = notes.take(planFactory(module: known.subject.module, recipe: known.recipe, parts: parts))
        path = Path.join(Path.join(known.tests.path, known.subject.module), plan.name + ".swift")
        support = known.recipe.dependencies.compactMap(\.support).map(\.rawValue).compactMap { name in
            let file = PlacedSupport(template: name, tests: known.tests)
            let isThere = workspace.tests.declarations(of: name).contains { $0.location.file != file.path }
            return isThere ? nil : file
        }
    }

    /// The file as it should be.
    func draft(_ templates: TemplateSet, _ notes: inout Notes) throws -> Draft {
        let text = try notes.require(templates.render("TestFactory", "factory", plan.view)) ?? ""
        return Draft(path: path, content: tidied(text), command: "factory \(plan.sut)")
    }
}
