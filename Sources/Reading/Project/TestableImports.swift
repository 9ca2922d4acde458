import Facts
import Project

extension FileTree {
    /// The modules that the files of some folders import as `@testable`, those that most files do first, with how many do.
    func testableImports(in sources: [String]) -> [(name: String, files: Int)] {
        var counts: [String: Int] = [:]
        for path in Set(sources.flatMap(swiftFiles)) {
            for name in Set(testableModules(in: (try? bytes(path)) ?? [])) { counts[name, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (name: $0.key, files: $0.value) }
    }

    /// The Swift files that a source, a folder or a file, stands for.
    private func swiftFiles(in source: String) -> [String] {
        contains(source) ? [source] : files(in: source).filter { $0.hasSuffix(".swift") }
    }
}

/// The modules that a file imports as `@testable`, from a scan of its bytes.
private func testableModules(in bytes: [UInt8]) -> [String] {
    let mark = Array("@testable".utf8)
    var names: [String] = []
    var start = bytes.startIndex
    while let at = bytes[start...].firstIndex(of: mark[0]) {
        start = at + 1
        guard bytes[at...].starts(with: mark) else { continue }
        let line = bytes[at...].prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { continue }
        names.append(String(words[keyword + 1]))
    }
    return names
}
