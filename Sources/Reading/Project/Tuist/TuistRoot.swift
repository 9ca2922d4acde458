import Facts
import Project
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A folder that Tuist generates projects in, with the helpers of its descriptions.
struct TuistRoot {
    let tree: FileTree
    let folder: String
    let helpers: DescriptionHelpers

    /// Reads the helpers below a folder.
    init(_ folder: String, in tree: FileTree) {
        self.tree = tree
        self.folder = folder
        let paths = tree.files(in: folder).filter {
            $0.hasSuffix(".swift") && $0.split(separator: "/").dropLast().contains("ProjectDescriptionHelpers")
        }
        helpers = DescriptionHelpers(paths.compactMap { DescriptionFile($0, in: tree) })
    }

    /// A description, parsed.
    func file(_ path: String) -> DescriptionFile? { DescriptionFile(path, in: tree) }

    /// The path that a value stands for: relative to the description, or to the root.
    func path(_ value: DescribedValue, from folder: String) -> String? {
        if let text = value.text {
            return text.hasPrefix("//") ? Path.join(self.folder, String(text.dropFirst(2))) : Path.join(folder, text)
        }
        guard let record = value.record, let inner = record.arguments.first?.value else { return nil }
        return path(inner, from: record.name == "relativeToRoot" ? self.folder : folder)
    }

    /// All folders of a tree that Tuist generates projects in, none inside another one.
    static func all(in tree: FileTree) -> [String] {
        let marks = tree.paths.compactMap { path -> String? in
            let folder = Path.folder(path)
            switch Path.name(path) {
            case "Workspace.swift", "Tuist.swift": return DescriptionFile.isOne(path, in: tree) ? folder : nil
            case "Project.swift": return DescriptionFile.isOne(path, in: tree) ? folder : nil
            default: return Path.name(folder) == "Tuist" ? Path.folder(folder) : nil
            }
        }
        return Set(marks).sorted().reduce(into: []) { roots, folder in
            if !roots.contains(where: { $0.isEmpty || folder.isInside($0) }) { roots.append(folder) }
        }
    }
}

extension DescriptionFile {
    /// Parses a file, its operators folded.
    init?(_ path: String, in tree: FileTree) {
        guard let text = try? tree.text(path) else { return nil }
        let parsed = Parser.parse(source: text)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        self.init(
            path: path, tree: folded.as(SourceFileSyntax.self) ?? parsed,
            converter: SourceLocationConverter(fileName: path, tree: parsed))
    }

    /// Whether a file is a description of Tuist.
    static func isOne(_ path: String, in tree: FileTree) -> Bool {
        ((try? tree.text(path)) ?? "").contains("import ProjectDescription")
    }
}
