// testgen:fingerprint 672b6f5a7ce0f038 mocks
import Foundation
import NeedleFoundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import NeedleSample

class PaymentProcessingMock: PaymentProcessing {
    init() {}

    // MARK: - pay

    var payThrowableError: (any Error)?
    var payCallsCount: Int = 0
    var payReceivedCents: (Int)?
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
    var printReceivedText: (String)?
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

/// What a double records and is told to answer, behind one lock.
private final class DoubleState<State>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    init(_ state: State) {
        self.state = state
    }

    func read<Value>(_ body: (State) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(state)
    }

    @discardableResult
    func write<Value>(_ body: (inout State) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

/// Says that a member was used that nobody has stubbed.
private func recordUnstubbed(_ member: String, hint: String) {
    let message = "\(member) was used but not stubbed. Write: \(hint)"
    #if canImport(Testing)
    if Test.current != nil {
        Issue.record(Comment(rawValue: message))
        return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message)
    #endif
}

/// What a throwing member throws that nobody has stubbed.
private struct UnstubbedError: Error, CustomStringConvertible {
    var member: String
    var description: String { "\(member) is not stubbed" }
}
