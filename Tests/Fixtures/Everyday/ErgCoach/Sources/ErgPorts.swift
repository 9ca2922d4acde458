import Foundation

@MainActor
protocol ErgMonitor: AnyObject {
    func events() -> AsyncStream<ErgEvent>
    func disconnect()
}

@MainActor
protocol CoachTicker: AnyObject {
    var onTick: (() -> Void)? { get set }
    func start(every interval: TimeInterval)
    func stop()
}

@MainActor
protocol CoachVoice: AnyObject {
    func say(_ phrase: CoachPhrase)
}

enum CoachPhrase: Equatable, Sendable {
    case ready(serial: String)
    case zoneEntered(Zone)
    case easeOff(heartRate: Int)
    case split(metres: Int, seconds: Int)
    case paused
    case finished
}

@MainActor
protocol ErgCoachDelegate: AnyObject {
    func coach(_ coach: ErgSessionCoach, didChange phase: ErgSessionCoach.Phase)
    func coach(_ coach: ErgSessionCoach, didFinishWith summary: EffortSummary)
}
