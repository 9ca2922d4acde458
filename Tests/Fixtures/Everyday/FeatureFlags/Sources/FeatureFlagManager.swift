import Foundation

final class FeatureFlagManager {

    weak var delegate: FeatureFlagManagerDelegate?

    private(set) var isFetching = false
    private(set) var configuration: FlagConfiguration?

    private let remote: FlagRemoteSource
    private let storage: FlagStorage
    private let analytics: FlagAnalytics
    private let userBucket: Int
    private var exposed: Set<FeatureFlag> = []

    /// - Parameter userBucket: a number from 0 to 99 that is stable for the user.
    init(remote: FlagRemoteSource, storage: FlagStorage, analytics: FlagAnalytics, userBucket: Int) {
        self.remote = remote
        self.storage = storage
        self.analytics = analytics
        self.userBucket = userBucket
        configuration = storage.storedConfiguration
    }

    // MARK: - Fetching

    func refresh(userID: String, completion: ((Result<Int, FlagFetchError>) -> Void)? = nil) {
        guard !isFetching else { return }
        isFetching = true
        remote.fetch(userID: userID) { [weak self] result in
            guard let self else { return }
            self.isFetching = false
            switch result {
            case .success(let new):
                self.accept(new)
                completion?(.success(new.version))
            case .failure(let error):
                self.analytics.logFetchFailure(error)
                if error == .unauthorized { self.clear() }
                self.delegate?.featureFlagManager(self, didFailWith: error)
                completion?(.failure(error))
            }
        }
    }

    // MARK: - Reading

    func isEnabled(_ flag: FeatureFlag) -> Bool {
        if let forced = storage.override(for: flag) {
            return forced
        }
        let enabled = remoteValue(of: flag)
        if exposed.insert(flag).inserted {
            analytics.logExposure(flag: flag.rawValue, isEnabled: enabled)
        }
        return enabled
    }

    func enabledFlags() -> [FeatureFlag] {
        FeatureFlag.allCases.filter { storage.override(for: $0) ?? remoteValue(of: $0) }
    }

    // MARK: - Overrides

    func override(_ flag: FeatureFlag, with value: Bool) {
        storage.setOverride(value, for: flag)
    }

    func removeAllOverrides() {
        for flag in FeatureFlag.allCases {
            storage.setOverride(nil, for: flag)
        }
    }

    func clear() {
        configuration = nil
        storage.storedConfiguration = nil
        exposed = []
    }

    // MARK: - Private

    private func accept(_ new: FlagConfiguration) {
        guard new.version > (configuration?.version ?? 0) else { return }
        configuration = new
        storage.storedConfiguration = new
        delegate?.featureFlagManager(self, didUpdateTo: new.version)
    }

    private func remoteValue(of flag: FeatureFlag) -> Bool {
        guard let configuration, configuration.flags[flag.rawValue] == true else { return false }
        guard let percentage = configuration.rolloutPercentages[flag.rawValue] else { return true }
        return userBucket < percentage
    }
}
