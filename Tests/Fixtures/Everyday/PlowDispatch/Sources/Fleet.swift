import Foundation

struct Plow: Sendable, Hashable, Identifiable {
    typealias ID = UInt8

    let id: ID
    var saltKilograms: Double
    var position: GridPoint
}

struct GridPoint: Sendable, Hashable, Codable {
    var east: Int
    var north: Int

    static let depot = GridPoint(east: 0, north: 0)
}

enum PlowPing: Sendable, Equatable {
    case moved(Plow.ID, to: GridPoint)
    case spread(Plow.ID, kilograms: Double)
    case joined(Plow)
    case shiftEnded(Plow.ID)
}

struct Street: Sendable, Hashable {
    enum Priority: Int, Sendable, Comparable {
        case side = 1
        case bus, hospital

        static func < (low: Priority, high: Priority) -> Bool { low.rawValue < high.rawValue }
    }

    let name: String
    let priority: Priority
    let entry: GridPoint
    let metres: Measurement<UnitLength>
    let clearedAt: Date?
}

enum DispatchFault: Error, Equatable {
    case nothingToClear
    case noPlow(for: String)
    case depotEmpty(missing: Double)
}

struct Assignment: Sendable, Equatable {
    let plow: Plow.ID
    let street: String
    let due: Date
}

protocol PlowFeed: Sendable {
    associatedtype Pings: AsyncSequence<PlowPing, any Error>
    func pings(of district: String) -> Pings
}

protocol StreetBook: Sendable {
    var snowing: Bool { get async }
    func streets(in district: String) async -> [Street]
    func markCleared(_ street: String, at moment: Date) async throws
}

protocol SaltDepot: Actor {
    var stock: Double { get }
    func take(_ kilograms: Double) throws(DispatchFault) -> Double
}

protocol RadioRoom: Sendable {
    func call(_ plow: Plow.ID?, _ text: String)
}

extension RadioRoom {
    func callEveryone(_ text: String) { call(nil, text) }
}

extension StreetBook {
    func urgentStreets(in district: String, before limit: Date) async -> [Street] {
        await streets(in: district)
            .filter { ($0.clearedAt ?? .distantPast) < limit }
            .sorted { one, other in
                if one.priority != other.priority { return one.priority > other.priority }
                return one.name < other.name
            }
    }
}

extension GridPoint {
    func distance(to other: GridPoint) -> Int {
        abs(east - other.east) + abs(north - other.north)
    }
}
