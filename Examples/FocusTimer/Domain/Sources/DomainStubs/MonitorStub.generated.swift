// testgen:fingerprint def6494b95a252c9 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Domain
import class Foundation.NSLock

public final class MonitorStub: MonitorProtocol, @unchecked Sendable {
    private struct DoubleStorage {
        var recordCalls: [RepositoryError] = []
        var recordClosure: ((RepositoryError) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    public init() {}

    // MARK: - record

    public var recordCalls: [RepositoryError] {
        get { doubleState.read { $0.recordCalls } }
        set { doubleState.write { $0.recordCalls = newValue } }
    }
    public var recordClosure: ((RepositoryError) -> Void)? {
        get { doubleState.read { $0.recordClosure } }
        set { doubleState.write { $0.recordClosure = newValue } }
    }
    public var recordCalled: Bool { recordCalls.count > 0 }

    public func record(_ error: RepositoryError) {
        doubleState.write {
            $0.recordCalls.append(error)
        }
        if let stubbedClosure = doubleState.read({ $0.recordClosure }) {
            stubbedClosure(error)
        }
    }

    /// Forgets all records and stubs.
    public func reset() {
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
// testgen:parts 6ckNt7lJE vtqSbU8NB Qw7utJ2WW lOqhzQSfQ
