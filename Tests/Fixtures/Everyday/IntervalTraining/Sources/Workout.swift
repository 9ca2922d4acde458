import Foundation

struct WorkoutPlan: Equatable {
    let name: String
    let rounds: Int
    let workSeconds: Int
    let restSeconds: Int
}

struct WorkoutResult: Equatable {
    let planName: String
    let completedRounds: Int
    let activeSeconds: Int
}

enum WorkoutSound: Equatable {
    case start
    case countdown
    case rest
    case finished
}

protocol Ticker: AnyObject {
    func start(every seconds: Double, onTick: @escaping () -> Void)
    func stop()
}

protocol SoundPlayer {
    func play(_ sound: WorkoutSound)
}

protocol WorkoutHistory {
    func save(_ result: WorkoutResult)
}
