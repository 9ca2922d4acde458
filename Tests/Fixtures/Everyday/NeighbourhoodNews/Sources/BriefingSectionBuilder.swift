import Foundation

/// Turns the flat list from the server into what the list shows: breaking news on top, then one section per topic.
struct BriefingSectionBuilder {
    let now: Date

    func sections(from articles: [Article], muted: Set<Topic>, saved: Set<Article.ID>) -> [BriefingSection] {
        // Breaking news ignores the muted topics on purpose: it may be a flood warning.
        let breaking = articles.filter(\.isBreaking)
        let regular = articles.filter { !$0.isBreaking && !muted.contains($0.topic) }
        let byTopic = Dictionary(grouping: regular, by: \.topic)

        var sections: [BriefingSection] = []
        if !breaking.isEmpty {
            sections.append(BriefingSection(id: "breaking", title: "Breaking", rows: rows(for: breaking, saved: saved)))
        }
        for topic in Topic.allCases {
            guard let group = byTopic[topic] else { continue }
            sections.append(
                BriefingSection(id: topic.rawValue, title: topic.title, rows: rows(for: group, saved: saved)))
        }
        return sections
    }

    private func rows(for articles: [Article], saved: Set<Article.ID>) -> [BriefingSection.Row] {
        articles
            .sorted { $0.publishedAt > $1.publishedAt }
            .map { article in
                BriefingSection.Row(
                    id: article.id,
                    headline: article.headline,
                    detail: age(of: article.publishedAt),
                    isSaved: saved.contains(article.id)
                )
            }
    }

    func age(of date: Date) -> String {
        let minutes = Int(now.timeIntervalSince(date) / 60)
        switch minutes {
        case ..<1: return "Just now"
        case 1..<60: return "\(minutes) min ago"
        case 60..<(24 * 60): return "\(minutes / 60) h ago"
        default: return minutes < 48 * 60 ? "Yesterday" : "\(minutes / (24 * 60)) days ago"
        }
    }
}
