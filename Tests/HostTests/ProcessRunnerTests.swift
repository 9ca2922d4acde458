import Facts
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
}
