import Foundation

typealias Celsius = Int

struct FiringProgram: Codable, Equatable, Sendable {
    var title: String
    var segments: [Segment]

    struct Segment: Codable, Equatable, Sendable {
        var target: Celsius
        var soakMinutes: Int
    }

    var peak: Celsius { segments.map(\.target).max() ?? 0 }
}

struct FiringReport: Equatable, Sendable {
    let title: String
    let peak: Celsius
    let elapsed: TimeInterval

    var summary: String {
        let minutes = Int(elapsed) / 60
        let rest = minutes % 60
        return "\(title): \(peak)°, \(minutes / 60) h \(rest < 10 ? "0" : "")\(rest) min"
    }
}

enum KilnFault: Error, Equatable, Sendable {
    case busy
    case doorOpen
    case unknownProgram(String)
    case unusable(reason: String)
    case stalled(at: Celsius)
    case stopped
}

enum Power: Int, Sendable, Comparable {
    case off = 0
    case half = 50
    case full = 100

    static func < (lhs: Power, rhs: Power) -> Bool { lhs.rawValue < rhs.rawValue }
}

protocol HeatingElements: Sendable {
    var doorIsShut: Bool { get async }
    func set(_ power: Power) async
}

protocol Thermocouple: Actor {
    func temperature() throws -> Celsius
}

protocol ProgramCabinet: Sendable {
    func names() async throws -> [String]
    func data(named name: String) async throws -> Data?
    func write(_ data: Data, named name: String) async throws
}

protocol KilnTiming: Sendable {
    func now() -> Date
    func wait(_ duration: Duration) async
}
