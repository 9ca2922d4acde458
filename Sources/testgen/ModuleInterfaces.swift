import Facts
import Host
import Project
import Reading
import Resolving

/// The interfaces of modules outside of the project, as far as they were written down when the project was built, or lie
/// in frameworks of the project. Each is read once.
final class ModuleInterfaces {
    private let world: World
    private let own: Set<String>
    private let frameworks: FrameworkInterfaces
    private var texts: [String: String?] = [:]
    private var parsed: [String: FileFacts] = [:]

    /// Looks for interfaces below a project's `.build`.
    init(_ root: ProjectRoot, _ project: Project) {
        world = root.world
        frameworks = FrameworkInterfaces(root)
        own = Set(project.modules.map(\.name))
    }

    private static let folder = ".build/testgen/interfaces"

    /// The first line of an interface: which manifest it belongs to.
    private lazy var stamp: String = {
        let versions = ["Package.swift", "Package.resolved"].map { (try? world.existing($0)) ?? "" }
        return "// " + Fingerprint.hash(versions.joined(separator: "\n")) + "\n"
    }()

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
            if let facts = parsed[module] { return facts }
            if let text = text(of: module), !text.isEmpty {
                parsed[module] = readInterface(text, path: Self.path(module), module: module)
            } else if let (path, text) = frameworks.interface(of: module) {
                parsed[module] = readInterface(text, path: path, module: module)
            }
            return parsed[module]
        }
    }

    /// Writes an interface down; without one, what was known stays.
    func keep(_ text: String?, of module: String) throws {
        let text = stamp + (text ?? self.text(of: module) ?? "")
        try ScratchFolder(Path.join(world.root, Self.folder)).put(text, Path.name(Self.path(module)))
        texts[module] = text
        parsed[module] = nil
    }

    /// What a module offers; that of an older version is better than nothing.
    private func text(of module: String) -> String? {
        written(module).map { text in String(text.drop { $0 != "\n" }.dropFirst()) }
    }

    private func written(_ module: String) -> String? {
        if let known = texts[module] { return known }
        let text = (try? world.existing(Self.path(module))) ?? nil
        texts[module] = text
        return text
    }

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

    private static func path(_ module: String) -> String { Path.join(folder, module + ".swiftinterface") }
}
