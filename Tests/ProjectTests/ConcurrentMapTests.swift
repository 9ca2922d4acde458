import Project
import Testing

@Suite struct ConcurrentMapTests {
    @Test(
        "Results come in the order of the values, however many a thread takes at a time",
        arguments: [1, 3, 8, 600, 2_000])
    func order(grain: Int) {
        let values = Array(0..<1_000)
        #expect(concurrentMap(values, grain: grain) { $0 * 2 } == values.map { $0 * 2 })
    }

    @Test func nothingGivesNothing() {
        #expect(concurrentMap([Int]()) { $0 }.isEmpty)
    }
}
