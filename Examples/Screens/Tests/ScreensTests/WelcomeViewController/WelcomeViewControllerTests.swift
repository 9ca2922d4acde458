// testgen:fingerprint e69b8c5982c1d96c suite WelcomeViewController
import Foundation
import Testing
@testable import Screens

@Suite("WelcomeViewController")
@MainActor
struct WelcomeViewControllerTests {
    @Suite("View did load")
    @MainActor
    struct ViewDidLoad {
        @Test("viewDidLoad calls track and sets titleLabel.text")
        func viewDidLoadCallsTrackAndSetsTitleLabelText() {
            // MARK: - Arrange
            let deps = WelcomeViewControllerTestFactory.setupDependencies()
            let sut = WelcomeViewControllerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.loadViewIfNeeded()

            // MARK: - Assert
            #expect(deps.analytics.trackCallsCount == 1)
            #expect(deps.analytics.trackReceivedEvent == "welcome")
            #expect(sut.titleLabel.text == "Welcome")
        }
    }

    @Suite("Start")
    @MainActor
    struct Start {
        @Test("start calls track and sets titleLabel.text")
        func startCallsTrackAndSetsTitleLabelText() {
            // MARK: - Arrange
            let deps = WelcomeViewControllerTestFactory.setupDependencies()
            let sut = WelcomeViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()

            // MARK: - Act
            sut.start()

            // MARK: - Assert
            #expect(deps.analytics.trackCallsCount == 2)
            #expect(deps.analytics.trackReceivedEvent == "start")
            #expect(sut.titleLabel.text == "Let us go")
        }
    }

    @Suite("View")
    @MainActor
    struct View {
        @Test("view connects its outlets")
        func viewConnectsItsOutlets() {
            // MARK: - Arrange
            let deps = WelcomeViewControllerTestFactory.setupDependencies()
            let sut = WelcomeViewControllerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.loadViewIfNeeded()

            // MARK: - Assert
            #expect(sut.titleLabel != nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm z7jf3YN9D Dp4z2IERs 6gyBsZwCp DwB3FMgV7 eUZ5V6AI- 7SrJvWmYE yRtFvPg3_ ZV3vtWl0y
