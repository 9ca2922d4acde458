// testgen:fingerprint 7b9791425dd94af2 factory NoticeService
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `NoticeService`.
enum NoticeServiceTestFactory {
    /// The doubles that stand for what `NoticeService` is injected with.
    struct Dependencies {
        let session: URLProtocolStub
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let session = URLProtocolStub()

        return Dependencies(
            session: session
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        address: URL = URL(string: "https://example.com/address")!
    ) -> NoticeService {
        return NoticeService(session: dependencies.session.session, address: address)
    }

    // MARK: - Mock data

    static func createMockNotice(number: Int = 1, title: String = "Notice title") -> Notice {
        Notice(number: number, title: title)
    }

    static func createMockNotices(count: Int = 3) -> [Notice] {
        (0..<count).map { index in
            createMockNotice(title: "Notice title \(index + 1)")
        }
    }
}
// testgen:parts qxkweZMJ9 l9zk5nefo xDVxbUg1x 5vbxZ0UDj mdJi1oxvw F3ONTOJ9C kT4XJl8el miotujHK4 iLT2PD8la
