import ArgumentParser
import Reading
import Rendering
import Scaffolding

/// `testgen page <View>`
struct PageCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Writes an XCUITest page object from a view's accessibility identifiers.")

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "A SwiftUI view or a view controller: HomeView.")
    var view: String

    @Option(help: "The folder of the page objects, instead of Pages in the UI test folder.")
    var output: String?

    func perform(in session: Session) throws -> Outcome {
        let sources = try session.sources.get()
        let place = try place(of: view, in: sources)
        let index = FactIndex(files: try readAll(sources, in: session))
        guard let type = index.types.first(where: { $0.info.location == place }) else {
            throw Failure("`\(view)` is not declared where it seemed to be", at: place, rule: "reading")
        }
        let pages = session.take(planPages(from: type, in: index))
        guard let first = pages.first, !first.elements.isEmpty else {
            throw Failure(
                "\(type.name) has no accessibility identifier that can be read; add .accessibilityIdentifier(\"…\") to "
                    + "what tests look at", at: type.info.location, rule: "page-identifier")
        }
        let drafts = try drafts(for: pages, folder: folder(in: session), session: session)
        let shown = pages.map { "\($0.name): \($0.elements.count) elements of \($0.view)\n" }.joined()
        let data = pages.map { page in
            JSONValue.object([
                "page": .string(page.name), "view": .string(page.view), "elements": .int(page.elements.count),
            ])
        }
        return Outcome(text: shown, data: ["pages": .array(data)], changes: try session.write(drafts))
    }

    /// The one declaration of a view's name; a view model's rules do not hold for views.
    private func place(of view: String, in sources: SourceIndex) throws -> SourceLocation {
        let name = view.split(separator: ".").last.map(String.init) ?? view
        var found = sources.declarations(of: name)
        let views = found.filter(\.isOnScreen)
        if !views.isEmpty { found = views }
        if found.count == 1 { return found[0].location }
        if found.isEmpty {
            let near = Nearest.names(to: name, among: sources.testableNames)
            throw Failure(
                "there is no view `\(view)`" + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"),
                rule: "no-such-view")
        }
        throw Failure(
            "`\(view)` can mean \(found.count) types", rule: "ambiguous-view",
            notes: found.map { "\($0.location): \($0.keyword) \($0.name)" })
    }

    /// Identifiers are read from bodies; constants may stand in any file that mentions them.
    private func readAll(_ sources: SourceIndex, in session: Session) throws -> [FileFacts] {
        sources.files.compactMap { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return readFile(text, path: file.path, module: file.module, depth: .bodies).value
        }
    }

    private func folder(in session: Session) throws -> String {
        if let output { return output }
        let tree = try session.tree.get()
        let known = tree.paths.compactMap { path -> String? in
            path.split(separator: "/").first { $0.hasSuffix("UITests") }.map { name in
                path.components(upTo: name)
            }
        }
        let module = try session.project.get().modules.first?.name ?? "App"
        let nearest = known.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        return Path.join(nearest ?? module + "UITests", "Pages")
    }

    private func drafts(for pages: [PagePlan], folder: String, session: Session) throws -> [Draft] {
        let templates = try session.templates.get()
        var drafts = try pages.map { page in
            let text = try session.require(templates.render("PageObject", "page", page)) ?? ""
            return Draft(path: Path.join(folder, page.name + ".swift"), content: tidied(text))
        }
        let support = try session.require(templates.render("PageSupport", "kit", [String: String]())) ?? ""
        drafts.append(Draft(path: Path.join(folder, "PageSupport.swift"), content: tidied(support)))
        return drafts
    }
}

extension String {
    /// The path up to a component, that one included.
    fileprivate func components(upTo name: Substring) -> String {
        let parts = split(separator: "/")
        let end = parts.firstIndex(of: name).map { $0 + 1 } ?? parts.count
        return parts[..<end].joined(separator: "/")
    }
}
