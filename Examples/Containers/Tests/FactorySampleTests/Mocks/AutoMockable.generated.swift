// testgen:fingerprint b6f5a3801469872c mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
import FactoryKit
@testable import FactorySample

final class MembershipStoreMock: MembershipStore, @unchecked Sendable {
    private struct DoubleStorage {
        var expiryCallsCount: Int = 0
        var expiryReceivedMember: Int?
        var expiryReceivedInvocations: [Int] = []
        var expiryReturnValue: Date?
        var expiryReturnValues: [Date?] = []
        var expiryClosure: ((Int) -> Date?)?
        var extendCallsCount: Int = 0
        var extendReceivedArguments: (member: Int, date: Date)?
        var extendReceivedInvocations: [(member: Int, date: Date)] = []
        var extendClosure: ((Int, Date) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - expiry

    var expiryCallsCount: Int {
        get { doubleState.read { $0.expiryCallsCount } }
        set { doubleState.write { $0.expiryCallsCount = newValue } }
    }
    var expiryReceivedMember: Int? {
        get { doubleState.read { $0.expiryReceivedMember } }
        set { doubleState.write { $0.expiryReceivedMember = newValue } }
    }
    var expiryReceivedInvocations: [Int] {
        get { doubleState.read { $0.expiryReceivedInvocations } }
        set { doubleState.write { $0.expiryReceivedInvocations = newValue } }
    }
    var expiryReturnValue: Date? {
        get { doubleState.read { $0.expiryReturnValue } }
        set { doubleState.write { $0.expiryReturnValue = newValue } }
    }
    var expiryReturnValues: [Date?] {
        get { doubleState.read { $0.expiryReturnValues } }
        set { doubleState.write { $0.expiryReturnValues = newValue } }
    }
    var expiryClosure: ((Int) -> Date?)? {
        get { doubleState.read { $0.expiryClosure } }
        set { doubleState.write { $0.expiryClosure = newValue } }
    }
    var expiryCalled: Bool { expiryCallsCount > 0 }

    func expiry(of member: Int) -> Date? {
        doubleState.write {
            $0.expiryCallsCount += 1
            $0.expiryReceivedMember = member
            $0.expiryReceivedInvocations.append(member)
        }
        if let stubbedClosure = doubleState.read({ $0.expiryClosure }) {
            return stubbedClosure(member)
        }
        if let next = doubleState.write({ $0.expiryReturnValues.isEmpty ? nil : $0.expiryReturnValues.removeFirst() }) {
            return next
        }
        return doubleState.read({ $0.expiryReturnValue })
    }

    // MARK: - extend

    var extendCallsCount: Int {
        get { doubleState.read { $0.extendCallsCount } }
        set { doubleState.write { $0.extendCallsCount = newValue } }
    }
    var extendReceivedArguments: (member: Int, date: Date)? {
        get { doubleState.read { $0.extendReceivedArguments } }
        set { doubleState.write { $0.extendReceivedArguments = newValue } }
    }
    var extendReceivedInvocations: [(member: Int, date: Date)] {
        get { doubleState.read { $0.extendReceivedInvocations } }
        set { doubleState.write { $0.extendReceivedInvocations = newValue } }
    }
    var extendClosure: ((Int, Date) -> Void)? {
        get { doubleState.read { $0.extendClosure } }
        set { doubleState.write { $0.extendClosure = newValue } }
    }
    var extendCalled: Bool { extendCallsCount > 0 }

    func extend(_ member: Int, to date: Date) {
        doubleState.write {
            $0.extendCallsCount += 1
            $0.extendReceivedArguments = (member: member, date: date)
            $0.extendReceivedInvocations.append((member: member, date: date))
        }
        if let stubbedClosure = doubleState.read({ $0.extendClosure }) {
            stubbedClosure(member, date)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class ProfileAPIMock: ProfileAPI, @unchecked Sendable {
    private struct DoubleStorage {
        var nameThrowableError: (any Error)?
        var nameCallsCount: Int = 0
        var nameReceivedId: Int?
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
    var nameReceivedId: Int? {
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

final class ProfileCacheMock: ProfileCache, @unchecked Sendable {
    private struct DoubleStorage {
        var lastNameGetCallsCount: Int = 0
        var lastNameSetCallsCount: Int = 0
        var underlyingLastName: String?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - lastName

    var lastNameGetCallsCount: Int {
        get { doubleState.read { $0.lastNameGetCallsCount } }
        set { doubleState.write { $0.lastNameGetCallsCount = newValue } }
    }
    var lastNameSetCallsCount: Int {
        get { doubleState.read { $0.lastNameSetCallsCount } }
        set { doubleState.write { $0.lastNameSetCallsCount = newValue } }
    }
    var underlyingLastName: String? {
        get { doubleState.read { $0.underlyingLastName } }
        set { doubleState.write { $0.underlyingLastName = newValue } }
    }
    var lastName: String? {
        get {
            doubleState.write { $0.lastNameGetCallsCount += 1 }
            return doubleState.read({ $0.underlyingLastName })
        }
        set {
            doubleState.write { $0.lastNameSetCallsCount += 1 }
            doubleState.write { $0.underlyingLastName = newValue }
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class RankingMock: Ranking {
    init() {}

    // MARK: - sorted

    var sortedCallsCount: Int = 0
    var sortedReceivedHits: [String]?
    var sortedReceivedInvocations: [[String]] = []
    var sortedReturnValue: [String]!
    var sortedReturnValues: [[String]] = []
    var sortedClosure: (([String]) -> [String])?
    var sortedCalled: Bool { sortedCallsCount > 0 }

    func sorted(_ hits: [String]) -> [String] {
        sortedCallsCount += 1
        sortedReceivedHits = hits
        sortedReceivedInvocations.append(hits)
        if let stubbedClosure = sortedClosure {
            return stubbedClosure(hits)
        }
        if !sortedReturnValues.isEmpty {
            return sortedReturnValues.removeFirst()
        }
        if let value = sortedReturnValue {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        sortedCallsCount = 0
        sortedReceivedHits = nil
        sortedReceivedInvocations = []
        sortedReturnValue = nil
        sortedReturnValues = []
        sortedClosure = nil
    }
}

final class SearchAPIMock: SearchAPI, @unchecked Sendable {
    private struct DoubleStorage {
        var hitsThrowableError: (any Error)?
        var hitsCallsCount: Int = 0
        var hitsReceivedText: String?
        var hitsReceivedInvocations: [String] = []
        var hitsReturnValue: [String]!
        var hitsReturnValues: [[String]] = []
        var hitsClosure: ((String) throws -> [String])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - hits

    var hitsThrowableError: (any Error)? {
        get { doubleState.read { $0.hitsThrowableError } }
        set { doubleState.write { $0.hitsThrowableError = newValue } }
    }
    var hitsCallsCount: Int {
        get { doubleState.read { $0.hitsCallsCount } }
        set { doubleState.write { $0.hitsCallsCount = newValue } }
    }
    var hitsReceivedText: String? {
        get { doubleState.read { $0.hitsReceivedText } }
        set { doubleState.write { $0.hitsReceivedText = newValue } }
    }
    var hitsReceivedInvocations: [String] {
        get { doubleState.read { $0.hitsReceivedInvocations } }
        set { doubleState.write { $0.hitsReceivedInvocations = newValue } }
    }
    var hitsReturnValue: [String]! {
        get { doubleState.read { $0.hitsReturnValue } }
        set { doubleState.write { $0.hitsReturnValue = newValue } }
    }
    var hitsReturnValues: [[String]] {
        get { doubleState.read { $0.hitsReturnValues } }
        set { doubleState.write { $0.hitsReturnValues = newValue } }
    }
    var hitsClosure: ((String) throws -> [String])? {
        get { doubleState.read { $0.hitsClosure } }
        set { doubleState.write { $0.hitsClosure = newValue } }
    }
    var hitsCalled: Bool { hitsCallsCount > 0 }

    func hits(for text: String) throws -> [String] {
        doubleState.write {
            $0.hitsCallsCount += 1
            $0.hitsReceivedText = text
            $0.hitsReceivedInvocations.append(text)
        }
        if let error = doubleState.read({ $0.hitsThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.hitsClosure }) {
            return try stubbedClosure(text)
        }
        if let next = doubleState.write({ $0.hitsReturnValues.isEmpty ? nil : $0.hitsReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.hitsReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class SearchLogMock: SearchLog, @unchecked Sendable {
    private struct DoubleStorage {
        var noteCallsCount: Int = 0
        var noteReceivedText: String?
        var noteReceivedInvocations: [String] = []
        var noteClosure: ((String) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - note

    var noteCallsCount: Int {
        get { doubleState.read { $0.noteCallsCount } }
        set { doubleState.write { $0.noteCallsCount = newValue } }
    }
    var noteReceivedText: String? {
        get { doubleState.read { $0.noteReceivedText } }
        set { doubleState.write { $0.noteReceivedText = newValue } }
    }
    var noteReceivedInvocations: [String] {
        get { doubleState.read { $0.noteReceivedInvocations } }
        set { doubleState.write { $0.noteReceivedInvocations = newValue } }
    }
    var noteClosure: ((String) -> Void)? {
        get { doubleState.read { $0.noteClosure } }
        set { doubleState.write { $0.noteClosure = newValue } }
    }
    var noteCalled: Bool { noteCallsCount > 0 }

    func note(_ text: String) {
        doubleState.write {
            $0.noteCallsCount += 1
            $0.noteReceivedText = text
            $0.noteReceivedInvocations.append(text)
        }
        if let stubbedClosure = doubleState.read({ $0.noteClosure }) {
            stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class SpellerMock: Speller, @unchecked Sendable {
    private struct DoubleStorage {
        var correctedCallsCount: Int = 0
        var correctedReceivedText: String?
        var correctedReceivedInvocations: [String] = []
        var correctedReturnValue: String!
        var correctedReturnValues: [String] = []
        var correctedClosure: ((String) -> String)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - corrected

    var correctedCallsCount: Int {
        get { doubleState.read { $0.correctedCallsCount } }
        set { doubleState.write { $0.correctedCallsCount = newValue } }
    }
    var correctedReceivedText: String? {
        get { doubleState.read { $0.correctedReceivedText } }
        set { doubleState.write { $0.correctedReceivedText = newValue } }
    }
    var correctedReceivedInvocations: [String] {
        get { doubleState.read { $0.correctedReceivedInvocations } }
        set { doubleState.write { $0.correctedReceivedInvocations = newValue } }
    }
    var correctedReturnValue: String! {
        get { doubleState.read { $0.correctedReturnValue } }
        set { doubleState.write { $0.correctedReturnValue = newValue } }
    }
    var correctedReturnValues: [String] {
        get { doubleState.read { $0.correctedReturnValues } }
        set { doubleState.write { $0.correctedReturnValues = newValue } }
    }
    var correctedClosure: ((String) -> String)? {
        get { doubleState.read { $0.correctedClosure } }
        set { doubleState.write { $0.correctedClosure = newValue } }
    }
    var correctedCalled: Bool { correctedCallsCount > 0 }

    func corrected(_ text: String) -> String {
        doubleState.write {
            $0.correctedCallsCount += 1
            $0.correctedReceivedText = text
            $0.correctedReceivedInvocations.append(text)
        }
        if let stubbedClosure = doubleState.read({ $0.correctedClosure }) {
            return stubbedClosure(text)
        }
        if let next = doubleState.write({
            $0.correctedReturnValues.isEmpty ? nil : $0.correctedReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.correctedReturnValue }) {
            return value
        }
        return ""
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
// testgen:parts qxkwkcmUI OKxXK0rPG i2lpiFxxV 9D6pwIn1J fyYLWDwvW a_0BnZzpf SzkRPimPP 5ne2lmD-x V-BpO7G08 XQRgDXF3F
// testgen:parts lOqhzQSfQ
