import Facts
import Project
import Stencil

/// The templates a run works with: the built-in ones, those of the project in their stead.
public struct TemplateSet: Sendable {
    private let templates: [String: TemplateFile]

    /// Merges built-in templates with a project's; equal names are replaced.
    public init(_ builtIn: [TemplateFile], overrides: [TemplateFile] = []) {
        var templates: [String: TemplateFile] = [:]
        for template in builtIn { templates[template.name] = template }
        for var template in overrides {
            template.group = templates[template.name]?.group ?? template.group
            templates[template.name] = template
        }
        self.templates = templates
    }

    /// All templates, by group and name.
    public var all: [TemplateFile] {
        templates.values.sorted { ($0.group, $0.name) < ($1.group, $1.name) }
    }

    /// The template of a name.
    public func template(named name: String) -> TemplateFile? { templates[name] }

    /// Renders a template with a view under one root name.
    ///
    /// - Returns: The text; `nil` with an error at the template's line when the template is broken or asks for
    ///   something the view does not have.
    public func render(_ name: String, _ root: String, _ view: some Encodable) -> Diagnosed<String?> {
        guard let file = templates[name] else {
            let known = Nearest.names(to: name, among: templates.keys)
            return Diagnosed(
                nil, [Diagnostic(.error, "there is no template `\(name)`", rule: "template", notes: known)])
        }
        do {
            let value = try ViewEncoder.encode(view, name: root)
            return Diagnosed(try text(of: file, context: [root: value]))
        } catch let error as TemplateSyntaxError {
            return Diagnosed(nil, [diagnostic(for: error, in: file)])
        } catch {
            return Diagnosed(nil, [Diagnostic(.error, "\(error)", at: place(in: file), rule: "template")])
        }
    }

    private func text(of file: TemplateFile, context: [String: Any]) throws -> String {
        let loader = DictionaryLoader(templates: templates.mapValues(\.text))
        let environment = Environment(loader: loader)
        let template = try environment.loadTemplate(name: file.name)
        try RootNames.check(template, known: Set(context.keys), in: environment)
        return try template.render(context)
    }

    private func diagnostic(for error: TemplateSyntaxError, in file: TemplateFile) -> Diagnostic {
        // Stencil puts what an included template failed on first in the trace, the `include` itself in `token`.
        let token = error.stackTrace.first ?? error.token
        let culprit = token?.sourceMap.filename.flatMap { templates[$0] } ?? file
        let line = Int(token?.sourceMap.location.lineNumber ?? 1)
        let column = (token?.sourceMap.location.lineOffset ?? 0) + 1
        return Diagnostic(
            .error, error.reason, at: SourceLocation(file: culprit.path, line: max(line, 1), column: column),
            rule: "template")
    }

    private func place(in file: TemplateFile) -> SourceLocation {
        SourceLocation(file: file.path, line: 1, column: 1)
    }
}
