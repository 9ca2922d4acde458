// testgen:fingerprint 1de739e8ecefe4d8 suite ReceiptPresenter
import Foundation
import Testing
@testable import NeedleSample

@Suite("ReceiptPresenter")
struct ReceiptPresenterTests {
    @Suite("Show")
    struct Show {
        @Test("show calls print and sets printed")
        func showCallsPrintAndSetsPrinted() {
            // MARK: - Arrange
            let deps = ReceiptPresenterTestFactory.setupDependencies()
            let sut = ReceiptPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.show("text")

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 1)
            #expect(deps.printer.printReceivedText == "text")
            #expect(sut.printed == 1)
        }

        @Test("show does not call print when text is empty")
        func showDoesNotCallPrintWhenTextIsEmpty() {
            // MARK: - Arrange
            let deps = ReceiptPresenterTestFactory.setupDependencies()
            let sut = ReceiptPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.show("")

            // MARK: - Assert
            #expect(deps.printer.printCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Pqbik4GRB owpldbufE 6HxwSq36u pEc7J4GZS E6zTwcECy
