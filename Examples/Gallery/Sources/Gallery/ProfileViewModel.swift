/// Knows people.
protocol ProfileRepository: Sendable {
    func profile(id: String) async throws -> Account
    func rename(id: String, to name: String) async throws -> Account
}

/// Leads to other screens.
@MainActor
protocol ProfileCoordinator: AnyObject {
    func close()
    func openEditor(for account: Account)
}

/// A model whose entry point dispatches on an enum.
@MainActor
final class ProfileViewModel {
    enum Action: Equatable {
        case appear
        case edit
        case rename(String)
        case close
    }

    private(set) var account: Account?
    private(set) var isBusy = false
    private(set) var message: String?
    private let userId: String
    private let repository: ProfileRepository
    private weak var coordinator: ProfileCoordinator?

    init(userId: String, repository: ProfileRepository, coordinator: ProfileCoordinator) {
        self.userId = userId
        self.repository = repository
        self.coordinator = coordinator
    }

    func perform(_ action: Action) async {
        switch action {
        case .appear: await load()
        case .edit:
            guard let account else { return }
            coordinator?.openEditor(for: account)
        case .rename(let name): await rename(to: name)
        case .close: coordinator?.close()
        }
    }

    private func load() async {
        isBusy = true
        do {
            account = try await repository.profile(id: userId)
            message = nil
        } catch {
            message = "The profile could not be loaded."
        }
        isBusy = false
    }

    private func rename(to name: String) async {
        guard !name.isEmpty else {
            message = "Enter a name."
            return
        }
        do {
            account = try await repository.rename(id: userId, to: name)
        } catch {
            message = "The name was not changed."
        }
    }
}
