import Foundation

enum KilnFiringAlert: Equatable {
    case loadFailed(message: String)
    case saveFailed(message: String)
    case conflict(serverVersion: Int)
    case discardChanges(fieldCount: Int)
    case firingGone
}

@MainActor
final class KilnFiringEditorViewModel {
    enum Phase: Equatable { case idle, loading, editing, saving, closed }

    var onChange: (() -> Void)?
    var onClose: ((KilnFiring?) -> Void)?

    private(set) var phase: Phase = .idle
    private(set) var draft: KilnFiringDraft?
    private(set) var kiln: KilnUnit?
    private(set) var fieldErrors: [KilnFiringField: String] = [:]
    private(set) var alert: KilnFiringAlert?

    private let firingID: UUID
    private let store: KilnFiringStore
    private let kilns: KilnUnitProviding
    private let analytics: KilnFiringAnalytics
    private var original: KilnFiring?
    private var touched: Set<KilnFiringField> = []

    init(firingID: UUID, store: KilnFiringStore, kilns: KilnUnitProviding, analytics: KilnFiringAnalytics) {
        self.firingID = firingID
        self.store = store
        self.kilns = kilns
        self.analytics = analytics
    }

    var hasUnsavedChanges: Bool {
        guard let draft, let original else { return false }
        return draft != KilnFiringDraft(from: original)
    }

    var canSave: Bool {
        phase == .editing && hasUnsavedChanges && fieldErrors.isEmpty
    }

    var screenTitle: String {
        guard let original else { return "Firing" }
        return hasUnsavedChanges ? "\(original.title) (edited)" : original.title
    }

    func load() async {
        guard phase == .idle || phase == .editing else { return }
        phase = .loading
        alert = nil
        onChange?()
        do {
            async let loadedFiring = store.firing(id: firingID)
            async let loadedKiln = kilns.assignedKiln(forFiring: firingID)
            let (firing, unit) = try await (loadedFiring, loadedKiln)
            kiln = unit
            adopt(firing)
            phase = .editing
        } catch KilnStoreError.notFound {
            phase = .idle
            alert = .firingGone
        } catch {
            phase = original == nil ? .idle : .editing
            alert = .loadFailed(message: Self.message(for: error))
        }
        onChange?()
    }

    func edit(_ field: KilnFiringField, _ change: (inout KilnFiringDraft) -> Void) {
        guard phase == .editing, var draft, let kiln else { return }
        change(&draft)
        guard draft != self.draft else { return }
        self.draft = draft
        touched.insert(field)
        for field in touched {
            fieldErrors[field] = draft.problem(in: field, kiln: kiln)
        }
        onChange?()
    }

    func save() async {
        guard phase == .editing, let draft, let original, let kiln else { return }
        fieldErrors = [:]
        for field in KilnFiringField.allCases {
            fieldErrors[field] = draft.problem(in: field, kiln: kiln)
        }
        guard fieldErrors.isEmpty else {
            touched = Set(KilnFiringField.allCases)
            analytics.track(
                "firing_invalid",
                properties: ["fields": fieldErrors.keys.map(\.rawValue).sorted().joined(separator: ",")])
            onChange?()
            return
        }
        let patch = draft.patch(against: original)
        guard !patch.isEmpty else {
            finish(with: nil)
            return
        }
        phase = .saving
        onChange?()
        do {
            let saved = try await store.update(id: firingID, patch: patch)
            adopt(saved)
            analytics.track("firing_saved", properties: ["version": String(saved.version)])
            finish(with: saved)
        } catch KilnStoreError.versionConflict(let serverVersion) {
            resumeEditing(with: .conflict(serverVersion: serverVersion))
        } catch KilnStoreError.notFound {
            resumeEditing(with: .firingGone)
        } catch {
            resumeEditing(with: .saveFailed(message: Self.message(for: error)))
        }
    }

    func close() {
        guard phase != .saving, phase != .closed else { return }
        if let draft, let original, hasUnsavedChanges {
            alert = .discardChanges(fieldCount: changedFieldCount(draft, original))
            onChange?()
        } else {
            finish(with: nil)
        }
    }

    func confirmDiscard() {
        guard case .discardChanges = alert else { return }
        analytics.track("firing_discarded", properties: [:])
        finish(with: nil)
    }

    func revert() {
        guard phase == .editing, let original, hasUnsavedChanges else { return }
        adopt(original)
        onChange?()
    }

    func dismissAlert() {
        guard let current = alert else { return }
        alert = nil
        if current == .firingGone {
            finish(with: nil)
        } else {
            onChange?()
        }
    }

    private func adopt(_ firing: KilnFiring) {
        original = firing
        draft = KilnFiringDraft(from: firing)
        fieldErrors = [:]
        touched = []
    }

    private func resumeEditing(with alert: KilnFiringAlert) {
        phase = .editing
        self.alert = alert
        onChange?()
    }

    private func finish(with firing: KilnFiring?) {
        phase = .closed
        alert = nil
        onChange?()
        onClose?(firing)
    }

    private func changedFieldCount(_ draft: KilnFiringDraft, _ original: KilnFiring) -> Int {
        let base = KilnFiringDraft(from: original)
        return [
            draft.title != base.title,
            draft.cone != base.cone,
            draft.peakText != base.peakText,
            draft.holdText != base.holdText,
            draft.atmosphere != base.atmosphere,
        ].filter { $0 }.count
    }

    private static func message(for error: Error) -> String {
        switch error as? KilnStoreError {
        case .offline: return "You appear to be offline."
        case .rejected(let reason): return "The studio rejected the change: \(reason)"
        case .notFound, .versionConflict, nil: return "Something went wrong. Try again."
        }
    }
}
