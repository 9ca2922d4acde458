import Foundation

// View <- Presenter
protocol ReviewListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(_ sections: [ReviewSectionViewData], header: ReviewHeaderViewData)
    func showEmpty(text: String)
    func showError(title: String, canRetry: Bool)
    func markHelpful(reviewID: String, count: Int)
}

// View -> Presenter
protocol ReviewListPresenting: AnyObject {
    func viewDidLoad()
    func didReachEnd()
    func didPullToRefresh()
    func didSelectSort(_ sort: ReviewSort)
    func didSelectReview(at indexPath: (section: Int, row: Int))
    func didTapHelpful(reviewID: String)
    func didTapWrite()
}

// Presenter -> Interactor
protocol ReviewListInteracting {
    var isSignedIn: Bool { get }
    func loadReviews(hotelID: String, page: Int, completion: @escaping (Result<ReviewPage, ReviewError>) -> Void)
    func voteHelpful(reviewID: String, completion: @escaping (Result<Int, ReviewError>) -> Void)
}

// Presenter -> Router
protocol ReviewListRouting: AnyObject {
    func openReview(_ review: Review)
    func openWriteReview(hotelID: String, onSubmitted: @escaping (Review) -> Void)
    func openSignIn()
}

struct ReviewSectionViewData: Equatable {
    let title: String
    let rows: [Row]

    struct Row: Equatable {
        let id: String
        let author: String
        let stars: String
        let excerpt: String
        let helpful: String?
    }
}

struct ReviewHeaderViewData: Equatable {
    let average: String
    let countText: String
}
