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
        Snippet(
            "nothing comes while a lock is held, or a queue occupied",
            """
            import Foundation
            protocol Pages { func page(_ number: Int, then: (String) -> Void) }
            final class Reader {
                private(set) var text = ""
                private var isAsking = false
                private let lock = NSLock()
                private let queue = DispatchQueue(label: "reader")
                private let pages: Pages
                init(pages: Pages) { self.pages = pages }
                func turn(to number: Int) {
                    lock.lock()
                    defer { lock.unlock() }
                    guard !isAsking else { return }
                    isAsking = true
                    1️⃣pages.page(number) { text = $0 }
                    isAsking = false
                }
                func leaf(to number: Int) {
                    lock.withLock {
                        guard !isAsking else { return }
                        isAsking = true
                        2️⃣pages.page(number) { text = $0 }
                        isAsking = false
                    }
                }
                func skim(to number: Int) {
                    queue.sync {
                        guard !isAsking else { return }
                        isAsking = true
                        3️⃣pages.page(number) { text = $0 }
                        isAsking = false
                    }
                }
            }
            """,
            reads: """
                turn(number) when pages.page calls then ⇒ pages.page(number, _) · sut.text == pages.page#0 1️⃣
                turn(number) when earlier pages.page calls then, pages.page calls then after turn(number) ⇒ 2 × pages.page(number, _) · sut.text == pages.page#0 1️⃣
                leaf(number) when pages.page calls then ⇒ pages.page(number, _) · sut.text == pages.page#0 2️⃣
                leaf(number) when earlier pages.page calls then, pages.page calls then, !earlier pages.page#0.isEmpty, earlier number == 2 after leaf(number) ⇒ 2 × pages.page(number, _) · sut.text == pages.page#0 2️⃣
                skim(number) when pages.page calls then ⇒ pages.page(number, _) · sut.text == pages.page#0 3️⃣
                skim(number) when earlier pages.page calls then, pages.page calls then, !earlier pages.page#0.isEmpty, earlier number == 2 after skim(number) ⇒ 2 × pages.page(number, _) · sut.text == pages.page#0 3️⃣
                """),
        Snippet(
            "a value that a lock keeps",
            """
            import Synchronization
            protocol API { func load(_ id: Int) async throws -> String }
            final class Model {
                private struct Known { var items: [Int: String] = [:]; var hits = 0 }
                private let known = Mutex(Known())
                private let api: API
                init(api: API) { self.api = api }
                var hits: Int { known.withLock { $0.hits } }
                func put(_ text: String, for id: Int) { 1️⃣known.withLock { $0.items[id] = text } }
                func cached(_ id: Int) -> String? {
                    2️⃣known.withLock { known in
                        known.hits += 1
                        return known.items[id]
                    }
                }
                func long() -> Int { known.withLock { 3️⃣$0.items.values.filter { $0.count > 3 }.count } }
            }
            """,
            reads: """
                hits ⇒ returns 0
                put(text, id) ⇒ nothing
                cached(id) ⇒ returns nil · sut.hits == 1 2️⃣
                cached(id) when id == earlier id after put(text, id) ⇒ returns earlier text · sut.hits == 1 1️⃣2️⃣
                long() ⇒ returns 0 3️⃣
                long() when !earlier text.isEmpty after put(text, id) ⇒ returns [earlier text].count 3️⃣
                long() when earlier text == "tex" after put(text, id) ⇒ returns 0 3️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "`async` on a queue",
            """
            import Foundation
            final class Model {
                private(set) var count = 0
                private let queue = DispatchQueue(label: "model")
                func up() { queue.async { 1️⃣self.count += 1 } }
            }
            """,
            reads: """
                up() ⇒ nothing
                1️⃣ ⇒ nothing
                """)
    ]
}
