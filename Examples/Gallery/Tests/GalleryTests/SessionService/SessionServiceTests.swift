// testgen:fingerprint ebcd114b630704b2 suite SessionService
import Foundation
import Testing
@testable import Gallery

@Suite("SessionService", .tags(.unit, .service))
struct SessionServiceTests {
    @Suite("Open")
    struct Open {
        @Test("open sets account")
        func openSetsAccount() async {
            // MARK: - Arrange
            let deps = SessionServiceTestFactory.setupDependencies()
            let returnedOpen = Result<Account, GalleryError>.success(SessionServiceTestFactory.createMockAccount())
            deps.port.openReturnValue = returnedOpen
            let sut = SessionServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.open(user: "user")

            // MARK: - Assert
            #expect(deps.port.openReceivedUser == "user")
            #expect(result)
            #expect(sut.account == SessionServiceTestFactory.createMockAccount())
        }

        @Test("open sets lastError when open fails")
        func openSetsLastErrorWhenOpenFails() async {
            // MARK: - Arrange
            let deps = SessionServiceTestFactory.setupDependencies()
            let returnedOpen = Result<Account, GalleryError>.failure(GalleryError.offline)
            deps.port.openReturnValue = returnedOpen
            let sut = SessionServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.open(user: "user")

            // MARK: - Assert
            #expect(deps.port.openReceivedUser == "user")
            #expect(!result)
            #expect(sut.lastError == GalleryError.offline)
        }

        @Test("open sets account and clears lastError after open")
        func openSetsAccountAndClearsLastErrorAfterOpen() async {
            // MARK: - Arrange
            let deps = SessionServiceTestFactory.setupDependencies()
            let returnedOpen = Result<Account, GalleryError>.failure(GalleryError.offline)
            deps.port.openReturnValue = returnedOpen
            let sut = SessionServiceTestFactory.makeSUT(deps)
            let user = "user"
            _ = await sut.open(user: user)
            let returnedOpen2 = Result<Account, GalleryError>.success(SessionServiceTestFactory.createMockAccount())
            deps.port.openReturnValue = returnedOpen2

            // MARK: - Act
            let result = await sut.open(user: "user")

            // MARK: - Assert
            #expect(deps.port.openReceivedUser == "user")
            #expect(result)
            #expect(sut.account == SessionServiceTestFactory.createMockAccount())
            #expect(sut.lastError == nil)
        }
    }

    @Suite("Close")
    struct Close {
        @Test("close throws when close fails")
        func closeThrowsWhenCloseFails() async {
            // MARK: - Arrange
            let deps = SessionServiceTestFactory.setupDependencies()
            let result2 = Result<Void, GalleryError>.failure(GalleryError.offline)
            deps.port.closeReturnValue = result2
            let sut = SessionServiceTestFactory.makeSUT(deps)

            // MARK: - Act & Assert
            await #expect(throws: (any Error).self) { try await sut.close() }
        }

        @Test("close clears account after open")
        func closeClearsAccountAfterOpen() async throws {
            // MARK: - Arrange
            let deps = SessionServiceTestFactory.setupDependencies()
            let result2 = Result<Void, GalleryError>.success(() as Void)
            deps.port.closeReturnValue = result2
            let returnedOpen = Result<Account, GalleryError>.success(SessionServiceTestFactory.createMockAccount())
            deps.port.openReturnValue = returnedOpen
            let sut = SessionServiceTestFactory.makeSUT(deps)
            let user = "user"
            _ = await sut.open(user: user)

            // MARK: - Act
            try await sut.close()

            // MARK: - Assert
            #expect(sut.account == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd XxsIptVSj QPL2HgJnc 4pYVBIgct BAWgrjtAB p-ytogPCa cVtCQR6_v PFqJfcA_R
// testgen:parts lZsPo4cap
