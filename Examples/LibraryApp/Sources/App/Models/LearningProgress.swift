import Foundation

/// How far the user is with one library item.
enum LearningProgress: Equatable, Sendable {
    case notStarted
    case inProgress(correctAnswers: Int, of: Int)
    case learned(on: Date)
}
