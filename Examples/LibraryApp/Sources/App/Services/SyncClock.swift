import Foundation

/// Tells the time.
protocol SyncClock: Sendable {
    var now: Date { get }
}

/// The clock of the device.
struct SystemSyncClock: SyncClock {
    var now: Date { Date() }
}
