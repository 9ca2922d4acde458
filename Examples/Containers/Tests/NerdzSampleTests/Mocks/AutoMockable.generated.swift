// testgen:fingerprint f2d64d938dfe0840 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import NerdzInject
import class Foundation.NSLock
@testable import NerdzSample

class AnalyticsTypeMock: AnalyticsType {
    init() {}

    // MARK: - track

    var trackCallsCount: Int = 0
    var trackReceivedEvent: String?
    var trackReceivedInvocations: [String] = []
    var trackClosure: ((String) -> Void)?
    var trackCalled: Bool { trackCallsCount > 0 }

    func track(_ event: String) {
        trackCallsCount += 1
        trackReceivedEvent = event
        trackReceivedInvocations.append(event)
        if let stubbedClosure = trackClosure {
            stubbedClosure(event)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        trackCallsCount = 0
        trackReceivedEvent = nil
        trackReceivedInvocations = []
        trackClosure = nil
    }
}

class CouponTypeMock: CouponType {
    init() {}

    // MARK: - discount

    var discountCallsCount: Int = 0
    var discountReceivedCode: String?
    var discountReceivedInvocations: [String] = []
    var discountReturnValue: Int?
    var discountReturnValues: [Int?] = []
    var discountClosure: ((String) -> Int?)?
    var discountCalled: Bool { discountCallsCount > 0 }

    func discount(of code: String) -> Int? {
        discountCallsCount += 1
        discountReceivedCode = code
        discountReceivedInvocations.append(code)
        if let stubbedClosure = discountClosure {
            return stubbedClosure(code)
        }
        if !discountReturnValues.isEmpty {
            return discountReturnValues.removeFirst()
        }
        return discountReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        discountCallsCount = 0
        discountReceivedCode = nil
        discountReceivedInvocations = []
        discountReturnValue = nil
        discountReturnValues = []
        discountClosure = nil
    }
}

final class OrdersTypeMock: OrdersType, @unchecked Sendable {
    private struct DoubleStorage {
        var submitThrowableError: (any Error)?
        var submitCallsCount: Int = 0
        var submitReceivedItems: [String]?
        var submitReceivedInvocations: [[String]] = []
        var submitReturnValue: Int!
        var submitReturnValues: [Int] = []
        var submitClosure: (([String]) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - submit

    var submitThrowableError: (any Error)? {
        get { doubleState.read { $0.submitThrowableError } }
        set { doubleState.write { $0.submitThrowableError = newValue } }
    }
    var submitCallsCount: Int {
        get { doubleState.read { $0.submitCallsCount } }
        set { doubleState.write { $0.submitCallsCount = newValue } }
    }
    var submitReceivedItems: [String]? {
        get { doubleState.read { $0.submitReceivedItems } }
        set { doubleState.write { $0.submitReceivedItems = newValue } }
    }
    var submitReceivedInvocations: [[String]] {
        get { doubleState.read { $0.submitReceivedInvocations } }
        set { doubleState.write { $0.submitReceivedInvocations = newValue } }
    }
    var submitReturnValue: Int! {
        get { doubleState.read { $0.submitReturnValue } }
        set { doubleState.write { $0.submitReturnValue = newValue } }
    }
    var submitReturnValues: [Int] {
        get { doubleState.read { $0.submitReturnValues } }
        set { doubleState.write { $0.submitReturnValues = newValue } }
    }
    var submitClosure: (([String]) async throws -> Int)? {
        get { doubleState.read { $0.submitClosure } }
        set { doubleState.write { $0.submitClosure = newValue } }
    }
    var submitCalled: Bool { submitCallsCount > 0 }

    func submit(_ items: [String]) async throws -> Int {
        doubleState.write {
            $0.submitCallsCount += 1
            $0.submitReceivedItems = items
            $0.submitReceivedInvocations.append(items)
        }
        if let error = doubleState.read({ $0.submitThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.submitClosure }) {
            return try await stubbedClosure(items)
        }
        if let next = doubleState.write({ $0.submitReturnValues.isEmpty ? nil : $0.submitReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.submitReturnValue }) {
            return value
        }
        return 0
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
// testgen:parts 4xVoRokmZ vtqSbU8NB MEvzZsg5H dmmfKdHJu t2yCik49v TVDOhlkkG lOqhzQSfQ
