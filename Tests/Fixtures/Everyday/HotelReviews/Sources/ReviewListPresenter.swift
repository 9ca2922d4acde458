import Foundation

final class ReviewListPresenter {
    weak var view: ReviewListView?

    private let hotelID: String
    private let interactor: ReviewListInteracting
    private let router: ReviewListRouting
    private let calendar: Calendar
    private let rowFactory: ReviewRowFactory

    private var reviews: [Review] = []
    private var totalCount = 0
    private var nextPage = 1
    private var hasMore = true
    private var isLoading = false {
        didSet {
            if isLoading != oldValue { view?.showLoading(isLoading) }
        }
    }
    private var sort: ReviewSort = .newest

    init(
        hotelID: String,
        interactor: ReviewListInteracting,
        router: ReviewListRouting,
        calendar: Calendar = .current,
        rowFactory: ReviewRowFactory = ReviewRowFactory()
    ) {
        self.hotelID = hotelID
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.rowFactory = rowFactory
    }
}

// MARK: - ReviewListPresenting

extension ReviewListPresenter: ReviewListPresenting {
    func viewDidLoad() {
        loadNextPage()
    }

    func didReachEnd() {
        guard hasMore else { return }
        loadNextPage()
    }

    func didPullToRefresh() {
        reviews = []
        nextPage = 1
        hasMore = true
        loadNextPage()
    }

    func didSelectSort(_ sort: ReviewSort) {
        guard sort != self.sort else { return }
        self.sort = sort
        render()
    }

    func didSelectReview(at indexPath: (section: Int, row: Int)) {
        let grouped = groupedReviews()
        router.openReview(grouped[indexPath.section].reviews[indexPath.row])
    }

    func didTapHelpful(reviewID: String) {
        guard interactor.isSignedIn else {
            router.openSignIn()
            return
        }
        guard let index = reviews.firstIndex(where: { $0.id == reviewID }) else { return }
        let before = reviews[index].helpfulVotes
        reviews[index].helpfulVotes += 1
        view?.markHelpful(reviewID: reviewID, count: before + 1)

        interactor.voteHelpful(reviewID: reviewID) { [weak self] result in
            guard let self, let index = self.reviews.firstIndex(where: { $0.id == reviewID }) else { return }
            switch result {
            case .success(let count):
                self.reviews[index].helpfulVotes = count
                if count != before + 1 { self.view?.markHelpful(reviewID: reviewID, count: count) }
            case .failure(.alreadyVoted):
                break
            case .failure:
                self.reviews[index].helpfulVotes = before
                self.view?.markHelpful(reviewID: reviewID, count: before)
            }
        }
    }

    func didTapWrite() {
        guard interactor.isSignedIn else { return router.openSignIn() }
        router.openWriteReview(hotelID: hotelID) { [weak self] review in
            guard let self else { return }
            self.reviews.insert(review, at: 0)
            self.totalCount += 1
            self.render()
        }
    }
}

// MARK: - Private

extension ReviewListPresenter {
    fileprivate func loadNextPage() {
        guard !isLoading else { return }
        isLoading = true
        interactor.loadReviews(hotelID: hotelID, page: nextPage) { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            switch result {
            case .success(let page):
                let known = Set(self.reviews.map(\.id))
                self.reviews += page.reviews.filter { !known.contains($0.id) }
                self.totalCount = page.totalCount
                self.hasMore = page.hasMore
                self.nextPage += 1
                self.render()
            case .failure(let error):
                self.handle(error)
            }
        }
    }

    fileprivate func handle(_ error: ReviewError) {
        switch error {
        case .hotelGone: view?.showEmpty(text: "This hotel is no longer listed")
        default: view?.showError(title: title(for: error), canRetry: error.isRetryable)
        }
    }

    fileprivate func title(for error: ReviewError) -> String {
        error == .offline ? "You are offline" : "Reviews are not available"
    }

    fileprivate func render() {
        guard !reviews.isEmpty else {
            view?.showEmpty(text: "Be the first to write a review")
            return
        }
        let sections = groupedReviews().map { group in
            ReviewSectionViewData(title: group.title, rows: group.reviews.map(rowFactory.row(for:)))
        }
        let average = Double(reviews.map(\.stars).reduce(0, +)) / Double(reviews.count)
        let header = ReviewHeaderViewData(
            average: String(format: "%.1f", average),
            countText: totalCount == 1 ? "1 review" : "\(totalCount) reviews"
        )
        view?.show(sections, header: header)
    }

    /// Newest first is grouped by year, the other orders are one flat section.
    fileprivate func groupedReviews() -> [(title: String, reviews: [Review])] {
        switch sort {
        case .newest:
            let byYear = Dictionary(grouping: reviews) { calendar.component(.year, from: $0.stayedOn) }
            return byYear.keys.sorted(by: >).map { year in
                (String(year), byYear[year]!.sorted { $0.stayedOn > $1.stayedOn })
            }
        case .highest:
            return [("Highest rated", reviews.sorted { ($0.stars, $0.helpfulVotes) > ($1.stars, $1.helpfulVotes) })]
        case .mostHelpful(let minimum):
            let kept = reviews.filter { $0.helpfulVotes >= minimum }
            return [("Most helpful", kept.sorted { $0.helpfulVotes > $1.helpfulVotes })]
        }
    }
}
