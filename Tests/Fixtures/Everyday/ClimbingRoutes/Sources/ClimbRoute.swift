import Foundation

struct ClimbRoute: Identifiable, Equatable, Sendable {
    let id: UUID
    let name: String
    let grade: Grade
    let wall: Wall
    let setter: String
    let setOn: Date
    var isProject: Bool
}

enum Wall: String, CaseIterable, Sendable {
    case slab
    case overhang
    case cave

    var displayName: String {
        switch self {
        case .slab: "Slab"
        case .overhang: "Overhang"
        case .cave: "The Cave"
        }
    }
}

struct Grade: Equatable, Comparable, Sendable {
    let number: Int
    let suffix: Character?

    var label: String { suffix.map { "\(number)\($0)" } ?? "\(number)" }

    static func < (lhs: Grade, rhs: Grade) -> Bool {
        (lhs.number, lhs.suffix ?? "a") < (rhs.number, rhs.suffix ?? "a")
    }
}

struct RouteFilter: Equatable, Sendable {
    var text: String
    var wall: Wall?
}

struct RoutePage: Equatable, Sendable {
    let routes: [ClimbRoute]
    let number: Int
    let totalPages: Int

    var hasNext: Bool { number < totalPages }
}
