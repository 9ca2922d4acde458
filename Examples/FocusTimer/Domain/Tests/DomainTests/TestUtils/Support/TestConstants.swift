// testgen:fingerprint d2e4d0734e61bc24
import Foundation

/// The identities that all tests share.
enum TestConstants {
    /// The id that Session has unless a test gives another.
    static let defaultSessionId: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
}
