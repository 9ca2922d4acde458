// testgen:fingerprint fbc069c0d91c7eaa mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Domain
import class Foundation.NSLock

public final class SessionRepositoryStub: SessionRepositoryProtocol, @unchecked Sendable {
    private struct DoubleStorage {
        var getSessionCallsCount: Int = 0
        var getSessionResult: Result<Session?, RepositoryError> = .success(nil)
        var getSessionReturnValues: [Result<Session?, RepositoryError>] = []
        var getSessionClosure: (() async -> Result<Session?, RepositoryError>)?
        var saveSessionCalls: [Session] = []
        var saveSessionResult: Result<Void, RepositoryError> = .success(())
        var saveSessionReturnValues: [Result<Void, RepositoryError>] = []
        var saveSessionClosure: ((Session) async -> Result<Void, RepositoryError>)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    public init() {}

    // MARK: - getSession

    public var getSessionCallsCount: Int {
        get { doubleState.read { $0.getSessionCallsCount } }
        set { doubleState.write { $0.getSessionCallsCount = newValue } }
    }
    public var getSessionResult: Result<Session?, RepositoryError> {
        get { doubleState.read { $0.getSessionResult } }
        set { doubleState.write { $0.getSessionResult = newValue } }
    }
    public var getSessionReturnValues: [Result<Session?, RepositoryError>] {
        get { doubleState.read { $0.getSessionReturnValues } }
        set { doubleState.write { $0.getSessionReturnValues = newValue } }
    }
    public var getSessionClosure: (() async -> Result<Session?, RepositoryError>)? {
        get { doubleState.read { $0.getSessionClosure } }
        set { doubleState.write { $0.getSessionClosure = newValue } }
    }
    public var getSessionCalled: Bool { getSessionCallsCount > 0 }

    public func getSession() async -> Result<Session?, RepositoryError> {
        doubleState.write {
            $0.getSessionCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.getSessionClosure }) {
            return await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.getSessionReturnValues.isEmpty ? nil : $0.getSessionReturnValues.removeFirst()
        }) {
            return next
        }
        return doubleState.read({ $0.getSessionResult })
    }

    // MARK: - saveSession

    public var saveSessionCalls: [Session] {
        get { doubleState.read { $0.saveSessionCalls } }
        set { doubleState.write { $0.saveSessionCalls = newValue } }
    }
    public var saveSessionResult: Result<Void, RepositoryError> {
        get { doubleState.read { $0.saveSessionResult } }
        set { doubleState.write { $0.saveSessionResult = newValue } }
    }
    public var saveSessionReturnValues: [Result<Void, RepositoryError>] {
        get { doubleState.read { $0.saveSessionReturnValues } }
        set { doubleState.write { $0.saveSessionReturnValues = newValue } }
    }
    public var saveSessionClosure: ((Session) async -> Result<Void, RepositoryError>)? {
        get { doubleState.read { $0.saveSessionClosure } }
        set { doubleState.write { $0.saveSessionClosure = newValue } }
    }
    public var saveSessionCalled: Bool { saveSessionCalls.count > 0 }

    public func saveSession(_ session: Session) async -> Result<Void, RepositoryError> {
        doubleState.write {
            $0.saveSessionCalls.append(session)
        }
        if let stubbedClosure = doubleState.read({ $0.saveSessionClosure }) {
            return await stubbedClosure(session)
        }
        if let next = doubleState.write({
            $0.saveSessionReturnValues.isEmpty ? nil : $0.saveSessionReturnValues.removeFirst()
        }) {
            return next
        }
        return doubleState.read({ $0.saveSessionResult })
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
// testgen:parts 6ckNt7lJE vtqSbU8NB VWnPGyUBo lOqhzQSfQ
