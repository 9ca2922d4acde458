// testgen:fingerprint 5464524d6e15035a suite CardTerminal
import Foundation
import XCTest
@testable import Checkout

final class CardTerminalPayTests: XCTestCase {
    func test_pay_when_called_should_callAuthorizeAndPrint() async throws {
        // MARK: - Given
        let deps = CardTerminalTestFactory.setupDependencies()
        deps.processor.authorizeReturnValue = 2
        let sut = CardTerminalTestFactory.makeSUT(deps)

        // MARK: - When
        try await sut.pay(3.0, pin: "pin")

        // MARK: - Then
        XCTAssertEqual(deps.processor.authorizeCallsCount, 1)
        XCTAssertEqual(deps.processor.authorizeReceivedPin, "pin")
        XCTAssertEqual(deps.printer.printCallsCount, 1)
        XCTAssertEqual(
            deps.printer.printReceivedVoucher, Voucher(id: 2, amount: 3.0, fee: 3.0 * Decimal(string: "0.10")!))
    }

    func test_pay_when_authorizeFails_should_throwRefused() async {
        // MARK: - Given
        let deps = CardTerminalTestFactory.setupDependencies()
        let error = TerminalError.refused
        deps.processor.authorizeThrowableError = error
        let sut = CardTerminalTestFactory.makeSUT(deps)
        let amount: Decimal = 1.0

        // MARK: - When
        var thrownError: (any Error)?
        do {
            try await sut.pay(amount, pin: "pin")
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? TerminalError, TerminalError.refused)
        XCTAssertEqual(deps.processor.authorizeCallsCount, 1)
        XCTAssertEqual(deps.processor.authorizeReceivedPin, "pin")
        XCTAssertEqual(deps.printer.printCallsCount, 0)
    }

    func test_pay_when_afterPayFailed3Times_should_throwLocked() async {
        // MARK: - Given
        let deps = CardTerminalTestFactory.setupDependencies()
        let error = TerminalError.refused
        deps.processor.authorizeThrowableError = error
        let sut = CardTerminalTestFactory.makeSUT(deps)
        let amount: Decimal = 1.0
        let pin = "pin"
        var thrownError: (any Error)?
        do {
            try await sut.pay(amount, pin: pin)
        } catch {
            thrownError = error
        }
        XCTAssertEqual(thrownError as? TerminalError, TerminalError.refused)
        let error2 = TerminalError.refused
        deps.processor.authorizeThrowableError = error2
        let amount2: Decimal = 1.0
        let pin2 = "pin"
        var thrownError2: (any Error)?
        do {
            try await sut.pay(amount2, pin: pin2)
        } catch {
            thrownError2 = error
        }
        XCTAssertEqual(thrownError2 as? TerminalError, TerminalError.refused)
        let error3 = TerminalError.refused
        deps.processor.authorizeThrowableError = error3
        let amount3: Decimal = 1.0
        let pin3 = "pin"
        var thrownError3: (any Error)?
        do {
            try await sut.pay(amount3, pin: pin3)
        } catch {
            thrownError3 = error
        }
        XCTAssertEqual(thrownError3 as? TerminalError, TerminalError.refused)
        let amount4: Decimal = 1.0
        let pin4 = "pin"

        // MARK: - When
        var thrownError4: (any Error)?
        do {
            try await sut.pay(amount4, pin: pin4)
        } catch {
            thrownError4 = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError4 as? TerminalError, TerminalError.locked)
        XCTAssertEqual(deps.processor.authorizeCallsCount, 3)
        XCTAssertEqual(deps.printer.printCallsCount, 0)
    }
}
// testgen:parts qxkweZMJ9 rcjZp_v5B behYzFvMJ RYhKmc-SK -mvXQ-qpE yVXqjSqoz WOVdCXtO-
