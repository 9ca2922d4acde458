import Foundation

protocol ProofAlerting {
    func schedule(title: String, at date: Date)
    func cancelAll()
}

protocol DoughProbe {
    func readTemperature(completion: @escaping (Result<Double, ProbeFault>) -> Void)
}

protocol BakeLogging {
    func append(_ entry: BakeEntry)
}

protocol FlagReading {
    func isOn(_ flag: ProofFlag) -> Bool
}

protocol ProofTimer: AnyObject {
    func invalidate()
}

/// Everything the bake needs from the outside world.
struct ProofingEnvironment {
    var now: () -> Date
    var startTimer: (_ interval: TimeInterval, _ fire: @escaping () -> Void) -> ProofTimer
    var alerts: ProofAlerting
    var probe: DoughProbe
    var log: BakeLogging
    var flags: FlagReading
}
