import Foundation

struct TelescopeLimits {
    var connectTimeout: TimeInterval = 20
    var slewTimeout: TimeInterval = 90
    var exposureGrace: TimeInterval = 15
    var weatherHold: TimeInterval = 300
    var maximumReconnects = 4
    var baseBackoff: TimeInterval = 2
    var maximumBackoff: TimeInterval = 12
    var maximumWindKnots = 25
    var maximumHumidity = 90
    var minimumDeclination = -30.0
    var maximumFrames = 60

    func backoff(forAttempt attempt: Int) -> TimeInterval {
        var delay = baseBackoff
        for _ in 1..<max(attempt, 1) { delay *= 2 }
        return min(delay, maximumBackoff)
    }

    func refusal(of target: SkyTarget, frames: Int) -> String? {
        guard frames >= 1 && frames <= maximumFrames else { return "Frame count must be 1–\(maximumFrames)" }
        guard (0..<24).contains(target.rightAscensionHours) else { return "Right ascension is out of range" }
        guard target.declinationDegrees >= minimumDeclination else { return "\(target.name) never rises high enough" }
        guard target.exposureSeconds > 0 else { return "Exposure must be positive" }
        return nil
    }

    func weatherProblem(windKnots: Int, humidity: Int) -> String? {
        if windKnots > maximumWindKnots { return "Wind \(windKnots) kn" }
        if humidity >= maximumHumidity { return "Humidity \(humidity)%" }
        return nil
    }
}
