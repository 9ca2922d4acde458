import Foundation
import Observation

struct HiveInspectionSection: Equatable {
    struct Row: Equatable {
        let label, value: String
        var isWarning = false
    }

    let title: String
    let rows: [Row]
}

struct HiveInspectionSectionBuilder {
    static let miteThreshold = 3.0

    private let dateFormatter: DateFormatter

    init(timeZone: TimeZone = .current) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "d MMM yyyy, HH:mm"
        dateFormatter = formatter
    }

    func sections(for inspection: HiveInspection) -> [HiveInspectionSection] {
        var result = [
            HiveInspectionSection(
                title: "Hive",
                rows: [
                    .init(label: "Name", value: inspection.hiveName),
                    .init(label: "Inspected", value: dateFormatter.string(from: inspection.inspectedAt)),
                ]),
            HiveInspectionSection(
                title: "Colony",
                rows: [
                    .init(
                        label: "Queen", value: inspection.queenSeen ? "Seen" : "Not seen",
                        isWarning: !inspection.queenSeen),
                    .init(
                        label: "Temperament", value: inspection.temperament.title,
                        isWarning: inspection.temperament == .aggressive),
                    .init(label: "Brood", value: frames(inspection.broodFrames)),
                    .init(label: "Honey", value: frames(inspection.honeyFrames)),
                ]),
            HiveInspectionSection(
                title: "Health",
                rows: [
                    .init(
                        label: "Varroa", value: String(format: "%.1f per 100 bees", inspection.mitesPerHundred),
                        isWarning: inspection.mitesPerHundred >= Self.miteThreshold)
                ]),
        ]
        if !inspection.notes.isEmpty {
            result.append(HiveInspectionSection(title: "Notes", rows: [.init(label: "", value: inspection.notes)]))
        }
        return result
    }

    private func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
}

@Observable
@MainActor
final class HiveInspectionDetailViewModel {
    enum State: Equatable {
        case idle, loading, viewing, editing, saving, deleting
        case failed(message: String, canRetry: Bool)
    }

    private(set) var state: State = .idle
    private(set) var inspection: HiveInspection?
    private(set) var fieldErrors: [HiveInspectionDraft.Field: String] = [:]
    private(set) var bannerMessage: String?
    var isConfirmingDelete = false
    var draft = HiveInspectionDraft() {
        didSet {
            guard didAttemptSave, state == .editing else { return }
            fieldErrors = draft.validate()
        }
    }

    weak var coordinator: HiveInspectionCoordinating?

    private let inspectionID: UUID
    private let useCase: HiveInspectionUseCase
    private let sectionBuilder: HiveInspectionSectionBuilder
    private var didAttemptSave = false

    init(inspectionID: UUID, useCase: HiveInspectionUseCase, sectionBuilder: HiveInspectionSectionBuilder = .init()) {
        self.inspectionID = inspectionID
        self.useCase = useCase
        self.sectionBuilder = sectionBuilder
    }

    var sections: [HiveInspectionSection] { inspection.map(sectionBuilder.sections(for:)) ?? [] }

    var canEdit: Bool { state == .viewing && inspection?.isLocked == false }

    func load() async {
        guard ![.loading, .editing, .saving, .deleting].contains(state) else { return }
        state = .loading
        bannerMessage = nil
        do {
            inspection = try await useCase.inspection(id: inspectionID)
            state = .viewing
        } catch {
            if inspection != nil && (error as? HiveInspectionError) == .offline {
                bannerMessage = "Showing the last loaded version"
                state = .viewing
            } else {
                inspection = nil
                state = .failed(message: message(for: error), canRetry: (error as? HiveInspectionError) != .notFound)
            }
        }
    }

    func beginEditing() {
        guard canEdit, let inspection else { return }
        didAttemptSave = false
        fieldErrors = [:]
        bannerMessage = nil
        draft = HiveInspectionDraft(inspection)
        state = .editing
    }

    func cancelEditing() {
        guard state == .editing else { return }
        fieldErrors = [:]
        state = .viewing
    }

    func save() async {
        guard state == .editing, let original = inspection else { return }
        didAttemptSave = true
        fieldErrors = draft.validate()
        guard fieldErrors.isEmpty else { return }

        let edited = draft.applied(to: original)
        guard edited != original else {
            state = .viewing
            return
        }
        inspection = edited
        bannerMessage = nil
        state = .saving
        do {
            let saved = try await useCase.update(edited)
            inspection = saved
            state = .viewing
            bannerMessage = "Inspection saved"
            coordinator?.inspectionDidUpdate(saved)
        } catch {
            inspection = original
            bannerMessage = message(for: error)
            guard (error as? HiveInspectionError) == .forbidden else {
                state = .editing
                return
            }
            inspection?.isLocked = true
            state = .viewing
        }
    }

    func requestDelete() {
        guard canEdit else { return }
        isConfirmingDelete = true
    }

    func confirmDelete() async {
        guard isConfirmingDelete, state == .viewing else { return }
        isConfirmingDelete = false
        state = .deleting
        do {
            try await useCase.delete(id: inspectionID)
        } catch HiveInspectionError.notFound {
        } catch {
            bannerMessage = message(for: error)
            state = .viewing
            return
        }
        inspection = nil
        state = .idle
        coordinator?.inspectionDidDelete(id: inspectionID)
        coordinator?.closeInspection()
    }

    func openTreatmentGuide() {
        guard let inspection, inspection.mitesPerHundred >= HiveInspectionSectionBuilder.miteThreshold else { return }
        coordinator?.showTreatmentGuide(mitesPerHundred: inspection.mitesPerHundred)
    }

    private func message(for error: Error) -> String {
        switch error as? HiveInspectionError {
        case .notFound: return "This inspection no longer exists"
        case .offline: return "You appear to be offline"
        case .conflict(let editor): return "\(editor) changed this inspection"
        case .forbidden: return "You can't change this inspection"
        case nil: return "Something went wrong"
        }
    }
}
