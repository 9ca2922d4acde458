import Foundation
import Testing
import Verifying

@Suite("Waits in the copy")
struct HastyWaitTests {
    @Test("The kit's own file takes its deadline from what the process has seen")
    func shortened() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let file = try String(contentsOf: root.appending(path: "Templates/Suite/WaitUntil.stencil"), encoding: .utf8)
        let text = HastyWait.text(file)
        #expect(text.contains("let testgenLimit = TestgenWait.limit(timeout)"))
        #expect(text.contains("nonisolated private enum TestgenWait {"))
        #expect(!text.contains("= Date().addingTimeInterval(timeout)"))
    }

    @Test("A file that waits otherwise stays as it is")
    func kept() {
        let file = "func waitUntil() async { await Task.yield() }\n"
        #expect(HastyWait.text(file) == file)
    }
}
