// testgen:fingerprint e29b4a9863dd5717 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
@testable import OwnSample

class RatingServiceMock: RatingService {
    init() {}

    // MARK: - rate

    var rateCallsCount: Int = 0
    var rateReceivedStars: Int?
    var rateReceivedInvocations: [Int] = []
    var rateReturnValue: Bool!
    var rateReturnValues: [Bool] = []
    var rateClosure: ((Int) -> Bool)?
    var rateCalled: Bool { rateCallsCount > 0 }

    func rate(_ stars: Int) -> Bool {
        rateCallsCount += 1
        rateReceivedStars = stars
        rateReceivedInvocations.append(stars)
        if let stubbedClosure = rateClosure {
            return stubbedClosure(stars)
        }
        if !rateReturnValues.isEmpty {
            return rateReturnValues.removeFirst()
        }
        if let value = rateReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        rateCallsCount = 0
        rateReceivedStars = nil
        rateReceivedInvocations = []
        rateReturnValue = nil
        rateReturnValues = []
        rateClosure = nil
    }
}

class ReviewsMock: Reviews {
    init() {}

    // MARK: - post

    var postThrowableError: (any Error)?
    var postCallsCount: Int = 0
    var postReceivedText: String?
    var postReceivedInvocations: [String] = []
    var postClosure: ((String) throws -> Void)?
    var postCalled: Bool { postCallsCount > 0 }

    func post(_ text: String) throws {
        postCallsCount += 1
        postReceivedText = text
        postReceivedInvocations.append(text)
        if let error = postThrowableError {
            throw error
        }
        if let stubbedClosure = postClosure {
            try stubbedClosure(text)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        postThrowableError = nil
        postCallsCount = 0
        postReceivedText = nil
        postReceivedInvocations = []
        postClosure = nil
    }
}

class StoreMock: Store {
    init() {}

    // MARK: - save

    var saveCallsCount: Int = 0
    var saveReceivedValue: Int?
    var saveReceivedInvocations: [Int] = []
    var saveClosure: ((Int) -> Void)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ value: Int) {
        saveCallsCount += 1
        saveReceivedValue = value
        saveReceivedInvocations.append(value)
        if let stubbedClosure = saveClosure {
            stubbedClosure(value)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        saveCallsCount = 0
        saveReceivedValue = nil
        saveReceivedInvocations = []
        saveClosure = nil
    }
}

class TrackingMock: Tracking {
    init() {}

    // MARK: - note

    var noteCallsCount: Int = 0
    var noteReceivedEvent: String?
    var noteReceivedInvocations: [String] = []
    var noteClosure: ((String) -> Void)?
    var noteCalled: Bool { noteCallsCount > 0 }

    func note(_ event: String) {
        noteCallsCount += 1
        noteReceivedEvent = event
        noteReceivedInvocations.append(event)
        if let stubbedClosure = noteClosure {
            stubbedClosure(event)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        noteCallsCount = 0
        noteReceivedEvent = nil
        noteReceivedInvocations = []
        noteClosure = nil
    }
}
// testgen:parts flzj01wQc TyXZlQFp6 uN_uTdcPN pj9mV9T-N czhlBa0SR
