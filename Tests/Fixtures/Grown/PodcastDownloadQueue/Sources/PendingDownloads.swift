import Foundation

/// Episodes waiting for a free slot, by priority and then in order of arrival.
struct PendingDownloads: Sendable {
    private struct Item: Sendable {
        let episodeID: String
        let priority: DownloadPriority
    }

    private var items: [Item] = []

    var isEmpty: Bool { items.isEmpty }
    var episodeIDs: [String] { items.map(\.episodeID) }

    mutating func insert(_ episodeID: String, priority: DownloadPriority) {
        remove(episodeID)
        let index = items.firstIndex { $0.priority < priority } ?? items.endIndex
        items.insert(Item(episodeID: episodeID, priority: priority), at: index)
    }

    /// Puts the episode ahead of the others of the same priority, for downloads which have been running already.
    mutating func insertAtFront(_ episodeID: String, priority: DownloadPriority) {
        remove(episodeID)
        let index = items.firstIndex { $0.priority <= priority } ?? items.endIndex
        items.insert(Item(episodeID: episodeID, priority: priority), at: index)
    }

    mutating func remove(_ episodeID: String) {
        items.removeAll { $0.episodeID == episodeID }
    }

    mutating func popFirst(where isEligible: (String) -> Bool) -> String? {
        guard let index = items.firstIndex(where: { isEligible($0.episodeID) }) else { return nil }
        return items.remove(at: index).episodeID
    }
}
