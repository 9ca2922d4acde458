// testgen:fingerprint 0170845fd7889d20 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import class Foundation.NSLock
@testable import Domain

final class MonitorStub: MonitorProtocol, @unchecked Sendable {
    private struct DoubleStorage {
        var recordCalls: [RepositoryError] = []
        var recordClosure: ((RepositoryError) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - record

    var recordCalls: [RepositoryError] {
        get { doubleState.read { $0.recordCalls } }
        set { doubleState.write { $0.recordCalls = newValue } }
    }
    var recordClosure: ((RepositoryError) -> Void)? {
        get { doubleState.read { $0.recordClosure } }
        set { doubleState.write { $0.recordClosure = newValue } }
    }
    var recordCalled: Bool { recordCalls.count > 0 }

    func record(_ error: RepositoryError) {
        doubleState.write {
            $0.recordCalls.append(error)
        }
        if let stubbedClosure = doubleState.read({ $0.recordClosure }) {
            stubbedClosure(error)
        }
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
