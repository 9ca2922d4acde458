// testgen:fingerprint 21288a480600d6e3 mocks
import Foundation
import Swinject
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
@testable import SwinjectSample

class EngineMock: Engine {
    init() {}

    // MARK: - play

    var playCallsCount: Int = 0
    var playReceivedTitle: (String)?
    var playReceivedInvocations: [String] = []
    var playReturnValue: Bool!
    var playReturnValues: [Bool] = []
    var playClosure: ((String) -> Bool)?
    var playCalled: Bool { playCallsCount > 0 }

    func play(_ title: String) -> Bool {
        playCallsCount += 1
        playReceivedTitle = title
        playReceivedInvocations.append(title)
        if let stubbedClosure = playClosure {
            return stubbedClosure(title)
        }
        if !playReturnValues.isEmpty {
            return playReturnValues.removeFirst()
        }
        if let value = playReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        playCallsCount = 0
        playReceivedTitle = nil
        playReceivedInvocations = []
        playReturnValue = nil
        playReturnValues = []
        playClosure = nil
    }
}

class PlaylistMock: Playlist {
    init() {}

    // MARK: - titles

    var titlesGetCallsCount: Int = 0
    var underlyingTitles: [String] = []
    var titles: [String] {
        get {
            titlesGetCallsCount += 1
            return underlyingTitles
        }
        set {
            underlyingTitles = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        titlesGetCallsCount = 0
        underlyingTitles = []
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
