public protocol Keychain {
    func token(for user: String) -> String?
}

public protocol Settings {
    var isOnline: Bool { get }
}

public protocol Uploading {
    func upload(_ text: String) async throws
}

public protocol HasKeychain { var keychain: any Keychain { get } }
public protocol HasSettings { var settings: any Settings { get } }

/// What the account needs of the services.
public typealias AccountServices = HasKeychain & HasSettings

/// Takes a composition of services.
public final class AccountPresenter {
    private let services: any AccountServices
    public private(set) var token: String?
    public private(set) var isOffline = false

    public init(services: any AccountServices) { self.services = services }

    public func signIn(_ user: String) {
        isOffline = !services.settings.isOnline
        token = services.keychain.token(for: user)
    }
}

/// Takes a struct of dependencies.
public final class UploadService {
    public struct Dependencies {
        let uploading: any Uploading
        let settings: any Settings
    }

    private let dependencies: Dependencies
    public private(set) var count = 0

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    public func send(_ text: String) async throws {
        guard dependencies.settings.isOnline else { return }
        try await dependencies.uploading.upload(text)
        count += 1
    }
}
