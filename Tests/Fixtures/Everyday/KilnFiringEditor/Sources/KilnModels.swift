import Foundation

enum FiringAtmosphere: String, Sendable, CaseIterable {
    case oxidation, reduction, neutral
}

struct KilnFiring: Equatable, Sendable {
    let id: UUID
    var title: String
    var cone: String
    var peakCelsius: Int
    var holdMinutes: Int
    var atmosphere: FiringAtmosphere
    var version: Int
}

struct KilnUnit: Equatable, Sendable {
    let id: String
    var name: String
    var maxCelsius: Int
    var supportsReduction: Bool
}

struct KilnFiringPatch: Equatable, Sendable {
    var title: String?
    var cone: String?
    var peakCelsius: Int?
    var holdMinutes: Int?
    var atmosphere: FiringAtmosphere?
    var baseVersion: Int

    var isEmpty: Bool {
        title == nil && cone == nil && peakCelsius == nil
            && holdMinutes == nil && atmosphere == nil
    }
}

enum KilnStoreError: Error, Equatable {
    case notFound
    case versionConflict(serverVersion: Int)
    case offline
    case rejected(reason: String)
}

protocol KilnFiringStore: Sendable {
    func firing(id: UUID) async throws -> KilnFiring
    func update(id: UUID, patch: KilnFiringPatch) async throws -> KilnFiring
}

protocol KilnUnitProviding: Sendable {
    func assignedKiln(forFiring id: UUID) async throws -> KilnUnit
}

@MainActor
protocol KilnFiringAnalytics: AnyObject {
    func track(_ event: String, properties: [String: String])
}
