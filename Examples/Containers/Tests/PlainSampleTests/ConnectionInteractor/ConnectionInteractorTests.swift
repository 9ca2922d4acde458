// testgen:fingerprint 647d8414d3531caf suite ConnectionInteractor
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
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo ywH6N1hzZ h4qDc0OQh qZnhWLX53 EtU5skMO-
