import Foundation

public struct GaugeReading: Equatable, Sendable, Identifiable {
    public let id: UUID
    public var station: String
    public var millimetres: Int
    public var editedAt: Date
    public var revision: Int
    public var isVerified: Bool

    public init(
        id: UUID, station: String, millimetres: Int, editedAt: Date, revision: Int = 0, isVerified: Bool = false
    ) {
        self.id = id
        self.station = station
        self.millimetres = millimetres
        self.editedAt = editedAt
        self.revision = revision
        self.isVerified = isVerified
    }
}

public struct StationDatum: Equatable, Sendable {
    public let station: String
    public let offset: Int
    public init(station: String, offset: Int) {
        self.station = station
        self.offset = offset
    }
}

public enum HarbourError: Error, Equatable {
    case timeout
    case busy(retryAfter: Double?)
    case conflict(server: GaugeReading)
    case rejected(String)
    case gone
}

extension HarbourError {
    var isTransient: Bool {
        switch self {
        case .timeout, .busy: true
        case .conflict, .rejected, .gone: false
        }
    }
}

public struct SyncReport: Equatable, Sendable {
    public internal(set) var uploaded: [UUID] = []
    public internal(set) var resolved: [UUID] = []
    public internal(set) var dropped: [UUID] = []
    public internal(set) var deferred: [UUID] = []
    public init() {}

    public var isClean: Bool { dropped.isEmpty && deferred.isEmpty }
}
