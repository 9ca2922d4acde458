// testgen:fingerprint e61d0b9359c9e471 suite RatingViewModel
import Foundation
import Testing
@testable import OwnSample

@Suite("RatingViewModel", .serialized, .exclusiveContainer(reset: { RatingTestFactory.resetDependencies() }))
@MainActor
struct RatingViewModelTests {
    @Suite("Rate")
    @MainActor
    struct Rate {
        @Test("rate calls rate, save and note and sets isRated")
        func rateCallsRateSaveAndNoteAndSetsIsRated() {
            // MARK: - Arrange
            let deps = RatingTestFactory.setupDependencies()
            deps.ratings.rateReturnValue = true
            let sut = RatingTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.rate(2)

            // MARK: - Assert
            #expect(deps.ratings.rateCallsCount == 1)
            #expect(deps.ratings.rateReceivedStars == 2)
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedValue == 2)
            #expect(deps.tracker.noteCallsCount == 1)
            #expect(deps.tracker.noteReceivedEvent == "rated")
            #expect(sut.isRated)
        }
    }

    @Suite("Post")
    @MainActor
    struct Post {
        @Test("post calls post and sets isPosted")
        func postCallsPostAndSetsIsPosted() {
            // MARK: - Arrange
            let deps = RatingTestFactory.setupDependencies()
            let sut = RatingTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.post("text")

            // MARK: - Assert
            #expect(deps.reviews.postCallsCount == 1)
            #expect(deps.reviews.postReceivedText == "text")
            #expect(sut.isPosted)
        }

        @Test("post calls post when post fails")
        func postCallsPostWhenPostFails() {
            // MARK: - Arrange
            let deps = RatingTestFactory.setupDependencies()
            let error = TestError.expected
            deps.reviews.postThrowableError = error
            let sut = RatingTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.post("text")

            // MARK: - Assert
            #expect(deps.reviews.postCallsCount == 1)
            #expect(deps.reviews.postReceivedText == "text")
            #expect(!sut.isPosted)
        }

        @Test("post calls post and sets isPosted when post fails after post")
        func postCallsPostAndSetsIsPostedWhenPostFailsAfterPost() {
            // MARK: - Arrange
            let deps = RatingTestFactory.setupDependencies()
            let sut = RatingTestFactory.makeSUT(deps)
            let text = "text"
            sut.post(text)
            let error = TestError.expected
            deps.reviews.postThrowableError = error

            // MARK: - Act
            sut.post("text")

            // MARK: - Assert
            #expect(deps.reviews.postCallsCount == 2)
            #expect(deps.reviews.postReceivedText == "text")
            #expect(!sut.isPosted)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm flzjmlJl7 YzU2XWz1g F0z6rLOFy usQ1OQj7u kwb32JFre S6by6SbXc h452nR4GS IRQ4pP1dX
