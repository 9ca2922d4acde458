/// Sends what happens to several services.
public protocol UsageClient {
    func send(_ event: String)
    func enable(_ isOn: Bool)
}

/// Keeps values under keys.
public protocol PreferenceStore {
    func value(for key: String) -> Any?
    func set(_ value: Any?, for key: String)
}

/// Tells several services what happens, as long as the person agrees.
public final class UsageService {
    private let clients: [any UsageClient]
    private let store: any PreferenceStore
    private let isSignedIn: () -> Bool

    public init(clients: [any UsageClient], store: any PreferenceStore, isSignedIn: @escaping () -> Bool) {
        self.clients = clients
        self.store = store
        self.isSignedIn = isSignedIn
    }

    public func agree(_ isOn: Bool) {
        store.set(isOn, for: "agreed")
        for client in clients { client.enable(isOn) }
    }

    public func note(_ event: String) {
        guard store.value(for: "agreed") as? Bool == true, isSignedIn() else { return }
        for client in clients { client.send(event) }
    }
}

public enum PageRefusal: Error, Equatable {
    case denied, missing, broken
}

/// Loads pages and calls back.
public protocol PageLoader {
    func load(_ link: String, done: @escaping (Result<[String], any Error>) -> Void)
}

/// Turns what calls back into what can be waited for.
public final class PageService {
    private let loader: any PageLoader
    public private(set) var volume: Float = 1

    public init(loader: any PageLoader) { self.loader = loader }

    public func lines(of link: String) async throws -> [String] {
        try await withCheckedThrowingContinuation { continuation in
            loader.load(link) { continuation.resume(with: $0) }
        }
    }

    public func count(_ link: String, done: @escaping (Result<Int, any Error>) -> Void) {
        loader.load(link) { result in
            switch result {
            case .success(let lines): done(.success(lines.count))
            case .failure(let error): done(.failure(error))
            }
        }
    }

    public func error(for status: Int) -> any Error {
        switch status {
        case 401, 403: PageRefusal.denied
        case 404: PageRefusal.missing
        default: PageRefusal.broken
        }
    }

    public func turn(to volume: Float) {
        guard volume >= 0 else { return }
        self.volume = volume
    }
}

public protocol CodeGate {
    func open(_ code: String)
}

/// A form with a code, and terms to agree to.
public final class GateForm {
    public static let digits = 4...6
    public var gate: any CodeGate = ClosedGate()
    public var text = ""
    public var hasRead = false
    public var agrees = false

    public init() {}

    public var isComplete: Bool { Self.digits.contains(text.count) && hasRead && agrees }

    public func submit() {
        guard isComplete else { return }
        gate.open(text)
    }
}

struct ClosedGate: CodeGate {
    func open(_ code: String) {}
}
