// testgen:fingerprint 99065e061400fb7e factory ReviewInteractor
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ReviewInteractor`.
enum ReviewInteractorTestFactory {
    /// The doubles that stand for what `ReviewInteractor` is injected with.
    struct Dependencies {
        let prompt: ReviewPromptMock
        let counter: LaunchCounterMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let prompt = ReviewPromptMock()
        let counter = LaunchCounterMock()

        // 2. Defaults, so that the SUT can be made
        counter.underlyingLaunches = 1

        return Dependencies(
            prompt: prompt,
            counter: counter
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        version: String = "1.0.0"
    ) -> ReviewInteractor {
        return ReviewInteractor(prompt: dependencies.prompt, counter: dependencies.counter, version: version)
    }
}
// testgen:parts Nlfgu7dRd f_byMn0S7 L8vinS2zH vHYEVme7p YnkXH7IqO 7Exf6up8W EI-n2uWAZ
