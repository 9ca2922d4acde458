import Foundation

enum WaterParameter: String, CaseIterable, Hashable, Sendable {
    case temperature
    case ph
    case nitrate

    var safeRange: ClosedRange<Double> {
        switch self {
        case .temperature: return 22.0...27.5
        case .ph: return 6.5...7.8
        case .nitrate: return 0...40
        }
    }

    var unit: String {
        switch self {
        case .temperature: return "°C"
        case .ph: return "pH"
        case .nitrate: return "ppm"
        }
    }
}

struct WaterReading: Identifiable, Equatable, Sendable {
    let id: Int
    let parameter: WaterParameter
    let value: Double
    let takenAt: Date

    var isSafe: Bool { parameter.safeRange.contains(value) }

    var displayValue: String { String(format: "%.1f ", value) + parameter.unit }
}

struct Tank: Equatable, Sendable {
    let id: String
    var name: String
    var litres: Int
    var lastFed: Date?
    var lightsOn: Bool
}

enum TankError: Error, Equatable {
    case deviceUnreachable
    case rejected(reason: String)
}
