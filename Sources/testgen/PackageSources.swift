import Algorithms
import Facts
import Project
import Reading
import Resolving

/// The sources of the packages that the project depends on, where they are checked out or lie beside it; looked for once,
/// when a name asks for them.
final class PackageSources {
    private let world: World
    /// The folders that projects and packages are described in, relative to the root.
    private let homes: [String]
    /// The folders of packages beside the root.
    private let neighbours: [String]

    /// Where tools put what they check out, below the folder of a project: packages, Tuist's before and since version 4,
    /// CocoaPods and Carthage.
    private static let places = [
        ".build/checkouts", "SourcePackages/checkouts", "Tuist/.build/checkouts",
        "Tuist/Dependencies/SwiftPackageManager/.build/checkouts", "Pods", "Carthage/Checkouts",
    ]

    /// Looks beside every project and package that was found.
    init(_ workspace: Workspace) {
        world = workspace.world
        let folders = workspace.project.files.map { file in
            let folder = Path.folder(file)
            return folder.hasSuffix(".xcodeproj") ? Path.folder(folder) : folder
        }
        homes = Array(([""] + folders).uniqued())
        neighbours = Array(workspace.project.elsewhere.uniqued())
    }

    private lazy var sources = index()

    /// Reads the files that declare some names, and the files that those depend on; nothing without a checkout.
    ///
    /// - Parameter values: Names that values have, looked for in the packages beside the root only.
    func facts(for names: [String], values: [String] = []) throws -> [FileFacts] {
        guard !names.isEmpty || !values.isEmpty && !neighbours.isEmpty else { return [] }
        let found = names.filter { !sources.declarations(of: $0).isEmpty }
        let others = neighbours.isEmpty ? [] : values.filter { !known.declarations(of: $0).isEmpty }
        guard !found.isEmpty || !others.isEmpty else { return [] }
        var reader = DemandReader(sources, depth: neighbours.isEmpty ? .declarations : .bodies)
        return try reader.read([], naming: found + others).value.map { facts in
            var facts = facts
            // What lies elsewhere is imported as it is offered.
            facts.isForeign = facts.path.hasPrefix("../")
            return facts
        }
    }

    /// The files beside the root that declare values: what stands in for a module of the system is known better by its name.
    private lazy var known: SourceIndex = {
        let modules = SystemTypes.modules.union(Container.all.flatMap(\.modules)).union(["SwiftUI", "UIKit", "AppKit"])
        return SourceIndex(besides.filter { !modules.contains($0.module) })
    }()

    /// Every source file of the packages that were checked out for the project, or lie beside it.
    private func index() -> SourceIndex {
        var files: [SourceIndex.File] = []
        for folder in homes.flatMap({ home in Self.places.map { Path.join(home, $0) } }) {
            let arePods = Path.name(folder) == "Pods"
            files += sources(in: folder) { path in
                arePods ? path.split(separator: "/").first.map(String.init) : Self.module(of: path)
            }
        }
        return SourceIndex(files + besides)
    }

    /// Every source file of the packages beside the root.
    private lazy var besides = neighbours.flatMap { folder in
        sources(in: folder) { path in Self.module(of: Path.join(Path.name(folder), path)) }
    }

    /// The source files in a folder, each in the module that its path tells.
    private func sources(in folder: String, module: (String) -> String?) -> [SourceIndex.File] {
        guard let tree = try? world.machine.files.snapshot(of: Path.join(world.root, folder)) else { return [] }
        return tree.paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard let module = module(path), let bytes = try? tree.bytes(path) else { return nil }
            return SourceIndex.File(path: Path.join(folder, path), module: module, bytes: bytes)
        }
    }

    /// `Sources/<Module>/…` within a package; a package with a single target may have its files in `Sources`.
    private static func module(of path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        guard let package = parts.first,
            let start = parts.firstIndex(where: { ["Sources", "Source", "src"].contains($0) }), start < parts.count - 1
        else { return nil }
        return start + 2 < parts.count ? parts[start + 1] : package
    }
}

extension FactIndex {
    /// The names that the declarations of a module mention and none of its files declares.
    func undeclaredNames(in module: String) -> [String] {
        var types: [TypeRef] = []
        for fact in self.types where fact.module == module {
            for member in fact.members {
                switch member {
                case .property(let property): types += property.type.map { [$0] } ?? []
                case .method(let method): types += method.parameters.map(\.type) + (method.result.map { [$0] } ?? [])
                case .initializer(let initializer): types += initializer.parameters.map(\.type)
                case .enumCase(let fact): types += fact.payload.map(\.type)
                default: break
                }
            }
        }
        return Set(types.flatMap(\.mentionedNames)).filter { self.types(named: $0).isEmpty }.sorted()
    }
}

extension Recipe {
    /// The undeclared types that the dependencies of the SUT mention, and undeclared parents of their protocols.
    func unknownNames(in index: FactIndex) -> [String] {
        let types = dependencies.filter { if case .unresolved = $0.double { true } else { false } }.map(\.type)
        let declared = types.flatMap(\.mentionedNames).flatMap(index.types(named:)).filter { $0.kind == .protocol }
        let inherited = (dependencies.flatMap(\.protocols) + declared).flatMap {
            index.inheritedProtocols(of: $0).unknown
        }.map(
            \.type)
        let names = (types + inherited).flatMap(\.mentionedNames).compactMap { $0.split(separator: ".").last }
        return Set(names.map(String.init)).subtracting(["Sendable", "AnyObject", "Actor"]).sorted()
    }
}
