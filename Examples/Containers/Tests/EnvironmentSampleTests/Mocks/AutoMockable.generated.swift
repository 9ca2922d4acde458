// testgen:fingerprint 997fcff7903167ff mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import SwiftUI
@testable import EnvironmentSample

class NameStoreMock: NameStore {
    init() {}

    // MARK: - name

    var nameCallsCount: Int = 0
    var nameReturnValue: String!
    var nameReturnValues: [String] = []
    var nameClosure: (() -> String)?
    var nameCalled: Bool { nameCallsCount > 0 }

    func name() -> String {
        nameCallsCount += 1
        if let stubbedClosure = nameClosure {
            return stubbedClosure()
        }
        if !nameReturnValues.isEmpty {
            return nameReturnValues.removeFirst()
        }
        if let value = nameReturnValue {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        nameCallsCount = 0
        nameReturnValue = nil
        nameReturnValues = []
        nameClosure = nil
    }
}
// testgen:parts JGMAJIhi4 bF9eA_yXq 2LWPFscf-
