import Foundation

@MainActor
final class GatePresenter {

    weak var view: (any TicketGate.View)?

    private(set) var inside: Int
    private let gate: Int
    private let interactor: any TicketGate.Interacting
    private let router: any TicketGate.Routing
    private var pending: Admission?
    private var lastCode: TicketCode?

    init(gate: Int, inside: Int = 0, interactor: any TicketGate.Interacting, router: any TicketGate.Routing) {
        self.gate = gate
        self.inside = inside
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Events of the view

    func attach(_ view: any TicketGate.View) {
        self.view = view
        showIdle()
    }

    func scanned(_ raw: String) async {
        guard pending == nil else {
            view?.vibrate(times: 1)
            return
        }
        guard let code = TicketCode(raw) else {
            view?.display(problem: "Unreadable ticket", style: .toast)
            return
        }
        // The camera reports the same code many times a second.
        guard code != lastCode else { return }
        lastCode = code

        view?.setBusy(true)
        defer { view?.setBusy(false) }
        do {
            let admission = try await interactor.validate(code, at: gate)
            pending = admission
            show(admission)
        } catch let refusal as GateRefusal {
            show(refusal)
        } catch {
            lastCode = nil
            view?.display(problem: "No connection", style: .blocking(retry: true))
        }
    }

    func admitTapped(companions: Int) async {
        guard let admission = pending else { return }
        guard companions <= admission.companionsAllowed else {
            view?.display(problem: "Only \(admission.companionsAllowed) companions", style: .toast)
            return
        }
        do {
            inside = try await interactor.admit(admission, companions: companions)
            pending = nil
            view?.vibrate(times: 2)
            showIdle()
        } catch {
            view?.display(problem: "Not admitted", style: .blocking(retry: false))
        }
    }

    func undoTapped() async {
        pending = nil
        guard let undone = try? await interactor.undoLast() else {
            view?.display(problem: "Nothing to undo", style: .toast)
            return
        }
        inside -= 1
        lastCode = nil
        view?.display(
            TicketGate.ViewModel(headline: "Undone", detail: undone.holder, tint: .neutral, counter: "\(inside)"))
    }

    func torchTapped() {
        view?.isTorchOn.toggle()
    }

    func keyboardTapped() {
        router.openManualEntry(prefilled: pending?.code ?? lastCode)
    }

    // MARK: - Formatting

    private func showIdle() {
        view?.display(TicketGate.ViewModel(headline: "Gate \(gate)", tint: .neutral, counter: "\(inside)"))
    }

    private func show(_ admission: Admission) {
        let detail: String
        switch admission.seat {
        case .numbered(let row, let place): detail = "Row \(row), seat \(place)"
        case .standing(let block): detail = "Block \(block)"
        }
        view?.display(
            TicketGate.ViewModel(
                headline: admission.holder ?? "Guest",
                detail: detail,
                tint: admission.companionsAllowed > 0 ? .ask(companions: admission.companionsAllowed) : .go,
                counter: "\(inside)"
            ))
    }

    private func show(_ refusal: GateRefusal) {
        switch refusal {
        case .alreadyInside(let seat):
            router.openHistory(of: seat)
        case .wrongGate(let right):
            view?.display(problem: "Please use gate \(right)", style: .toast)
        case .blacklisted:
            view?.vibrate(times: 3)
            view?.display(problem: "Call the supervisor", style: .blocking(retry: false))
        }
    }
}
