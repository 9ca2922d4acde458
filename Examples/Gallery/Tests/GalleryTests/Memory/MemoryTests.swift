// testgen:fingerprint 6159d3203d6d3cd0 suite Memory
import Foundation
import Testing
@testable import Gallery

@Suite("Memory", .tags(.unit))
struct MemoryTests {
    @Suite("Remember")
    struct Remember {
        @Test("remember sets last and sets count")
        func rememberSetsLastAndSetsCount() {
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
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd FGxj6_H_V ar5ZSvyfP p9iJeI6aD
