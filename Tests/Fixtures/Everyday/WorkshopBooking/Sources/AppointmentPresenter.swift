import Foundation

@MainActor
final class AppointmentPresenter {
    weak var view: (any BookingView)?

    private(set) var selectedSlotID: String?

    private let loader: any SlotsLoading
    private let confirmation: any ConfirmBookingUseCase
    private let clock: any WorkshopClock
    private let calendar: Calendar
    private let rules: AvailabilityRules
    private let onBooked: (String) -> Void
    private var slots: [ServiceSlot] = []
    private var isConfirming = false

    init(
        loader: any SlotsLoading,
        confirmation: any ConfirmBookingUseCase,
        clock: any WorkshopClock,
        calendar: Calendar,
        rules: AvailabilityRules = AvailabilityRules(),
        onBooked: @escaping (String) -> Void
    ) {
        self.loader = loader
        self.confirmation = confirmation
        self.clock = clock
        self.calendar = calendar
        self.rules = rules
        self.onBooked = onBooked
    }

    func load() async {
        let from = clock.now
        let today = calendar.startOfDay(for: from)
        guard let to = calendar.date(byAdding: .day, value: rules.horizonInDays, to: today) else { return }
        view?.setLoading(true)
        do {
            slots = try await loader.slots(from: from, to: to)
                .filter { rules.isOpen($0, calendar: calendar) && $0.start < to }
                .sorted { $0.start < $1.start }
            view?.setLoading(false)
            dropStaleSelection()
            render()
        } catch {
            view?.setLoading(false)
            view?.showError("Could not load the appointments.")
        }
    }

    func didSelectSlot(id: String) {
        guard !isConfirming, let slot = slots.first(where: { $0.id == id }),
            rules.isBookable(slot, now: clock.now)
        else { return }
        selectedSlotID = selectedSlotID == id ? nil : id
        render()
    }

    func didTapConfirm() async {
        guard !isConfirming, let slot = selectedSlot else { return }
        guard rules.isBookable(slot, now: clock.now) else {
            selectedSlotID = nil
            render()
            view?.showError("This appointment is no longer available.")
            return
        }
        isConfirming = true
        view?.setConfirmEnabled(false)
        do {
            let reference = try await confirmation.confirm(slotID: slot.id)
            isConfirming = false
            selectedSlotID = nil
            view?.showConfirmation(reference: reference)
            onBooked(reference)
        } catch BookingError.slotTaken {
            isConfirming = false
            selectedSlotID = nil
            view?.showError("Someone else was faster. Please pick another time.")
            await load()
        } catch {
            isConfirming = false
            view?.setConfirmEnabled(true)
            view?.showError("Your booking could not be confirmed.")
        }
    }

    private var selectedSlot: ServiceSlot? { slots.first { $0.id == selectedSlotID } }

    private func dropStaleSelection() {
        if let slot = selectedSlot, rules.isBookable(slot, now: clock.now) { return }
        selectedSlotID = nil
    }

    private func render() {
        view?.setConfirmEnabled(selectedSlot != nil)
        guard !slots.isEmpty else {
            view?.renderEmpty("No appointments in the next \(rules.horizonInDays) days.")
            return
        }
        let days = Dictionary(grouping: slots) { calendar.startOfDay(for: $0.start) }
        view?.render(
            days.keys.sorted().map { day in
                DaySection(title: title(for: day), slots: (days[day] ?? []).map(state(of:)))
            })
    }

    private func title(for day: Date) -> String {
        let today = calendar.startOfDay(for: clock.now)
        switch calendar.dateComponents([.day], from: today, to: day).day {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default:
            let parts = calendar.dateComponents([.day, .month, .weekday], from: day)
            let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
            return "\(weekday) \(parts.day ?? 0)/\(parts.month ?? 0)"
        }
    }

    private func state(of slot: ServiceSlot) -> SlotViewState {
        let parts = calendar.dateComponents([.hour, .minute], from: slot.start)
        let minute = parts.minute ?? 0
        let time = "\(parts.hour ?? 0):" + (minute < 10 ? "0\(minute)" : "\(minute)")
        return SlotViewState(id: slot.id, time: time, style: style(of: slot))
    }

    private func style(of slot: ServiceSlot) -> SlotViewState.Style {
        guard rules.isBookable(slot, now: clock.now) else { return .disabled }
        if slot.id == selectedSlotID { return .selected }
        return slot.remainingPlaces <= 2 ? .lastPlaces : .available
    }
}
