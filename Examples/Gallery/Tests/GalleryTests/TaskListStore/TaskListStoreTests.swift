// testgen:fingerprint 4e3ba13685c7940c suite TaskListStore
import Foundation
import Testing
@testable import Gallery

@Suite("TaskListStore", .tags(.unit))
struct TaskListStoreTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init calls load and sets tasks")
        func initCallsLoadAndSetsTasks() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.storage.loadReturnValue = returnedLoad

            // MARK: - Act
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(deps.storage.loadCallsCount == 1)
            #expect(sut.tasks == returnedLoad)
        }
    }

    @Suite("Add")
    struct Add {
        @Test("add does not call save")
        func addDoesNotCallSave() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["title"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.add("Title")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }

        @Test("add calls save and sets tasks")
        func addCallsSaveAndSetsTasks() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["Load"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.add("Title")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedTasks == returnedLoad + ["title"])
            #expect(sut.tasks == returnedLoad + ["title"])
        }

        @Test("add does not call save when title is empty")
        func addDoesNotCallSaveWhenTitleIsEmpty() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.add("")

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }
    }

    @Suite("Remove")
    struct Remove {
        @Test("remove calls save and clears tasks when index is 0")
        func removeCallsSaveAndClearsTasksWhenIndexIs0() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.remove(at: 0)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedTasks == [])
            #expect(sut.tasks == [])
        }

        @Test("remove does not call save when index is 0")
        func removeDoesNotCallSaveWhenIndexIs0() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            deps.storage.loadReturnValue = []
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.remove(at: 0)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }

        @Test("remove does not call save when index is -1")
        func removeDoesNotCallSaveWhenIndexIs1() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.remove(at: -1)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }
    }

    @Suite("Clear")
    struct Clear {
        @Test("clear calls save and clears tasks")
        func clearCallsSaveAndClearsTasks() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.storage.loadReturnValue = returnedLoad
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedTasks == [])
            #expect(sut.tasks == [])
        }

        @Test("clear does not call save")
        func clearDoesNotCallSave() {
            // MARK: - Arrange
            let deps = TaskListStoreTestFactory.setupDependencies()
            deps.storage.loadReturnValue = []
            let sut = TaskListStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd Yz3R7k74z qfXruXils yUgIAoZTw wBZKXR0_D VGiJpzovA I6rCAtcSo 5gNPpiXnn
// testgen:parts I5PEcK2Mq KEEjBS56O RqRTJtRs_ 43rSrrfsV ujtNFSD84 x-Ib1iHcT JbWz3tNua
