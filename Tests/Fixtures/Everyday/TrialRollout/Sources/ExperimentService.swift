import Foundation

/// Hands out experiment variants and remembers them, so that a user stays in the group they were put in.
final class ExperimentService {
    enum Key {
        static let configuration = "experiments.configuration"
        static let assignments = "experiments.assignments"
        static let optedOut = "experiments.optedOut"
    }

    static let control = "control"

    private let store: KeyValueStore
    private let loader: ExperimentConfigLoader
    private let analytics: ExperimentAnalytics
    private let dice: DiceRolling
    private let traitsProvider: TraitsProviding
    private let now: () -> Date

    private(set) var experiments: [String: Experiment] = [:]
    private var assignments: [String: Assignment]
    private var overrides: [String: String] = [:]

    init(
        store: KeyValueStore,
        loader: ExperimentConfigLoader,
        analytics: ExperimentAnalytics,
        dice: DiceRolling,
        traitsProvider: TraitsProviding,
        now: @escaping () -> Date = Date.init
    ) {
        self.store = store
        self.loader = loader
        self.analytics = analytics
        self.dice = dice
        self.traitsProvider = traitsProvider
        self.now = now
        assignments =
            store.data(forKey: Key.assignments)
            .flatMap { try? JSONDecoder().decode([String: Assignment].self, from: $0) } ?? [:]
        if let cached = store.data(forKey: Key.configuration), let list = try? Self.decode(cached) {
            index(list)
        }
    }

    var isOptedOut: Bool {
        get { store.bool(forKey: Key.optedOut) }
        set {
            guard newValue != isOptedOut else { return }
            store.set(newValue, forKey: Key.optedOut)
            if newValue {
                for key in assignments.keys { analytics.setUserProperty(nil, forName: "exp_\(key)") }
                assignments = [:]
                store.set(nil as Data?, forKey: Key.assignments)
            }
        }
    }

    var activeAssignments: [String] {
        assignments
            .filter { experiments[$0.key]?.isRunning(at: now()) == true }
            .map { "\($0.key)=\($0.value.variant)" }
            .sorted()
    }

    /// Downloads the configuration. The cached one stays if the new one cannot be read.
    @discardableResult
    func refresh() async throws -> Int {
        let data = try await loader.loadConfiguration()
        let list = try Self.decode(data)
        store.set(data, forKey: Key.configuration)
        index(list)

        let obsolete = assignments.keys.filter { experiments[$0] == nil }
        for key in obsolete {
            assignments[key] = nil
            analytics.setUserProperty(nil, forName: "exp_\(key)")
        }
        if !obsolete.isEmpty { persist() }
        return list.count
    }

    func variant(for key: String) -> String {
        if let forced = overrides[key] { return forced }
        guard !isOptedOut, let experiment = experiments[key], experiment.isRunning(at: now()) else {
            return Self.control
        }
        if var assignment = assignments[key] {
            assignment.exposures += 1
            assignments[key] = assignment
            persist()
            if assignment.exposures == 1 {
                analytics.logExposure(experiment: key, variant: assignment.variant)
            }
            return assignment.variant
        }
        guard isEligible(for: experiment), let chosen = draw(from: experiment.variants) else {
            return Self.control
        }
        assignments[key] = Assignment(variant: chosen, assignedAt: now(), exposures: 1)
        persist()
        analytics.setUserProperty(chosen, forName: "exp_\(key)")
        analytics.logExposure(experiment: key, variant: chosen)
        return chosen
    }

    func override(_ key: String, with variant: String?) {
        guard let variant else {
            overrides[key] = nil
            return
        }
        guard experiments[key]?.variants.contains(where: { $0.name == variant }) == true else { return }
        overrides[key] = variant
    }

    func resetExposures() {
        assignments = assignments.mapValues { Assignment(variant: $0.variant, assignedAt: $0.assignedAt, exposures: 0) }
        persist()
    }

    private func isEligible(for experiment: Experiment) -> Bool {
        let traits = traitsProvider.traits
        switch experiment.audience {
        case .everyone: return true
        case .newUsers: return traits.daysSinceInstall <= 7
        case .subscribers: return traits.isSubscriber
        }
    }

    private func draw(from variants: [Experiment.Variant]) -> String? {
        let total = variants.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return nil }
        var remaining = dice.roll(upperBound: total)
        for variant in variants {
            if remaining < variant.weight { return variant.name }
            remaining -= variant.weight
        }
        return variants.last?.name
    }

    private func index(_ list: [Experiment]) {
        experiments = Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { _, newer in newer })
    }

    private func persist() {
        store.set(try? JSONEncoder().encode(assignments), forKey: Key.assignments)
    }

    private static func decode(_ data: Data) throws -> [Experiment] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Experiment].self, from: data)
    }
}
