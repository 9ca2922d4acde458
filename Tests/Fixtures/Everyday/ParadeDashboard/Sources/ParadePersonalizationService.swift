import Foundation

protocol UserPersistentRepositoryReader {
    func object(forKey key: String) -> Any?
    func dictionary(forKey key: String) -> [String: Any]?
}

protocol UserPersistentRepositoryWriter { func set(_ value: Any?, forKey key: String) }

protocol UserPersistentRepository: UserPersistentRepositoryReader, UserPersistentRepositoryWriter {}

extension UserDefaults: UserPersistentRepository {}

extension Notification.Name { static let paradePersonalizationChanged = Self("ParadePersonalizationChanged") }

struct ParadePersonalizationService {
    private let repository: UserPersistentRepository
    private let paradeID: String

    init(repository: UserPersistentRepository, paradeID: Int) {
        self.repository = repository
        self.paradeID = String(paradeID)
    }

    func isEnabled(_ card: ParadeCard) -> Bool {
        (repository.dictionary(forKey: Self.key(for: card)) as? [String: Bool])?[paradeID] ?? true
    }

    func setEnabled(_ isEnabled: Bool, for card: ParadeCard) {
        let key = Self.key(for: card)
        var settings = repository.dictionary(forKey: key) as? [String: Bool] ?? [:]
        settings[paradeID] = isEnabled
        repository.set(settings, forKey: key)
    }

    private static func key(for card: ParadeCard) -> String { "\(card.rawValue)-card-enabled-parade-settings" }
}
