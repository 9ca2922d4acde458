import Foundation
import Observation

@MainActor
@Observable
final class MooringWizardModel {
    enum Availability: Equatable {
        case unknown, checking
        case offered(BerthOffer)
        case full
        case failed
    }

    enum Submission: Equatable {
        case editing, sending
        case accepted(number: String)
        case failed(String)
    }

    private(set) var draft: MooringDraft
    private(set) var step: MooringStep = .vessel
    private(set) var errors: [MooringField: String] = [:]
    private(set) var availability: Availability = .unknown
    private(set) var submission: Submission = .editing

    @ObservationIgnored private let harbour: any HarbourService
    @ObservationIgnored private let store: any MooringDraftStoring
    @ObservationIgnored private let validator: MooringValidator
    @ObservationIgnored private var touched: Set<MooringField> = []

    init(harbour: any HarbourService, store: any MooringDraftStoring, validator: MooringValidator) {
        self.harbour = harbour
        self.store = store
        self.validator = validator
        draft = store.load() ?? MooringDraft()
    }

    var progress: Double { Double(step.rawValue) / Double(MooringStep.allCases.count - 1) }

    var totalPence: Int? {
        guard case .offered(let offer) = availability, let nights = validator.nights(in: draft) else { return nil }
        return nights * offer.nightlyPence
    }

    var canSubmit: Bool {
        guard step == .review, submission != .sending, case .offered = availability else { return false }
        return MooringField.allCases.allSatisfy { validator.message(for: $0, in: draft) == nil }
    }

    func update<Value: Equatable>(_ keyPath: WritableKeyPath<MooringDraft, Value>, to value: Value, field: MooringField)
    {
        guard draft[keyPath: keyPath] != value, submission != .sending else { return }
        draft[keyPath: keyPath] = value
        touched.insert(field)
        if case .failed = submission { submission = .editing }
        if [.length, .arrival, .departure].contains(field) { availability = .unknown }
        revalidate()
        store.save(draft)
    }

    func advance() async {
        touched.formUnion(step.fields)
        revalidate()
        guard step.fields.allSatisfy({ errors[$0] == nil }) else { return }
        if step == .stay {
            await checkAvailability()
            guard case .offered = availability else { return }
        }
        if let next = MooringStep(rawValue: step.rawValue + 1) { step = next }
    }

    func goBack() {
        guard submission != .sending, let previous = MooringStep(rawValue: step.rawValue - 1) else { return }
        step = previous
    }

    func submit() async {
        touched = Set(MooringField.allCases)
        revalidate()
        guard canSubmit, case .offered(let offer) = availability else { return }
        submission = .sending
        do {
            let number = try await harbour.submit(draft, berth: offer.berth)
            submission = .accepted(number: number)
            store.clear()
        } catch HarbourError.invalidFields(let raw) {
            showServerErrors(raw)
        } catch HarbourError.berthTaken {
            availability = .unknown
            step = .stay
            submission = .failed("That berth has just gone, check again")
        } catch {
            submission = .failed("The harbour office isn't answering")
        }
    }

    // MARK: - Helpers

    private func checkAvailability() async {
        guard let length = draft.length, let arrival = draft.arrival, let departure = draft.departure else { return }
        availability = .checking
        do {
            let offer = try await harbour.findBerth(lengthMetres: length, from: arrival, to: departure)
            // Dates may have moved while we were asking.
            guard draft.arrival == arrival, draft.departure == departure else { return }
            availability = offer.map(Availability.offered) ?? .full
        } catch {
            availability = .failed
        }
    }

    private func revalidate() {
        errors = touched.reduce(into: [:]) { result, field in
            result[field] = validator.message(for: field, in: draft)
        }
    }

    private func showServerErrors(_ raw: [String: String]) {
        let mapped = raw.compactMap { key, text in MooringField(rawValue: key).map { ($0, text) } }
        errors.merge(mapped) { _, server in server }
        submission = .failed(mapped.isEmpty ? "The application was refused" : "Please fix the highlighted fields")
        if let earliest = mapped.compactMap({ MooringStep.owning($0.0) }).min() { step = earliest }
    }
}
