// testgen:fingerprint 0b2ee61a8af1a5ce suite NoticeReceipts
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
@testable import PlainSample

@Suite("NoticeReceipts")
struct NoticeReceiptsTests {
    @Suite("Read")
    struct Read {
        @Test("read returns true when send statusCode is 204")
        func readReturnsTrueWhenSendStatusCodeIs204() async throws {
            // MARK: - Arrange
            let deps = NoticeReceiptsTestFactory.setupDependencies()
            let returnedSend: (Data, HTTPURLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 204, httpVersion: nil, headerFields: nil)!)
            deps.client.sendReturnValue = returnedSend
            let sut = NoticeReceiptsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.read(2)

            // MARK: - Assert
            #expect(deps.client.sendReceivedRequest?.url == URL(string: "https://notices.example.com/read/2"))
            #expect(result)
        }

        @Test("read returns false when send statusCode is 2")
        func readReturnsFalseWhenSendStatusCodeIs2() async throws {
            // MARK: - Arrange
            let deps = NoticeReceiptsTestFactory.setupDependencies()
            let returnedSend: (Data, HTTPURLResponse) = (
                Data([1]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 2, httpVersion: nil, headerFields: nil)!)
            deps.client.sendReturnValue = returnedSend
            let sut = NoticeReceiptsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.read(3)

            // MARK: - Assert
            #expect(deps.client.sendReceivedRequest?.url == URL(string: "https://notices.example.com/read/3"))
            #expect(!result)
        }
    }

    @Suite("Read all")
    struct ReadAll {
        @Test("readAll calls send")
        func readAllCallsSend() async throws {
            // MARK: - Arrange
            let deps = NoticeReceiptsTestFactory.setupDependencies()
            let sut = NoticeReceiptsTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.readAll()

            // MARK: - Assert
            #expect(deps.client.sendCallsCount == 1)
            #expect(deps.client.sendReceivedRequest?.url == URL(string: "https://notices.example.com/read"))
        }

        @Test("readAll throws what send throws when send fails")
        func readAllThrowsWhatSendThrowsWhenSendFails() async {
            // MARK: - Arrange
            let deps = NoticeReceiptsTestFactory.setupDependencies()
            let error = NoticeError.unauthorized
            deps.client.sendThrowableError = error
            let sut = NoticeReceiptsTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.readAll() }

            // MARK: - Assert
            #expect(deps.client.sendCallsCount == 1)
            #expect(deps.client.sendReceivedRequest?.url == URL(string: "https://notices.example.com/read"))
        }
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ WQsXN40pm l9zk5nefo XPF7Fj3WL mUIaf3uCc DuM5RaxUi RMj_wePqA YSmuUfgYb 7QTplq82X
// testgen:parts 1eopIw-5R
