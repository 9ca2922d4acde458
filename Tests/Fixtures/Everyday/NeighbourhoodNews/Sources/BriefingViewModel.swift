import Foundation
import Observation

@MainActor
@Observable
final class BriefingViewModel {
    enum Phase: Equatable {
        case idle
        case loading
        case loaded([BriefingSection])
        case empty(message: String)
        case failed(message: String, canRetry: Bool)
    }

    private(set) var phase: Phase = .idle
    private(set) var banner: String?
    private(set) var mutedTopics: Set<Topic>
    private(set) var hasNewEdition = false
    var alertMessage: String?

    weak var router: (any BriefingRouting)?

    private let area: Area
    private let service: any BriefingServing
    private let bookmarks: any BookmarkStoring
    private let analytics: any AnalyticsTracking
    @ObservationIgnored private let defaults: UserDefaults
    private let now: () -> Date

    @ObservationIgnored private var briefing: Briefing?
    @ObservationIgnored private var savedIDs: Set<Article.ID> = []
    @ObservationIgnored private var isFetching = false

    init(
        area: Area,
        service: any BriefingServing,
        bookmarks: any BookmarkStoring,
        analytics: any AnalyticsTracking,
        defaults: UserDefaults = .standard,
        now: @escaping () -> Date = { Date() }
    ) {
        self.area = area
        self.service = service
        self.bookmarks = bookmarks
        self.analytics = analytics
        self.defaults = defaults
        self.now = now
        mutedTopics = Set((defaults.stringArray(forKey: Keys.mutedTopics) ?? []).compactMap(Topic.init(rawValue:)))
    }

    func onAppear() async {
        guard briefing == nil else { return }
        await reload()
    }

    func reload() async {
        guard !isFetching else { return }
        isFetching = true
        defer { isFetching = false }

        banner = nil
        if briefing == nil { phase = .loading }

        do {
            async let latest = service.latestBriefing(forArea: area.id)
            async let saved = try? bookmarks.savedArticleIDs()
            let fetched = try await latest
            savedIDs = await saved ?? savedIDs
            show(fetched)
        } catch is CancellationError {
            if briefing == nil { phase = .idle }
        } catch {
            handle(error)
        }
    }

    func toggle(_ topic: Topic) {
        if mutedTopics.contains(topic) {
            mutedTopics.remove(topic)
            analytics.track(.topicUnmuted(topic))
        } else {
            guard mutedTopics.count < Topic.allCases.count - 1 else {
                alertMessage = "Keep at least one topic."
                return
            }
            mutedTopics.insert(topic)
            analytics.track(.topicMuted(topic))
        }
        defaults.set(mutedTopics.map(\.rawValue).sorted(), forKey: Keys.mutedTopics)
        render()
    }

    func toggleBookmark(_ id: Article.ID) async {
        guard let article = article(id) else { return }
        let wasSaved = savedIDs.contains(id)
        setSaved(!wasSaved, id: id)
        do {
            if wasSaved {
                try await bookmarks.remove(id: id)
            } else {
                try await bookmarks.save(article)
            }
        } catch {
            setSaved(wasSaved, id: id)
            alertMessage = wasSaved ? "The bookmark could not be removed." : "The article could not be saved."
        }
    }

    func open(_ id: Article.ID) async {
        guard let article = article(id) else { return }
        analytics.track(.articleOpened(id: id, topic: article.topic))
        router?.showArticle(article)

        let opened = defaults.integer(forKey: Keys.openedArticles) + 1
        defaults.set(opened, forKey: Keys.openedArticles)
        if opened >= Self.articlesBeforeReview, !defaults.bool(forKey: Keys.askedForReview) {
            defaults.set(true, forKey: Keys.askedForReview)
            router?.requestAppReview()
        }
        // Only feeds the "most read" list, nobody needs to know when it fails.
        try? await service.reportRead(articleID: id, areaID: area.id)
    }
}

extension BriefingViewModel {
    fileprivate static let articlesBeforeReview = 10

    fileprivate enum Keys {
        static let mutedTopics = "briefing.mutedTopics"
        static let lastEdition = "briefing.lastEdition"
        static let openedArticles = "briefing.openedArticles"
        static let askedForReview = "briefing.askedForReview"
    }

    fileprivate func show(_ fetched: Briefing) {
        briefing = fetched
        hasNewEdition = fetched.edition > defaults.integer(forKey: Keys.lastEdition)
        if hasNewEdition {
            defaults.set(fetched.edition, forKey: Keys.lastEdition)
            analytics.track(.editionShown(fetched.edition))
        }
        render()
    }

    fileprivate func render() {
        guard let briefing else { return }
        let sections = BriefingSectionBuilder(now: now())
            .sections(from: briefing.articles, muted: mutedTopics, saved: savedIDs)
        if !sections.isEmpty {
            phase = .loaded(sections)
        } else if briefing.articles.isEmpty {
            phase = .empty(message: "It is a quiet day in \(area.name).")
        } else {
            phase = .empty(message: "Everything new is in topics you have muted.")
        }
    }

    fileprivate func handle(_ error: any Error) {
        if let briefing {
            let age = BriefingSectionBuilder(now: now()).age(of: briefing.publishedAt)
            banner = "Could not refresh. Last edition: \(age.lowercased())"
            return
        }
        switch error {
        case BriefingError.offline:
            phase = .failed(message: "You seem to be offline.", canRetry: true)
        case BriefingError.areaNotCovered:
            phase = .failed(message: "We do not report from \(area.name) yet.", canRetry: false)
        default:
            phase = .failed(message: "Something went wrong on our side.", canRetry: true)
        }
    }

    fileprivate func setSaved(_ saved: Bool, id: Article.ID) {
        if saved { savedIDs.insert(id) } else { savedIDs.remove(id) }
        render()
    }

    fileprivate func article(_ id: Article.ID) -> Article? {
        briefing?.articles.first { $0.id == id }
    }
}
