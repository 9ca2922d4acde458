// testgen:fingerprint 44e015593503db84 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
import Dependencies
@testable import DependenciesSample

final class BackupMock: Backup, @unchecked Sendable {
    private struct DoubleStorage {
        var backThrowableError: (any Error)?
        var backCallsCount: Int = 0
        var backReceivedText: String?
        var backReceivedInvocations: [String] = []
        var backClosure: ((String) throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - back

    var backThrowableError: (any Error)? {
        get { doubleState.read { $0.backThrowableError } }
        set { doubleState.write { $0.backThrowableError = newValue } }
    }
    var backCallsCount: Int {
        get { doubleState.read { $0.backCallsCount } }
        set { doubleState.write { $0.backCallsCount = newValue } }
    }
    var backReceivedText: String? {
        get { doubleState.read { $0.backReceivedText } }
        set { doubleState.write { $0.backReceivedText = newValue } }
    }
    var backReceivedInvocations: [String] {
        get { doubleState.read { $0.backReceivedInvocations } }
        set { doubleState.write { $0.backReceivedInvocations = newValue } }
    }
    var backClosure: ((String) throws -> Void)? {
        get { doubleState.read { $0.backClosure } }
        set { doubleState.write { $0.backClosure = newValue } }
    }
    var backCalled: Bool { backCallsCount > 0 }

    func back(up text: String) throws {
        doubleState.write {
            $0.backCallsCount += 1
            $0.backReceivedText = text
            $0.backReceivedInvocations.append(text)
        }
        if let error = doubleState.read({ $0.backThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.backClosure }) {
            try stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class FeedClientMock: FeedClient, @unchecked Sendable {
    private struct DoubleStorage {
        var loadThrowableError: (any Error)?
        var loadCallsCount: Int = 0
        var loadReceivedPage: Int?
        var loadReceivedInvocations: [Int] = []
        var loadReturnValue: [String]!
        var loadReturnValues: [[String]] = []
        var loadClosure: ((Int) async throws -> [String])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - load

    var loadThrowableError: (any Error)? {
        get { doubleState.read { $0.loadThrowableError } }
        set { doubleState.write { $0.loadThrowableError = newValue } }
    }
    var loadCallsCount: Int {
        get { doubleState.read { $0.loadCallsCount } }
        set { doubleState.write { $0.loadCallsCount = newValue } }
    }
    var loadReceivedPage: Int? {
        get { doubleState.read { $0.loadReceivedPage } }
        set { doubleState.write { $0.loadReceivedPage = newValue } }
    }
    var loadReceivedInvocations: [Int] {
        get { doubleState.read { $0.loadReceivedInvocations } }
        set { doubleState.write { $0.loadReceivedInvocations = newValue } }
    }
    var loadReturnValue: [String]! {
        get { doubleState.read { $0.loadReturnValue } }
        set { doubleState.write { $0.loadReturnValue = newValue } }
    }
    var loadReturnValues: [[String]] {
        get { doubleState.read { $0.loadReturnValues } }
        set { doubleState.write { $0.loadReturnValues = newValue } }
    }
    var loadClosure: ((Int) async throws -> [String])? {
        get { doubleState.read { $0.loadClosure } }
        set { doubleState.write { $0.loadClosure = newValue } }
    }
    var loadCalled: Bool { loadCallsCount > 0 }

    func load(page: Int) async throws -> [String] {
        doubleState.write {
            $0.loadCallsCount += 1
            $0.loadReceivedPage = page
            $0.loadReceivedInvocations.append(page)
        }
        if let error = doubleState.read({ $0.loadThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.loadClosure }) {
            return try await stubbedClosure(page)
        }
        if let next = doubleState.write({ $0.loadReturnValues.isEmpty ? nil : $0.loadReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.loadReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class NotesClientMock: @unchecked Sendable {
    private struct DoubleStorage {
        var saveThrowableError: (any Error)?
        var saveCallsCount: Int = 0
        var saveReceivedValue: String?
        var saveReceivedInvocations: [String] = []
        var saveReturnValue: Int!
        var saveReturnValues: [Int] = []
        var saveClosure: ((String) throws -> Int)?
        var countCallsCount: Int = 0
        var countReturnValue: Int!
        var countReturnValues: [Int] = []
        var countClosure: (() -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - save

    var saveThrowableError: (any Error)? {
        get { doubleState.read { $0.saveThrowableError } }
        set { doubleState.write { $0.saveThrowableError = newValue } }
    }
    var saveCallsCount: Int {
        get { doubleState.read { $0.saveCallsCount } }
        set { doubleState.write { $0.saveCallsCount = newValue } }
    }
    var saveReceivedValue: String? {
        get { doubleState.read { $0.saveReceivedValue } }
        set { doubleState.write { $0.saveReceivedValue = newValue } }
    }
    var saveReceivedInvocations: [String] {
        get { doubleState.read { $0.saveReceivedInvocations } }
        set { doubleState.write { $0.saveReceivedInvocations = newValue } }
    }
    var saveReturnValue: Int! {
        get { doubleState.read { $0.saveReturnValue } }
        set { doubleState.write { $0.saveReturnValue = newValue } }
    }
    var saveReturnValues: [Int] {
        get { doubleState.read { $0.saveReturnValues } }
        set { doubleState.write { $0.saveReturnValues = newValue } }
    }
    var saveClosure: ((String) throws -> Int)? {
        get { doubleState.read { $0.saveClosure } }
        set { doubleState.write { $0.saveClosure = newValue } }
    }
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ value: String) throws -> Int {
        doubleState.write {
            $0.saveCallsCount += 1
            $0.saveReceivedValue = value
            $0.saveReceivedInvocations.append(value)
        }
        if let error = doubleState.read({ $0.saveThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.saveClosure }) {
            return try stubbedClosure(value)
        }
        if let next = doubleState.write({ $0.saveReturnValues.isEmpty ? nil : $0.saveReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.saveReturnValue }) {
            return value
        }
        return 0
    }

    // MARK: - count

    var countCallsCount: Int {
        get { doubleState.read { $0.countCallsCount } }
        set { doubleState.write { $0.countCallsCount = newValue } }
    }
    var countReturnValue: Int! {
        get { doubleState.read { $0.countReturnValue } }
        set { doubleState.write { $0.countReturnValue = newValue } }
    }
    var countReturnValues: [Int] {
        get { doubleState.read { $0.countReturnValues } }
        set { doubleState.write { $0.countReturnValues = newValue } }
    }
    var countClosure: (() -> Int)? {
        get { doubleState.read { $0.countClosure } }
        set { doubleState.write { $0.countClosure = newValue } }
    }
    var countCalled: Bool { countCallsCount > 0 }

    func count() -> Int {
        doubleState.write {
            $0.countCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.countClosure }) {
            return stubbedClosure()
        }
        if let next = doubleState.write({ $0.countReturnValues.isEmpty ? nil : $0.countReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.countReturnValue }) {
            return value
        }
        return 0
    }

    /// What stands for the real one: each closure calls the method of its name.
    var closures: NotesClient {
        NotesClient(
            save: { try self.save($0) },
            count: { self.count() })
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
// testgen:parts qxkwkcmUI FbQWgHNg6 KNuJYbKHk sHVYuIT_K 1bPtlLunP _v6FYZpTi lOqhzQSfQ
