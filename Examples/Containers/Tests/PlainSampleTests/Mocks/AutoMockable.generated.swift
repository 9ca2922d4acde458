// testgen:fingerprint f6acc3f56a15cd1c mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
#if (canImport(FoundationNetworking))
import FoundationNetworking
#endif
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import PlainSample

final class AlbumCoordinatingMock<Route>: AlbumCoordinating {
    init() {}

    // MARK: - navigate

    var navigateCallsCount: Int = 0
    var navigateReceivedRoute: Route?
    var navigateReceivedInvocations: [Route] = []
    var navigateClosure: ((Route) -> Void)?
    var navigateCalled: Bool { navigateCallsCount > 0 }

    func navigate(to route: Route) {
        navigateCallsCount += 1
        navigateReceivedRoute = route
        navigateReceivedInvocations.append(route)
        if let stubbedClosure = navigateClosure {
            stubbedClosure(route)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        navigateCallsCount = 0
        navigateReceivedRoute = nil
        navigateReceivedInvocations = []
        navigateClosure = nil
    }
}

class AlbumSellerMock: AlbumSeller {
    init() {}

    // MARK: - reserve

    var reserveCallsCount: Int = 0
    var reserveReceivedArguments: (id: Int, success: (String) -> Void, failure: (AlbumError) -> Void)?
    var reserveReceivedInvocations: [(id: Int, success: (String) -> Void, failure: (AlbumError) -> Void)] = []
    var reserveClosure: ((Int, @escaping (String) -> Void, @escaping (AlbumError) -> Void) -> Void)?
    var reserveCalled: Bool { reserveCallsCount > 0 }

    func reserve(_ id: Int, success: @escaping (String) -> Void, failure: @escaping (AlbumError) -> Void) {
        reserveCallsCount += 1
        reserveReceivedArguments = (id: id, success: success, failure: failure)
        reserveReceivedInvocations.append((id: id, success: success, failure: failure))
        if let stubbedClosure = reserveClosure {
            stubbedClosure(id, success, failure)
        }
    }

    // MARK: - receipt

    var receiptCallsCount: Int = 0
    var receiptReceivedArguments: (id: Int, completion: (Result<String, AlbumError>) -> Void)?
    var receiptReceivedInvocations: [(id: Int, completion: (Result<String, AlbumError>) -> Void)] = []
    var receiptClosure: ((Int, @escaping (Result<String, AlbumError>) -> Void) -> Void)?
    var receiptCalled: Bool { receiptCallsCount > 0 }

    func receipt(for id: Int, completion: @escaping (Result<String, AlbumError>) -> Void) {
        receiptCallsCount += 1
        receiptReceivedArguments = (id: id, completion: completion)
        receiptReceivedInvocations.append((id: id, completion: completion))
        if let stubbedClosure = receiptClosure {
            stubbedClosure(id, completion)
        }
    }

    // MARK: - pay

    var payCallsCount: Int = 0
    var payReceivedAmount: Decimal?
    var payReceivedInvocations: [Decimal] = []
    var payClosure: ((Decimal) -> Void)?
    var payCalled: Bool { payCallsCount > 0 }

    func pay(_ amount: Decimal) {
        payCallsCount += 1
        payReceivedAmount = amount
        payReceivedInvocations.append(amount)
        if let stubbedClosure = payClosure {
            stubbedClosure(amount)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        reserveCallsCount = 0
        reserveReceivedArguments = nil
        reserveReceivedInvocations = []
        reserveClosure = nil
        receiptCallsCount = 0
        receiptReceivedArguments = nil
        receiptReceivedInvocations = []
        receiptClosure = nil
        payCallsCount = 0
        payReceivedAmount = nil
        payReceivedInvocations = []
        payClosure = nil
    }
}

class CatalogAndJournalMock: Catalog, Journal {
    init() {}

    // MARK: - find

    var findThrowableError: (any Error)?
    var findCallsCount: Int = 0
    var findReceivedQuery: String?
    var findReceivedInvocations: [String] = []
    var findReturnValue: [String]!
    var findReturnValues: [[String]] = []
    var findClosure: ((String) throws -> [String])?
    var findCalled: Bool { findCallsCount > 0 }

    func find(_ query: String) throws -> [String] {
        findCallsCount += 1
        findReceivedQuery = query
        findReceivedInvocations.append(query)
        if let error = findThrowableError {
            throw error
        }
        if let stubbedClosure = findClosure {
            return try stubbedClosure(query)
        }
        if !findReturnValues.isEmpty {
            return findReturnValues.removeFirst()
        }
        if let value = findReturnValue {
            return value
        }
        return []
    }

    // MARK: - record

    var recordCallsCount: Int = 0
    var recordReceivedLine: String?
    var recordReceivedInvocations: [String] = []
    var recordClosure: ((String) -> Void)?
    var recordCalled: Bool { recordCallsCount > 0 }

    func record(_ line: String) {
        recordCallsCount += 1
        recordReceivedLine = line
        recordReceivedInvocations.append(line)
        if let stubbedClosure = recordClosure {
            stubbedClosure(line)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        findThrowableError = nil
        findCallsCount = 0
        findReceivedQuery = nil
        findReceivedInvocations = []
        findReturnValue = nil
        findReturnValues = []
        findClosure = nil
        recordCallsCount = 0
        recordReceivedLine = nil
        recordReceivedInvocations = []
        recordClosure = nil
    }
}

class CatalogMock: Catalog {
    init() {}

    // MARK: - find

    var findThrowableError: (any Error)?
    var findCallsCount: Int = 0
    var findReceivedQuery: String?
    var findReceivedInvocations: [String] = []
    var findReturnValue: [String]!
    var findReturnValues: [[String]] = []
    var findClosure: ((String) throws -> [String])?
    var findCalled: Bool { findCallsCount > 0 }

    func find(_ query: String) throws -> [String] {
        findCallsCount += 1
        findReceivedQuery = query
        findReceivedInvocations.append(query)
        if let error = findThrowableError {
            throw error
        }
        if let stubbedClosure = findClosure {
            return try stubbedClosure(query)
        }
        if !findReturnValues.isEmpty {
            return findReturnValues.removeFirst()
        }
        if let value = findReturnValue {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        findThrowableError = nil
        findCallsCount = 0
        findReceivedQuery = nil
        findReceivedInvocations = []
        findReturnValue = nil
        findReturnValues = []
        findClosure = nil
    }
}

class CodeGateMock: CodeGate {
    init() {}

    // MARK: - open

    var openCallsCount: Int = 0
    var openReceivedCode: String?
    var openReceivedInvocations: [String] = []
    var openClosure: ((String) -> Void)?
    var openCalled: Bool { openCallsCount > 0 }

    func open(_ code: String) {
        openCallsCount += 1
        openReceivedCode = code
        openReceivedInvocations.append(code)
        if let stubbedClosure = openClosure {
            stubbedClosure(code)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        openCallsCount = 0
        openReceivedCode = nil
        openReceivedInvocations = []
        openClosure = nil
    }
}

final class DecoderMock: Decoder, @unchecked Sendable {
    private struct DoubleStorage {
        var decodeThrowableError: (any Error)?
        var decodeCallsCount: Int = 0
        var decodeReceivedName: String?
        var decodeReceivedInvocations: [String] = []
        var decodeReturnValue: [Int]!
        var decodeReturnValues: [[Int]] = []
        var decodeClosure: ((String) throws -> [Int])?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - decode

    var decodeThrowableError: (any Error)? {
        get { doubleState.read { $0.decodeThrowableError } }
        set { doubleState.write { $0.decodeThrowableError = newValue } }
    }
    var decodeCallsCount: Int {
        get { doubleState.read { $0.decodeCallsCount } }
        set { doubleState.write { $0.decodeCallsCount = newValue } }
    }
    var decodeReceivedName: String? {
        get { doubleState.read { $0.decodeReceivedName } }
        set { doubleState.write { $0.decodeReceivedName = newValue } }
    }
    var decodeReceivedInvocations: [String] {
        get { doubleState.read { $0.decodeReceivedInvocations } }
        set { doubleState.write { $0.decodeReceivedInvocations = newValue } }
    }
    var decodeReturnValue: [Int]! {
        get { doubleState.read { $0.decodeReturnValue } }
        set { doubleState.write { $0.decodeReturnValue = newValue } }
    }
    var decodeReturnValues: [[Int]] {
        get { doubleState.read { $0.decodeReturnValues } }
        set { doubleState.write { $0.decodeReturnValues = newValue } }
    }
    var decodeClosure: ((String) throws -> [Int])? {
        get { doubleState.read { $0.decodeClosure } }
        set { doubleState.write { $0.decodeClosure = newValue } }
    }
    var decodeCalled: Bool { decodeCallsCount > 0 }

    func decode(_ name: String) throws -> [Int] {
        doubleState.write {
            $0.decodeCallsCount += 1
            $0.decodeReceivedName = name
            $0.decodeReceivedInvocations.append(name)
        }
        if let error = doubleState.read({ $0.decodeThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.decodeClosure }) {
            return try stubbedClosure(name)
        }
        if let next = doubleState.write({ $0.decodeReturnValues.isEmpty ? nil : $0.decodeReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.decodeReturnValue }) {
            return value
        }
        return []
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class FetchAlbumUseCaseMock: FetchAlbumUseCase, @unchecked Sendable {
    private struct DoubleStorage {
        var executeThrowableError: (any Error)?
        var executeCallsCount: Int = 0
        var executeReceivedId: Int?
        var executeReceivedInvocations: [Int] = []
        var executeReturnValue: String!
        var executeReturnValues: [String] = []
        var executeClosure: ((Int) async throws -> String)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - execute

    var executeThrowableError: (any Error)? {
        get { doubleState.read { $0.executeThrowableError } }
        set { doubleState.write { $0.executeThrowableError = newValue } }
    }
    var executeCallsCount: Int {
        get { doubleState.read { $0.executeCallsCount } }
        set { doubleState.write { $0.executeCallsCount = newValue } }
    }
    var executeReceivedId: Int? {
        get { doubleState.read { $0.executeReceivedId } }
        set { doubleState.write { $0.executeReceivedId = newValue } }
    }
    var executeReceivedInvocations: [Int] {
        get { doubleState.read { $0.executeReceivedInvocations } }
        set { doubleState.write { $0.executeReceivedInvocations = newValue } }
    }
    var executeReturnValue: String! {
        get { doubleState.read { $0.executeReturnValue } }
        set { doubleState.write { $0.executeReturnValue = newValue } }
    }
    var executeReturnValues: [String] {
        get { doubleState.read { $0.executeReturnValues } }
        set { doubleState.write { $0.executeReturnValues = newValue } }
    }
    var executeClosure: ((Int) async throws -> String)? {
        get { doubleState.read { $0.executeClosure } }
        set { doubleState.write { $0.executeClosure = newValue } }
    }
    var executeCalled: Bool { executeCallsCount > 0 }

    func execute(id: Int) async throws -> String {
        doubleState.write {
            $0.executeCallsCount += 1
            $0.executeReceivedId = id
            $0.executeReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.executeThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.executeClosure }) {
            return try await stubbedClosure(id)
        }
        if let next = doubleState.write({
            $0.executeReturnValues.isEmpty ? nil : $0.executeReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.executeReturnValue }) {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class FetchPriceUseCaseMock: FetchPriceUseCase, @unchecked Sendable {
    private struct DoubleStorage {
        var executeThrowableError: (any Error)?
        var executeCallsCount: Int = 0
        var executeReceivedId: Int?
        var executeReceivedInvocations: [Int] = []
        var executeReturnValue: Int!
        var executeReturnValues: [Int] = []
        var executeClosure: ((Int) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - execute

    var executeThrowableError: (any Error)? {
        get { doubleState.read { $0.executeThrowableError } }
        set { doubleState.write { $0.executeThrowableError = newValue } }
    }
    var executeCallsCount: Int {
        get { doubleState.read { $0.executeCallsCount } }
        set { doubleState.write { $0.executeCallsCount = newValue } }
    }
    var executeReceivedId: Int? {
        get { doubleState.read { $0.executeReceivedId } }
        set { doubleState.write { $0.executeReceivedId = newValue } }
    }
    var executeReceivedInvocations: [Int] {
        get { doubleState.read { $0.executeReceivedInvocations } }
        set { doubleState.write { $0.executeReceivedInvocations = newValue } }
    }
    var executeReturnValue: Int! {
        get { doubleState.read { $0.executeReturnValue } }
        set { doubleState.write { $0.executeReturnValue = newValue } }
    }
    var executeReturnValues: [Int] {
        get { doubleState.read { $0.executeReturnValues } }
        set { doubleState.write { $0.executeReturnValues = newValue } }
    }
    var executeClosure: ((Int) async throws -> Int)? {
        get { doubleState.read { $0.executeClosure } }
        set { doubleState.write { $0.executeClosure = newValue } }
    }
    var executeCalled: Bool { executeCallsCount > 0 }

    func execute(id: Int) async throws -> Int {
        doubleState.write {
            $0.executeCallsCount += 1
            $0.executeReceivedId = id
            $0.executeReceivedInvocations.append(id)
        }
        if let error = doubleState.read({ $0.executeThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.executeClosure }) {
            return try await stubbedClosure(id)
        }
        if let next = doubleState.write({
            $0.executeReturnValues.isEmpty ? nil : $0.executeReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.executeReturnValue }) {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class FormServiceMock: FormService {
    init() {}

    // MARK: - send

    var sendCallsCount: Int = 0
    var sendReceivedArguments: (text: String, done: (Result<FormAnswer, PageRefusal>) -> Void)?
    var sendReceivedInvocations: [(text: String, done: (Result<FormAnswer, PageRefusal>) -> Void)] = []
    var sendClosure: ((String, @escaping (Result<FormAnswer, PageRefusal>) -> Void) -> Void)?
    var sendCalled: Bool { sendCallsCount > 0 }

    func send(_ text: String, done: @escaping (Result<FormAnswer, PageRefusal>) -> Void) {
        sendCallsCount += 1
        sendReceivedArguments = (text: text, done: done)
        sendReceivedInvocations.append((text: text, done: done))
        if let stubbedClosure = sendClosure {
            stubbedClosure(text, done)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        sendCallsCount = 0
        sendReceivedArguments = nil
        sendReceivedInvocations = []
        sendClosure = nil
    }
}

class JournalMock: Journal {
    init() {}

    // MARK: - record

    var recordCallsCount: Int = 0
    var recordReceivedLine: String?
    var recordReceivedInvocations: [String] = []
    var recordClosure: ((String) -> Void)?
    var recordCalled: Bool { recordCallsCount > 0 }

    func record(_ line: String) {
        recordCallsCount += 1
        recordReceivedLine = line
        recordReceivedInvocations.append(line)
        if let stubbedClosure = recordClosure {
            stubbedClosure(line)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        recordCallsCount = 0
        recordReceivedLine = nil
        recordReceivedInvocations = []
        recordClosure = nil
    }
}

class KeychainMock: Keychain {
    init() {}

    // MARK: - token

    var tokenCallsCount: Int = 0
    var tokenReceivedUser: String?
    var tokenReceivedInvocations: [String] = []
    var tokenReturnValue: String?
    var tokenReturnValues: [String?] = []
    var tokenClosure: ((String) -> String?)?
    var tokenCalled: Bool { tokenCallsCount > 0 }

    func token(for user: String) -> String? {
        tokenCallsCount += 1
        tokenReceivedUser = user
        tokenReceivedInvocations.append(user)
        if let stubbedClosure = tokenClosure {
            return stubbedClosure(user)
        }
        if !tokenReturnValues.isEmpty {
            return tokenReturnValues.removeFirst()
        }
        return tokenReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        tokenCallsCount = 0
        tokenReceivedUser = nil
        tokenReceivedInvocations = []
        tokenReturnValue = nil
        tokenReturnValues = []
        tokenClosure = nil
    }
}

class LetterClientMock {
    init() {}

    // MARK: - fetch

    var fetchThrowableError: (any Error)?
    var fetchCallsCount: Int = 0
    var fetchReceivedBox: Int?
    var fetchReceivedInvocations: [Int] = []
    var fetchReturnValue: [String]!
    var fetchReturnValues: [[String]] = []
    var fetchClosure: ((Int) async throws -> [String])?
    var fetchCalled: Bool { fetchCallsCount > 0 }

    func fetch(_ box: Int) async throws -> [String] {
        fetchCallsCount += 1
        fetchReceivedBox = box
        fetchReceivedInvocations.append(box)
        if let error = fetchThrowableError {
            throw error
        }
        if let stubbedClosure = fetchClosure {
            return try await stubbedClosure(box)
        }
        if !fetchReturnValues.isEmpty {
            return fetchReturnValues.removeFirst()
        }
        if let value = fetchReturnValue {
            return value
        }
        return []
    }

    // MARK: - shred

    var shredCallsCount: Int = 0
    var shredReceivedValue: String?
    var shredReceivedInvocations: [String] = []
    var shredClosure: ((String) -> Void)?
    var shredCalled: Bool { shredCallsCount > 0 }

    func shred(_ value: String) {
        shredCallsCount += 1
        shredReceivedValue = value
        shredReceivedInvocations.append(value)
        if let stubbedClosure = shredClosure {
            stubbedClosure(value)
        }
    }

    // MARK: - ask

    var askCallsCount: Int = 0
    var askReceivedValue: ((_ word: String) -> Void)?
    var askReceivedInvocations: [(_ word: String) -> Void] = []
    var askClosure: ((@escaping (_ word: String) -> Void) -> Void)?
    var askCalled: Bool { askCallsCount > 0 }

    func ask(_ value: @escaping (_ word: String) -> Void) {
        askCallsCount += 1
        askReceivedValue = value
        askReceivedInvocations.append(value)
        if let stubbedClosure = askClosure {
            stubbedClosure(value)
        }
    }

    /// What stands for the real one: each closure calls the method of its name.
    var closures: LetterClient {
        LetterClient(
            fetch: { try await self.fetch($0) },
            shred: { self.shred($0) },
            ask: { self.ask($0) })
    }

    /// Forgets all records and stubs.
    func reset() {
        fetchThrowableError = nil
        fetchCallsCount = 0
        fetchReceivedBox = nil
        fetchReceivedInvocations = []
        fetchReturnValue = nil
        fetchReturnValues = []
        fetchClosure = nil
        shredCallsCount = 0
        shredReceivedValue = nil
        shredReceivedInvocations = []
        shredClosure = nil
        askCallsCount = 0
        askReceivedValue = nil
        askReceivedInvocations = []
        askClosure = nil
    }
}

class MeterMock: Meter {
    init() {}

    // MARK: - measure

    var measureCallsCount: Int = 0
    var measureReceivedSamples: [Int]?
    var measureReceivedInvocations: [[Int]] = []
    var measureReturnValue: Int!
    var measureReturnValues: [Int] = []
    var measureClosure: (([Int]) -> Int)?
    var measureCalled: Bool { measureCallsCount > 0 }

    func measure(_ samples: [Int]) -> Int {
        measureCallsCount += 1
        measureReceivedSamples = samples
        measureReceivedInvocations.append(samples)
        if let stubbedClosure = measureClosure {
            return stubbedClosure(samples)
        }
        if !measureReturnValues.isEmpty {
            return measureReturnValues.removeFirst()
        }
        if let value = measureReturnValue {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        measureCallsCount = 0
        measureReceivedSamples = nil
        measureReceivedInvocations = []
        measureReturnValue = nil
        measureReturnValues = []
        measureClosure = nil
    }
}

final class NoticeClientMock: NoticeClient, @unchecked Sendable {
    private struct DoubleStorage {
        var sendThrowableError: (any Error)?
        var sendCallsCount: Int = 0
        var sendReceivedRequest: URLRequest?
        var sendReceivedInvocations: [URLRequest] = []
        var sendReturnValue: (Data, HTTPURLResponse)!
        var sendReturnValues: [(Data, HTTPURLResponse)] = []
        var sendClosure: ((URLRequest) async throws -> (Data, HTTPURLResponse))?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - send

    var sendThrowableError: (any Error)? {
        get { doubleState.read { $0.sendThrowableError } }
        set { doubleState.write { $0.sendThrowableError = newValue } }
    }
    var sendCallsCount: Int {
        get { doubleState.read { $0.sendCallsCount } }
        set { doubleState.write { $0.sendCallsCount = newValue } }
    }
    var sendReceivedRequest: URLRequest? {
        get { doubleState.read { $0.sendReceivedRequest } }
        set { doubleState.write { $0.sendReceivedRequest = newValue } }
    }
    var sendReceivedInvocations: [URLRequest] {
        get { doubleState.read { $0.sendReceivedInvocations } }
        set { doubleState.write { $0.sendReceivedInvocations = newValue } }
    }
    var sendReturnValue: (Data, HTTPURLResponse)! {
        get { doubleState.read { $0.sendReturnValue } }
        set { doubleState.write { $0.sendReturnValue = newValue } }
    }
    var sendReturnValues: [(Data, HTTPURLResponse)] {
        get { doubleState.read { $0.sendReturnValues } }
        set { doubleState.write { $0.sendReturnValues = newValue } }
    }
    var sendClosure: ((URLRequest) async throws -> (Data, HTTPURLResponse))? {
        get { doubleState.read { $0.sendClosure } }
        set { doubleState.write { $0.sendClosure = newValue } }
    }
    var sendCalled: Bool { sendCallsCount > 0 }

    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        doubleState.write {
            $0.sendCallsCount += 1
            $0.sendReceivedRequest = request
            $0.sendReceivedInvocations.append(request)
        }
        if let error = doubleState.read({ $0.sendThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.sendClosure }) {
            return try await stubbedClosure(request)
        }
        if let next = doubleState.write({ $0.sendReturnValues.isEmpty ? nil : $0.sendReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.sendReturnValue }) {
            return value
        }
        recordUnstubbed("NoticeClientMock.send(_:)", hint: "sendReturnValue = …")
        throw UnstubbedError(member: "NoticeClientMock.send(_:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class PageLoaderMock: PageLoader {
    init() {}

    // MARK: - load

    var loadCallsCount: Int = 0
    var loadReceivedArguments: (link: String, done: (Result<[String], any Error>) -> Void)?
    var loadReceivedInvocations: [(link: String, done: (Result<[String], any Error>) -> Void)] = []
    var loadClosure: ((String, @escaping (Result<[String], any Error>) -> Void) -> Void)?
    var loadCalled: Bool { loadCallsCount > 0 }

    func load(_ link: String, done: @escaping (Result<[String], any Error>) -> Void) {
        loadCallsCount += 1
        loadReceivedArguments = (link: link, done: done)
        loadReceivedInvocations.append((link: link, done: done))
        if let stubbedClosure = loadClosure {
            stubbedClosure(link, done)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        loadCallsCount = 0
        loadReceivedArguments = nil
        loadReceivedInvocations = []
        loadClosure = nil
    }
}

final class PlayerDelegateMock: PlayerDelegate, @unchecked Sendable {
    private struct DoubleStorage {
        var playerDidStopCallsCount: Int = 0
        var playerDidStopReceivedSecond: Int?
        var playerDidStopReceivedInvocations: [Int] = []
        var playerDidStopClosure: ((Int) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - playerDidStop

    var playerDidStopCallsCount: Int {
        get { doubleState.read { $0.playerDidStopCallsCount } }
        set { doubleState.write { $0.playerDidStopCallsCount = newValue } }
    }
    var playerDidStopReceivedSecond: Int? {
        get { doubleState.read { $0.playerDidStopReceivedSecond } }
        set { doubleState.write { $0.playerDidStopReceivedSecond = newValue } }
    }
    var playerDidStopReceivedInvocations: [Int] {
        get { doubleState.read { $0.playerDidStopReceivedInvocations } }
        set { doubleState.write { $0.playerDidStopReceivedInvocations = newValue } }
    }
    var playerDidStopClosure: ((Int) -> Void)? {
        get { doubleState.read { $0.playerDidStopClosure } }
        set { doubleState.write { $0.playerDidStopClosure = newValue } }
    }
    var playerDidStopCalled: Bool { playerDidStopCallsCount > 0 }

    func playerDidStop(at second: Int) {
        doubleState.write {
            $0.playerDidStopCallsCount += 1
            $0.playerDidStopReceivedSecond = second
            $0.playerDidStopReceivedInvocations.append(second)
        }
        if let stubbedClosure = doubleState.read({ $0.playerDidStopClosure }) {
            stubbedClosure(second)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class PreferenceStoreMock: PreferenceStore {
    init() {}

    // MARK: - value

    var valueCallsCount: Int = 0
    var valueReceivedKey: String?
    var valueReceivedInvocations: [String] = []
    var valueReturnValue: Any?
    var valueReturnValues: [Any?] = []
    var valueClosure: ((String) -> Any?)?
    var valueCalled: Bool { valueCallsCount > 0 }

    func value(for key: String) -> Any? {
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

    // MARK: - set

    var setCallsCount: Int = 0
    var setReceivedArguments: (value: Any?, key: String)?
    var setReceivedInvocations: [(value: Any?, key: String)] = []
    var setClosure: ((Any?, String) -> Void)?
    var setCalled: Bool { setCallsCount > 0 }

    func set(_ value: Any?, for key: String) {
        setCallsCount += 1
        setReceivedArguments = (value: value, key: key)
        setReceivedInvocations.append((value: value, key: key))
        if let stubbedClosure = setClosure {
            stubbedClosure(value, key)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        valueCallsCount = 0
        valueReceivedKey = nil
        valueReceivedInvocations = []
        valueReturnValue = nil
        valueReturnValues = []
        valueClosure = nil
        setCallsCount = 0
        setReceivedArguments = nil
        setReceivedInvocations = []
        setClosure = nil
    }
}

class RecordStoreMock: RecordStore {
    init() {}

    // MARK: - all

    var allThrowableError: (any Error)?
    var allCallsCount: Int = 0
    var allReturnValue: Any!
    var allReturnValues: [Any] = []
    var allClosure: (() async throws -> Any)?
    var allCalled: Bool { allCallsCount > 0 }

    func all<Record: Codable>() async throws -> [Record] {
        allCallsCount += 1
        if let error = allThrowableError {
            throw error
        }
        if let stubbedClosure = allClosure {
            return try await stubbedClosure() as! [Record]
        }
        if !allReturnValues.isEmpty {
            return allReturnValues.removeFirst() as! [Record]
        }
        if let value = allReturnValue {
            return value as! [Record]
        }
        return []
    }

    // MARK: - write

    var writeThrowableError: (any Error)?
    var writeCallsCount: Int = 0
    var writeReceivedRecords: Any?
    var writeReceivedInvocations: [Any] = []
    var writeClosure: ((Any) async throws -> Void)?
    var writeCalled: Bool { writeCallsCount > 0 }

    func write<Record: Codable>(_ records: [Record]) async throws {
        writeCallsCount += 1
        writeReceivedRecords = records
        writeReceivedInvocations.append(records)
        if let error = writeThrowableError {
            throw error
        }
        if let stubbedClosure = writeClosure {
            try await stubbedClosure(records)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        allThrowableError = nil
        allCallsCount = 0
        allReturnValue = nil
        allReturnValues = []
        allClosure = nil
        writeThrowableError = nil
        writeCallsCount = 0
        writeReceivedRecords = nil
        writeReceivedInvocations = []
        writeClosure = nil
    }
}

class SettingsMock: Settings {
    init() {}

    // MARK: - isOnline

    var isOnlineGetCallsCount: Int = 0
    var underlyingIsOnline: Bool!
    var isOnline: Bool {
        get {
            isOnlineGetCallsCount += 1
            if let value = underlyingIsOnline {
                return value
            }
            return false
        }
        set {
            underlyingIsOnline = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isOnlineGetCallsCount = 0
        underlyingIsOnline = nil
    }
}

class ShelfMock: Shelf {
    init() {}

    // MARK: - value

    var valueCallsCount: Int = 0
    var valueReceivedKey: StoredKey?
    var valueReceivedInvocations: [StoredKey] = []
    var valueReturnValue: Any?
    var valueReturnValues: [Any?] = []
    var valueClosure: ((StoredKey) -> Any?)?
    var valueCalled: Bool { valueCallsCount > 0 }

    func value(for key: StoredKey) -> Any? {
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

    // MARK: - set

    var setCallsCount: Int = 0
    var setReceivedArguments: (value: Any?, key: StoredKey)?
    var setReceivedInvocations: [(value: Any?, key: StoredKey)] = []
    var setClosure: ((Any?, StoredKey) -> Void)?
    var setCalled: Bool { setCallsCount > 0 }

    func set(_ value: Any?, for key: StoredKey) {
        setCallsCount += 1
        setReceivedArguments = (value: value, key: key)
        setReceivedInvocations.append((value: value, key: key))
        if let stubbedClosure = setClosure {
            stubbedClosure(value, key)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        valueCallsCount = 0
        valueReceivedKey = nil
        valueReceivedInvocations = []
        valueReturnValue = nil
        valueReturnValues = []
        valueClosure = nil
        setCallsCount = 0
        setReceivedArguments = nil
        setReceivedInvocations = []
        setClosure = nil
    }
}

class StockDatesMock: StockDates {
    init() {}

    // MARK: - now

    var nowGetCallsCount: Int = 0
    var underlyingNow: Date!
    var now: Date {
        get {
            nowGetCallsCount += 1
            if let value = underlyingNow {
                return value
            }
            recordUnstubbed("StockDatesMock.now", hint: "underlyingNow = …")
            fatalError("StockDatesMock.now was used but not stubbed. Write: underlyingNow = …")
        }
        set {
            underlyingNow = newValue
        }
    }

    // MARK: - calendar

    var calendarGetCallsCount: Int = 0
    var underlyingCalendar: Calendar!
    var calendar: Calendar {
        get {
            calendarGetCallsCount += 1
            if let value = underlyingCalendar {
                return value
            }
            recordUnstubbed("StockDatesMock.calendar", hint: "underlyingCalendar = …")
            fatalError("StockDatesMock.calendar was used but not stubbed. Write: underlyingCalendar = …")
        }
        set {
            underlyingCalendar = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        nowGetCallsCount = 0
        underlyingNow = nil
        calendarGetCallsCount = 0
        underlyingCalendar = nil
    }
}

class StockStoresMock: StockStores {
    init() {}

    // MARK: - dispatch

    var dispatchCallsCount: Int = 0
    var dispatchReceivedAction: (any StoreAction)?
    var dispatchReceivedInvocations: [any StoreAction] = []
    var dispatchClosure: ((any StoreAction) -> Void)?
    var dispatchCalled: Bool { dispatchCallsCount > 0 }

    func dispatch(_ action: any StoreAction) {
        dispatchCallsCount += 1
        dispatchReceivedAction = action
        dispatchReceivedInvocations.append(action)
        if let stubbedClosure = dispatchClosure {
            stubbedClosure(action)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        dispatchCallsCount = 0
        dispatchReceivedAction = nil
        dispatchReceivedInvocations = []
        dispatchClosure = nil
    }
}

class TrailMock: Trail {
    init() {}

    // MARK: - mark

    var markCallsCount: Int = 0
    var markReceivedWord: String?
    var markReceivedInvocations: [String?] = []
    var markClosure: ((String?) -> Void)?
    var markCalled: Bool { markCallsCount > 0 }

    func mark(_ word: String?) {
        markCallsCount += 1
        markReceivedWord = word
        markReceivedInvocations.append(word)
        if let stubbedClosure = markClosure {
            stubbedClosure(word)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        markCallsCount = 0
        markReceivedWord = nil
        markReceivedInvocations = []
        markClosure = nil
    }
}

class UploadingMock: Uploading {
    init() {}

    // MARK: - upload

    var uploadThrowableError: (any Error)?
    var uploadCallsCount: Int = 0
    var uploadReceivedText: String?
    var uploadReceivedInvocations: [String] = []
    var uploadClosure: ((String) async throws -> Void)?
    var uploadCalled: Bool { uploadCallsCount > 0 }

    func upload(_ text: String) async throws {
        uploadCallsCount += 1
        uploadReceivedText = text
        uploadReceivedInvocations.append(text)
        if let error = uploadThrowableError {
            throw error
        }
        if let stubbedClosure = uploadClosure {
            try await stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        uploadThrowableError = nil
        uploadCallsCount = 0
        uploadReceivedText = nil
        uploadReceivedInvocations = []
        uploadClosure = nil
    }
}

class UsageClientMock: UsageClient {
    init() {}

    // MARK: - send

    var sendCallsCount: Int = 0
    var sendReceivedEvent: String?
    var sendReceivedInvocations: [String] = []
    var sendClosure: ((String) -> Void)?
    var sendCalled: Bool { sendCallsCount > 0 }

    func send(_ event: String) {
        sendCallsCount += 1
        sendReceivedEvent = event
        sendReceivedInvocations.append(event)
        if let stubbedClosure = sendClosure {
            stubbedClosure(event)
        }
    }

    // MARK: - enable

    var enableCallsCount: Int = 0
    var enableReceivedIsOn: Bool?
    var enableReceivedInvocations: [Bool] = []
    var enableClosure: ((Bool) -> Void)?
    var enableCalled: Bool { enableCallsCount > 0 }

    func enable(_ isOn: Bool) {
        enableCallsCount += 1
        enableReceivedIsOn = isOn
        enableReceivedInvocations.append(isOn)
        if let stubbedClosure = enableClosure {
            stubbedClosure(isOn)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        sendCallsCount = 0
        sendReceivedEvent = nil
        sendReceivedInvocations = []
        sendClosure = nil
        enableCallsCount = 0
        enableReceivedIsOn = nil
        enableReceivedInvocations = []
        enableClosure = nil
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
// testgen:parts qxkwkcmUI UBA-alfav Ep_4seRrW xeys3wpHg l9zk5nefo OUe-2ad3f bJ2YuUeJs X5gaF-Gw2 NMfGsAaqT E_6doTBPC
// testgen:parts q5y-WNxXH d_i0-o1Rr xGVZqCNkT MI0YraST2 sredjqQjA 2MhH8gyH5 -wATNhQu7 4HQeta6E8 5oYHfMTS2 pbAI0j62u
// testgen:parts 2MxAR7bUo c2eoYWhWI u2LMzORso c8jnz0rKj OId8FIwlI lRCVz500R X27Yaad0G pZGUhpchw u4Ja7zmSw kZ1u9kMQG
// testgen:parts lOqhzQSfQ 6AnUt5fGF d25ow5kEv
