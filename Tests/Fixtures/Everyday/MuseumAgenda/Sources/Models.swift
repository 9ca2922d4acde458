import Foundation

public enum TourLanguage: String, CaseIterable, Sendable {
    case english, french, german, japanese
}

public struct Tour: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String
    public let galleryID: String
    public let startsAt: Date
    public let durationMinutes: Int
    public let capacity: Int
    public let language: TourLanguage
    public let isCancelled: Bool

    public init(
        id: String,
        title: String,
        galleryID: String,
        startsAt: Date,
        durationMinutes: Int = 60,
        capacity: Int = 20,
        language: TourLanguage = .english,
        isCancelled: Bool = false
    ) {
        self.id = id
        self.title = title
        self.galleryID = galleryID
        self.startsAt = startsAt
        self.durationMinutes = durationMinutes
        self.capacity = capacity
        self.language = language
        self.isCancelled = isCancelled
    }

    var endsAt: Date {
        startsAt.addingTimeInterval(TimeInterval(durationMinutes * 60))
    }
}

public struct TourBooking: Equatable, Sendable {
    public enum Status: Sendable { case confirmed, waitlisted, cancelled }

    public let tourID: String
    public let guests: Int
    public let status: Status

    public init(tourID: String, guests: Int, status: Status) {
        self.tourID = tourID
        self.guests = guests
        self.status = status
    }
}

public struct GalleryClosure: Equatable, Sendable {
    public let galleryID: String
    public let from: Date
    public let until: Date

    public init(galleryID: String, from: Date, until: Date) {
        self.galleryID = galleryID
        self.from = from
        self.until = until
    }

    /// The closure is half open: a tour may start the moment the gallery reopens.
    func overlaps(_ tour: Tour) -> Bool {
        galleryID == tour.galleryID && tour.startsAt < until && tour.endsAt > from
    }
}
