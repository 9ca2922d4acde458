import Foundation

/// A folder in which what testgen wrote is compiled against modules of a corpus, and run.
struct CorpusBuild {
    let mode: String
    let folder: URL
    var checks: [String] = []
    private(set) var fileCount = 0
    private var sources: [String] = []

    /// Makes the folder for a corpus and a language mode.
    init(_ name: String, mode: String) throws {
        self.mode = mode
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "testgen-\(name)-\(mode)-\(ProcessInfo.processInfo.processIdentifier)")
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

    /// Compiles modules, what was written for them and the checks; the path of the program.
    ///
    /// - Parameter flags: What the modules are compiled with, and nothing else.
    mutating func compile(over modules: [(name: String, files: [URL])], flags: [String] = []) throws -> String {
        let common = ["-swift-version", mode, "-enable-testing", "-parse-as-library", "-I", folder.path, "-D", "DEBUG"]
        for module in modules {
            try compiler(
                common + flags + ["-wmo", "-emit-module", "-module-name", module.name, "-emit-module-path"]
                    + ["\(folder.path)/\(module.name).swiftmodule", "-c", "-o", "\(folder.path)/\(module.name).o"]
                    + module.files.map(\.path))
        }
        let main = folder.appendingPathComponent("Main.swift")
        let imports = modules.map { "@testable import \($0.name)" }.joined(separator: "\n")
        try "import Foundation\n\(imports)\n\n\(program)".write(to: main, atomically: true, encoding: .utf8)
        let program = folder.appendingPathComponent("checks").path
        try compiler(
            common + ["-warnings-as-errors", "-wmo", "-Onone", "-o", program]
                + modules.map { "\(folder.path)/\($0.name).o" } + [main.path] + sources)
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
            @MainActor func made<T>(_ name: String, _ make: @MainActor () async throws -> T) async {
                do { print(name, type(of: try await make())) } catch { print("PROBLEM", name, error) }
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
