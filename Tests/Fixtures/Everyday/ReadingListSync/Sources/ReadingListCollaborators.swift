import Foundation

/// Talks to the server. Completions may come on any queue.
protocol ReadingListAPI: AnyObject {
    func fetchChanges(
        since token: String?, page: String?, completion: @escaping (Result<RemoteChanges, ReadingListAPIError>) -> Void)
    func upload(
        _ entries: [ReadingListEntry], completion: @escaping (Result<[ReadingListID], ReadingListAPIError>) -> Void)
    func remove(entryWithID id: ReadingListID, completion: @escaping (ReadingListAPIError?) -> Void)
}

protocol ReadingListStoring: AnyObject {
    var syncToken: String? { get set }
    func entry(forKey key: String) -> ReadingListEntry?
    func entriesNeedingUpload() -> [ReadingListEntry]
    func save(_ entry: ReadingListEntry)
    func deleteEntry(forKey key: String)
}

protocol ReachabilityNotifying {
    var isReachable: Bool { get }
}

final class ReachabilityMonitor: ReachabilityNotifying {
    static let shared = ReachabilityMonitor()
    private(set) var isReachable = false

    private init() {}

    func startNotifier() {
        // The app delegate calls this once the first scene is connected.
        isReachable = true
    }
}

protocol ReadingListSyncServiceDelegate: AnyObject {
    func syncServiceDidStart(_ service: ReadingListSyncService)
    func syncService(_ service: ReadingListSyncService, didFinishWith summary: ReadingListSyncSummary)
    func syncService(_ service: ReadingListSyncService, didFailWith error: ReadingListSyncError)
    func syncService(_ service: ReadingListSyncService, resolve local: ReadingListEntry, against remote: RemoteEntry)
        -> ConflictDecision
}
