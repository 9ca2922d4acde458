import Checking

extension Rule {
    static let suppression = Rule(
        "suppression", "A comment that accepts a finding names a rule, says why, and is still needed.", source: .agents,
        why: """
            A finding is accepted in the code, where the next reader sees it, and with the reason. Without one the comment is \
            only a way round; and one that nothing answers to any more hides the next finding at that place.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    ↓// testgen:disable:next polled-wait
                    try await Task.sleep(nanoseconds: 1)
                    ↓// testgen:disable:next poled-wait the server needs it
                    try await sut.load()
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    // testgen:disable:next polled-wait the device under test has no hook
                    try await Task.sleep(nanoseconds: 1)
                }
            }
            """
        ]
    ) { _, _ in
        []
    }
}
