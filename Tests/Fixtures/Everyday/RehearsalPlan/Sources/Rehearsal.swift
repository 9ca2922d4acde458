import Foundation

struct Rehearsal: Identifiable, Hashable, Sendable {
    let id: Int
    let production: String
    let start: Date
    let minutes: Int
    let room: Room
    let calledRoles: Set<String>
    var kind: Kind = .scene(act: 1)

    enum Kind: Hashable, Sendable {
        case scene(act: Int)
        case music
        case dress
    }

    enum Room: String, CaseIterable, Sendable {
        case studio, mainStage

        var label: String { self == .studio ? "Studio" : "Main stage" }
    }

    var end: Date { start.addingTimeInterval(TimeInterval(minutes) * 60) }
}

struct PlanSection: Equatable, Identifiable, Sendable {
    let day: Date
    let title: String
    let rows: [Row]

    var id: Date { day }

    struct Row: Equatable, Identifiable, Sendable {
        let id: Int
        let time: String
        let headline: String
        let room: String
        let clashes: Bool
    }
}
