/// A collaborator that is a class and takes a protocol itself.
public final class TokenSource {
    private let keychain: any Keychain
    public init(keychain: any Keychain) { self.keychain = keychain }
    public func token() -> String? { keychain.token(for: "me") }
}

/// Takes a class that must be made.
public final class SessionManager {
    private let source: TokenSource
    public private(set) var isSignedIn = false

    public init(source: TokenSource) { self.source = source }

    public func restore() { isSignedIn = source.token() != nil }
}

/// Takes a closure that makes what it needs.
public final class DraftStore {
    private let makeUploading: () -> any Uploading
    public private(set) var isSent = false

    public init(makeUploading: @escaping () -> any Uploading) { self.makeUploading = makeUploading }

    public func send(_ text: String) async throws {
        try await makeUploading().upload(text)
        isSent = true
    }
}

/// Is generic over what it uses.
public final class TokenCache<Source: Keychain> {
    private let source: Source
    public private(set) var cached: String?

    public init(source: Source) { self.source = source }

    public func fill() { cached = source.token(for: "cache") }
}

/// Declares the injection for its subclasses.
open class BaseInteractor {
    let settings: any Settings
    public init(settings: any Settings) { self.settings = settings }
}

/// Inherits the initializer.
public final class ConnectionInteractor: BaseInteractor {
    public private(set) var label = ""

    public func update() { label = settings.isOnline ? "online" : "offline" }
}

/// Takes several of one protocol.
public final class Notifier {
    private let settings: [any Settings]
    public private(set) var onlineCount = 0

    public init(settings: [any Settings]) { self.settings = settings }

    public func count() { onlineCount = settings.count }
}
