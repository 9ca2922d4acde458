import Foundation

struct NewsSectionBuilder {
    let calendar: Calendar
    private let dayFormatter: DateFormatter

    init(calendar: Calendar = .current, locale: Locale = Locale(identifier: "en_GB")) {
        self.calendar = calendar
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        formatter.dateFormat = "EEEE d MMMM"
        dayFormatter = formatter
    }

    /// Newest day first; within a day breaking news first, then the newest.
    func sections(from articles: [NewsArticle], readIDs: Set<String>, now: Date) -> [NewsSection] {
        let byDay = Dictionary(grouping: articles) { calendar.startOfDay(for: $0.publishedAt) }
        return
            byDay
            .sorted { $0.key > $1.key }
            .map { day, articles in
                NewsSection(
                    day: day,
                    title: title(for: day, now: now),
                    rows: articles.sorted(by: Self.precedes).map { row(for: $0, isRead: readIDs.contains($0.id)) }
                )
            }
    }

    private static func precedes(_ lhs: NewsArticle, _ rhs: NewsArticle) -> Bool {
        if lhs.isBreaking != rhs.isBreaking { return lhs.isBreaking }
        if lhs.publishedAt != rhs.publishedAt { return lhs.publishedAt > rhs.publishedAt }
        return lhs.id < rhs.id
    }

    private func title(for day: Date, now: Date) -> String {
        let today = calendar.startOfDay(for: now)
        let distance = calendar.dateComponents([.day], from: day, to: today).day ?? 0
        switch distance {
        case 0: return "Today"
        case 1: return "Yesterday"
        default: return dayFormatter.string(from: day)
        }
    }

    private func row(for article: NewsArticle, isRead: Bool) -> NewsRow {
        NewsRow(
            id: article.id,
            headline: article.headline,
            byline: article.byline,
            isRead: isRead,
            isBreaking: article.isBreaking
        )
    }
}

extension NewsArticle {
    var byline: String? {
        switch authorNames.count {
        case 0: return nil
        case 1, 2: return "By " + authorNames.joined(separator: " and ")
        default: return "By \(authorNames[0]) and \(authorNames.count - 1) others"
        }
    }
}
