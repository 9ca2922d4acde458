// testgen:fingerprint cb93f95fb18fd5f8 mocks
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import PlainSample

class KeychainMock: Keychain {
    init() {}

    // MARK: - token

    var tokenCallsCount: Int = 0
    var tokenReceivedUser: (String)?
    var tokenReceivedInvocations: [String] = []
    var tokenReturnValue: String?
    var tokenReturnValues: [String?] = []
    var tokenClosure: ((String) -> String?)?
    var tokenCalled: Bool { tokenCallsCount > 0 }

    func token(for user: String) -> String? {
        tokenCallsCount += 1
        tokenReceivedUser = user
        tokenReceivedInvocations.append(user)
        if let stubbedClosure = tokenClosure {
            return stubbedClosure(user)
        }
        if !tokenReturnValues.isEmpty {
            return tokenReturnValues.removeFirst()
        }
        return tokenReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        tokenCallsCount = 0
        tokenReceivedUser = nil
        tokenReceivedInvocations = []
        tokenReturnValue = nil
        tokenReturnValues = []
        tokenClosure = nil
    }
}

class SettingsMock: Settings {
    init() {}

    // MARK: - isOnline

    var isOnlineGetCallsCount: Int = 0
    var underlyingIsOnline: Bool!
    var isOnline: Bool {
        get {
            isOnlineGetCallsCount += 1
            if let value = underlyingIsOnline {
                return value
            }
            return false
        }
        set {
            underlyingIsOnline = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isOnlineGetCallsCount = 0
        underlyingIsOnline = nil
    }
}

class UploadingMock: Uploading {
    init() {}

    // MARK: - upload

    var uploadThrowableError: (any Error)?
    var uploadCallsCount: Int = 0
    var uploadReceivedText: (String)?
    var uploadReceivedInvocations: [String] = []
    var uploadClosure: ((String) async throws -> Void)?
    var uploadCalled: Bool { uploadCallsCount > 0 }

    func upload(_ text: String) async throws {
        uploadCallsCount += 1
        uploadReceivedText = text
        uploadReceivedInvocations.append(text)
        if let error = uploadThrowableError {
            throw error
        }
        if let stubbedClosure = uploadClosure {
            try await stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        uploadThrowableError = nil
        uploadCallsCount = 0
        uploadReceivedText = nil
        uploadReceivedInvocations = []
        uploadClosure = nil
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
    if Test.current != nil {
        Issue.record(Comment(rawValue: message))
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
