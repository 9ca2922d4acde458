/// Moves money.
protocol PaymentGateway: Sendable {
    func transfer(amount: Int, to recipient: String) async throws -> String
    func balance() async throws -> Int
}

/// A form with validation.
@MainActor
final class TransferViewModel {
    var amount = 0
    var recipient = ""
    private(set) var confirmation: String?
    private(set) var error: TransferError?
    private(set) var isSending = false
    private let gateway: PaymentGateway

    enum TransferError: Error, Equatable {
        case emptyRecipient
        case invalidAmount
        case insufficientFunds
        case failed
    }

    init(gateway: PaymentGateway) {
        self.gateway = gateway
    }

    func send(_ amount: Int, to recipient: String) async {
        error = nil
        guard !recipient.isEmpty else {
            error = .emptyRecipient
            return
        }
        guard amount > 0 else {
            error = .invalidAmount
            return
        }
        isSending = true
        defer { isSending = false }
        do {
            let balance = try await gateway.balance()
            guard balance >= amount else {
                error = .insufficientFunds
                return
            }
            confirmation = try await gateway.transfer(amount: amount, to: recipient)
        } catch {
            self.error = .failed
        }
    }
}
