import Project

/// A test of the copy that does nothing for a while: what another one leaves under way comes to its end beside it, where
/// the process would be over before.
enum Lingering {
    /// A regular expression of all such tests.
    static let filter = "\\.TestgenLingerOf"

    /// The file that stands beside a suite.
    static func path(beside suite: String) -> String {
        Path.join(Path.folder(suite), "TestgenLingerOf\(Path.name(suite))")
    }

    /// The test that stands beside a suite of a name.
    static func text(_ suite: String) -> String {
        """
        import Testing

        @Suite struct TestgenLingerOf\(suite) {
            @Test func linger() async throws { try await Task.sleep(nanoseconds: 500_000_000) }
        }

        """
    }
}
