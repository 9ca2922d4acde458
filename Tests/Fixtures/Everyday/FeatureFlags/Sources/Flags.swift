import Foundation

enum FeatureFlag: String, CaseIterable {
    case newCheckout = "new_checkout"
    case darkMode = "dark_mode"
    case referralProgram = "referral_program"
}

struct FlagConfiguration: Equatable {
    let flags: [String: Bool]
    let rolloutPercentages: [String: Int]
    let version: Int
}

enum FlagFetchError: Error, Equatable {
    case network
    case decoding
    case unauthorized
}

protocol FlagRemoteSource {
    func fetch(userID: String, completion: @escaping (Result<FlagConfiguration, FlagFetchError>) -> Void)
}

protocol FlagStorage: AnyObject {
    var storedConfiguration: FlagConfiguration? { get set }
    func override(for flag: FeatureFlag) -> Bool?
    func setOverride(_ value: Bool?, for flag: FeatureFlag)
}

protocol FlagAnalytics {
    func logExposure(flag: String, isEnabled: Bool)
    func logFetchFailure(_ error: FlagFetchError)
}

protocol FeatureFlagManagerDelegate: AnyObject {
    func featureFlagManager(_ manager: FeatureFlagManager, didUpdateTo version: Int)
    func featureFlagManager(_ manager: FeatureFlagManager, didFailWith error: FlagFetchError)
}
