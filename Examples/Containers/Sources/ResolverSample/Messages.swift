import Resolver

public protocol MessageService {
    func unread(in folder: String) throws -> Int
}

public protocol Badge {
    func show(_ count: Int)
}

/// Counts messages.
public final class MessagesPresenter {
    @Injected private var service: MessageService
    @Injected(name: "archive") private var archive: MessageService
    @OptionalInjected private var badge: Badge?

    public private(set) var total = 0
    public private(set) var isBroken = false

    public init() {}

    public func refresh() {
        do {
            total = try service.unread(in: "inbox") + archive.unread(in: "archive")
            badge?.show(total)
        } catch {
            isBroken = true
        }
    }
}

public protocol Outbox {
    func send(_ text: String) throws
}

public protocol Spelling {
    func isRight(_ text: String) -> Bool
}

extension Resolver.Name {
    public static var strict: Self { Self("strict") }
}

/// Gets one thing lazily under a name, one as a default, one in a body.
public final class ComposeInteractor {
    @LazyInjected(name: .strict) private var spelling: Spelling
    private let outbox: Outbox

    public private(set) var isSent = false
    public private(set) var isMisspelt = false

    public init(outbox: Outbox = Resolver.resolve()) { self.outbox = outbox }

    public func send(_ text: String) throws {
        guard spelling.isRight(text) else {
            isMisspelt = true
            return
        }
        try outbox.send(text)
        let badge: Badge? = Resolver.optional()
        badge?.show(1)
        isSent = true
    }
}
