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
        try ExplorerSupport.text(steps: [1, 60], rounds: 10, objects: ["Cup"]).write(
            to: file, atomically: true, encoding: .utf8)
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

    @Test("Of runs that ended the process the shortest are told, two for an act, none with a change of the code")
    func deadly() {
        let text = """
            {"event":"round","round":20}
            died 0#1,0|1/act1/name:2|2/store.names():1
            died 0#0|1/store.names():1
            chose |1/store.names()=:2
            died 0#2|
            died 0#2,0|1/act2/name:1
            died 0#0|1/store.names()=#:1|1/store.names():1
            died 7#1|
            died 0#2|2/act2/na
            """
        let trails = Trail.deadly(in: text)
        #expect(trails.map(\.acts) == [[2], [0], [0]])
        // What was chosen by chance belongs to it.
        #expect(trails.map(\.choices).contains(["1/store.names()": 1, "1/store.names()=": 2]))
    }

    /// Exploring goes on after changes that end the process, however many follow on each other.
    @Test
    func leads() {
        let text = """
            died 3#1|
            died 4#1|
            died 4#1,0|
            died 0#1,0|1/act1/name:2
            {"acts":[1],"choices":{},"event":"mend"}
            """
        #expect(Trail.leads(in: text) == 3)
        #expect(Trail.leads(in: "died 0#1|") == 0)
    }
}
