import Algorithms
import Facts
import Project
import SwiftParser
import SwiftSyntax

/// Reads the targets that projects of Tuist declare literally.
struct TuistReader {
    let tree: FileTree
    private(set) var targets: [DeclaredTarget] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(tree: FileTree) {
        self.tree = tree
    }

    mutating func read(_ path: String) {
        guard let text = try? tree.text(path) else { return }
        let source = Parser.parse(source: text)
        let literals = ManifestLiterals(source)
        let (projects, found) = (CallFinder(named: "Project"), CallFinder(named: "target", "Target"))
        projects.walk(source)
        found.walk(source)
        let general = projects.calls.firstNonNil { settings(of: $0, literals) } ?? [:]
        // A dependency is written `.target(name: …)` as well, without a product.
        let calls = found.calls.filter { $0.argument("product") != nil }
        let converter = SourceLocationConverter(fileName: path, tree: source)
        for call in calls {
            if let target = target(call, literals, in: Path.folder(path), general) {
                targets.append(target)
            } else {
                warn("a target whose name or product is not a literal is not read", at: call, in: path, converter)
            }
        }
        if calls.isEmpty {
            warn(
                "no target is written literally", at: projects.calls.first.map { Syntax($0) } ?? Syntax(source),
                in: path, converter)
        }
    }

    private mutating func warn(
        _ message: String, at node: some SyntaxProtocol, in path: String, _ converter: SourceLocationConverter
    ) {
        let place = node.startLocation(converter: converter, afterLeadingTrivia: true)
        diagnostics.append(
            Diagnostic(
                .warning, message + "; if its sources are not found, name `sources` and `tests` in .testgen.yml",
                at: SourceLocation(file: path, line: place.line, column: place.column), rule: "tuist"))
    }

    // MARK: A target

    private func target(
        _ call: FunctionCallExprSyntax, _ literals: ManifestLiterals, in folder: String, _ general: [String: String]
    ) -> DeclaredTarget? {
        guard let name = call.argument("name").flatMap(literals.string),
            let product = call.argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return nil }
        let own = settings(of: call, literals) ?? [:]
        let named = call.argument("productName").flatMap(literals.string).map { ["PRODUCT_NAME": $0] } ?? [:]
        let settings = BuildSettings(target: name, configuration: "Debug", [general, named, own])
        let patterns = patterns(of: call, literals, in: folder)
        let dependencies = dependencies(of: call, literals)
        return DeclaredTarget(
            kind: Self.kind(product), name: name,
            module: (settings.complete("PRODUCT_MODULE_NAME") ?? name).asModuleName,
            product: settings.complete("PRODUCT_NAME") ?? name, folder: folder,
            files: patterns.reduce(into: []) {
                $0.formUnion(tree.swiftFiles(matching: $1.path, excluding: $1.excluded))
            },
            folders: patterns.filter { $0.excluded.isEmpty }.map { FileTree.literalFolder(of: $0.path) },
            dependencies: dependencies.targets, packageProducts: dependencies.products,
            membership: .command("tuist generate"),
            isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
            languageMode: settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) },
            flags: settings.plainFlags)
    }

    private static func kind(_ product: String) -> DeclaredTarget.Kind {
        switch product {
        case "app", "appClip": .application
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
        case "unitTests": .unitTests
        case "uiTests": .uiTests
        default: .other
        }
    }

    /// Where sources are, with what is left out: a text, a list of texts, `.glob(…, excluding: …)`.
    private func patterns(
        of call: FunctionCallExprSyntax, _ literals: ManifestLiterals, in folder: String
    ) -> [(path: String, excluded: [String])] {
        let sources = call.argument("sources").map { elements(of: $0, literals) } ?? []
        let folders = call.argument("buildableFolders").map { elements(of: $0, literals) } ?? []
        return (sources + folders).compactMap { element in
            if let text = literals.string(element) { return (Path.join(folder, text), []) }
            guard let glob = literals.call(element), let first = glob.arguments.first,
                let text = literals.string(first.expression)
            else { return nil }
            let excluded = glob.argument("excluding").map { elements(of: $0, literals) } ?? []
            return (Path.join(folder, text), excluded.compactMap(literals.string).map { Path.join(folder, $0) })
        }
    }

    /// The elements of a list, those of `.sourceFilesList(globs: […])`, or a single value as a list.
    private func elements(of expression: ExprSyntax, _ literals: ManifestLiterals) -> [ExprSyntax] {
        let list = literals.list(expression)
        if !list.isEmpty { return list }
        if let globs = literals.call(expression)?.argument("globs") { return literals.list(globs) }
        return [expression]
    }

    private func dependencies(
        of call: FunctionCallExprSyntax, _ literals: ManifestLiterals
    ) -> (targets: [String], products: [String]) {
        let calls = literals.calls(in: call.argument("dependencies"))
        let named = { (label: String) in
            { (call: FunctionCallExprSyntax) in call.argument(label).flatMap(literals.string) }
        }
        let targets = calls.compactMap { call in
            call.calledName == "project"
                ? named("target")(call) : call.calledName == "target" ? named("name")(call) : nil
        }
        let products = calls.compactMap { call in
            call.calledName == "package"
                ? named("product")(call) : call.calledName == "external" ? named("name")(call) : nil
        }
        return (targets, products)
    }

    /// The literal settings of a target or project.
    private func settings(of call: FunctionCallExprSyntax, _ literals: ManifestLiterals) -> [String: String]? {
        let settings = call.argument("settings").flatMap(literals.call)
        return settings?.argument("base").map(literals.dictionary)
    }
}
