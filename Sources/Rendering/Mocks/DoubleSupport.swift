/// Declarations that doubles share in a file, each written only where a double uses it.
enum DoubleSupport: CaseIterable {
    case lock, unstubbed, error, expectations

    /// Whether any of a double's lines uses it.
    func isUsed(in lines: [String]) -> Bool { lines.contains { $0.contains(use) } }

    private var use: String {
        switch self {
        case .lock: "DoubleState"
        case .unstubbed: "recordUnstubbed("
        case .error: "UnstubbedError("
        case .expectations: "recordUnmet("
        }
    }

    /// Its text.
    var text: String {
        switch self {
        case .lock: lockText
        case .unstubbed: unstubbedText
        case .error: errorText
        case .expectations: expectationsText
        }
    }
}

private let lockText = """
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
    """

private let unstubbedText = #"""
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
    """#

private let errorText = #"""
    /// What a throwing member throws that nobody has stubbed.
    private struct UnstubbedError: Error, CustomStringConvertible {
        var member: String
        var description: String { "\(member) is not stubbed" }
    }
    """#

private let expectationsText = #"""
    /// Says that a member was not called as often as it should be.
    private func recordUnmet(
        _ member: String, expected: Int, actual: Int, fileID: StaticString, filePath: StaticString, line: UInt,
        column: UInt
    ) {
        let message = "\(member) was called \(actual) times, expected \(expected)"
        #if canImport(Testing)
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
            return
        }
        #endif
        #if canImport(XCTest)
        XCTFail(message, file: filePath, line: line)
        #endif
    }
    """#
