import Foundation
import Observation

@MainActor @Observable
final class PermitWizardModel {
    enum Step: Int, CaseIterable, Sendable {
        case keeper, apiary, period, review

        var fields: [PermitField] {
            switch self {
            case .keeper: [.keeperName, .email, .markCode]
            case .apiary: [.hiveCount, .queenCount, .plotArea, .inspection]
            case .period: [.startsOn, .endsOn]
            case .review: []
            }
        }
    }

    enum MarkStatus: Equatable { case unknown, checking, available, taken, failed }
    enum Phase: Equatable {
        case editing, submitting
        case done(PermitReceipt)
    }

    private(set) var step: Step = .keeper
    private(set) var errors: [PermitField: String] = [:]
    private(set) var markStatus: MarkStatus = .unknown
    private(set) var phase: Phase = .editing
    private(set) var banner: String?
    private(set) var draft: PermitDraft

    @ObservationIgnored private let service: any PermitService
    @ObservationIgnored private let store: any DraftStore
    @ObservationIgnored private let rules: PermitRules

    init(service: any PermitService, store: any DraftStore, today: Date) {
        self.service = service
        self.store = store
        self.rules = PermitRules(today: today)
        self.draft = store.loadOrEmpty()
    }

    var progress: Double { Double(step.rawValue) / Double(Step.allCases.count - 1) }

    var canSubmit: Bool { step == .review && phase == .editing && markStatus == .available }

    /// Edits the draft, saves it when changed, and re-validates only fields already showing an error.
    func update<Value: Equatable>(_ keyPath: WritableKeyPath<PermitDraft, Value>, to value: Value) {
        guard phase == .editing, draft[keyPath: keyPath] != value else { return }
        let oldMark = PermitRules.normalizedMark(draft.markCode)
        draft[keyPath: keyPath] = value
        if PermitRules.normalizedMark(draft.markCode) != oldMark { markStatus = .unknown }
        let shown = Array(errors.keys)
        validate(shown)
        store.save(draft)
    }

    /// Asks the service for the mark; an answer for a mark edited meanwhile is ignored.
    func checkMark() async {
        guard PermitRules.isMark(draft.markCode) else { return validate([.markCode]) }
        let code = PermitRules.normalizedMark(draft.markCode)
        markStatus = .checking
        let result: MarkStatus
        do {
            result = try await service.isMarkAvailable(code) ? .available : .taken
        } catch {
            result = .failed
        }
        guard code == PermitRules.normalizedMark(draft.markCode) else { return }
        markStatus = result
        validate([.markCode])
    }

    @discardableResult
    func next() -> Bool {
        validate(step.fields)
        guard step.fields.allSatisfy({ errors[$0] == nil }),
            let following = Step(rawValue: step.rawValue + 1)
        else { return false }
        step = following
        return true
    }

    func back() {
        guard phase == .editing, let previous = Step(rawValue: step.rawValue - 1) else { return }
        step = previous
        banner = nil
    }

    func submit() async {
        guard canSubmit else { return }
        validate(PermitField.allCases)
        guard errors.isEmpty, let request = makeRequest() else { return moveToFirstError() }
        phase = .submitting
        banner = nil
        do {
            let receipt = try await service.submit(request)
            store.clear()
            phase = .done(receipt)
        } catch PermitServiceError.fields(let messages) {
            phase = .editing
            apply(messages)
        } catch {
            phase = .editing
            banner = "Try again later"
        }
    }

    private func validate(_ fields: [PermitField]) {
        for field in fields {
            errors[field] = rules.message(for: field, in: draft)
        }
        if fields.contains(.markCode), errors[.markCode] == nil, markStatus == .taken {
            errors[.markCode] = "This mark is taken"
        }
    }

    /// Known fields are shown inline, everything else goes to the banner in key order.
    private func apply(_ messages: [String: String]) {
        let unknown = messages.filter { PermitField(rawValue: $0.key) == nil }
        for (key, text) in messages {
            guard let field = PermitField(rawValue: key) else { continue }
            errors[field] = text
        }
        if !unknown.isEmpty {
            banner = unknown.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        }
        moveToFirstError()
    }

    private func moveToFirstError() {
        if let target = Step.allCases.first(where: { $0.fields.contains { errors[$0] != nil } }) { step = target }
    }

    private func makeRequest() -> PermitRequest? {
        guard let hives = Int(draft.hiveCount.trimmed), let queens = Int(draft.queenCount.trimmed),
            let area = PermitRules.decimal(draft.plotArea),
            let start = draft.startsOn, let end = draft.endsOn
        else { return nil }
        return PermitRequest(
            keeperName: draft.keeperName.trimmed, email: draft.email.trimmed.lowercased(),
            markCode: PermitRules.normalizedMark(draft.markCode), hives: hives, queens: queens,
            plotArea: area, startsOn: start, endsOn: end)
    }
}
