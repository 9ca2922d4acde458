import Foundation

struct ScoreRules: Sendable {
    var basePoints = 100
    var streakStep = 3
    var bonusPerStep = 50
    var maxBonusSteps = 4
    var fastAnswerFraction = 0.5
    var replayPenalty = 20

    func points(rarity: Bird.Rarity, streak: Int, remainingFraction: Double, replays: Int) -> Int {
        var points = basePoints * rarity.rawValue
        points += min(streak / streakStep, maxBonusSteps) * bonusPerStep
        if remainingFraction >= fastAnswerFraction {
            points += basePoints / 4
        }
        return max(points - replays * replayPenalty, basePoints / 10)
    }
}
