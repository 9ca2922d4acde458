import Foundation
import Observation

enum RefillAction: Equatable {
    case appeared
    case prescriptionsLoaded([Prescription], Pharmacy?)
    case loadingFailed(RefillError?)
    case medicineTapped(id: String)
    case selectDueTapped
    case pharmacyChosen(Pharmacy)
    case deliveryToggled(Bool)
    case addressChanged(String)
    case continueTapped
    case backTapped
    case orderPlaced(RefillConfirmation)
    case orderFailed(RefillError?)
    case alertDismissed
    case retryTapped
    case closeTapped
}

@MainActor
@Observable
final class RefillStore {
    private(set) var state: RefillState

    @ObservationIgnored weak var delegate: (any RefillFlowDelegate)?
    @ObservationIgnored private let environment: RefillEnvironment
    @ObservationIgnored private var effect: Task<Void, Never>?

    static let earlyRefillDays = 5

    init(environment: RefillEnvironment, state: RefillState = RefillState()) {
        self.environment = environment
        self.state = state
    }

    func send(_ action: RefillAction) {
        switch action {
        case .appeared:
            guard state.prescriptions.isEmpty, !state.isLoading else { return }
            load()

        case .prescriptionsLoaded(let prescriptions, let pharmacy):
            state.isLoading = false
            state.prescriptions = prescriptions.sorted { dueDate(of: $0) < dueDate(of: $1) }
            state.unavailable = Set(prescriptions.filter { $0.refillsLeft == 0 }.map(\.id))
            state.selected.subtract(state.unavailable)
            state.pharmacy = state.pharmacy ?? pharmacy

        case .loadingFailed(let error):
            state.isLoading = false
            fail(error, title: "Your prescriptions can't be loaded")

        case .medicineTapped(let id):
            guard state.step == .medicines, !state.unavailable.contains(id) else { return }
            if state.selected.contains(id) {
                state.selected.remove(id)
            } else {
                state.selected.insert(id)
            }

        case .selectDueTapped:
            guard state.step == .medicines else { return }
            let due = state.prescriptions.filter { isDue($0) && !state.unavailable.contains($0.id) }
            state.selected = Set(due.map(\.id))

        case .pharmacyChosen(let pharmacy):
            state.pharmacy = pharmacy
            if !pharmacy.delivers {
                state.wantsDelivery = false
            }

        case .deliveryToggled(let isOn):
            guard state.pharmacy?.delivers == true else { return }
            state.wantsDelivery = isOn

        case .addressChanged(let text):
            state.address = text.trimmingCharacters(in: .whitespacesAndNewlines)

        case .continueTapped:
            advance()

        case .backTapped:
            goBack()

        case .orderPlaced(let confirmation):
            state.isOrdering = false
            state.confirmation = confirmation
            state.step = .finished
            scheduleReminders(for: confirmation)

        case .orderFailed(let error):
            state.isOrdering = false
            handleOrderFailure(error)

        case .alertDismissed:
            state.alert = nil

        case .retryTapped:
            guard state.alert?.canRetry == true else { return }
            state.alert = nil
            if state.step == .review {
                placeOrder()
            } else {
                load()
            }

        case .closeTapped:
            effect?.cancel()
            delegate?.refillFlowDidFinish(orderID: state.confirmation?.orderID)
        }
    }

    /// Waits until the effect that was started last has reported back.
    func settle() async {
        await effect?.value
    }

    // MARK: - Steps

    private func advance() {
        guard state.canContinue else { return }
        switch state.step {
        case .medicines: state.step = .handover
        case .handover: state.step = .review
        case .review: placeOrder()
        case .finished: break
        }
    }

    private func goBack() {
        guard !state.isOrdering else { return }
        switch state.step {
        case .medicines: send(.closeTapped)
        case .handover: state.step = .medicines
        case .review: state.step = .handover
        case .finished: break
        }
    }

    // MARK: - Effects

    private func load() {
        state.isLoading = true
        let provider = environment.prescriptions
        effect = Task { [weak self] in
            do {
                let prescriptions = try await provider.activePrescriptions()
                let pharmacy = await provider.preferredPharmacy()
                guard !Task.isCancelled else { return }
                self?.send(.prescriptionsLoaded(prescriptions, pharmacy))
            } catch {
                self?.send(.loadingFailed(error as? RefillError))
            }
        }
    }

    private func placeOrder() {
        guard let order = state.order else { return }
        state.isOrdering = true
        let ordering = environment.ordering
        effect = Task { [weak self] in
            do {
                let confirmation = try await ordering.place(order)
                self?.send(.orderPlaced(confirmation))
            } catch {
                self?.send(.orderFailed(error as? RefillError))
            }
        }
    }

    private func scheduleReminders(for confirmation: RefillConfirmation) {
        if !state.wantsDelivery {
            environment.reminders.schedulePickupReminder(orderID: confirmation.orderID, at: confirmation.readyAt)
        }
        for prescription in state.prescriptions where state.selected.contains(prescription.id) {
            guard prescription.refillsLeft > 1 else { continue }
            let days = prescription.daysSupply - Self.earlyRefillDays
            let next = confirmation.readyAt.addingTimeInterval(Double(days) * 86_400)
            environment.reminders.scheduleRefillReminder(medicine: prescription.medicine, at: next)
        }
    }

    // MARK: - Failures

    private func handleOrderFailure(_ error: RefillError?) {
        switch error {
        case .outOfStock(let id), .needsDoctor(let id):
            state.selected.remove(id)
            state.unavailable.insert(id)
            if state.selected.isEmpty {
                state.step = .medicines
            }
            let name = state.prescriptions.first { $0.id == id }?.medicine ?? "A medicine"
            let reason = error == .outOfStock(prescriptionID: id) ? "is out of stock." : "needs a new prescription."
            state.alert = RefillState.Alert(title: "Your order changed", message: "\(name) \(reason)")
        default:
            fail(error, title: "Your order wasn't placed")
        }
    }

    private func fail(_ error: RefillError?, title: String) {
        switch error {
        case .signedOut:
            delegate?.refillFlowNeedsSignIn()
        case .offline:
            state.alert = RefillState.Alert(title: title, message: "You appear to be offline.", canRetry: true)
        default:
            state.alert = RefillState.Alert(title: title, message: "Please try again later.")
        }
    }

    // MARK: - Dates

    private func dueDate(of prescription: Prescription) -> Date {
        prescription.lastFilled.addingTimeInterval(Double(prescription.daysSupply) * 86_400)
    }

    private func isDue(_ prescription: Prescription) -> Bool {
        let early = Double(Self.earlyRefillDays) * 86_400
        return dueDate(of: prescription).addingTimeInterval(-early) <= environment.now()
    }
}
