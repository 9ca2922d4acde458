/// What the museum's sensors tell.
enum SensorEvent: Equatable, Sendable {
    case opened(door: String)
    case closed(door: String)
    case shift(guards: Int)
    case ended
}

/// The sensors of a building.
protocol Sensors: Sendable {
    /// Events as they come, until the building is left.
    func events(building: String) -> AsyncStream<SensorEvent>
    /// Degrees; it fails when the link is lost.
    var temperatures: AsyncThrowingStream<Double, any Error> { get }
}

/// Calls somebody.
protocol Pager {
    func page(_ text: String)
}

/// The room where guards watch doors.
@MainActor
final class GuardRoom {
    private(set) var openDoors: [String] = []
    private(set) var guards = 0
    private(set) var warmest: Double?
    private(set) var isLost = false
    private let sensors: Sensors
    private let pager: Pager

    init(sensors: Sensors, pager: Pager) {
        self.sensors = sensors
        self.pager = pager
    }

    /// Watches a building until the shift ends.
    func watch(_ building: String) async {
        for await event in sensors.events(building: building) {
            switch event {
            case .opened(let door):
                openDoors.append(door)
                if guards == 0 { pager.page("\(door) is open") }
            case .closed(let door): openDoors.removeAll { $0 == door }
            case .shift(let guards): self.guards = guards
            case .ended: return
            }
        }
        pager.page("no word from \(building)")
    }

    /// Keeps the highest temperature.
    func measure() async {
        do {
            for try await degrees in sensors.temperatures where degrees > warmest ?? 0 { warmest = degrees }
        } catch {
            isLost = true
        }
    }
}
