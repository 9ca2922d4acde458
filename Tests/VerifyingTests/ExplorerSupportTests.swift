import Foundation
import Testing
import Verifying

@Suite("The file that lets a test explore")
struct ExplorerSupportTests {
    @Test("It compiles in both language modes", arguments: ["5", "6"])
    func compiles(mode: String) throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appending(path: "testgen-explorer-\(mode)-\(ProcessInfo.processInfo.processIdentifier).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try ExplorerSupport.text(steps: [1, 60], rounds: 10).write(to: file, atomically: true, encoding: .utf8)
        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode, file.path]
        compiler.standardError = output
        try compiler.run()
        let errors = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0, "\(errors)")
    }
}
