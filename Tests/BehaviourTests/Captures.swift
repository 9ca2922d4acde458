import Testing

/// What closures capture under names of their own.
@Suite struct CapturesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a part of what the SUT has",
            """
            protocol Store { func close(_ id: Int) }
            struct Visit { let id: Int; let name: String }
            final class Model {
                private let store: Store
                private var closing: (() -> Void)?
                init(store: Store) { self.store = store }
                func enter(_ visit: Visit) { closing = { [store, number = visit.id] in 1️⃣store.close(number) } }
                func leave() {
                    2️⃣closing?()
                    closing = nil
                }
            }
            """,
            reads: """
                enter(visit) ⇒ nothing
                leave() after enter(visit) ⇒ store.close(earlier visit.id) 1️⃣2️⃣
                leave() after enter(visit), leave() ⇒ store.close(_) 2️⃣
                """),
        Snippet(
            "what it was when the closure was made",
            """
            protocol Log { func write(_ text: String) }
            final class Model {
                var title = "first"
                private let log: Log
                private var later: (() -> Void)?
                init(log: Log) { self.log = log }
                func keep() {
                    later = { [log, title = title] in 1️⃣log.write(title) }
                    title = "second"
                }
                func run() { 2️⃣later?() }
            }
            """,
            reads: """
                keep() ⇒ sut.title == "second"
                run() after keep() ⇒ log.write("first") 1️⃣2️⃣
                """),
        Snippet(
            "labels of a tuple that goes to a method",
            """
            final class Model {
                typealias Sample = (bench: Int, outcome: Result<String, CancellationError>)
                private(set) var text = ""
                func fill(_ bench: Int) {
                    let sample = (bench, Result<String, CancellationError>.success("ok"))
                    take(sample)
                }
                private func take(_ sample: Sample) {
                    switch sample.outcome {
                    case .success(let word): 1️⃣text = word + "!"
                    case .failure: text = "none"
                    }
                }
            }
            """,
            reads: """
                fill(bench) ⇒ sut.text == "ok!" 1️⃣
                """),
    ]
}
