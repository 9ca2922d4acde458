// testgen:fingerprint acf9a6eb7a3517ed mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import class Foundation.NSLock
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import Screens

class AnalyticsMock: Analytics {
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

class FollowServiceMock: FollowService {
    init() {}

    // MARK: - isFollowed

    var isFollowedCallsCount: Int = 0
    var isFollowedReceivedId: String?
    var isFollowedReceivedInvocations: [String] = []
    var isFollowedReturnValue: Bool!
    var isFollowedReturnValues: [Bool] = []
    var isFollowedClosure: ((String) -> Bool)?
    var isFollowedCalled: Bool { isFollowedCallsCount > 0 }

    func isFollowed(_ id: String) -> Bool {
        isFollowedCallsCount += 1
        isFollowedReceivedId = id
        isFollowedReceivedInvocations.append(id)
        if let stubbedClosure = isFollowedClosure {
            return stubbedClosure(id)
        }
        if !isFollowedReturnValues.isEmpty {
            return isFollowedReturnValues.removeFirst()
        }
        if let value = isFollowedReturnValue {
            return value
        }
        return false
    }

    // MARK: - follow

    var followThrowableError: (any Error)?
    var followCallsCount: Int = 0
    var followReceivedId: String?
    var followReceivedInvocations: [String] = []
    var followClosure: ((String) throws -> Void)?
    var followCalled: Bool { followCallsCount > 0 }

    func follow(_ id: String) throws {
        followCallsCount += 1
        followReceivedId = id
        followReceivedInvocations.append(id)
        if let error = followThrowableError {
            throw error
        }
        if let stubbedClosure = followClosure {
            try stubbedClosure(id)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isFollowedCallsCount = 0
        isFollowedReceivedId = nil
        isFollowedReceivedInvocations = []
        isFollowedReturnValue = nil
        isFollowedReturnValues = []
        isFollowedClosure = nil
        followThrowableError = nil
        followCallsCount = 0
        followReceivedId = nil
        followReceivedInvocations = []
        followClosure = nil
    }
}

@MainActor
class RouterMock: Router {
    init() {}

    // MARK: - showHome

    var showHomeCallsCount: Int = 0
    var showHomeReceivedAccount: Account?
    var showHomeReceivedInvocations: [Account] = []
    var showHomeClosure: ((Account) -> Void)?
    var showHomeCalled: Bool { showHomeCallsCount > 0 }

    func showHome(for account: Account) {
        showHomeCallsCount += 1
        showHomeReceivedAccount = account
        showHomeReceivedInvocations.append(account)
        if let stubbedClosure = showHomeClosure {
            stubbedClosure(account)
        }
    }

    // MARK: - showHelp

    var showHelpCallsCount: Int = 0
    var showHelpClosure: (() -> Void)?
    var showHelpCalled: Bool { showHelpCallsCount > 0 }

    func showHelp() {
        showHelpCallsCount += 1
        if let stubbedClosure = showHelpClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showHomeCallsCount = 0
        showHomeReceivedAccount = nil
        showHomeReceivedInvocations = []
        showHomeClosure = nil
        showHelpCallsCount = 0
        showHelpClosure = nil
    }
}

final class SignInServiceMock: SignInService, @unchecked Sendable {
    private struct DoubleStorage {
        var signInThrowableError: (any Error)?
        var signInCallsCount: Int = 0
        var signInReceivedName: String?
        var signInReceivedInvocations: [String] = []
        var signInReturnValue: Account!
        var signInReturnValues: [Account] = []
        var signInClosure: ((String) async throws -> Account)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - signIn

    var signInThrowableError: (any Error)? {
        get { doubleState.read { $0.signInThrowableError } }
        set { doubleState.write { $0.signInThrowableError = newValue } }
    }
    var signInCallsCount: Int {
        get { doubleState.read { $0.signInCallsCount } }
        set { doubleState.write { $0.signInCallsCount = newValue } }
    }
    var signInReceivedName: String? {
        get { doubleState.read { $0.signInReceivedName } }
        set { doubleState.write { $0.signInReceivedName = newValue } }
    }
    var signInReceivedInvocations: [String] {
        get { doubleState.read { $0.signInReceivedInvocations } }
        set { doubleState.write { $0.signInReceivedInvocations = newValue } }
    }
    var signInReturnValue: Account! {
        get { doubleState.read { $0.signInReturnValue } }
        set { doubleState.write { $0.signInReturnValue = newValue } }
    }
    var signInReturnValues: [Account] {
        get { doubleState.read { $0.signInReturnValues } }
        set { doubleState.write { $0.signInReturnValues = newValue } }
    }
    var signInClosure: ((String) async throws -> Account)? {
        get { doubleState.read { $0.signInClosure } }
        set { doubleState.write { $0.signInClosure = newValue } }
    }
    var signInCalled: Bool { signInCallsCount > 0 }

    func signIn(name: String) async throws -> Account {
        doubleState.write {
            $0.signInCallsCount += 1
            $0.signInReceivedName = name
            $0.signInReceivedInvocations.append(name)
        }
        if let error = doubleState.read({ $0.signInThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.signInClosure }) {
            return try await stubbedClosure(name)
        }
        if let next = doubleState.write({ $0.signInReturnValues.isEmpty ? nil : $0.signInReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.signInReturnValue }) {
            return value
        }
        recordUnstubbed("SignInServiceMock.signIn(name:)", hint: "signInReturnValue = …")
        throw UnstubbedError(member: "SignInServiceMock.signIn(name:)")
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
// testgen:parts vtqSiKR22 Ep_4seRrW xeys3wpHg z7jf3YN9D 5Xc0W4Uua kWgWuXERX piPUm4RaY 2Gj6kliLa lOqhzQSfQ 6AnUt5fGF
// testgen:parts d25ow5kEv
