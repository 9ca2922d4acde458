import Foundation

protocol BriefingServing: Sendable {
    func latestBriefing(forArea areaID: Area.ID) async throws -> Briefing
    func reportRead(articleID: Article.ID, areaID: Area.ID) async throws
}

protocol BookmarkStoring: Sendable {
    func savedArticleIDs() async throws -> Set<Article.ID>
    func save(_ article: Article) async throws
    func remove(id: Article.ID) async throws
}

enum BriefingEvent: Equatable, Sendable {
    case editionShown(Int)
    case articleOpened(id: Article.ID, topic: Topic)
    case topicMuted(Topic)
    case topicUnmuted(Topic)
}

protocol AnalyticsTracking: Sendable {
    func track(_ event: BriefingEvent)
}

@MainActor
protocol BriefingRouting: AnyObject {
    func showArticle(_ article: Article)
    func requestAppReview()
}
