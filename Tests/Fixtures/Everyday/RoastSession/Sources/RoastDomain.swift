import Foundation

public struct RoastProfile: Equatable, Sendable, Identifiable {
    public let id: String
    public let bean: String
    public let chargeTemperature, targetTemperature: Double

    public init(id: String, bean: String, chargeTemperature: Double, targetTemperature: Double) {
        self.id = id
        self.bean = bean
        self.chargeTemperature = chargeTemperature
        self.targetTemperature = targetTemperature
    }
}

public struct Reading: Equatable, Sendable {
    public let second: Int
    public let temperature: Double

    public init(second: Int, temperature: Double) {
        self.second = second
        self.temperature = temperature
    }
}

public struct RoastLog: Equatable, Sendable {
    public let profileID: String
    public let greenGrams, roastedGrams: Int
    public let developmentRatio: Double
    public let notes: [String]

    public var weightLoss: Double {
        greenGrams == 0 ? 0 : Double(greenGrams - roastedGrams) / Double(greenGrams)
    }
}

enum Limits {
    static let batchGrams = 100...1_200
    static let scorchMargin = 8.0
    static let maximumNoteLength = 80
}

/// Degrees per minute over the last thirty seconds.
func rateOfRise(_ readings: [Reading]) -> Double? {
    guard let last = readings.last,
        let first = readings.first(where: { $0.second >= last.second - 30 }),
        first.second < last.second
    else { return nil }
    return (last.temperature - first.temperature) * 60 / Double(last.second - first.second)
}

extension Array where Element == Reading {
    /// Readings stay ordered by second; a repeated second replaces the older reading.
    mutating func record(_ reading: Reading) {
        removeAll { $0.second == reading.second }
        let index = firstIndex { $0.second > reading.second } ?? endIndex
        insert(reading, at: index)
    }
}
