import Facts
import Foundation
import MockData
import Project
import Testing

@Suite("Builders for the model corpus", .serialized)
struct ModelCorpusTests {
    @Test("Every model has a builder, or a reason at its place")
    func everyModelIsAccountedFor() throws {
        let corpus = try ModelCorpus()
        let set = corpus.maker(.factory).builders(for: corpus.models.filter(corpus.index.isModel)).value
        let missing = set.missing.map(\.model.name).sorted()
        #expect(corpus.models.count >= 150)
        #expect(missing == Self.missing)
        #expect(set.missing.allSatisfy { $0.problem.location != nil })
        #expect(set.found.values.map(\.callee).sorted() == ["Band.mock", "Song.fixture"])
        let holes = set.plans.filter { !$0.holes.isEmpty }.map { "\($0.stem).\($0.holes[0].parameter)" }
        #expect(holes == Self.holes)
    }

    /// Models that cannot be made from outside: uninhabited, hidden, or only out of another value of themselves.
    private static let missing = [
        "HiddenMemberwise", "InoutParameter", "OnlyGeneric", "PrivateInitialiser", "Singleton",
        "URLSessionStandIn",
    ]

    /// Fields a test must give.
    private static let holes = [
        "Box.value", "Endless.next", "HoldsNeedy.needy", "HoldsSingleton.singleton", "Lens.get", "NeedsKeyPath.path",
        "NeedsProtocol.clock", "OpaqueParameter.value", "Pair.first", "Plainly.wrappedValue", "Store.state",
        "Tagged.rawValue", "Unowned.person",
    ]

    @Test("All builders compile without warnings and make the same values always", arguments: ["5", "6"])
    func buildersCompileAndRun(mode: String) throws {
        let corpus = try ModelCorpus()
        var build = try CorpusBuild(mode: mode)
        for shape in DataShape.allCases {
            let output = try corpus.output(shape)
            try build.add(output.files, folder: shape.rawValue)
            build.checks += output.checks
        }
        try #require(build.checks.count >= 1_500)
        let program = try build.compile()
        defer { try? FileManager.default.removeItem(at: build.folder) }
        let first = try CorpusBuild.run(program, [])
        let second = try CorpusBuild.run(program, [])
        #expect(first.status == 0, "\(first.output.suffix(2000))")
        let isEqual = first.output == second.output
        #expect(isEqual, "two runs print the same")
        let problems = first.output.split(separator: "\n").filter { $0.contains("PROBLEM") }
        #expect(problems == [])
        print("Swift \(mode): \(build.checks.count) checks over \(build.fileCount) files of builders")
    }
}

/// A folder in which generated builders are compiled against the corpus.
struct CorpusBuild {
    let mode: String
    let folder: URL
    var checks: [String] = []
    private(set) var fileCount = 0
    private var sources: [String] = []

    init(mode: String) throws {
        self.mode = mode
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "testgen-corpus-\(mode)-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    mutating func add(_ files: [(name: String, text: String)], folder name: String) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for file in files {
            let path = place.appendingPathComponent(file.name)
            try file.text.write(to: path, atomically: true, encoding: .utf8)
            sources.append(path.path)
            fileCount += 1
        }
    }

    /// Compiles modules, builders and checks; the path of the program.
    mutating func compile() throws -> String {
        let common = ["-swift-version", mode, "-enable-testing", "-parse-as-library", "-D", "DEBUG", "-I", folder.path]
        for module in ["CorpusKit", "Corpus"] {
            let files = try ModelCorpus.sources(of: module).map(\.path)
            try compiler(
                common + ["-wmo", "-emit-module", "-module-name", module, "-emit-module-path"]
                    + ["\(folder.path)/\(module).swiftmodule", "-c", "-o", "\(folder.path)/\(module).o"] + files)
        }
        let main = folder.appendingPathComponent("Main.swift")
        try program.write(to: main, atomically: true, encoding: .utf8)
        let program = folder.appendingPathComponent("checks").path
        try compiler(
            common + ["-warnings-as-errors", "-wmo", "-Onone", "-o", program]
                + ["\(folder.path)/Corpus.o", "\(folder.path)/CorpusKit.o", main.path] + sources)
        return program
    }

    private func compiler(_ arguments: [String]) throws {
        let result = try Self.run("/usr/bin/env", ["swiftc"] + arguments)
        guard result.status == 0 else {
            let errors = result.output.split(separator: "\n").filter { $0.contains("error:") && $0.hasPrefix("/") }
            let shown = errors.isEmpty ? result.output.suffix(2000) : errors.prefix(40).joined(separator: "\n")[...]
            throw CorpusProblem(text: "\(shown)\n\(errors.count) errors")
        }
    }

    private var program: String {
        let parts = stride(from: 0, to: checks.count, by: 40).map { start in
            let lines = checks[start..<min(start + 40, checks.count)].map { "    \($0)" }.joined(separator: "\n")
            return "@MainActor func part\(start)() async {\n\(lines)\n}"
        }
        let calls = stride(from: 0, to: checks.count, by: 40).map { "        await part\($0)()" }.joined(
            separator: "\n")
        return """
            import Foundation
            @testable import Corpus
            @testable import CorpusKit

            func text<T>(_ value: T) -> String {
                var text = ""
                dump(value, to: &text)
                return text.replacing(#/0x[0-9a-f]+/#, with: "0x")
                    .replacing(#/pointerValue: [0-9]+|[$][0-9a-f]+/#, with: "address")
            }
            func show<T>(_ name: String, _ value: T) { print(name, text(value)) }
            func same<T>(_ name: String, _ one: T, _ two: T) {
                if text(one) != text(two) { print("PROBLEM", name, "differs between two calls") }
                show(name, one)
            }
            func several<T>(_ name: String, _ values: [T]) {
                if values.count != 4 { print("PROBLEM", name, "made", values.count) }
            }
            func distinct<T>(_ name: String, _ values: [T]) {
                several(name, values)
                if Set(values.map { text($0) }).count != 4 { print("PROBLEM", name, "makes equal values") }
            }
            \(parts.joined(separator: "\n"))
            @main @MainActor struct Main {
                static func main() async {
            \(calls)
                }
            }
            """
    }

    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
