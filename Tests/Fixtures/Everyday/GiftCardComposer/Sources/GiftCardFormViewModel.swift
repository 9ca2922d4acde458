import Foundation

final class GiftCardFormViewModel {
    enum Status: Equatable {
        case loadingDesigns, editing, submitting
        case unavailable(String)
    }

    // MARK: Outputs

    var onStatusChange: ((Status) -> Void)?
    var onFormChange: (() -> Void)?
    var onError: ((String) -> Void)?
    /// `nil` when the customer left without buying.
    var onFinish: ((GiftCardOrder?) -> Void)?

    private(set) var status: Status = .loadingDesigns {
        didSet { if status != oldValue { onStatusChange?(status) } }
    }

    private(set) var designs: [GiftCardDesign] = []
    private(set) var selectedDesign: GiftCardDesign? { didSet { onFormChange?() } }

    weak var coordinator: GiftCardFormCoordinating?

    private var form = GiftCardForm() {
        didSet { if form != oldValue { onFormChange?() } }
    }
    private var touched: Set<GiftCardField> = []
    private var showsAllProblems = false
    private let service: GiftCardService
    private let storage: GiftCardDraftStorage
    private let validator: GiftCardValidator
    private let today: () -> Date
    private static let postageInCents = 2_50

    init(
        service: GiftCardService, storage: GiftCardDraftStorage,
        calendar: Calendar = .current, today: @escaping () -> Date = Date.init
    ) {
        self.service = service
        self.storage = storage
        self.validator = GiftCardValidator(calendar: calendar)
        self.today = today
    }

    // MARK: Inputs

    func viewDidLoad() {
        restoreDraft()
        loadDesigns()
    }

    func retry() {
        guard case .unavailable = status else { return }
        status = .loadingDesigns
        loadDesigns()
    }

    func setAmount(_ text: String) { edit(.amount) { $0.amountText = text } }
    func setRecipientName(_ text: String) { edit(.recipientName) { $0.recipientName = text } }
    func setRecipientEmail(_ text: String) { edit(.recipientEmail) { $0.recipientEmail = text } }
    func setDeliveryDate(_ date: Date?) { edit(.deliveryDate) { $0.deliverOn = date } }

    func setDelivery(_ method: DeliveryMethod) {
        form.delivery = method
        if method != .email { form.deliverOn = nil }
    }

    func selectDesign(at index: Int) {
        guard designs.indices.contains(index) else { return }
        selectedDesign = designs[index]
    }

    func chooseContact() {
        coordinator?.presentContactPicker { [weak self] name, email in
            guard let self else { return }
            self.setRecipientName(name)
            // Keep what was typed when the contact has no address.
            if let email { self.setRecipientEmail(email) }
        }
    }

    func submit() {
        guard status == .editing, let draft = validDraft() else { return }
        status = .submitting
        service.submit(draft) { [weak self] in self?.didSubmit($0) }
    }

    func cancel() {
        guard hasContent else {
            onFinish?(nil)
            return
        }
        coordinator?.confirmDiscard { [weak self] discard in
            guard let self else { return }
            self.storage.savedDraft = discard ? nil : self.currentDraft()
            self.onFinish?(nil)
        }
    }

    // MARK: Display

    var amountProblem: String? { visibleProblem(.amount) }
    var recipientNameProblem: String? { visibleProblem(.recipientName) }
    var recipientEmailProblem: String? { visibleProblem(.recipientEmail) }
    var deliveryDateProblem: String? { visibleProblem(.deliveryDate) }
    var recipientName: String { form.recipientName }
    var recipientEmail: String { form.recipientEmail }

    var buyButtonTitle: String {
        guard let cents = GiftCardValidator.cents(from: form.amountText) else { return "Buy gift card" }
        let postage = form.delivery == .post ? Self.postageInCents : 0
        return "Buy for " + GiftCardValidator.text(cents: cents + postage)
    }
}

extension GiftCardFormViewModel {
    fileprivate var hasContent: Bool { !form.recipientName.trimmed.isEmpty || !form.amountText.trimmed.isEmpty }

    fileprivate func edit(_ field: GiftCardField, _ change: (inout GiftCardForm) -> Void) {
        touched.insert(field)
        change(&form)
    }

    fileprivate func visibleProblem(_ field: GiftCardField) -> String? {
        guard showsAllProblems || touched.contains(field) else { return nil }
        return validator.problem(in: field, of: form, today: today())
    }

    fileprivate func loadDesigns() {
        service.fetchDesigns { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let designs) where designs.isEmpty:
                self.status = .unavailable("Gift cards are sold out at the moment.")
            case .success(let designs):
                self.designs = designs.filter(\.isSeasonal) + designs.filter { !$0.isSeasonal }
                let remembered = self.storage.savedDraft?.designID
                self.selectedDesign = self.designs.first { $0.identifier == remembered } ?? self.designs.first
                self.status = .editing
            case .failure:
                self.status = .unavailable("The designs could not be loaded.")
            }
        }
    }

    fileprivate func restoreDraft() {
        guard let draft = storage.savedDraft else { return }
        form = GiftCardForm(
            amountText: String(format: "%d.%02d", draft.amountInCents / 100, draft.amountInCents % 100),
            recipientName: draft.recipientName,
            recipientEmail: draft.recipientEmail ?? "",
            delivery: draft.delivery,
            deliverOn: draft.deliverOn.flatMap { $0 < today() ? nil : $0 }
        )
    }

    fileprivate func validDraft() -> GiftCardDraft? {
        showsAllProblems = true
        let problems = GiftCardField.allCases.filter { validator.problem(in: $0, of: form, today: today()) != nil }
        onFormChange?()
        return problems.isEmpty ? currentDraft() : nil
    }

    fileprivate func currentDraft() -> GiftCardDraft? {
        guard let selectedDesign else { return nil }
        return GiftCardDraft(
            amountInCents: GiftCardValidator.cents(from: form.amountText) ?? GiftCardValidator.minimumAmount,
            recipientName: form.recipientName.trimmed,
            recipientEmail: form.delivery == .email ? form.recipientEmail.trimmed.lowercased() : nil,
            designID: selectedDesign.identifier,
            delivery: form.delivery,
            deliverOn: form.deliverOn
        )
    }

    fileprivate func didSubmit(_ result: Result<GiftCardOrder, GiftCardServiceError>) {
        status = .editing
        switch result {
        case .success(let order):
            storage.savedDraft = nil
            coordinator?.showConfirmation(for: order)
            onFinish?(order)
        case .failure(.designSoldOut(let designID)):
            designs.removeAll { $0.identifier == designID }
            selectedDesign = designs.first
            onError?("This design has just sold out. Please choose another one.")
        case .failure(.notSignedIn):
            coordinator?.presentSignIn { [weak self] signedIn in
                if signedIn { self?.submit() }
            }
        case .failure(.connection):
            storage.savedDraft = currentDraft()
            onError?("No connection. We kept your gift card for later.")
        }
    }
}
