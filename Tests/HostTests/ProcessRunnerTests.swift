import Facts
import Foundation
import Host
import Running
import Testing

@Suite("Other programs")
struct ProcessRunnerTests {
    @Test func collectsWhatAProgramLeavesBehind() async throws {
        let script = "pwd; echo \"$WORD\"; echo oops >&2; exit 3"
        let call = Invocation("sh", ["-c", script], in: "/", environment: ["WORD": "hello"])

        let result = try await ProcessRunner.live.run(call)

        #expect(result == Invocation.Result(status: 3, output: "/\nhello\n", error: "oops\n"))
    }

    @Test func saysWhatCannotBeStarted() async {
        let failure = await #expect(throws: Failure.self) {
            try await ProcessRunner.live.run(Invocation("no-such-program-anywhere"))
        }
        #expect(failure?.diagnostics.first?.message.contains("no-such-program-anywhere") == true)
    }

    private func temporary() throws -> ScratchFolder {
        let folder = ScratchFolder(FileManager.default.temporaryDirectory.path + "/testgen-\(UUID())")
        try folder.make()
        return folder
    }

    @Test func endsWhatDoesNotEnd() async throws {
        let folder = try temporary()
        defer { folder.remove() }

        let end = try await ProcessRunner.live.runLimited(
            Invocation("sleep", ["3600"]), LimitedRun(output: folder.file("log"), seconds: 0.2))

        #expect(end == LimitedRun.End(status: 137, isTimedOut: true))
    }

    #if os(Linux)
        /// A line whose end does not come is kept whole; it grows no further, however late it is looked at.
        @Test func endsWhatTakesTooMuchMemory() async throws {
            let folder = try temporary()
            defer { folder.remove() }

            let end = try await ProcessRunner.live.runLimited(
                Invocation("bash", ["-c", "exec tail -n 1 < <(head -c 200000000 /dev/zero; exec sleep 3600)"]),
                LimitedRun(output: folder.file("log"), memory: 64 << 20))

            #expect(end == LimitedRun.End(status: 137, isTooLarge: true))
        }
    #endif
}
