// testgen:fingerprint 458d735326113d6d suite GateForm
import Foundation
import Testing
@testable import PlainSample

@Suite("GateForm")
struct GateFormTests {
    @Suite("Is complete")
    struct IsComplete {
        @Test("isComplete returns false")
        func isCompleteReturnsFalse() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isComplete returns false after text")
        func isCompleteReturnsFalseAfterText() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isComplete returns false when text had 7 characters after text")
        func isCompleteReturnsFalseWhenTextHad7CharactersAfterText() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "textxxx"

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isComplete returns the result after text, hasRead and agrees")
        func isCompleteReturnsTheResultAfterTextHasReadAndAgrees() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.hasRead = true
            sut.agrees = true

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(result)
        }

        @Test("isComplete returns false after text, hasRead and agrees")
        func isCompleteReturnsFalseAfterTextHasReadAndAgrees() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "textxxx"
            sut.hasRead = true
            sut.agrees = true

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isComplete returns false after text and agrees")
        func isCompleteReturnsFalseAfterTextAndAgrees() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.agrees = true

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isComplete returns false after text and hasRead")
        func isCompleteReturnsFalseAfterTextAndHasRead() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.hasRead = true

            // MARK: - Act
            let result = sut.isComplete

            // MARK: - Assert
            #expect(!result)
        }
    }

    @Suite("Submit")
    struct Submit {
        @Test("submit does not call open")
        func submitDoesNotCallOpen() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.submit()

            // MARK: - Assert
            #expect(deps.gate.openCallsCount == 0)
        }

        @Test("submit does not call open after text")
        func submitDoesNotCallOpenAfterText() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"

            // MARK: - Act
            sut.submit()

            // MARK: - Assert
            #expect(deps.gate.openCallsCount == 0)
        }

        @Test("submit calls open after text, hasRead and agrees")
        func submitCallsOpenAfterTextHasReadAndAgrees() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.hasRead = true
            sut.agrees = true

            // MARK: - Act
            sut.submit()

            // MARK: - Assert
            #expect(deps.gate.openCallsCount == 1)
            #expect(deps.gate.openReceivedCode == "text")
        }

        @Test("submit does not call open after text and agrees")
        func submitDoesNotCallOpenAfterTextAndAgrees() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.agrees = true

            // MARK: - Act
            sut.submit()

            // MARK: - Assert
            #expect(deps.gate.openCallsCount == 0)
        }

        @Test("submit does not call open after text and hasRead")
        func submitDoesNotCallOpenAfterTextAndHasRead() {
            // MARK: - Arrange
            let deps = GateFormTestFactory.setupDependencies()
            let sut = GateFormTestFactory.makeSUT(deps)
            sut.text = "text"
            sut.hasRead = true

            // MARK: - Act
            sut.submit()

            // MARK: - Assert
            #expect(deps.gate.openCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo JIY2HaNc_ 5qOqI73lM drOZuc5qf _x5QkvgLh buuK18Mlq 7vqSt-w1F uhSTd2Xhl
// testgen:parts Ck8ExoKLL iikcs6Pdl 22tubMMS4 7GG04k3pM 0tbM7cSeP OcVeV8Qus ml0Kq68LS TW3I_fWpe
