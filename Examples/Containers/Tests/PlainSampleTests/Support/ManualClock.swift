// testgen:fingerprint b4be1bc3b7e42bc4 support
import Foundation

/// A clock whose time passes only when a test says so.
///
/// Sleepers wake in the order of their deadlines as `advance(by:)` passes them.
final class ManualClock: Clock, @unchecked Sendable {
    /// A point in time, counted from the clock's making.
    struct Instant: InstantProtocol, Hashable, Sendable {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        var identifier: UUID
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [Sleeper] = []
    private var cancelled: Set<UUID> = []
    private var isFree = false

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// Whether time passes by itself: a sleeper wakes at once, and it is as late as it wanted to sleep.
    var runsFreely: Bool {
        get { lock.withLock { isFree } }
        set { lock.withLock { isFree = newValue } }
    }

    /// How many tasks are asleep on the clock.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        if passes(to: deadline) { return await Task.yield() }
        let identifier = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(Sleeper(identifier: identifier, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(identifier)
        }
    }

    /// Lets time pass and wakes those whose deadline has come.
    func advance(by duration: Duration) {
        let woken = lock.withLock {
            time = time.advanced(by: duration)
            let woken = sleepers.filter { $0.deadline <= time }.sorted { $0.deadline < $1.deadline }
            sleepers.removeAll { $0.deadline <= time }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    private func passes(to deadline: Instant) -> Bool {
        lock.withLock {
            if isFree { time = max(time, deadline) }
            return isFree
        }
    }

    private func add(_ sleeper: Sleeper) {
        enum Next { case sleep, wake, fail }
        let next = lock.withLock { () -> Next in
            if cancelled.remove(sleeper.identifier) != nil { return .fail }
            if sleeper.deadline <= time { return .wake }
            sleepers.append(sleeper)
            return .sleep
        }
        switch next {
        case .sleep: break
        case .wake: sleeper.continuation.resume()
        case .fail: sleeper.continuation.resume(throwing: CancellationError())
        }
    }

    private func cancel(_ identifier: UUID) {
        let sleeper = lock.withLock { () -> Sleeper? in
            guard let position = sleepers.firstIndex(where: { $0.identifier == identifier }) else {
                cancelled.insert(identifier)
                return nil
            }
            return sleepers.remove(at: position)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
// testgen:parts qxkweZMJ9 We82h6Hpz ftJAw13UW dRmukuOcc uUv_KpwAg wgvEQC1HS zewUYtEfw pCA8-8IkG mT2nlNFHd 8z4n094_H
// testgen:parts hPZaNt3DE QPEGqVVbR 16iDbXEw_ tbsJrlX9W Ix0YtixqO KjaO3QSae b-3u7HII4 7U5vFilpd SqM8AWgxH 6vIUO84vO
// testgen:parts aBe4hBvBi _WBsz7Msd UtgqCVMu8 sauOXFh32 xGRF1TrHm
