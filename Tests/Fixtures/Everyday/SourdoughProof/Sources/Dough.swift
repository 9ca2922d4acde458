import Foundation

struct Recipe: Codable, Hashable {
    let name: String
    let autolyse: TimeInterval
    /// How long bulk fermentation takes at 24 °C.
    let bulk: TimeInterval
    let folds: Int
    /// `nil` when the loaf goes straight into the oven.
    let retard: TimeInterval?
}

enum ProofStage: String, Codable, Equatable {
    case idle, autolyse, bulk, retard, ready
}

struct ProofingState: Equatable {
    enum Warning: Equatable {
        case doughTooCold(Double)
        case doughTooWarm(Double)
        case probeSilent
        case foldsMissing(Int)
    }

    var recipe: Recipe?
    var stage: ProofStage = .idle
    var deadline: Date?
    /// Set while the bake is paused.
    var remaining: TimeInterval?
    var foldsLeft = 0
    var warning: Warning?

    var isPaused: Bool { remaining != nil }
}

enum ProofingAction: Equatable {
    case start(Recipe)
    case foldDone
    case timerFired
    case probeAnswered(Result<Double, ProbeFault>)
    case pauseTapped
    case resumeTapped
    case extendTapped(minutes: Int)
    case skipTapped
    case abandonTapped
}

struct ProbeFault: Error, Equatable {
    let code: Int
}

enum ProofFlag: String {
    case probeSupport
    case coldRetard
}

struct BakeEntry: Equatable {
    let recipe: String
    let stage: ProofStage
    let at: Date
}
