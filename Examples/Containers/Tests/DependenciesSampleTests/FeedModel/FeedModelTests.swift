// testgen:fingerprint f656010e6ee08e92 suite FeedModel
import Foundation
import Testing
@testable import DependenciesSample

@Suite("FeedModel")
@MainActor
struct FeedModelTests {
    @Suite("Load next")
    @MainActor
    struct LoadNext {
        @Test("loadNext calls load and sets entries")
        func loadNextCallsLoadAndSetsEntries() async throws {
            // MARK: - Arrange
            let deps = FeedModelTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.client.loadReturnValue = returnedLoad
            let sut = FeedModelTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.loadNext()

            // MARK: - Assert
            #expect(deps.client.loadCallsCount == 1)
            #expect(deps.client.loadReceivedPage == 1)
            #expect(sut.entries == returnedLoad)
            #expect(sut.page == 1)
            #expect(sut.loadedAt == Date(timeIntervalSince1970: 0))
        }

        @Test("loadNext throws what load throws when load fails")
        func loadNextThrowsWhatLoadThrowsWhenLoadFails() async {
            // MARK: - Arrange
            let deps = FeedModelTestFactory.setupDependencies()
            let error = TestError.expected
            deps.client.loadThrowableError = error
            let sut = FeedModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.loadNext() }

            // MARK: - Assert
            #expect(deps.client.loadCallsCount == 1)
            #expect(deps.client.loadReceivedPage == 1)
        }

        @Test("loadNext calls load and sets entries after loadNext")
        func loadNextCallsLoadAndSetsEntriesAfterLoadNext() async throws {
            // MARK: - Arrange
            let deps = FeedModelTestFactory.setupDependencies()
            let returnedLoad = ["load"]
            deps.client.loadReturnValue = returnedLoad
            let sut = FeedModelTestFactory.makeSUT(deps)
            try await sut.loadNext()
            let returnedLoad2 = ["load", "load"]
            deps.client.loadReturnValue = returnedLoad2
            let expected = 2

            // MARK: - Act
            try await sut.loadNext()

            // MARK: - Assert
            #expect(deps.client.loadCallsCount == 2)
            #expect(deps.client.loadReceivedPage == 2)
            #expect(sut.entries == returnedLoad + returnedLoad2)
            #expect(sut.page == expected)
            #expect(sut.loadedAt == Date(timeIntervalSince1970: 0))
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm KNuJYbKHk vi_2ZInCU 6M5p9Ltf- 2j9_WEv9Y UB94cxb8L WSuIfOdKP
