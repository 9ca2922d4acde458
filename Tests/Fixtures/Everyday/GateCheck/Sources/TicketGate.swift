import Foundation

/// Contract of the gate scene. One namespace per scene, as everywhere in this app.
enum TicketGate {
    @MainActor
    protocol View: AnyObject {
        var isTorchOn: Bool { get set }
        func display(_ model: ViewModel)
        func display(problem: String, style: ProblemStyle)
        func setBusy(_ busy: Bool)
        func vibrate(times: Int)
    }

    protocol Interacting: Sendable {
        func validate(_ code: TicketCode, at gate: Int) async throws -> Admission
        func admit(_ admission: Admission, companions: Int) async throws -> Int
        func undoLast() async throws -> Admission?
    }

    @MainActor
    protocol Routing: AnyObject {
        func openManualEntry(prefilled code: TicketCode?)
        func openHistory(of seat: Admission.Seat)
    }

    struct ViewModel: Equatable {
        enum Tint: Equatable {
            case neutral
            case go
            case ask(companions: Int)
        }

        let headline: String
        var detail: String?
        let tint: Tint
        let counter: String
    }

    enum ProblemStyle: Equatable {
        case toast
        case blocking(retry: Bool)
    }
}

struct TicketCode: Hashable, Sendable {
    let text: String

    /// Old tickets carry spaces between the groups.
    init?(_ raw: String) {
        let compact = raw.uppercased().filter { !$0.isWhitespace }
        guard compact.count == 8, compact.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
        text = compact
    }
}

struct Admission: Equatable, Sendable {
    enum Seat: Equatable, Sendable {
        case numbered(row: String, place: Int)
        case standing(block: String)
    }

    let code: TicketCode
    let holder: String?
    let seat: Seat
    var companionsAllowed = 0
}

enum GateRefusal: Error, Equatable {
    case alreadyInside(Admission.Seat)
    case wrongGate(right: Int)
    case blacklisted
}
