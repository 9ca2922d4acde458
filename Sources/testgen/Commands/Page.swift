import ArgumentParser
import Facts
import Kit
import Project
import Reading
import Rendering

/// `testgen page <View>`
struct PageCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Writes an XCUITest page object from a view's accessibility identifiers.")

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "A SwiftUI view or a view controller: HomeView.")
    var view: String?

    @Flag(help: "Every view that has identifiers, instead of one.")
    var all = false

    @Option(help: "The folder of the page objects, instead of Pages in the UI test folder.")
    var output: String?

    func validate() throws {
        guard all == (view == nil) else { throw ValidationError("Name a view, or say --all.") }
    }

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let sources = workspace.sources
        let pages: [PagePlan]
        if let view {
            pages = try self.pages(from: view, in: sources, &notes)
        } else {
            pages = notes.take(planAllPages(in: FactIndex(files: readAll(sources))))
        }
        let destinations = Set(pages.flatMap { $0.elements.map(\.destination) })
        let written = pages.filter { !$0.elements.isEmpty || destinations.contains($0.name) }
        let drafts = try drafts(for: written, folder: folder(in: workspace), workspace.root.templates(), &notes)
        var shown = written.map { page in
            let count = page.elements.count
            return "\(page.name): \(count) \(count == 1 ? "element" : "elements") of \(page.view)\n"
        }.joined()
        let found = pages.map(\.found).reduce(0, +)
        let read = pages.map(\.understood).reduce(0, +)
        shown += found == 1 ? "\(read) of 1 identifier was read\n" : "\(read) of \(found) identifiers were read\n"
        let data = written.map { page in
            Output.Page(
                page: page.name, view: page.view, elements: page.elements.count, identifiers: page.found,
                read: page.understood)
        }
        return Outcome(text: shown, data: Output(pages: data), changes: try world.write(drafts))
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var pages: [Page]

        struct Page: Encodable {
            var page: String
            var view: String
            var elements: Int
            var identifiers: Int
            var read: Int
        }
    }

    /// The page of a view, and those its actions lead to.
    private func pages(from view: String, in sources: SourceIndex, _ notes: inout Notes) throws -> [PagePlan] {
        let places = try places(of: view, in: sources)
        let index = FactIndex(files: readAll(sources))
        let types = index.types.filter { places.contains($0.info.location) }
        let views = types.count > 1 ? types.filter(\.hasIdentifiers) : types
        guard views.count < 2 else {
            throw Failure(
                "`\(view)` can mean \(views.count) types", rule: "ambiguous-view",
                notes: views.map { "\($0.info.location): \($0.qualifiedName)" })
        }
        guard let type = views.first ?? types.first else {
            throw Failure("`\(view)` is not declared where it seemed to be", at: places.first, rule: "reading")
        }
        let pages = notes.take(planPages(from: type, in: index))
        guard let first = pages.first, !first.elements.isEmpty else {
            throw Failure(
                "\(type.name) has no accessibility identifier that can be read; add .accessibilityIdentifier(\"…\") to "
                    + "what tests look at", at: type.info.location, rule: "page-identifier")
        }
        return pages
    }

    /// The places that declare a view of a name. The rules for names of view models do not apply.
    private func places(of view: String, in sources: SourceIndex) throws -> [SourceLocation] {
        let name = view.split(separator: ".").last.map(String.init) ?? view
        let found = sources.declarations(of: name)
        guard found.isEmpty else {
            let views = found.filter(\.isOnScreen)
            return (views.isEmpty ? found : views).map(\.location)
        }
        let near = Nearest.names(to: name, among: sources.testableNames)
        throw Failure(
            "there is no view `\(view)`" + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"),
            rule: "no-such-view")
    }

    /// Reads all files with bodies: identifiers stand in bodies, and their constants in any file.
    private func readAll(_ sources: SourceIndex) -> [FileFacts] {
        sources.files.compactMap { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return readFile(text, path: file.path, module: file.module, depth: .bodies, flags: file.flags).value
        }
    }

    private func folder(in workspace: Workspace) -> String {
        if let output { return workspace.world.rooted(output) }
        let tree = workspace.root.tree
        let known = tree.paths.compactMap { path -> String? in
            path.split(separator: "/").first { $0.hasSuffix("UITests") }.map { name in
                path.components(upTo: name)
            }
        }
        let module = workspace.project.modules.first?.name ?? "App"
        let nearest = known.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        return Path.join(nearest ?? module + "UITests", "Pages")
    }

    private func drafts(
        for pages: [PagePlan], folder: String, _ templates: TemplateSet, _ notes: inout Notes
    ) throws -> [Draft] {
        var drafts = try pages.map { page in
            let text = try notes.require(templates.render("PageObject", "page", page)) ?? ""
            return Draft(path: Path.join(folder, page.name + ".swift"), content: tidied(text))
        }
        let support = try notes.require(templates.render("PageSupport", "kit", [String: String]())) ?? ""
        drafts.append(Draft(path: Path.join(folder, "PageSupport.swift"), content: tidied(support)))
        return drafts
    }
}

extension String {
    /// The path up to and including a component.
    fileprivate func components(upTo name: Substring) -> String {
        let parts = split(separator: "/")
        let end = parts.firstIndex(of: name).map { $0 + 1 } ?? parts.count
        return parts[..<end].joined(separator: "/")
    }
}
