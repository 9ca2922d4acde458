import Foundation

@MainActor
protocol RideRecorderDelegate: AnyObject {
    func rideRecorderDidStart(_ recorder: RideRecorder)
    func rideRecorder(_ recorder: RideRecorder, didEnter zone: HeartZone)
    func rideRecorder(_ recorder: RideRecorder, didWarn warning: RideWarning)
    func rideRecorder(_ recorder: RideRecorder, didFinish ride: Ride, saved: Bool)
}

enum RideWarning: Equatable, Sendable {
    case lowBattery(Int)
    case sensorLost
}
