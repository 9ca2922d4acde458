import Facts

/// The files below a folder: their paths, and their bytes, which are read on demand.
public struct FileTree: Sendable {
    /// Every file below the root, relative to it, sorted. Bundles such as `App.xcodeproj` count as one file.
    public let paths: [String]
    /// What could not be listed: folders without permission, links that lead nowhere.
    public let problems: [Diagnostic]
    private let load: @Sendable (String) throws -> [UInt8]

    /// Creates a tree over a way to load a file's bytes by its path relative to the root.
    public init(
        paths: [String], problems: [Diagnostic] = [], load: @escaping @Sendable (String) throws -> [UInt8]
    ) {
        self.paths = paths.sorted()
        self.problems = problems
        self.load = load
    }

    /// A tree of texts, for tests and previews.
    public init(_ texts: [String: String]) {
        self.init(paths: Array(texts.keys)) { path in
            guard let text = texts[path] else { throw Failure("there is no file \(path)", rule: "missing-file") }
            return Array(text.utf8)
        }
    }

    /// Whether there is a file of that path.
    public func contains(_ path: String) -> Bool {
        let index = firstIndex(from: path)
        return index < paths.count && paths[index] == path
    }

    /// Whether any file lies within a folder.
    public func containsFolder(_ folder: String) -> Bool { !files(in: folder).isEmpty }

    /// The files within a folder, at any depth.
    public func files(in folder: String) -> ArraySlice<String> {
        if folder.isEmpty || folder == "." { return paths[...] }
        let start = firstIndex(from: folder + "/")
        let end = paths[start...].firstIndex { !$0.hasPrefix(folder + "/") } ?? paths.count
        return paths[start..<end]
    }

    /// The index of the first path that is not before a text.
    private func firstIndex(from text: String) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The bytes of a file.
    public func bytes(_ path: String) throws -> [UInt8] { try load(path) }

    /// The text of a file, which must be UTF-8.
    public func text(_ path: String) throws -> String {
        try Self.text(load(path), path: path)
    }

    /// Bytes as text; throws, naming the line, when they are not UTF-8, or take a parser for ever.
    public static func text(_ bytes: [UInt8], path: String) throws -> String {
        if let position = NestedBrackets.tooDeep(in: bytes) {
            let line = bytes[..<position].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            throw Failure(
                "brackets are more than \(NestedBrackets.limit) deep here, which takes a parser for ever; name a type "
                    + "for an inner part, or list the file under `exclude` in .testgen.yml",
                at: SourceLocation(file: path, line: line.count, column: line[line.count - 1].count + 1),
                rule: "too-deep")
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let repaired = String(decoding: bytes, as: UTF8.self)
        let valid = repaired.prefix { $0 != "\u{FFFD}" }
        let line = valid.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        throw Failure(
            "the file is not UTF-8; save it as UTF-8, or list it under `exclude` in .testgen.yml",
            at: SourceLocation(file: path, line: line, column: 1), rule: "not-utf8")
    }
}
