import Algorithms
import Facts
import Host
import Project

/// The textual interfaces in the frameworks that a project holds: `*.swiftinterface` in `*.xcframework`, those that Carthage
/// and the Swift package manager brought included.
final class FrameworkInterfaces {
    private let root: ProjectRoot
    private var known: [String: (path: String, text: String)?] = [:]
    private lazy var bundles = ([""] + Self.folders).flatMap(bundles)

    /// Looks below the root of a project.
    init(_ root: ProjectRoot) {
        self.root = root
    }

    /// Folders of other people's code, which are not part of the tree.
    private static let folders = ["Carthage/Build", "Pods", ".build/artifacts"]

    private func bundles(in folder: String) -> [String] {
        let paths = folder.isEmpty ? root.tree.paths : (try? snapshot(folder))?.paths ?? []
        let found = paths.filter { $0.hasSuffix(".xcframework") || $0.hasSuffix(".framework") }
        return found.map { Path.join(folder, $0) }
    }

    private func snapshot(_ folder: String) throws -> FileTree {
        try root.world.machine.files.snapshot(of: Path.join(root.world.root, folder))
    }

    /// The interface of a module, with its path; `nil` where no framework has one.
    func interface(of module: String) -> (path: String, text: String)? {
        if let found = known[module] { return found }
        let found = bundles.filter { Path.stem($0) == module }.firstNonNil { interface(of: module, in: $0) }
        known.updateValue(found, forKey: module)
        return found
    }

    private func interface(of module: String, in bundle: String) -> (path: String, text: String)? {
        let inner = bundle.hasSuffix(".framework") ? [] : (try? snapshot(bundle))?.paths ?? []
        let frameworks = inner.filter { Path.name($0) == module + ".framework" }.map { Path.join(bundle, $0) }
        for framework in [bundle] + frameworks.sorted() {
            let folder = Path.join(framework, "Modules/\(module).swiftmodule")
            let names = (try? snapshot(folder))?.paths.filter { $0.hasSuffix(".swiftinterface") } ?? []
            // Those that say more are for the module's own people.
            guard let name = names.first(where: { !$0.contains(".private.") && !$0.contains(".package.") }) else {
                continue
            }
            let path = Path.join(folder, name)
            if let text = try? root.world.existing(path) { return (path, text) }
        }
        return nil
    }
}
