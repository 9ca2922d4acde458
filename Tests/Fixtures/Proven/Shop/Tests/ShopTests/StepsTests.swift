import XCTest

@testable import Shop

final class StepsTests: XCTestCase {
    func testRunsAllSteps() {
        let steps = Steps()
        var isTold = false
        steps.onDone = { isTold = $0 }
        steps.run(2)
        XCTAssertEqual(steps.log, ["step 0", "step 1"])
        XCTAssertTrue(isTold)
    }

    func testUndoesTheLast() {
        let steps = Steps()
        steps.run(1)
        steps.undo()
        XCTAssertEqual(steps.log.last, "undo step 0")
    }
}
