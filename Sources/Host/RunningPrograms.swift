import Foundation

/// The programs that run in groups of their own, so that none of them outlives an interrupted command.
public final class RunningPrograms: @unchecked Sendable {
    static let shared = RunningPrograms()

    private let lock = NSLock()
    private var groups: [pid_t: String?] = [:]

    private var isOver = false

    /// Notes a group by its leader, and the variable that everything it starts carries.
    func begin(_ leader: pid_t, mark: String?) {
        let isLate = lock.withLock {
            groups.updateValue(mark, forKey: leader)
            return isOver
        }
        if isLate { finish(leader) }
    }

    /// Waits for the end of the command where it was interrupted: that a program has ended tells nothing any more.
    func waitIfInterrupted() async {
        if lock.withLock({ isOver }) { try? await Task.sleep(for: .seconds(60)) }
    }

    /// Ends what is left of a group, and what has left the group but carries its variable.
    func finish(_ leader: pid_t) {
        let mark = lock.withLock { groups.removeValue(forKey: leader) ?? nil }
        kill(-leader, SIGKILL)
        if let mark { Self.end(marked: mark) }
    }

    /// Ends all groups: first by asking, so that package managers end what they started, then for certain.
    private func finishAll() {
        let open = lock.withLock {
            isOver = true
            return groups
        }
        for leader in open.keys { kill(-leader, SIGINT) }
        for _ in 0..<30 where open.keys.contains(where: { kill(-$0, 0) == 0 }) { usleep(100_000) }
        for leader in open.keys { finish(leader) }
        // The command goes on until now: what it has begun meanwhile ends as soon as it is noted.
        usleep(200_000)
        for leader in lock.withLock({ groups }).keys { finish(leader) }
    }

    /// Ends programs whose environment holds a variable, such as `NAME=value`.
    ///
    /// Only Linux says what a program's environment is. One that is just being started has none yet: it is looked for
    /// until none is found twice.
    public static func end(marked mark: String) {
        #if os(Linux)
            for _ in 0..<20 where endOnce(mark) {}
            usleep(20_000)
            for _ in 0..<20 where endOnce(mark) { usleep(20_000) }
        #endif
    }

    /// Ends the programs that can be found; whether there were any.
    private static func endOnce(_ mark: String) -> Bool {
        var isFound = false
        #if os(Linux)
            let (wanted, own) = (Data((mark + "\0").utf8), getpid())
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                guard let program = pid_t(name), program != own,
                    let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
                    environment.range(of: wanted) != nil
                else { continue }
                isFound = kill(program, SIGKILL) == 0 || isFound
            }
        #endif
        return isFound
    }

    // MARK: - Interruption

    /// Ends all groups when the command is interrupted from the keyboard or asked to end, and the command after them.
    public static func endWithTheCommand() {
        guard pipe(&Interruption.pipe) == 0 else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Foundation.write(Interruption.pipe[1], &byte, 1)
            }
        }
        let thread = Thread {
            var byte: UInt8 = 0
            guard read(Interruption.pipe[0], &byte, 1) == 1 else { return }
            shared.finishAll()
            signal(Int32(byte), SIG_DFL)
            raise(Int32(byte))
        }
        thread.start()
    }
}

/// What a signal handler reaches.
private enum Interruption {
    /// The ends of a pipe: read, write.
    nonisolated(unsafe) static var pipe: [Int32] = [-1, -1]
}
