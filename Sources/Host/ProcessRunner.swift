import Facts
import Running
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Runs other programs.
public struct ProcessRunner: Sendable {
    /// Runs a program to its end and returns what it left behind; throws when it cannot be started.
    public var run: @Sendable (Invocation) async throws -> Invocation.Result

    /// Runs a program, its output going to a file, and ends it with everything it started when the limit is over or
    /// the task is cancelled; throws when it cannot be started.
    public var runLimited: @Sendable (Invocation, LimitedRun) async throws -> LimitedRun.End

    /// Creates a runner.
    public init(
        run: @escaping @Sendable (Invocation) async throws -> Invocation.Result,
        runLimited: @escaping @Sendable (Invocation, LimitedRun) async throws -> LimitedRun.End = { _, _ in
            LimitedRun.End(status: 0)
        }
    ) {
        self.run = run
        self.runLimited = runLimited
    }

    /// Runs programs on this computer.
    public static let live = ProcessRunner(run: collect, runLimited: LimitedRun.perform)

    @Sendable private static func collect(_ invocation: Invocation) async throws -> Invocation.Result {
        let isPath = invocation.executable.contains("/")
        let changes = invocation.environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        do {
            let result = try await Subprocess.run(
                isPath ? .path(FilePath(invocation.executable)) : .name(invocation.executable),
                arguments: Arguments(invocation.arguments),
                environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
                workingDirectory: invocation.workingFolder.map { FilePath($0) },
                output: .string(limit: 1 << 28), error: .string(limit: 1 << 28))
            return Invocation.Result(
                status: status(result.terminationStatus), output: result.standardOutput,
                error: result.standardError)
        } catch let error as SubprocessError {
            throw Failure("cannot run \(invocation.executable): \(error)", rule: "process")
        }
    }

    static func status(_ status: TerminationStatus) -> Int32 {
        switch status {
        case .exited(let code): return Int32(code)
        case .signaled(let signal): return 128 + Int32(signal)
        }
    }
}
