// testgen:fingerprint 668625fd6e9d5e84 suite TransferViewModel
import Foundation
import Testing
@testable import Gallery

@Suite("TransferViewModel", .tags(.unit, .viewModel))
@MainActor
struct TransferViewModelTests {
    @Suite("Send")
    @MainActor
    struct Send {
        @Test("send calls balance and transfer and sets confirmation when balance is 1")
        func sendCallsBalanceAndTransferAndSetsConfirmationWhenBalanceIs1() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            deps.gateway.balanceReturnValue = 1
            deps.gateway.transferReturnValue = "transfer"
            let sut = TransferTestFactory.makeSUT(deps)
            var isSendingDuringBalance: Bool?
            var isSendingDuringTransfer: Bool?
            deps.gateway.balanceClosure = {
                isSendingDuringBalance = sut.isSending
                return 1
            }
            deps.gateway.transferClosure = { _, _ in
                isSendingDuringTransfer = sut.isSending
                return "transfer"
            }

            // MARK: - Act
            await sut.send(1, to: "recipient")

            // MARK: - Assert
            #expect(deps.gateway.balanceCallsCount == 1)
            #expect(deps.gateway.transferCallsCount == 1)
            #expect(deps.gateway.transferReceivedArguments?.amount == 1)
            #expect(deps.gateway.transferReceivedArguments?.recipient == "recipient")
            #expect(sut.confirmation == "transfer")
            #expect(!sut.isSending)
            #expect(isSendingDuringBalance == true)
            #expect(isSendingDuringTransfer == true)
        }

        @Test("send calls balance and transfer and sets error to failed when transfer fails")
        func sendCallsBalanceAndTransferAndSetsErrorToFailedWhenTransferFails() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            deps.gateway.balanceReturnValue = 1
            let sut = TransferTestFactory.makeSUT(deps)
            var isSendingDuringBalance: Bool?
            var isSendingDuringTransfer: Bool?
            deps.gateway.balanceClosure = {
                isSendingDuringBalance = sut.isSending
                return 1
            }
            let error = TransferViewModel.TransferError.emptyRecipient
            deps.gateway.transferClosure = { _, _ in
                isSendingDuringTransfer = sut.isSending
                throw error
            }

            // MARK: - Act
            await sut.send(1, to: "recipient")

            // MARK: - Assert
            #expect(deps.gateway.balanceCallsCount == 1)
            #expect(deps.gateway.transferCallsCount == 1)
            #expect(deps.gateway.transferReceivedArguments?.amount == 1)
            #expect(deps.gateway.transferReceivedArguments?.recipient == "recipient")
            #expect(sut.error == TransferViewModel.TransferError.failed)
            #expect(!sut.isSending)
            #expect(isSendingDuringBalance == true)
            #expect(isSendingDuringTransfer == true)
        }

        @Test("send calls balance and sets error to insufficientFunds when balance is 0")
        func sendCallsBalanceAndSetsErrorToInsufficientFundsWhenBalanceIs0() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            deps.gateway.balanceReturnValue = 0
            let sut = TransferTestFactory.makeSUT(deps)
            var isSendingDuringBalance: Bool?
            deps.gateway.balanceClosure = {
                isSendingDuringBalance = sut.isSending
                return 0
            }

            // MARK: - Act
            await sut.send(1, to: "recipient")

            // MARK: - Assert
            #expect(deps.gateway.balanceCallsCount == 1)
            #expect(sut.error == TransferViewModel.TransferError.insufficientFunds)
            #expect(!sut.isSending)
            #expect(isSendingDuringBalance == true)
            #expect(deps.gateway.transferCallsCount == 0)
        }

        @Test("send calls balance and sets error to failed when balance fails")
        func sendCallsBalanceAndSetsErrorToFailedWhenBalanceFails() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            let sut = TransferTestFactory.makeSUT(deps)
            var isSendingDuringBalance: Bool?
            let error = TransferViewModel.TransferError.emptyRecipient
            deps.gateway.balanceClosure = {
                isSendingDuringBalance = sut.isSending
                throw error
            }

            // MARK: - Act
            await sut.send(1, to: "recipient")

            // MARK: - Assert
            #expect(deps.gateway.balanceCallsCount == 1)
            #expect(sut.error == TransferViewModel.TransferError.failed)
            #expect(!sut.isSending)
            #expect(isSendingDuringBalance == true)
            #expect(deps.gateway.transferCallsCount == 0)
        }

        @Test("send sets error to invalidAmount when amount is 0")
        func sendSetsErrorToInvalidAmountWhenAmountIs0() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            let sut = TransferTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.send(0, to: "recipient")

            // MARK: - Assert
            #expect(sut.error == TransferViewModel.TransferError.invalidAmount)
            #expect(deps.gateway.balanceCallsCount == 0)
            #expect(deps.gateway.transferCallsCount == 0)
        }

        @Test("send sets error to emptyRecipient when recipient is empty")
        func sendSetsErrorToEmptyRecipientWhenRecipientIsEmpty() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            let sut = TransferTestFactory.makeSUT(deps)
            let amount = 1

            // MARK: - Act
            await sut.send(amount, to: "")

            // MARK: - Assert
            #expect(sut.error == TransferViewModel.TransferError.emptyRecipient)
            #expect(deps.gateway.balanceCallsCount == 0)
            #expect(deps.gateway.transferCallsCount == 0)
        }

        @Test("send calls balance and transfer and sets confirmation when balance is 1 after send")
        func sendCallsBalanceAndTransferAndSetsConfirmationWhenBalanceIs1AfterSend() async {
            // MARK: - Arrange
            let deps = TransferTestFactory.setupDependencies()
            deps.gateway.balanceReturnValue = 1
            deps.gateway.transferReturnValue = "transfer"
            let sut = TransferTestFactory.makeSUT(deps)
            await sut.send(0, to: "recipient")
            var isSendingDuringBalance: Bool?
            var isSendingDuringTransfer: Bool?
            deps.gateway.balanceClosure = {
                isSendingDuringBalance = sut.isSending
                return 1
            }
            deps.gateway.transferClosure = { _, _ in
                isSendingDuringTransfer = sut.isSending
                return "transfer"
            }

            // MARK: - Act
            await sut.send(1, to: "recipient 2")

            // MARK: - Assert
            #expect(deps.gateway.balanceCallsCount == 1)
            #expect(deps.gateway.transferCallsCount == 1)
            #expect(deps.gateway.transferReceivedArguments?.amount == 1)
            #expect(deps.gateway.transferReceivedArguments?.recipient == "recipient 2")
            #expect(sut.confirmation == "transfer")
            #expect(sut.error == nil)
            #expect(!sut.isSending)
            #expect(isSendingDuringBalance == true)
            #expect(isSendingDuringTransfer == true)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd KREn9wLmL s3z0YIVEi ofdDyJ-Wm lLRzPa1jt YT745ovpU t8QLH6e9F ktgez9e9D
// testgen:parts kZnbRc2ee -h5wadPzb
