import Foundation

struct Area: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
}

enum Topic: String, CaseIterable, Codable, Sendable {
    case council, transport, schools, culture, sport

    var title: String { self == .transport ? "Getting around" : rawValue.capitalized }
}

struct Article: Identifiable, Hashable, Codable, Sendable {
    let id: String
    var headline: String
    var topic: Topic
    var publishedAt: Date
    var isBreaking = false
    var url: URL
}

struct Briefing: Equatable, Sendable {
    let edition: Int
    let articles: [Article]
    let publishedAt: Date
}

struct BriefingSection: Identifiable, Equatable, Sendable {
    struct Row: Identifiable, Equatable, Sendable {
        let id: Article.ID
        let headline: String
        let detail: String
        let isSaved: Bool
    }

    let id, title: String
    let rows: [Row]
}

enum BriefingError: Error, Equatable {
    case offline, areaNotCovered
}
