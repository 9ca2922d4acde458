// testgen:fingerprint 153114f411b74724 suite ReviewShelf
import Combine
import Foundation
import Testing
@testable import App

@Suite("ReviewShelf")
struct ReviewShelfTests {
    @Suite("Reviews")
    struct Reviews {
        @Test("reviews calls reviews")
        func reviewsCallsReviews() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let reviews = [
                ReviewShelfTestFactory.createMockReview(text: "text"), ReviewShelfTestFactory.createMockReview(text: "")
            ]
            deps.service.reviewsReturnValue = Just(reviews).setFailureType(to: ReviewError.self).eraseToAnyPublisher()
            let kept = [ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            var resultValues: [[Review]] = []

            // MARK: - Act
            let resultSubscription = sut.reviews(of: "title").sink(
                receiveCompletion: { _ in }, receiveValue: { resultValues.append($0) })

            // MARK: - Assert
            #expect(deps.service.reviewsCallsCount == 1)
            #expect(deps.service.reviewsReceivedTitle == "title")
            #expect(resultValues == [[reviews[0]]])
            withExtendedLifetime(resultSubscription) {}
        }
    }

    @Suite("Count")
    struct Count {
        @Test("count calls reviews")
        func countCallsReviews() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let reviews = [ReviewShelfTestFactory.createMockReview()]
            deps.service.reviewsReturnValue = Just(reviews).setFailureType(to: ReviewError.self).eraseToAnyPublisher()
            let kept = [ReviewShelfTestFactory.createMockReview(), ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            var resultValues: [Int] = []

            // MARK: - Act
            let resultSubscription = sut.count(of: "title").sink { resultValues.append($0) }

            // MARK: - Assert
            #expect(deps.service.reviewsCallsCount == 1)
            #expect(deps.service.reviewsReceivedTitle == "title")
            #expect(resultValues == [reviews.count])
            withExtendedLifetime(resultSubscription) {}
        }

        @Test("count calls reviews when reviews fails")
        func countCallsReviewsWhenReviewsFails() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let error = ReviewError.offline
            deps.service.reviewsReturnValue = Fail(error: error).eraseToAnyPublisher()
            let kept = [ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            var resultValues: [Int] = []

            // MARK: - Act
            let resultSubscription = sut.count(of: "title").sink { resultValues.append($0) }

            // MARK: - Assert
            #expect(deps.service.reviewsCallsCount == 1)
            #expect(deps.service.reviewsReceivedTitle == "title")
            #expect(resultValues == [0])
            withExtendedLifetime(resultSubscription) {}
        }
    }

    @Suite("Send")
    struct Send {
        @Test("send calls send when kept had 2 elements")
        func sendCallsSendWhenKeptHad2Elements() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let send = Result<Int, ReviewError>.success(2)
            deps.service.sendClosure = { _, completion in completion(send) }
            let kept = [ReviewShelfTestFactory.createMockReview(), ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            let review = ReviewShelfTestFactory.createMockReview()
            var resultValues: [Int] = []

            // MARK: - Act
            let resultSubscription = sut.send(review).sink(
                receiveCompletion: { _ in }, receiveValue: { resultValues.append($0) })

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.review == review)
            #expect(resultValues == [2])
            withExtendedLifetime(resultSubscription) {}
        }

        @Test("send calls send when send fails")
        func sendCallsSendWhenSendFails() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let send = Result<Int, ReviewError>.failure(ReviewError.offline)
            deps.service.sendClosure = { _, completion in completion(send) }
            let kept = [ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            let review = ReviewShelfTestFactory.createMockReview()
            var resultValues: [Int] = []
            var resultFailures: [ReviewError] = []

            // MARK: - Act
            let resultSubscription = sut.send(review).sink(
                receiveCompletion: { if case .failure(let error) = $0 { resultFailures.append(error) } },
                receiveValue: { resultValues.append($0) })

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.review == review)
            #expect(resultFailures == [.refused])
            withExtendedLifetime(resultSubscription) {}
        }

        @Test("send calls send")
        func sendCallsSend() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let kept = [ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            let review = ReviewShelfTestFactory.createMockReview()

            // MARK: - Act
            let resultSubscription = sut.send(review).sink(receiveCompletion: { _ in }, receiveValue: { _ in })

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.review == review)
            withExtendedLifetime(resultSubscription) {}
        }
    }

    @Suite("Keep")
    struct Keep {
        @Test("keep sends keptReviews")
        func keepSendsKeptReviews() {
            // MARK: - Arrange
            let deps = ReviewShelfTestFactory.setupDependencies()
            let kept = [ReviewShelfTestFactory.createMockReview()]
            let sut = ReviewShelfTestFactory.makeSUT(deps, kept: kept)
            var keptReviewsValues: [[Review]] = []
            let keptReviewsSubscription = sut.keptReviews.sink { keptReviewsValues.append($0) }
            let review = ReviewShelfTestFactory.createMockReview()

            // MARK: - Act
            sut.keep(review)

            // MARK: - Assert
            #expect(keptReviewsValues == [kept, kept + [review]])
            withExtendedLifetime(keptReviewsSubscription) {}
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n mjf-IYnwL GHNRnUFDA DvwAa-js6 9joyfq8wH YnSMXlY0G RARUTkIum
// testgen:parts JYYOtoX1i r5U1rgNBf MWwY-OJQF WgK2KuDDj 1gUcfLayh FMcYstjnU
