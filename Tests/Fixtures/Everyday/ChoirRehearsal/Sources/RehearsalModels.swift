import Foundation

struct Song: Identifiable, Equatable, Sendable {
    let id: String
    let title: String
    let composer: String?
    let typicalMinutes: Int
}

struct PlanItem: Identifiable, Equatable, Sendable {
    let id: UUID
    let song: Song
    var minutes: Int
}

struct RehearsalPlan: Identifiable, Equatable, Sendable {
    let id: String
    var startsAt: Date
    var lengthInMinutes: Int
    var items: [PlanItem]
    var revision: Int
}

struct Toast: Equatable, Sendable {
    let text: String
}

enum PlanRoute: Equatable {
    case confirmDiscard
    case conflict(theirs: RehearsalPlan)
    case dismissed(saved: RehearsalPlan?)
}

struct RehearsalPlanState: Equatable, Sendable {
    enum Loading: Equatable, Sendable {
        case idle, loading, ready, failed
    }

    var loading: Loading = .idle
    var items: [PlanItem] = []
    var lengthInMinutes = 0
    var isEditable = true
    var searchResults: [Song] = []
    var canUndo = false
    var toast: Toast?

    var plannedMinutes: Int { items.reduce(0) { $0 + $1.minutes } }
    var minutesLeft: Int { lengthInMinutes - plannedMinutes }
    var isOverbooked: Bool { minutesLeft < 0 }
}

enum RehearsalPlanAction: Equatable, Sendable {
    case songPicked(Song)
    case itemMoved(from: Int, to: Int)
    case itemRemoved(PlanItem.ID)
    case minutesChanged(PlanItem.ID, minutes: Int)
    case undoTapped
    case closeTapped
    case discardConfirmed
    case toastShown(Toast?)
}

enum RehearsalPlanEffect: Equatable, Sendable {
    case appeared
    case searchChanged(String)
    case saveTapped
}
