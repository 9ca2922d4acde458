import Foundation

@MainActor
class Coordinator {
    private(set) var children: [Coordinator] = []
    weak var parent: Coordinator?

    func start() {}

    func adopt(_ child: Coordinator) {
        child.parent = self
        children.append(child)
        child.start()
    }

    func release(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}

@MainActor
protocol Routing: AnyObject {
    var depth: Int { get }
    func push(_ screen: any Screen, animated: Bool)
    func present(_ screen: any Screen, onDismiss: (() -> Void)?)
    func replaceAll(with screen: any Screen)
    func pop(to count: Int)
    func dismiss()
}

extension Routing {
    func push(_ screen: any Screen) { push(screen, animated: true) }
}

protocol Screen {
    var title: String { get }
}

@MainActor
protocol VisitScreenMaking {
    func makeReception(send: @escaping (VisitCoordinator.Event) -> Void) -> any Screen
    func makeSymptoms(for patient: Patient) -> any Screen
    func makeTriage(_ urgency: Urgency, patient: Patient) -> any Screen
    func makePayment(cents: Int) -> any Screen
    func makePaymentCoordinator(cents: Int, finished: @escaping (Bool) -> Void) -> Coordinator
}

protocol WaitingRoom: AnyObject {
    var estimatedMinutes: Int { get }
    func enqueue(_ patient: Patient, urgency: Urgency) -> Int
    func leave(_ patient: Patient.ID)
}

protocol VisitTracking {
    func track(_ name: String, _ attributes: KeyValuePairs<String, String>)
}

struct Patient: Identifiable, Equatable {
    enum Species: String {
        case dog, cat, parrot
        case other = "?"
    }

    let id: Int
    let name: String
    let species: Species
    var owner: Owner?

    struct Owner: Equatable {
        let surname: String
        var owesCents = 0
    }
}

enum Urgency: Int, Comparable {
    case routine, soon, emergency

    static func < (lhs: Urgency, rhs: Urgency) -> Bool { lhs.rawValue < rhs.rawValue }
}
