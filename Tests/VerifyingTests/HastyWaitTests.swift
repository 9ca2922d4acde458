import Testing
import Verifying

@Suite("Waits in the copy")
struct HastyWaitTests {
    @Test("The kit's file takes its deadline from what the process has seen")
    func shortened() {
        let file = """
            import Foundation

            func waitUntil(timeout: TimeInterval = 0.5, _ condition: () async -> Bool) async {
                let deadline = Date().addingTimeInterval(timeout)
            }

            """
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
