import Project

extension FileTree {
    /// The Swift files that fit a pattern and none of some others.
    func swiftFiles(matching pattern: String, excluding others: [String] = []) -> Set<String> {
        let start = Self.literalFolder(of: pattern)
        if start == Path.normalize(pattern), contains(start) { return start.hasSuffix(".swift") ? [start] : [] }
        let (glob, excluded) = (Glob(pattern), others.map { Glob($0) })
        let found = files(in: start).filter { path in
            path.hasSuffix(".swift") && glob.matches(path) && !excluded.contains { $0.matches(path) }
        }
        return Set(found)
    }

    /// The folder before the first wildcard of a pattern: `App/Sources` of `App/Sources/**/*.swift`.
    static func literalFolder(of pattern: String) -> String {
        let parts = Path.normalize(pattern).split(separator: "/")
        return parts.prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    }
}
