import Testing

@testable import Shop

@Suite struct QuietTests {
    @Test(arguments: [(22, true), (3, true), (12, false)]) func nightIsQuiet(_ hour: Int, _ isQuiet: Bool) {
        #expect(Quiet(from: 22, to: 6).isQuiet(at: hour) == isQuiet)
    }

    @Test func afternoonIsQuiet() {
        #expect(Quiet(from: 13, to: 15).isQuiet(at: 14))
        #expect(Quiet(from: 13, to: 15).length() == 2)
    }
}
