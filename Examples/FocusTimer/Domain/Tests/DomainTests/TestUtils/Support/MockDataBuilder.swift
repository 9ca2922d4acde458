// testgen:fingerprint e08dd73f97dc3589
import Foundation
@testable import Domain

/// Mock data for tests: one function for each model, with a default for every field.
enum MockDataBuilder {
    static func makeSession(
        id: UUID = TestConstants.defaultSessionId,
        status: SessionStatus = .idle,
        duration: TimeInterval = 60.5
    ) -> Session {
        Session(id: id, status: status, duration: duration)
    }

    static func makeSessions(count: Int = 3) -> [Session] {
        (0..<count).map { index in
            makeSession(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }
}
