// testgen:fingerprint 26cc90ac7722c3c0 suite DeliveryEditor
import Foundation
import XCTest
@testable import Checkout

final class DeliveryEditorSaveTests: XCTestCase {
    func test_save_when_called_should_setProblems() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let sut = DeliveryEditorTestFactory.makeSUT(deps)

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(
            sut.problems,
            [DeliveryDraft.Field.street: "Enter a street.", DeliveryDraft.Field.code: "Enter five digits."])
        XCTAssertEqual(deps.store.saveCallsCount, 0)
    }

    func test_save_when_afterDraft_should_setProblemsToCode() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let sut = DeliveryEditorTestFactory.makeSUT(deps)
        var draft = DeliveryEditorTestFactory.createMockDeliveryDraft()
        draft.code = "codex"
        draft.street = "street"
        sut.draft = draft

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(sut.problems, [DeliveryDraft.Field.code: "Enter five digits."])
        XCTAssertEqual(deps.store.saveCallsCount, 0)
    }

    func test_save_when_draftRawValueWas3AndAfterDraft_should_callSaveAndSetStatus() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let date = Date(timeIntervalSince1970: 1720020000)
        deps.store.saveReturnValue = date
        let sut = DeliveryEditorTestFactory.makeSUT(deps)
        var draft = DeliveryEditorTestFactory.createMockDeliveryDraft(options: DeliveryOptions(rawValue: 3))
        draft.code = "11111"
        draft.street = "street"
        sut.draft = draft

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(deps.store.saveCallsCount, 1)
        XCTAssertEqual(
            deps.store.saveReceivedDelivery, Delivery(street: draft.street, code: draft.code, options: draft.options))
        XCTAssertEqual(sut.status, "Saved 3 Jul, 15:20, also to neighbours")
        XCTAssertEqual(sut.problems, [:])
    }

    func test_save_when_afterDraft_should_callSaveAndSetStatus() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let date = Date(timeIntervalSince1970: 1720020000)
        deps.store.saveReturnValue = date
        let sut = DeliveryEditorTestFactory.makeSUT(deps)
        var draft = DeliveryEditorTestFactory.createMockDeliveryDraft(options: DeliveryOptions(rawValue: 1))
        draft.code = "11111"
        draft.street = "street"
        sut.draft = draft

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(deps.store.saveCallsCount, 1)
        XCTAssertEqual(
            deps.store.saveReceivedDelivery, Delivery(street: draft.street, code: draft.code, options: draft.options))
        XCTAssertEqual(sut.status, "Saved 3 Jul, 15:20")
        XCTAssertEqual(sut.problems, [:])
    }

    func test_save_when_saveFailsAndAfterDraft_should_callSaveAndSetStatus() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.store.saveThrowableError = error
        let sut = DeliveryEditorTestFactory.makeSUT(deps)
        var draft = DeliveryEditorTestFactory.createMockDeliveryDraft()
        draft.code = "11111"
        draft.street = "street"
        sut.draft = draft

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(deps.store.saveCallsCount, 1)
        XCTAssertEqual(
            deps.store.saveReceivedDelivery, Delivery(street: draft.street, code: draft.code, options: draft.options))
        XCTAssertEqual(sut.status, "Not saved")
        XCTAssertEqual(sut.problems, [:])
    }

    func test_save_when_afterDraft_should_setProblems() {
        // MARK: - Given
        let deps = DeliveryEditorTestFactory.setupDependencies()
        let sut = DeliveryEditorTestFactory.makeSUT(deps)
        var draft = DeliveryEditorTestFactory.createMockDeliveryDraft()
        draft.code = "codex"
        sut.draft = draft

        // MARK: - When
        sut.save()

        // MARK: - Then
        XCTAssertEqual(
            sut.problems,
            [DeliveryDraft.Field.street: "Enter a street.", DeliveryDraft.Field.code: "Enter five digits."])
        XCTAssertEqual(deps.store.saveCallsCount, 0)
    }
}
// testgen:parts qxkweZMJ9 rcjZp_v5B behYzFvMJ ge_xcnPjv 3v9COzwcO 1Xzoy9ST6 X3Qh61m-O D2GWrUGx3 F1ltSWXY0 rzYgvpFsY
