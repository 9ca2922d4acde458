import Facts
import Project
import Reading
import Rendering
import Templates

/// The root folder of a project: its files, and what its configuration says.
struct ProjectRoot {
    let world: World
    let tree: FileTree
    let configuration: Configuration

    /// Reads the folder that a command's options name.
    static func read(_ world: World, _ notes: inout Notes) throws -> ProjectRoot {
        let tree = try world.machine.files.snapshot(of: world.root)
        notes.diagnostics += tree.problems
        return ProjectRoot(world: world, tree: tree, configuration: try world.configuration(&notes))
    }

    /// The same folder with a configuration that is about to be written.
    func adopting(configuration text: String, _ notes: inout Notes) throws -> ProjectRoot {
        let configuration = try notes.require(readConfiguration(text, path: ".testgen.yml"))
        return ProjectRoot(world: world, tree: tree, configuration: configuration)
    }

    /// The modules and test targets.
    func project(_ notes: inout Notes) throws -> Project {
        let project = try notes.require(readProject(tree, configuration: configuration))
        guard project.modules.isEmpty else { return project }
        let found =
            project.files.isEmpty ? "" : "; \(project.files.formatted(limit: 3)) declares no module with sources"
        throw Failure(
            "\(world.options.root) is not a project: it has neither Package.swift, an Xcode project or workspace, "
                + "project.yml, Project.swift, a BUILD file with swift_library, nor a folder App beside AppTests\(found). "
                + "Give the project's folder with --root, or name `sources` and `tests` in .testgen.yml",
            rule: "not-a-project")
    }

    /// The templates. One of the project replaces the built-in one of its name.
    func templates() throws -> TemplateSet {
        let own = try tree.files(in: templatesFolder).filter { $0.hasSuffix(".stencil") }.map { path in
            TemplateFile(
                name: String(Path.name(path).dropLast(".stencil".count)), text: try tree.text(path),
                origin: .project(path: path))
        }
        return TemplateSet(Self.builtInTemplates, overrides: own)
    }

    /// The built-in templates.
    static var builtInTemplates: [TemplateFile] {
        Catalog.all.map { TemplateFile(name: $0.name, group: $0.group, text: $0.text) }
    }

    /// The folder of the project's own templates.
    var templatesFolder: String { configuration.templates ?? "TestTemplates" }
}
