import Foundation

/// The repository's own files, as the house rules see them.
enum House {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct File: CustomStringConvertible {
        /// The path from the root.
        var path: String
        var text: String

        var description: String { path }
        var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

        /// The module a file under Sources or Templates belongs to.
        var module: String {
            let parts = path.split(separator: "/")
            return parts[0] == "Sources" ? String(parts[1]) : String(parts[0])
        }

        /// The modules a file imports.
        var imports: [String] {
            lines.filter { $0.first != " " }.compactMap { line in
                let words = line.split(separator: " ").map(String.init)
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "private"].contains($0) })
                else { return nil }
                return words[index + 1]
            }
        }
    }

    /// The Swift files below folders of the root.
    static func swiftFiles(in folders: [String]) -> [File] {
        folders.flatMap { folder -> [File] in
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects ?? []
            return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains("Goldens") }
                .sorted()
                .map { path in
                    let url = root.appending(path: folder).appending(path: path)
                    return File(path: "\(folder)/\(path)", text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
                }
        }
    }
}
