import Testing

/// Labels, loops and catches with conditions of their own, and objects that keep closures.
@Suite struct JumpsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "`break` out of a loop from within a switch",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    search: for number in [1, 2, 3] {
                        switch number {
                        case 2: break search
                        default: 1️⃣log.note(number)
                        }
                    }
                }
            }
            """,
            reads: """
                run() ⇒ log.note(1) 1️⃣
                """),
        Snippet(
            "`continue` with the outer loop",
            """
            protocol Log { func note(_ row: Int, _ column: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    rows: for row in [1, 2] {
                        for column in [1, 2, 3] {
                            if column == 2 { continue rows }
                            1️⃣log.note(row, column)
                        }
                    }
                }
            }
            """,
            reads: """
                run() ⇒ 2 × log.note(2, 1) · log.note #1 got column == 1 · log.note #1 got row == 1 1️⃣
                """),
        Snippet(
            "`for case`",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    let found: [Int?] = [nil, 4, nil]
                    for case let number? in found { 1️⃣log.note(number) }
                }
            }
            """,
            reads: """
                run() ⇒ log.note(4) 1️⃣
                """),
        Snippet(
            "`catch where`",
            """
            enum Fault: Error, Equatable { case broken, lost; var passes: Bool { self == .lost } }
            protocol Link { func connect() throws(Fault) }
            final class Model {
                private let link: Link
                private(set) var state = 0
                init(link: Link) { self.link = link }
                func run() {
                    do throws(Fault) { 1️⃣try link.connect() } catch where error.passes { 2️⃣state = 1 } catch { 3️⃣state = 2 }
                }
            }
            """,
            reads: """
                run() ⇒ link.connect() 1️⃣
                run() when link.connect throws .broken ⇒ link.connect() · sut.state == 2 1️⃣3️⃣
                run() when link.connect throws .lost ⇒ link.connect() · sut.state == 1 1️⃣2️⃣
                """),
        Snippet(
            "jobs that keep what is called when they are done",
            """
            protocol Wire: AnyObject { func upload(_ id: Int, completion: @escaping (Bool) -> Void) }
            final class Uploader {
                private final class Job {
                    let id: Int
                    let done: (Bool) -> Void
                    init(id: Int, done: @escaping (Bool) -> Void) { self.id = id; self.done = done }
                }
                private let wire: Wire
                private var waiting: [Job] = []
                private var current: Job?
                init(wire: Wire) { self.wire = wire }
                func add(_ id: Int, done: @escaping (Bool) -> Void) {
                    1️⃣waiting.append(Job(id: id, done: done))
                    2️⃣next()
                }
                private func next() {
                    3️⃣guard current == nil, !waiting.isEmpty else { return }
                    let job = waiting.removeFirst()
                    4️⃣current = job
                    5️⃣wire.upload(job.id) { [weak self] isGood in self?.took(job, isGood) }
                }
                private func took(_ job: Job, _ isGood: Bool) {
                    6️⃣guard current === job else { return }
                    7️⃣current = nil
                    8️⃣job.done(isGood)
                    9️⃣next()
                }
            }
            """,
            reads: """
                add(id, done) when wire.upload calls completion ⇒ done(wire.upload#0) · wire.upload(id, _) 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣8️⃣
                add(id, done) ⇒ wire.upload(id, _) 1️⃣2️⃣3️⃣5️⃣
                add(id, done) when wire.upload calls completion while add(id, done) in wire.upload(_:completion:) ⇒ 2 × wire.upload(earlier id, _) · done(wire.upload#0) · wire.upload #1 got id == id 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣
                """),
        Snippet(
            "how many bytes there are",
            """
            import Foundation
            protocol Wire { func send(_ data: Data) }
            final class Model {
                private let wire: Wire
                init(wire: Wire) { self.wire = wire }
                func send(_ data: Data) {
                    1️⃣guard data.count <= 1024 else { return }
                    2️⃣wire.send(data)
                }
            }
            """,
            reads: """
                send(data) when data.count == 1024 ⇒ wire.send(data) 1️⃣2️⃣
                send(data) when data.count == 1025 ⇒ no wire.send 1️⃣
                """),
    ]
}
