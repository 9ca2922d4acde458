import Foundation

struct Firing: Equatable, Sendable {
    var glaze: String
    var degrees: Int
}

enum KilnFault: Error, Equatable {
    case tooHot
    case offline
}

@MainActor
protocol Kiln {
    func fire(_ firing: Firing) async throws -> Int
    func retrying<Outcome>(_ times: Int, _ attempt: () throws -> Outcome) rethrows -> Outcome
    func readings<Reading: Decodable>(of name: String) throws -> Reading
    func vent(_ flaps: String...)
}

struct Button<ID: Hashable> {
    let id: ID
    let label: String
    let tapped: (() -> Void)?
}

struct Prompt<ID: Hashable> {
    var title: String
    var buttons: [Button<ID>] = []
}

struct Sheet {
    var text: String
    var close: (String) -> Void
}

@MainActor
protocol KilnSigns {
    func put(_ sheet: Sheet, on door: Int)
}

/// Fires pots, and asks what to do where the kiln does not.
@MainActor
final class KilnRoomViewModel {
    private(set) var prompt: Prompt<Int>?
    private(set) var firings = 0
    private(set) var note = ""
    private let kiln: any Kiln
    private let signs: any KilnSigns

    init(kiln: any Kiln, signs: any KilnSigns) {
        self.kiln = kiln
        self.signs = signs
    }

    func fire(_ glaze: String) async {
        do {
            firings += try await kiln.fire(Firing(glaze: glaze, degrees: 1_200))
            prompt = nil
        } catch {
            prompt = Prompt(
                title: "The kiln is out",
                buttons: [
                    Button(id: 1, label: "Leave it", tapped: nil),
                    Button(id: 2, label: "Count it as fired", tapped: { [weak self] in self?.pretend() }),
                ])
        }
    }

    func closeUp() {
        kiln.vent("left", "right", "top")
        signs.put(Sheet(text: "Closed", close: { [weak self] in self?.note = $0 }), on: 2)
    }

    func heat() -> Int {
        var total = 0
        for part in (try? kiln.readings(of: "heat")) ?? [Int]() {
            total = total + part
        }
        return total
    }

    private func pretend() {
        firings += 1
        prompt = nil
    }
}
