import Foundation

struct Piece: Identifiable, Equatable, Sendable {
    enum Glaze: String, Sendable { case raw, earthenware, stoneware }

    let id: UUID
    var potter: String
    var heightCM: Int
    var glaze: Glaze
    var isFragile: Bool
}

enum FiringProgram: String, CaseIterable, Sendable {
    case bisque, lowFire, highFire

    var peakCelsius: Int {
        switch self {
        case .bisque: 1000
        case .lowFire: 1060
        case .highFire: 1240
        }
    }

    func accepts(_ glaze: Piece.Glaze) -> Bool {
        switch (self, glaze) {
        case (.bisque, .raw), (.lowFire, .earthenware), (.highFire, .stoneware): true
        default: false
        }
    }
}

struct FiringTicket: Equatable, Sendable {
    let number: Int
    let finishesAt: Date
}

enum KilnFault: Error, Equatable, Sendable {
    case doorOpen
    case thermocouple(code: Int)
    case unreachable
}
