import Foundation

@MainActor
final class HiveFormViewModel {
    enum Mode: Equatable {
        case create
        case edit(Hive)
    }

    enum Field: String, CaseIterable {
        case name
        case frames
        case queenYear = "queen_year"
        case tags
        case notes
        case harvestGoal = "harvest_goal"
    }

    struct Limits {
        static let nameLength = 2...40
        static let maxTags = 5
        static let maxNotesLength = 500
        static let oldestQueen = 6
    }

    // MARK: - Input

    var name = "" {
        didSet { inputDidChange(.name) }
    }
    var type: HiveType = .langstroth {
        didSet {
            guard type != oldValue else { return }
            if let count = Int(framesText), count > type.maxFrames {
                framesText = String(type.maxFrames)
            }
            inputDidChange(.frames)
        }
    }
    var framesText = "" {
        didSet { inputDidChange(.frames) }
    }
    var hasQueen = false {
        didSet {
            if !hasQueen { isQueenMarked = false }
            inputDidChange(.queenYear)
        }
    }
    var queenYearText = "" {
        didSet { inputDidChange(.queenYear) }
    }
    var isQueenMarked = false
    var notes = "" {
        didSet { inputDidChange(.notes) }
    }
    var harvestGoalText = "" {
        didSet { inputDidChange(.harvestGoal) }
    }

    // MARK: - Output

    private(set) var tags: [String] = []
    private(set) var isSubmitting = false
    private(set) var alertMessage: String?
    private(set) var touchedFields: Set<Field> = []
    private(set) var serverErrors: [Field: String] = [:]
    var onSaved: ((Hive) -> Void)?

    let mode: Mode
    private let api: HiveAPI
    private let drafts: HiveDraftStoring
    private let currentYear: () -> Int
    private var original: HiveRequestDTO?
    private var isPrefilling = false

    init(
        mode: Mode,
        api: HiveAPI,
        drafts: HiveDraftStoring = NoDrafts(),
        currentYear: @escaping () -> Int = { Calendar.current.component(.year, from: Date()) }
    ) {
        self.mode = mode
        self.api = api
        self.drafts = drafts
        self.currentYear = currentYear
        if case .edit(let hive) = mode { prefill(with: hive) }
        original = makeRequest()
    }

    var title: String {
        switch mode {
        case .create: return "New hive"
        case .edit(let hive): return "Edit \(hive.name)"
        }
    }

    var currentYearValue: Int { currentYear() }

    var isDirty: Bool { makeRequest() != original }

    var canSubmit: Bool {
        !isSubmitting && isDirty && Field.allCases.allSatisfy { validate($0) == nil }
    }

    var queenColor: String? {
        guard hasQueen, isQueenMarked, let year = Int(queenYearText) else { return nil }
        return Queen(year: year, isMarked: true).markColor
    }

    func errorMessage(for field: Field) -> String? {
        if let server = serverErrors[field] { return server }
        guard touchedFields.contains(field) else { return nil }
        return validate(field)
    }

    // MARK: - Tags

    func addTag(_ text: String) {
        let tag = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard !tag.isEmpty, !tags.contains(tag), tags.count < Limits.maxTags else { return }
        tags.append(tag)
        inputDidChange(.tags)
    }

    func removeTag(at index: Int) {
        guard tags.indices.contains(index) else { return }
        tags.remove(at: index)
        inputDidChange(.tags)
    }

    // MARK: - Submit

    func submit() async {
        touchedFields = Set(Field.allCases)
        guard canSubmit else { return }
        isSubmitting = true
        alertMessage = nil
        defer { isSubmitting = false }

        let request = makeRequest()
        do {
            let saved: Hive
            switch mode {
            case .create:
                saved = try await api.createHive(request)
            case .edit(let hive):
                saved = try await api.updateHive(id: hive.id, request)
            }
            original = request
            drafts.clearDraft()
            onSaved?(saved)
        } catch HiveAPIError.validation(let messages) {
            apply(messages)
        } catch HiveAPIError.conflict {
            alertMessage = "Somebody else changed this hive. Reload and try again."
        } catch {
            drafts.saveDraft(request)
            alertMessage = "Couldn't save. Your draft is kept."
        }
    }

    func discardChanges() {
        guard case .edit(let hive) = mode else { return }
        prefill(with: hive)
        touchedFields = []
        serverErrors = [:]
        drafts.clearDraft()
    }

    // MARK: - Private

    private func inputDidChange(_ field: Field) {
        guard !isPrefilling else { return }
        touchedFields.insert(field)
        serverErrors[field] = nil
    }

    private func prefill(with hive: Hive) {
        isPrefilling = true
        defer { isPrefilling = false }
        name = hive.name
        type = hive.type
        framesText = String(hive.frames)
        hasQueen = hive.queen != nil
        queenYearText = hive.queen.map { String($0.year) } ?? ""
        isQueenMarked = hive.queen?.isMarked ?? false
        tags = hive.tags
        notes = hive.notes ?? ""
        harvestGoalText = hive.harvestGoal.map { "\($0)" } ?? ""
    }

    private func apply(_ messages: [String: String]) {
        var unknown: [String] = []
        for (key, message) in messages.sorted(by: { $0.key < $1.key }) {
            if let field = Field(rawValue: key) {
                serverErrors[field] = message
            } else {
                unknown.append(message)
            }
        }
        alertMessage = unknown.isEmpty ? nil : unknown.joined(separator: "\n")
    }
}
