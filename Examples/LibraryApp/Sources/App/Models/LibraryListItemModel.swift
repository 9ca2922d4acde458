import Foundation

/// How demanding a library item is, as the course plan names it.
enum ListItemLevelType: String, CaseIterable, Codable, Sendable {
    case elementary
    case preIntermediate = "pre_intermediate"
    case intermediate
    case upperIntermediate = "upper_intermediate"
    case advanced
}

/// The tabs above the library list.
enum LibraryCategory: String, CaseIterable, Sendable {
    case all
    case phrases
    case words
    case favourites
}

/// A word or a phrase in the user's library.
struct LibraryListItemModel: Identifiable, Equatable, Sendable {
    enum Kind: String, Sendable {
        case word
        case phrase
    }

    struct Translation: Equatable, Sendable {
        let text: String
        let languageCode: String
        var note: String?
    }

    let id: String
    let kind: Kind
    let title: String
    let translation: Translation
    let level: ListItemLevelType
    var progress: LearningProgress
    var isFavourite: Bool
    let addedAt: Date
    let imageURL: URL?
    let audio: AudioTrack?
}
