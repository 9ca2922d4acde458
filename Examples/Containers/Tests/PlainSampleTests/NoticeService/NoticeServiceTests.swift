// testgen:fingerprint e5736788e3c7629a suite NoticeService
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
@testable import PlainSample

@Suite("NoticeService")
struct NoticeServiceTests {
    @Suite("Load")
    struct Load {
        @Test("load calls data when number is 3 and data statusCode is 200")
        func loadCallsDataWhenNumberIs3AndDataStatusCodeIs200() async {
            // MARK: - Arrange
            let deps = NoticeServiceTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data(#"[{"notice_id":3,"title":"title"}]"#.utf8),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let address = URL(string: "https://example.com/2")!
            let sut = NoticeServiceTestFactory.makeSUT(deps, address: address)
            nonisolated(unsafe) var completionCalls: [Result<[Notice], NoticeError>] = []

            // MARK: - Act
            sut.load(completion: { completionCalls.append($0) })
            await waitUntil { completionCalls.count == 1 }

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://example.com/2/notices"))
            #expect(completionCalls.count == 1)
            #expect(
                completionCalls.last == Result<[Notice], NoticeError>.success(
                    [NoticeServiceTestFactory.createMockNotice(number: 3, title: "title")]))
        }

        @Test("load calls data when data statusCode is 200")
        func loadCallsDataWhenDataStatusCodeIs200() async {
            // MARK: - Arrange
            let deps = NoticeServiceTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data("no JSON".utf8),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let address = URL(string: "https://example.com/2")!
            let sut = NoticeServiceTestFactory.makeSUT(deps, address: address)
            nonisolated(unsafe) var completionCalls: [Result<[Notice], NoticeError>] = []

            // MARK: - Act
            sut.load(completion: { completionCalls.append($0) })
            await waitUntil { completionCalls.count == 1 }

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://example.com/2/notices"))
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Result<[Notice], NoticeError>.failure(NoticeError.malformed))
        }

        @Test("load calls data when data statusCode is 300")
        func loadCallsDataWhenDataStatusCodeIs300() async {
            // MARK: - Arrange
            let deps = NoticeServiceTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([3]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 300, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let address = URL(string: "https://example.com/2")!
            let sut = NoticeServiceTestFactory.makeSUT(deps, address: address)
            nonisolated(unsafe) var completionCalls: [Result<[Notice], NoticeError>] = []

            // MARK: - Act
            sut.load(completion: { completionCalls.append($0) })
            await waitUntil { completionCalls.count == 1 }

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://example.com/2/notices"))
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Result<[Notice], NoticeError>.failure(NoticeError.status(300)))
        }

        @Test("load calls data when data statusCode is 199")
        func loadCallsDataWhenDataStatusCodeIs199() async {
            // MARK: - Arrange
            let deps = NoticeServiceTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([3]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 199, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let address = URL(string: "https://example.com/2")!
            let sut = NoticeServiceTestFactory.makeSUT(deps, address: address)
            nonisolated(unsafe) var completionCalls: [Result<[Notice], NoticeError>] = []

            // MARK: - Act
            sut.load(completion: { completionCalls.append($0) })
            await waitUntil { completionCalls.count == 1 }

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://example.com/2/notices"))
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Result<[Notice], NoticeError>.failure(NoticeError.status(199)))
        }

        @Test("load calls data when data fails")
        func loadCallsDataWhenDataFails() async {
            // MARK: - Arrange
            let deps = NoticeServiceTestFactory.setupDependencies()
            let error = URLError(URLError.Code.notConnectedToInternet)
            deps.session.dataThrowableError = error
            let address = URL(string: "https://example.com/2")!
            let sut = NoticeServiceTestFactory.makeSUT(deps, address: address)
            nonisolated(unsafe) var completionCalls: [Result<[Notice], NoticeError>] = []

            // MARK: - Act
            sut.load(completion: { completionCalls.append($0) })
            await waitUntil { completionCalls.count == 1 }

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == URL(string: "https://example.com/2/notices"))
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Result<[Notice], NoticeError>.failure(NoticeError.status(0)))
        }
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ WQsXN40pm l9zk5nefo Dr7Lve3Ed 0JFskp6Pi rkdMQyi8b 1A7_-2RzS 9aYZ2mCkc WYJ8x2J1O
// testgen:parts Qu7t6wcD8
