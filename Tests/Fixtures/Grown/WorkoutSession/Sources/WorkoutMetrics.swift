import Foundation

/// Measures time without the pauses.
struct Stopwatch: Equatable, Sendable {
    private(set) var runningSince: Date?
    private var accumulated: TimeInterval = 0

    var isRunning: Bool { runningSince != nil }

    func elapsed(at date: Date) -> TimeInterval {
        accumulated + (runningSince.map { max(0, date.timeIntervalSince($0)) } ?? 0)
    }

    mutating func start(at date: Date) {
        guard runningSince == nil else { return }
        runningSince = date
    }

    mutating func stop(at date: Date) {
        accumulated = elapsed(at: date)
        runningSince = nil
    }
}

struct HeartRateStatistics: Equatable, Sendable {
    private var sum = 0
    private var count = 0
    private(set) var maximum: Int?

    var average: Int? {
        count > 0 ? Int((Double(sum) / Double(count)).rounded()) : nil
    }

    mutating func add(_ bpm: Int) {
        sum += bpm
        count += 1
        maximum = max(maximum ?? bpm, bpm)
    }
}

enum HeartRateZone: Int, Comparable, Sendable, CaseIterable {
    case recovery = 1
    case endurance, tempo, threshold, maximum

    init(bpm: Int, maximumHeartRate: Int) {
        let percent = bpm * 100 / max(maximumHeartRate, 1)
        switch percent {
        case ..<60: self = .recovery
        case ..<70: self = .endurance
        case ..<80: self = .tempo
        case ..<90: self = .threshold
        default: self = .maximum
        }
    }

    static func < (lhs: HeartRateZone, rhs: HeartRateZone) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Everything that adds up during one session.
struct WorkoutTally: Equatable, Sendable {
    private(set) var metres = 0.0
    private(set) var kilocalories = 0.0
    private(set) var heartRate = HeartRateStatistics()
    private(set) var laps: [WorkoutLap] = []

    private var lapHeartRate = HeartRateStatistics()
    private var lapStartElapsed: TimeInterval = 0
    private var lapStartMetres = 0.0

    var currentLapMetres: Double { metres - lapStartMetres }

    func currentLapDuration(elapsed: TimeInterval) -> TimeInterval {
        elapsed - lapStartElapsed
    }

    mutating func add(heartRate bpm: Int) {
        heartRate.add(bpm)
        lapHeartRate.add(bpm)
    }

    /// Sensors correct themselves with negative deltas at times; those are dropped.
    mutating func add(metres added: Double) { metres += max(added, 0) }
    mutating func add(kilocalories added: Double) { kilocalories += max(added, 0) }

    @discardableResult
    mutating func closeLap(elapsed: TimeInterval) -> WorkoutLap {
        let lap = WorkoutLap(
            number: laps.count + 1,
            duration: currentLapDuration(elapsed: elapsed),
            metres: currentLapMetres,
            averageHeartRate: lapHeartRate.average
        )
        laps.append(lap)
        lapStartElapsed = elapsed
        lapStartMetres = metres
        lapHeartRate = HeartRateStatistics()
        return lap
    }
}
