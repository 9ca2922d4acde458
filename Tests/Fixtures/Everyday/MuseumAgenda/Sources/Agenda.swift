import Foundation

public struct AgendaItem: Equatable, Sendable {
    public enum Availability: Equatable, Sendable {
        case free
        case almostFull(remaining: Int)
        case full
    }

    public let tourID: String
    public let title: String
    public let startsAt: Date
    public let bookedGuests: Int
    public let waitlistedGuests: Int
    public let availability: Availability
    public let isDisrupted: Bool
}

public struct AgendaSection: Equatable, Sendable {
    public let day: Date
    public let title: String
    public let items: [AgendaItem]

    public var totalGuests: Int {
        items.reduce(0) { $0 + $1.bookedGuests }
    }
}

public struct Agenda: Equatable, Sendable {
    public let sections: [AgendaSection]
    public let closuresUnavailable: Bool

    public var isEmpty: Bool { sections.isEmpty }
}

public struct AgendaFilter: Equatable, Sendable {
    public var languages: Set<TourLanguage>
    public var includesFullTours: Bool
    public var searchText: String

    public init(
        languages: Set<TourLanguage> = [],
        includesFullTours: Bool = true,
        searchText: String = ""
    ) {
        self.languages = languages
        self.includesFullTours = includesFullTours
        self.searchText = searchText
    }

    func accepts(_ tour: Tour) -> Bool {
        if !languages.isEmpty && !languages.contains(tour.language) { return false }
        let query = searchText.trimmingCharacters(in: .whitespaces)
        return query.isEmpty || tour.title.lowercased().contains(query.lowercased())
    }
}

public enum AgendaError: Error, Equatable, Sendable {
    case invalidRange
    case notSignedIn
    case offline
    case unavailable
}
