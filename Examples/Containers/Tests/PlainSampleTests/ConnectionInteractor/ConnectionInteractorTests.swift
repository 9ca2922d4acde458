// testgen:fingerprint 5e0ea7c875bac01e suite ConnectionInteractor
import Foundation
import Testing
@testable import PlainSample

@Suite("ConnectionInteractor")
struct ConnectionInteractorTests {
    @Suite("Update")
    struct Update {
        @Test("update sets label when online")
        func updateSetsLabelWhenOnline() {
            // MARK: - Arrange
            let deps = ConnectionInteractorTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = true
            let sut = ConnectionInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.update()

            // MARK: - Assert
            #expect(sut.label == "online")
        }
    }
}
