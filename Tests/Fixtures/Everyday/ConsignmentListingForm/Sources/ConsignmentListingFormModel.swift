import Foundation
import Observation

@MainActor
@Observable
final class ConsignmentListingFormModel {
    enum Field: Hashable, CaseIterable {
        case title, serialNumber, askingPrice, reservePrice
    }

    enum Alert: Equatable {
        case noConnection
        case duplicate(listingID: String)
        case failed(message: String)

        var message: String {
            switch self {
            case .noConnection: return "You appear to be offline. Your draft is kept."
            case .duplicate(let listingID): return "This serial number is already listed as \(listingID)."
            case .failed(let message): return message
            }
        }
    }

    enum LookupState: Equatable {
        case idle, searching
        case found(title: String)
        case notFound, failed
    }

    var title = ""
    var serialNumber = ""
    var askingPriceText = ""
    var reservePriceText = ""
    var catalogueCode = ""
    var category: ConsignmentCategory = .vinyl {
        didSet {
            guard category != oldValue else { return }
            if !category.conditions.contains(condition) {
                condition = category.conditions[0]
            }
            if !category.requiresSerialNumber {
                serialNumber = ""
            }
        }
    }
    var condition: ItemCondition = .good
    var alert: Alert?

    private(set) var lookupState: LookupState = .idle
    private(set) var isSubmitting = false
    private(set) var hasAttemptedSubmit = false
    private var matchedEntry: CatalogueEntry?

    private let catalogue: CatalogueLookupService
    private let submission: ConsignmentSubmissionService
    private weak var router: ConsignmentFormRouting?

    init(
        catalogue: CatalogueLookupService,
        submission: ConsignmentSubmissionService,
        router: ConsignmentFormRouting?
    ) {
        self.catalogue = catalogue
        self.submission = submission
        self.router = router
    }

    var availableConditions: [ItemCondition] { category.conditions }

    var askingPriceCents: Int? { PriceText.cents(from: askingPriceText) }

    var payoutText: String {
        guard let asking = askingPriceCents else { return "–" }
        let commission = max(asking * category.commissionPercent / 100, 250)
        return PriceText.string(fromCents: max(asking - commission, 0))
    }

    var isValid: Bool {
        Field.allCases.allSatisfy { problem(in: $0) == nil }
    }

    var canSubmit: Bool {
        !isSubmitting && (!hasAttemptedSubmit || isValid)
    }

    func message(for field: Field) -> String? {
        hasAttemptedSubmit ? problem(in: field) : nil
    }

    func lookUpCatalogueCode() async {
        let code = catalogueCode.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard code.count >= 4 else {
            lookupState = .idle
            matchedEntry = nil
            return
        }
        lookupState = .searching
        do {
            guard let entry = try await catalogue.entry(forCode: code) else {
                matchedEntry = nil
                lookupState = .notFound
                return
            }
            apply(entry)
        } catch {
            matchedEntry = nil
            lookupState = .failed
        }
    }

    func submit() async {
        guard !isSubmitting else { return }
        hasAttemptedSubmit = true
        alert = nil
        guard isValid, let asking = askingPriceCents else { return }

        isSubmitting = true
        defer { isSubmitting = false }

        let draft = ConsignmentDraft(
            title: trimmedTitle,
            category: category,
            condition: condition,
            serialNumber: category.requiresSerialNumber ? normalizedSerial : nil,
            askingPriceCents: asking,
            reservePriceCents: PriceText.cents(from: reservePriceText),
            catalogueCode: matchedEntry?.category == category ? matchedEntry?.code : nil
        )
        do {
            let receipt = try await submission.submit(draft)
            reset()
            router?.showReceipt(receipt)
        } catch ConsignmentServiceError.sessionExpired {
            router?.showSignIn()
        } catch {
            alert = Self.alert(for: error)
        }
    }

    func reset() {
        title = ""
        serialNumber = ""
        askingPriceText = ""
        reservePriceText = ""
        catalogueCode = ""
        category = .vinyl
        condition = .good
        matchedEntry = nil
        lookupState = .idle
        hasAttemptedSubmit = false
        alert = nil
    }

    private var trimmedTitle: String {
        title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private var normalizedSerial: String {
        serialNumber.replacingOccurrences(of: " ", with: "").uppercased()
    }

    private func apply(_ entry: CatalogueEntry) {
        matchedEntry = entry
        category = entry.category
        if trimmedTitle.isEmpty { title = entry.title }
        if askingPriceText.isEmpty, let suggested = entry.suggestedPriceCents {
            askingPriceText = PriceText.string(fromCents: suggested)
        }
        lookupState = .found(title: entry.title)
    }

    private func problem(in field: Field) -> String? {
        switch field {
        case .title:
            if trimmedTitle.isEmpty { return "Enter a title." }
            return trimmedTitle.count > 60 ? "Keep the title under 60 characters." : nil
        case .serialNumber:
            guard category.requiresSerialNumber else { return nil }
            return normalizedSerial.count < 5 ? "Enter the full serial number." : nil
        case .askingPrice:
            if askingPriceText.isEmpty { return "Enter an asking price." }
            guard let asking = askingPriceCents else { return "Enter a price like 24.50." }
            return asking < 500 ? "The lowest asking price is €5.00." : nil
        case .reservePrice:
            guard !reservePriceText.isEmpty else { return nil }
            guard let reserve = PriceText.cents(from: reservePriceText) else { return "Enter a price like 24.50." }
            guard let asking = askingPriceCents else { return nil }
            return reserve > asking ? "The reserve cannot exceed \(PriceText.string(fromCents: asking))." : nil
        }
    }

    private static func alert(for error: Error) -> Alert {
        switch error {
        case ConsignmentServiceError.offline:
            return .noConnection
        case ConsignmentServiceError.duplicateSerial(let existing):
            return .duplicate(listingID: existing)
        case ConsignmentServiceError.rejected(let reason) where !reason.isEmpty:
            return .failed(message: reason)
        default:
            return .failed(message: "Something went wrong. Please try again.")
        }
    }
}
