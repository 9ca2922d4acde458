import Combine

public struct Review: Equatable {
    public let id: Int
    public let text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

public enum ReviewError: Error, Equatable {
    case offline
    case refused
}

public protocol ReviewService {
    func reviews(of title: String) -> AnyPublisher<[Review], ReviewError>
    func send(_ review: Review, completion: @escaping (Result<Int, ReviewError>) -> Void)
}

/// The reviews of a title, for whoever listens.
public final class ReviewShelf {
    private let service: any ReviewService
    private var kept: [Review]
    private lazy var keptSubject = CurrentValueSubject<[Review], Never>(kept)

    public var keptReviews: AnyPublisher<[Review], Never> { keptSubject.eraseToAnyPublisher() }

    public init(kept: [Review], service: any ReviewService) {
        self.kept = kept
        self.service = service
    }

    /// The reviews that say something.
    public func reviews(of title: String) -> AnyPublisher<[Review], ReviewError> {
        service.reviews(of: title).map { $0.filter { !$0.text.isEmpty } }.eraseToAnyPublisher()
    }

    /// How many there are; none where that cannot be told.
    public func count(of title: String) -> AnyPublisher<Int, Never> {
        service.reviews(of: title).map(\.count).catch { _ in Just(0) }.eraseToAnyPublisher()
    }

    /// Sends a review and tells its number.
    public func send(_ review: Review) -> AnyPublisher<Int, ReviewError> {
        Future { [service] promise in
            service.send(review) { result in
                switch result {
                case .success(let number): promise(.success(number))
                case .failure: promise(.failure(.refused))
                }
            }
        }.eraseToAnyPublisher()
    }

    public func keep(_ review: Review) {
        kept.append(review)
        keptSubject.send(kept)
    }
}
