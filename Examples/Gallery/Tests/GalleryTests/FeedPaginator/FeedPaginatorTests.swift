// testgen:fingerprint bbc3bb81c15f5ad8 suite FeedPaginator
import Foundation
import Testing
@testable import Gallery

@Suite("FeedPaginator", .tags(.unit))
@MainActor
struct FeedPaginatorTests {
    @Suite("Load more")
    @MainActor
    struct LoadMore {
        @Test("loadMore calls page and sets state to loaded")
        func loadMoreCallsPageAndSetsStateToLoaded() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote()], next: "next")
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps, pageSize: 3)
            var stateDuringPage: FeedPaginator.State?
            deps.service.pageClosure = { _, _ in
                stateDuringPage = sut.state
                return page
            }

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 1)
            #expect(deps.service.pageReceivedArguments?.mark == nil)
            #expect(deps.service.pageReceivedArguments?.limit == 3)
            #expect(sut.state == FeedPaginator.State.loaded)
            #expect(sut.notes == page.notes)
            #expect(stateDuringPage == FeedPaginator.State.loading)
        }

        @Test("loadMore calls page and sets state to loaded when page next is nil")
        func loadMoreCallsPageAndSetsStateToLoadedWhenPageNextIsNil() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote()], next: nil)
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps, pageSize: 3)
            var stateDuringPage: FeedPaginator.State?
            deps.service.pageClosure = { _, _ in
                stateDuringPage = sut.state
                return page
            }

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 1)
            #expect(deps.service.pageReceivedArguments?.mark == nil)
            #expect(deps.service.pageReceivedArguments?.limit == 3)
            #expect(sut.state == FeedPaginator.State.loaded)
            #expect(sut.notes == page.notes)
            #expect(!sut.hasMore)
            #expect(stateDuringPage == FeedPaginator.State.loading)
        }

        @Test("loadMore calls page and sets state to failed when page fails")
        func loadMoreCallsPageAndSetsStateToFailedWhenPageFails() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let sut = FeedPaginatorTestFactory.makeSUT(deps, pageSize: 2)
            var stateDuringPage: FeedPaginator.State?
            let error = GalleryError.offline
            deps.service.pageClosure = { _, _ in
                stateDuringPage = sut.state
                throw error
            }

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 1)
            #expect(deps.service.pageReceivedArguments?.mark == nil)
            #expect(deps.service.pageReceivedArguments?.limit == 2)
            #expect(sut.state == FeedPaginator.State.failed("No more notes for now."))
            #expect(stateDuringPage == FeedPaginator.State.loading)
        }

        @Test("loadMore calls page and sets notes after loadMore")
        func loadMoreCallsPageAndSetsNotesAfterLoadMore() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(
                notes: [
                    FeedPaginatorTestFactory.createMockNote(
                        id: UUID(uuidString: "00000000-0000-0000-0000-000000000004")!)
                ], next: "next 2")
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps, pageSize: 5)
            await sut.loadMore()
            let page2 = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote(), FeedPaginatorTestFactory.createMockNote()],
                next: "next")
            deps.service.pageReturnValue = page2
            var stateDuringPage: FeedPaginator.State?
            deps.service.pageClosure = { _, _ in
                stateDuringPage = sut.state
                return page2
            }

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 2)
            #expect(deps.service.pageReceivedArguments?.mark == "next 2")
            #expect(deps.service.pageReceivedArguments?.limit == 5)
            #expect(sut.notes == page.notes + page2.notes)
            #expect(stateDuringPage == FeedPaginator.State.loading)
        }

        @Test("loadMore does not call page again after loadMore")
        func loadMoreDoesNotCallPageAgainAfterLoadMore() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote()], next: nil)
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps)
            await sut.loadMore()

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 1)
        }

        @Test("loadMore calls page and sets state to loaded after loadMore and reset")
        func loadMoreCallsPageAndSetsStateToLoadedAfterLoadMoreAndReset() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(next: "next")
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps, pageSize: 3)
            await sut.loadMore()
            sut.reset()
            let page2 = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote()], next: "next")
            deps.service.pageReturnValue = page2
            var stateDuringPage: FeedPaginator.State?
            deps.service.pageClosure = { _, _ in
                stateDuringPage = sut.state
                return page2
            }

            // MARK: - Act
            await sut.loadMore()

            // MARK: - Assert
            #expect(deps.service.pageCallsCount == 2)
            #expect(deps.service.pageReceivedArguments?.mark == nil)
            #expect(deps.service.pageReceivedArguments?.limit == 3)
            #expect(sut.state == FeedPaginator.State.loaded)
            #expect(sut.notes == page2.notes)
            #expect(stateDuringPage == FeedPaginator.State.loading)
        }
    }

    @Suite("Reset")
    @MainActor
    struct Reset {
        @Test("reset leaves hasMore")
        func resetLeavesHasMore() {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let sut = FeedPaginatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.reset()

            // MARK: - Assert
            #expect(sut.hasMore)
        }

        @Test("reset sets state to idle and clears notes after loadMore")
        func resetSetsStateToIdleAndClearsNotesAfterLoadMore() async {
            // MARK: - Arrange
            let deps = FeedPaginatorTestFactory.setupDependencies()
            let page = FeedPaginatorTestFactory.createMockNotePage(
                notes: [FeedPaginatorTestFactory.createMockNote()], next: nil)
            deps.service.pageReturnValue = page
            let sut = FeedPaginatorTestFactory.makeSUT(deps)
            await sut.loadMore()

            // MARK: - Act
            sut.reset()

            // MARK: - Assert
            #expect(sut.state == FeedPaginator.State.idle)
            #expect(sut.notes == [])
            #expect(sut.hasMore)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd Imwq0Shcj FcS9gU9FC racdSHIk3 4LvF2Vpgw HvrrPoazR DOKovSNq_ 0kTW-ZzqY
// testgen:parts bqvjwyHKo VYRL54xBK YDTdP47bu 6Q6-c-bqt
