import Doubles
import Facts
import Foundation
import Project
import Reading
import Rendering
import Testing

/// Every protocol of `Tests/Corpus/Protocols`, doubled and compiled with its file as far as the compiler complains, warnings
/// being errors.
@Suite("Doubles for the protocol corpus")
struct ProtocolCorpusTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Corpus/Protocols")

    static let themes: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".swift") }.sorted()
        ?? []

    private func plans(
        _ theme: String, _ naming: DoubleNaming, _ kind: DoubleKind? = nil
    ) throws -> (plans: [DoublePlan], refused: [String]) {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(theme), encoding: .utf8)
        let index = FactIndex(files: [readFile(text, path: theme, module: "Corpus").value])
        var refused: [String] = []
        let plans = index.types.filter { $0.kind == .protocol }.compactMap { type -> DoublePlan? in
            var options = DoubleOptions(naming: naming)
            options.kind = kind
            let plan = planDouble(of: [type], in: index, options: options).value
            if plan == nil { refused.append(type.name) }
            return plan
        }
        return (plans, refused)
    }

    @Test("The corpus covers the language")
    func size() throws {
        let count = try Self.themes.reduce(0) { try $0 + plans($1, .short).plans.count }
        #expect(count >= 250)
    }

    @Test("All doubles compile in both language modes", arguments: themes, DoubleNaming.allCases)
    func compiles(theme: String, naming: DoubleNaming) throws {
        let made = try plans(theme, naming)
        try #require(!made.plans.isEmpty)
        #expect(made.refused.isEmpty)
        let output = FileManager.default.temporaryDirectory.appendingPathComponent(
            "doubles-\(UUID().uuidString)-\(theme)")
        defer { try? FileManager.default.removeItem(at: output) }
        try renderDoubles(made.plans, testableImports: []).write(to: output, atomically: true, encoding: .utf8)
        for mode in naming == .short ? ["5", "6"] : ["6"] {
            let errors = try complaints(about: [Self.folder.appendingPathComponent(theme), output], mode: mode)
            #expect(errors.isEmpty, "Swift \(mode)")
        }
    }

    @Test("Doubles of every kind compile in both language modes", arguments: themes, DoubleKind.allCases)
    func kindsCompile(theme: String, kind: DoubleKind) throws {
        let made = try plans(theme, .short, kind)
        try #require(!made.plans.isEmpty)
        let output = FileManager.default.temporaryDirectory.appendingPathComponent(
            "doubles-\(UUID().uuidString)-\(theme)")
        defer { try? FileManager.default.removeItem(at: output) }
        try renderDoubles(made.plans, testableImports: []).write(to: output, atomically: true, encoding: .utf8)
        for mode in ["5", "6"] {
            let errors = try complaints(about: [Self.folder.appendingPathComponent(theme), output], mode: mode)
            #expect(errors.isEmpty, "Swift \(mode)")
        }
    }

    @Test(
        "Subclasses that stand for classes compile in both language modes", arguments: ["5", "6"],
        [nil, DoubleKind.mock, .strict])
    func classesCompile(mode: String, kind: DoubleKind?) throws {
        let source = Self.folder.deletingLastPathComponent().appendingPathComponent("Classes/Classes.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        let index = FactIndex(files: [readFile(text, path: "Classes.swift", module: "Corpus").value])
        var options = DoubleOptions()
        options.kind = kind
        let plans = index.types.filter { $0.kind == .class }.map {
            planDouble(of: [$0], in: index, options: options)
        }
        #expect(plans.flatMap(\.diagnostics).isEmpty)
        #expect(plans.compactMap(\.value).count >= 18)
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("doubles-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: output) }
        let rendered = renderDoubles(plans.compactMap(\.value), testableImports: [])
        try rendered.write(to: output, atomically: true, encoding: .utf8)
        #expect(!rendered.contains("sealed") && !rendered.contains("func made") && !rendered.contains("hidden"))
        let errors = try complaints(about: [source, output], mode: mode)
        #expect(errors.isEmpty)
    }

    /// The lines of the compiler that speak of errors; with warnings as errors these are all its complaints. It goes as far
    /// as its own checks do: what is sent and what is moved it looks at after the types.
    private func complaints(about files: [URL], mode: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-emit-sil", "-warnings-as-errors", "-swift-version", mode, "-module-name", "Corpus"]
            + files.map(\.path)
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("doubles-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardError = handle
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
        let complaints = lines.filter { $0.contains("error: ") && !$0.hasPrefix(" ") }
        return process.terminationStatus == 0 ? [] : (complaints.isEmpty ? ["swiftc failed"] : complaints)
    }
}
