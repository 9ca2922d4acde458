import Facts
import Foundation
import Running
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// How a program is run that may hang, or that is stopped when others are done.
public struct LimitedRun: Sendable {
    /// The file that takes both its outputs.
    public var output: String
    /// Seconds after which it is ended; `nil` for no limit.
    public var seconds: Double?
    /// Told when it has been started.
    public var started: (@Sendable () -> Void)?

    /// Creates a description.
    public init(output: String, seconds: Double? = nil, started: (@Sendable () -> Void)? = nil) {
        self.output = output
        self.seconds = seconds
        self.started = started
    }

    /// How it ended.
    public struct End: Hashable, Sendable {
        /// The exit code; `128 + n` after signal `n`.
        public var status: Int32
        /// Whether the limit ended it.
        public var isTimedOut: Bool

        /// Creates an end.
        public init(status: Int32, isTimedOut: Bool = false) {
            self.status = status
            self.isTimedOut = isTimedOut
        }
    }

    /// Runs a program in a group of its own.
    @Sendable static func perform(_ invocation: Invocation, _ limits: LimitedRun) async throws -> End {
        let isPath = invocation.executable.contains("/")
        let changes = invocation.environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        var options = PlatformOptions()
        options.processGroupID = 0
        let file = try FileDescriptor.open(
            FilePath(limits.output), .writeOnly, options: [.create, .truncate],
            permissions: [.ownerReadWrite, .groupRead])
        defer { try? file.close() }
        do {
            let group = ProcessGroup()
            return try await withTaskCancellationHandler {
                let result = try await Subprocess.run(
                    isPath ? .path(FilePath(invocation.executable)) : .name(invocation.executable),
                    arguments: Arguments(invocation.arguments),
                    environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
                    workingDirectory: invocation.workingFolder.map { FilePath($0) }, platformOptions: options,
                    input: .none, output: .fileDescriptor(file, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(file, closeAfterSpawningProcess: false)
                ) { execution in
                    group.begin(execution.processIdentifier.value, limit: limits.seconds)
                    limits.started?()
                }
                return End(status: ProcessRunner.status(result.terminationStatus), isTimedOut: group.finish())
            } onCancel: {
                group.end()
            }
        } catch let error as SubprocessError {
            throw Failure("cannot run \(invocation.executable): \(error)", rule: "process")
        }
    }
}

/// A program and everything it started, ended together.
private final class ProcessGroup: @unchecked Sendable {
    private struct State {
        var leader: pid_t?
        var isOver = false
        var isTimedOut = false
        var watch: Task<Void, Never>?
    }

    private let lock = NSLock()
    private var state = State()

    /// Notes the leader and ends the group when the limit is over.
    func begin(_ leader: pid_t, limit: Double?) {
        let isOver = lock.withLock {
            state.leader = leader
            if let limit {
                state.watch = Task { [weak self] in
                    try? await Task.sleep(for: .seconds(limit))
                    if !Task.isCancelled { self?.expire() }
                }
            }
            return state.isOver
        }
        if isOver { end() }
    }

    /// Ends the group.
    func end() {
        let leader = lock.withLock {
            state.isOver = true
            return state.leader
        }
        if let leader { kill(-leader, SIGKILL) }
    }

    /// The leader has ended: what it left running is ended as well. Tells whether the limit ended it.
    func finish() -> Bool {
        let (leader, isTimedOut) = lock.withLock {
            state.watch?.cancel()
            defer { state.leader = nil }
            return (state.leader, state.isTimedOut)
        }
        if let leader { kill(-leader, SIGKILL) }
        return isTimedOut
    }

    private func expire() {
        lock.withLock { state.isTimedOut = true }
        end()
    }
}
