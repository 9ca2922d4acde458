// testgen:fingerprint cada1416aedb6a4b suite CardForm
import Combine
import Foundation
import Testing
@testable import App

@Suite("CardForm")
struct CardFormTests {
    @Suite("Number text")
    struct NumberText {
        @Test("numberText sets status to malformed and sets attempts to 1")
        func numberTextSetsStatusToMalformedAndSetsAttemptsTo1() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            let sut = CardFormTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.numberText = "  numberText "

            // MARK: - Assert
            #expect(sut.status == .malformed)
            #expect(sut.attempts == 1)
        }

        @Test("numberText sets status to malformed and sets attempts")
        func numberTextSetsStatusToMalformedAndSetsAttempts() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            let sut = CardFormTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.numberText = "  numberT "

            // MARK: - Assert
            #expect(sut.status == .malformed)
            #expect(sut.attempts == 1)
        }

        @Test("numberText sets status to malformed and sets attempts when numberText is blank")
        func numberTextSetsStatusToMalformedAndSetsAttemptsWhenNumberTextIsBlank() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            let sut = CardFormTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.numberText = "   "

            // MARK: - Assert
            #expect(sut.status == .malformed)
            #expect(sut.attempts == 1)
        }

        @Test("numberText calls holder and sets status to taken")
        func numberTextCallsHolderAndSetsStatusToTaken() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just("holder").eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.numberText = "BABC"

            // MARK: - Assert
            #expect(deps.registry.holderCallsCount == 1)
            #expect(deps.registry.holderReceivedNumber?.text == "BABC")
            #expect(sut.status == .taken(holder: "holder"))
            #expect(sut.attempts == 1)
        }
    }

    @Suite("Name")
    struct Name {
        @Test("name sets canApply after numberText and agrees")
        func nameSetsCanApplyAfterNumberTextAndAgrees() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true

            // MARK: - Act
            sut.name = "  name "

            // MARK: - Assert
            #expect(sut.canApply)
        }

        @Test("name leaves canApply after agrees")
        func nameLeavesCanApplyAfterAgrees() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.agrees = true

            // MARK: - Act
            sut.name = "  name "

            // MARK: - Assert
            #expect(!sut.canApply)
        }

        @Test("name leaves canApply when name is blank after numberText and agrees")
        func nameLeavesCanApplyWhenNameIsBlankAfterNumberTextAndAgrees() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true

            // MARK: - Act
            sut.name = "   "

            // MARK: - Assert
            #expect(!sut.canApply)
        }
    }

    @Suite("Agrees")
    struct Agrees {
        @Test("agrees sets canApply when agrees is true after numberText and name")
        func agreesSetsCanApplyWhenAgreesIsTrueAfterNumberTextAndName() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.name = "  name "

            // MARK: - Act
            sut.agrees = true

            // MARK: - Assert
            #expect(sut.canApply)
        }
    }

    @Suite("Apply")
    struct Apply {
        @Test("apply does not call register after numberText")
        func applyDoesNotCallRegisterAfterNumberText() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just("holder").eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 0)
        }

        @Test("apply calls register after numberText, agrees and name")
        func applyCallsRegisterAfterNumberTextAgreesAndName() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true
            sut.name = "  name "

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 1)
            #expect(deps.registry.registerReceivedArguments?.number.text == "BABC")
            #expect(deps.registry.registerReceivedArguments?.name == "  name ")
        }

        @Test("apply calls register after numberText, agrees and name (2)")
        func applyCallsRegisterAfterNumberTextAgreesAndName2() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true
            sut.name = "  na "

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 1)
            #expect(deps.registry.registerReceivedArguments?.number.text == "BABC")
            #expect(deps.registry.registerReceivedArguments?.name == "  na ")
        }

        @Test("apply does not call register after numberText, agrees and name")
        func applyDoesNotCallRegisterAfterNumberTextAgreesAndName() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = [nil, "holder"].publisher.eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true
            sut.name = "  na "

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 0)
        }

        @Test("apply does not call register after numberText (2)")
        func applyDoesNotCallRegisterAfterNumberText2() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 0)
        }

        @Test("apply does not call register after numberText and name")
        func applyDoesNotCallRegisterAfterNumberTextAndName() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.name = "  name "

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 0)
        }

        @Test("apply does not call register after numberText and agrees")
        func applyDoesNotCallRegisterAfterNumberTextAndAgrees() {
            // MARK: - Arrange
            let deps = CardFormTestFactory.setupDependencies()
            deps.registry.holderReturnValue = Just(nil).eraseToAnyPublisher()
            let sut = CardFormTestFactory.makeSUT(deps)
            sut.numberText = "BABC"
            sut.agrees = true

            // MARK: - Act
            sut.apply()

            // MARK: - Assert
            #expect(deps.registry.registerCallsCount == 0)
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n 8tkp3RFPf _FaoAW6t3 p7I93Os5Y 2tb-yxEme izI_rnpbj i7vI5VPSm
// testgen:parts 7gw7klm3y S1g062ajp LsTtXWqWX usk9QrYZx hH1AWAOnq u0_8aow_J qdT-fnEI0 fDMgXjLmW lALY5ZA5- L6Bd2oQwa
// testgen:parts EaActh-k0 ahnOyIrMV -pYM0Vybm i65tKAZD6
