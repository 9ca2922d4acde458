import Foundation

@MainActor
final class AdoptionFormViewModel {
    enum Field: String, CaseIterable {
        case name, email, phone, adults, message
    }

    struct Input {
        var name = ""
        var email = ""
        var phone = ""
        var adults = 1
        var hasGarden = false
        var message = ""
    }

    struct Output: Equatable {
        var title: String
        var isSubmitEnabled: Bool
        var isBusy: Bool
        var remainingCharacters: Int
        var errors: [Field: String]
    }

    /// What the coordinator does for this screen.
    struct Actions {
        let showReceipt: (AdoptionReceipt) -> Void
        let showSimilarAnimals: (ShelterAnimal.Species) -> Void
        let close: (_ hasDraft: Bool) -> Void
    }

    static let messageLimit = 300

    var onOutputChange: ((Output) -> Void)?
    var onBanner: ((String) -> Void)?

    private(set) var input = Input() {
        didSet { publish() }
    }

    private let animal: ShelterAnimal
    private let submitter: any AdoptionSubmitting
    private let drafts: any DraftStoring
    private let emailValidator: any EmailValidating
    private let actions: Actions

    private var errors: [Field: String] = [:]
    private var isBusy = false {
        didSet { publish() }
    }

    init(
        animal: ShelterAnimal,
        submitter: any AdoptionSubmitting,
        drafts: any DraftStoring,
        emailValidator: any EmailValidating,
        actions: Actions
    ) {
        self.animal = animal
        self.submitter = submitter
        self.drafts = drafts
        self.emailValidator = emailValidator
        self.actions = actions
    }

    var output: Output {
        Output(
            title: animal.species == .dog ? "Give \(animal.name) a walk for life" : "Adopt \(animal.name)",
            isSubmitEnabled: !isBusy && !input.name.isEmpty && !input.email.isEmpty,
            isBusy: isBusy,
            remainingCharacters: Self.messageLimit - input.message.count,
            errors: errors
        )
    }

    // MARK: Input

    func start() {
        guard let draft = drafts.draft(forAnimal: draftKey) else {
            publish()
            return
        }
        var restored = Input()
        restored.name = draft[Field.name.rawValue] ?? ""
        restored.email = draft[Field.email.rawValue] ?? ""
        restored.phone = draft[Field.phone.rawValue] ?? ""
        restored.adults = draft[Field.adults.rawValue].flatMap(Int.init) ?? 1
        restored.message = draft[Field.message.rawValue] ?? ""
        input = restored
        onBanner?("Your draft has been restored")
    }

    func update(_ field: Field, to text: String) {
        errors[field] = nil
        switch field {
        case .name: input.name = text
        case .email: input.email = text.trimmingCharacters(in: .whitespaces).lowercased()
        case .phone: input.phone = text.filter { $0.isNumber || $0 == "+" }
        case .adults: input.adults = Int(text) ?? input.adults
        case .message: input.message = String(text.prefix(Self.messageLimit))
        }
    }

    func setHasGarden(_ hasGarden: Bool) {
        input.hasGarden = hasGarden
    }

    func cancel() {
        guard !input.name.isEmpty || !input.message.isEmpty else {
            drafts.deleteDraft(forAnimal: draftKey)
            actions.close(false)
            return
        }
        drafts.saveDraft(draftFields, forAnimal: draftKey)
        actions.close(true)
    }

    func submit() async {
        guard !isBusy else { return }
        errors = validate()
        guard errors.isEmpty else {
            publish()
            return
        }
        isBusy = true
        defer { isBusy = false }

        let application = AdoptionApplication(
            animalID: animal.id,
            name: input.name.trimmingCharacters(in: .whitespacesAndNewlines),
            email: input.email,
            phone: input.phone.isEmpty ? nil : input.phone,
            adults: input.adults,
            message: input.message
        )
        do {
            let receipt = try await submitter.submit(application)
            drafts.deleteDraft(forAnimal: draftKey)
            if receipt.waitingListPosition > 0 {
                onBanner?("You are number \(receipt.waitingListPosition) on the list")
            }
            actions.showReceipt(receipt)
        } catch AdoptionFailure.alreadyAdopted {
            drafts.deleteDraft(forAnimal: draftKey)
            actions.showSimilarAnimals(animal.species)
        } catch AdoptionFailure.rateLimited(let seconds) {
            let minutes = (seconds + 59) / 60
            onBanner?("Please wait \(minutes) min")
        } catch AdoptionFailure.rejected(let fields) {
            for field in fields.compactMap(Field.init(rawValue:)) {
                errors[field] = "Please check this"
            }
        } catch {
            drafts.saveDraft(draftFields, forAnimal: draftKey)
            onBanner?("Not sent. We kept a draft.")
        }
    }

    // MARK: Helpers

    private func validate() -> [Field: String] {
        var found: [Field: String] = [:]
        if input.name.trimmingCharacters(in: .whitespacesAndNewlines).count < 2 { found[.name] = "Tell us your name" }
        if !emailValidator.isValid(input.email) { found[.email] = "That is no e-mail address" }
        if !input.phone.isEmpty, input.phone.count < 7 { found[.phone] = "Too short" }
        if input.adults < animal.minimumAdults {
            found[.adults] = "\(animal.name) needs \(animal.minimumAdults) adults"
        }
        if animal.needsGarden, !input.hasGarden { found[.message] = "\(animal.name) needs a garden" }
        return found
    }

    private var draftKey: String { animal.id.uuidString }

    private var draftFields: [String: String] {
        [
            Field.name.rawValue: input.name,
            Field.email.rawValue: input.email,
            Field.phone.rawValue: input.phone,
            Field.adults.rawValue: String(input.adults),
            Field.message.rawValue: input.message,
        ].filter { !$0.value.isEmpty }
    }

    private func publish() {
        onOutputChange?(output)
    }
}
