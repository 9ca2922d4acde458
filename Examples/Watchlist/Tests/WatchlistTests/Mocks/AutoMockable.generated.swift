// testgen:fingerprint bacb2b30abd85883 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import class Foundation.NSLock
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import Watchlist

final class AuthServiceTypeMock: AuthServiceType, @unchecked Sendable {
    private struct DoubleStorage {
        var userIdGetCallsCount: Int = 0
        var underlyingUserId: String?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - userId

    var userIdGetCallsCount: Int {
        get { doubleState.read { $0.userIdGetCallsCount } }
        set { doubleState.write { $0.userIdGetCallsCount = newValue } }
    }
    var underlyingUserId: String? {
        get { doubleState.read { $0.underlyingUserId } }
        set { doubleState.write { $0.underlyingUserId = newValue } }
    }
    var userId: String? {
        get {
            doubleState.write { $0.userIdGetCallsCount += 1 }
            return doubleState.read({ $0.underlyingUserId })
        }
        set {
            doubleState.write { $0.underlyingUserId = newValue }
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

@MainActor
class FollowedShowStoreTypeMock: FollowedShowStoreType {
    init() {}

    // MARK: - followedShows

    var followedShowsThrowableError: (any Error)?
    var followedShowsCallsCount: Int = 0
    var followedShowsReceivedUserId: String?
    var followedShowsReceivedInvocations: [String] = []
    var followedShowsReturnValue: [FollowedShow]!
    var followedShowsReturnValues: [[FollowedShow]] = []
    var followedShowsClosure: ((String) throws -> [FollowedShow])?
    var followedShowsCalled: Bool { followedShowsCallsCount > 0 }

    func followedShows(userId: String) throws -> [FollowedShow] {
        followedShowsCallsCount += 1
        followedShowsReceivedUserId = userId
        followedShowsReceivedInvocations.append(userId)
        if let error = followedShowsThrowableError {
            throw error
        }
        if let stubbedClosure = followedShowsClosure {
            return try stubbedClosure(userId)
        }
        if !followedShowsReturnValues.isEmpty {
            return followedShowsReturnValues.removeFirst()
        }
        if let value = followedShowsReturnValue {
            return value
        }
        return []
    }

    // MARK: - save

    var saveThrowableError: (any Error)?
    var saveCallsCount: Int = 0
    var saveReceivedShow: FollowedShow?
    var saveReceivedInvocations: [FollowedShow] = []
    var saveClosure: ((FollowedShow) throws -> Void)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ show: FollowedShow) throws {
        saveCallsCount += 1
        saveReceivedShow = show
        saveReceivedInvocations.append(show)
        if let error = saveThrowableError {
            throw error
        }
        if let stubbedClosure = saveClosure {
            try stubbedClosure(show)
        }
    }

    // MARK: - delete

    var deleteThrowableError: (any Error)?
    var deleteCallsCount: Int = 0
    var deleteReceivedArguments: (showId: Int, userId: String)?
    var deleteReceivedInvocations: [(showId: Int, userId: String)] = []
    var deleteClosure: ((Int, String) throws -> Void)?
    var deleteCalled: Bool { deleteCallsCount > 0 }

    func delete(showId: Int, userId: String) throws {
        deleteCallsCount += 1
        deleteReceivedArguments = (showId: showId, userId: userId)
        deleteReceivedInvocations.append((showId: showId, userId: userId))
        if let error = deleteThrowableError {
            throw error
        }
        if let stubbedClosure = deleteClosure {
            try stubbedClosure(showId, userId)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        followedShowsThrowableError = nil
        followedShowsCallsCount = 0
        followedShowsReceivedUserId = nil
        followedShowsReceivedInvocations = []
        followedShowsReturnValue = nil
        followedShowsReturnValues = []
        followedShowsClosure = nil
        saveThrowableError = nil
        saveCallsCount = 0
        saveReceivedShow = nil
        saveReceivedInvocations = []
        saveClosure = nil
        deleteThrowableError = nil
        deleteCallsCount = 0
        deleteReceivedArguments = nil
        deleteReceivedInvocations = []
        deleteClosure = nil
    }
}

@MainActor
class PendingWriteQueueTypeMock: PendingWriteQueueType {
    init() {}

    // MARK: - count

    var countGetCallsCount: Int = 0
    var underlyingCount: Int!
    var count: Int {
        get {
            countGetCallsCount += 1
            if let value = underlyingCount {
                return value
            }
            return 0
        }
        set {
            underlyingCount = newValue
        }
    }

    // MARK: - enqueue

    var enqueueCallsCount: Int = 0
    var enqueueReceivedWrite: PendingWrite?
    var enqueueReceivedInvocations: [PendingWrite] = []
    var enqueueClosure: ((PendingWrite) -> Void)?
    var enqueueCalled: Bool { enqueueCallsCount > 0 }

    func enqueue(_ write: PendingWrite) {
        enqueueCallsCount += 1
        enqueueReceivedWrite = write
        enqueueReceivedInvocations.append(write)
        if let stubbedClosure = enqueueClosure {
            stubbedClosure(write)
        }
    }

    // MARK: - drain

    var drainCallsCount: Int = 0
    var drainClosure: (() async -> Void)?
    var drainCalled: Bool { drainCallsCount > 0 }

    func drain() async {
        drainCallsCount += 1
        if let stubbedClosure = drainClosure {
            await stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        countGetCallsCount = 0
        underlyingCount = nil
        enqueueCallsCount = 0
        enqueueReceivedWrite = nil
        enqueueReceivedInvocations = []
        enqueueClosure = nil
        drainCallsCount = 0
        drainClosure = nil
    }
}

final class RemoteStoreTypeMock: RemoteStoreType, @unchecked Sendable {
    private struct DoubleStorage {
        var pushThrowableError: (any Error)?
        var pushCallsCount: Int = 0
        var pushReceivedWrite: PendingWrite?
        var pushReceivedInvocations: [PendingWrite] = []
        var pushClosure: ((PendingWrite) async throws -> Void)?
        var followedShowsThrowableError: (any Error)?
        var followedShowsCallsCount: Int = 0
        var followedShowsReceivedUserId: String?
        var followedShowsReceivedInvocations: [String] = []
        var followedShowsReturnValue: [FollowedShow]!
        var followedShowsReturnValues: [[FollowedShow]] = []
        var followedShowsClosure: ((String) async throws -> [FollowedShow])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - push

    var pushThrowableError: (any Error)? {
        get { doubleState.read { $0.pushThrowableError } }
        set { doubleState.write { $0.pushThrowableError = newValue } }
    }
    var pushCallsCount: Int {
        get { doubleState.read { $0.pushCallsCount } }
        set { doubleState.write { $0.pushCallsCount = newValue } }
    }
    var pushReceivedWrite: PendingWrite? {
        get { doubleState.read { $0.pushReceivedWrite } }
        set { doubleState.write { $0.pushReceivedWrite = newValue } }
    }
    var pushReceivedInvocations: [PendingWrite] {
        get { doubleState.read { $0.pushReceivedInvocations } }
        set { doubleState.write { $0.pushReceivedInvocations = newValue } }
    }
    var pushClosure: ((PendingWrite) async throws -> Void)? {
        get { doubleState.read { $0.pushClosure } }
        set { doubleState.write { $0.pushClosure = newValue } }
    }
    var pushCalled: Bool { pushCallsCount > 0 }

    func push(_ write: PendingWrite) async throws {
        doubleState.write {
            $0.pushCallsCount += 1
            $0.pushReceivedWrite = write
            $0.pushReceivedInvocations.append(write)
        }
        if let error = doubleState.read({ $0.pushThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.pushClosure }) {
            try await stubbedClosure(write)
        }
    }

    // MARK: - followedShows

    var followedShowsThrowableError: (any Error)? {
        get { doubleState.read { $0.followedShowsThrowableError } }
        set { doubleState.write { $0.followedShowsThrowableError = newValue } }
    }
    var followedShowsCallsCount: Int {
        get { doubleState.read { $0.followedShowsCallsCount } }
        set { doubleState.write { $0.followedShowsCallsCount = newValue } }
    }
    var followedShowsReceivedUserId: String? {
        get { doubleState.read { $0.followedShowsReceivedUserId } }
        set { doubleState.write { $0.followedShowsReceivedUserId = newValue } }
    }
    var followedShowsReceivedInvocations: [String] {
        get { doubleState.read { $0.followedShowsReceivedInvocations } }
        set { doubleState.write { $0.followedShowsReceivedInvocations = newValue } }
    }
    var followedShowsReturnValue: [FollowedShow]! {
        get { doubleState.read { $0.followedShowsReturnValue } }
        set { doubleState.write { $0.followedShowsReturnValue = newValue } }
    }
    var followedShowsReturnValues: [[FollowedShow]] {
        get { doubleState.read { $0.followedShowsReturnValues } }
        set { doubleState.write { $0.followedShowsReturnValues = newValue } }
    }
    var followedShowsClosure: ((String) async throws -> [FollowedShow])? {
        get { doubleState.read { $0.followedShowsClosure } }
        set { doubleState.write { $0.followedShowsClosure = newValue } }
    }
    var followedShowsCalled: Bool { followedShowsCallsCount > 0 }

    func followedShows(userId: String) async throws -> [FollowedShow] {
        doubleState.write {
            $0.followedShowsCallsCount += 1
            $0.followedShowsReceivedUserId = userId
            $0.followedShowsReceivedInvocations.append(userId)
        }
        if let error = doubleState.read({ $0.followedShowsThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.followedShowsClosure }) {
            return try await stubbedClosure(userId)
        }
        if let next = doubleState.write({
            $0.followedShowsReturnValues.isEmpty ? nil : $0.followedShowsReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.followedShowsReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class ShowCatalogTypeMock: ShowCatalogType, @unchecked Sendable {
    private struct DoubleStorage {
        var showThrowableError: (any Error)?
        var showCallsCount: Int = 0
        var showReceivedId: Int?
        var showReceivedInvocations: [Int] = []
        var showReturnValue: Show!
        var showReturnValues: [Show] = []
        var showClosure: ((Int) async throws -> Show)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - show

    var showThrowableError: (any Error)? {
        get { doubleState.read { $0.showThrowableError } }
        set { doubleState.write { $0.showThrowableError = newValue } }
    }
    var showCallsCount: Int {
        get { doubleState.read { $0.showCallsCount } }
        set { doubleState.write { $0.showCallsCount = newValue } }
    }
    var showReceivedId: Int? {
        get { doubleState.read { $0.showReceivedId } }
        set { doubleState.write { $0.showReceivedId = newValue } }
    }
    var showReceivedInvocations: [Int] {
        get { doubleState.read { $0.showReceivedInvocations } }
        set { doubleState.write { $0.showReceivedInvocations = newValue } }
    }
    var showReturnValue: Show! {
        get { doubleState.read { $0.showReturnValue } }
        set { doubleState.write { $0.showReturnValue = newValue } }
    }
    var showReturnValues: [Show] {
        get { doubleState.read { $0.showReturnValues } }
        set { doubleState.write { $0.showReturnValues = newValue } }
    }
    var showClosure: ((Int) async throws -> Show)? {
        get { doubleState.read { $0.showClosure } }
        set { doubleState.write { $0.showClosure = newValue } }
    }
    var showCalled: Bool { showCallsCount > 0 }

    func show(id: Int) async throws -> Show {
        doubleState.write {
            $0.showCallsCount += 1
            $0.showReceivedId = id
            $0.showReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.showThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.showClosure }) {
            return try await stubbedClosure(id)
        }
        if let next = doubleState.write({ $0.showReturnValues.isEmpty ? nil : $0.showReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.showReturnValue }) {
            return value
        }
        recordUnstubbed("ShowCatalogTypeMock.show(id:)", hint: "showReturnValue = …")
        throw UnstubbedError(member: "ShowCatalogTypeMock.show(id:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

@MainActor
class ShowRepositoryTypeMock: ShowRepositoryType {
    init() {}

    // MARK: - follow

    var followThrowableError: (any Error)?
    var followCallsCount: Int = 0
    var followReceivedShow: Show?
    var followReceivedInvocations: [Show] = []
    var followReturnValue: FollowedShow!
    var followReturnValues: [FollowedShow] = []
    var followClosure: ((Show) async throws -> FollowedShow)?
    var followCalled: Bool { followCallsCount > 0 }

    func follow(_ show: Show) async throws -> FollowedShow {
        followCallsCount += 1
        followReceivedShow = show
        followReceivedInvocations.append(show)
        if let error = followThrowableError {
            throw error
        }
        if let stubbedClosure = followClosure {
            return try await stubbedClosure(show)
        }
        if !followReturnValues.isEmpty {
            return followReturnValues.removeFirst()
        }
        if let value = followReturnValue {
            return value
        }
        recordUnstubbed("ShowRepositoryTypeMock.follow(_:)", hint: "followReturnValue = …")
        throw UnstubbedError(member: "ShowRepositoryTypeMock.follow(_:)")
    }

    // MARK: - unfollow

    var unfollowThrowableError: (any Error)?
    var unfollowCallsCount: Int = 0
    var unfollowReceivedShowId: Int?
    var unfollowReceivedInvocations: [Int] = []
    var unfollowClosure: ((Int) async throws -> Void)?
    var unfollowCalled: Bool { unfollowCallsCount > 0 }

    func unfollow(showId: Int) async throws {
        unfollowCallsCount += 1
        unfollowReceivedShowId = showId
        unfollowReceivedInvocations.append(showId)
        if let error = unfollowThrowableError {
            throw error
        }
        if let stubbedClosure = unfollowClosure {
            try await stubbedClosure(showId)
        }
    }

    // MARK: - followedShows

    var followedShowsThrowableError: (any Error)?
    var followedShowsCallsCount: Int = 0
    var followedShowsReturnValue: [FollowedShow]!
    var followedShowsReturnValues: [[FollowedShow]] = []
    var followedShowsClosure: (() throws -> [FollowedShow])?
    var followedShowsCalled: Bool { followedShowsCallsCount > 0 }

    func followedShows() throws -> [FollowedShow] {
        followedShowsCallsCount += 1
        if let error = followedShowsThrowableError {
            throw error
        }
        if let stubbedClosure = followedShowsClosure {
            return try stubbedClosure()
        }
        if !followedShowsReturnValues.isEmpty {
            return followedShowsReturnValues.removeFirst()
        }
        if let value = followedShowsReturnValue {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        followThrowableError = nil
        followCallsCount = 0
        followReceivedShow = nil
        followReceivedInvocations = []
        followReturnValue = nil
        followReturnValues = []
        followClosure = nil
        unfollowThrowableError = nil
        unfollowCallsCount = 0
        unfollowReceivedShowId = nil
        unfollowReceivedInvocations = []
        unfollowClosure = nil
        followedShowsThrowableError = nil
        followedShowsCallsCount = 0
        followedShowsReturnValue = nil
        followedShowsReturnValues = []
        followedShowsClosure = nil
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
// testgen:parts vtqSiKR22 Ep_4seRrW xeys3wpHg 0A5B_9fxh is2BTU14_ SycOQPEsa UdwnaHx6q RYt8VMC8F o-_yQK76k LKykT5yZ2
// testgen:parts lOqhzQSfQ 6AnUt5fGF d25ow5kEv
