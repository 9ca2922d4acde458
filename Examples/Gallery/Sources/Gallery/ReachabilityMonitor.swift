/// Tells whether there is a network.
protocol NetworkProbe: Sendable {
    func isReachable() async -> Bool
}

/// Starts a task from a method.
@MainActor
final class ReachabilityMonitor {
    enum Status: Equatable {
        case unknown
        case online
        case offline
    }

    private(set) var status: Status = .unknown
    private(set) var checks = 0
    var onChange: ((Status) -> Void)?
    private let probe: NetworkProbe

    init(probe: NetworkProbe) {
        self.probe = probe
    }

    func check() {
        checks += 1
        Task {
            let reachable = await probe.isReachable()
            update(reachable ? .online : .offline)
        }
    }

    func forget() {
        update(.unknown)
    }

    private func update(_ new: Status) {
        guard new != status else { return }
        status = new
        onChange?(new)
    }
}
