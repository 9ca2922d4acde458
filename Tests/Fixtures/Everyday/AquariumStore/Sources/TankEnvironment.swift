import Foundation

protocol TankDevice: Sendable {
    func tank(id: String) async throws -> Tank
    func setLights(_ on: Bool, tankID: String) async throws
    func dispenseFood(grams: Int, tankID: String) async throws
}

protocol AlertNotifying: Sendable {
    func notify(title: String, body: String) async
}

struct Environment: Sendable {
    var device: any TankDevice
    var notifier: any AlertNotifying
    var loadReadings: @Sendable (_ tankID: String, _ since: Date) async throws -> [WaterReading]
    var saveReading: @Sendable (_ parameter: WaterParameter, _ value: Double) async throws -> WaterReading
    var now: @Sendable () -> Date = { Date() }
    var log: @Sendable (String) -> Void = { _ in }
}
