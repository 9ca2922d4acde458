// testgen:fingerprint 880de3805dfc3afa mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Resolver
@testable import ResolverSample

class BadgeMock: Badge {
    init() {}

    // MARK: - show

    var showCallsCount: Int = 0
    var showReceivedCount: Int?
    var showReceivedInvocations: [Int] = []
    var showClosure: ((Int) -> Void)?
    var showCalled: Bool { showCallsCount > 0 }

    func show(_ count: Int) {
        showCallsCount += 1
        showReceivedCount = count
        showReceivedInvocations.append(count)
        if let stubbedClosure = showClosure {
            stubbedClosure(count)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        showCallsCount = 0
        showReceivedCount = nil
        showReceivedInvocations = []
        showClosure = nil
    }
}

class MessageServiceMock: MessageService {
    init() {}

    // MARK: - unread

    var unreadThrowableError: (any Error)?
    var unreadCallsCount: Int = 0
    var unreadReceivedFolder: String?
    var unreadReceivedInvocations: [String] = []
    var unreadReturnValue: Int!
    var unreadReturnValues: [Int] = []
    var unreadClosure: ((String) throws -> Int)?
    var unreadCalled: Bool { unreadCallsCount > 0 }

    func unread(in folder: String) throws -> Int {
        unreadCallsCount += 1
        unreadReceivedFolder = folder
        unreadReceivedInvocations.append(folder)
        if let error = unreadThrowableError {
            throw error
        }
        if let stubbedClosure = unreadClosure {
            return try stubbedClosure(folder)
        }
        if !unreadReturnValues.isEmpty {
            return unreadReturnValues.removeFirst()
        }
        if let value = unreadReturnValue {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        unreadThrowableError = nil
        unreadCallsCount = 0
        unreadReceivedFolder = nil
        unreadReceivedInvocations = []
        unreadReturnValue = nil
        unreadReturnValues = []
        unreadClosure = nil
    }
}

class OutboxMock: Outbox {
    init() {}

    // MARK: - send

    var sendThrowableError: (any Error)?
    var sendCallsCount: Int = 0
    var sendReceivedText: String?
    var sendReceivedInvocations: [String] = []
    var sendClosure: ((String) throws -> Void)?
    var sendCalled: Bool { sendCallsCount > 0 }

    func send(_ text: String) throws {
        sendCallsCount += 1
        sendReceivedText = text
        sendReceivedInvocations.append(text)
        if let error = sendThrowableError {
            throw error
        }
        if let stubbedClosure = sendClosure {
            try stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        sendThrowableError = nil
        sendCallsCount = 0
        sendReceivedText = nil
        sendReceivedInvocations = []
        sendClosure = nil
    }
}

class SpellingMock: Spelling {
    init() {}

    // MARK: - isRight

    var isRightCallsCount: Int = 0
    var isRightReceivedText: String?
    var isRightReceivedInvocations: [String] = []
    var isRightReturnValue: Bool!
    var isRightReturnValues: [Bool] = []
    var isRightClosure: ((String) -> Bool)?
    var isRightCalled: Bool { isRightCallsCount > 0 }

    func isRight(_ text: String) -> Bool {
        isRightCallsCount += 1
        isRightReceivedText = text
        isRightReceivedInvocations.append(text)
        if let stubbedClosure = isRightClosure {
            return stubbedClosure(text)
        }
        if !isRightReturnValues.isEmpty {
            return isRightReturnValues.removeFirst()
        }
        if let value = isRightReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        isRightCallsCount = 0
        isRightReceivedText = nil
        isRightReceivedInvocations = []
        isRightReturnValue = nil
        isRightReturnValues = []
        isRightClosure = nil
    }
}
// testgen:parts Ihv551zC6 BElfi5pR0 SMSAWK_bg GrXB4yh-S 7NkWK0Rqq 5zxhvLiss
