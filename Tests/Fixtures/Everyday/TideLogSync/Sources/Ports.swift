import Foundation

public protocol HarbourService: Sendable {
    func push(_ reading: GaugeReading) async throws -> GaugeReading
    func datum(for station: String) async throws -> StationDatum
}

public protocol ReadingJournal: Sendable {
    func persist(_ reading: GaugeReading) async
    func erase(_ id: UUID) async
    func note(_ message: String) async
}

extension ReadingJournal {
    public func note(_ message: String) async {}
}

struct Backoff: Sendable {
    var base: Double = 2
    var ceiling: Double = 20
    var maxAttempts = 4

    func delay(afterAttempt attempt: Int, hint: Double? = nil) -> Double {
        let exponential = base * pow(2, Double(attempt - 1))
        return min(max(exponential, hint ?? 0), ceiling)
    }
}
