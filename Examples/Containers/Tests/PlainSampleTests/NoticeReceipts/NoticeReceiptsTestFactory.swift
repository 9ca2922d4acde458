// testgen:fingerprint 8418303700f09a20 factory NoticeReceipts
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `NoticeReceipts`.
enum NoticeReceiptsTestFactory {
    /// The doubles that stand for what `NoticeReceipts` is injected with.
    struct Dependencies {
        let client: NoticeClientMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let client = NoticeClientMock()

        // 2. Defaults, so that the SUT can be made
        client.sendReturnValue = (
            Data("send".utf8),
            HTTPURLResponse(
                url: URL(string: "https://example.com/send")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)

        return Dependencies(
            client: client
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> NoticeReceipts {
        return NoticeReceipts(client: dependencies.client)
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ l9zk5nefo DNqQCyqRZ jb0Bv3Q4e n1ZMoRvWy 0P1ylfcOq Aoxcmg0Rc
