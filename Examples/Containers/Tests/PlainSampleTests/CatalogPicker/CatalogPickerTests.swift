// testgen:fingerprint 8921eecaf45af38a suite CatalogPicker
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogPicker")
struct CatalogPickerTests {
    @Suite("Pick")
    struct Pick {
        @Test("pick sets picked to 'findValue'")
        func pickSetsPickedToFindValue() throws {
            // MARK: - Arrange
            let deps = CatalogPickerTestFactory.setupDependencies()
            let findValue = ["findValue"]
            var onPickCalls: [String] = []
            let sut = CatalogPickerTestFactory.makeSUT(
                deps, find: { _ in findValue }, onPick: { onPickCalls.append($0) })
            let query = "query"

            // MARK: - Act
            try sut.pick(query)

            // MARK: - Assert
            #expect(onPickCalls.count == 1)
            #expect(onPickCalls.last == "findValue")
            #expect(sut.picked == "findValue")
        }

        @Test("pick sets picked")
        func pickSetsPicked() throws {
            // MARK: - Arrange
            let deps = CatalogPickerTestFactory.setupDependencies()
            let findValue = ["findValue", "findValue 2"]
            var onPickCalls: [String] = []
            let sut = CatalogPickerTestFactory.makeSUT(
                deps, find: { _ in findValue }, onPick: { onPickCalls.append($0) })
            let query = "query"

            // MARK: - Act
            try sut.pick(query)

            // MARK: - Assert
            #expect(onPickCalls.count == 1)
            #expect(onPickCalls.last == "findValue")
            #expect(sut.picked == "findValue")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo gxriXp8Wf flU_5-Dt9 vFL1zcFtl X1TcsjxXD
