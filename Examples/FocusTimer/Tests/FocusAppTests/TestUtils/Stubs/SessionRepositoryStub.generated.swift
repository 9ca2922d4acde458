// testgen:fingerprint fa1e68eaa0c4bb6f mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import class Foundation.NSLock
@testable import Domain

final class SessionRepositoryStub: SessionRepositoryProtocol, @unchecked Sendable {
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

    init() {}

    // MARK: - getSession

    var getSessionCallsCount: Int {
        get { doubleState.read { $0.getSessionCallsCount } }
        set { doubleState.write { $0.getSessionCallsCount = newValue } }
    }
    var getSessionResult: Result<Session?, RepositoryError> {
        get { doubleState.read { $0.getSessionResult } }
        set { doubleState.write { $0.getSessionResult = newValue } }
    }
    var getSessionReturnValues: [Result<Session?, RepositoryError>] {
        get { doubleState.read { $0.getSessionReturnValues } }
        set { doubleState.write { $0.getSessionReturnValues = newValue } }
    }
    var getSessionClosure: (() async -> Result<Session?, RepositoryError>)? {
        get { doubleState.read { $0.getSessionClosure } }
        set { doubleState.write { $0.getSessionClosure = newValue } }
    }
    var getSessionCalled: Bool { getSessionCallsCount > 0 }

    func getSession() async -> Result<Session?, RepositoryError> {
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

    var saveSessionCalls: [Session] {
        get { doubleState.read { $0.saveSessionCalls } }
        set { doubleState.write { $0.saveSessionCalls = newValue } }
    }
    var saveSessionResult: Result<Void, RepositoryError> {
        get { doubleState.read { $0.saveSessionResult } }
        set { doubleState.write { $0.saveSessionResult = newValue } }
    }
    var saveSessionReturnValues: [Result<Void, RepositoryError>] {
        get { doubleState.read { $0.saveSessionReturnValues } }
        set { doubleState.write { $0.saveSessionReturnValues = newValue } }
    }
    var saveSessionClosure: ((Session) async -> Result<Void, RepositoryError>)? {
        get { doubleState.read { $0.saveSessionClosure } }
        set { doubleState.write { $0.saveSessionClosure = newValue } }
    }
    var saveSessionCalled: Bool { saveSessionCalls.count > 0 }

    func saveSession(_ session: Session) async -> Result<Void, RepositoryError> {
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
// testgen:parts vtqSiKR22 6ckNRGfM1 VWnP4prfH lOqhzQSfQ
