/// Pure arithmetic on paths written with `/`.
public enum Path {
    /// The path with `.`, `..` and doubled slashes resolved; `..` that leave a relative path stay in front.
    public static func normalize(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// `base/path`, normalised; `path` alone when it is absolute.
    public static func join(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") { return normalize(path) }
        return base.isEmpty ? normalize(path) : normalize(base + "/" + path)
    }

    /// The last component.
    public static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Everything before the last component; empty when there is only one.
    public static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component without what follows its first dot.
    public static func stem(_ path: String) -> String {
        let name = name(path)
        return name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? name
    }

    /// How many folders a path leads through.
    public static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

    /// An absolute path as seen from a folder; as it is when it lies outside.
    public static func relative(_ path: String, to folder: String) -> String {
        guard path.hasPrefix(folder + "/") else { return path }
        return String(path.dropFirst(folder.count + 1))
    }

    /// The way from a folder to a path, both absolute: `../Other/File.swift`.
    public static func way(from folder: String, to path: String) -> String {
        let start = normalize(folder).split(separator: "/")
        let end = normalize(path).split(separator: "/")
        let shared = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)).joined(separator: "/")
    }

    /// Whether a path leaves the folder it is meant to be relative to.
    public static func escapes(_ path: String) -> Bool {
        path.hasPrefix("/") || normalize(path).split(separator: "/").first == ".."
    }
}
