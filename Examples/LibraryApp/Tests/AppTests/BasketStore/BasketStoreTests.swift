// testgen:fingerprint bcc0eece3e7bc59b suite BasketStore
import Combine
import Foundation
import Testing
@testable import App

@Suite("BasketStore")
struct BasketStoreTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init calls load and sets items.value")
        func initCallsLoadAndSetsItemsValue() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad

            // MARK: - Act
            let sut = BasketStoreTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(deps.storage.loadCallsCount == 1)
            #expect(sut.items.value == returnedLoad)
        }

        @Test("init calls load and sets items.value when load is nil")
        func initCallsLoadAndSetsItemsValueWhenLoadIsNil() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            deps.storage.loadReturnValue = nil

            // MARK: - Act
            let sut = BasketStoreTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(deps.storage.loadCallsCount == 1)
            #expect(sut.items.value == [:])
        }
    }

    @Suite("Is empty")
    struct IsEmpty {
        @Test("isEmpty returns the result")
        func isEmptyReturnsTheResult() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isEmpty

            // MARK: - Assert
            #expect(result == returnedLoad.isEmpty)
        }
    }

    @Suite("Add")
    struct Add {
        @Test("add calls save and sets items.value")
        func addCallsSaveAndSetsItemsValue() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)

            // MARK: - Act
            try sut.add("name", count: 3)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedBasket == ["name": 5])
            #expect(sut.items.value == ["name": 5])
        }

        @Test("add calls save and sets items.value when name is empty")
        func addCallsSaveAndSetsItemsValueWhenNameIsEmpty() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)

            // MARK: - Act
            try sut.add("", count: 3)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedBasket == ["name": 2, "": 3])
            #expect(sut.items.value == ["name": 2, "": 3])
        }

        @Test("add throws tooMany")
        func addThrowsTooMany() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 4)

            // MARK: - Act
            #expect(throws: BasketError.tooMany(limit: 4)) { try sut.add("name", count: 3) }

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }
    }

    @Suite("Remove")
    struct Remove {
        @Test("remove calls save and sets items.value after add")
        func removeCallsSaveAndSetsItemsValueAfterAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)
            try sut.add("name", count: 3)

            // MARK: - Act
            try sut.remove("name")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 2)
            #expect(deps.storage.saveReceivedBasket == [:])
            #expect(sut.items.value == [:])
        }

        @Test("remove throws unknown after add")
        func removeThrowsUnknownAfterAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)
            try sut.add("name", count: 3)

            // MARK: - Act
            #expect(throws: BasketError.unknown("name 2")) { try sut.remove("name 2") }

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
        }

        @Test("remove throws unknown")
        func removeThrowsUnknown() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            deps.storage.loadReturnValue = nil
            let sut = BasketStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: BasketError.unknown("name")) { try sut.remove("name") }

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }

        @Test("remove calls save and sets items.value when name is empty after add")
        func removeCallsSaveAndSetsItemsValueWhenNameIsEmptyAfterAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)
            try sut.add("", count: 3)

            // MARK: - Act
            try sut.remove("")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 2)
            #expect(deps.storage.saveReceivedBasket == ["name": 2])
            #expect(sut.items.value == ["name": 2])
        }

        @Test("remove throws unknown when name was empty after add")
        func removeThrowsUnknownWhenNameWasEmptyAfterAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let basket = ["name": 2]
            deps.storage.loadReturnValue = basket
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 5)
            try sut.add("", count: 3)

            // MARK: - Act
            #expect(throws: BasketError.unknown("name 2")) { try sut.remove("name 2") }

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
        }
    }

    @Suite("Clear")
    struct Clear {
        @Test("clear calls save")
        func clearCallsSave() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedBasket == [:])
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n M-pIJi4JW H4ppuXils M0DAK2s2g la-OxFX5e 3pasrCYoZ buRPzcJX7
// testgen:parts tOfiXR0_D eLKlaiMCn qSbFZv5f9 ZhWy9V0uY oumicK2Mq hu-NvpfTh p-LCe5iNA TMHhLTsCj 0QuIfTMl5 G_FiL0RD_
// testgen:parts A1inFSD84 177pXMvOe
