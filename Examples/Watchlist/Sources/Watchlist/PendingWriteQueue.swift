import FactoryKit

/// Keeps changes in order until the remote store has taken them.
@MainActor public final class PendingWriteQueue: PendingWriteQueueType {
    @Injected(\.remoteStore) private var remote

    public private(set) var waiting: [PendingWrite] = []
    public private(set) var isDraining = false

    public var count: Int { waiting.count }

    public init() {}

    public func enqueue(_ write: PendingWrite) {
        waiting.append(write)
    }

    /// Sends what is waiting, oldest first; stops at the first change that is not taken, so that the order holds.
    public func drain() async {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        while let next = waiting.first {
            do {
                try await remote.push(next)
            } catch {
                return
            }
            waiting.removeFirst()
        }
    }
}
