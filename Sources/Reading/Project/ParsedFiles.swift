import Facts
import Project

/// The files that readers of one project have parsed, each once for a depth, however many SUTs lead to it.
public final class ParsedFiles {
    private var known: [Key: Diagnosed<FileFacts>] = [:]

    /// Starts with none.
    public init() {}

    private struct Key: Hashable {
        var path: String
        var depth: ReadingDepth
    }

    /// What a file says, with its bodies.
    public func facts(of file: SourceIndex.File) -> FileFacts {
        facts(of: file.path, .bodies) {
            let text = String(decoding: file.bytes, as: UTF8.self)
            return readFile(text, path: file.path, module: file.module, depth: .bodies, flags: file.flags)
        }.value
    }

    /// What a file says; it is parsed where nobody asked before.
    func facts(of path: String, _ depth: ReadingDepth, or parse: () -> Diagnosed<FileFacts>) -> Diagnosed<FileFacts> {
        let key = Key(path: path, depth: depth)
        if let found = known[key] { return found }
        let read = parse()
        known[key] = read
        return read
    }

    /// Keeps what a file says that was parsed elsewhere.
    func keep(_ facts: Diagnosed<FileFacts>, of path: String, _ depth: ReadingDepth) {
        known[Key(path: path, depth: depth)] = facts
    }
}
