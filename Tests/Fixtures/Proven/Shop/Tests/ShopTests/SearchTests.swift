import XCTest

@testable import Shop

final class SearchTests: XCTestCase {
    func testFindsWhateverTheCase() {
        let search = Search(names: ["Berlin", "Bern", "Rome"])
        XCTAssertEqual(search.results(for: "BER"), ["Berlin", "Bern"])
    }

    func testFindsNothingForNothing() {
        XCTAssertEqual(Search(names: ["Rome"]).results(for: ""), [])
    }

    func testTitle() {
        XCTAssertEqual(Search(names: []).title(count: 1), "1 result")
    }
}
