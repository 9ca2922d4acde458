import Project

/// A test of the copy that does nothing for a while: what others leave under way comes to its end beside it, where the
/// process would be over before.
enum Lingering {
    private static let suite = "TestgenLingering"

    /// A regular expression of the test.
    static let filter = "\\.\(suite)/"

    /// Its file, beside a suite.
    static func path(beside suite: String) -> String { Path.join(Path.folder(suite), "\(Self.suite).swift") }

    /// Its text.
    static let text = """
        import Testing

        @Suite struct \(suite) {
            @Test func linger() async throws { try await Task.sleep(nanoseconds: 500_000_000) }
        }

        """
}
