// testgen:fingerprint e200005e8f52d59b suite ReceiptDesk
import Foundation
import Testing
@testable import Gallery

@Suite("ReceiptDesk", .tags(.unit))
struct ReceiptDeskTests {
    @Suite("Print receipt")
    struct PrintReceipt {
        @Test("printReceipt calls print and cut and sets printedPages when ready")
        func printReceiptCallsPrintAndCutAndSetsPrintedPagesWhenReady() {
            // MARK: - Arrange
            let deps = ReceiptDeskTestFactory.setupDependencies()
            deps.printer.underlyingIsReady = true
            deps.printer.printReturnValue = 2
            let sut = ReceiptDeskTestFactory.makeSUT(deps)
            let lines = ["lines", "lines"]

            // MARK: - Act
            sut.printReceipt(lines)

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 1)
            #expect(deps.printer.printReceivedLines == lines)
            #expect(deps.printer.cutCallsCount == 1)
            #expect(sut.printedPages == 2)
        }

        @Test("printReceipt calls print and sets waiting when print fails and ready")
        func printReceiptCallsPrintAndSetsWaitingWhenPrintFailsAndReady() {
            // MARK: - Arrange
            let deps = ReceiptDeskTestFactory.setupDependencies()
            deps.printer.underlyingIsReady = true
            let error = ReceiptError.noPaper
            deps.printer.printThrowableError = error
            let sut = ReceiptDeskTestFactory.makeSUT(deps)
            let lines = ["lines"]

            // MARK: - Act
            sut.printReceipt(lines)

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 1)
            #expect(deps.printer.printReceivedLines == lines)
            #expect(sut.waiting == [lines])
            #expect(sut.errorMessage == "The receipt could not be printed.")
            #expect(deps.printer.cutCallsCount == 0)
        }

        @Test("printReceipt sets waiting when not ready")
        func printReceiptSetsWaitingWhenNotReady() {
            // MARK: - Arrange
            let deps = ReceiptDeskTestFactory.setupDependencies()
            deps.printer.underlyingIsReady = false
            let sut = ReceiptDeskTestFactory.makeSUT(deps)
            let lines = ["lines"]

            // MARK: - Act
            sut.printReceipt(lines)

            // MARK: - Assert
            #expect(sut.waiting == [lines])
            #expect(deps.printer.printCallsCount == 0)
            #expect(deps.printer.cutCallsCount == 0)
        }

        @Test("printReceipt calls print and cut and sets printedPages when ready after printReceipt")
        func printReceiptCallsPrintAndCutAndSetsPrintedPagesWhenReadyAfterPrintReceipt() {
            // MARK: - Arrange
            let deps = ReceiptDeskTestFactory.setupDependencies()
            deps.printer.underlyingIsReady = true
            let error = ReceiptError.noPaper
            deps.printer.printThrowableError = error
            let sut = ReceiptDeskTestFactory.makeSUT(deps)
            let lines = ["lines", "lines 2"]
            sut.printReceipt(lines)
            deps.printer.printReturnValue = 2
            deps.printer.printThrowableError = nil
            let lines2 = ["lines"]

            // MARK: - Act
            sut.printReceipt(lines2)

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 2)
            #expect(deps.printer.printReceivedLines == lines2)
            #expect(deps.printer.cutCallsCount == 1)
            #expect(sut.printedPages == 2)
            #expect(sut.errorMessage == nil)
        }

        @Test("printReceipt calls print and sets waiting when print fails and ready after printReceipt")
        func printReceiptCallsPrintAndSetsWaitingWhenPrintFailsAndReadyAfterPrintReceiptAndPrintReceipt() {
            // MARK: - Arrange
            let deps = ReceiptDeskTestFactory.setupDependencies()
            deps.printer.underlyingIsReady = true
            deps.printer.printReturnValue = 4
            let sut = ReceiptDeskTestFactory.makeSUT(deps)
            let lines: [String] = ["lines"]
            sut.printReceipt(lines)
            let error = ReceiptError.noPaper
            deps.printer.printThrowableError = error
            let lines2 = ["lines"]
            sut.printReceipt(lines2)
            let error2 = ReceiptError.noPaper
            deps.printer.printThrowableError = error2
            let lines3 = ["lines 2", "lines 3"]

            // MARK: - Act
            sut.printReceipt(lines3)

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 3)
            #expect(deps.printer.printReceivedLines == lines3)
            #expect(sut.waiting == [lines2, lines3])
            #expect(sut.errorMessage == "The receipt could not be printed.")
            #expect(deps.printer.cutCallsCount == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd EqqdWh_HT G_-6SkDOK 0Iacv0Fis oa7Aa-5iR dcfveKOl4 Q99CvAhaH Gu8Gt6J69
