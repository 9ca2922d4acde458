// testgen:fingerprint 33f1257e0d920fa3 mocks
import Foundation
import FactoryKit
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import FactorySample

final class ProfileAPIMock: ProfileAPI, @unchecked Sendable {
    private struct DoubleStorage {
        var nameThrowableError: (any Error)?
        var nameCallsCount: Int = 0
        var nameReceivedId: (Int)?
        var nameReceivedInvocations: [Int] = []
        var nameReturnValue: String!
        var nameReturnValues: [String] = []
        var nameClosure: ((Int) async throws -> String)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - name

    var nameThrowableError: (any Error)? {
        get { doubleState.read { $0.nameThrowableError } }
        set { doubleState.write { $0.nameThrowableError = newValue } }
    }
    var nameCallsCount: Int {
        get { doubleState.read { $0.nameCallsCount } }
        set { doubleState.write { $0.nameCallsCount = newValue } }
    }
    var nameReceivedId: (Int)? {
        get { doubleState.read { $0.nameReceivedId } }
        set { doubleState.write { $0.nameReceivedId = newValue } }
    }
    var nameReceivedInvocations: [Int] {
        get { doubleState.read { $0.nameReceivedInvocations } }
        set { doubleState.write { $0.nameReceivedInvocations = newValue } }
    }
    var nameReturnValue: String! {
        get { doubleState.read { $0.nameReturnValue } }
        set { doubleState.write { $0.nameReturnValue = newValue } }
    }
    var nameReturnValues: [String] {
        get { doubleState.read { $0.nameReturnValues } }
        set { doubleState.write { $0.nameReturnValues = newValue } }
    }
    var nameClosure: ((Int) async throws -> String)? {
        get { doubleState.read { $0.nameClosure } }
        set { doubleState.write { $0.nameClosure = newValue } }
    }
    var nameCalled: Bool { nameCallsCount > 0 }

    func name(of id: Int) async throws -> String {
        doubleState.write {
            $0.nameCallsCount += 1
            $0.nameReceivedId = id
            $0.nameReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.nameThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.nameClosure }) {
            return try await stubbedClosure(id)
        }
        if let next = doubleState.write({ $0.nameReturnValues.isEmpty ? nil : $0.nameReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.nameReturnValue }) {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class ProfileCacheMock: ProfileCache {
    init() {}

    // MARK: - lastName

    var lastNameGetCallsCount: Int = 0
    var lastNameSetCallsCount: Int = 0
    var underlyingLastName: String?
    var lastName: String? {
        get {
            lastNameGetCallsCount += 1
            return underlyingLastName
        }
        set {
            lastNameSetCallsCount += 1
            underlyingLastName = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        lastNameGetCallsCount = 0
        lastNameSetCallsCount = 0
        underlyingLastName = nil
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
