import Combine
import Foundation

/// Remembers the pair of languages the user works with.
protocol LanguagesRepositoryType: AnyObject {
    var learningLanguage: LanguageModel? { get set }
    var translateLanguage: LanguageModel? { get set }
    var updateSelectedLanguagesPublisher: AnyPublisher<Void, Never> { get }
}

/// Keeps the languages in the user defaults.
final class LanguagesRepository: LanguagesRepositoryType {
    private enum Key {
        static let learning = "languages.learning"
        static let translate = "languages.translate"
    }

    private let defaults: UserDefaults
    private let updates = PassthroughSubject<Void, Never>()

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var learningLanguage: LanguageModel? {
        get { language(for: Key.learning) }
        set { store(newValue, for: Key.learning) }
    }

    var translateLanguage: LanguageModel? {
        get { language(for: Key.translate) }
        set { store(newValue, for: Key.translate) }
    }

    var updateSelectedLanguagesPublisher: AnyPublisher<Void, Never> {
        updates.eraseToAnyPublisher()
    }

    private func language(for key: String) -> LanguageModel? {
        defaults.string(forKey: key).map { LanguageModel(code: $0) }
    }

    private func store(_ language: LanguageModel?, for key: String) {
        defaults.set(language?.code, forKey: key)
        updates.send(())
    }
}
