import Foundation

extension DonorBookingPresenter: DonorBookingInteractorOutput {
    func interactor(didFetch slots: [DonationSlot]) {
        view?.setBusy(false)
        self.slots =
            slots
            .filter { $0.bedsLeft > 0 }
            .sorted { ($0.startsAt, $0.centre) < ($1.startsAt, $1.centre) }
        if self.slots.isEmpty {
            view?.showNothingFree(message: slots.isEmpty ? "No dates yet" : "Fully booked")
        } else {
            view?.show(rows: self.slots.map(SlotRow.init(slot:)))
        }
    }

    func interactor(didBook receipt: BookingReceipt) {
        view?.setBusy(false)
        preferences.set(receipt.slot.startsAt, forKey: Keys.lastDonation)
        bulletins.post(.donationBooked, userInfo: ["slot": receipt.slot.id, "code": receipt.code])
        tracker.event("booking.done", receipt.slot.kind.rawValue, receipt.slot.bedsLeft)
        router.openConfirmation(receipt)
    }

    func interactor(didFail error: BookingError) {
        view?.setBusy(false)
        switch error {
        case .sessionExpired:
            router.openLogin { [weak self] in self?.reload() }
        case .slotTaken(let id):
            slots.removeAll { $0.id == id }
            view?.show(rows: slots.map(SlotRow.init(slot:)))
            view?.showFailure("Someone was faster", retry: nil)
        case .server(let status) where status >= 500:
            view?.showFailure("Try again later", retry: { [weak self] in self?.reload() })
        case .server(let status):
            view?.showFailure("Error \(status)", retry: nil)
        }
    }
}

extension SlotRow {
    fileprivate init(slot: DonationSlot) {
        let beds = slot.bedsLeft == 1 ? "1 bed" : "\(slot.bedsLeft) beds"
        self.init(title: slot.centre, detail: "\(slot.kind.rawValue), \(beds)", isLastBed: slot.bedsLeft == 1)
    }
}
