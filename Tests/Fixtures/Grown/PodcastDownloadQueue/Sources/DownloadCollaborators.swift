import Foundation

enum TransferEvent: Sendable {
    case progress(receivedBytes: Int64, totalBytes: Int64?)
    case finished(temporaryFile: URL)
}

enum TransferError: Error, Equatable {
    case connectionLost
    case timedOut
    case http(status: Int, retryAfter: Duration?)
}

protocol EpisodeTransferring: Sendable {
    /// Terminating the stream cancels the transfer.
    func transfer(_ request: DownloadRequest) -> AsyncThrowingStream<TransferEvent, Error>
    func purgeResumeData(for episodeID: String)
}

enum FileStoreError: Error, Equatable {
    case diskFull
    case notWritable
}

struct StoredEpisode: Equatable, Sendable {
    let episodeID: String
    let bytes: Int64
    let lastPlayedAt: Date?
    let isKept: Bool
}

protocol EpisodeFileStoring: Sendable {
    var usedBytes: Int64 { get }
    var availableBytes: Int64 { get }

    func storedEpisodes() -> [StoredEpisode]
    func moveIntoLibrary(_ temporaryFile: URL, episodeID: String) throws -> URL
    func deleteEpisode(_ episodeID: String) throws
    func discardTemporaryFile(_ url: URL)
}

enum NetworkConnection: Sendable {
    case none
    case cellular
    case wifi
}

protocol NetworkStatusProviding: Sendable {
    var connection: NetworkConnection { get }
    var isConstrained: Bool { get }
}

protocol PodcastDownloadQueueDelegate: AnyObject, Sendable {
    func downloadQueue(_ queue: PodcastDownloadQueue, didChange state: DownloadState, forEpisode episodeID: String)
    func downloadQueue(_ queue: PodcastDownloadQueue, didRemoveEpisode episodeID: String)
    func downloadQueue(_ queue: PodcastDownloadQueue, didEvictEpisode episodeID: String)
    func downloadQueueDidDrain(_ queue: PodcastDownloadQueue)
}
