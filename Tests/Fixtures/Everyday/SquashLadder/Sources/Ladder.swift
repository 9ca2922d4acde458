import Foundation

struct LadderPlayer: Equatable {
    struct Game: Equatable { let won, lost: Int }

    let id: Int
    var name: String
    var rung: Int
    var isInjured = false
    var lastMatch: [Game] = []
}

extension Array where Element == LadderPlayer.Game {
    var scoreline: String? {
        guard !isEmpty else { return nil }
        let taken = filter { $0.won > $0.lost }.count
        return "\(taken)–\(count - taken)"
    }
}

struct Challenge: Codable, Equatable {
    static let lifetime: TimeInterval = 14 * 86_400

    let opponentID: Int
    let issuedAt: Date

    func isOpen(at moment: Date) -> Bool { moment.timeIntervalSince(issuedAt) < Self.lifetime }
}

struct RungCell: Equatable {
    enum Accent: Equatable { case me, reachable, plain }

    let text: String
    let detail: String?
    let accent: Accent
}

enum LadderFailure: Error, Equatable {
    case offline
    case rejected(reason: String)
}

struct PreferenceKey<Value: Codable>: Hashable { let name: String }
extension PreferenceKey where Value == Challenge { static var openChallenge: Self { Self(name: "ladder.challenge") } }
extension PreferenceKey where Value == Int { static var reach: Self { Self(name: "ladder.reach") } }
extension Notification.Name { static let ladderMoved = Notification.Name("ladder.moved") }
