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
    /// A file that grows as long as the program gets on, and how long it may stand still; `nil` for no such limit.
    public var silence: Silence?
    /// Bytes of memory at which it is ended, where the system tells how much it takes: Linux; `nil` for no limit.
    public var memory: Int?
    /// Bytes of memory that tests may take, as changed code may allocate without end: a quarter of this computer's, but
    /// from one to four gigabytes.
    public static let share = max(1 << 30, min(4 << 30, Int(ProcessInfo.processInfo.physicalMemory / 4)))
    /// The name of a variable of its environment, by which what it started is found though it left the group.
    public var mark: String?
    /// Told when it has been started.
    public var started: (@Sendable () -> Void)?

    /// Creates a description.
    public init(
        output: String, seconds: Double? = nil, silence: Silence? = nil, memory: Int? = nil, mark: String? = nil,
        started: (@Sendable () -> Void)? = nil
    ) {
        self.output = output
        self.seconds = seconds
        self.silence = silence
        self.memory = memory
        self.mark = mark
        self.started = started
    }

    /// A file that has to grow.
    public struct Silence: Sendable {
        /// The file, absolute.
        public var file: String
        /// Seconds for which it may stand still.
        public var seconds: Double

        /// Creates a limit.
        public init(of file: String, seconds: Double) {
            self.file = file
            self.seconds = seconds
        }

        /// How much there is of the file.
        var size: Int { (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0 }
    }

    /// How it ended.
    public struct End: Hashable, Sendable {
        /// The exit code; `128 + n` after signal `n`.
        public var status: Int32
        /// Whether a limit of time ended it.
        public var isTimedOut: Bool
        /// Whether the limit of memory ended it.
        public var isTooLarge: Bool

        /// Creates an end.
        public init(status: Int32, isTimedOut: Bool = false, isTooLarge: Bool = false) {
            self.status = status
            self.isTimedOut = isTimedOut
            self.isTooLarge = isTooLarge
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
            let mark = limits.mark.flatMap { name in invocation.environment[name].map { "\(name)=\($0)" } }
            let group = ProcessGroup(mark)
            return try await withTaskCancellationHandler {
                let result = try await Subprocess.run(
                    isPath ? .path(FilePath(invocation.executable)) : .name(invocation.executable),
                    arguments: Arguments(invocation.arguments),
                    environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
                    workingDirectory: invocation.workingFolder.map { FilePath($0) }, platformOptions: options,
                    input: .none, output: .fileDescriptor(file, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(file, closeAfterSpawningProcess: false)
                ) { execution in
                    group.begin(execution.processIdentifier.value, limits)
                    limits.started?()
                }
                await RunningPrograms.shared.waitIfInterrupted()
                let over = group.finish()
                return End(
                    status: ProcessRunner.status(result.terminationStatus), isTimedOut: over == .time,
                    isTooLarge: over == .memory)
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
    /// What a program may have too much of.
    enum Limit {
        case time, memory
    }

    private struct State {
        var leader: pid_t?
        var isOver = false
        var exceeded: Limit?
        var watch: Task<Void, Never>?
    }

    private let lock = NSLock()
    private var state = State()
    private let mark: String?

    init(_ mark: String?) {
        self.mark = mark
    }

    /// Notes the leader and ends the group when a limit is over.
    func begin(_ leader: pid_t, _ limits: LimitedRun) {
        RunningPrograms.shared.begin(leader, mark: mark)
        let isOver = lock.withLock {
            state.leader = leader
            if limits.seconds != nil || limits.silence != nil || limits.memory != nil {
                state.watch = Task { [weak self] in await self?.watch(limits, leader) }
            }
            return state.isOver
        }
        if isOver { end() }
    }

    /// Waits until a limit is over.
    private func watch(_ limits: LimitedRun, _ leader: pid_t) async {
        let clock = ContinuousClock()
        let start = clock.now
        var (size, grown) = (-1, clock.now)
        // Memory fills fast.
        let pause = Duration.milliseconds(limits.memory != nil ? 100 : limits.silence != nil ? 250 : .max)
        while !Task.isCancelled {
            let rest = limits.seconds.map { .seconds($0) - start.duration(to: clock.now) } ?? .seconds(1)
            try? await Task.sleep(for: min(rest, pause))
            if Task.isCancelled { return }
            if let seconds = limits.seconds, start.duration(to: clock.now) >= .seconds(seconds) { return expire(.time) }
            if let memory = limits.memory, Self.memory(of: leader) > memory { return expire(.memory) }
            guard let silence = limits.silence else { continue }
            let now = silence.size
            if now != size { (size, grown) = (now, clock.now) }
            if grown.duration(to: clock.now) >= .seconds(silence.seconds) { return expire(.time) }
        }
    }

    /// Bytes of memory that a program takes; 0 where nothing tells.
    private static func memory(of program: pid_t) -> Int {
        #if os(Linux)
            let pages = (try? String(contentsOfFile: "/proc/\(program)/statm", encoding: .utf8))?.split(separator: " ")
            return (pages?.dropFirst().first).flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 0
        #else
            return 0
        #endif
    }

    /// Ends the group.
    func end() {
        let leader = lock.withLock {
            state.isOver = true
            return state.leader
        }
        if let leader { kill(-leader, SIGKILL) }
    }

    /// The leader has ended: what it left running is ended as well. Tells which limit ended it.
    func finish() -> Limit? {
        let (leader, exceeded) = lock.withLock {
            state.watch?.cancel()
            defer { state.leader = nil }
            return (state.leader, state.exceeded)
        }
        if let leader { RunningPrograms.shared.finish(leader) }
        return exceeded
    }

    private func expire(_ limit: Limit) {
        lock.withLock { state.exceeded = limit }
        end()
    }
}
