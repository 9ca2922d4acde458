// testgen:fingerprint ada8564e8e86e552
/// The identities that all tests share.
enum TestConstants {
    /// The show id that FollowedShow has unless a test gives another.
    static let defaultShowId: Int = 1
    /// The name that Show has unless a test gives another.
    static let defaultShowName: String = "Show name"
    /// The user id that FollowedShow has unless a test gives another.
    static let defaultUserId: String = "user-1"
}
