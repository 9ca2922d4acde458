import Foundation
import Testing

@testable import Shop

/// Doubles of protocols that inherit from those of the standard library and of Foundation.
@Suite struct LibraryTests {
    @Test func rawValuesAreTold() throws {
        let grade = GradeMock()
        grade.underlyingRawValue = 3
        #expect(grade.rawValue == 3)
        #expect(try #require(GradeMock(rawValue: 7)).initReceivedRawValue == 7)
    }

    @Test func sequencesAreEmptyUntilTheyAreTold() async throws {
        let ticks = TicksMock()
        for try await tick in ticks { Issue.record("\(tick) came") }
        ticks.makeAsyncIteratorReturnValue =
            AsyncStream { stream in
                stream.yield(1)
                stream.finish()
            }.makeAsyncIterator()
        var seen: [Int] = []
        for try await tick in ticks { seen.append(tick) }
        #expect(seen == [1] && ticks.makeAsyncIteratorCallsCount == 2)
        let shelf = ShelfMock()
        #expect(Array(shelf).isEmpty)
        shelf.makeIteratorClosure = { AnyIterator(["tea", "milk"].makeIterator()) }
        #expect(Array(shelf) == ["tea", "milk"])
    }

    @Test func whatHasNoValuesHasNone() {
        #expect(SeasonMock.allCases.isEmpty)
        #expect(ScanMock().withUnsafeBytes { $0.count } == 0)
    }

    @Test func aDelegateOfASessionRecords() {
        let courier = CourierMock()
        courier.deliverReturnValue = true
        #expect(courier.deliver() && courier.deliverCallsCount == 1)
    }
}
