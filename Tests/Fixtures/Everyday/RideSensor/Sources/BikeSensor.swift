import Foundation

enum SensorEvent: Equatable, Sendable {
    case connected(name: String, battery: Int)
    case wheel(metres: Double, speed: Double)
    case heart(beats: Int)
    case disconnected(reason: DisconnectReason)
}

enum DisconnectReason: Equatable, Sendable {
    case outOfRange
    case lowBattery(percent: Int)
}

protocol BikeSensing: AnyObject, Sendable {
    var name: String { get }
    func connect() async throws -> AsyncStream<SensorEvent>
    func disconnect() async
}

protocol RideArchiving: Sendable {
    func save(_ ride: Ride) async throws
}
