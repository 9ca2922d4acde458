import Foundation
import Host
import Project
import Reading
import Testing

@testable import testgen

/// The SUTs of `Tests/Corpus/Factories`: what testgen writes for them compiles, and makes them.
@Suite("Factories for the factory corpus") struct FactoryCorpusTests {
    private static let root = "/project"
    private static let folder = ModelCorpus.folder.deletingLastPathComponent().appendingPathComponent("Factories")

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Factories", targets: [
            .target(name: "Factories", swiftSettings: [.define("RENTALS")]),
            .testTarget(name: "FactoriesTests", dependencies: ["Factories"]),
        ])
        """

    /// The files that hold the SUTs, by name.
    private func sources() throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// What testgen writes for all SUTs of some sources, by name.
    private func written(for suts: [String], in sources: [(name: String, text: String)]) async throws
        -> [(name: String, text: String)]
    {
        let files = MemoryFiles()
        files.put(Array(Self.manifest.utf8), at: Self.root + "/Package.swift")
        files.put([], at: Self.root + "/Tests/FactoriesTests/Empty.swift")
        for source in sources {
            files.put(Array(source.text.utf8), at: "\(Self.root)/Sources/Factories/\(source.name)")
        }
        for sut in suts {
            let transcript = ConsoleTranscript()
            let machine = Machine(
                files: files, processes: RecordedPrograms(files: files, root: Self.root).runner, clock: .stopped,
                console: transcript.console, currentFolder: Self.root)
            let status = await Testgen.run(["factory", sut], on: machine)
            try #require(status == 0, "factory \(sut): \(transcript.error)")
        }
        let tests = files.texts.filter { $0.key.contains("/Tests/") && $0.key.hasSuffix(".swift") }
        return tests.map { (Path.name($0.key), $0.value) }.filter { $0.name != "Empty.swift" }
    }

    @Test("Every factory compiles, makes its SUT and has doubles that answer", arguments: ["5", "6"])
    func factoriesCompileAndRun(mode: String) async throws {
        let sources = try sources()
        let suts = sources.flatMap { source in
            readFile(source.text, path: source.name).value.types.map(\.qualifiedName).filter { $0.hasSuffix("Desk") }
        }
        try #require(suts.count >= sources.count)
        var build = try CorpusBuild("factories", mode: mode)
        defer { try? FileManager.default.removeItem(at: build.folder) }
        try build.add(try await written(for: suts, in: sources), folder: "Tests")
        build.checks = suts.map { sut in
            let factory = (sut.split(separator: ".").last ?? "") + "TestFactory"
            return "await made(\"\(sut)\") { \(factory).makeSUT() }"
        }
        let files = sources.map { Self.folder.appendingPathComponent($0.name) }
        let program = try build.compile(over: [("Factories", files)], flags: ["-D", "RENTALS"])
        let result = try CorpusBuild.run(program, [])
        #expect(result.status == 0, "\(result.output.suffix(2000))")
        #expect(!result.output.contains("PROBLEM") && !result.output.contains("not stubbed"), "\(result.output)")
    }
}
