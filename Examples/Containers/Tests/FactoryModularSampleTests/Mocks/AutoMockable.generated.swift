// testgen:fingerprint 5f1c3fbd1939fde1 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import FactoryKit
import class Foundation.NSLock
@testable import FactoryModularSample

final class LedgerMock: Ledger, @unchecked Sendable {
    private struct DoubleStorage {
        var bookThrowableError: (any Error)?
        var bookCallsCount: Int = 0
        var bookReceivedCents: Int?
        var bookReceivedInvocations: [Int] = []
        var bookClosure: ((Int) throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - book

    var bookThrowableError: (any Error)? {
        get { doubleState.read { $0.bookThrowableError } }
        set { doubleState.write { $0.bookThrowableError = newValue } }
    }
    var bookCallsCount: Int {
        get { doubleState.read { $0.bookCallsCount } }
        set { doubleState.write { $0.bookCallsCount = newValue } }
    }
    var bookReceivedCents: Int? {
        get { doubleState.read { $0.bookReceivedCents } }
        set { doubleState.write { $0.bookReceivedCents = newValue } }
    }
    var bookReceivedInvocations: [Int] {
        get { doubleState.read { $0.bookReceivedInvocations } }
        set { doubleState.write { $0.bookReceivedInvocations = newValue } }
    }
    var bookClosure: ((Int) throws -> Void)? {
        get { doubleState.read { $0.bookClosure } }
        set { doubleState.write { $0.bookClosure = newValue } }
    }
    var bookCalled: Bool { bookCallsCount > 0 }

    func book(_ cents: Int) throws {
        doubleState.write {
            $0.bookCallsCount += 1
            $0.bookReceivedCents = cents
            $0.bookReceivedInvocations.append(cents)
        }
        if let error = doubleState.read({ $0.bookThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.bookClosure }) {
            try stubbedClosure(cents)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class RatesMock: Rates, @unchecked Sendable {
    private struct DoubleStorage {
        var rateCallsCount: Int = 0
        var rateReceivedCurrency: String?
        var rateReceivedInvocations: [String] = []
        var rateReturnValue: Double?
        var rateReturnValues: [Double?] = []
        var rateClosure: ((String) -> Double?)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - rate

    var rateCallsCount: Int {
        get { doubleState.read { $0.rateCallsCount } }
        set { doubleState.write { $0.rateCallsCount = newValue } }
    }
    var rateReceivedCurrency: String? {
        get { doubleState.read { $0.rateReceivedCurrency } }
        set { doubleState.write { $0.rateReceivedCurrency = newValue } }
    }
    var rateReceivedInvocations: [String] {
        get { doubleState.read { $0.rateReceivedInvocations } }
        set { doubleState.write { $0.rateReceivedInvocations = newValue } }
    }
    var rateReturnValue: Double? {
        get { doubleState.read { $0.rateReturnValue } }
        set { doubleState.write { $0.rateReturnValue = newValue } }
    }
    var rateReturnValues: [Double?] {
        get { doubleState.read { $0.rateReturnValues } }
        set { doubleState.write { $0.rateReturnValues = newValue } }
    }
    var rateClosure: ((String) -> Double?)? {
        get { doubleState.read { $0.rateClosure } }
        set { doubleState.write { $0.rateClosure = newValue } }
    }
    var rateCalled: Bool { rateCallsCount > 0 }

    func rate(of currency: String) -> Double? {
        doubleState.write {
            $0.rateCallsCount += 1
            $0.rateReceivedCurrency = currency
            $0.rateReceivedInvocations.append(currency)
        }
        if let stubbedClosure = doubleState.read({ $0.rateClosure }) {
            return stubbedClosure(currency)
        }
        if let next = doubleState.write({ $0.rateReturnValues.isEmpty ? nil : $0.rateReturnValues.removeFirst() }) {
            return next
        }
        return doubleState.read({ $0.rateReturnValue })
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
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
// testgen:parts OKxX9MA_Z vtqSbU8NB qGTa5D3Ih Vz5lZHtAv v27iLcxML lOqhzQSfQ
