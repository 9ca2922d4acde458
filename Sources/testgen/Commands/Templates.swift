import ArgumentParser
import Facts
import Project
import Rendering

/// `testgen templates`
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Lists the templates, or copies one out for editing.",
        subcommands: [List.self, Eject.self])

    /// `testgen templates list`
    struct List: Subcommand {
        static let configuration = CommandConfiguration(abstract: "Lists the templates and where each comes from.")

        @OptionGroup var common: CommonOptions

        func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
            let all = try ProjectRoot.read(world, &notes).templates().all
            let width = all.map(\.name.count).max() ?? 0
            let lines = all.map { template -> String in
                let padding = String(repeating: " ", count: width - template.name.count)
                return "\(template.name)\(padding)  \(Self.origin(template))\n"
            }
            let data = all.map { Output.Template(name: $0.name, group: $0.group, origin: Self.origin($0)) }
            return Outcome(text: lines.joined(), data: Output(templates: data))
        }

        /// What is printed for programs.
        private struct Output: Encodable {
            var templates: [Template]

            struct Template: Encodable {
                var name: String
                var group: String
                var origin: String
            }
        }

        private static func origin(_ template: TemplateFile) -> String {
            switch template.origin {
            case .builtIn: "built in"
            case .project(let path): path
            }
        }
    }

    /// `testgen templates eject`
    struct Eject: Subcommand {
        static let configuration = CommandConfiguration(
            abstract: "Copies a built-in template into the project, where it can be edited.")

        @OptionGroup var common: CommonOptions

        @ArgumentParser.Argument(help: "The template, as `testgen templates list` names it.")
        var name: String

        func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
            let root = try ProjectRoot.read(world, &notes)
            let templates = try root.templates()
            guard let template = templates.template(named: name) else {
                let near = Nearest.names(to: name, among: templates.all.map(\.name))
                let known = near.isEmpty ? templates.all.map(\.name) : near
                throw Failure(
                    "there is no template `\(name)`; there is \(known.joined(separator: ", "))", rule: "template")
            }
            if case .project(let path) = template.origin {
                throw Failure("the project already has its own `\(name)`: \(path)", rule: "template")
            }
            let path = "\(root.templatesFolder)/\(name).stencil"
            let changes = try world.copy(template.text, to: path)
            return Outcome(changes: changes, nextSteps: ["edit \(path)", "testgen sync --dry-run"])
        }
    }
}
