import Doubles

/// Declarations that doubles share in a file, each written only where a double uses it.
enum DoubleSupport: CaseIterable {
    case lock, statics, sent, feed, unstubbed, error, expectations, changes, stream, throwingStream, publisher

    /// The part with those that it uses itself.
    var closure: Set<DoubleSupport> {
        switch self {
        case .statics, .feed, .changes: [self, .lock]
        case .stream, .throwingStream, .publisher: [self, .changes, .lock]
        default: [self]
        }
    }

    /// Its text, with the whole names of types where the project has others that are called so.
    func text(beside shadowed: Set<String>) -> String {
        if shadowed.isEmpty { return text }
        return text.replacing(/\b[A-Z]\w+/) { name in
            shadowed.contains(String(name.output)) ? DoublePlan.whole(String(name.output)) : String(name.output)
        }
    }

    private var text: String {
        switch self {
        case .lock: lockText
        case .statics: staticsText
        case .sent: sentText
        case .feed: feedText
        case .unstubbed: unstubbedText
        case .error: errorText
        case .expectations: expectationsText
        case .changes: changesText
        case .stream: streamText
        case .throwingStream: throwingStreamText
        case .publisher: publisherText
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

private let staticsText = """
    /// What static members of generic doubles keep: a generic type itself can store nothing static.
    private enum DoubleStatics {
        private static let states = DoubleState<[ObjectIdentifier: AnyObject]>([:])

        static func state<State>(of type: Any.Type, _ initial: @autoclosure () -> State) -> DoubleState<State> {
            states.write { states in
                if let state = states[ObjectIdentifier(type)] as? DoubleState<State> { return state }
                let state = DoubleState(initial())
                states[ObjectIdentifier(type)] = state
                return state
            }
        }
    }
    """

private let sentText = """
    /// A value that a test has handed over, for whoever asks: the test uses it no more while the other does.
    private func sentAway<Value>(_ value: Value) -> sending Value {
        nonisolated(unsafe) let value = value
        return value
    }
    """

private let feedText = """
    /// What a test sends into the streams that a double hands out. Elements wait for the first who listens.
    private final class StreamFeed<Element>: @unchecked Sendable {
        private struct Listener {
            var yield: (Element) -> Void
            var finish: ((any Error)?) -> Void
        }

        private struct State {
            var isOpen: Bool
            var isMissed = false
            var end: (error: (any Error)?, Void)?
            var waiting: [Element] = []
            var listeners: [Listener] = []
        }

        private let state: DoubleState<State>

        init(isOpen: Bool = false) {
            state = DoubleState(State(isOpen: isOpen))
        }

        deinit {
            for listener in state.read({ $0.listeners }) { listener.finish(nil) }
        }

        /// Whether something was sent, or will be; who is told no gets nothing of what is sent later.
        var isOpen: Bool {
            state.write {
                if !$0.isOpen { $0.isMissed = true }
                return $0.isOpen
            }
        }

        /// Sends elements to all who listen; `false` where somebody asked before the first were sent.
        @discardableResult
        func send(_ elements: [Element]) -> Bool {
            let (listeners, isMissed) = state.write { state in
                if state.listeners.isEmpty { state.waiting += elements }
                defer { state.isOpen = true }
                return (state.listeners, state.isMissed && !state.isOpen)
            }
            for listener in listeners { elements.forEach(listener.yield) }
            return !isMissed
        }

        func finish(throwing error: (any Error)? = nil) {
            let listeners = state.write { state in
                state.isOpen = true
                state.end = (error, ())
                return state.listeners
            }
            for listener in listeners { listener.finish(error) }
        }

        func stream() -> AsyncStream<Element> {
            AsyncStream { continuation in
                listen { continuation.yield($0) } finish: { _ in continuation.finish() }
            }
        }

        func throwingStream() -> AsyncThrowingStream<Element, any Error> {
            AsyncThrowingStream { continuation in
                listen { continuation.yield($0) } finish: { continuation.finish(throwing: $0) }
            }
        }

        private func listen(_ yield: @escaping (sending Element) -> Void, finish: @escaping ((any Error)?) -> Void) {
            let listener = Listener(
                yield: { element in
                    nonisolated(unsafe) let element = element
                    yield(element)
                }, finish: finish)
            let (waiting, end) = state.write { state in
                defer { state.waiting = [] }
                state.listeners.append(listener)
                return (state.waiting, state.end)
            }
            waiting.forEach(listener.yield)
            if let end { finish(end.error) }
        }
    }
    """

private let unstubbedText = #"""
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
        if Testing.Test.current != nil {
            Testing.Issue.record(
                Testing.Comment(rawValue: message),
                sourceLocation: Testing.SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
            return
        }
        #endif
        #if canImport(XCTest)
        XCTFail(message, file: filePath, line: line)
        #endif
    }
    """#

private let changesText = """
    /// Tells those who follow a fake what it keeps.
    private final class FakeChanges<Value>: @unchecked Sendable {
        private let observers = DoubleState<[(Value) -> Void]>([])

        func add(_ value: Value, _ observer: @escaping (Value) -> Void) {
            observers.write { $0.append(observer) }
            observer(value)
        }

        func send(_ value: Value) {
            for observer in observers.read({ $0 }) { observer(value) }
        }
    }
    """

private let streamText = """
    extension FakeChanges {
        func stream<Element>(
            from value: Value, _ part: @escaping (Value) -> Element
        ) -> AsyncStream<Element> {
            AsyncStream { continuation in
                add(value) {
                    nonisolated(unsafe) let element = part($0)
                    continuation.yield(element)
                }
            }
        }
    }
    """

private let throwingStreamText = """
    extension FakeChanges {
        func throwingStream<Element>(
            from value: Value, _ part: @escaping (Value) -> Element
        ) -> AsyncThrowingStream<Element, any Error> {
            AsyncThrowingStream { continuation in
                add(value) {
                    nonisolated(unsafe) let element = part($0)
                    continuation.yield(element)
                }
            }
        }
    }
    """

private let publisherText = """
    extension FakeChanges {
        func publisher<Element, Failure>(
            from value: Value, _ part: @escaping (Value) -> Element
        ) -> AnyPublisher<Element, Failure> {
            let subject = CurrentValueSubject<Element, Failure>(part(value))
            add(value) { subject.send(part($0)) }
            return subject.eraseToAnyPublisher()
        }
    }
    """
