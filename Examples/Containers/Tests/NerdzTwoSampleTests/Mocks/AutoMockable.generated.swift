// testgen:fingerprint 499f553a9c9c9324 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import NerdzInject
import class Foundation.NSLock
@testable import NerdzTwoSample

final class WishServiceMock: WishService, @unchecked Sendable {
    private struct DoubleStorage {
        var wishThrowableError: (any Error)?
        var wishCallsCount: Int = 0
        var wishReceivedItem: String?
        var wishReceivedInvocations: [String] = []
        var wishReturnValue: Int!
        var wishReturnValues: [Int] = []
        var wishClosure: ((String) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - wish

    var wishThrowableError: (any Error)? {
        get { doubleState.read { $0.wishThrowableError } }
        set { doubleState.write { $0.wishThrowableError = newValue } }
    }
    var wishCallsCount: Int {
        get { doubleState.read { $0.wishCallsCount } }
        set { doubleState.write { $0.wishCallsCount = newValue } }
    }
    var wishReceivedItem: String? {
        get { doubleState.read { $0.wishReceivedItem } }
        set { doubleState.write { $0.wishReceivedItem = newValue } }
    }
    var wishReceivedInvocations: [String] {
        get { doubleState.read { $0.wishReceivedInvocations } }
        set { doubleState.write { $0.wishReceivedInvocations = newValue } }
    }
    var wishReturnValue: Int! {
        get { doubleState.read { $0.wishReturnValue } }
        set { doubleState.write { $0.wishReturnValue = newValue } }
    }
    var wishReturnValues: [Int] {
        get { doubleState.read { $0.wishReturnValues } }
        set { doubleState.write { $0.wishReturnValues = newValue } }
    }
    var wishClosure: ((String) async throws -> Int)? {
        get { doubleState.read { $0.wishClosure } }
        set { doubleState.write { $0.wishClosure = newValue } }
    }
    var wishCalled: Bool { wishCallsCount > 0 }

    func wish(for item: String) async throws -> Int {
        doubleState.write {
            $0.wishCallsCount += 1
            $0.wishReceivedItem = item
            $0.wishReceivedInvocations.append(item)
        }
        if let error = doubleState.read({ $0.wishThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.wishClosure }) {
            return try await stubbedClosure(item)
        }
        if let next = doubleState.write({ $0.wishReturnValues.isEmpty ? nil : $0.wishReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.wishReturnValue }) {
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
// testgen:parts 4xVoRokmZ vtqSbU8NB nT8coi8AY YTnQyKGYf lOqhzQSfQ
