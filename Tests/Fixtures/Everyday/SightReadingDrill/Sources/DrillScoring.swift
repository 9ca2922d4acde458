import Foundation

struct DrillScoring: Equatable {
    private(set) var score = 0
    private(set) var streak = 0
    private(set) var longestStreak = 0
    private(set) var correctCount = 0
    private(set) var lives: Int

    init(lives: Int) {
        self.lives = lives
    }

    var multiplier: Int {
        switch streak {
        case ..<5: return 1
        case 5..<10: return 2
        default: return 3
        }
    }

    mutating func registerCorrect(remaining: TimeInterval, limit: TimeInterval) {
        let isFast = remaining >= limit / 2
        score += (10 + (isFast ? 5 : 0)) * multiplier
        streak += 1
        correctCount += 1
        longestStreak = max(longestStreak, streak)
    }

    mutating func registerMiss() {
        streak = 0
        lives -= 1
        score = max(0, score - 3)
    }
}
