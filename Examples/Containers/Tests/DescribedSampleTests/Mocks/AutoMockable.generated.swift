// testgen:fingerprint 24eb54ff41fa27bb mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
@testable import DescribedSample

class SirenMock: Siren {
    init() {}

    // MARK: - sound

    var soundCallsCount: Int = 0
    var soundReceivedTimes: Int?
    var soundReceivedInvocations: [Int] = []
    var soundReturnValue: Bool!
    var soundReturnValues: [Bool] = []
    var soundClosure: ((Int) -> Bool)?
    var soundCalled: Bool { soundCallsCount > 0 }

    func sound(times: Int) -> Bool {
        soundCallsCount += 1
        soundReceivedTimes = times
        soundReceivedInvocations.append(times)
        if let stubbedClosure = soundClosure {
            return stubbedClosure(times)
        }
        if !soundReturnValues.isEmpty {
            return soundReturnValues.removeFirst()
        }
        if let value = soundReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        soundCallsCount = 0
        soundReceivedTimes = nil
        soundReceivedInvocations = []
        soundReturnValue = nil
        soundReturnValues = []
        soundClosure = nil
    }
}

class WatchMock: Watch {
    init() {}

    // MARK: - isArmed

    var isArmedGetCallsCount: Int = 0
    var underlyingIsArmed: Bool!
    var isArmed: Bool {
        get {
            isArmedGetCallsCount += 1
            if let value = underlyingIsArmed {
                return value
            }
            return false
        }
        set {
            underlyingIsArmed = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isArmedGetCallsCount = 0
        underlyingIsArmed = nil
    }
}
// testgen:parts HI3tfyOTf G6bljYBNU k4R9A1UmE
