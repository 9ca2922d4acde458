import Foundation

struct ServiceSlot: Equatable, Sendable {
    let id: String
    let start: Date
    let durationInMinutes: Int
    let remainingPlaces: Int

    var end: Date { start.addingTimeInterval(TimeInterval(durationInMinutes * 60)) }
}

struct SlotViewState: Equatable, Sendable {
    enum Style: Sendable { case available, lastPlaces, selected, disabled }

    let id: String
    let time: String
    let style: Style
}

struct DaySection: Equatable, Sendable {
    let title: String
    let slots: [SlotViewState]
}

enum BookingError: Error { case slotTaken }
