// testgen:fingerprint cab78a800b8aeda0 factory RequestFlowViewModel
import Foundation
@testable import App

/// Doubles, registrations and mock data for the tests of `RequestFlowViewModel`.
enum RequestFlowTestFactory {
    /// The doubles that stand for what `RequestFlowViewModel` is injected with.
    struct Dependencies {
        let desk: BookRequestDeskMock
        let drafts: BookRequestDraftsMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let desk = BookRequestDeskMock()
        let drafts = BookRequestDraftsMock()

        return Dependencies(
            desk: desk,
            drafts: drafts
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_705_320_000) }
    ) -> RequestFlowViewModel {
        let dependencies = dependencies ?? setupDependencies()
        return RequestFlowViewModel(desk: dependencies.desk, drafts: dependencies.drafts, now: now)
    }

    // MARK: - Mock data

    static func createMockBookRequest(
        title: String? = nil,
        neededBy: Date? = nil,
        copies: Int? = nil,
        channels: Set<BookRequest.Channel.ID> = [],
        note: String = ""
    ) -> BookRequest {
        BookRequest(title: title, neededBy: neededBy, copies: copies, channels: channels, note: note)
    }

    static func createMockBookRequests(count: Int = 3) -> [BookRequest] {
        (0..<count).map { index in
            createMockBookRequest(title: "Request title \(index + 1)")
        }
    }

    static func createMockBookRequestChannel(id: Int = 1, name: String = "Channel name") -> BookRequest.Channel {
        BookRequest.Channel(id: id, name: name)
    }

    static func createMockBookRequestChannels(count: Int = 3) -> [BookRequest.Channel] {
        (0..<count).map { index in
            createMockBookRequestChannel(id: index + 1)
        }
    }
}
// testgen:parts qxkweZMJ9 Re9aRNa0n DUYoAgsEF ssrFDrAzb nl3uTNEKD nJPlhqM_5 RfEr_PAcL JmYulhGZX ODuDRfWwD dgeH_UHrq
// testgen:parts Hu1bYvM2i -a0HFUDDy
