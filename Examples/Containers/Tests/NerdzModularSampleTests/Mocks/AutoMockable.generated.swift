// testgen:fingerprint 4c44d8fa6784d4df mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import NerdzInject
import class Foundation.NSLock
@testable import NerdzSample

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
// testgen:parts 4xVoRokmZ vtqSbU8NB MEvzZsg5H TVDOhlkkG lOqhzQSfQ
