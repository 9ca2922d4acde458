import Facts
import Host
import Project
import Reading
import Resolving

/// The interfaces of modules outside of the project, as far as they were written down when the project was built.
struct ModuleInterfaces {
    private let folder: ScratchFolder
    private let stamp: String
    private let own: Set<String>

    /// Looks for interfaces below a project's `.build`.
    init(_ workspace: Workspace) {
        let world = workspace.world
        folder = ScratchFolder(Path.join(world.root, ".build/testgen/interfaces"))
        let versions = ["Package.swift", "Package.resolved"].map { (try? world.existing($0)) ?? "" }
        stamp = "// " + Fingerprint.hash(versions.joined(separator: "\n")) + "\n"
        own = Set(workspace.project.modules.map(\.name))
    }

    /// Modules of the system, even where a package stands in for them, and those of which testgen knows more.
    private static let known = SystemTypes.modules.union(Container.all.flatMap(\.modules)).union([
        "AppKit", "CoreData", "CoreLocation", "SwiftData", "SwiftUI", "Testing", "UIKit", "XCTest",
    ])

    /// The modules from elsewhere that some files import.
    private func foreign(_ files: [FileFacts]) -> [String] {
        let imports = files.flatMap(\.imports).filter(\.conditions.isEmpty).map(\.module)
        return Set(imports).subtracting(own).subtracting(Self.known).sorted()
    }

    /// The modules from elsewhere that some files import and whose interface is not written down.
    func missing(for files: [FileFacts]) -> [String] { foreign(files).filter { text(of: $0) == nil } }

    /// What the modules from elsewhere offer that some files import.
    func facts(for files: [FileFacts]) -> [FileFacts] {
        foreign(files).compactMap { module in
            guard let text = text(of: module), !text.isEmpty else { return nil }
            return readInterface(text, path: ".build/testgen/interfaces/\(Self.file(module))", module: module)
        }
    }

    /// Writes an interface down.
    func keep(_ text: String, of module: String) throws { try folder.put(stamp + text, Self.file(module)) }

    private func text(of module: String) -> String? {
        guard let text = folder.text(Self.file(module)), text.hasPrefix(stamp) else { return nil }
        return String(text.dropFirst(stamp.count))
    }

    private static func file(_ module: String) -> String { module + ".swiftinterface" }
}
