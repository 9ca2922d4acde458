// testgen:fingerprint 967aa67cee216269 suite ConnectionInteractor
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

        @Test("update sets label when not online")
        func updateSetsLabelWhenNotOnline() {
            // MARK: - Arrange
            let deps = ConnectionInteractorTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = false
            let sut = ConnectionInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.update()

            // MARK: - Assert
            #expect(sut.label == "offline")
        }
    }
}
