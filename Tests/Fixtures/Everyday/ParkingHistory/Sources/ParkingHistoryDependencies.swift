import Foundation

enum ParkingAPIError: Error, Equatable {
    case offline
    case unauthorized
    case server(status: Int)
}

protocol ParkingHistoryServing: Sendable {
    func fetchSessions(cursor: String?, limit: Int) async throws -> ParkingSessionPage
    func deleteSession(id: String) async throws
}

@MainActor
protocol AnalyticsTracking {
    func track(_ event: String, parameters: [String: String])
}

extension AnalyticsTracking {
    func track(_ event: String) {
        track(event, parameters: [:])
    }
}

struct LiveAnalytics: AnalyticsTracking {
    func track(_ event: String, parameters: [String: String]) {
        #if DEBUG
            print("[analytics]", event, parameters)
        #endif
    }
}
