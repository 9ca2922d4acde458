import Foundation

struct Experiment: Codable, Equatable {
    let key: String
    let variants: [Variant]
    let startsAt: Date?
    let endsAt: Date?
    let audience: Audience

    struct Variant: Codable, Equatable {
        let name: String
        let weight: Int
    }

    enum Audience: String, Codable {
        case everyone
        case newUsers = "new_users"
        case subscribers
    }

    enum CodingKeys: String, CodingKey {
        case key, variants
        case startsAt = "starts_at"
        case endsAt = "ends_at"
        case audience
    }

    func isRunning(at date: Date) -> Bool {
        if let startsAt, date < startsAt { return false }
        if let endsAt, date >= endsAt { return false }
        return true
    }
}

struct Assignment: Codable, Equatable {
    let variant: String
    let assignedAt: Date
    var exposures: Int
}

struct UserTraits: Equatable {
    var isSubscriber: Bool
    var daysSinceInstall: Int
}
