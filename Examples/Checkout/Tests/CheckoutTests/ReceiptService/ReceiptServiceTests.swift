// testgen:fingerprint 27db4cd9715f7577 suite ReceiptService
import Foundation
import XCTest
@testable import Checkout

final class ReceiptServiceKeepTests: XCTestCase {
    func test_keep_when_called_should_callStoreAndSetLatest() async throws {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let sut = ReceiptServiceTestFactory.makeSUT(deps)
        let receipt = ReceiptServiceTestFactory.createMockReceipt()

        // MARK: - When
        try await sut.keep(receipt)

        // MARK: - Then
        XCTAssertEqual(deps.archive.storeCallsCount, 1)
        XCTAssertEqual(deps.archive.storeReceivedReceipt, receipt)
        XCTAssertEqual(sut.latest, receipt)
    }

    func test_keep_when_storeFails_should_throwWhatStoreThrows() async {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.archive.storeThrowableError = error
        let sut = ReceiptServiceTestFactory.makeSUT(deps)
        let receipt = ReceiptServiceTestFactory.createMockReceipt()

        // MARK: - When
        var thrownError: (any Error)?
        do {
            try await sut.keep(receipt)
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? CheckoutError, error)
        XCTAssertEqual(deps.archive.storeCallsCount, 1)
        XCTAssertEqual(deps.archive.storeReceivedReceipt, receipt)
    }
}

final class ReceiptServiceFindTests: XCTestCase {
    func test_find_when_called_should_callReceipt() async throws {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let returnedReceipt = ReceiptServiceTestFactory.createMockReceipt()
        deps.archive.receiptReturnValue = returnedReceipt
        let sut = ReceiptServiceTestFactory.makeSUT(deps)

        // MARK: - When
        let result = try await sut.find("number")

        // MARK: - Then
        XCTAssertEqual(deps.archive.receiptCallsCount, 1)
        XCTAssertEqual(deps.archive.receiptReceivedNumber, "number")
        XCTAssertEqual(result, returnedReceipt)
    }

    func test_find_when_receiptFails_should_throwWhatReceiptThrows() async {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.archive.receiptThrowableError = error
        let sut = ReceiptServiceTestFactory.makeSUT(deps)

        // MARK: - When
        var thrownError: (any Error)?
        do {
            _ = try await sut.find("number")
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? CheckoutError, error)
        XCTAssertEqual(deps.archive.receiptCallsCount, 1)
        XCTAssertEqual(deps.archive.receiptReceivedNumber, "number")
    }

    func test_find_when_numberIsTheSameAndAfterKeep_should_returnTheResult() async throws {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let sut = ReceiptServiceTestFactory.makeSUT(deps)
        let receipt = ReceiptServiceTestFactory.createMockReceipt()
        try await sut.keep(receipt)

        // MARK: - When
        let result = try await sut.find(receipt.number)

        // MARK: - Then
        XCTAssertEqual(result, receipt)
        XCTAssertEqual(deps.archive.receiptCallsCount, 0)
    }

    func test_find_when_afterKeep_should_callReceipt() async throws {
        // MARK: - Given
        let deps = ReceiptServiceTestFactory.setupDependencies()
        let returnedReceipt = ReceiptServiceTestFactory.createMockReceipt()
        deps.archive.receiptReturnValue = returnedReceipt
        let sut = ReceiptServiceTestFactory.makeSUT(deps)
        let receipt = ReceiptServiceTestFactory.createMockReceipt(number: "number")
        try await sut.keep(receipt)

        // MARK: - When
        let result = try await sut.find("number 2")

        // MARK: - Then
        XCTAssertEqual(deps.archive.receiptCallsCount, 1)
        XCTAssertEqual(deps.archive.receiptReceivedNumber, "number 2")
        XCTAssertEqual(result, returnedReceipt)
    }
}
// testgen:parts qxkweZMJ9 rcjZp_v5B behYzFvMJ llM6kfiNo EyqWnY5Y_ Dbes6lhXw X06y9uHdM 5hYxH1z8o LSwUCXjie bTLugwoxK
// testgen:parts xkMU6avQJ
