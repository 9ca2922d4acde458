import Testing

/// Notification centers: who observes one is called when something is posted.
@Suite struct NotificationsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a closure that observes what nobody posts",
            """
            extension Notification.Name { static let spilled = Notification.Name("spilled") }
            final class Till {
                private(set) var count = 0
                private let center: NotificationCenter
                private var token: NSObjectProtocol?
                init(center: NotificationCenter = .default) {
                    self.center = center
                    token = center.addObserver(forName: .spilled, object: nil, queue: .main) { [weak self] _ in
                        self?.clear()
                    }
                }
                deinit { token.map(center.removeObserver) }
                func add() { 1️⃣count += 1 }
                func clear() { 2️⃣count = 0 }
            }
            """,
            reads: """
                add() ⇒ sut.count == 1 1️⃣
                clear() after add() ⇒ sut.count == 0 2️⃣
                """),
        Snippet(
            "what is posted under another name",
            """
            final class Till {
                private(set) var count = 0
                private let center: NotificationCenter
                init(center: NotificationCenter) {
                    self.center = center
                    center.addObserver(forName: .spilled, object: nil, queue: nil) { [weak self] _ in self?.count = 0 }
                }
                func add() {
                    1️⃣count += 1
                    center.post(name: .added, object: nil, userInfo: ["count": count])
                }
            }
            """,
            reads: """
                add() ⇒ sut.count == 1 1️⃣
                """),
        Snippet(
            "what the system posts in the center that all share",
            """
            final class Till {
                private(set) var count = 0
                init() {
                    NotificationCenter.default.addObserver(
                        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
                    ) { [weak self] _ in self?.count = 0 }
                }
                func add() { 1️⃣count += 1 }
            }
            """,
            reads: """
                add() ⇒ sut.count == 1 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "what the SUT observes and posts itself",
            """
            final class Till {
                private(set) var count = 0
                private let center: NotificationCenter
                init(center: NotificationCenter) {
                    self.center = center
                    center.addObserver(forName: .spilled, object: nil, queue: nil) { [weak self] _ in self?.count = 0 }
                }
                func add() {
                    count += 1
                    center.post(name: .spilled, object: nil)
                }
            }
            """,
            reads: """
                add() ⇒ nothing
                """),
        Snippet(
            "what others may post in the center that all share",
            """
            final class Till {
                private(set) var count = 0
                init() {
                    NotificationCenter.default.addObserver(forName: .spilled, object: nil, queue: nil) { [weak self] _ in
                        self?.count = 0
                    }
                }
                func add() { count += 1 }
            }
            """,
            reads: """
                add() ⇒ nothing
                """),
    ]
}
