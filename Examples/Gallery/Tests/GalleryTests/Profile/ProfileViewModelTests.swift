// testgen:fingerprint df56cb15084dd594 suite ProfileViewModel
import Foundation
import Testing
@testable import Gallery

@Suite("ProfileViewModel", .tags(.unit, .viewModel))
@MainActor
struct ProfileViewModelTests {
    @Suite("Perform")
    @MainActor
    struct Perform {
        @Test("perform calls profile and sets account when action is appear")
        func performCallsProfileAndSetsAccountWhenActionIsAppear() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let returnedProfile = ProfileTestFactory.createMockAccount()
            deps.repository.profileReturnValue = returnedProfile
            let sut = ProfileTestFactory.makeSUT(deps, userId: "userId")
            var isBusyDuringProfile: Bool?
            deps.repository.profileClosure = { _ in
                isBusyDuringProfile = sut.isBusy
                return returnedProfile
            }

            // MARK: - Act
            await sut.perform(ProfileViewModel.Action.appear)

            // MARK: - Assert
            #expect(deps.repository.profileCallsCount == 1)
            #expect(deps.repository.profileReceivedId == "userId")
            #expect(sut.account == returnedProfile)
            #expect(!sut.isBusy)
            #expect(isBusyDuringProfile == true)
            #expect(deps.repository.renameCallsCount == 0)
            #expect(deps.coordinator.closeCallsCount == 0)
        }

        @Test("perform calls profile and sets message when profile fails and action is appear")
        func performCallsProfileAndSetsMessageWhenProfileFailsAndActionIsAppear() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let sut = ProfileTestFactory.makeSUT(deps, userId: "userId")
            var isBusyDuringProfile: Bool?
            let error = GalleryError.offline
            deps.repository.profileClosure = { _ in
                isBusyDuringProfile = sut.isBusy
                throw error
            }

            // MARK: - Act
            await sut.perform(ProfileViewModel.Action.appear)

            // MARK: - Assert
            #expect(deps.repository.profileCallsCount == 1)
            #expect(deps.repository.profileReceivedId == "userId")
            #expect(sut.message == "The profile could not be loaded.")
            #expect(!sut.isBusy)
            #expect(isBusyDuringProfile == true)
            #expect(deps.repository.renameCallsCount == 0)
            #expect(deps.coordinator.closeCallsCount == 0)
        }

        @Test("perform calls rename and sets account when action is rename")
        func performCallsRenameAndSetsAccountWhenActionIsRename() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let returnedRename = ProfileTestFactory.createMockAccount()
            deps.repository.renameReturnValue = returnedRename
            let sut = ProfileTestFactory.makeSUT(deps, userId: "userId")
            let action = ProfileViewModel.Action.rename("action")

            // MARK: - Act
            await sut.perform(action)

            // MARK: - Assert
            #expect(deps.repository.renameCallsCount == 1)
            #expect(deps.repository.renameReceivedArguments?.id == "userId")
            #expect(deps.repository.renameReceivedArguments?.name == "action")
            #expect(sut.account == returnedRename)
            #expect(deps.repository.profileCallsCount == 0)
            #expect(deps.coordinator.closeCallsCount == 0)
        }

        @Test("perform calls rename and sets message when rename fails and action is rename")
        func performCallsRenameAndSetsMessageWhenRenameFailsAndActionIsRename() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.repository.renameThrowableError = error
            let sut = ProfileTestFactory.makeSUT(deps, userId: "userId")
            let action = ProfileViewModel.Action.rename("action")

            // MARK: - Act
            await sut.perform(action)

            // MARK: - Assert
            #expect(deps.repository.renameCallsCount == 1)
            #expect(deps.repository.renameReceivedArguments?.id == "userId")
            #expect(deps.repository.renameReceivedArguments?.name == "action")
            #expect(sut.message == "The name was not changed.")
            #expect(deps.repository.profileCallsCount == 0)
            #expect(deps.coordinator.closeCallsCount == 0)
        }

        @Test("perform sets message when action is empty and action is rename")
        func performSetsMessageWhenActionIsEmptyAndActionIsRename() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let sut = ProfileTestFactory.makeSUT(deps)
            let action = ProfileViewModel.Action.rename("")

            // MARK: - Act
            await sut.perform(action)

            // MARK: - Assert
            #expect(sut.message == "Enter a name.")
            #expect(deps.repository.profileCallsCount == 0)
            #expect(deps.repository.renameCallsCount == 0)
        }

        @Test("perform calls close when action is close")
        func performCallsCloseWhenActionIsClose() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let sut = ProfileTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.perform(ProfileViewModel.Action.close)

            // MARK: - Assert
            #expect(deps.coordinator.closeCallsCount == 1)
            #expect(deps.repository.profileCallsCount == 0)
            #expect(deps.repository.renameCallsCount == 0)
        }

        @Test("perform calls openEditor when action is edit after perform")
        func performCallsOpenEditorWhenActionIsEditAfterPerform() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let account = ProfileTestFactory.createMockAccount()
            deps.repository.profileReturnValue = account
            let sut = ProfileTestFactory.makeSUT(deps)
            await sut.perform(ProfileViewModel.Action.appear)

            // MARK: - Act
            await sut.perform(ProfileViewModel.Action.edit)

            // MARK: - Assert
            #expect(deps.coordinator.openEditorCallsCount == 1)
            #expect(deps.coordinator.openEditorReceivedAccount == account)
            #expect(deps.repository.profileCallsCount == 1)
            #expect(deps.repository.renameCallsCount == 0)
        }

        @Test("perform calls profile and sets account when action is appear after perform")
        func performCallsProfileAndSetsAccountWhenActionIsAppearAfterPerform() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let returnedProfile = ProfileTestFactory.createMockAccount()
            deps.repository.profileReturnValue = returnedProfile
            let sut = ProfileTestFactory.makeSUT(deps, userId: "userId")
            let action = ProfileViewModel.Action.rename("")
            await sut.perform(action)
            var isBusyDuringProfile: Bool?
            deps.repository.profileClosure = { _ in
                isBusyDuringProfile = sut.isBusy
                return returnedProfile
            }

            // MARK: - Act
            await sut.perform(ProfileViewModel.Action.appear)

            // MARK: - Assert
            #expect(deps.repository.profileCallsCount == 1)
            #expect(deps.repository.profileReceivedId == "userId")
            #expect(sut.account == returnedProfile)
            #expect(sut.message == nil)
            #expect(!sut.isBusy)
            #expect(isBusyDuringProfile == true)
            #expect(deps.repository.renameCallsCount == 0)
            #expect(deps.coordinator.closeCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 3XxIn9bWg 2n5w5q0cy rUOUzv_fV VkLYnY484 x1FU-qUQO TmrZWAuq3 5RYz10AuY
// testgen:parts mntdg3ux2 nKIzs6kYB EIaSuOlO_
