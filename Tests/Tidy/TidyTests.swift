import Foundation
import Testing

@Suite("House rules")
struct TidyTests {
    /// What each module may import: a module is a stage or a quarantine.
    static let allowed: [String: Set<String>] = [
        "Facts": [],
        "Project": ["Facts"],
        "Resolving": ["Facts"],
        "Doubles": ["Facts", "Project"],
        "MockData": ["Facts", "Project"],
        "Behaviour": ["Facts", "Resolving"],
        "Suites": ["Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour"],
        "Checking": ["Facts", "Project"],
        "Running": ["Facts", "Project"],
        "Kit": ["Facts", "Project", "Resolving", "MockData"],
        "Reading": [
            "Facts", "Project", "Resolving", "Behaviour", "Checking", "Running", "SwiftSyntax", "SwiftParser",
            "SwiftParserDiagnostics", "SwiftOperators", "Yams",
        ],
        "Rendering": ["Facts", "Project", "Doubles", "MockData", "Stencil"],
        "Host": ["Facts", "Project", "Running", "Subprocess", "Glibc", "Darwin", "Musl", "System", "SystemPackage"],
        "testgen": [
            "Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour", "Suites", "Checking", "Running", "Kit",
            "Reading", "Rendering", "Host", "Templates", "ArgumentParser",
        ],
        "Templates": [],
    ]

    static let sources = House.swiftFiles(in: ["Sources", "Templates"])

    @Test func sourcesAreFound() {
        #expect(Set(Self.sources.map(\.module)) == Set(Self.allowed.keys))
    }

    @Test(arguments: sources)
    func importsStayInTheirModule(_ file: House.File) {
        let allowed = (Self.allowed[file.module] ?? []).union(
            file.module == "Facts" ? [] : ["Foundation", "FoundationXML"])
        let foreign = file.imports.filter { !allowed.contains($0) }
        #expect(foreign.isEmpty, "\(file.path) must not import \(foreign.joined(separator: ", "))")
    }

    /// Rules hold bad code as their examples.
    @Test(arguments: sources.filter { $0.module != "Host" && !$0.path.contains("/Rules/") })
    func onlyTheHostTouchesTheWorld(_ file: House.File) {
        let words = ["FileManager", "FileHandle", "ProcessInfo", "URLSession", " print(", "fputs(", "Date()", "fopen("]
        for (index, line) in file.lines.enumerated()
        where !line.contains("\"") && !line.isComment && !line.contains("func ") {
            for word in words where line.contains(word) {
                Issue.record("\(file.path):\(index + 1): \(word) belongs into Host")
            }
        }
    }

    @Test(arguments: sources + House.swiftFiles(in: ["Tests"]))
    func filesAreShort(_ file: House.File) {
        #expect(file.lines.count <= 320, "\(file.path) has \(file.lines.count) lines: is it one idea?")
    }

    @Test(arguments: sources)
    func functionsFitAScreen(_ file: House.File) {
        let lines = file.lines
        for (start, line) in lines.enumerated() where line.startsFunction && line.hasSuffix("{") {
            let closing = line.prefix { $0 == " " } + "}"
            guard let end = lines[start...].firstIndex(where: { $0.hasPrefix(closing) && $0 != line }) else { continue }
            #expect(end - start <= 60, "\(file.path):\(start + 1): the function has \(end - start) lines")
        }
    }

    @Test(arguments: sources)
    func publicDeclarationsAreDocumented(_ file: House.File) {
        let lines = file.lines
        for (index, line) in lines.enumerated() where line.isPublicDeclaration {
            var before = index - 1
            while before >= 0, lines[before].trimmed.hasPrefix("@") { before -= 1 }
            let documented = before >= 0 && lines[before].trimmed.hasPrefix("///")
            #expect(documented, "\(file.path):\(index + 1): \(line.trimmed)")
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

    fileprivate var isComment: Bool { trimmed.hasPrefix("//") }

    fileprivate var startsFunction: Bool { !isComment && (contains("func ") || trimmed.hasPrefix("init(")) }

    /// Whether a line begins a public declaration that needs words: operators and requirements of the standard
    /// library say themselves what they are.
    fileprivate var isPublicDeclaration: Bool {
        guard trimmed.hasPrefix("public ") || trimmed.hasPrefix("open "), !trimmed.hasPrefix("public extension") else {
            return false
        }
        let obvious = [
            "func <", "func ==", "func encode(to", "init(from", "func hash(into", "var description",
            "override func visit",
        ]
        return !obvious.contains { contains($0) }
    }
}
