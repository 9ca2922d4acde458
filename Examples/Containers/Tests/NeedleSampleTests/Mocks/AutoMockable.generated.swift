// testgen:fingerprint 890090922d11edba mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import NeedleFoundation
@testable import NeedleSample

class PaymentProcessingMock: PaymentProcessing {
    init() {}

    // MARK: - pay

    var payThrowableError: (any Error)?
    var payCallsCount: Int = 0
    var payReceivedCents: Int?
    var payReceivedInvocations: [Int] = []
    var payReturnValue: String!
    var payReturnValues: [String] = []
    var payClosure: ((Int) throws -> String)?
    var payCalled: Bool { payCallsCount > 0 }

    func pay(_ cents: Int) throws -> String {
        payCallsCount += 1
        payReceivedCents = cents
        payReceivedInvocations.append(cents)
        if let error = payThrowableError {
            throw error
        }
        if let stubbedClosure = payClosure {
            return try stubbedClosure(cents)
        }
        if !payReturnValues.isEmpty {
            return payReturnValues.removeFirst()
        }
        if let value = payReturnValue {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        payThrowableError = nil
        payCallsCount = 0
        payReceivedCents = nil
        payReceivedInvocations = []
        payReturnValue = nil
        payReturnValues = []
        payClosure = nil
    }
}

class ReceiptPrintingMock: ReceiptPrinting {
    init() {}

    // MARK: - print

    var printCallsCount: Int = 0
    var printReceivedText: String?
    var printReceivedInvocations: [String] = []
    var printClosure: ((String) -> Void)?
    var printCalled: Bool { printCallsCount > 0 }

    func print(_ text: String) {
        printCallsCount += 1
        printReceivedText = text
        printReceivedInvocations.append(text)
        if let stubbedClosure = printClosure {
            stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        printCallsCount = 0
        printReceivedText = nil
        printReceivedInvocations = []
        printClosure = nil
    }
}
// testgen:parts 4mOyo95_r Pqbik4GRB SrJOk8hQQ DFvebSGxo
