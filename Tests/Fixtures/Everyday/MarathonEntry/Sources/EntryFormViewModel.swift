import Foundation

@MainActor
final class EntryFormViewModel {
    enum Field: String, CaseIterable, Hashable {
        case fullName
        case email
        case age
        case target
        case phone
        case terms
    }

    enum Phase: Equatable {
        case editing
        case submitting
        case waitingList(position: Int)
        case done(bib: Int)
    }

    struct Banner: Equatable {
        enum Style { case info, error }
        let text: String
        let style: Style
    }

    var fullName = "" { didSet { edited(.fullName, oldValue != fullName) } }
    var email = "" { didSet { edited(.email, oldValue != email) } }
    var age = "" { didSet { edited(.age, oldValue != age) } }
    var target = "" { didSet { edited(.target, oldValue != target) } }
    var phone = "" { didSet { edited(.phone, oldValue != phone) } }
    var club = ""
    var distance: RaceDistance = .tenK { didSet { serverErrors[.age] = nil } }
    var acceptsTerms = false { didSet { edited(.terms, oldValue != acceptsTerms) } }

    private(set) var phase: Phase = .editing
    private(set) var banner: Banner?
    private(set) var touched: Set<Field> = []
    var onChange: (() -> Void)?
    weak var delegate: (any EntryFormDelegate)?

    private var serverErrors: [Field: String] = [:]
    private var blockedUntil: Date?
    private var idempotencyKey: String?

    private let api: any EntryAPI
    private let drafts: any DraftStore
    private let now: () -> Date
    private let makeKey: () -> String

    init(
        api: any EntryAPI,
        drafts: any DraftStore,
        now: @escaping () -> Date = { Date() },
        makeKey: @escaping () -> String = { UUID().uuidString }
    ) {
        self.api = api
        self.drafts = drafts
        self.now = now
        self.makeKey = makeKey
        fullName = drafts.string(forKey: "entry.name") ?? ""
        email = drafts.string(forKey: "entry.email") ?? ""
        distance = drafts.string(forKey: "entry.distance").flatMap(RaceDistance.init) ?? .tenK
    }

    // MARK: - Validation

    var isValid: Bool { Field.allCases.allSatisfy { error(for: $0) == nil } }

    var canSubmit: Bool { isValid && phase == .editing && waitSeconds == 0 }

    var waitSeconds: Int {
        guard let blockedUntil else { return 0 }
        return max(0, Int(blockedUntil.timeIntervalSince(now()).rounded(.up)))
    }

    var progress: Double {
        let required: [Field] = [.fullName, .email, .age, .phone, .terms]
        return Double(required.filter { error(for: $0) == nil }.count) / Double(required.count)
    }

    var submitTitle: String {
        switch phase {
        case .submitting: return "Sending…"
        case .done(let bib): return "Bib \(bib)"
        case .waitingList: return "On the waiting list"
        case .editing: return waitSeconds > 0 ? "Wait \(waitSeconds) s" : "Enter the \(distance.name)"
        }
    }

    func visibleError(for field: Field) -> String? {
        touched.contains(field) ? error(for: field) : nil
    }

    func didEndEditing(_ field: Field) {
        touched.insert(field)
        switch field {
        case .fullName: drafts.set(trimmed(fullName), forKey: "entry.name")
        case .email:
            email = trimmed(email).lowercased()
            drafts.set(email, forKey: "entry.email")
        default: break
        }
        onChange?()
    }

    func choose(_ distance: RaceDistance) {
        guard phase == .editing, distance != self.distance else { return }
        self.distance = distance
        drafts.set(distance.rawValue, forKey: "entry.distance")
        onChange?()
    }

    private func error(for field: Field) -> String? {
        serverErrors[field] ?? localError(for: field)
    }

    private func localError(for field: Field) -> String? {
        switch field {
        case .fullName:
            let words = trimmed(fullName).split(separator: " ")
            return words.count >= 2 ? nil : "Enter your first and last name."
        case .email:
            return isEmail(trimmed(email)) ? nil : "This is not an email address."
        case .age:
            guard let years = Int(trimmed(age)), (1...110).contains(years) else { return "Enter your age." }
            guard years >= distance.minimumAge else {
                return "You must be \(distance.minimumAge) for the \(distance.name)."
            }
            return nil
        case .target:
            guard !trimmed(target).isEmpty else { return nil }
            return minutes(from: target) == nil ? "Use hours and minutes, like 3:45." : nil
        case .phone:
            let digits = phone.filter(\.isNumber)
            return digits.count < 7 ? "We need a number for emergencies." : nil
        case .terms:
            return acceptsTerms ? nil : "Please accept the race rules."
        }
    }

    // MARK: - Submitting

    func submit() async {
        touched = Set(Field.allCases)
        defer { onChange?() }
        guard canSubmit, let entry = makeEntry() else { return }
        phase = .submitting
        banner = nil
        onChange?()
        let key = idempotencyKey ?? makeKey()
        idempotencyKey = key
        do {
            let receipt = try await api.submit(entry, idempotencyKey: key)
            phase = .done(bib: receipt.bib)
            idempotencyKey = nil
            clearDrafts()
            banner = Banner(text: "You start in wave \(receipt.wave).", style: .info)
            delegate?.entryForm(didFinishWith: receipt)
        } catch let error as EntryAPIError {
            phase = .editing
            handle(error)
        } catch {
            phase = .editing
            banner = Banner(text: "Something went wrong. Please try again.", style: .error)
        }
    }

    private func handle(_ error: EntryAPIError) {
        switch error {
        case .emailTaken:
            serverErrors[.email] = "This email is already entered."
        case .soldOut(let position?):
            phase = .waitingList(position: position)
            clearDrafts()
            delegate?.entryFormDidJoinWaitingList(position: position)
        case .soldOut(nil):
            banner = Banner(text: "The \(distance.name) is sold out.", style: .error)
        case .invalid(let fields):
            for (name, message) in fields {
                guard let field = Field(rawValue: name) else { continue }
                serverErrors[field] = message
            }
            if serverErrors.isEmpty {
                banner = Banner(text: fields.values.sorted().joined(separator: "\n"), style: .error)
            }
            idempotencyKey = nil
        case .rateLimited(let seconds):
            blockedUntil = now().addingTimeInterval(TimeInterval(seconds))
            banner = Banner(text: "Too many tries.", style: .error)
        case .unreachable:
            banner = Banner(text: "No connection. Your details are kept.", style: .info)
        }
    }

    // MARK: - Helpers

    private func edited(_ field: Field, _ isChanged: Bool) {
        guard isChanged else { return }
        serverErrors[field] = nil
        banner = nil
        onChange?()
    }

    private func makeEntry() -> RaceEntry? {
        guard let years = Int(trimmed(age)) else { return nil }
        let team = trimmed(club)
        return RaceEntry(
            fullName: trimmed(fullName),
            email: trimmed(email).lowercased(),
            age: years,
            distance: distance,
            club: team.isEmpty ? nil : team,
            targetMinutes: minutes(from: target),
            emergencyPhone: phone.filter { $0.isNumber || $0 == "+" }
        )
    }

    private func clearDrafts() {
        for key in ["entry.name", "entry.email", "entry.distance"] {
            drafts.set(nil, forKey: key)
        }
    }

    private func minutes(from text: String) -> Int? {
        let parts = trimmed(text).split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hours = parts[0], let minutes = parts[1] else { return nil }
        guard hours >= 0, (0..<60).contains(minutes) else { return nil }
        return hours * 60 + minutes
    }

    private func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        return parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
