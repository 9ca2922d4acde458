import Testing

@testable import Domain

@Suite("Session", .tags(.unit))
struct SessionTests {
    @Test("should be active and otherwise the same when started")
    func shouldBeActive_whenStarted() {
        // MARK: - Given
        let sut = SessionBuilder().idle().withDuration(1800).build()

        // MARK: - When
        let started = sut.started()

        // MARK: - Then
        #expect(started == SessionBuilder().active().withDuration(1800).build())
    }
}
