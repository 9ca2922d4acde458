import Foundation

/// Leads an animal (and its human) from the reception to the treatment room.
final class VisitCoordinator: Coordinator {

    enum Event {
        case checkedIn(Patient)
        case described(symptoms: [String], since: Int)
        case urgencyChosen(Urgency)
        case ticketCalled(number: Int)
        case billed(cents: Int)
        case back
        case cancelled(CancelReason)

        enum CancelReason: String {
            case feelsBetter = "better"
            case waitTooLong = "wait"
        }
    }

    enum Outcome: Equatable {
        case treated(Patient.ID, paid: Bool)
        case sentHome(Patient.ID?)
    }

    // swift-format-ignore
    private enum Step { case reception, symptoms, triage, waiting(ticket: Int), paying }

    private static let alarming: Set<String> = ["bleeding", "seizure", "poison"]

    private let router: any Routing
    private let screens: any VisitScreenMaking
    private let waitingRoom: any WaitingRoom
    private let tracking: (any VisitTracking)?
    private let finish: (Outcome) -> Void

    private(set) var patient: Patient?
    private var step = Step.reception

    init(
        router: any Routing,
        screens: any VisitScreenMaking,
        waitingRoom: any WaitingRoom,
        tracking: (any VisitTracking)? = nil,
        finish: @escaping (Outcome) -> Void
    ) {
        self.router = router
        self.screens = screens
        self.waitingRoom = waitingRoom
        self.tracking = tracking
        self.finish = finish
    }

    override func start() {
        router.replaceAll(with: screens.makeReception(send: { [weak self] in self?.handle($0) }))
    }

    func handle(_ event: Event) {
        switch (event, step) {
        case (.checkedIn(let patient), .reception):
            welcome(patient)

        case (.described(let symptoms, let days), .symptoms):
            let urgency = judge(symptoms, days: days)
            if urgency == .emergency {
                line(up: urgency)
            } else {
                step = .triage
                patient.map { router.push(screens.makeTriage(urgency, patient: $0)) }
            }

        case (.urgencyChosen(let urgency), .triage):
            line(up: urgency)

        case (.ticketCalled(let number), .waiting(let ticket)) where number == ticket:
            router.dismiss()
            tracking?.track("called", ["ticket": "\(number)"])

        case (.billed(let cents), .waiting):
            step = .paying
            pay(cents)

        case (.back, _):
            guard router.depth > 1 else { return }
            router.pop(to: router.depth - 1)
            if case .triage = step { step = .symptoms } else { step = .reception }

        case (.cancelled(let reason), _):
            if let patient, case .waiting = step { waitingRoom.leave(patient.id) }
            tracking?.track("cancelled", ["reason": reason.rawValue])
            finish(.sentHome(patient?.id))

        default:
            tracking?.track("ignored", [:])
        }
    }

    /// vet://visit/<patient>/<urgency>
    func open(_ link: URL) -> Bool {
        guard link.scheme == "vet", link.host == "visit" else { return false }
        let parts = link.pathComponents.dropFirst()
        guard let id = parts.first.flatMap({ Int($0) }), id == patient?.id else { return false }
        let urgency = parts.dropFirst().first.flatMap { Int($0) }.flatMap(Urgency.init(rawValue:))
        line(up: urgency ?? .routine)
        return true
    }

    // MARK: - Steps

    private func welcome(_ patient: Patient) {
        self.patient = patient
        if let owner = patient.owner, owner.owesCents > 10_000 {
            router.present(screens.makePayment(cents: owner.owesCents), onDismiss: nil)
            return
        }
        step = .symptoms
        router.push(screens.makeSymptoms(for: patient))
    }

    private func judge(_ symptoms: [String], days: Int) -> Urgency {
        if !Self.alarming.isDisjoint(with: symptoms) { return .emergency }
        return days >= 3 || symptoms.count > 4 ? .soon : .routine
    }

    private func line(up urgency: Urgency) {
        guard let patient else { return }
        let ticket = waitingRoom.enqueue(patient, urgency: urgency)
        step = .waiting(ticket: ticket)
        tracking?.track("queued", ["ticket": "\(ticket)", "minutes": "\(waitingRoom.estimatedMinutes)"])
    }

    private func pay(_ cents: Int) {
        guard let id = patient?.id else { return }
        guard cents > 0 else {
            finish(.treated(id, paid: true))
            return
        }
        var child: Coordinator?
        child = screens.makePaymentCoordinator(cents: cents) { [weak self] paid in
            child.map { self?.release($0) }
            self?.finish(.treated(id, paid: paid))
            child = nil
        }
        child.map(adopt)
    }
}
