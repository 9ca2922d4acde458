import Foundation

public protocol ShowCatalog: Sendable {
    func shows(matching query: String) async throws -> [Show]
}

public protocol SeatHolding: Sendable {
    func hold(showID: Int, seats: Int) async throws -> SeatHold
}

public protocol Sleeper: Sendable {
    func sleep(for duration: Duration) async throws
}

public struct TaskSleeper: Sleeper {
    public init() {}

    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration)
    }
}

@MainActor
public protocol ShowFinderCoordinator: AnyObject {
    func showFinderDidHold(_ hold: SeatHold, for show: Show)
    func showFinderNeedsSignIn()
}
