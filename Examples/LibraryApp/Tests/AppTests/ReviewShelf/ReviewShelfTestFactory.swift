// testgen:fingerprint 0c6e211728e4a645 factory ReviewShelf
@testable import App

/// Doubles, registrations and mock data for the tests of `ReviewShelf`.
enum ReviewShelfTestFactory {
    /// The doubles that stand for what `ReviewShelf` is injected with.
    struct Dependencies {
        let service: ReviewServiceMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = ReviewServiceMock()

        return Dependencies(
            service: service
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        kept: [Review] = [createMockReview()]
    ) -> ReviewShelf {
        return ReviewShelf(kept: kept, service: dependencies.service)
    }

    // MARK: - Mock data

    static func createMockReview(id: Int = 1, text: String = "text") -> Review {
        Review(id: id, text: text)
    }

    static func createMockReviews(count: Int = 3) -> [Review] {
        (0..<count).map { index in
            createMockReview(id: index + 1)
        }
    }
}
// testgen:parts Re9aRNa0n LdaC2ZEy2 qJZQ3VXL3 QSTWFNFP6 1ETUyt_ke 4-eg_R1Ys Nd_NfzlHD KQkokJdhF
