// testgen:fingerprint 297de0c441e17922 mocks
import Foundation
import SwiftUI
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import EnvironmentSample

class NameStoreMock: NameStore {
    init() {}

    // MARK: - name

    var nameCallsCount: Int = 0
    var nameReturnValue: String!
    var nameReturnValues: [String] = []
    var nameClosure: (() -> String)?
    var nameCalled: Bool { nameCallsCount > 0 }

    func name() -> String {
        nameCallsCount += 1
        if let stubbedClosure = nameClosure {
            return stubbedClosure()
        }
        if !nameReturnValues.isEmpty {
            return nameReturnValues.removeFirst()
        }
        if let value = nameReturnValue {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        nameCallsCount = 0
        nameReturnValue = nil
        nameReturnValues = []
        nameClosure = nil
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
