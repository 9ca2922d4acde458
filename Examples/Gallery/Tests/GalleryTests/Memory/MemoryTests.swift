// testgen:fingerprint 3c0c2f05a51b4cef suite Memory
import Foundation
import Testing
@testable import Gallery

@Suite("Memory")
struct MemoryTests {
    @Suite("Remember")
    struct Remember {
        @Test("remember sets count")
        func rememberSetsCount() {
            // MARK: - Arrange
            let deps = MemoryTestFactory.setupDependencies()
            let sut = MemoryTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.remember("value")

            // MARK: - Assert
            #expect(deps.place.last == "value")
            #expect(sut.count == 1)
        }
    }
}
