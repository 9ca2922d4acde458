// testgen:fingerprint ad2d694bf3c31019 suite ReturnDeskModel
import Combine
import Foundation
import Testing
@testable import App

@Suite("ReturnDeskModel")
@MainActor
struct ReturnDeskModelTests {
    @Suite("Send")
    @MainActor
    struct Send {
        @Test("send changes context.state when action is typed")
        func sendChangesContextStateWhenActionIsTyped() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("action")

            // MARK: - Act
            sut.send(action)

            // MARK: - Assert
            #expect(sut.context.state.code == "action")
            #expect(deps.register.verdictCallsCount == 0)
            #expect(deps.register.closeCallsCount == 0)
        }

        @Test("send changes context.state when action is submitted")
        func sendChangesContextStateWhenActionIsSubmitted() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Assert
            #expect(sut.context.state.problem == ReturnTexts.unreadable)
            #expect(deps.register.verdictCallsCount == 0)
            #expect(deps.register.closeCallsCount == 0)
        }

        @Test("send calls verdict and close when action is submitted after send")
        func sendCallsVerdictAndCloseWhenActionIsSubmittedAfterSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            deps.register.verdictReturnValue = ReturnVerdict.inTime
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("0000000000")
            sut.send(action)

            // MARK: - Act
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Assert
            #expect(deps.register.verdictCallsCount == 1)
            #expect(deps.register.verdictReceivedCode?.digits == "0000000000")
            #expect(deps.register.closeCallsCount == 1)
            #expect(deps.register.closeReceivedCode?.digits == "0000000000")
            #expect(sut.context.state.code == "")
            #expect(sut.context.state.returned.count == 1)
            #expect(sut.context.state.returned.first?.digits == "0000000000")
            #expect(sut.context.state.problem == nil)
        }

        @Test("send calls verdict when action is submitted after send")
        func sendCallsVerdictWhenActionIsSubmittedAfterSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let returnedVerdict = ReturnVerdict.overdue(cents: 2)
            deps.register.verdictReturnValue = returnedVerdict
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("0000000000")
            sut.send(action)

            // MARK: - Act
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Assert
            #expect(deps.register.verdictCallsCount == 1)
            #expect(deps.register.verdictReceivedCode?.digits == "0000000000")
            #expect(sut.context.state.code == "0000000000")
            #expect(sut.context.state.problem == nil)
            #expect(sut.context.state.question?.id == 2)
            #expect(sut.context.state.question?.title == ReturnTexts.overdueTitle)
            #expect(sut.context.state.question?.message == ReturnTexts.fee(2))
            #expect(sut.context.state.question?.confirm.title == "OK")
            #expect(deps.register.closeCallsCount == 0)
        }

        @Test("send changes context.state when action is submitted after send")
        func sendChangesContextStateWhenActionIsSubmittedAfterSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("actionxxxx")
            sut.send(action)

            // MARK: - Act
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Assert
            #expect(sut.context.state.code == "actionxxxx")
            #expect(sut.context.state.problem == ReturnTexts.unreadable)
            #expect(deps.register.verdictCallsCount == 0)
            #expect(deps.register.closeCallsCount == 0)
        }

        @Test("send changes context.state when action is dismissed after state")
        func sendChangesContextStateWhenActionIsDismissedAfterState() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let state = ReturnDeskState()
            sut.state = state

            // MARK: - Act
            sut.send(ReturnDeskAction.dismissed)

            // MARK: - Assert
            #expect(sut.context.state.question == nil)
            #expect(deps.register.verdictCallsCount == 0)
            #expect(deps.register.closeCallsCount == 0)
        }
    }

    @Suite("State")
    @MainActor
    struct State {
        @Test("state returns the result after send")
        func stateReturnsTheResultAfterSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("action")
            sut.send(action)

            // MARK: - Act
            let result = sut.state

            // MARK: - Assert
            #expect(result.code == "action")
        }
    }

    @Suite("Question confirm action")
    @MainActor
    struct QuestionConfirmAction {
        @Test("questionConfirmAction calls settle and close after send and send")
        func questionConfirmActionCallsSettleAndCloseAfterSendAndSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let returnedVerdict = ReturnVerdict.overdue(cents: 2)
            deps.register.verdictReturnValue = returnedVerdict
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("0000000000")
            sut.send(action)
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Act
            sut.context.state.question?.confirm.action()

            // MARK: - Assert
            #expect(deps.register.settleCallsCount == 1)
            #expect(deps.register.settleReceivedArguments?.code.digits == "0000000000")
            #expect(deps.register.settleReceivedArguments?.cents == 2)
            #expect(deps.register.closeCallsCount == 1)
            #expect(deps.register.closeReceivedCode?.digits == "0000000000")
            #expect(sut.context.state.code == "")
            #expect(sut.context.state.returned.count == 1)
            #expect(sut.context.state.returned.first?.digits == "0000000000")
            #expect(sut.context.state.problem == nil)
            #expect(sut.context.state.question == nil)
        }
    }

    @Suite("State question cancel")
    @MainActor
    struct StateQuestionCancel {
        @Test("stateQuestionCancel changes context.state after send and send")
        func stateQuestionCancelChangesContextStateAfterSendAndSend() {
            // MARK: - Arrange
            let deps = ReturnDeskModelTestFactory.setupDependencies()
            let returnedVerdict = ReturnVerdict.overdue(cents: 2)
            deps.register.verdictReturnValue = returnedVerdict
            let sut = ReturnDeskModelTestFactory.makeSUT(deps)
            let action = ReturnDeskAction.typed("0000000000")
            sut.send(action)
            sut.send(ReturnDeskAction.submitted)

            // MARK: - Act
            sut.context.state.question?.cancel?()

            // MARK: - Assert
            #expect(sut.context.state.code == "0000000000")
            #expect(sut.context.state.problem == nil)
            #expect(sut.context.state.question == nil)
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n AjALvyvcL qXzaYIVEi R9eTahXiK C0-syAKGy a5WhImDvR LVHniZF4t
// testgen:parts kwG_IKd6J D8SBdkKq8 801QSVFNF H7dOu7kHR 1QinP2To5 qDtOT5QYd snQQRz68g flAA30-AX
