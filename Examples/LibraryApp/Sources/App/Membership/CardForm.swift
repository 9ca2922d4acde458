import Combine
import Foundation

/// The number of a library card: a branch letter and up to six more letters and digits, the last of them a letter.
struct CardNumber: Hashable {
    let text: String

    init?(text: String) {
        let cleaned = text.trimmingCharacters(in: .whitespaces).uppercased()
        guard (4...7).contains(cleaned.count), ["B", "C"].contains(where: cleaned.hasPrefix),
            cleaned.last?.isLetter == true
        else { return nil }
        self.text = cleaned
    }
}

enum CardStatus: Equatable {
    case unknown, malformed, free
    case taken(holder: String)
}

protocol CardRegistry {
    func holder(of number: CardNumber) -> AnyPublisher<String?, Never>
    func register(_ number: CardNumber, name: String)
}

extension Publisher {
    /// The latest of both, whenever one of them sends; the other one has to tell its value at once.
    func latest<Other: Publisher>(
        with other: Other
    ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
        map { mine in other.map { theirs in (mine, theirs) } }.switchToLatest().eraseToAnyPublisher()
    }
}

/// Asks for a card: what is filled in is checked while it is typed.
final class CardForm: ObservableObject {
    @Published var numberText = ""
    @Published var name = ""
    @Published var agrees = false
    @Published private(set) var status = CardStatus.unknown
    @Published private(set) var canApply = false
    @Published private(set) var attempts = 0

    private let registry: any CardRegistry
    private var subscriptions: Set<AnyCancellable> = []

    init(registry: any CardRegistry) {
        self.registry = registry
        let numbers = $numberText.dropFirst().map { CardNumber(text: $0) }.share()
        numbers
            .map { number -> AnyPublisher<CardStatus, Never> in
                guard let number else { return Just(.malformed).eraseToAnyPublisher() }
                return registry.holder(of: number)
                    .map { $0.map { .taken(holder: $0) } ?? .free }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak self] in self?.status = $0 }
            .store(in: &subscriptions)
        numbers.sink { [weak self] _ in self?.attempts += 1 }.store(in: &subscriptions)
        $name
            .map { $0.trimmingCharacters(in: .whitespaces).count >= 2 }
            .latest(with: $agrees)
            .latest(with: $status)
            .sink { [weak self] form, status in self?.canApply = form.0 && form.1 && status == .free }
            .store(in: &subscriptions)
    }

    func apply() {
        guard canApply, let number = CardNumber(text: numberText) else { return }
        registry.register(number, name: name)
    }
}
