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
