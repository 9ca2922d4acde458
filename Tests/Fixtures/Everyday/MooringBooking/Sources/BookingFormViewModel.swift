import Foundation
import Observation

@MainActor
@Observable
final class BookingFormViewModel {
    enum Phase: Equatable {
        case editing, submitting
        case confirmed(BookingConfirmation)
    }

    var skipperName = "" { didSet { fieldChanged(.skipperName) } }
    var email = "" { didSet { fieldChanged(.email) } }
    var phone = "" { didSet { fieldChanged(.phone) } }
    var registration = "" { didSet { fieldChanged(.registration) } }
    var boatLength = "" { didSet { fieldChanged(.boatLength) } }
    var arrival: Date { didSet { arrivalChanged() } }
    var departure: Date { didSet { fieldChanged(.departure) } }
    var cardNumber = "" {
        didSet {
            let formatted = FieldRules.formatCard(cardNumber)
            if formatted != cardNumber { cardNumber = formatted }
            fieldChanged(.cardNumber)
        }
    }
    var acceptsHarbourRules = false

    private(set) var phase: Phase = .editing
    private(set) var banner: String?
    private(set) var touched: Set<BookingField> = []
    private(set) var serverErrors: [BookingField: String] = [:]

    @ObservationIgnored private let service: any BookingService
    @ObservationIgnored private let drafts: any BookingDraftStoring
    @ObservationIgnored private let calendar: Calendar
    @ObservationIgnored private let now: () -> Date

    init(service: any BookingService, drafts: any BookingDraftStoring, calendar: Calendar, now: @escaping () -> Date) {
        self.service = service
        self.drafts = drafts
        self.calendar = calendar
        self.now = now
        let today = calendar.startOfDay(for: now())
        arrival = today
        departure = calendar.date(byAdding: .day, value: 1, to: today) ?? today
    }

    var nights: Int {
        let start = calendar.startOfDay(for: arrival)
        let end = calendar.startOfDay(for: departure)
        return calendar.dateComponents([.day], from: start, to: end).day ?? 0
    }

    var canSubmit: Bool {
        phase == .editing && acceptsHarbourRules && BookingField.allCases.allSatisfy { error(for: $0) == nil }
    }

    func error(for field: BookingField) -> String? {
        serverErrors[field] ?? localError(for: field)
    }

    func visibleError(for field: BookingField) -> String? {
        touched.contains(field) ? error(for: field) : nil
    }

    func fieldDidEndEditing(_ field: BookingField) {
        touched.insert(field)
        let values: [BookingField: String] = [.skipperName: skipperName, .email: email, .phone: phone]
        drafts.saveDraft(values.mapValues(\.trimmed).filter { !$0.value.isEmpty })
    }

    func restoreDraft() {
        guard let draft = drafts.loadDraft() else { return }
        skipperName = draft[.skipperName] ?? skipperName
        email = draft[.email] ?? email
        phone = draft[.phone] ?? phone
    }

    func submit() async {
        guard phase == .editing else { return }
        touched = Set(BookingField.allCases)
        guard canSubmit, let request = makeRequest() else { return }
        phase = .submitting
        banner = nil
        do {
            let confirmation = try await service.submit(request)
            drafts.clearDraft()
            phase = .confirmed(confirmation)
        } catch {
            phase = .editing
            apply(error)
        }
    }

    private func makeRequest() -> BookingRequest? {
        guard let metres = FieldRules.parseMetres(boatLength) else { return nil }
        return BookingRequest(
            skipperName: skipperName.trimmed,
            email: email.trimmed.lowercased(),
            phone: (phone.trimmed.hasPrefix("+") ? "+" : "") + phone.digitsOnly,
            registration: registration.trimmed.uppercased(),
            boatLengthCentimetres: Int((metres * 100).rounded()),
            arrival: calendar.startOfDay(for: arrival),
            nights: nights,
            cardNumber: cardNumber.digitsOnly
        )
    }

    private func localError(for field: BookingField) -> String? {
        switch field {
        case .skipperName: FieldRules.nameError(skipperName)
        case .email: FieldRules.emailError(email)
        case .phone: FieldRules.phoneError(phone)
        case .registration: FieldRules.registrationError(registration)
        case .boatLength: boatLengthError
        case .arrival: arrivalError
        case .departure: departureError
        case .cardNumber: FieldRules.cardError(cardNumber)
        }
    }

    private var boatLengthError: String? {
        guard let metres = FieldRules.parseMetres(boatLength), metres > 0 else { return "Enter the length in metres" }
        return metres <= FieldRules.maxBoatLengthMetres ? nil : "Boats over 24 m need a call to the harbour office"
    }

    private var arrivalError: String? {
        let today = calendar.startOfDay(for: now())
        if calendar.startOfDay(for: arrival) < today { return "Arrival can't be in the past" }
        let horizon = calendar.date(byAdding: .month, value: FieldRules.bookingHorizonMonths, to: today) ?? today
        return arrival > horizon ? "Bookings open six months ahead" : nil
    }

    private var departureError: String? {
        if nights < 1 { return "Departure must be after arrival" }
        return nights > FieldRules.maxNights ? "The longest stay is 28 nights" : nil
    }

    private func arrivalChanged() {
        fieldChanged(.arrival)
        if nights < 1, let nextDay = calendar.date(byAdding: .day, value: 1, to: arrival) {
            departure = nextDay
        }
    }

    private func fieldChanged(_ field: BookingField) {
        serverErrors[field] = nil
    }

    private func apply(_ error: any Error) {
        switch error as? BookingServiceError {
        case .invalidFields(let issues):
            for issue in issues {
                if let field = BookingField(rawValue: issue.path) {
                    serverErrors[field] = serverErrors[field] ?? issue.message
                } else {
                    banner = issue.message
                }
            }
        case .berthUnavailable:
            serverErrors[.arrival] = "No berth is free on these dates"
        case .paymentDeclined(let reason):
            serverErrors[.cardNumber] = reason ?? "The card was declined"
        case .offline:
            banner = "You appear to be offline."
        case nil:
            banner = "Something went wrong. Please try again."
        }
    }
}
