import Foundation

struct TideEvent: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
        case high
        case low
    }

    let kind: Kind
    let time: Date
    let heightInMetres: Double
}

struct TideForecast: Codable, Equatable, Sendable {
    let harbourID: String
    let issuedAt: Date
    let events: [TideEvent]
}

extension TideForecast {
    func nextEvent(of kind: TideEvent.Kind, after date: Date) -> TideEvent? {
        events
            .filter { $0.kind == kind && $0.time > date }
            .min { $0.time < $1.time }
    }

    var range: Double {
        let heights = events.map(\.heightInMetres)
        guard let highest = heights.max(), let lowest = heights.min() else { return 0 }
        return highest - lowest
    }
}

struct AccessToken: Equatable, Sendable {
    let value: String
    let expiresAt: Date

    static let leeway: TimeInterval = 30

    func isValid(at date: Date) -> Bool {
        expiresAt.timeIntervalSince(date) > Self.leeway
    }
}
