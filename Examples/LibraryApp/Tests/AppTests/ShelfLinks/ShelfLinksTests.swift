// testgen:fingerprint c07a14428548b981 suite ShelfLinks
import Combine
import Foundation
import Testing
@testable import App

@Suite("ShelfLinks")
struct ShelfLinksTests {
    @Suite("Open")
    struct Open {
        @Test("open changes store")
        func openChangesStore() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(
                    routing: ShelfLinksTestFactory.createMockShelfStateRouting(code: nil, isSheetShown: false)))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)

            // MARK: - Act
            sut.open("code")

            // MARK: - Assert
            #expect(store.value.routing.code == "code")
            #expect(store.value.routing.isSheetShown)
        }
    }

    @Suite("Close")
    struct Close {
        @Test("close changes store")
        func closeChangesStore() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(
                    routing: ShelfLinksTestFactory.createMockShelfStateRouting(isSheetShown: true)))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)

            // MARK: - Act
            sut.close()

            // MARK: - Assert
            #expect(!store.value.routing.isSheetShown)
        }
    }

    @Suite("Activate")
    struct Activate {
        @Test("activate calls ask")
        func activateCallsAsk() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(isActive: true))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)

            // MARK: - Act
            sut.activate()

            // MARK: - Assert
            #expect(deps.interactorsPermissions.askCallsCount == 1)
            #expect(deps.interactorsPermissions.askReceivedName == "push")
        }

        @Test("activate calls ask and changes store")
        func activateCallsAskAndChangesStore() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(isActive: false))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)

            // MARK: - Act
            sut.activate()

            // MARK: - Assert
            #expect(deps.interactorsPermissions.askCallsCount == 1)
            #expect(deps.interactorsPermissions.askReceivedName == "push")
            #expect(store.value.isActive)
        }
    }

    @Suite("Titles")
    struct Titles {
        @Test("titles calls titles")
        func titlesCallsTitles() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let titles = ["titles"]
            deps.interactorsBooks.titlesReturnValue = Just(titles).setFailureType(to: Error.self).eraseToAnyPublisher()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(isActive: true))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)
            var resultValues: [[String]] = []
            var resultFailures: [Error] = []

            // MARK: - Act
            let resultSubscription = sut.titles().sink(
                receiveCompletion: { if case .failure(let error) = $0 { resultFailures.append(error) } },
                receiveValue: { resultValues.append($0) })

            // MARK: - Assert
            #expect(deps.interactorsBooks.titlesCallsCount == 1)
            #expect(resultValues == [titles])
            #expect(resultFailures.count == 0)
            withExtendedLifetime(resultSubscription) {}
        }

        @Test("titles sends nothing")
        func titlesSendsNothing() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(isActive: false))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)
            var resultValues: [[String]] = []
            var resultFailures: [ShelfError] = []

            // MARK: - Act
            let resultSubscription = sut.titles().sink(
                receiveCompletion: { if case .failure(let error as ShelfError) = $0 { resultFailures.append(error) } },
                receiveValue: { resultValues.append($0) })

            // MARK: - Assert
            #expect(resultValues == [])
            #expect(resultFailures == [ShelfError.closed])
            #expect(deps.interactorsBooks.titlesCallsCount == 0)
            withExtendedLifetime(resultSubscription) {}
        }
    }

    @Suite("Codes")
    struct Codes {
        @Test("codes sends the result")
        func codesSendsTheResult() {
            // MARK: - Arrange
            let deps = ShelfLinksTestFactory.setupDependencies()
            let store: ShelfStore<ShelfState> = CurrentValueSubject<ShelfState, Never>(
                ShelfLinksTestFactory.createMockShelfState(
                    routing: ShelfLinksTestFactory.createMockShelfStateRouting(code: "code")))
            let sut = ShelfLinksTestFactory.makeSUT(deps, store: store)
            var resultValues: [String?] = []

            // MARK: - Act
            let resultSubscription = sut.codes().sink { resultValues.append($0) }

            // MARK: - Assert
            #expect(resultValues == ["code"])
            withExtendedLifetime(resultSubscription) {}
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n UGOi8G79O K3p6HgJnc fpX21Axp4 dFPsQR6_v 2bK2gacQ4 L3o4n6O6V
// testgen:parts CPb5Ic4pI ywbhk5wS4 zkLeDRr-w dcO_1AphM UzBifQs2j Nke8GPTL- UTQiz6-C2
