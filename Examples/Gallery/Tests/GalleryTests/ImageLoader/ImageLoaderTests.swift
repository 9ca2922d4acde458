// testgen:fingerprint a28a020ef7922a18 suite ImageLoader
import Foundation
import Testing
@testable import Gallery

@Suite("ImageLoader", .tags(.unit))
struct ImageLoaderTests {
    @Suite("Load")
    struct Load {
        @Test("load calls completion")
        func loadCallsCompletion() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            let data = Data([3])
            deps.cache.dataReturnValue = data
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            var completionCalls: [Data?] = []

            // MARK: - Act
            sut.load(url, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == data)
            #expect(deps.cache.storeCallsCount == 0)
        }

        @Test("load calls fetch and store when data is nil")
        func loadCallsFetchAndStoreWhenDataIsNil() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let fetch = Result<Data, GalleryError>.success(Data([3]))
            deps.fetcher.fetchClosure = { _, completion in completion(fetch) }
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            var completionCalls: [Data?] = []

            // MARK: - Act
            sut.load(url, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url)
            #expect(deps.fetcher.fetchCallsCount == 1)
            #expect(deps.fetcher.fetchReceivedArguments?.url == url)
            #expect(deps.cache.storeCallsCount == 1)
            #expect(deps.cache.storeReceivedArguments?.data == Data([3]))
            #expect(deps.cache.storeReceivedArguments?.url == url)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Data([3]))
            #expect(sut.running == [])
        }

        @Test("load calls fetch when fetch fails and data is nil")
        func loadCallsFetchWhenFetchFailsAndDataIsNil() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let fetch = Result<Data, GalleryError>.failure(GalleryError.offline)
            deps.fetcher.fetchClosure = { _, completion in completion(fetch) }
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            var completionCalls: [Data?] = []

            // MARK: - Act
            sut.load(url, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url)
            #expect(deps.fetcher.fetchCallsCount == 1)
            #expect(deps.fetcher.fetchReceivedArguments?.url == url)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == .some(nil))
            #expect(sut.running == [])
            #expect(deps.cache.storeCallsCount == 0)
        }

        @Test("load calls fetch and sets running when data is nil")
        func loadCallsFetchAndSetsRunningWhenDataIsNil() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!

            // MARK: - Act
            sut.load(url, completion: { _ in })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url)
            #expect(deps.fetcher.fetchCallsCount == 1)
            #expect(deps.fetcher.fetchReceivedArguments?.url == url)
            #expect(sut.running == [url])
            #expect(deps.cache.storeCallsCount == 0)
        }

        @Test("load calls fetch and store when data is nil after load")
        func loadCallsFetchAndStoreWhenDataIsNilAfterLoad() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            sut.load(url, completion: { _ in })
            let fetch = Result<Data, GalleryError>.success(Data([4]))
            deps.fetcher.fetchClosure = { _, completion in completion(fetch) }
            let url2 = URL(string: "https://example.com/3")!
            var completionCalls: [Data?] = []

            // MARK: - Act
            sut.load(url2, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url2)
            #expect(deps.fetcher.fetchCallsCount == 2)
            #expect(deps.fetcher.fetchReceivedArguments?.url == url2)
            #expect(deps.cache.storeCallsCount == 1)
            #expect(deps.cache.storeReceivedArguments?.data == Data([4]))
            #expect(deps.cache.storeReceivedArguments?.url == url2)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Data([4]))
            #expect(sut.running == [url])
        }

        @Test("load calls fetch and sets running when data is nil after load")
        func loadCallsFetchAndSetsRunningWhenDataIsNilAfterLoad() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            sut.load(url, completion: { _ in })
            let url2 = URL(string: "https://example.com/3")!

            // MARK: - Act
            sut.load(url2, completion: { _ in })

            // MARK: - Assert
            #expect(deps.cache.dataReceivedUrl == url2)
            #expect(deps.fetcher.fetchCallsCount == 2)
            #expect(deps.fetcher.fetchReceivedArguments?.url == url2)
            #expect(sut.running == [url, url2])
            #expect(deps.cache.storeCallsCount == 0)
        }
    }

    @Suite("Cancel")
    struct Cancel {
        @Test("cancel calls cancel")
        func cancelCallsCancel() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!

            // MARK: - Act
            sut.cancel(url)

            // MARK: - Assert
            #expect(deps.fetcher.cancelCallsCount == 1)
            #expect(deps.fetcher.cancelReceivedUrl == url)
        }

        @Test("cancel calls cancel and clears running when url is the same after load")
        func cancelCallsCancelAndClearsRunningWhenUrlIsTheSameAfterLoad() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            sut.load(url, completion: { _ in })

            // MARK: - Act
            sut.cancel(url)

            // MARK: - Assert
            #expect(deps.fetcher.cancelCallsCount == 1)
            #expect(deps.fetcher.cancelReceivedUrl == url)
            #expect(sut.running == [])
        }

        @Test("cancel calls cancel after load")
        func cancelCallsCancelAfterLoad() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            deps.cache.dataReturnValue = nil
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!
            sut.load(url, completion: { _ in })
            let url2 = URL(string: "https://example.com/3")!

            // MARK: - Act
            sut.cancel(url2)

            // MARK: - Assert
            #expect(deps.fetcher.cancelCallsCount == 1)
            #expect(deps.fetcher.cancelReceivedUrl == url2)
            #expect(sut.running == [url])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd Hoyc89Zvn DL4skp6Pi 5UzD1oepO BQWjb0pzh 8O3O6Up9V 08TgVvQoJ OS9eo82iw
// testgen:parts tP0Ayu8Bf lkiliULub BADqKB0o2 iNZnbx0Ke p0Q3kxo24
