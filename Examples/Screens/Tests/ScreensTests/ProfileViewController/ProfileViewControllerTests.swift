// testgen:fingerprint 2255ba11501b794c suite ProfileViewController
import Foundation
import Testing
@testable import Screens

@Suite("ProfileViewController")
@MainActor
struct ProfileViewControllerTests {
    @Suite("Show")
    @MainActor
    struct Show {
        @Test("show calls isFollowed and sets nameLabel.text")
        func showCallsIsFollowedAndSetsNameLabelText() {
            // MARK: - Arrange
            let deps = ProfileViewControllerTestFactory.setupDependencies()
            deps.follows.isFollowedReturnValue = true
            let sut = ProfileViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            let account = ProfileViewControllerTestFactory.createMockAccount(id: "id", name: "name")

            // MARK: - Act
            sut.show(account)

            // MARK: - Assert
            #expect(deps.follows.isFollowedCallsCount == 1)
            #expect(deps.follows.isFollowedReceivedId == "id")
            #expect(sut.nameLabel.text == "name")
            #expect(!sut.followButton.isEnabled)
            #expect(sut.account == account)
        }

        @Test("show calls isFollowed and sets nameLabel.text when not followed")
        func showCallsIsFollowedAndSetsNameLabelTextWhenNotFollowed() {
            // MARK: - Arrange
            let deps = ProfileViewControllerTestFactory.setupDependencies()
            deps.follows.isFollowedReturnValue = false
            let sut = ProfileViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            let account = ProfileViewControllerTestFactory.createMockAccount(id: "id", name: "name")

            // MARK: - Act
            sut.show(account)

            // MARK: - Assert
            #expect(deps.follows.isFollowedCallsCount == 1)
            #expect(deps.follows.isFollowedReceivedId == "id")
            #expect(sut.nameLabel.text == "name")
            #expect(sut.followButton.isEnabled)
            #expect(sut.account == account)
        }
    }

    @Suite("Follow")
    @MainActor
    struct Follow {
        @Test("follow calls follow and sets followButton.isEnabled after show")
        func followCallsFollowAndSetsFollowButtonIsEnabledAfterShow() {
            // MARK: - Arrange
            let deps = ProfileViewControllerTestFactory.setupDependencies()
            deps.follows.isFollowedReturnValue = false
            let sut = ProfileViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            let account = ProfileViewControllerTestFactory.createMockAccount(id: "id", name: "name")
            sut.show(account)

            // MARK: - Act
            sut.follow()

            // MARK: - Assert
            #expect(deps.follows.followCallsCount == 1)
            #expect(deps.follows.followReceivedId == "id")
            #expect(!sut.followButton.isEnabled)
        }

        @Test("follow calls follow and sets followButton.isHidden when follow fails after show")
        func followCallsFollowAndSetsFollowButtonIsHiddenWhenFollowFailsAfterShow() {
            // MARK: - Arrange
            let deps = ProfileViewControllerTestFactory.setupDependencies()
            deps.follows.isFollowedReturnValue = true
            let error = ScreenError.refused
            deps.follows.followThrowableError = error
            let sut = ProfileViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            let account = ProfileViewControllerTestFactory.createMockAccount(id: "id", name: "name")
            sut.show(account)

            // MARK: - Act
            sut.follow()

            // MARK: - Assert
            #expect(deps.follows.followCallsCount == 1)
            #expect(deps.follows.followReceivedId == "id")
            #expect(sut.followButton.isHidden)
        }
    }

    @Suite("View")
    @MainActor
    struct View {
        @Test("view connects its outlets")
        func viewConnectsItsOutlets() {
            // MARK: - Arrange
            let deps = ProfileViewControllerTestFactory.setupDependencies()
            let sut = ProfileViewControllerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.loadViewIfNeeded()

            // MARK: - Assert
            #expect(sut.nameLabel != nil)
            #expect(sut.followButton != nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm z7jf3YN9D FQ7lBZdtq 3RT-JPNdV 8XNdjF0ZZ b6p2eg7jA l9NyaMLnO 6XHjZJejA VnoTbhQ_f
// testgen:parts znnMvPg3_ dv5Tp6juu
