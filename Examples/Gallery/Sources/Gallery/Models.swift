import Foundation

/// A note somebody wrote.
struct Note: Identifiable, Equatable, Sendable {
    let id: UUID
    var title: String
    var body: String
    var isPinned: Bool
    var editedAt: Date
}

/// A page of notes with the mark where the next one starts.
struct NotePage: Equatable, Sendable {
    let notes: [Note]
    let next: String?
}

/// Somebody who can sign in.
struct Account: Equatable, Sendable {
    let id: String
    let name: String
    let isVerified: Bool
}

/// A product in the shop.
struct Product: Identifiable, Equatable, Sendable {
    let id: String
    let name: String
    let price: Int
    let stock: Int
}

/// What can go wrong in the gallery.
enum GalleryError: Error, Equatable {
    case offline
    case notFound
    case refused(code: Int)
}
