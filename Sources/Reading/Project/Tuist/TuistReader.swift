import Algorithms
import Facts
import Project
import SwiftParser
import SwiftSyntax

/// Reads the targets that projects of Tuist declare, literally or through helpers.
struct TuistReader {
    let root: TuistRoot
    private(set) var targets: [DeclaredTarget] = []
    /// The folders of the projects that targets depend on.
    private(set) var neighbours: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ root: TuistRoot) {
        self.root = root
    }

    mutating func read(_ path: String) {
        guard let file = root.file(path) else { return }
        let folder = Path.folder(path)
        let values = DescriptionMachine(root.helpers.adding(file)).declared(by: file)
        let projects = values.filter { $0.name == "Project" }
        let general = projects.firstNonNil { $0["settings"]?.record?["base"]?.settings } ?? [:]
        let written = projects.flatMap { $0["targets"]?.list ?? [.unknown] }
        let found = written.contains(.unknown) ? written + literal(file, besides: written) : written
        for value in found {
            guard let record = value.record else { continue }
            if let target = target(record, in: folder, general) {
                targets.append(target)
            } else {
                let place = record.place?.file == path ? record.place : projects.first?.place
                warn("a target whose name or product cannot be read is left out", at: place, in: path)
            }
        }
        let isComplete = !projects.isEmpty && !written.contains(.unknown)
        if found.compactMap(\.record).isEmpty, !isComplete {
            warn("none of its targets could be read", at: projects.first?.place, in: path)
        }
    }

    /// The targets that a file writes somewhere, where what it makes of them is not known.
    private func literal(_ file: DescriptionFile, besides known: [DescribedValue]) -> [DescribedValue] {
        let finder = CallFinder(named: "target", "Target")
        finder.walk(file.tree)
        // A dependency is written `.target(name: …)` as well, without a product.
        let calls = finder.calls.filter { $0.argument("product") != nil }
        let machine = DescriptionMachine(root.helpers.adding(file))
        let places = Set(known.compactMap { $0.record?.place })
        return calls.map { machine.value(ExprSyntax($0), DescriptionScope(file: file), as: "Target") }
            .filter { value in value.record?.place.map { !places.contains($0) } ?? true }
    }

    private mutating func warn(_ message: String, at place: DescribedRecord.Place?, in path: String) {
        diagnostics.append(
            Diagnostic(
                .warning, message + "; if its sources are not found, name `sources` and `tests` in .testgen.yml",
                at: place ?? DescribedRecord.Place(file: path, line: 1, column: 1), rule: "tuist"))
    }

    // MARK: A target

    private mutating func target(_ record: DescribedRecord, in folder: String, _ general: [String: String])
        -> DeclaredTarget?
    {
        let dependencies = (record["dependencies"]?.list ?? []).compactMap(\.record)
        neighbours += dependencies.compactMap { $0["path"].flatMap { root.path($0, from: folder) } }
        guard let name = record["name"]?.text, let product = record["product"]?.record?.name else { return nil }
        let own = record["settings"]?.record?["base"]?.settings ?? [:]
        let named = record["productName"]?.text.map { ["PRODUCT_NAME": $0] } ?? [:]
        let settings = BuildSettings(target: name, configuration: "Debug", [general, named, own])
        let patterns = patterns(of: record, in: folder)
        return DeclaredTarget(
            kind: Self.kind(product), name: name,
            module: (settings.complete("PRODUCT_MODULE_NAME") ?? name).asModuleName,
            product: settings.complete("PRODUCT_NAME") ?? name, folder: folder,
            files: patterns.reduce(into: []) {
                $0.formUnion(root.tree.swiftFiles(matching: $1.path, excluding: $1.excluded))
            },
            folders: patterns.filter { $0.excluded.isEmpty }.map { FileTree.literalFolder(of: $0.path) },
            dependencies: dependencies.compactMap { dependency in
                dependency.name == "project"
                    ? dependency["target"]?.text : dependency.name == "target" ? dependency["name"]?.text : nil
            },
            packageProducts: dependencies.compactMap { dependency in
                dependency.name == "package"
                    ? dependency["product"]?.text : dependency.name == "external" ? dependency["name"]?.text : nil
            },
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
    private func patterns(of record: DescribedRecord, in folder: String) -> [(path: String, excluded: [String])] {
        let values = [record["sources"], record["buildableFolders"]].compactMap { $0 }
        return values.flatMap(elements).compactMap { element in
            guard let path = root.path(element, from: folder) else { return nil }
            let excluded = element.record?["excluding"].map(elements) ?? []
            return (path, excluded.compactMap { root.path($0, from: folder) })
        }
    }

    /// The elements of a list, those of `.sourceFilesList(globs: […])`, or a single value as a list.
    private func elements(_ value: DescribedValue) -> [DescribedValue] {
        if let list = value.list { return list }
        return value.record?["globs"]?.list ?? value.record?["paths"]?.list ?? [value]
    }
}
