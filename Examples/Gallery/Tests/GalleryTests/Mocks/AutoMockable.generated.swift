// testgen:fingerprint 1c0f733a9b4c4cf9 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
import Observation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import Gallery

final class AccountDirectoryMock: AccountDirectory, @unchecked Sendable {
    private struct DoubleStorage {
        var accountsCallsCount: Int = 0
        var accountsReturnValue: [Account]!
        var accountsReturnValues: [[Account]] = []
        var accountsClosure: (() async -> [Account])?
        var currentCallsCount: Int = 0
        var currentClosure: (() async -> Account?)?
        var underlyingCurrent: Account?
        var activateThrowableError: (any Error)?
        var activateCallsCount: Int = 0
        var activateReceivedAccount: Account?
        var activateReceivedInvocations: [Account] = []
        var activateClosure: ((Account) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - accounts

    var accountsCallsCount: Int {
        get { doubleState.read { $0.accountsCallsCount } }
        set { doubleState.write { $0.accountsCallsCount = newValue } }
    }
    var accountsReturnValue: [Account]! {
        get { doubleState.read { $0.accountsReturnValue } }
        set { doubleState.write { $0.accountsReturnValue = newValue } }
    }
    var accountsReturnValues: [[Account]] {
        get { doubleState.read { $0.accountsReturnValues } }
        set { doubleState.write { $0.accountsReturnValues = newValue } }
    }
    var accountsClosure: (() async -> [Account])? {
        get { doubleState.read { $0.accountsClosure } }
        set { doubleState.write { $0.accountsClosure = newValue } }
    }
    var accountsCalled: Bool { accountsCallsCount > 0 }

    func accounts() async -> [Account] {
        doubleState.write {
            $0.accountsCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.accountsClosure }) {
            return await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.accountsReturnValues.isEmpty ? nil : $0.accountsReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.accountsReturnValue }) {
            return value
        }
        return []
    }

    // MARK: - current

    var currentCallsCount: Int {
        get { doubleState.read { $0.currentCallsCount } }
        set { doubleState.write { $0.currentCallsCount = newValue } }
    }
    var currentClosure: (() async -> Account?)? {
        get { doubleState.read { $0.currentClosure } }
        set { doubleState.write { $0.currentClosure = newValue } }
    }
    var underlyingCurrent: Account? {
        get { doubleState.read { $0.underlyingCurrent } }
        set { doubleState.write { $0.underlyingCurrent = newValue } }
    }
    var currentCalled: Bool { currentCallsCount > 0 }
    var current: Account? {
        get async {
            doubleState.write { $0.currentCallsCount += 1 }
            if let closure = doubleState.read({ $0.currentClosure }) {
                return await closure()
            }
            return doubleState.read({ $0.underlyingCurrent })
        }
    }

    // MARK: - activate

    var activateThrowableError: (any Error)? {
        get { doubleState.read { $0.activateThrowableError } }
        set { doubleState.write { $0.activateThrowableError = newValue } }
    }
    var activateCallsCount: Int {
        get { doubleState.read { $0.activateCallsCount } }
        set { doubleState.write { $0.activateCallsCount = newValue } }
    }
    var activateReceivedAccount: Account? {
        get { doubleState.read { $0.activateReceivedAccount } }
        set { doubleState.write { $0.activateReceivedAccount = newValue } }
    }
    var activateReceivedInvocations: [Account] {
        get { doubleState.read { $0.activateReceivedInvocations } }
        set { doubleState.write { $0.activateReceivedInvocations = newValue } }
    }
    var activateClosure: ((Account) async throws -> Void)? {
        get { doubleState.read { $0.activateClosure } }
        set { doubleState.write { $0.activateClosure = newValue } }
    }
    var activateCalled: Bool { activateCallsCount > 0 }

    func activate(_ account: Account) async throws {
        doubleState.write {
            $0.activateCallsCount += 1
            $0.activateReceivedAccount = account
            $0.activateReceivedInvocations.append(account)
        }
        if let error = doubleState.read({ $0.activateThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.activateClosure }) {
            try await stubbedClosure(account)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class AlarmSchedulerMock: AlarmScheduler {
    init() {}

    // MARK: - schedule

    var scheduleThrowableError: (any Error)?
    var scheduleCallsCount: Int = 0
    var scheduleReceivedArguments: (minute: Int, sound: Sound)?
    var scheduleReceivedInvocations: [(minute: Int, sound: Sound)] = []
    var scheduleClosure: ((Int, Sound) throws -> Void)?
    var scheduleCalled: Bool { scheduleCallsCount > 0 }

    func schedule(at minute: Int, sound: Sound) throws {
        scheduleCallsCount += 1
        scheduleReceivedArguments = (minute: minute, sound: sound)
        scheduleReceivedInvocations.append((minute: minute, sound: sound))
        if let error = scheduleThrowableError {
            throw error
        }
        if let stubbedClosure = scheduleClosure {
            try stubbedClosure(minute, sound)
        }
    }

    // MARK: - cancelAll

    var cancelAllCallsCount: Int = 0
    var cancelAllClosure: (() -> Void)?
    var cancelAllCalled: Bool { cancelAllCallsCount > 0 }

    func cancelAll() {
        cancelAllCallsCount += 1
        if let stubbedClosure = cancelAllClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        scheduleThrowableError = nil
        scheduleCallsCount = 0
        scheduleReceivedArguments = nil
        scheduleReceivedInvocations = []
        scheduleClosure = nil
        cancelAllCallsCount = 0
        cancelAllClosure = nil
    }
}

class AnalyticsTrackerMock: AnalyticsTracker {
    init() {}

    // MARK: - track

    var trackCallsCount: Int = 0
    var trackReceivedArguments: (event: String, properties: [String: String])?
    var trackReceivedInvocations: [(event: String, properties: [String: String])] = []
    var trackClosure: ((String, [String: String]) -> Void)?
    var trackCalled: Bool { trackCallsCount > 0 }

    func track(_ event: String, properties: [String: String]) {
        trackCallsCount += 1
        trackReceivedArguments = (event: event, properties: properties)
        trackReceivedInvocations.append((event: event, properties: properties))
        if let stubbedClosure = trackClosure {
            stubbedClosure(event, properties)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        trackCallsCount = 0
        trackReceivedArguments = nil
        trackReceivedInvocations = []
        trackClosure = nil
    }
}

class ArchiveSourceMock: ArchiveSource {
    init() {}

    // MARK: - lines

    var linesThrowableError: (any Error)?
    var linesCallsCount: Int = 0
    var linesReceivedArguments: (name: String, page: Int)?
    var linesReceivedInvocations: [(name: String, page: Int)] = []
    var linesReturnValue: [String]!
    var linesReturnValues: [[String]] = []
    var linesClosure: ((String, Int) throws -> [String])?
    var linesCalled: Bool { linesCallsCount > 0 }

    func lines(of name: String, page: Int) throws -> [String] {
        linesCallsCount += 1
        linesReceivedArguments = (name: name, page: page)
        linesReceivedInvocations.append((name: name, page: page))
        if let error = linesThrowableError {
            throw error
        }
        if let stubbedClosure = linesClosure {
            return try stubbedClosure(name, page)
        }
        if !linesReturnValues.isEmpty {
            return linesReturnValues.removeFirst()
        }
        if let value = linesReturnValue {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        linesThrowableError = nil
        linesCallsCount = 0
        linesReceivedArguments = nil
        linesReceivedInvocations = []
        linesReturnValue = nil
        linesReturnValues = []
        linesClosure = nil
    }
}

class AudioEngineMock: AudioEngine {
    init() {}

    // MARK: - start

    var startThrowableError: (any Error)?
    var startCallsCount: Int = 0
    var startReceivedTrack: String?
    var startReceivedInvocations: [String] = []
    var startClosure: ((String) throws -> Void)?
    var startCalled: Bool { startCallsCount > 0 }

    func start(track: String) throws {
        startCallsCount += 1
        startReceivedTrack = track
        startReceivedInvocations.append(track)
        if let error = startThrowableError {
            throw error
        }
        if let stubbedClosure = startClosure {
            try stubbedClosure(track)
        }
    }

    // MARK: - pause

    var pauseCallsCount: Int = 0
    var pauseClosure: (() -> Void)?
    var pauseCalled: Bool { pauseCallsCount > 0 }

    func pause() {
        pauseCallsCount += 1
        if let stubbedClosure = pauseClosure {
            stubbedClosure()
        }
    }

    // MARK: - resume

    var resumeCallsCount: Int = 0
    var resumeClosure: (() -> Void)?
    var resumeCalled: Bool { resumeCallsCount > 0 }

    func resume() {
        resumeCallsCount += 1
        if let stubbedClosure = resumeClosure {
            stubbedClosure()
        }
    }

    // MARK: - stop

    var stopCallsCount: Int = 0
    var stopClosure: (() -> Void)?
    var stopCalled: Bool { stopCallsCount > 0 }

    func stop() {
        stopCallsCount += 1
        if let stubbedClosure = stopClosure {
            stubbedClosure()
        }
    }

    // MARK: - volume

    var volumeGetCallsCount: Int = 0
    var volumeSetCallsCount: Int = 0
    var underlyingVolume: Double!
    var volume: Double {
        get {
            volumeGetCallsCount += 1
            if let value = underlyingVolume {
                return value
            }
            return 0
        }
        set {
            volumeSetCallsCount += 1
            underlyingVolume = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        startThrowableError = nil
        startCallsCount = 0
        startReceivedTrack = nil
        startReceivedInvocations = []
        startClosure = nil
        pauseCallsCount = 0
        pauseClosure = nil
        resumeCallsCount = 0
        resumeClosure = nil
        stopCallsCount = 0
        stopClosure = nil
        volumeGetCallsCount = 0
        volumeSetCallsCount = 0
        underlyingVolume = nil
    }
}

final class AuthenticationServiceMock: AuthenticationService, @unchecked Sendable {
    private struct DoubleStorage {
        var signInThrowableError: (any Error)?
        var signInCallsCount: Int = 0
        var signInReceivedArguments: (name: String, password: String)?
        var signInReceivedInvocations: [(name: String, password: String)] = []
        var signInReturnValue: Account!
        var signInReturnValues: [Account] = []
        var signInClosure: ((String, String) async throws -> Account)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - signIn

    var signInThrowableError: (any Error)? {
        get { doubleState.read { $0.signInThrowableError } }
        set { doubleState.write { $0.signInThrowableError = newValue } }
    }
    var signInCallsCount: Int {
        get { doubleState.read { $0.signInCallsCount } }
        set { doubleState.write { $0.signInCallsCount = newValue } }
    }
    var signInReceivedArguments: (name: String, password: String)? {
        get { doubleState.read { $0.signInReceivedArguments } }
        set { doubleState.write { $0.signInReceivedArguments = newValue } }
    }
    var signInReceivedInvocations: [(name: String, password: String)] {
        get { doubleState.read { $0.signInReceivedInvocations } }
        set { doubleState.write { $0.signInReceivedInvocations = newValue } }
    }
    var signInReturnValue: Account! {
        get { doubleState.read { $0.signInReturnValue } }
        set { doubleState.write { $0.signInReturnValue = newValue } }
    }
    var signInReturnValues: [Account] {
        get { doubleState.read { $0.signInReturnValues } }
        set { doubleState.write { $0.signInReturnValues = newValue } }
    }
    var signInClosure: ((String, String) async throws -> Account)? {
        get { doubleState.read { $0.signInClosure } }
        set { doubleState.write { $0.signInClosure = newValue } }
    }
    var signInCalled: Bool { signInCallsCount > 0 }

    func signIn(name: String, password: String) async throws -> Account {
        doubleState.write {
            $0.signInCallsCount += 1
            $0.signInReceivedArguments = (name: name, password: password)
            $0.signInReceivedInvocations.append((name: name, password: password))
        }
        if let error = doubleState.read({ $0.signInThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.signInClosure }) {
            return try await stubbedClosure(name, password)
        }
        if let next = doubleState.write({ $0.signInReturnValues.isEmpty ? nil : $0.signInReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.signInReturnValue }) {
            return value
        }
        recordUnstubbed("AuthenticationServiceMock.signIn(name:password:)", hint: "signInReturnValue = …")
        throw UnstubbedError(member: "AuthenticationServiceMock.signIn(name:password:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class BalanceBankMock: BalanceBank, @unchecked Sendable {
    private struct DoubleStorage {
        var balanceThrowableError: (any Error)?
        var balanceCallsCount: Int = 0
        var balanceReceivedAccount: String?
        var balanceReceivedInvocations: [String] = []
        var balanceReturnValue: Int!
        var balanceReturnValues: [Int] = []
        var balanceClosure: ((String) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - balance

    var balanceThrowableError: (any Error)? {
        get { doubleState.read { $0.balanceThrowableError } }
        set { doubleState.write { $0.balanceThrowableError = newValue } }
    }
    var balanceCallsCount: Int {
        get { doubleState.read { $0.balanceCallsCount } }
        set { doubleState.write { $0.balanceCallsCount = newValue } }
    }
    var balanceReceivedAccount: String? {
        get { doubleState.read { $0.balanceReceivedAccount } }
        set { doubleState.write { $0.balanceReceivedAccount = newValue } }
    }
    var balanceReceivedInvocations: [String] {
        get { doubleState.read { $0.balanceReceivedInvocations } }
        set { doubleState.write { $0.balanceReceivedInvocations = newValue } }
    }
    var balanceReturnValue: Int! {
        get { doubleState.read { $0.balanceReturnValue } }
        set { doubleState.write { $0.balanceReturnValue = newValue } }
    }
    var balanceReturnValues: [Int] {
        get { doubleState.read { $0.balanceReturnValues } }
        set { doubleState.write { $0.balanceReturnValues = newValue } }
    }
    var balanceClosure: ((String) async throws -> Int)? {
        get { doubleState.read { $0.balanceClosure } }
        set { doubleState.write { $0.balanceClosure = newValue } }
    }
    var balanceCalled: Bool { balanceCallsCount > 0 }

    func balance(of account: String) async throws -> Int {
        doubleState.write {
            $0.balanceCallsCount += 1
            $0.balanceReceivedAccount = account
            $0.balanceReceivedInvocations.append(account)
        }
        if let error = doubleState.read({ $0.balanceThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.balanceClosure }) {
            return try await stubbedClosure(account)
        }
        if let next = doubleState.write({
            $0.balanceReturnValues.isEmpty ? nil : $0.balanceReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.balanceReturnValue }) {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class BookingRoomMock: BookingRoom {
    init() {}

    // MARK: - book

    var bookThrowableError: (any Error)?
    var bookCallsCount: Int = 0
    var bookReceivedRoom: Room?
    var bookReceivedInvocations: [Room] = []
    var bookReturnValue: Int!
    var bookReturnValues: [Int] = []
    var bookClosure: ((Room) throws -> Int)?
    var bookCalled: Bool { bookCallsCount > 0 }

    func book(_ room: Room) throws -> Int {
        bookCallsCount += 1
        bookReceivedRoom = room
        bookReceivedInvocations.append(room)
        if let error = bookThrowableError {
            throw error
        }
        if let stubbedClosure = bookClosure {
            return try stubbedClosure(room)
        }
        if !bookReturnValues.isEmpty {
            return bookReturnValues.removeFirst()
        }
        if let value = bookReturnValue {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        bookThrowableError = nil
        bookCallsCount = 0
        bookReceivedRoom = nil
        bookReceivedInvocations = []
        bookReturnValue = nil
        bookReturnValues = []
        bookClosure = nil
    }
}

class CancellingMock: Cancelling {
    init() {}

    // MARK: - cancel

    var cancelCallsCount: Int = 0
    var cancelClosure: (() -> Void)?
    var cancelCalled: Bool { cancelCallsCount > 0 }

    func cancel() {
        cancelCallsCount += 1
        if let stubbedClosure = cancelClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        cancelCallsCount = 0
        cancelClosure = nil
    }
}

class CartDelegateMock: CartDelegate {
    init() {}

    // MARK: - cartDidChange

    var cartDidChangeCallsCount: Int = 0
    var cartDidChangeReceivedTotal: Int?
    var cartDidChangeReceivedInvocations: [Int] = []
    var cartDidChangeClosure: ((Int) -> Void)?
    var cartDidChangeCalled: Bool { cartDidChangeCallsCount > 0 }

    func cartDidChange(total: Int) {
        cartDidChangeCallsCount += 1
        cartDidChangeReceivedTotal = total
        cartDidChangeReceivedInvocations.append(total)
        if let stubbedClosure = cartDidChangeClosure {
            stubbedClosure(total)
        }
    }

    // MARK: - cartDidReject

    var cartDidRejectCallsCount: Int = 0
    var cartDidRejectReceivedProduct: Product?
    var cartDidRejectReceivedInvocations: [Product] = []
    var cartDidRejectClosure: ((Product) -> Void)?
    var cartDidRejectCalled: Bool { cartDidRejectCallsCount > 0 }

    func cartDidReject(_ product: Product) {
        cartDidRejectCallsCount += 1
        cartDidRejectReceivedProduct = product
        cartDidRejectReceivedInvocations.append(product)
        if let stubbedClosure = cartDidRejectClosure {
            stubbedClosure(product)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        cartDidChangeCallsCount = 0
        cartDidChangeReceivedTotal = nil
        cartDidChangeReceivedInvocations = []
        cartDidChangeClosure = nil
        cartDidRejectCallsCount = 0
        cartDidRejectReceivedProduct = nil
        cartDidRejectReceivedInvocations = []
        cartDidRejectClosure = nil
    }
}

final class FeedServiceMock: FeedService, @unchecked Sendable {
    private struct DoubleStorage {
        var pageThrowableError: (any Error)?
        var pageCallsCount: Int = 0
        var pageReceivedArguments: (mark: String?, limit: Int)?
        var pageReceivedInvocations: [(mark: String?, limit: Int)] = []
        var pageReturnValue: NotePage!
        var pageReturnValues: [NotePage] = []
        var pageClosure: ((String?, Int) async throws -> NotePage)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - page

    var pageThrowableError: (any Error)? {
        get { doubleState.read { $0.pageThrowableError } }
        set { doubleState.write { $0.pageThrowableError = newValue } }
    }
    var pageCallsCount: Int {
        get { doubleState.read { $0.pageCallsCount } }
        set { doubleState.write { $0.pageCallsCount = newValue } }
    }
    var pageReceivedArguments: (mark: String?, limit: Int)? {
        get { doubleState.read { $0.pageReceivedArguments } }
        set { doubleState.write { $0.pageReceivedArguments = newValue } }
    }
    var pageReceivedInvocations: [(mark: String?, limit: Int)] {
        get { doubleState.read { $0.pageReceivedInvocations } }
        set { doubleState.write { $0.pageReceivedInvocations = newValue } }
    }
    var pageReturnValue: NotePage! {
        get { doubleState.read { $0.pageReturnValue } }
        set { doubleState.write { $0.pageReturnValue = newValue } }
    }
    var pageReturnValues: [NotePage] {
        get { doubleState.read { $0.pageReturnValues } }
        set { doubleState.write { $0.pageReturnValues = newValue } }
    }
    var pageClosure: ((String?, Int) async throws -> NotePage)? {
        get { doubleState.read { $0.pageClosure } }
        set { doubleState.write { $0.pageClosure = newValue } }
    }
    var pageCalled: Bool { pageCallsCount > 0 }

    func page(after mark: String?, limit: Int) async throws -> NotePage {
        doubleState.write {
            $0.pageCallsCount += 1
            $0.pageReceivedArguments = (mark: mark, limit: limit)
            $0.pageReceivedInvocations.append((mark: mark, limit: limit))
        }
        if let error = doubleState.read({ $0.pageThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.pageClosure }) {
            return try await stubbedClosure(mark, limit)
        }
        if let next = doubleState.write({ $0.pageReturnValues.isEmpty ? nil : $0.pageReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.pageReturnValue }) {
            return value
        }
        recordUnstubbed("FeedServiceMock.page(after:limit:)", hint: "pageReturnValue = …")
        throw UnstubbedError(member: "FeedServiceMock.page(after:limit:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class FileWriterMock: FileWriter {
    init() {}

    // MARK: - write

    var writeThrowableError: (any Error)?
    var writeCallsCount: Int = 0
    var writeReceivedArguments: (text: String, name: String)?
    var writeReceivedInvocations: [(text: String, name: String)] = []
    var writeClosure: ((String, String) throws -> Void)?
    var writeCalled: Bool { writeCallsCount > 0 }

    func write(_ text: String, to name: String) throws {
        writeCallsCount += 1
        writeReceivedArguments = (text: text, name: name)
        writeReceivedInvocations.append((text: text, name: name))
        if let error = writeThrowableError {
            throw error
        }
        if let stubbedClosure = writeClosure {
            try stubbedClosure(text, name)
        }
    }

    // MARK: - exists

    var existsCallsCount: Int = 0
    var existsReceivedName: String?
    var existsReceivedInvocations: [String] = []
    var existsReturnValue: Bool!
    var existsReturnValues: [Bool] = []
    var existsClosure: ((String) -> Bool)?
    var existsCalled: Bool { existsCallsCount > 0 }

    func exists(_ name: String) -> Bool {
        existsCallsCount += 1
        existsReceivedName = name
        existsReceivedInvocations.append(name)
        if let stubbedClosure = existsClosure {
            return stubbedClosure(name)
        }
        if !existsReturnValues.isEmpty {
            return existsReturnValues.removeFirst()
        }
        if let value = existsReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        writeThrowableError = nil
        writeCallsCount = 0
        writeReceivedArguments = nil
        writeReceivedInvocations = []
        writeClosure = nil
        existsCallsCount = 0
        existsReceivedName = nil
        existsReceivedInvocations = []
        existsReturnValue = nil
        existsReturnValues = []
        existsClosure = nil
    }
}

class ImageCacheMock: ImageCache {
    init() {}

    // MARK: - data

    var dataCallsCount: Int = 0
    var dataReceivedUrl: URL?
    var dataReceivedInvocations: [URL] = []
    var dataReturnValue: Data?
    var dataReturnValues: [Data?] = []
    var dataClosure: ((URL) -> Data?)?
    var dataCalled: Bool { dataCallsCount > 0 }

    func data(for url: URL) -> Data? {
        dataCallsCount += 1
        dataReceivedUrl = url
        dataReceivedInvocations.append(url)
        if let stubbedClosure = dataClosure {
            return stubbedClosure(url)
        }
        if !dataReturnValues.isEmpty {
            return dataReturnValues.removeFirst()
        }
        return dataReturnValue
    }

    // MARK: - store

    var storeCallsCount: Int = 0
    var storeReceivedArguments: (data: Data, url: URL)?
    var storeReceivedInvocations: [(data: Data, url: URL)] = []
    var storeClosure: ((Data, URL) -> Void)?
    var storeCalled: Bool { storeCallsCount > 0 }

    func store(_ data: Data, for url: URL) {
        storeCallsCount += 1
        storeReceivedArguments = (data: data, url: url)
        storeReceivedInvocations.append((data: data, url: url))
        if let stubbedClosure = storeClosure {
            stubbedClosure(data, url)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        dataCallsCount = 0
        dataReceivedUrl = nil
        dataReceivedInvocations = []
        dataReturnValue = nil
        dataReturnValues = []
        dataClosure = nil
        storeCallsCount = 0
        storeReceivedArguments = nil
        storeReceivedInvocations = []
        storeClosure = nil
    }
}

class ImageFetcherMock: ImageFetcher {
    init() {}

    // MARK: - fetch

    var fetchCallsCount: Int = 0
    var fetchReceivedArguments: (url: URL, completion: (Result<Data, GalleryError>) -> Void)?
    var fetchReceivedInvocations: [(url: URL, completion: (Result<Data, GalleryError>) -> Void)] = []
    var fetchClosure: ((URL, @escaping (Result<Data, GalleryError>) -> Void) -> Void)?
    var fetchCalled: Bool { fetchCallsCount > 0 }

    func fetch(_ url: URL, completion: @escaping (Result<Data, GalleryError>) -> Void) {
        fetchCallsCount += 1
        fetchReceivedArguments = (url: url, completion: completion)
        fetchReceivedInvocations.append((url: url, completion: completion))
        if let stubbedClosure = fetchClosure {
            stubbedClosure(url, completion)
        }
    }

    // MARK: - cancel

    var cancelCallsCount: Int = 0
    var cancelReceivedUrl: URL?
    var cancelReceivedInvocations: [URL] = []
    var cancelClosure: ((URL) -> Void)?
    var cancelCalled: Bool { cancelCallsCount > 0 }

    func cancel(_ url: URL) {
        cancelCallsCount += 1
        cancelReceivedUrl = url
        cancelReceivedInvocations.append(url)
        if let stubbedClosure = cancelClosure {
            stubbedClosure(url)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        fetchCallsCount = 0
        fetchReceivedArguments = nil
        fetchReceivedInvocations = []
        fetchClosure = nil
        cancelCallsCount = 0
        cancelReceivedUrl = nil
        cancelReceivedInvocations = []
        cancelClosure = nil
    }
}

class IsProductVisibleMock: IsProductVisible {
    init() {}

    // MARK: - callAsFunction

    var callAsFunctionCallsCount: Int = 0
    var callAsFunctionReceivedId: Int?
    var callAsFunctionReceivedInvocations: [Int] = []
    var callAsFunctionReturnValue: Bool!
    var callAsFunctionReturnValues: [Bool] = []
    var callAsFunctionClosure: ((Int) -> Bool)?
    var callAsFunctionCalled: Bool { callAsFunctionCallsCount > 0 }

    func callAsFunction(_ id: Int) -> Bool {
        callAsFunctionCallsCount += 1
        callAsFunctionReceivedId = id
        callAsFunctionReceivedInvocations.append(id)
        if let stubbedClosure = callAsFunctionClosure {
            return stubbedClosure(id)
        }
        if !callAsFunctionReturnValues.isEmpty {
            return callAsFunctionReturnValues.removeFirst()
        }
        if let value = callAsFunctionReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        callAsFunctionCallsCount = 0
        callAsFunctionReceivedId = nil
        callAsFunctionReceivedInvocations = []
        callAsFunctionReturnValue = nil
        callAsFunctionReturnValues = []
        callAsFunctionClosure = nil
    }
}

class LaunchCounterMock: LaunchCounter {
    init() {}

    // MARK: - launches

    var launchesGetCallsCount: Int = 0
    var launchesSetCallsCount: Int = 0
    var underlyingLaunches: Int!
    var launches: Int {
        get {
            launchesGetCallsCount += 1
            if let value = underlyingLaunches {
                return value
            }
            return 0
        }
        set {
            launchesSetCallsCount += 1
            underlyingLaunches = newValue
        }
    }

    // MARK: - lastVersion

    var lastVersionGetCallsCount: Int = 0
    var lastVersionSetCallsCount: Int = 0
    var underlyingLastVersion: String?
    var lastVersion: String? {
        get {
            lastVersionGetCallsCount += 1
            return underlyingLastVersion
        }
        set {
            lastVersionSetCallsCount += 1
            underlyingLastVersion = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        launchesGetCallsCount = 0
        launchesSetCallsCount = 0
        underlyingLaunches = nil
        lastVersionGetCallsCount = 0
        lastVersionSetCallsCount = 0
        underlyingLastVersion = nil
    }
}

class LibraryAPIMock: LibraryAPI {
    init() {}

    // MARK: - send

    var sendTargetAnyTargetResultTAnyErrorCallsCount: Int = 0
    var sendTargetAnyTargetResultTAnyErrorReceivedTarget: (any Target)?
    var sendTargetAnyTargetResultTAnyErrorReceivedInvocations: [any Target] = []
    var sendTargetAnyTargetResultTAnyErrorReturnValue: Any!
    var sendTargetAnyTargetResultTAnyErrorReturnValues: [Any] = []
    var sendTargetAnyTargetResultTAnyErrorClosure: ((any Target) -> Any)?
    var sendTargetAnyTargetResultTAnyErrorCalled: Bool { sendTargetAnyTargetResultTAnyErrorCallsCount > 0 }

    func send<T: Decodable>(_ target: any Target) -> Result<T, any Error> {
        sendTargetAnyTargetResultTAnyErrorCallsCount += 1
        sendTargetAnyTargetResultTAnyErrorReceivedTarget = target
        sendTargetAnyTargetResultTAnyErrorReceivedInvocations.append(target)
        if let stubbedClosure = sendTargetAnyTargetResultTAnyErrorClosure {
            return stubbedClosure(target) as! Result<T, any Error>
        }
        if !sendTargetAnyTargetResultTAnyErrorReturnValues.isEmpty {
            return sendTargetAnyTargetResultTAnyErrorReturnValues.removeFirst() as! Result<T, any Error>
        }
        if let value = sendTargetAnyTargetResultTAnyErrorReturnValue {
            return value as! Result<T, any Error>
        }
        recordUnstubbed("LibraryAPIMock.send(_:)", hint: "sendTargetAnyTargetResultTAnyErrorReturnValue = …")
        fatalError(
            "LibraryAPIMock.send(_:) was used but not stubbed. Write: "
                + "sendTargetAnyTargetResultTAnyErrorReturnValue = …")
    }

    // MARK: - send

    var sendTargetAnyTargetResultVoidAnyErrorCallsCount: Int = 0
    var sendTargetAnyTargetResultVoidAnyErrorReceivedTarget: (any Target)?
    var sendTargetAnyTargetResultVoidAnyErrorReceivedInvocations: [any Target] = []
    var sendTargetAnyTargetResultVoidAnyErrorReturnValue: Result<Void, any Error>!
    var sendTargetAnyTargetResultVoidAnyErrorReturnValues: [Result<Void, any Error>] = []
    var sendTargetAnyTargetResultVoidAnyErrorClosure: ((any Target) -> Result<Void, any Error>)?
    var sendTargetAnyTargetResultVoidAnyErrorCalled: Bool { sendTargetAnyTargetResultVoidAnyErrorCallsCount > 0 }

    func send(_ target: any Target) -> Result<Void, any Error> {
        sendTargetAnyTargetResultVoidAnyErrorCallsCount += 1
        sendTargetAnyTargetResultVoidAnyErrorReceivedTarget = target
        sendTargetAnyTargetResultVoidAnyErrorReceivedInvocations.append(target)
        if let stubbedClosure = sendTargetAnyTargetResultVoidAnyErrorClosure {
            return stubbedClosure(target)
        }
        if !sendTargetAnyTargetResultVoidAnyErrorReturnValues.isEmpty {
            return sendTargetAnyTargetResultVoidAnyErrorReturnValues.removeFirst()
        }
        if let value = sendTargetAnyTargetResultVoidAnyErrorReturnValue {
            return value
        }
        recordUnstubbed("LibraryAPIMock.send(_:)", hint: "sendTargetAnyTargetResultVoidAnyErrorReturnValue = …")
        fatalError(
            "LibraryAPIMock.send(_:) was used but not stubbed. Write: "
                + "sendTargetAnyTargetResultVoidAnyErrorReturnValue = …")
    }

    /// Forgets all records and stubs.
    func reset() {
        sendTargetAnyTargetResultTAnyErrorCallsCount = 0
        sendTargetAnyTargetResultTAnyErrorReceivedTarget = nil
        sendTargetAnyTargetResultTAnyErrorReceivedInvocations = []
        sendTargetAnyTargetResultTAnyErrorReturnValue = nil
        sendTargetAnyTargetResultTAnyErrorReturnValues = []
        sendTargetAnyTargetResultTAnyErrorClosure = nil
        sendTargetAnyTargetResultVoidAnyErrorCallsCount = 0
        sendTargetAnyTargetResultVoidAnyErrorReceivedTarget = nil
        sendTargetAnyTargetResultVoidAnyErrorReceivedInvocations = []
        sendTargetAnyTargetResultVoidAnyErrorReturnValue = nil
        sendTargetAnyTargetResultVoidAnyErrorReturnValues = []
        sendTargetAnyTargetResultVoidAnyErrorClosure = nil
    }
}

class LinkNavigatingMock: LinkNavigating {
    init() {}

    // MARK: - showHome

    var showHomeCallsCount: Int = 0
    var showHomeClosure: (() -> Void)?
    var showHomeCalled: Bool { showHomeCallsCount > 0 }

    func showHome() {
        showHomeCallsCount += 1
        if let stubbedClosure = showHomeClosure {
            stubbedClosure()
        }
    }

    // MARK: - showProduct

    var showProductCallsCount: Int = 0
    var showProductReceivedId: Int?
    var showProductReceivedInvocations: [Int] = []
    var showProductClosure: ((Int) -> Void)?
    var showProductCalled: Bool { showProductCallsCount > 0 }

    func showProduct(_ id: Int) {
        showProductCallsCount += 1
        showProductReceivedId = id
        showProductReceivedInvocations.append(id)
        if let stubbedClosure = showProductClosure {
            stubbedClosure(id)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showHomeCallsCount = 0
        showHomeClosure = nil
        showProductCallsCount = 0
        showProductReceivedId = nil
        showProductReceivedInvocations = []
        showProductClosure = nil
    }
}

class LoanDeskMock: LoanDesk {
    init() {}

    // MARK: - fallbackLanguage

    var fallbackLanguageGetCallsCount: Int = 0
    var underlyingFallbackLanguage: String!
    var fallbackLanguage: String {
        get {
            fallbackLanguageGetCallsCount += 1
            if let value = underlyingFallbackLanguage {
                return value
            }
            return ""
        }
        set {
            underlyingFallbackLanguage = newValue
        }
    }

    // MARK: - note

    var noteCallsCount: Int = 0
    var noteReceivedArguments: (day: Date, text: String)?
    var noteReceivedInvocations: [(day: Date, text: String)] = []
    var noteClosure: ((Date, String) -> Void)?
    var noteCalled: Bool { noteCallsCount > 0 }

    func note(_ day: Date, _ text: String) {
        noteCallsCount += 1
        noteReceivedArguments = (day: day, text: text)
        noteReceivedInvocations.append((day: day, text: text))
        if let stubbedClosure = noteClosure {
            stubbedClosure(day, text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        fallbackLanguageGetCallsCount = 0
        underlyingFallbackLanguage = nil
        noteCallsCount = 0
        noteReceivedArguments = nil
        noteReceivedInvocations = []
        noteClosure = nil
    }
}

class LoginRouterMock: LoginRouter {
    init() {}

    // MARK: - openHome

    var openHomeCallsCount: Int = 0
    var openHomeReceivedAccount: Account?
    var openHomeReceivedInvocations: [Account] = []
    var openHomeClosure: ((Account) -> Void)?
    var openHomeCalled: Bool { openHomeCallsCount > 0 }

    func openHome(for account: Account) {
        openHomeCallsCount += 1
        openHomeReceivedAccount = account
        openHomeReceivedInvocations.append(account)
        if let stubbedClosure = openHomeClosure {
            stubbedClosure(account)
        }
    }

    // MARK: - openVerification

    var openVerificationCallsCount: Int = 0
    var openVerificationClosure: (() -> Void)?
    var openVerificationCalled: Bool { openVerificationCallsCount > 0 }

    func openVerification() {
        openVerificationCallsCount += 1
        if let stubbedClosure = openVerificationClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        openHomeCallsCount = 0
        openHomeReceivedAccount = nil
        openHomeReceivedInvocations = []
        openHomeClosure = nil
        openVerificationCallsCount = 0
        openVerificationClosure = nil
    }
}

class LoginViewMock: LoginView {
    init() {}

    // MARK: - showProgress

    var showProgressCallsCount: Int = 0
    var showProgressClosure: (() -> Void)?
    var showProgressCalled: Bool { showProgressCallsCount > 0 }

    func showProgress() {
        showProgressCallsCount += 1
        if let stubbedClosure = showProgressClosure {
            stubbedClosure()
        }
    }

    // MARK: - hideProgress

    var hideProgressCallsCount: Int = 0
    var hideProgressClosure: (() -> Void)?
    var hideProgressCalled: Bool { hideProgressCallsCount > 0 }

    func hideProgress() {
        hideProgressCallsCount += 1
        if let stubbedClosure = hideProgressClosure {
            stubbedClosure()
        }
    }

    // MARK: - show

    var showCallsCount: Int = 0
    var showReceivedError: String?
    var showReceivedInvocations: [String] = []
    var showClosure: ((String) -> Void)?
    var showCalled: Bool { showCallsCount > 0 }

    func show(error: String) {
        showCallsCount += 1
        showReceivedError = error
        showReceivedInvocations.append(error)
        if let stubbedClosure = showClosure {
            stubbedClosure(error)
        }
    }

    // MARK: - showWelcome

    var showWelcomeCallsCount: Int = 0
    var showWelcomeReceivedName: String?
    var showWelcomeReceivedInvocations: [String] = []
    var showWelcomeClosure: ((String) -> Void)?
    var showWelcomeCalled: Bool { showWelcomeCallsCount > 0 }

    func showWelcome(name: String) {
        showWelcomeCallsCount += 1
        showWelcomeReceivedName = name
        showWelcomeReceivedInvocations.append(name)
        if let stubbedClosure = showWelcomeClosure {
            stubbedClosure(name)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showProgressCallsCount = 0
        showProgressClosure = nil
        hideProgressCallsCount = 0
        hideProgressClosure = nil
        showCallsCount = 0
        showReceivedError = nil
        showReceivedInvocations = []
        showClosure = nil
        showWelcomeCallsCount = 0
        showWelcomeReceivedName = nil
        showWelcomeReceivedInvocations = []
        showWelcomeClosure = nil
    }
}

final class NetworkProbeMock: NetworkProbe, @unchecked Sendable {
    private struct DoubleStorage {
        var isReachableCallsCount: Int = 0
        var isReachableReturnValue: Bool!
        var isReachableReturnValues: [Bool] = []
        var isReachableClosure: (() async -> Bool)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - isReachable

    var isReachableCallsCount: Int {
        get { doubleState.read { $0.isReachableCallsCount } }
        set { doubleState.write { $0.isReachableCallsCount = newValue } }
    }
    var isReachableReturnValue: Bool! {
        get { doubleState.read { $0.isReachableReturnValue } }
        set { doubleState.write { $0.isReachableReturnValue = newValue } }
    }
    var isReachableReturnValues: [Bool] {
        get { doubleState.read { $0.isReachableReturnValues } }
        set { doubleState.write { $0.isReachableReturnValues = newValue } }
    }
    var isReachableClosure: (() async -> Bool)? {
        get { doubleState.read { $0.isReachableClosure } }
        set { doubleState.write { $0.isReachableClosure = newValue } }
    }
    var isReachableCalled: Bool { isReachableCallsCount > 0 }

    func isReachable() async -> Bool {
        doubleState.write {
            $0.isReachableCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.isReachableClosure }) {
            return await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.isReachableReturnValues.isEmpty ? nil : $0.isReachableReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.isReachableReturnValue }) {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class NotesStoreMock: NotesStore, @unchecked Sendable {
    private struct DoubleStorage {
        var notesThrowableError: (any Error)?
        var notesCallsCount: Int = 0
        var notesReturnValue: [Note]!
        var notesReturnValues: [[Note]] = []
        var notesClosure: (() async throws -> [Note])?
        var saveThrowableError: (any Error)?
        var saveCallsCount: Int = 0
        var saveReceivedNote: Note?
        var saveReceivedInvocations: [Note] = []
        var saveClosure: ((Note) async throws -> Void)?
        var deleteThrowableError: (any Error)?
        var deleteCallsCount: Int = 0
        var deleteReceivedId: UUID?
        var deleteReceivedInvocations: [UUID] = []
        var deleteClosure: ((UUID) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - notes

    var notesThrowableError: (any Error)? {
        get { doubleState.read { $0.notesThrowableError } }
        set { doubleState.write { $0.notesThrowableError = newValue } }
    }
    var notesCallsCount: Int {
        get { doubleState.read { $0.notesCallsCount } }
        set { doubleState.write { $0.notesCallsCount = newValue } }
    }
    var notesReturnValue: [Note]! {
        get { doubleState.read { $0.notesReturnValue } }
        set { doubleState.write { $0.notesReturnValue = newValue } }
    }
    var notesReturnValues: [[Note]] {
        get { doubleState.read { $0.notesReturnValues } }
        set { doubleState.write { $0.notesReturnValues = newValue } }
    }
    var notesClosure: (() async throws -> [Note])? {
        get { doubleState.read { $0.notesClosure } }
        set { doubleState.write { $0.notesClosure = newValue } }
    }
    var notesCalled: Bool { notesCallsCount > 0 }

    func notes() async throws -> [Note] {
        doubleState.write {
            $0.notesCallsCount += 1
        }
        if let error = doubleState.read({ $0.notesThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.notesClosure }) {
            return try await stubbedClosure()
        }
        if let next = doubleState.write({ $0.notesReturnValues.isEmpty ? nil : $0.notesReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.notesReturnValue }) {
            return value
        }
        return []
    }

    // MARK: - save

    var saveThrowableError: (any Error)? {
        get { doubleState.read { $0.saveThrowableError } }
        set { doubleState.write { $0.saveThrowableError = newValue } }
    }
    var saveCallsCount: Int {
        get { doubleState.read { $0.saveCallsCount } }
        set { doubleState.write { $0.saveCallsCount = newValue } }
    }
    var saveReceivedNote: Note? {
        get { doubleState.read { $0.saveReceivedNote } }
        set { doubleState.write { $0.saveReceivedNote = newValue } }
    }
    var saveReceivedInvocations: [Note] {
        get { doubleState.read { $0.saveReceivedInvocations } }
        set { doubleState.write { $0.saveReceivedInvocations = newValue } }
    }
    var saveClosure: ((Note) async throws -> Void)? {
        get { doubleState.read { $0.saveClosure } }
        set { doubleState.write { $0.saveClosure = newValue } }
    }
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ note: Note) async throws {
        doubleState.write {
            $0.saveCallsCount += 1
            $0.saveReceivedNote = note
            $0.saveReceivedInvocations.append(note)
        }
        if let error = doubleState.read({ $0.saveThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.saveClosure }) {
            try await stubbedClosure(note)
        }
    }

    // MARK: - delete

    var deleteThrowableError: (any Error)? {
        get { doubleState.read { $0.deleteThrowableError } }
        set { doubleState.write { $0.deleteThrowableError = newValue } }
    }
    var deleteCallsCount: Int {
        get { doubleState.read { $0.deleteCallsCount } }
        set { doubleState.write { $0.deleteCallsCount = newValue } }
    }
    var deleteReceivedId: UUID? {
        get { doubleState.read { $0.deleteReceivedId } }
        set { doubleState.write { $0.deleteReceivedId = newValue } }
    }
    var deleteReceivedInvocations: [UUID] {
        get { doubleState.read { $0.deleteReceivedInvocations } }
        set { doubleState.write { $0.deleteReceivedInvocations = newValue } }
    }
    var deleteClosure: ((UUID) async throws -> Void)? {
        get { doubleState.read { $0.deleteClosure } }
        set { doubleState.write { $0.deleteClosure = newValue } }
    }
    var deleteCalled: Bool { deleteCallsCount > 0 }

    func delete(id: UUID) async throws {
        doubleState.write {
            $0.deleteCallsCount += 1
            $0.deleteReceivedId = id
            $0.deleteReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.deleteThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.deleteClosure }) {
            try await stubbedClosure(id)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class OrderNotifierMock: OrderNotifier, @unchecked Sendable {
    private struct DoubleStorage {
        var orderPlacedCallsCount: Int = 0
        var orderPlacedReceivedId: String?
        var orderPlacedReceivedInvocations: [String] = []
        var orderPlacedClosure: ((String) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - orderPlaced

    var orderPlacedCallsCount: Int {
        get { doubleState.read { $0.orderPlacedCallsCount } }
        set { doubleState.write { $0.orderPlacedCallsCount = newValue } }
    }
    var orderPlacedReceivedId: String? {
        get { doubleState.read { $0.orderPlacedReceivedId } }
        set { doubleState.write { $0.orderPlacedReceivedId = newValue } }
    }
    var orderPlacedReceivedInvocations: [String] {
        get { doubleState.read { $0.orderPlacedReceivedInvocations } }
        set { doubleState.write { $0.orderPlacedReceivedInvocations = newValue } }
    }
    var orderPlacedClosure: ((String) -> Void)? {
        get { doubleState.read { $0.orderPlacedClosure } }
        set { doubleState.write { $0.orderPlacedClosure = newValue } }
    }
    var orderPlacedCalled: Bool { orderPlacedCallsCount > 0 }

    func orderPlaced(id: String) {
        doubleState.write {
            $0.orderPlacedCallsCount += 1
            $0.orderPlacedReceivedId = id
            $0.orderPlacedReceivedInvocations.append(id)
        }
        if let stubbedClosure = doubleState.read({ $0.orderPlacedClosure }) {
            stubbedClosure(id)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class OrderRepositoryMock: OrderRepository, @unchecked Sendable {
    private struct DoubleStorage {
        var stockThrowableError: (any Error)?
        var stockCallsCount: Int = 0
        var stockReceivedProductId: String?
        var stockReceivedInvocations: [String] = []
        var stockReturnValue: Int!
        var stockReturnValues: [Int] = []
        var stockClosure: ((String) async throws -> Int)?
        var placeThrowableError: (any Error)?
        var placeCallsCount: Int = 0
        var placeReceivedArguments: (productId: String, quantity: Int)?
        var placeReceivedInvocations: [(productId: String, quantity: Int)] = []
        var placeReturnValue: String!
        var placeReturnValues: [String] = []
        var placeClosure: ((String, Int) async throws -> String)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - stock

    var stockThrowableError: (any Error)? {
        get { doubleState.read { $0.stockThrowableError } }
        set { doubleState.write { $0.stockThrowableError = newValue } }
    }
    var stockCallsCount: Int {
        get { doubleState.read { $0.stockCallsCount } }
        set { doubleState.write { $0.stockCallsCount = newValue } }
    }
    var stockReceivedProductId: String? {
        get { doubleState.read { $0.stockReceivedProductId } }
        set { doubleState.write { $0.stockReceivedProductId = newValue } }
    }
    var stockReceivedInvocations: [String] {
        get { doubleState.read { $0.stockReceivedInvocations } }
        set { doubleState.write { $0.stockReceivedInvocations = newValue } }
    }
    var stockReturnValue: Int! {
        get { doubleState.read { $0.stockReturnValue } }
        set { doubleState.write { $0.stockReturnValue = newValue } }
    }
    var stockReturnValues: [Int] {
        get { doubleState.read { $0.stockReturnValues } }
        set { doubleState.write { $0.stockReturnValues = newValue } }
    }
    var stockClosure: ((String) async throws -> Int)? {
        get { doubleState.read { $0.stockClosure } }
        set { doubleState.write { $0.stockClosure = newValue } }
    }
    var stockCalled: Bool { stockCallsCount > 0 }

    func stock(of productId: String) async throws -> Int {
        doubleState.write {
            $0.stockCallsCount += 1
            $0.stockReceivedProductId = productId
            $0.stockReceivedInvocations.append(productId)
        }
        if let error = doubleState.read({ $0.stockThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.stockClosure }) {
            return try await stubbedClosure(productId)
        }
        if let next = doubleState.write({ $0.stockReturnValues.isEmpty ? nil : $0.stockReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.stockReturnValue }) {
            return value
        }
        return 0
    }

    // MARK: - place

    var placeThrowableError: (any Error)? {
        get { doubleState.read { $0.placeThrowableError } }
        set { doubleState.write { $0.placeThrowableError = newValue } }
    }
    var placeCallsCount: Int {
        get { doubleState.read { $0.placeCallsCount } }
        set { doubleState.write { $0.placeCallsCount = newValue } }
    }
    var placeReceivedArguments: (productId: String, quantity: Int)? {
        get { doubleState.read { $0.placeReceivedArguments } }
        set { doubleState.write { $0.placeReceivedArguments = newValue } }
    }
    var placeReceivedInvocations: [(productId: String, quantity: Int)] {
        get { doubleState.read { $0.placeReceivedInvocations } }
        set { doubleState.write { $0.placeReceivedInvocations = newValue } }
    }
    var placeReturnValue: String! {
        get { doubleState.read { $0.placeReturnValue } }
        set { doubleState.write { $0.placeReturnValue = newValue } }
    }
    var placeReturnValues: [String] {
        get { doubleState.read { $0.placeReturnValues } }
        set { doubleState.write { $0.placeReturnValues = newValue } }
    }
    var placeClosure: ((String, Int) async throws -> String)? {
        get { doubleState.read { $0.placeClosure } }
        set { doubleState.write { $0.placeClosure = newValue } }
    }
    var placeCalled: Bool { placeCallsCount > 0 }

    func place(productId: String, quantity: Int) async throws -> String {
        doubleState.write {
            $0.placeCallsCount += 1
            $0.placeReceivedArguments = (productId: productId, quantity: quantity)
            $0.placeReceivedInvocations.append((productId: productId, quantity: quantity))
        }
        if let error = doubleState.read({ $0.placeThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.placeClosure }) {
            return try await stubbedClosure(productId, quantity)
        }
        if let next = doubleState.write({ $0.placeReturnValues.isEmpty ? nil : $0.placeReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.placeReturnValue }) {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class PagerMock: Pager {
    init() {}

    // MARK: - page

    var pageCallsCount: Int = 0
    var pageReceivedText: String?
    var pageReceivedInvocations: [String] = []
    var pageClosure: ((String) -> Void)?
    var pageCalled: Bool { pageCallsCount > 0 }

    func page(_ text: String) {
        pageCallsCount += 1
        pageReceivedText = text
        pageReceivedInvocations.append(text)
        if let stubbedClosure = pageClosure {
            stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        pageCallsCount = 0
        pageReceivedText = nil
        pageReceivedInvocations = []
        pageClosure = nil
    }
}

final class PauseMock: Pause, @unchecked Sendable {
    private struct DoubleStorage {
        var waitThrowableError: (any Error)?
        var waitCallsCount: Int = 0
        var waitReceivedMilliseconds: Int?
        var waitReceivedInvocations: [Int] = []
        var waitClosure: ((Int) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - wait

    var waitThrowableError: (any Error)? {
        get { doubleState.read { $0.waitThrowableError } }
        set { doubleState.write { $0.waitThrowableError = newValue } }
    }
    var waitCallsCount: Int {
        get { doubleState.read { $0.waitCallsCount } }
        set { doubleState.write { $0.waitCallsCount = newValue } }
    }
    var waitReceivedMilliseconds: Int? {
        get { doubleState.read { $0.waitReceivedMilliseconds } }
        set { doubleState.write { $0.waitReceivedMilliseconds = newValue } }
    }
    var waitReceivedInvocations: [Int] {
        get { doubleState.read { $0.waitReceivedInvocations } }
        set { doubleState.write { $0.waitReceivedInvocations = newValue } }
    }
    var waitClosure: ((Int) async throws -> Void)? {
        get { doubleState.read { $0.waitClosure } }
        set { doubleState.write { $0.waitClosure = newValue } }
    }
    var waitCalled: Bool { waitCallsCount > 0 }

    func wait(milliseconds: Int) async throws {
        doubleState.write {
            $0.waitCallsCount += 1
            $0.waitReceivedMilliseconds = milliseconds
            $0.waitReceivedInvocations.append(milliseconds)
        }
        if let error = doubleState.read({ $0.waitThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.waitClosure }) {
            try await stubbedClosure(milliseconds)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class PaymentGatewayMock: PaymentGateway, @unchecked Sendable {
    private struct DoubleStorage {
        var transferThrowableError: (any Error)?
        var transferCallsCount: Int = 0
        var transferReceivedArguments: (amount: Int, recipient: String)?
        var transferReceivedInvocations: [(amount: Int, recipient: String)] = []
        var transferReturnValue: String!
        var transferReturnValues: [String] = []
        var transferClosure: ((Int, String) async throws -> String)?
        var balanceThrowableError: (any Error)?
        var balanceCallsCount: Int = 0
        var balanceReturnValue: Int!
        var balanceReturnValues: [Int] = []
        var balanceClosure: (() async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - transfer

    var transferThrowableError: (any Error)? {
        get { doubleState.read { $0.transferThrowableError } }
        set { doubleState.write { $0.transferThrowableError = newValue } }
    }
    var transferCallsCount: Int {
        get { doubleState.read { $0.transferCallsCount } }
        set { doubleState.write { $0.transferCallsCount = newValue } }
    }
    var transferReceivedArguments: (amount: Int, recipient: String)? {
        get { doubleState.read { $0.transferReceivedArguments } }
        set { doubleState.write { $0.transferReceivedArguments = newValue } }
    }
    var transferReceivedInvocations: [(amount: Int, recipient: String)] {
        get { doubleState.read { $0.transferReceivedInvocations } }
        set { doubleState.write { $0.transferReceivedInvocations = newValue } }
    }
    var transferReturnValue: String! {
        get { doubleState.read { $0.transferReturnValue } }
        set { doubleState.write { $0.transferReturnValue = newValue } }
    }
    var transferReturnValues: [String] {
        get { doubleState.read { $0.transferReturnValues } }
        set { doubleState.write { $0.transferReturnValues = newValue } }
    }
    var transferClosure: ((Int, String) async throws -> String)? {
        get { doubleState.read { $0.transferClosure } }
        set { doubleState.write { $0.transferClosure = newValue } }
    }
    var transferCalled: Bool { transferCallsCount > 0 }

    func transfer(amount: Int, to recipient: String) async throws -> String {
        doubleState.write {
            $0.transferCallsCount += 1
            $0.transferReceivedArguments = (amount: amount, recipient: recipient)
            $0.transferReceivedInvocations.append((amount: amount, recipient: recipient))
        }
        if let error = doubleState.read({ $0.transferThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.transferClosure }) {
            return try await stubbedClosure(amount, recipient)
        }
        if let next = doubleState.write({
            $0.transferReturnValues.isEmpty ? nil : $0.transferReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.transferReturnValue }) {
            return value
        }
        return ""
    }

    // MARK: - balance

    var balanceThrowableError: (any Error)? {
        get { doubleState.read { $0.balanceThrowableError } }
        set { doubleState.write { $0.balanceThrowableError = newValue } }
    }
    var balanceCallsCount: Int {
        get { doubleState.read { $0.balanceCallsCount } }
        set { doubleState.write { $0.balanceCallsCount = newValue } }
    }
    var balanceReturnValue: Int! {
        get { doubleState.read { $0.balanceReturnValue } }
        set { doubleState.write { $0.balanceReturnValue = newValue } }
    }
    var balanceReturnValues: [Int] {
        get { doubleState.read { $0.balanceReturnValues } }
        set { doubleState.write { $0.balanceReturnValues = newValue } }
    }
    var balanceClosure: (() async throws -> Int)? {
        get { doubleState.read { $0.balanceClosure } }
        set { doubleState.write { $0.balanceClosure = newValue } }
    }
    var balanceCalled: Bool { balanceCallsCount > 0 }

    func balance() async throws -> Int {
        doubleState.write {
            $0.balanceCallsCount += 1
        }
        if let error = doubleState.read({ $0.balanceThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.balanceClosure }) {
            return try await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.balanceReturnValues.isEmpty ? nil : $0.balanceReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.balanceReturnValue }) {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class PriceListMock: PriceList {
    init() {}

    // MARK: - discount

    var discountCallsCount: Int = 0
    var discountReceivedCode: String?
    var discountReceivedInvocations: [String] = []
    var discountReturnValue: Int?
    var discountReturnValues: [Int?] = []
    var discountClosure: ((String) -> Int?)?
    var discountCalled: Bool { discountCallsCount > 0 }

    func discount(for code: String) -> Int? {
        discountCallsCount += 1
        discountReceivedCode = code
        discountReceivedInvocations.append(code)
        if let stubbedClosure = discountClosure {
            return stubbedClosure(code)
        }
        if !discountReturnValues.isEmpty {
            return discountReturnValues.removeFirst()
        }
        return discountReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        discountCallsCount = 0
        discountReceivedCode = nil
        discountReceivedInvocations = []
        discountReturnValue = nil
        discountReturnValues = []
        discountClosure = nil
    }
}

final class ProductSearchMock: ProductSearch, @unchecked Sendable {
    private struct DoubleStorage {
        var productsThrowableError: (any Error)?
        var productsCallsCount: Int = 0
        var productsReceivedQuery: String?
        var productsReceivedInvocations: [String] = []
        var productsReturnValue: [Product]!
        var productsReturnValues: [[Product]] = []
        var productsClosure: ((String) async throws -> [Product])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - products

    var productsThrowableError: (any Error)? {
        get { doubleState.read { $0.productsThrowableError } }
        set { doubleState.write { $0.productsThrowableError = newValue } }
    }
    var productsCallsCount: Int {
        get { doubleState.read { $0.productsCallsCount } }
        set { doubleState.write { $0.productsCallsCount = newValue } }
    }
    var productsReceivedQuery: String? {
        get { doubleState.read { $0.productsReceivedQuery } }
        set { doubleState.write { $0.productsReceivedQuery = newValue } }
    }
    var productsReceivedInvocations: [String] {
        get { doubleState.read { $0.productsReceivedInvocations } }
        set { doubleState.write { $0.productsReceivedInvocations = newValue } }
    }
    var productsReturnValue: [Product]! {
        get { doubleState.read { $0.productsReturnValue } }
        set { doubleState.write { $0.productsReturnValue = newValue } }
    }
    var productsReturnValues: [[Product]] {
        get { doubleState.read { $0.productsReturnValues } }
        set { doubleState.write { $0.productsReturnValues = newValue } }
    }
    var productsClosure: ((String) async throws -> [Product])? {
        get { doubleState.read { $0.productsClosure } }
        set { doubleState.write { $0.productsClosure = newValue } }
    }
    var productsCalled: Bool { productsCallsCount > 0 }

    func products(matching query: String) async throws -> [Product] {
        doubleState.write {
            $0.productsCallsCount += 1
            $0.productsReceivedQuery = query
            $0.productsReceivedInvocations.append(query)
        }
        if let error = doubleState.read({ $0.productsThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.productsClosure }) {
            return try await stubbedClosure(query)
        }
        if let next = doubleState.write({
            $0.productsReturnValues.isEmpty ? nil : $0.productsReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.productsReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

@MainActor
class ProfileCoordinatorMock: ProfileCoordinator {
    init() {}

    // MARK: - close

    var closeCallsCount: Int = 0
    var closeClosure: (() -> Void)?
    var closeCalled: Bool { closeCallsCount > 0 }

    func close() {
        closeCallsCount += 1
        if let stubbedClosure = closeClosure {
            stubbedClosure()
        }
    }

    // MARK: - openEditor

    var openEditorCallsCount: Int = 0
    var openEditorReceivedAccount: Account?
    var openEditorReceivedInvocations: [Account] = []
    var openEditorClosure: ((Account) -> Void)?
    var openEditorCalled: Bool { openEditorCallsCount > 0 }

    func openEditor(for account: Account) {
        openEditorCallsCount += 1
        openEditorReceivedAccount = account
        openEditorReceivedInvocations.append(account)
        if let stubbedClosure = openEditorClosure {
            stubbedClosure(account)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        closeCallsCount = 0
        closeClosure = nil
        openEditorCallsCount = 0
        openEditorReceivedAccount = nil
        openEditorReceivedInvocations = []
        openEditorClosure = nil
    }
}

final class ProfileRepositoryMock: ProfileRepository, @unchecked Sendable {
    private struct DoubleStorage {
        var profileThrowableError: (any Error)?
        var profileCallsCount: Int = 0
        var profileReceivedId: String?
        var profileReceivedInvocations: [String] = []
        var profileReturnValue: Account!
        var profileReturnValues: [Account] = []
        var profileClosure: ((String) async throws -> Account)?
        var renameThrowableError: (any Error)?
        var renameCallsCount: Int = 0
        var renameReceivedArguments: (id: String, name: String)?
        var renameReceivedInvocations: [(id: String, name: String)] = []
        var renameReturnValue: Account!
        var renameReturnValues: [Account] = []
        var renameClosure: ((String, String) async throws -> Account)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - profile

    var profileThrowableError: (any Error)? {
        get { doubleState.read { $0.profileThrowableError } }
        set { doubleState.write { $0.profileThrowableError = newValue } }
    }
    var profileCallsCount: Int {
        get { doubleState.read { $0.profileCallsCount } }
        set { doubleState.write { $0.profileCallsCount = newValue } }
    }
    var profileReceivedId: String? {
        get { doubleState.read { $0.profileReceivedId } }
        set { doubleState.write { $0.profileReceivedId = newValue } }
    }
    var profileReceivedInvocations: [String] {
        get { doubleState.read { $0.profileReceivedInvocations } }
        set { doubleState.write { $0.profileReceivedInvocations = newValue } }
    }
    var profileReturnValue: Account! {
        get { doubleState.read { $0.profileReturnValue } }
        set { doubleState.write { $0.profileReturnValue = newValue } }
    }
    var profileReturnValues: [Account] {
        get { doubleState.read { $0.profileReturnValues } }
        set { doubleState.write { $0.profileReturnValues = newValue } }
    }
    var profileClosure: ((String) async throws -> Account)? {
        get { doubleState.read { $0.profileClosure } }
        set { doubleState.write { $0.profileClosure = newValue } }
    }
    var profileCalled: Bool { profileCallsCount > 0 }

    func profile(id: String) async throws -> Account {
        doubleState.write {
            $0.profileCallsCount += 1
            $0.profileReceivedId = id
            $0.profileReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.profileThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.profileClosure }) {
            return try await stubbedClosure(id)
        }
        if let next = doubleState.write({
            $0.profileReturnValues.isEmpty ? nil : $0.profileReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.profileReturnValue }) {
            return value
        }
        recordUnstubbed("ProfileRepositoryMock.profile(id:)", hint: "profileReturnValue = …")
        throw UnstubbedError(member: "ProfileRepositoryMock.profile(id:)")
    }

    // MARK: - rename

    var renameThrowableError: (any Error)? {
        get { doubleState.read { $0.renameThrowableError } }
        set { doubleState.write { $0.renameThrowableError = newValue } }
    }
    var renameCallsCount: Int {
        get { doubleState.read { $0.renameCallsCount } }
        set { doubleState.write { $0.renameCallsCount = newValue } }
    }
    var renameReceivedArguments: (id: String, name: String)? {
        get { doubleState.read { $0.renameReceivedArguments } }
        set { doubleState.write { $0.renameReceivedArguments = newValue } }
    }
    var renameReceivedInvocations: [(id: String, name: String)] {
        get { doubleState.read { $0.renameReceivedInvocations } }
        set { doubleState.write { $0.renameReceivedInvocations = newValue } }
    }
    var renameReturnValue: Account! {
        get { doubleState.read { $0.renameReturnValue } }
        set { doubleState.write { $0.renameReturnValue = newValue } }
    }
    var renameReturnValues: [Account] {
        get { doubleState.read { $0.renameReturnValues } }
        set { doubleState.write { $0.renameReturnValues = newValue } }
    }
    var renameClosure: ((String, String) async throws -> Account)? {
        get { doubleState.read { $0.renameClosure } }
        set { doubleState.write { $0.renameClosure = newValue } }
    }
    var renameCalled: Bool { renameCallsCount > 0 }

    func rename(id: String, to name: String) async throws -> Account {
        doubleState.write {
            $0.renameCallsCount += 1
            $0.renameReceivedArguments = (id: id, name: name)
            $0.renameReceivedInvocations.append((id: id, name: name))
        }
        if let error = doubleState.read({ $0.renameThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.renameClosure }) {
            return try await stubbedClosure(id, name)
        }
        if let next = doubleState.write({ $0.renameReturnValues.isEmpty ? nil : $0.renameReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.renameReturnValue }) {
            return value
        }
        recordUnstubbed("ProfileRepositoryMock.rename(id:to:)", hint: "renameReturnValue = …")
        throw UnstubbedError(member: "ProfileRepositoryMock.rename(id:to:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class QuoteSourceMock: QuoteSource, @unchecked Sendable {
    private struct DoubleStorage {
        var quotesThrowableError: (any Error)?
        var quotesCallsCount: Int = 0
        var quotesReceivedWord: String?
        var quotesReceivedInvocations: [String] = []
        var quotesReturnValue: [String]!
        var quotesReturnValues: [[String]] = []
        var quotesClosure: ((String) async throws -> [String])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - quotes

    var quotesThrowableError: (any Error)? {
        get { doubleState.read { $0.quotesThrowableError } }
        set { doubleState.write { $0.quotesThrowableError = newValue } }
    }
    var quotesCallsCount: Int {
        get { doubleState.read { $0.quotesCallsCount } }
        set { doubleState.write { $0.quotesCallsCount = newValue } }
    }
    var quotesReceivedWord: String? {
        get { doubleState.read { $0.quotesReceivedWord } }
        set { doubleState.write { $0.quotesReceivedWord = newValue } }
    }
    var quotesReceivedInvocations: [String] {
        get { doubleState.read { $0.quotesReceivedInvocations } }
        set { doubleState.write { $0.quotesReceivedInvocations = newValue } }
    }
    var quotesReturnValue: [String]! {
        get { doubleState.read { $0.quotesReturnValue } }
        set { doubleState.write { $0.quotesReturnValue = newValue } }
    }
    var quotesReturnValues: [[String]] {
        get { doubleState.read { $0.quotesReturnValues } }
        set { doubleState.write { $0.quotesReturnValues = newValue } }
    }
    var quotesClosure: ((String) async throws -> [String])? {
        get { doubleState.read { $0.quotesClosure } }
        set { doubleState.write { $0.quotesClosure = newValue } }
    }
    var quotesCalled: Bool { quotesCallsCount > 0 }

    func quotes(about word: String) async throws -> [String] {
        doubleState.write {
            $0.quotesCallsCount += 1
            $0.quotesReceivedWord = word
            $0.quotesReceivedInvocations.append(word)
        }
        if let error = doubleState.read({ $0.quotesThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.quotesClosure }) {
            return try await stubbedClosure(word)
        }
        if let next = doubleState.write({ $0.quotesReturnValues.isEmpty ? nil : $0.quotesReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.quotesReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class ReaderRoutingMock: ReaderRouting {
    init() {}

    // MARK: - show

    var showCallsCount: Int = 0
    var showReceivedScreen: ReaderScreen?
    var showReceivedInvocations: [ReaderScreen] = []
    var showClosure: ((ReaderScreen) -> Void)?
    var showCalled: Bool { showCallsCount > 0 }

    func show(_ screen: ReaderScreen) {
        showCallsCount += 1
        showReceivedScreen = screen
        showReceivedInvocations.append(screen)
        if let stubbedClosure = showClosure {
            stubbedClosure(screen)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showCallsCount = 0
        showReceivedScreen = nil
        showReceivedInvocations = []
        showClosure = nil
    }
}

class ReceiptPrinterMock: ReceiptPrinter {
    // MARK: - isReady

    var isReadyGetCallsCount: Int = 0
    var underlyingIsReady: Bool!
    override var isReady: Bool {
        get {
            isReadyGetCallsCount += 1
            if let value = underlyingIsReady {
                return value
            }
            return false
        }
        set {
            underlyingIsReady = newValue
        }
    }

    // MARK: - print

    var printThrowableError: (any Error)?
    var printCallsCount: Int = 0
    var printReceivedLines: [String]?
    var printReceivedInvocations: [[String]] = []
    var printReturnValue: Int!
    var printReturnValues: [Int] = []
    var printClosure: (([String]) throws -> Int)?
    var printCalled: Bool { printCallsCount > 0 }

    override func print(_ lines: [String]) throws -> Int {
        printCallsCount += 1
        printReceivedLines = lines
        printReceivedInvocations.append(lines)
        if let error = printThrowableError {
            throw error
        }
        if let stubbedClosure = printClosure {
            return try stubbedClosure(lines)
        }
        if !printReturnValues.isEmpty {
            return printReturnValues.removeFirst()
        }
        if let value = printReturnValue {
            return value
        }
        return 0
    }

    // MARK: - cut

    var cutCallsCount: Int = 0
    var cutClosure: (() -> Void)?
    var cutCalled: Bool { cutCallsCount > 0 }

    override func cut() {
        cutCallsCount += 1
        if let stubbedClosure = cutClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isReadyGetCallsCount = 0
        underlyingIsReady = nil
        printThrowableError = nil
        printCallsCount = 0
        printReceivedLines = nil
        printReceivedInvocations = []
        printReturnValue = nil
        printReturnValues = []
        printClosure = nil
        cutCallsCount = 0
        cutClosure = nil
    }
}

class RecipeKeepingMock: RecipeKeeping {
    init() {}

    // MARK: - recipe

    var recipeCallsCount: Int = 0
    var recipeReceivedId: Int?
    var recipeReceivedInvocations: [Int] = []
    var recipeReturnValue: ImportedRecipe?
    var recipeReturnValues: [ImportedRecipe?] = []
    var recipeClosure: ((Int) async -> ImportedRecipe?)?
    var recipeCalled: Bool { recipeCallsCount > 0 }

    func recipe(id: Int) async -> ImportedRecipe? {
        recipeCallsCount += 1
        recipeReceivedId = id
        recipeReceivedInvocations.append(id)
        if let stubbedClosure = recipeClosure {
            return await stubbedClosure(id)
        }
        if !recipeReturnValues.isEmpty {
            return recipeReturnValues.removeFirst()
        }
        return recipeReturnValue
    }

    // MARK: - keep

    var keepThrowableError: (any Error)?
    var keepCallsCount: Int = 0
    var keepReceivedRecipes: [ImportedRecipe]?
    var keepReceivedInvocations: [[ImportedRecipe]] = []
    var keepClosure: (([ImportedRecipe]) async throws -> Void)?
    var keepCalled: Bool { keepCallsCount > 0 }

    func keep(_ recipes: [ImportedRecipe]) async throws {
        keepCallsCount += 1
        keepReceivedRecipes = recipes
        keepReceivedInvocations.append(recipes)
        if let error = keepThrowableError {
            throw error
        }
        if let stubbedClosure = keepClosure {
            try await stubbedClosure(recipes)
        }
    }

    // MARK: - label

    var labelCallsCount: Int = 0
    var labelReceivedArguments: (id: Int, labels: [RecipeLabel])?
    var labelReceivedInvocations: [(id: Int, labels: [RecipeLabel])] = []
    var labelClosure: ((Int, [RecipeLabel]) -> Void)?
    var labelCalled: Bool { labelCallsCount > 0 }

    func label(_ id: Int, with labels: [RecipeLabel]) {
        labelCallsCount += 1
        labelReceivedArguments = (id: id, labels: labels)
        labelReceivedInvocations.append((id: id, labels: labels))
        if let stubbedClosure = labelClosure {
            stubbedClosure(id, labels)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        recipeCallsCount = 0
        recipeReceivedId = nil
        recipeReceivedInvocations = []
        recipeReturnValue = nil
        recipeReturnValues = []
        recipeClosure = nil
        keepThrowableError = nil
        keepCallsCount = 0
        keepReceivedRecipes = nil
        keepReceivedInvocations = []
        keepClosure = nil
        labelCallsCount = 0
        labelReceivedArguments = nil
        labelReceivedInvocations = []
        labelClosure = nil
    }
}

class RecipeServingMock: RecipeServing {
    init() {}

    // MARK: - recipe

    var recipeThrowableError: (any Error)?
    var recipeCallsCount: Int = 0
    var recipeReceivedId: Int?
    var recipeReceivedInvocations: [Int] = []
    var recipeReturnValue: RecipeDTO?
    var recipeReturnValues: [RecipeDTO?] = []
    var recipeClosure: ((Int) async throws -> RecipeDTO?)?
    var recipeCalled: Bool { recipeCallsCount > 0 }

    func recipe(id: Int) async throws -> RecipeDTO? {
        recipeCallsCount += 1
        recipeReceivedId = id
        recipeReceivedInvocations.append(id)
        if let error = recipeThrowableError {
            throw error
        }
        if let stubbedClosure = recipeClosure {
            return try await stubbedClosure(id)
        }
        if !recipeReturnValues.isEmpty {
            return recipeReturnValues.removeFirst()
        }
        return recipeReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        recipeThrowableError = nil
        recipeCallsCount = 0
        recipeReceivedId = nil
        recipeReceivedInvocations = []
        recipeReturnValue = nil
        recipeReturnValues = []
        recipeClosure = nil
    }
}

final class RecordStoreMock<Record>: RecordStore, @unchecked Sendable {
    private struct DoubleStorage {
        var allThrowableError: (any Error)?
        var allCallsCount: Int = 0
        var allReturnValue: [Record]!
        var allReturnValues: [[Record]] = []
        var allClosure: (() async throws -> [Record])?
        var saveThrowableError: (any Error)?
        var saveCallsCount: Int = 0
        var saveReceivedRecord: Record?
        var saveReceivedInvocations: [Record] = []
        var saveClosure: ((Record) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - all

    var allThrowableError: (any Error)? {
        get { doubleState.read { $0.allThrowableError } }
        set { doubleState.write { $0.allThrowableError = newValue } }
    }
    var allCallsCount: Int {
        get { doubleState.read { $0.allCallsCount } }
        set { doubleState.write { $0.allCallsCount = newValue } }
    }
    var allReturnValue: [Record]! {
        get { doubleState.read { $0.allReturnValue } }
        set { doubleState.write { $0.allReturnValue = newValue } }
    }
    var allReturnValues: [[Record]] {
        get { doubleState.read { $0.allReturnValues } }
        set { doubleState.write { $0.allReturnValues = newValue } }
    }
    var allClosure: (() async throws -> [Record])? {
        get { doubleState.read { $0.allClosure } }
        set { doubleState.write { $0.allClosure = newValue } }
    }
    var allCalled: Bool { allCallsCount > 0 }

    func all() async throws -> [Record] {
        doubleState.write {
            $0.allCallsCount += 1
        }
        if let error = doubleState.read({ $0.allThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.allClosure }) {
            return try await stubbedClosure()
        }
        if let next = doubleState.write({ $0.allReturnValues.isEmpty ? nil : $0.allReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.allReturnValue }) {
            return value
        }
        return []
    }

    // MARK: - save

    var saveThrowableError: (any Error)? {
        get { doubleState.read { $0.saveThrowableError } }
        set { doubleState.write { $0.saveThrowableError = newValue } }
    }
    var saveCallsCount: Int {
        get { doubleState.read { $0.saveCallsCount } }
        set { doubleState.write { $0.saveCallsCount = newValue } }
    }
    var saveReceivedRecord: Record? {
        get { doubleState.read { $0.saveReceivedRecord } }
        set { doubleState.write { $0.saveReceivedRecord = newValue } }
    }
    var saveReceivedInvocations: [Record] {
        get { doubleState.read { $0.saveReceivedInvocations } }
        set { doubleState.write { $0.saveReceivedInvocations = newValue } }
    }
    var saveClosure: ((Record) async throws -> Void)? {
        get { doubleState.read { $0.saveClosure } }
        set { doubleState.write { $0.saveClosure = newValue } }
    }
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ record: Record) async throws {
        doubleState.write {
            $0.saveCallsCount += 1
            $0.saveReceivedRecord = record
            $0.saveReceivedInvocations.append(record)
        }
        if let error = doubleState.read({ $0.saveThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.saveClosure }) {
            try await stubbedClosure(record)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class ReviewPromptMock: ReviewPrompt {
    init() {}

    // MARK: - ask

    var askCallsCount: Int = 0
    var askClosure: (() -> Void)?
    var askCalled: Bool { askCallsCount > 0 }

    func ask() {
        askCallsCount += 1
        if let stubbedClosure = askClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        askCallsCount = 0
        askClosure = nil
    }
}

class RoomRequestMock: RoomRequest {
    init() {}

    // MARK: - stop

    var stopCallsCount: Int = 0
    var stopClosure: (() -> Void)?
    var stopCalled: Bool { stopCallsCount > 0 }

    func stop() {
        stopCallsCount += 1
        if let stubbedClosure = stopClosure {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        stopCallsCount = 0
        stopClosure = nil
    }
}

class RoomServiceMock: RoomService {
    init() {}

    // MARK: - rooms

    var roomsCallsCount: Int = 0
    var roomsReceivedArguments: (floor: Int, completion: (Result<[Room], any Error>) -> Void)?
    var roomsReceivedInvocations: [(floor: Int, completion: (Result<[Room], any Error>) -> Void)] = []
    var roomsReturnValue: (any RoomRequest)!
    var roomsReturnValues: [any RoomRequest] = []
    var roomsClosure: ((Int, @escaping (Result<[Room], any Error>) -> Void) -> any RoomRequest)?
    var roomsCalled: Bool { roomsCallsCount > 0 }

    func rooms(floor: Int, completion: @escaping (Result<[Room], any Error>) -> Void) -> any RoomRequest {
        roomsCallsCount += 1
        roomsReceivedArguments = (floor: floor, completion: completion)
        roomsReceivedInvocations.append((floor: floor, completion: completion))
        if let stubbedClosure = roomsClosure {
            return stubbedClosure(floor, completion)
        }
        if !roomsReturnValues.isEmpty {
            return roomsReturnValues.removeFirst()
        }
        if let value = roomsReturnValue {
            return value
        }
        recordUnstubbed("RoomServiceMock.rooms(floor:completion:)", hint: "roomsReturnValue = …")
        fatalError("RoomServiceMock.rooms(floor:completion:) was used but not stubbed. Write: roomsReturnValue = …")
    }

    // MARK: - makeBooking

    var makeBookingCallsCount: Int = 0
    var makeBookingReturnValue: (any BookingRoom)!
    var makeBookingReturnValues: [any BookingRoom] = []
    var makeBookingClosure: (() -> any BookingRoom)?
    var makeBookingCalled: Bool { makeBookingCallsCount > 0 }

    func makeBooking() -> any BookingRoom {
        makeBookingCallsCount += 1
        if let stubbedClosure = makeBookingClosure {
            return stubbedClosure()
        }
        if !makeBookingReturnValues.isEmpty {
            return makeBookingReturnValues.removeFirst()
        }
        if let value = makeBookingReturnValue {
            return value
        }
        recordUnstubbed("RoomServiceMock.makeBooking()", hint: "makeBookingReturnValue = …")
        fatalError("RoomServiceMock.makeBooking() was used but not stubbed. Write: makeBookingReturnValue = …")
    }

    /// Forgets all records and stubs.
    func reset() {
        roomsCallsCount = 0
        roomsReceivedArguments = nil
        roomsReceivedInvocations = []
        roomsReturnValue = nil
        roomsReturnValues = []
        roomsClosure = nil
        makeBookingCallsCount = 0
        makeBookingReturnValue = nil
        makeBookingReturnValues = []
        makeBookingClosure = nil
    }
}

class RoomViewMock: RoomView {
    init() {}

    // MARK: - show

    var showRoomsCallsCount: Int = 0
    var showRoomsReceivedRooms: [Room]?
    var showRoomsReceivedInvocations: [[Room]] = []
    var showRoomsClosure: (([Room]) -> Void)?
    var showRoomsCalled: Bool { showRoomsCallsCount > 0 }

    func show(_ rooms: [Room]) {
        showRoomsCallsCount += 1
        showRoomsReceivedRooms = rooms
        showRoomsReceivedInvocations.append(rooms)
        if let stubbedClosure = showRoomsClosure {
            stubbedClosure(rooms)
        }
    }

    // MARK: - show

    var showTicketCallsCount: Int = 0
    var showTicketReceivedTicket: Int?
    var showTicketReceivedInvocations: [Int] = []
    var showTicketClosure: ((Int) -> Void)?
    var showTicketCalled: Bool { showTicketCallsCount > 0 }

    func show(ticket: Int) {
        showTicketCallsCount += 1
        showTicketReceivedTicket = ticket
        showTicketReceivedInvocations.append(ticket)
        if let stubbedClosure = showTicketClosure {
            stubbedClosure(ticket)
        }
    }

    // MARK: - show

    var showProblemCallsCount: Int = 0
    var showProblemReceivedProblem: String?
    var showProblemReceivedInvocations: [String] = []
    var showProblemClosure: ((String) -> Void)?
    var showProblemCalled: Bool { showProblemCallsCount > 0 }

    func show(problem: String) {
        showProblemCallsCount += 1
        showProblemReceivedProblem = problem
        showProblemReceivedInvocations.append(problem)
        if let stubbedClosure = showProblemClosure {
            stubbedClosure(problem)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showRoomsCallsCount = 0
        showRoomsReceivedRooms = nil
        showRoomsReceivedInvocations = []
        showRoomsClosure = nil
        showTicketCallsCount = 0
        showTicketReceivedTicket = nil
        showTicketReceivedInvocations = []
        showTicketClosure = nil
        showProblemCallsCount = 0
        showProblemReceivedProblem = nil
        showProblemReceivedInvocations = []
        showProblemClosure = nil
    }
}

class RouteSearchingMock: RouteSearching {
    init() {}

    // MARK: - routes

    var routesCallsCount: Int = 0
    var routesReceivedArguments: (place: String, cached: (Route) -> Void, completion: RouteHandler)?
    var routesReceivedInvocations: [(place: String, cached: (Route) -> Void, completion: RouteHandler)] = []
    var routesReturnValue: (any Cancelling)?
    var routesReturnValues: [(any Cancelling)?] = []
    var routesClosure: ((String, @escaping (Route) -> Void, @escaping RouteHandler) -> (any Cancelling)?)?
    var routesCalled: Bool { routesCallsCount > 0 }

    func routes(
        to place: String, cached: @escaping (Route) -> Void, completion: @escaping RouteHandler
    ) -> (any Cancelling)? {
        routesCallsCount += 1
        routesReceivedArguments = (place: place, cached: cached, completion: completion)
        routesReceivedInvocations.append((place: place, cached: cached, completion: completion))
        if let stubbedClosure = routesClosure {
            return stubbedClosure(place, cached, completion)
        }
        if !routesReturnValues.isEmpty {
            return routesReturnValues.removeFirst()
        }
        return routesReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        routesCallsCount = 0
        routesReceivedArguments = nil
        routesReceivedInvocations = []
        routesReturnValue = nil
        routesReturnValues = []
        routesClosure = nil
    }
}

final class SecureStorageMock: SecureStorage, @unchecked Sendable {
    private struct DoubleStorage {
        var readCallsCount: Int = 0
        var readReceivedKey: String?
        var readReceivedInvocations: [String] = []
        var readReturnValue: String?
        var readReturnValues: [String?] = []
        var readClosure: ((String) -> String?)?
        var writeCallsCount: Int = 0
        var writeReceivedArguments: (value: String, key: String)?
        var writeReceivedInvocations: [(value: String, key: String)] = []
        var writeClosure: ((String, String) -> Void)?
        var removeCallsCount: Int = 0
        var removeReceivedKey: String?
        var removeReceivedInvocations: [String] = []
        var removeClosure: ((String) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - read

    var readCallsCount: Int {
        get { doubleState.read { $0.readCallsCount } }
        set { doubleState.write { $0.readCallsCount = newValue } }
    }
    var readReceivedKey: String? {
        get { doubleState.read { $0.readReceivedKey } }
        set { doubleState.write { $0.readReceivedKey = newValue } }
    }
    var readReceivedInvocations: [String] {
        get { doubleState.read { $0.readReceivedInvocations } }
        set { doubleState.write { $0.readReceivedInvocations = newValue } }
    }
    var readReturnValue: String? {
        get { doubleState.read { $0.readReturnValue } }
        set { doubleState.write { $0.readReturnValue = newValue } }
    }
    var readReturnValues: [String?] {
        get { doubleState.read { $0.readReturnValues } }
        set { doubleState.write { $0.readReturnValues = newValue } }
    }
    var readClosure: ((String) -> String?)? {
        get { doubleState.read { $0.readClosure } }
        set { doubleState.write { $0.readClosure = newValue } }
    }
    var readCalled: Bool { readCallsCount > 0 }

    func read(_ key: String) -> String? {
        doubleState.write {
            $0.readCallsCount += 1
            $0.readReceivedKey = key
            $0.readReceivedInvocations.append(key)
        }
        if let stubbedClosure = doubleState.read({ $0.readClosure }) {
            return stubbedClosure(key)
        }
        if let next = doubleState.write({ $0.readReturnValues.isEmpty ? nil : $0.readReturnValues.removeFirst() }) {
            return next
        }
        return doubleState.read({ $0.readReturnValue })
    }

    // MARK: - write

    var writeCallsCount: Int {
        get { doubleState.read { $0.writeCallsCount } }
        set { doubleState.write { $0.writeCallsCount = newValue } }
    }
    var writeReceivedArguments: (value: String, key: String)? {
        get { doubleState.read { $0.writeReceivedArguments } }
        set { doubleState.write { $0.writeReceivedArguments = newValue } }
    }
    var writeReceivedInvocations: [(value: String, key: String)] {
        get { doubleState.read { $0.writeReceivedInvocations } }
        set { doubleState.write { $0.writeReceivedInvocations = newValue } }
    }
    var writeClosure: ((String, String) -> Void)? {
        get { doubleState.read { $0.writeClosure } }
        set { doubleState.write { $0.writeClosure = newValue } }
    }
    var writeCalled: Bool { writeCallsCount > 0 }

    func write(_ value: String, for key: String) {
        doubleState.write {
            $0.writeCallsCount += 1
            $0.writeReceivedArguments = (value: value, key: key)
            $0.writeReceivedInvocations.append((value: value, key: key))
        }
        if let stubbedClosure = doubleState.read({ $0.writeClosure }) {
            stubbedClosure(value, key)
        }
    }

    // MARK: - remove

    var removeCallsCount: Int {
        get { doubleState.read { $0.removeCallsCount } }
        set { doubleState.write { $0.removeCallsCount = newValue } }
    }
    var removeReceivedKey: String? {
        get { doubleState.read { $0.removeReceivedKey } }
        set { doubleState.write { $0.removeReceivedKey = newValue } }
    }
    var removeReceivedInvocations: [String] {
        get { doubleState.read { $0.removeReceivedInvocations } }
        set { doubleState.write { $0.removeReceivedInvocations = newValue } }
    }
    var removeClosure: ((String) -> Void)? {
        get { doubleState.read { $0.removeClosure } }
        set { doubleState.write { $0.removeClosure = newValue } }
    }
    var removeCalled: Bool { removeCallsCount > 0 }

    func remove(_ key: String) {
        doubleState.write {
            $0.removeCallsCount += 1
            $0.removeReceivedKey = key
            $0.removeReceivedInvocations.append(key)
        }
        if let stubbedClosure = doubleState.read({ $0.removeClosure }) {
            stubbedClosure(key)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class SensorsMock: Sensors, @unchecked Sendable {
    private struct DoubleStorage {
        var eventsCallsCount: Int = 0
        var eventsReceivedBuilding: String?
        var eventsReceivedInvocations: [String] = []
        var eventsReturnValue: AsyncStream<SensorEvent>!
        var eventsReturnValues: [AsyncStream<SensorEvent>] = []
        var eventsClosure: ((String) -> AsyncStream<SensorEvent>)?
        var eventsFeed: StreamFeed<SensorEvent> = StreamFeed()
        var temperaturesGetCallsCount: Int = 0
        var underlyingTemperatures: AsyncThrowingStream<Double, any Error>!
        var temperaturesFeed: StreamFeed<Double> = StreamFeed()
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - events

    var eventsCallsCount: Int {
        get { doubleState.read { $0.eventsCallsCount } }
        set { doubleState.write { $0.eventsCallsCount = newValue } }
    }
    var eventsReceivedBuilding: String? {
        get { doubleState.read { $0.eventsReceivedBuilding } }
        set { doubleState.write { $0.eventsReceivedBuilding = newValue } }
    }
    var eventsReceivedInvocations: [String] {
        get { doubleState.read { $0.eventsReceivedInvocations } }
        set { doubleState.write { $0.eventsReceivedInvocations = newValue } }
    }
    var eventsReturnValue: AsyncStream<SensorEvent>! {
        get { doubleState.read { $0.eventsReturnValue } }
        set { doubleState.write { $0.eventsReturnValue = newValue } }
    }
    var eventsReturnValues: [AsyncStream<SensorEvent>] {
        get { doubleState.read { $0.eventsReturnValues } }
        set { doubleState.write { $0.eventsReturnValues = newValue } }
    }
    var eventsClosure: ((String) -> AsyncStream<SensorEvent>)? {
        get { doubleState.read { $0.eventsClosure } }
        set { doubleState.write { $0.eventsClosure = newValue } }
    }
    var eventsCalled: Bool { eventsCallsCount > 0 }

    func events(building: String) -> AsyncStream<SensorEvent> {
        doubleState.write {
            $0.eventsCallsCount += 1
            $0.eventsReceivedBuilding = building
            $0.eventsReceivedInvocations.append(building)
        }
        if let stubbedClosure = doubleState.read({ $0.eventsClosure }) {
            return stubbedClosure(building)
        }
        if let next = doubleState.write({ $0.eventsReturnValues.isEmpty ? nil : $0.eventsReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.eventsReturnValue }) {
            return value
        }
        if doubleState.read({ $0.eventsFeed }).isOpen {
            return doubleState.read({ $0.eventsFeed }).stream()
        }
        return AsyncStream { $0.finish() }
    }

    /// Sends into the stream; what is sent before it is asked for waits.
    func sendEvents(_ elements: SensorEvent...) {
        if !doubleState.read({ $0.eventsFeed }).send(elements) {
            recordUnstubbed("SensorsMock.events(building:)", hint: "sendEvents(), before it is used")
        }
    }

    /// Ends the stream.
    func finishEvents() {
        doubleState.read({ $0.eventsFeed }).finish()
    }

    // MARK: - temperatures

    var temperaturesGetCallsCount: Int {
        get { doubleState.read { $0.temperaturesGetCallsCount } }
        set { doubleState.write { $0.temperaturesGetCallsCount = newValue } }
    }
    var underlyingTemperatures: AsyncThrowingStream<Double, any Error>! {
        get { doubleState.read { $0.underlyingTemperatures } }
        set { doubleState.write { $0.underlyingTemperatures = newValue } }
    }
    var temperatures: AsyncThrowingStream<Double, any Error> {
        get {
            doubleState.write { $0.temperaturesGetCallsCount += 1 }
            if let value = doubleState.read({ $0.underlyingTemperatures }) {
                return value
            }
            if doubleState.read({ $0.temperaturesFeed }).isOpen {
                return doubleState.read({ $0.temperaturesFeed }).throwingStream()
            }
            return AsyncThrowingStream { $0.finish() }
        }
        set {
            doubleState.write { $0.underlyingTemperatures = newValue }
        }
    }

    /// Sends into the stream; what is sent before it is asked for waits.
    func sendTemperatures(_ elements: Double...) {
        if !doubleState.read({ $0.temperaturesFeed }).send(elements) {
            recordUnstubbed("SensorsMock.temperatures", hint: "sendTemperatures(), before it is used")
        }
    }

    /// Ends the stream.
    func finishTemperatures(throwing error: (any Error)? = nil) {
        doubleState.read({ $0.temperaturesFeed }).finish(throwing: error)
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class SessionPortMock: SessionPort {
    init() {}

    // MARK: - open

    var openCallsCount: Int = 0
    var openReceivedUser: String?
    var openReceivedInvocations: [String] = []
    var openReturnValue: Result<Account, GalleryError>!
    var openReturnValues: [Result<Account, GalleryError>] = []
    var openClosure: ((String) async -> Result<Account, GalleryError>)?
    var openCalled: Bool { openCallsCount > 0 }

    func open(user: String) async -> Result<Account, GalleryError> {
        openCallsCount += 1
        openReceivedUser = user
        openReceivedInvocations.append(user)
        if let stubbedClosure = openClosure {
            return await stubbedClosure(user)
        }
        if !openReturnValues.isEmpty {
            return openReturnValues.removeFirst()
        }
        if let value = openReturnValue {
            return value
        }
        recordUnstubbed("SessionPortMock.open(user:)", hint: "openReturnValue = …")
        fatalError("SessionPortMock.open(user:) was used but not stubbed. Write: openReturnValue = …")
    }

    // MARK: - close

    var closeCallsCount: Int = 0
    var closeReturnValue: Result<Void, GalleryError>!
    var closeReturnValues: [Result<Void, GalleryError>] = []
    var closeClosure: (() async -> Result<Void, GalleryError>)?
    var closeCalled: Bool { closeCallsCount > 0 }

    func close() async -> Result<Void, GalleryError> {
        closeCallsCount += 1
        if let stubbedClosure = closeClosure {
            return await stubbedClosure()
        }
        if !closeReturnValues.isEmpty {
            return closeReturnValues.removeFirst()
        }
        if let value = closeReturnValue {
            return value
        }
        recordUnstubbed("SessionPortMock.close()", hint: "closeReturnValue = …")
        fatalError("SessionPortMock.close() was used but not stubbed. Write: closeReturnValue = …")
    }

    /// Forgets all records and stubs.
    func reset() {
        openCallsCount = 0
        openReceivedUser = nil
        openReceivedInvocations = []
        openReturnValue = nil
        openReturnValues = []
        openClosure = nil
        closeCallsCount = 0
        closeReturnValue = nil
        closeReturnValues = []
        closeClosure = nil
    }
}

class SettingsStorageMock: SettingsStorage {
    init() {}

    // MARK: - bool

    var boolCallsCount: Int = 0
    var boolReceivedKey: String?
    var boolReceivedInvocations: [String] = []
    var boolReturnValue: Bool!
    var boolReturnValues: [Bool] = []
    var boolClosure: ((String) -> Bool)?
    var boolCalled: Bool { boolCallsCount > 0 }

    func bool(for key: String) -> Bool {
        boolCallsCount += 1
        boolReceivedKey = key
        boolReceivedInvocations.append(key)
        if let stubbedClosure = boolClosure {
            return stubbedClosure(key)
        }
        if !boolReturnValues.isEmpty {
            return boolReturnValues.removeFirst()
        }
        if let value = boolReturnValue {
            return value
        }
        return false
    }

    // MARK: - set

    var setValueBoolForStringVoidCallsCount: Int = 0
    var setValueBoolForStringVoidReceivedArguments: (value: Bool, key: String)?
    var setValueBoolForStringVoidReceivedInvocations: [(value: Bool, key: String)] = []
    var setValueBoolForStringVoidClosure: ((Bool, String) -> Void)?
    var setValueBoolForStringVoidCalled: Bool { setValueBoolForStringVoidCallsCount > 0 }

    func set(_ value: Bool, for key: String) {
        setValueBoolForStringVoidCallsCount += 1
        setValueBoolForStringVoidReceivedArguments = (value: value, key: key)
        setValueBoolForStringVoidReceivedInvocations.append((value: value, key: key))
        if let stubbedClosure = setValueBoolForStringVoidClosure {
            stubbedClosure(value, key)
        }
    }

    // MARK: - set

    var setValueStringForStringVoidCallsCount: Int = 0
    var setValueStringForStringVoidReceivedArguments: (value: String?, key: String)?
    var setValueStringForStringVoidReceivedInvocations: [(value: String?, key: String)] = []
    var setValueStringForStringVoidClosure: ((String?, String) -> Void)?
    var setValueStringForStringVoidCalled: Bool { setValueStringForStringVoidCallsCount > 0 }

    func set(_ value: String?, for key: String) {
        setValueStringForStringVoidCallsCount += 1
        setValueStringForStringVoidReceivedArguments = (value: value, key: key)
        setValueStringForStringVoidReceivedInvocations.append((value: value, key: key))
        if let stubbedClosure = setValueStringForStringVoidClosure {
            stubbedClosure(value, key)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        boolCallsCount = 0
        boolReceivedKey = nil
        boolReceivedInvocations = []
        boolReturnValue = nil
        boolReturnValues = []
        boolClosure = nil
        setValueBoolForStringVoidCallsCount = 0
        setValueBoolForStringVoidReceivedArguments = nil
        setValueBoolForStringVoidReceivedInvocations = []
        setValueBoolForStringVoidClosure = nil
        setValueStringForStringVoidCallsCount = 0
        setValueStringForStringVoidReceivedArguments = nil
        setValueStringForStringVoidReceivedInvocations = []
        setValueStringForStringVoidClosure = nil
    }
}

class ShelfLoadingMock: ShelfLoading {
    init() {}

    // MARK: - loadShelf

    var loadShelfCallsCount: Int = 0
    var loadShelfReceivedArguments: (page: Int, completion: (Result<Shelf, any Error>) -> Void)?
    var loadShelfReceivedInvocations: [(page: Int, completion: (Result<Shelf, any Error>) -> Void)] = []
    var loadShelfClosure: ((Int, @escaping (Result<Shelf, any Error>) -> Void) -> Void)?
    var loadShelfCalled: Bool { loadShelfCallsCount > 0 }

    func loadShelf(page: Int, completion: @escaping (Result<Shelf, any Error>) -> Void) {
        loadShelfCallsCount += 1
        loadShelfReceivedArguments = (page: page, completion: completion)
        loadShelfReceivedInvocations.append((page: page, completion: completion))
        if let stubbedClosure = loadShelfClosure {
            stubbedClosure(page, completion)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        loadShelfCallsCount = 0
        loadShelfReceivedArguments = nil
        loadShelfReceivedInvocations = []
        loadShelfClosure = nil
    }
}

final class SlotMock<Key: Hashable, Value>: Slot {
    init() {}

    // MARK: - last

    var lastGetCallsCount: Int = 0
    var lastSetCallsCount: Int = 0
    var underlyingLast: Value?
    var last: Value? {
        get {
            lastGetCallsCount += 1
            return underlyingLast
        }
        set {
            lastSetCallsCount += 1
            underlyingLast = newValue
        }
    }

    // MARK: - value

    var valueCallsCount: Int = 0
    var valueReceivedKey: Key?
    var valueReceivedInvocations: [Key] = []
    var valueReturnValue: Value?
    var valueReturnValues: [Value?] = []
    var valueClosure: ((Key) -> Value?)?
    var valueCalled: Bool { valueCallsCount > 0 }

    func value(for key: Key) -> Value? {
        valueCallsCount += 1
        valueReceivedKey = key
        valueReceivedInvocations.append(key)
        if let stubbedClosure = valueClosure {
            return stubbedClosure(key)
        }
        if !valueReturnValues.isEmpty {
            return valueReturnValues.removeFirst()
        }
        return valueReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        lastGetCallsCount = 0
        lastSetCallsCount = 0
        underlyingLast = nil
        valueCallsCount = 0
        valueReceivedKey = nil
        valueReceivedInvocations = []
        valueReturnValue = nil
        valueReturnValues = []
        valueClosure = nil
    }
}

class StationFindingMock: StationFinding {
    init() {}

    // MARK: - find

    var findCallsCount: Int = 0
    var findReceivedArguments: (text: String, completion: (Result<[Station], any Error>) -> Void)?
    var findReceivedInvocations: [(text: String, completion: (Result<[Station], any Error>) -> Void)] = []
    var findClosure: ((String, @escaping (Result<[Station], any Error>) -> Void) -> Void)?
    var findCalled: Bool { findCallsCount > 0 }

    func find(_ text: String, completion: @escaping (Result<[Station], any Error>) -> Void) {
        findCallsCount += 1
        findReceivedArguments = (text: text, completion: completion)
        findReceivedInvocations.append((text: text, completion: completion))
        if let stubbedClosure = findClosure {
            stubbedClosure(text, completion)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        findCallsCount = 0
        findReceivedArguments = nil
        findReceivedInvocations = []
        findClosure = nil
    }
}

final class TagSourceMock: TagSource, @unchecked Sendable {
    private struct DoubleStorage {
        var tagsCallsCount: Int = 0
        var tagsReceivedArguments: (limit: Int, language: String)?
        var tagsReceivedInvocations: [(limit: Int, language: String)] = []
        var tagsReturnValue: [String]!
        var tagsReturnValues: [[String]] = []
        var tagsClosure: ((Int, String) async -> [String])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - tags

    var tagsCallsCount: Int {
        get { doubleState.read { $0.tagsCallsCount } }
        set { doubleState.write { $0.tagsCallsCount = newValue } }
    }
    var tagsReceivedArguments: (limit: Int, language: String)? {
        get { doubleState.read { $0.tagsReceivedArguments } }
        set { doubleState.write { $0.tagsReceivedArguments = newValue } }
    }
    var tagsReceivedInvocations: [(limit: Int, language: String)] {
        get { doubleState.read { $0.tagsReceivedInvocations } }
        set { doubleState.write { $0.tagsReceivedInvocations = newValue } }
    }
    var tagsReturnValue: [String]! {
        get { doubleState.read { $0.tagsReturnValue } }
        set { doubleState.write { $0.tagsReturnValue = newValue } }
    }
    var tagsReturnValues: [[String]] {
        get { doubleState.read { $0.tagsReturnValues } }
        set { doubleState.write { $0.tagsReturnValues = newValue } }
    }
    var tagsClosure: ((Int, String) async -> [String])? {
        get { doubleState.read { $0.tagsClosure } }
        set { doubleState.write { $0.tagsClosure = newValue } }
    }
    var tagsCalled: Bool { tagsCallsCount > 0 }

    func tags(limit: Int, language: String) async -> [String] {
        doubleState.write {
            $0.tagsCallsCount += 1
            $0.tagsReceivedArguments = (limit: limit, language: language)
            $0.tagsReceivedInvocations.append((limit: limit, language: language))
        }
        if let stubbedClosure = doubleState.read({ $0.tagsClosure }) {
            return await stubbedClosure(limit, language)
        }
        if let next = doubleState.write({ $0.tagsReturnValues.isEmpty ? nil : $0.tagsReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.tagsReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class TaskListStorageMock: TaskListStorage {
    init() {}

    // MARK: - load

    var loadCallsCount: Int = 0
    var loadReturnValue: [String]!
    var loadReturnValues: [[String]] = []
    var loadClosure: (() -> [String])?
    var loadCalled: Bool { loadCallsCount > 0 }

    func load() -> [String] {
        loadCallsCount += 1
        if let stubbedClosure = loadClosure {
            return stubbedClosure()
        }
        if !loadReturnValues.isEmpty {
            return loadReturnValues.removeFirst()
        }
        if let value = loadReturnValue {
            return value
        }
        return []
    }

    // MARK: - save

    var saveCallsCount: Int = 0
    var saveReceivedTasks: [String]?
    var saveReceivedInvocations: [[String]] = []
    var saveClosure: (([String]) -> Void)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ tasks: [String]) {
        saveCallsCount += 1
        saveReceivedTasks = tasks
        saveReceivedInvocations.append(tasks)
        if let stubbedClosure = saveClosure {
            stubbedClosure(tasks)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        loadCallsCount = 0
        loadReturnValue = nil
        loadReturnValues = []
        loadClosure = nil
        saveCallsCount = 0
        saveReceivedTasks = nil
        saveReceivedInvocations = []
        saveClosure = nil
    }
}

final class TokenClientMock: TokenClient, @unchecked Sendable {
    private struct DoubleStorage {
        var refreshThrowableError: (any Error)?
        var refreshCallsCount: Int = 0
        var refreshReceivedToken: String?
        var refreshReceivedInvocations: [String] = []
        var refreshReturnValue: String!
        var refreshReturnValues: [String] = []
        var refreshClosure: ((String) async throws -> String)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - refresh

    var refreshThrowableError: (any Error)? {
        get { doubleState.read { $0.refreshThrowableError } }
        set { doubleState.write { $0.refreshThrowableError = newValue } }
    }
    var refreshCallsCount: Int {
        get { doubleState.read { $0.refreshCallsCount } }
        set { doubleState.write { $0.refreshCallsCount = newValue } }
    }
    var refreshReceivedToken: String? {
        get { doubleState.read { $0.refreshReceivedToken } }
        set { doubleState.write { $0.refreshReceivedToken = newValue } }
    }
    var refreshReceivedInvocations: [String] {
        get { doubleState.read { $0.refreshReceivedInvocations } }
        set { doubleState.write { $0.refreshReceivedInvocations = newValue } }
    }
    var refreshReturnValue: String! {
        get { doubleState.read { $0.refreshReturnValue } }
        set { doubleState.write { $0.refreshReturnValue = newValue } }
    }
    var refreshReturnValues: [String] {
        get { doubleState.read { $0.refreshReturnValues } }
        set { doubleState.write { $0.refreshReturnValues = newValue } }
    }
    var refreshClosure: ((String) async throws -> String)? {
        get { doubleState.read { $0.refreshClosure } }
        set { doubleState.write { $0.refreshClosure = newValue } }
    }
    var refreshCalled: Bool { refreshCallsCount > 0 }

    func refresh(_ token: String) async throws -> String {
        doubleState.write {
            $0.refreshCallsCount += 1
            $0.refreshReceivedToken = token
            $0.refreshReceivedInvocations.append(token)
        }
        if let error = doubleState.read({ $0.refreshThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.refreshClosure }) {
            return try await stubbedClosure(token)
        }
        if let next = doubleState.write({
            $0.refreshReturnValues.isEmpty ? nil : $0.refreshReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.refreshReturnValue }) {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class TrainFeedMock: TrainFeed {
    init() {}

    // MARK: - delegate

    var delegateGetCallsCount: Int = 0
    var delegateSetCallsCount: Int = 0
    var underlyingDelegate: TrainFeedDelegate?
    var delegate: TrainFeedDelegate? {
        get {
            delegateGetCallsCount += 1
            return underlyingDelegate
        }
        set {
            delegateSetCallsCount += 1
            underlyingDelegate = newValue
        }
    }

    // MARK: - start

    var startCallsCount: Int = 0
    var startReceivedLine: Int?
    var startReceivedInvocations: [Int] = []
    var startClosure: ((Int) -> Void)?
    var startCalled: Bool { startCallsCount > 0 }

    func start(line: Int) {
        startCallsCount += 1
        startReceivedLine = line
        startReceivedInvocations.append(line)
        if let stubbedClosure = startClosure {
            stubbedClosure(line)
        }
    }

    // MARK: - add

    var addCallsCount: Int = 0
    var addReceivedObserver: TrainFeedDelegate?
    var addReceivedInvocations: [TrainFeedDelegate] = []
    var addClosure: ((TrainFeedDelegate) -> Void)?
    var addCalled: Bool { addCallsCount > 0 }

    func add(observer: TrainFeedDelegate) {
        addCallsCount += 1
        addReceivedObserver = observer
        addReceivedInvocations.append(observer)
        if let stubbedClosure = addClosure {
            stubbedClosure(observer)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        delegateGetCallsCount = 0
        delegateSetCallsCount = 0
        underlyingDelegate = nil
        startCallsCount = 0
        startReceivedLine = nil
        startReceivedInvocations = []
        startClosure = nil
        addCallsCount = 0
        addReceivedObserver = nil
        addReceivedInvocations = []
        addClosure = nil
    }
}

final class UploaderMock: Uploader, @unchecked Sendable {
    private struct DoubleStorage {
        var uploadThrowableError: (any Error)?
        var uploadCallsCount: Int = 0
        var uploadReceivedNote: Note?
        var uploadReceivedInvocations: [Note] = []
        var uploadClosure: ((Note) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - upload

    var uploadThrowableError: (any Error)? {
        get { doubleState.read { $0.uploadThrowableError } }
        set { doubleState.write { $0.uploadThrowableError = newValue } }
    }
    var uploadCallsCount: Int {
        get { doubleState.read { $0.uploadCallsCount } }
        set { doubleState.write { $0.uploadCallsCount = newValue } }
    }
    var uploadReceivedNote: Note? {
        get { doubleState.read { $0.uploadReceivedNote } }
        set { doubleState.write { $0.uploadReceivedNote = newValue } }
    }
    var uploadReceivedInvocations: [Note] {
        get { doubleState.read { $0.uploadReceivedInvocations } }
        set { doubleState.write { $0.uploadReceivedInvocations = newValue } }
    }
    var uploadClosure: ((Note) async throws -> Void)? {
        get { doubleState.read { $0.uploadClosure } }
        set { doubleState.write { $0.uploadClosure = newValue } }
    }
    var uploadCalled: Bool { uploadCallsCount > 0 }

    func upload(_ note: Note) async throws {
        doubleState.write {
            $0.uploadCallsCount += 1
            $0.uploadReceivedNote = note
            $0.uploadReceivedInvocations.append(note)
        }
        if let error = doubleState.read({ $0.uploadThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.uploadClosure }) {
            try await stubbedClosure(note)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class WeatherAPIMock: WeatherAPI, @unchecked Sendable {
    private struct DoubleStorage {
        var forecastThrowableError: (any Error)?
        var forecastCallsCount: Int = 0
        var forecastReceivedPlace: String?
        var forecastReceivedInvocations: [String] = []
        var forecastReturnValue: Forecast!
        var forecastReturnValues: [Forecast] = []
        var forecastClosure: ((String) async throws -> Forecast)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - forecast

    var forecastThrowableError: (any Error)? {
        get { doubleState.read { $0.forecastThrowableError } }
        set { doubleState.write { $0.forecastThrowableError = newValue } }
    }
    var forecastCallsCount: Int {
        get { doubleState.read { $0.forecastCallsCount } }
        set { doubleState.write { $0.forecastCallsCount = newValue } }
    }
    var forecastReceivedPlace: String? {
        get { doubleState.read { $0.forecastReceivedPlace } }
        set { doubleState.write { $0.forecastReceivedPlace = newValue } }
    }
    var forecastReceivedInvocations: [String] {
        get { doubleState.read { $0.forecastReceivedInvocations } }
        set { doubleState.write { $0.forecastReceivedInvocations = newValue } }
    }
    var forecastReturnValue: Forecast! {
        get { doubleState.read { $0.forecastReturnValue } }
        set { doubleState.write { $0.forecastReturnValue = newValue } }
    }
    var forecastReturnValues: [Forecast] {
        get { doubleState.read { $0.forecastReturnValues } }
        set { doubleState.write { $0.forecastReturnValues = newValue } }
    }
    var forecastClosure: ((String) async throws -> Forecast)? {
        get { doubleState.read { $0.forecastClosure } }
        set { doubleState.write { $0.forecastClosure = newValue } }
    }
    var forecastCalled: Bool { forecastCallsCount > 0 }

    func forecast(for place: String) async throws -> Forecast {
        doubleState.write {
            $0.forecastCallsCount += 1
            $0.forecastReceivedPlace = place
            $0.forecastReceivedInvocations.append(place)
        }
        if let error = doubleState.read({ $0.forecastThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.forecastClosure }) {
            return try await stubbedClosure(place)
        }
        if let next = doubleState.write({
            $0.forecastReturnValues.isEmpty ? nil : $0.forecastReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.forecastReturnValue }) {
            return value
        }
        recordUnstubbed("WeatherAPIMock.forecast(for:)", hint: "forecastReturnValue = …")
        throw UnstubbedError(member: "WeatherAPIMock.forecast(for:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class WeatherCacheMock: WeatherCache, @unchecked Sendable {
    private struct DoubleStorage {
        var forecastCallsCount: Int = 0
        var forecastReceivedPlace: String?
        var forecastReceivedInvocations: [String] = []
        var forecastReturnValue: Forecast?
        var forecastReturnValues: [Forecast?] = []
        var forecastClosure: ((String) async -> Forecast?)?
        var keepCallsCount: Int = 0
        var keepReceivedForecast: Forecast?
        var keepReceivedInvocations: [Forecast] = []
        var keepClosure: ((Forecast) async -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - forecast

    var forecastCallsCount: Int {
        get { doubleState.read { $0.forecastCallsCount } }
        set { doubleState.write { $0.forecastCallsCount = newValue } }
    }
    var forecastReceivedPlace: String? {
        get { doubleState.read { $0.forecastReceivedPlace } }
        set { doubleState.write { $0.forecastReceivedPlace = newValue } }
    }
    var forecastReceivedInvocations: [String] {
        get { doubleState.read { $0.forecastReceivedInvocations } }
        set { doubleState.write { $0.forecastReceivedInvocations = newValue } }
    }
    var forecastReturnValue: Forecast? {
        get { doubleState.read { $0.forecastReturnValue } }
        set { doubleState.write { $0.forecastReturnValue = newValue } }
    }
    var forecastReturnValues: [Forecast?] {
        get { doubleState.read { $0.forecastReturnValues } }
        set { doubleState.write { $0.forecastReturnValues = newValue } }
    }
    var forecastClosure: ((String) async -> Forecast?)? {
        get { doubleState.read { $0.forecastClosure } }
        set { doubleState.write { $0.forecastClosure = newValue } }
    }
    var forecastCalled: Bool { forecastCallsCount > 0 }

    func forecast(for place: String) async -> Forecast? {
        doubleState.write {
            $0.forecastCallsCount += 1
            $0.forecastReceivedPlace = place
            $0.forecastReceivedInvocations.append(place)
        }
        if let stubbedClosure = doubleState.read({ $0.forecastClosure }) {
            return await stubbedClosure(place)
        }
        if let next = doubleState.write({
            $0.forecastReturnValues.isEmpty ? nil : $0.forecastReturnValues.removeFirst()
        }) {
            return next
        }
        return doubleState.read({ $0.forecastReturnValue })
    }

    // MARK: - keep

    var keepCallsCount: Int {
        get { doubleState.read { $0.keepCallsCount } }
        set { doubleState.write { $0.keepCallsCount = newValue } }
    }
    var keepReceivedForecast: Forecast? {
        get { doubleState.read { $0.keepReceivedForecast } }
        set { doubleState.write { $0.keepReceivedForecast = newValue } }
    }
    var keepReceivedInvocations: [Forecast] {
        get { doubleState.read { $0.keepReceivedInvocations } }
        set { doubleState.write { $0.keepReceivedInvocations = newValue } }
    }
    var keepClosure: ((Forecast) async -> Void)? {
        get { doubleState.read { $0.keepClosure } }
        set { doubleState.write { $0.keepClosure = newValue } }
    }
    var keepCalled: Bool { keepCallsCount > 0 }

    func keep(_ forecast: Forecast) async {
        doubleState.write {
            $0.keepCallsCount += 1
            $0.keepReceivedForecast = forecast
            $0.keepReceivedInvocations.append(forecast)
        }
        if let stubbedClosure = doubleState.read({ $0.keepClosure }) {
            await stubbedClosure(forecast)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class WordCountingMock: WordCounting, @unchecked Sendable {
    private struct DoubleStorage {
        var countThrowableError: (any Error)?
        var countCallsCount: Int = 0
        var countReceivedText: String?
        var countReceivedInvocations: [String] = []
        var countReturnValue: Int!
        var countReturnValues: [Int] = []
        var countClosure: ((String) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - count

    var countThrowableError: (any Error)? {
        get { doubleState.read { $0.countThrowableError } }
        set { doubleState.write { $0.countThrowableError = newValue } }
    }
    var countCallsCount: Int {
        get { doubleState.read { $0.countCallsCount } }
        set { doubleState.write { $0.countCallsCount = newValue } }
    }
    var countReceivedText: String? {
        get { doubleState.read { $0.countReceivedText } }
        set { doubleState.write { $0.countReceivedText = newValue } }
    }
    var countReceivedInvocations: [String] {
        get { doubleState.read { $0.countReceivedInvocations } }
        set { doubleState.write { $0.countReceivedInvocations = newValue } }
    }
    var countReturnValue: Int! {
        get { doubleState.read { $0.countReturnValue } }
        set { doubleState.write { $0.countReturnValue = newValue } }
    }
    var countReturnValues: [Int] {
        get { doubleState.read { $0.countReturnValues } }
        set { doubleState.write { $0.countReturnValues = newValue } }
    }
    var countClosure: ((String) async throws -> Int)? {
        get { doubleState.read { $0.countClosure } }
        set { doubleState.write { $0.countClosure = newValue } }
    }
    var countCalled: Bool { countCallsCount > 0 }

    func count(_ text: String) async throws -> Int {
        doubleState.write {
            $0.countCallsCount += 1
            $0.countReceivedText = text
            $0.countReceivedInvocations.append(text)
        }
        if let error = doubleState.read({ $0.countThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.countClosure }) {
            return try await stubbedClosure(text)
        }
        if let next = doubleState.write({ $0.countReturnValues.isEmpty ? nil : $0.countReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.countReturnValue }) {
            return value
        }
        return 0
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
// testgen:parts qxkwkcmUI TSFV2Rl60 Ep_4seRrW xeys3wpHg Nlfgu7dRd 3nj99ALle VZ4xZs7Ch jEA7Hp_EM xQvVVZ5da d3MDV_L06
// testgen:parts 9jLTG9pSA IguEsFNUQ aI5pMqc74 e_Ig8V52s CzsEiSq6v BOLg3TvHG cuRx2UGAN dykV1bqcP VI6nOFZLe xpSpnC-j0
// testgen:parts GoFmTArld gz7mmgX8a k1E0j_Zan e6SQclGt1 HCHz_phAJ Hua57WvTu CdQLjdczW 4US-keSV7 L4jOym04W scGFq28Dz
// testgen:parts Hmi0jMV1h qnlEsw13m Nudr3dicm 5vZpTBHX1 5Ah3N4rij t3txahEcG exmFht3N1 E-eOM0Yxn 6683tpmB3 RA6s60o5b
// testgen:parts Q1cWvqs17 jfCgB0-Um u2LMOk1g2 li3ov_yA_ SBypIRjP1 JLSLteKfd W91kMeDhY l16-5IEiE m1SNQtQIU r4etcXssx
// testgen:parts ltmzlyEWC _nuKhLAZo DX9cHwLp- CtTXOiG64 QgTQ1D5dP 5Om7LncPi PzT7hIExw gyY9qo7Nj 20fzjSnbk L1aA4tOI7
// testgen:parts U0vHiooDi a60P5ixar nPLk-D1Mh lOqhzQSfQ cTS2120wc 6AnUt5fGF d25ow5kEv
