// testgen:fingerprint 29cc64da1265a35a mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Domain
import class Foundation.NSLock
@testable import FocusApp

final class GettingSessionStub: GettingSession, @unchecked Sendable {
    private struct DoubleStorage {
        var executeCallsCount: Int = 0
        var executeResult: Result<Session?, RepositoryError> = .success(nil)
        var executeReturnValues: [Result<Session?, RepositoryError>] = []
        var executeClosure: (() async -> Result<Session?, RepositoryError>)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - execute

    var executeCallsCount: Int {
        get { doubleState.read { $0.executeCallsCount } }
        set { doubleState.write { $0.executeCallsCount = newValue } }
    }
    var executeResult: Result<Session?, RepositoryError> {
        get { doubleState.read { $0.executeResult } }
        set { doubleState.write { $0.executeResult = newValue } }
    }
    var executeReturnValues: [Result<Session?, RepositoryError>] {
        get { doubleState.read { $0.executeReturnValues } }
        set { doubleState.write { $0.executeReturnValues = newValue } }
    }
    var executeClosure: (() async -> Result<Session?, RepositoryError>)? {
        get { doubleState.read { $0.executeClosure } }
        set { doubleState.write { $0.executeClosure = newValue } }
    }
    var executeCalled: Bool { executeCallsCount > 0 }

    func execute() async -> Result<Session?, RepositoryError> {
        doubleState.write {
            $0.executeCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.executeClosure }) {
            return await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.executeReturnValues.isEmpty ? nil : $0.executeReturnValues.removeFirst()
        }) {
            return next
        }
        return doubleState.read({ $0.executeResult })
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
// testgen:parts 6ckNt7lJE vtqSbU8NB UIVUbVS3U x7TKj5UR6 lOqhzQSfQ
