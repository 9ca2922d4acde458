import Foundation
import Observation

@MainActor
@Observable
public final class RoastStore {
    public enum Phase: Equatable, Sendable {
        case setup, roasting, cooling, saving, saved
    }

    public struct State: Equatable, Sendable {
        public var profiles: [RoastProfile] = []
        public var selectedProfileID: String?
        public var greenGrams = 0
        public var phase: Phase = .setup
        public var readings: [Reading] = []
        public var firstCrackSecond: Int?
        public var burner = 0, notes: [String] = []
        public var isLoading = false
        public var errorMessage: String?

        public init() {}

        public var selectedProfile: RoastProfile? { profiles.first { $0.id == selectedProfileID } }
        public var canCharge: Bool {
            phase == .setup && selectedProfile != nil && Limits.batchGrams.contains(greenGrams)
        }
        public var rateOfRise: Double? { RoastSession.rateOfRise(readings) }
        public var developmentRatio: Double {
            guard let crack = firstCrackSecond, let end = readings.last?.second, end > 0 else { return 0 }
            return Double(end - crack) / Double(end)
        }
        public var profilesByBean: [String: [RoastProfile]] { Dictionary(grouping: profiles, by: \.bean) }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case selectProfile(String)
        case setGreenGrams(Int)
        case charge
        case reading(Reading)
        case setBurner(Int)
        case firstCrack
        case addNote(String)
        case drop
        case save(roastedGrams: Int)
        case reset
    }

    public private(set) var state: State
    private let environment: RoastEnvironment

    public init(state: State = State(), environment: RoastEnvironment) {
        self.state = state
        self.environment = environment
    }

    public func send(_ action: Action) async {
        switch (action, state.phase) {
        case (.appeared, _):
            await load()
        case (.selectProfile(let id), .setup) where state.profiles.contains { $0.id == id }:
            state.selectedProfileID = id
        case (.setGreenGrams(let grams), .setup):
            state.greenGrams = max(0, grams)
        case (.charge, _):
            charge()
        case (.reading(let reading), .roasting):
            receive(reading)
        case (.setBurner(let percent), .roasting):
            changeBurner(to: percent)
        case (.firstCrack, .roasting) where state.firstCrackSecond == nil:
            state.firstCrackSecond = state.readings.last?.second
        case (.addNote(let text), _):
            Self.append(text, to: &state.notes)
        case (.drop, .roasting):
            drop()
        case (.save(let grams), .cooling):
            await save(roastedGrams: grams)
        case (.reset, let phase) where phase != .saving:
            reset()
        default:
            break
        }
    }

    private func load() async {
        guard state.profiles.isEmpty, !state.isLoading else { return }
        state.isLoading = true
        defer { state.isLoading = false }
        do {
            state.profiles = try await environment.loadProfiles().sorted { ($0.bean, $0.id) < ($1.bean, $1.id) }
            state.errorMessage = nil
        } catch {
            state.errorMessage = "Profiles could not be loaded."
        }
    }

    private func charge() {
        guard state.canCharge, let profile = state.selectedProfile else { return }
        state.phase = .roasting
        state.readings = [Reading(second: 0, temperature: profile.chargeTemperature)]
        changeBurner(to: 80)
    }

    private func receive(_ reading: Reading) {
        guard reading.second >= 0, let profile = state.selectedProfile else { return }
        state.readings.record(reading)
        if reading.temperature >= profile.targetTemperature + Limits.scorchMargin {
            environment.soundAlarm("Scorching")
            drop()
        } else if let rise = state.rateOfRise, rise < 0, state.firstCrackSecond != nil {
            environment.soundAlarm("Stalling")
        }
    }

    private func changeBurner(to percent: Int) {
        let clamped = min(100, max(0, percent))
        guard clamped != state.burner else { return }
        state.burner = clamped
        environment.setBurner(clamped)
    }

    private func drop() {
        changeBurner(to: 0)
        state.phase = .cooling
    }

    private func save(roastedGrams: Int) async {
        guard let id = state.selectedProfileID, roastedGrams > 0, roastedGrams <= state.greenGrams else {
            state.errorMessage = "Check the roasted weight."
            return
        }
        state.phase = .saving
        state.errorMessage = nil
        let log = RoastLog(
            profileID: id, greenGrams: state.greenGrams, roastedGrams: roastedGrams,
            developmentRatio: state.developmentRatio, notes: state.notes
        )
        do {
            try await environment.saveLog(log)
            state.phase = .saved
        } catch {
            state.phase = .cooling
            state.errorMessage = "The roast was not saved."
        }
    }

    private func reset() {
        changeBurner(to: 0)
        let profiles = state.profiles
        state = State()
        state.profiles = profiles
    }

    private static func append(_ text: String, to notes: inout [String]) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, !notes.contains(trimmed) else { return }
        notes.append(String(trimmed.prefix(Limits.maximumNoteLength)))
    }
}
