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
    private let bases: Set<String>
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
        bases = Set(tests.types.joined().filter { $0.keyword == "class" }.compactMap(\.conformances.first))
        knowledge = Knowledge(
            roles: Roles(FactIndex(files: [])), protocols: [], testTypes: [:], targets: project.tests,
            framework: project.configuration.framework)
    }

    /// Reads the knowledge for checking some files.
    public mutating func read(for paths: [String]) throws -> Knowledge {
        knowledge.protocols = Set(sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name))
        for type in tests.types.joined() { knowledge.testTypes[type.name, default: []].append(type) }
        knowledge.testCases = TestCases([sources, tests]).names
        for file in tests.files where Self.records.contains(where: file.bytes.contains) {
            knowledge.recordingFiles[file.path] = file.bytes.firstName(where: Self.isRecord) ?? ""
        }
        knowledge.partStyle = PartStyle.used(in: tests.files)
        try readRoles(for: paths)
        readContainers()
        for file in tests.files where isSupport(file) { readSupport(file) }
        // Modules that help tests are sources as well: they import what tests are written with.
        let helping = Set(sources.files(mentioning: "XCTest") + sources.files(mentioning: "Testing")).sorted()
        for file in helping.compactMap({ sources.file($0) })
        where file.bytes.contains("import XCTest") || file.bytes.contains("import Testing") {
            readSupport(file)
        }
        knowledge.silentWaits.subtract(knowledge.assertingFunctions)
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
        for type in names.compactMap({ knowledge.testTypes[$0] }).joined() {
            names.formUnion(knowledge.protocols.intersection(type.conformances))
        }
        for name in names {
            for word in ["Tests", "TestFactory"] + DoubleKind.suffixes {
                guard let stem = name.dropping(suffix: word) ?? name.dropping(prefix: word) else { continue }
                names.insert(stem)
                for suffix in Subject.suffixes { names.insert(stem + suffix) }
            }
        }
        try readTasks(of: names)
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

    /// Finds what the methods of types do later, in the files that start tasks at all.
    private mutating func readTasks(of names: Set<String>) throws {
        let paths = Set(names.flatMap { sources.files(naming: $0) }).sorted()
        let files = paths.compactMap { sources.file($0) }.filter {
            $0.bytes.contains("Task {") || $0.bytes.contains("Task(")
        }
        let facts = try files.map { file in
            let text = try FileTree.text(file.bytes, path: file.path)
            return readFile(text, path: file.path, module: file.module, depth: .bodies, flags: file.flags).value
        }
        let index = FactIndex(files: facts)
        for type in index.types where names.contains(type.name) {
            let effects = LateEffects.all(of: index.members(of: type))
            if !effects.isEmpty { knowledge.lateEffects[type.name] = effects }
        }
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
        if hasTests { return false }
        if names.contains(where: { ModelBuilders.isMaker($0.name) || extendsModel($0) }) { return true }
        let isTestCase = names.contains { $0.keyword == "class" && knowledge.isTestCase($0.name) }
        if isTestCase, !names.contains(where: { isBase($0.name) }) { return false }
        return Self.asserting.contains { file.bytes.contains($0) }
    }

    private static let records = ["CallsCount", "CallCount", "Called", "Received", "received", "Invocations", "Calls"]

    /// Whether a name is that of a property in which a double keeps what it was asked.
    private static func isRecord(_ name: String) -> Bool {
        guard let first = name.first, first.isLowercase || first == "_" else { return false }
        return records.contains { name.contains($0) && name.count > $0.count }
    }

    private static let asserting = [
        "#expect", "#require", "Issue.record", "XCTFail", "XCTAssert", "func wait", "func eventually", "func poll",
    ]

    /// Whether a file extends a type of the sources, as one with mock data does.
    private func extendsModel(_ type: ScannedType) -> Bool {
        type.keyword == "extension" && knowledge.roles[type.name] != nil
    }

    /// Whether other test cases inherit from a class.
    private func isBase(_ name: String) -> Bool { name == "XCTestCase" || bases.contains(name) }

    private static let extended: Set<String> = [
        "Tag", "Trait", "SuiteTrait", "TestTrait", "Test", "Issue", "Confirmation",
    ]

    private mutating func readSupport(_ file: SourceIndex.File) {
        let nodes = NodeCollector()
        nodes.walk(file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        let declarations = SupportDeclarations(
            nodes, testCases: Set(nodes.types.filter { knowledge.isTestCase($0.name) }.map(\.index)))
        knowledge.constants += declarations.constants
        knowledge.tags.formUnion(declarations.tags)
        knowledge.serviceTraits += declarations.serviceTraits
        knowledge.exclusiveTraits += declarations.exclusiveTraits
        knowledge.assertingFunctions.formUnion(declarations.assertingFunctions)
        knowledge.silentWaits.formUnion(nodes.functions.map(\.name).filter { $0.hasPrefix("wait") })
        knowledge.ownNames.formUnion(declarations.ownNames)
        knowledge.waits += declarations.waits
        knowledge.builders.merge(declarations.builders) { first, _ in first }
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

    /// The first name in the bytes that meets a condition.
    func firstName(where isWanted: (String) -> Bool) -> String? {
        split { byte in
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            return !(isLetter || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 0x80)
        }.lazy.map { String(decoding: $0, as: UTF8.self) }.first(where: isWanted)
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
