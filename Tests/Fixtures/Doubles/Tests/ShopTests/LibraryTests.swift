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
        let beats = BeatsMock()
        beats.send(1)
        beats.finish()
        var seen: [Int] = []
        for try await beat in beats { seen.append(beat) }
        #expect(seen == [1])
        let shelf = ShelfMock()
        #expect(Array(shelf).isEmpty)
        shelf.elements = ["tea", "milk"]
        #expect(Array(shelf) == ["tea", "milk"])
    }

    @Test func whatHasNoValuesHasNone() {
        #expect(SeasonMock.allCases.isEmpty)
        let scan = ScanMock()
        #expect(scan.withUnsafeBytes { $0.count } == 0)
        scan.bytes = [1, 2]
        #expect(scan.withUnsafeBytes { $0.count } == 2)
    }

    @Test func aDelegateOfASessionRecords() {
        let courier = CourierMock()
        courier.deliverReturnValue = true
        #expect(courier.deliver() && courier.deliverCallsCount == 1)
    }
}
