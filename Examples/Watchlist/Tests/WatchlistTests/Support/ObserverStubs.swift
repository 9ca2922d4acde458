// testgen:fingerprint 6be9d22a9f97ba2d
import Foundation

/// Keeps what is logged, for doubles of a monitor or logger to forward to.
final class MonitorStub: @unchecked Sendable {
    private let lock = NSLock()
    private var loggedMessages: [String] = []
    private var loggedErrors: [any Error] = []

    /// The messages, in order.
    var messages: [String] { lock.withLock { loggedMessages } }
    /// The errors, in order.
    var errors: [any Error] { lock.withLock { loggedErrors } }

    func log(_ message: String) { lock.withLock { loggedMessages.append(message) } }
    func record(_ error: any Error) { lock.withLock { loggedErrors.append(error) } }

    /// Forgets everything.
    func reset() {
        lock.withLock {
            loggedMessages = []
            loggedErrors = []
        }
    }
}

/// Keeps what is tracked, for doubles of an analytics service to forward to.
final class TrackerStub: @unchecked Sendable {
    /// One tracked event.
    struct Event: Equatable, Sendable {
        var name: String
        var properties: [String: String]
    }

    private let lock = NSLock()
    private var trackedEvents: [Event] = []

    /// The events, in order.
    var events: [Event] { lock.withLock { trackedEvents } }

    func track(_ name: String, properties: [String: String] = [:]) {
        lock.withLock { trackedEvents.append(Event(name: name, properties: properties)) }
    }

    /// Whether an event of a name was tracked.
    func hasTracked(_ name: String) -> Bool { events.contains { $0.name == name } }

    /// Forgets everything.
    func reset() { lock.withLock { trackedEvents = [] } }
}
