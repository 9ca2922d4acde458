// testgen:fingerprint 387b683f03f927a3 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import Checkout

class CardProcessingMock: CardProcessing {
    init() {}

    // MARK: - authorize

    var authorizeThrowableError: (any Error)?
    var authorizeCallsCount: Int = 0
    var authorizeReceivedPin: String?
    var authorizeReceivedInvocations: [String] = []
    var authorizeReturnValue: Int!
    var authorizeReturnValues: [Int] = []
    var authorizeClosure: ((String) async throws -> Int)?
    var authorizeCalled: Bool { authorizeCallsCount > 0 }

    func authorize(pin: String) async throws -> Int {
        authorizeCallsCount += 1
        authorizeReceivedPin = pin
        authorizeReceivedInvocations.append(pin)
        if let error = authorizeThrowableError {
            throw error
        }
        if let stubbedClosure = authorizeClosure {
            return try await stubbedClosure(pin)
        }
        if !authorizeReturnValues.isEmpty {
            return authorizeReturnValues.removeFirst()
        }
        if let value = authorizeReturnValue {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        authorizeThrowableError = nil
        authorizeCallsCount = 0
        authorizeReceivedPin = nil
        authorizeReceivedInvocations = []
        authorizeReturnValue = nil
        authorizeReturnValues = []
        authorizeClosure = nil
    }
}

class DeliverySavingMock: DeliverySaving {
    init() {}

    // MARK: - save

    var saveThrowableError: (any Error)?
    var saveCallsCount: Int = 0
    var saveReceivedDelivery: Delivery?
    var saveReceivedInvocations: [Delivery] = []
    var saveReturnValue: Date!
    var saveReturnValues: [Date] = []
    var saveClosure: ((Delivery) throws -> Date)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ delivery: Delivery) throws -> Date {
        saveCallsCount += 1
        saveReceivedDelivery = delivery
        saveReceivedInvocations.append(delivery)
        if let error = saveThrowableError {
            throw error
        }
        if let stubbedClosure = saveClosure {
            return try stubbedClosure(delivery)
        }
        if !saveReturnValues.isEmpty {
            return saveReturnValues.removeFirst()
        }
        if let value = saveReturnValue {
            return value
        }
        recordUnstubbed("DeliverySavingMock.save(_:)", hint: "saveReturnValue = …")
        throw UnstubbedError(member: "DeliverySavingMock.save(_:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        saveThrowableError = nil
        saveCallsCount = 0
        saveReceivedDelivery = nil
        saveReceivedInvocations = []
        saveReturnValue = nil
        saveReturnValues = []
        saveClosure = nil
    }
}

class PaymentGatewayMock: PaymentGateway {
    init() {}

    // MARK: - pay

    var payThrowableError: (any Error)?
    var payCallsCount: Int = 0
    var payReceivedArguments: (amount: Int, ids: [String])?
    var payReceivedInvocations: [(amount: Int, ids: [String])] = []
    var payReturnValue: Receipt!
    var payReturnValues: [Receipt] = []
    var payClosure: ((Int, [String]) async throws -> Receipt)?
    var payCalled: Bool { payCallsCount > 0 }

    func pay(_ amount: Int, for ids: [String]) async throws -> Receipt {
        payCallsCount += 1
        payReceivedArguments = (amount: amount, ids: ids)
        payReceivedInvocations.append((amount: amount, ids: ids))
        if let error = payThrowableError {
            throw error
        }
        if let stubbedClosure = payClosure {
            return try await stubbedClosure(amount, ids)
        }
        if !payReturnValues.isEmpty {
            return payReturnValues.removeFirst()
        }
        if let value = payReturnValue {
            return value
        }
        recordUnstubbed("PaymentGatewayMock.pay(_:for:)", hint: "payReturnValue = …")
        throw UnstubbedError(member: "PaymentGatewayMock.pay(_:for:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        payThrowableError = nil
        payCallsCount = 0
        payReceivedArguments = nil
        payReceivedInvocations = []
        payReturnValue = nil
        payReturnValues = []
        payClosure = nil
    }
}

class ReceiptArchiveMock: ReceiptArchive {
    init() {}

    // MARK: - store

    var storeThrowableError: (any Error)?
    var storeCallsCount: Int = 0
    var storeReceivedReceipt: Receipt?
    var storeReceivedInvocations: [Receipt] = []
    var storeClosure: ((Receipt) async throws -> Void)?
    var storeCalled: Bool { storeCallsCount > 0 }

    func store(_ receipt: Receipt) async throws {
        storeCallsCount += 1
        storeReceivedReceipt = receipt
        storeReceivedInvocations.append(receipt)
        if let error = storeThrowableError {
            throw error
        }
        if let stubbedClosure = storeClosure {
            try await stubbedClosure(receipt)
        }
    }

    // MARK: - receipt

    var receiptThrowableError: (any Error)?
    var receiptCallsCount: Int = 0
    var receiptReceivedNumber: String?
    var receiptReceivedInvocations: [String] = []
    var receiptReturnValue: Receipt?
    var receiptReturnValues: [Receipt?] = []
    var receiptClosure: ((String) async throws -> Receipt?)?
    var receiptCalled: Bool { receiptCallsCount > 0 }

    func receipt(number: String) async throws -> Receipt? {
        receiptCallsCount += 1
        receiptReceivedNumber = number
        receiptReceivedInvocations.append(number)
        if let error = receiptThrowableError {
            throw error
        }
        if let stubbedClosure = receiptClosure {
            return try await stubbedClosure(number)
        }
        if !receiptReturnValues.isEmpty {
            return receiptReturnValues.removeFirst()
        }
        return receiptReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        storeThrowableError = nil
        storeCallsCount = 0
        storeReceivedReceipt = nil
        storeReceivedInvocations = []
        storeClosure = nil
        receiptThrowableError = nil
        receiptCallsCount = 0
        receiptReceivedNumber = nil
        receiptReceivedInvocations = []
        receiptReturnValue = nil
        receiptReturnValues = []
        receiptClosure = nil
    }
}

final class ShippingRatesMock: ShippingRates, @unchecked Sendable {
    private struct DoubleStorage {
        var priceThrowableError: (any Error)?
        var priceCallsCount: Int = 0
        var priceReceivedShipping: Shipping?
        var priceReceivedInvocations: [Shipping] = []
        var priceReturnValue: Int!
        var priceReturnValues: [Int] = []
        var priceClosure: ((Shipping) throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - price

    var priceThrowableError: (any Error)? {
        get { doubleState.read { $0.priceThrowableError } }
        set { doubleState.write { $0.priceThrowableError = newValue } }
    }
    var priceCallsCount: Int {
        get { doubleState.read { $0.priceCallsCount } }
        set { doubleState.write { $0.priceCallsCount = newValue } }
    }
    var priceReceivedShipping: Shipping? {
        get { doubleState.read { $0.priceReceivedShipping } }
        set { doubleState.write { $0.priceReceivedShipping = newValue } }
    }
    var priceReceivedInvocations: [Shipping] {
        get { doubleState.read { $0.priceReceivedInvocations } }
        set { doubleState.write { $0.priceReceivedInvocations = newValue } }
    }
    var priceReturnValue: Int! {
        get { doubleState.read { $0.priceReturnValue } }
        set { doubleState.write { $0.priceReturnValue = newValue } }
    }
    var priceReturnValues: [Int] {
        get { doubleState.read { $0.priceReturnValues } }
        set { doubleState.write { $0.priceReturnValues = newValue } }
    }
    var priceClosure: ((Shipping) throws -> Int)? {
        get { doubleState.read { $0.priceClosure } }
        set { doubleState.write { $0.priceClosure = newValue } }
    }
    var priceCalled: Bool { priceCallsCount > 0 }

    func price(of shipping: Shipping) throws -> Int {
        doubleState.write {
            $0.priceCallsCount += 1
            $0.priceReceivedShipping = shipping
            $0.priceReceivedInvocations.append(shipping)
        }
        if let error = doubleState.read({ $0.priceThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.priceClosure }) {
            return try stubbedClosure(shipping)
        }
        if let next = doubleState.write({ $0.priceReturnValues.isEmpty ? nil : $0.priceReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.priceReturnValue }) {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class VoucherPrintingMock: VoucherPrinting {
    init() {}

    // MARK: - print

    var printCallsCount: Int = 0
    var printReceivedVoucher: Voucher?
    var printReceivedInvocations: [Voucher] = []
    var printClosure: ((Voucher) -> Void)?
    var printCalled: Bool { printCallsCount > 0 }

    func print(_ voucher: Voucher) {
        printCallsCount += 1
        printReceivedVoucher = voucher
        printReceivedInvocations.append(voucher)
        if let stubbedClosure = printClosure {
            stubbedClosure(voucher)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        printCallsCount = 0
        printReceivedVoucher = nil
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
    if Testing.Test.current != nil {
        Testing.Issue.record(Testing.Comment(rawValue: message))
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
// testgen:parts qxkwkcmUI Ep_4seRrW xeys3wpHg behYzFvMJ -GNkmOmYK EHpPxaGl7 NudrwJUW_ Ia-N29w6i 3bDS6ZAu6 gY6qky2R0
// testgen:parts lOqhzQSfQ 6AnUt5fGF d25ow5kEv
