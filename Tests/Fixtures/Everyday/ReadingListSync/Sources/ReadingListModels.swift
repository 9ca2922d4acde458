import Foundation

typealias ReadingListID = Int64

struct ReadingListEntry: Equatable {
    var remoteID: ReadingListID?
    var project: String
    var title: String
    var note: String?
    var updatedAt: Date
    var isDeletedLocally: Bool
    var isUpdatedLocally: Bool

    init(
        remoteID: ReadingListID? = nil,
        project: String,
        title: String,
        note: String? = nil,
        updatedAt: Date,
        isDeletedLocally: Bool = false,
        isUpdatedLocally: Bool = false
    ) {
        self.remoteID = remoteID
        self.project = project
        self.title = title
        self.note = note
        self.updatedAt = updatedAt
        self.isDeletedLocally = isDeletedLocally
        self.isUpdatedLocally = isUpdatedLocally
    }

    /// Two entries are the same article when this key is the same.
    var key: String { "\(project)/\(title)" }
}

struct RemoteEntry: Decodable, Equatable {
    let id: ReadingListID
    let project: String
    let title: String
    let note: String?
    let updated: Date
    let deleted: Bool?

    var isGone: Bool { deleted ?? false }
}

struct RemoteChanges: Equatable {
    let entries: [RemoteEntry]
    let next: String?
    let syncToken: String
}

enum ReadingListAPIError: Error, Equatable {
    case notSetUp
    case tokenExpired
    case entryLimitReached(Int)
    case http(status: Int)
}

enum ReadingListSyncError: Error, Equatable {
    case offline
    case alreadyRunning
    case signedOut
    case tooManyEntries(limit: Int)
    case underlying(status: Int)
}

enum ConflictDecision {
    case keepMine
    case takeTheirs
}

struct ReadingListSyncSummary: Equatable {
    var pulled = 0
    var pushed = 0
    var conflicts = 0
}
