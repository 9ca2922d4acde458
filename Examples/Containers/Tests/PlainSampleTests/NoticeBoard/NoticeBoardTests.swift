// testgen:fingerprint 3dd021c54954ca2b suite NoticeBoard
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
@testable import PlainSample

@Suite("NoticeBoard")
@MainActor
struct NoticeBoardTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls data and sets notices when number is 3 and data statusCode is 200")
        func loadCallsDataAndSetsNoticesWhenNumberIs3AndDataStatusCodeIs200() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data(#"[{"notice_id":3,"title":"title"}]"#.utf8),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { "tokenValue" })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(deps.session.dataReceivedRequest?.allHTTPHeaderFields?["Authorization"] == "Bearer tokenValue")
            #expect(sut.notices == [NoticeBoardTestFactory.createMockNotice(number: 3, title: "title")])
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message when data statusCode is 300")
        func loadCallsDataAndSetsMessageWhenDataStatusCodeIs300() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 300, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { "tokenValue" })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(deps.session.dataReceivedRequest?.allHTTPHeaderFields?["Authorization"] == "Bearer tokenValue")
            #expect(sut.message == "The notices could not be loaded")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message to 'Sign in again' when data statusCode is 401")
        func loadCallsDataAndSetsMessageToSignInAgainWhenDataStatusCodeIs401() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 401, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { "tokenValue" })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(deps.session.dataReceivedRequest?.allHTTPHeaderFields?["Authorization"] == "Bearer tokenValue")
            #expect(sut.message == "Sign in again")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message to 'You are offline' when data fails")
        func loadCallsDataAndSetsMessageToYouAreOfflineWhenDataFails() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { "tokenValue" })
            var isLoadingDuringData: Bool?
            let error = URLError(URLError.Code.notConnectedToInternet)
            deps.session.dataClosure = { (_) throws(URLError) in
                isLoadingDuringData = sut.isLoading
                throw error
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(deps.session.dataReceivedRequest?.allHTTPHeaderFields?["Authorization"] == "Bearer tokenValue")
            #expect(sut.message == "You are offline")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets notices when number is 3, data statusCode is 200 and tokenValue was nil")
        func loadCallsDataAndSetsNoticesWhenNumberIs3DataStatusCodeIs200AndTokenValueWasNil() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data(#"[{"notice_id":3,"title":"title"}]"#.utf8),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { nil })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(sut.notices == [NoticeBoardTestFactory.createMockNotice(number: 3, title: "title")])
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message when data statusCode is 300 and tokenValue was nil")
        func loadCallsDataAndSetsMessageWhenDataStatusCodeIs300AndTokenValueWasNil() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 300, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { nil })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(sut.message == "The notices could not be loaded")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message when data statusCode is 401")
        func loadCallsDataAndSetsMessageWhenDataStatusCodeIs401() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 401, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { nil })
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(sut.message == "Sign in again")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets message when data fails")
        func loadCallsDataAndSetsMessageWhenDataFails() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { nil })
            var isLoadingDuringData: Bool?
            let error = URLError(URLError.Code.notConnectedToInternet)
            deps.session.dataClosure = { (_) throws(URLError) in
                isLoadingDuringData = sut.isLoading
                throw error
            }

            // MARK: - Act
            await sut.load(page: 2)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=2"))
            #expect(sut.message == "You are offline")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }

        @Test("load calls data and sets notices when page is 3 and number is 4 after load")
        func loadCallsDataAndSetsNoticesWhenPageIs3AndNumberIs4AfterLoad() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 300, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            nonisolated(unsafe) var tokenValue: String? = "tokenValue"
            let setTokenValue: (String?) -> Void = { tokenValue = $0 }
            let sut = NoticeBoardTestFactory.makeSUT(deps, token: { tokenValue })
            await sut.load(page: 2)
            setTokenValue("tokenValue 2")
            let returnedData2: (Data, URLResponse) = (
                Data(#"[{"notice_id":4,"title":"title"}]"#.utf8),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData2
            var isLoadingDuringData: Bool?
            deps.session.dataClosure = { _ in
                isLoadingDuringData = sut.isLoading
                return returnedData2
            }

            // MARK: - Act
            await sut.load(page: 3)

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 2)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices?page=3"))
            #expect(deps.session.dataReceivedRequest?.allHTTPHeaderFields?["Authorization"] == "Bearer tokenValue 2")
            #expect(sut.notices == [NoticeBoardTestFactory.createMockNotice(number: 4, title: "title")])
            #expect(sut.message == nil)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringData == true)
        }
    }

    @Suite("Post")
    @MainActor
    struct Post {
        @Test("post works when data statusCode is 201")
        func postWorksWhenDataStatusCodeIs201() async throws {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 201, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps)
            let notice = NoticeBoardTestFactory.createMockNotice(number: 2, title: "title")

            // MARK: - Act
            try await sut.post(notice)

            // MARK: - Assert
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices"))
            #expect(deps.session.dataReceivedRequest?.httpMethod == "POST")
            #expect(deps.session.dataReceivedRequest?.httpBody?.sortedJSON == #"{"notice_id":2,"title":"title"}"#)
        }

        @Test("post throws malformed when notice number is 3 and data statusCode is 2")
        func postThrowsMalformedWhenNoticeNumberIs3AndDataStatusCodeIs2() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 2, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let sut = NoticeBoardTestFactory.makeSUT(deps)
            let notice = NoticeBoardTestFactory.createMockNotice(number: 3, title: "title")

            // MARK: - Act
            await #expect(throws: NoticeError.malformed) { try await sut.post(notice) }

            // MARK: - Assert
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices"))
            #expect(deps.session.dataReceivedRequest?.httpMethod == "POST")
            #expect(deps.session.dataReceivedRequest?.httpBody?.sortedJSON == #"{"notice_id":3,"title":"title"}"#)
        }

        @Test("post throws what data throws when data fails")
        func postThrowsWhatDataThrowsWhenDataFails() async {
            // MARK: - Arrange
            let deps = NoticeBoardTestFactory.setupDependencies()
            let error = URLError(URLError.Code.notConnectedToInternet)
            deps.session.dataThrowableError = error
            let sut = NoticeBoardTestFactory.makeSUT(deps)
            let notice = NoticeBoardTestFactory.createMockNotice(number: 2, title: "title")

            // MARK: - Act
            await #expect(throws: URLError.self) { try await sut.post(notice) }

            // MARK: - Assert
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://notices.example.com/notices"))
            #expect(deps.session.dataReceivedRequest?.httpMethod == "POST")
            #expect(deps.session.dataReceivedRequest?.httpBody?.sortedJSON == #"{"notice_id":2,"title":"title"}"#)
        }
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ WQsXN40pm l9zk5nefo 9qBrHssMH Z2e_JDoDE m6MjQccS3 1ZyE2SoDj h0G6RR9yv q7YC9OdkL
// testgen:parts 6GSQZP5k2 yhlZtS40M wRBOL5Hdz wh6qCHvax f1iXMuBRP zYV02JFre -tbV7qL4Q 9nri1nPpj rcFOFHXXn
