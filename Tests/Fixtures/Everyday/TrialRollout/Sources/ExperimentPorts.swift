import Foundation

protocol KeyValueStore: AnyObject {
    func data(forKey key: String) -> Data?
    func set(_ data: Data?, forKey key: String)
    func bool(forKey key: String) -> Bool
    func set(_ value: Bool, forKey key: String)
}

protocol ExperimentConfigLoader {
    func loadConfiguration() async throws -> Data
}

protocol ExperimentAnalytics {
    func setUserProperty(_ value: String?, forName name: String)
    func logExposure(experiment: String, variant: String)
}

protocol DiceRolling {
    /// A number in 0..<upperBound.
    func roll(upperBound: Int) -> Int
}

protocol TraitsProviding {
    var traits: UserTraits { get }
}
