import Foundation

struct Run: Identifiable, Hashable, Sendable, Codable {
    let id: UUID
    let startedAt: Date
    let duration: TimeInterval
    let metres: Double
    var surface: Surface = .road
    var heartRate: Int?

    enum Surface: String, Codable, CaseIterable, Sendable {
        case road, trail, track
    }

    /// Seconds for a kilometre.
    var pace: Double? { metres > 0 ? duration / (metres / 1000) : nil }
}

enum RunOrder: Hashable, Sendable {
    case date(ascending: Bool)
    case distance
    case pace
}

enum StatisticsSpan: Int, CaseIterable, Sendable {
    case week, month, year

    var component: Calendar.Component {
        switch self {
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
    }
}

struct RunSection: Identifiable, Equatable, Sendable {
    let id: Date
    let title: String
    let runs: [Run]
    let totalMetres: Double
}

protocol RunLog: Sendable {
    func runs(since start: Date?) async throws -> [Run]
    func delete(_ id: Run.ID) async throws
}
