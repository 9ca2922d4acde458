import Foundation

enum HiveType: String, CaseIterable, Codable, Sendable {
    case langstroth
    case topBar
    case warre

    var maxFrames: Int {
        switch self {
        case .langstroth: return 10
        case .topBar: return 30
        case .warre: return 8
        }
    }
}

struct Queen: Equatable, Sendable {
    var year: Int
    var isMarked: Bool

    var markColor: String {
        switch year % 5 {
        case 1: return "white"
        case 2: return "yellow"
        case 3: return "red"
        case 4: return "green"
        default: return "blue"
        }
    }
}

struct Hive: Identifiable, Equatable, Sendable {
    let id: String
    var name: String
    var type: HiveType
    var frames: Int
    var queen: Queen?
    var tags: [String]
    var notes: String?
    var harvestGoal: Decimal?
}
