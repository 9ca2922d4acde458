// testgen:fingerprint 47b8d1fc46c632ff suite ContactsModel
import Foundation
import Testing
@testable import Gallery

@Suite("ContactsModel", .tags(.unit, .viewModel))
@MainActor
struct ContactsModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls all and sets contacts")
        func loadCallsAllAndSetsContacts() async {
            // MARK: - Arrange
            let deps = ContactsModelTestFactory.setupDependencies()
            let returnedAll = [ContactsModelTestFactory.createMockContact()]
            deps.store.allReturnValue = returnedAll
            let sut = ContactsModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.allCallsCount == 1)
            #expect(sut.contacts == returnedAll)
        }

        @Test("load calls all and sets isBroken when all fails")
        func loadCallsAllAndSetsIsBrokenWhenAllFails() async {
            // MARK: - Arrange
            let deps = ContactsModelTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.store.allThrowableError = error
            let sut = ContactsModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.allCallsCount == 1)
            #expect(sut.isBroken)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 8LVK31q0k wBGwJDoDE J3xSOL-Jt jl8mD1Swg
