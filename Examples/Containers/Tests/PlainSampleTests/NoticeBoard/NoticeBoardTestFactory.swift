// testgen:fingerprint 09b5401dcc1d674b factory NoticeBoard
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `NoticeBoard`.
enum NoticeBoardTestFactory {
    /// The doubles that stand for what `NoticeBoard` is injected with.
    struct Dependencies {
        let session: URLProtocolStub
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let session = URLProtocolStub()

        return Dependencies(
            session: session
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        token: @escaping @Sendable () -> String? = { "token" }
    ) -> NoticeBoard {
        let dependencies = dependencies ?? setupDependencies()
        return NoticeBoard(session: dependencies.session.session, token: token)
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
// testgen:parts qxkweZMJ9 l9zk5nefo Pw8uKL9yp _0YQmZSWU ORWW1oxvw 2mJGGbiu- LsCJNHLvs tpjLujHK4 VBoEPD8la
