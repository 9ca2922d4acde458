import Testing

/// `while` and `repeat`: what is done until a condition ends it.
@Suite struct WhileTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a walk through a list by index",
            """
            protocol Store { func items() -> [String]; func send(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func send() {
                    let items = store.items()
                    var index = 0
                    while index < items.count {
                        1️⃣store.send(items[index])
                        index += 1
                    }
                }
            }
            """,
            reads: """
                send() when store.items().count == 1 ⇒ store.send(store.items()[0]) 1️⃣
                """),
        Snippet(
            "`repeat`",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    var number = 0
                    repeat {
                        number += 1
                        1️⃣log.note(number)
                    } while number < 2
                }
            }
            """,
            reads: """
                run() ⇒ 2 × log.note(2) · log.note #1 got number == 1 1️⃣
                """),
        Snippet(
            "until nothing is left",
            """
            protocol Desk { func send(_ letter: String) async throws }
            final class Outbox {
                private let desk: Desk
                private(set) var letters: [String] = []
                init(desk: Desk) { self.desk = desk }
                func write(_ letter: String) { 1️⃣letters.append(letter) }
                func empty() async {
                    while let letter = letters.first {
                        2️⃣try? await desk.send(letter)
                        letters.removeFirst()
                    }
                }
            }
            """,
            reads: """
                write(letter) ⇒ sut.letters == [letter] 1️⃣
                write(letter) when !earlier letter.isEmpty, letter == "letter 2" after write(letter) ⇒ sut.letters == [earlier letter, letter] 1️⃣
                empty() after write(letter) ⇒ desk.send("letter") 2️⃣
                empty() when desk.send throws after write(letter) ⇒ desk.send("letter") 2️⃣
                empty() when !earlier letter.isEmpty, earlier letter == "letter 2" after write(letter), write(letter) ⇒ 2 × desk.send("letter 2") · desk.send #1 got letter == "letter" 2️⃣
                """),
        Snippet(
            "inserted behind those of the same rank, the first taken until so many run",
            """
            struct Job: Equatable { let name: String; var rank = 0; var attempts = 0 }
            protocol Transport { func send(_ job: Job) }
            final class Model {
                private(set) var waiting: [Job] = []
                private(set) var running: [String: Job] = [:]
                private let transport: Transport
                private let limit = 1
                init(transport: Transport) { self.transport = transport }
                func enqueue(_ name: String, rank: Int) {
                    let job = Job(name: name, rank: rank)
                    1️⃣waiting.insert(job, at: waiting.firstIndex { $0.rank < job.rank } ?? waiting.endIndex)
                    while running.count < limit, !waiting.isEmpty {
                        var next = waiting.removeFirst()
                        next.attempts += 1
                        2️⃣running[next.name] = next
                        3️⃣transport.send(next)
                    }
                }
            }
            """,
            reads: """
                enqueue(name, rank) ⇒ transport.send(Job(name: name, rank: rank, attempts: 1)) · sut.running == [name: Job(name: name, rank: rank, attempts: 1)] 1️⃣2️⃣3️⃣
                enqueue(name, rank) when earlier rank == 2, rank == 3 after enqueue(name, rank), enqueue(name, rank) ⇒ transport.send(_) · sut.waiting == [Job(name: name, rank: rank), Job(name: earlier name, rank: earlier rank)] 1️⃣
                enqueue(name, rank) when !name.isEmpty, earlier name == "name 2", earlier name == "name 3", earlier rank == 3, earlier rank == 4, rank == 3 after enqueue(name, rank), enqueue(name, rank) ⇒ transport.send(_) · sut.waiting == [Job(name: earlier name, rank: earlier rank), Job(name: name, rank: rank)] 1️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "until a queue is empty",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                private(set) var waiting: [String] = []
                init(log: Log) { self.log = log }
                func add(_ text: String) { 1️⃣waiting.append(text) }
                func flush() { while !waiting.isEmpty { 2️⃣log.note(waiting.removeFirst()) } }
            }
            """,
            reads: """
                add(text) ⇒ sut.waiting == [text] 1️⃣
                add(text) when !earlier text.isEmpty, text == "text 2" after add(text) ⇒ sut.waiting == [earlier text, text] 1️⃣
                flush() ⇒ nothing
                2️⃣ ⇒ nothing
                """),
        Snippet(
            "a loop whose only statement ends it: without it there is no end",
            """
            final class Model {
                private(set) var count = 3
                func drain() { while count > 0 { 1️⃣count -= 1 } }
            }
            """,
            reads: """
                drain() ⇒ nothing
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "attempts until a dependency answers",
            """
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                private(set) var text = ""
                init(store: Store) { self.store = store }
                func load() {
                    var attempts = 0
                    while attempts < 3 {
                        1️⃣attempts += 1
                        if let loaded = try? store.load() {
                            2️⃣text = loaded
                            return
                        }
                    }
                    3️⃣text = "failed"
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.text == store.load() 2️⃣
                load() when store.load throws ⇒ 3 × store.load() · sut.text == "failed" 3️⃣
                1️⃣ ⇒ nothing
                """),
    ]
}
