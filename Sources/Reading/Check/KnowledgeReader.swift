import Checking
import Facts
import Project
import Resolving
import SwiftParser
import SwiftSyntax

/// Reads the knowledge for a check: facts of the types that tests name, and declarations of the tests' support files.
/// It parses only files that concern the check.
public struct KnowledgeReader {
    private let sources: SourceIndex
    private let tests: SourceIndex
    private let project: Project
    private let containers: [Container]
    private var knowledge: Knowledge
    /// What could not be read.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - sources: The project's sources, scanned.
    ///   - tests: The files of the test targets, scanned.
    ///   - project: The project.
    ///   - containers: The containers to recognise.
    public init(sources: SourceIndex, tests: SourceIndex, project: Project, containers: [Container] = Container.all) {
        self.sources = sources
        self.tests = tests
        self.project = project
        self.containers = containers
        knowledge = Knowledge(
            roles: Roles(FactIndex(files: [])), protocols: [], testTypes: [:], targets: project.tests,
            framework: project.configuration.framework)
    }

    /// Reads the knowledge for checking some files.
    public mutating func read(for paths: [String]) throws -> Knowledge {
        knowledge.protocols = Set(sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name))
        for type in tests.types.joined() { knowledge.testTypes[type.name, default: []].append(type) }
        try readRoles(for: paths)
        readContainers()
        for file in tests.files where isSupport(file) { readSupport(file) }
        readSharing()
        return knowledge
    }

    // MARK: The sources

    private mutating func readRoles(for paths: [String]) throws {
        var names: Set<String> = []
        for path in paths {
            guard let file = tests.file(path) else { continue }
            names.formUnion(file.bytes.typeNames)
        }
        for name in names {
            for word in ["Tests", "TestFactory"] + DoubleKind.suffixes {
                guard let stem = name.dropping(suffix: word) ?? name.dropping(prefix: word) else { continue }
                names.insert(stem)
                for suffix in Subject.suffixes { names.insert(stem + suffix) }
            }
        }
        var reader = DemandReader(sources)
        let facts = try reader.read([], naming: names.sorted())
        diagnostics += facts.diagnostics
        let byDefault = Set(project.modules.filter(\.isMainActorByDefault).map(\.name))
        knowledge.roles = Roles(
            FactIndex(files: facts.value),
            containers: containers.filter(\.support.isGlobal).map {
                ContainerWrappers(name: $0.name, modules: $0.modules, wrappers: $0.wrappers)
            }, isMainActorByDefault: { byDefault.contains($0) })
    }

    // MARK: The container

    private mutating func readContainers() {
        for container in containers where container.support.isGlobal {
            let sample = Injection(type: .simple("P"), key: .type(.simple("P")))
            guard case .registration(let lines, _) = container.handover(sample, "double"), let line = lines.first
            else { continue }
            let path = line.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.first ?? ""
            let names = path.split(separator: ".").prefix(2)
            guard names.count == 2 else { continue }
            knowledge.sharedContainers.append(.init(name: container.name, head: names.joined(separator: ".")))
        }
        for (index, file) in tests.files.enumerated() {
            let factories = tests.types[index].filter { $0.name.hasSuffix("TestFactory") && $0.keyword != "extension" }
            guard !factories.isEmpty else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard let container = knowledge.sharedContainers.first(where: { text.contains($0.head) }) else { continue }
            for factory in factories { knowledge.containerFactories[factory.name] = container.name }
        }
    }

    /// Finds the files whose suites use a shared container, by test target.
    private mutating func readSharing() {
        guard !knowledge.sharedContainers.isEmpty else { return }
        let users = Set(knowledge.roles.all.filter { $0.container != nil }.map(\.name))
        for file in tests.files {
            let names = file.bytes.typeNames
            let heads = knowledge.sharedContainers.map { String($0.head.prefix { $0 != "." }) }
            let shares =
                !names.isDisjoint(with: knowledge.containerFactories.keys) || !names.isDisjoint(with: users)
                || !names.isDisjoint(with: heads)
            guard shares, file.bytes.contains("@Test"), let target = knowledge.target(of: file.path) else { continue }
            knowledge.sharingFiles[target.name, default: []].insert(file.path)
        }
    }

    // MARK: Support files

    /// Whether a file declares what other tests use: constants, tags, traits, helpers.
    private func isSupport(_ file: SourceIndex.File) -> Bool {
        let hasTests =
            file.bytes.contains("@Test(") || file.bytes.contains("@Test\n") || file.bytes.contains("@Test func")
        let names = tests.types(inFile: file.path)
        if names.contains(where: {
            $0.name.hasSuffix("Constants") || ($0.keyword == "extension" && Self.extended.contains($0.name))
        }) {
            return true
        }
        return !hasTests
            && ["#expect", "#require", "Issue.record", "XCTFail", "XCTAssert"].contains { file.bytes.contains($0) }
    }

    private static let extended: Set<String> = [
        "Tag", "Trait", "SuiteTrait", "TestTrait", "Test", "Issue", "Confirmation",
    ]

    private mutating func readSupport(_ file: SourceIndex.File) {
        let nodes = NodeCollector()
        nodes.walk(file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        let declarations = SupportDeclarations(nodes)
        knowledge.constants += declarations.constants
        knowledge.tags.formUnion(declarations.tags)
        knowledge.serviceTraits += declarations.serviceTraits
        knowledge.exclusiveTraits += declarations.exclusiveTraits
        knowledge.assertingFunctions.formUnion(declarations.assertingFunctions)
        knowledge.ownNames.formUnion(declarations.ownNames)
    }
}

extension [UInt8] {
    /// The names in the bytes that begin like a type's.
    var typeNames: Set<String> {
        var words: Set<ArraySlice<UInt8>> = []
        var start = 0
        var isInWord = false
        for (index, byte) in enumerated() {
            let isWord =
                (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
                || byte >= 0x80
            if isWord, !isInWord { start = index }
            if !isWord, isInWord, self[start] &- UInt8(ascii: "A") < 26 { words.insert(self[start..<index]) }
            isInWord = isWord
        }
        if isInWord, self[start] &- UInt8(ascii: "A") < 26 { words.insert(self[start...]) }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether a text occurs in the bytes.
    func contains(_ text: String) -> Bool {
        let word = Swift.Array(text.utf8)
        guard let first = word.first, count >= word.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - word.count) where bytes[start] == first {
                var length = 1
                while length < word.count, bytes[start + length] == word[length] { length += 1 }
                if length == word.count { return true }
            }
            return false
        }
    }
}
