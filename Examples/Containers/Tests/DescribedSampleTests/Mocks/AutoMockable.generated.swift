// testgen:fingerprint d4d44c3452d8bbc2 mocks
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import DescribedSample

class SirenMock: Siren {
    init() {}

    // MARK: - sound

    var soundCallsCount: Int = 0
    var soundReceivedTimes: (Int)?
    var soundReceivedInvocations: [Int] = []
    var soundReturnValue: Bool!
    var soundReturnValues: [Bool] = []
    var soundClosure: ((Int) -> Bool)?
    var soundCalled: Bool { soundCallsCount > 0 }

    func sound(times: Int) -> Bool {
        soundCallsCount += 1
        soundReceivedTimes = times
        soundReceivedInvocations.append(times)
        if let stubbedClosure = soundClosure {
            return stubbedClosure(times)
        }
        if !soundReturnValues.isEmpty {
            return soundReturnValues.removeFirst()
        }
        if let value = soundReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        soundCallsCount = 0
        soundReceivedTimes = nil
        soundReceivedInvocations = []
        soundReturnValue = nil
        soundReturnValues = []
        soundClosure = nil
    }
}

class WatchMock: Watch {
    init() {}

    // MARK: - isArmed

    var isArmedGetCallsCount: Int = 0
    var underlyingIsArmed: Bool!
    var isArmed: Bool {
        get {
            isArmedGetCallsCount += 1
            if let value = underlyingIsArmed {
                return value
            }
            return false
        }
        set {
            underlyingIsArmed = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isArmedGetCallsCount = 0
        underlyingIsArmed = nil
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
