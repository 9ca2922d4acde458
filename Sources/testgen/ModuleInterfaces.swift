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

    /// The modules from elsewhere that some files import and whose interface is not written down for the manifest as it
    /// is.
    func missing(for files: [FileFacts]) -> [String] {
        foreign(files).filter { !(written($0)?.hasPrefix(stamp) ?? false) }
    }

    /// What the modules from elsewhere offer that some files import.
    func facts(for files: [FileFacts]) -> [FileFacts] {
        foreign(files).compactMap { module in
            guard let text = text(of: module), !text.isEmpty else { return nil }
            return readInterface(text, path: ".build/testgen/interfaces/\(Self.file(module))", module: module)
        }
    }

    /// Writes an interface down; without one, what was known stays.
    func keep(_ text: String?, of module: String) throws {
        try folder.put(stamp + (text ?? self.text(of: module) ?? ""), Self.file(module))
    }

    /// What a module offers; that of an older version is better than nothing.
    private func text(of module: String) -> String? { written(module).map { String($0.dropFirst(stamp.count)) } }

    private func written(_ module: String) -> String? { folder.text(Self.file(module)) }

    // MARK: - Files that were made with them

    /// The end of the command of a file that is only made again with what a build tells.
    static let mark = "--verify"

    /// A factory or doubles made with interfaces say so, for without them they would be others.
    func marked(_ draft: Draft) -> Draft {
        guard ["factory", "mocks"].contains(draft.command.prefix { $0 != " " }),
            Self.imports(of: draft.content).contains(where: { text(of: $0)?.isEmpty == false })
        else { return draft }
        var draft = draft
        draft.command += " " + Self.mark
        return draft
    }

    /// Whether a file's modules from elsewhere have been read.
    func isKnown(to text: String) -> Bool {
        Set(Self.imports(of: text)).subtracting(own).subtracting(Self.known).allSatisfy { written($0) != nil }
    }

    private static func imports(of text: String) -> [String] {
        text.split(separator: "\n").compactMap { $0.hasPrefix("import ") ? String($0.dropFirst("import ".count)) : nil }
    }

    private static func file(_ module: String) -> String { module + ".swiftinterface" }
}
