// testgen:fingerprint 3d0e140d03e9c4b2 suite PaymentsPresenter
import Foundation
import Testing
@testable import FactoryModularSample

@Suite(
    "PaymentsPresenter", .serialized, .exclusiveContainer(reset: { PaymentsPresenterTestFactory.resetDependencies() }))
@MainActor
struct PaymentsPresenterTests {
    @Suite("Book")
    @MainActor
    struct Book {
        @Test("book calls book and sets total")
        func bookCallsBookAndSetsTotal() throws {
            // MARK: - Arrange
            let deps = PaymentsPresenterTestFactory.setupDependencies()
            let sut = PaymentsPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.book(2)

            // MARK: - Assert
            #expect(deps.ledger.bookCallsCount == 1)
            #expect(deps.ledger.bookReceivedCents == 2)
            #expect(sut.total == 2)
            #expect(sut.isBooked)
        }

        @Test("book throws what book throws when book fails")
        func bookThrowsWhatBookThrowsWhenBookFails() {
            // MARK: - Arrange
            let deps = PaymentsPresenterTestFactory.setupDependencies()
            let error = TestError.expected
            deps.ledger.bookThrowableError = error
            let sut = PaymentsPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.book(2) }

            // MARK: - Assert
            #expect(deps.ledger.bookCallsCount == 1)
            #expect(deps.ledger.bookReceivedCents == 2)
        }
    }

    @Suite("Convert")
    @MainActor
    struct Convert {
        @Test("convert returns the result when rate is 2")
        func convertReturnsTheResultWhenRateIs2() {
            // MARK: - Arrange
            let deps = PaymentsPresenterTestFactory.setupDependencies()
            deps.rates.rateReturnValue = 2.0
            let sut = PaymentsPresenterTestFactory.makeSUT(deps)
            let cents = 1

            // MARK: - Act
            let result = sut.convert(cents, to: "currency")

            // MARK: - Assert
            #expect(deps.rates.rateReceivedCurrency == "currency")
            #expect(result == 2.0)
        }

        @Test("convert returns nil when rate is nil")
        func convertReturnsNilWhenRateIsNil() {
            // MARK: - Arrange
            let deps = PaymentsPresenterTestFactory.setupDependencies()
            deps.rates.rateReturnValue = nil
            let sut = PaymentsPresenterTestFactory.makeSUT(deps)
            let cents = 1

            // MARK: - Act
            let result = sut.convert(cents, to: "currency")

            // MARK: - Assert
            #expect(deps.rates.rateReceivedCurrency == "currency")
            #expect(result == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm qGTa5D3Ih qI7yZ5GuE PHnj6RRYn GDFpo6qK9 z7eIhzDsX 6hdERg1tO Pw5objDIj kb4piakKx
