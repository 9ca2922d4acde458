import Foundation

struct Teacher: Equatable {
    let identifier: String
    let firstName: String
    let lastName: String
    let hourlyRateInCents: Int
    let instruments: Set<Instrument>
}

enum Instrument: String, CaseIterable {
    case acoustic, electric, bass, ukulele
}

struct LessonSlot: Equatable {
    let identifier: Int
    let startsAt: String
    let minutes: Int
    let availability: Availability

    enum Availability: Equatable {
        case free
        case taken
        case reserved(byCurrentUser: Bool)
    }
}

struct LessonSlotRow: Equatable {
    let title: String
    let price: String
    let isSelectable: Bool
}

enum LessonBookingError: Error {
    case slotTaken
    case notSignedIn
    case paymentDeclined(reason: String?)
    case network
}
