import Foundation

public struct Show: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String
    public let startsAt: Date
    public let seatsLeft: Int

    public init(id: Int, title: String, startsAt: Date, seatsLeft: Int) {
        self.id = id
        self.title = title
        self.startsAt = startsAt
        self.seatsLeft = seatsLeft
    }

    public var isSoldOut: Bool { seatsLeft <= 0 }
}

public struct SeatHold: Equatable, Sendable {
    public let code: String
    public let showID: Int
    public let seats: Int

    public init(code: String, showID: Int, seats: Int) {
        self.code = code
        self.showID = showID
        self.seats = seats
    }
}
