// testgen:fingerprint 008f07769637120c suite SettingsStore
import Foundation
import Testing
@testable import Gallery

@Suite("SettingsStore", .tags(.unit))
struct SettingsStoreTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init calls bool and sets isDark")
        func initCallsBoolAndSetsIsDark() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true

            // MARK: - Act
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(deps.storage.boolCallsCount == 1)
            #expect(deps.storage.boolReceivedKey == "dark")
            #expect(sut.isDark)
        }
    }

    @Suite("Is dark")
    struct IsDark {
        @Test("isDark does not call set when dark")
        func isDarkDoesNotCallSetWhenDark() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.isDark = true

            // MARK: - Assert
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 0)
        }

        @Test("isDark calls set when not dark")
        func isDarkCallsSetWhenNotDark() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.isDark = false

            // MARK: - Assert
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.value == false)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.key == "dark")
        }

        @Test("isDark calls set when not dark after isDark")
        func isDarkCallsSetWhenNotDarkAfterIsDark() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)
            sut.isDark = true

            // MARK: - Act
            sut.isDark = false

            // MARK: - Assert
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.value == false)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.key == "dark")
        }
    }

    @Suite("Sends reports")
    struct SendsReports {
        @Test("sendsReports calls bool")
        func sendsReportsCallsBool() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.sendsReports

            // MARK: - Assert
            #expect(deps.storage.boolCallsCount == 2)
            #expect(deps.storage.boolReceivedKey == "reports")
            #expect(result)
        }

        @Test("sendsReports calls set")
        func sendsReportsCallsSet() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.sendsReports = true

            // MARK: - Assert
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.value == true)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.key == "reports")
        }
    }

    @Suite("Toggle dark")
    struct ToggleDark {
        @Test("toggleDark calls set and sets isDark")
        func toggleDarkCallsSetAndSetsIsDark() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.toggleDark()

            // MARK: - Assert
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.value == false)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.key == "dark")
            #expect(!sut.isDark)
        }
    }

    @Suite("Sign in")
    struct SignIn {
        @Test("signIn calls set")
        func signInCallsSet() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.signIn(as: "name")

            // MARK: - Assert
            #expect(deps.storage.setValueStringForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueStringForStringVoidReceivedArguments?.value == "name")
            #expect(deps.storage.setValueStringForStringVoidReceivedArguments?.key == "user")
        }
    }

    @Suite("Sign out")
    struct SignOut {
        @Test("signOut calls set and set")
        func signOutCallsSetAndSet() {
            // MARK: - Arrange
            let deps = SettingsStoreTestFactory.setupDependencies()
            deps.storage.boolReturnValue = true
            let sut = SettingsStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.signOut()

            // MARK: - Assert
            #expect(deps.storage.setValueStringForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueStringForStringVoidReceivedArguments?.value == nil)
            #expect(deps.storage.setValueStringForStringVoidReceivedArguments?.key == "user")
            #expect(deps.storage.setValueBoolForStringVoidCallsCount == 1)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.value == false)
            #expect(deps.storage.setValueBoolForStringVoidReceivedArguments?.key == "reports")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd wCTxr54hf sVjauXils TF9pJtEP7 5Ttw6s-lJ JV3lLYs2l bxzhufkPV hM05IOj1P
// testgen:parts h3dG8rFAB rU4tL3Aop qpMpFmVvV K_QH801a5 -Kx7JEONx hJrwbTVCl s1FmcT65C k5TwY9Ya1 SwqWS8GFI
