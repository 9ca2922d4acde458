import Testing

/// Locks and queues: what they guard is read as if they were not there.
@Suite struct LocksTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "`withLock`",
            """
            import Foundation
            final class Model {
                private let lock = NSLock()
                private(set) var count = 0
                func up() { lock.withLock { 1️⃣count += 1 } }
            }
            """,
            reads: """
                up() ⇒ sut.count == 1 1️⃣
                """),
        Snippet(
            "`lock` and `unlock`",
            """
            import Foundation
            final class Model {
                private let lock = NSLock()
                private(set) var count = 0
                func up() {
                    lock.lock()
                    defer { lock.unlock() }
                    1️⃣count += 1
                }
            }
            """,
            reads: """
                up() ⇒ sut.count == 1 1️⃣
                """),
        Snippet(
            "`sync` on a queue",
            """
            import Foundation
            final class Model {
                private let queue = DispatchQueue(label: "model")
                private var count = 0
                func up() -> Int {
                    queue.sync {
                        1️⃣count += 1
                        2️⃣return count
                    }
                }
            }
            """,
            reads: """
                up() ⇒ returns 1 1️⃣2️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "`async` on a queue",
            """
            import Foundation
            final class Model {
                private(set) var count = 0
                func up() { DispatchQueue.main.async { 1️⃣self.count += 1 } }
            }
            """,
            reads: """
                up() ⇒ nothing
                1️⃣ ⇒ nothing
                """)
    ]
}
