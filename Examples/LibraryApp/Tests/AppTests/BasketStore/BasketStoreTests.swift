// testgen:fingerprint e0221e494fff458e suite BasketStore
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
        @Test("add calls save and sets items.value when count is 2 after clear")
        func addCallsSaveAndSetsItemsValueWhenCountIs2AfterClear() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 3)
            sut.clear()

            // MARK: - Act
            try sut.add("name", count: 2)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 2)
            #expect(deps.storage.saveReceivedBasket == ["name": 0 + 2])
            #expect(sut.items.value == ["name": 0 + 2])
        }

        @Test("add throws when count is 4 and name is the same after clear and add")
        func addThrowsWhenCountIs4AndNameIsTheSameAfterClearAndAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 3)
            sut.clear()
            try sut.add("name", count: 2)

            // MARK: - Act & Assert
            #expect(throws: BasketError.tooMany(limit: 3)) { try sut.add("name", count: 4) }
        }
    }

    @Suite("Remove")
    struct Remove {
        @Test("remove throws after clear")
        func removeThrowsAfterClear() {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps)
            sut.clear()

            // MARK: - Act & Assert
            #expect(throws: BasketError.unknown("name")) { try sut.remove("name") }
        }

        @Test("remove calls save and sets items.value when name is the same after clear and add")
        func removeCallsSaveAndSetsItemsValueWhenNameIsTheSameAfterClearAndAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 3)
            sut.clear()
            try sut.add("name", count: 2)

            // MARK: - Act
            try sut.remove("name")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 3)
            #expect(deps.storage.saveReceivedBasket == [:])
            #expect(sut.items.value == [:])
        }

        @Test("remove throws after clear and add")
        func removeThrowsAfterClearAndAdd() throws {
            // MARK: - Arrange
            let deps = BasketStoreTestFactory.setupDependencies()
            let returnedLoad = ["key-1": 1] as [String: Int]
            deps.storage.loadReturnValue = returnedLoad
            let sut = BasketStoreTestFactory.makeSUT(deps, limit: 3)
            sut.clear()
            try sut.add("name", count: 2)

            // MARK: - Act & Assert
            #expect(throws: BasketError.unknown("name 2")) { try sut.remove("name 2") }
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
