import Testing

/// Initialisers: what is so when the SUT is made.
@Suite struct InitializersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "fields that an initialiser keeps within bounds, or trims",
            """
            import Foundation
            struct Grade: Equatable {
                let rank: Int
                init(rank: Int) { self.rank = min(max(rank, 0), 9) }
            }
            struct Tag: Equatable {
                let name: String
                init(name: String) { self.name = name.trimmingCharacters(in: .whitespaces).lowercased() }
            }
            protocol Wall { func grade() -> Grade; func tag() -> Tag; func save(_ grade: Grade) }
            final class Model {
                private let wall: Wall
                init(wall: Wall) { self.wall = wall }
                func change(to grade: Grade) -> Int {
                    let steps = grade.rank - wall.grade().rank
                    if steps > 2 { 1️⃣return 0 }
                    2️⃣wall.save(grade)
                    return steps
                }
                func isOpen() -> Bool { 3️⃣wall.tag().name != "closed" }
            }
            """,
            reads: """
                change(grade) when grade.rank == 6, wall.grade().rank == 3 ⇒ returns 0 · no wall.save 1️⃣
                change(grade) when grade.rank == 5, wall.grade().rank == 3 ⇒ returns grade.rank - wall.grade().rank · wall.save(grade) 2️⃣
                isOpen() when wall.tag().name == "closed" ⇒ returns false · wall.tag() 3️⃣
                isOpen() when !wall.tag().name.isEmpty ⇒ returns true · wall.tag() 3️⃣
                """),
        Snippet(
            "a call while it is made",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                init(log: Log) { 1️⃣log.note("made") }
            }
            """,
            reads: """
                init ⇒ log.note("made") 1️⃣
                """),
        Snippet(
            "a property computed of a parameter",
            """
            final class Model {
                let isLong: Bool
                init(text: String) { 1️⃣isLong = !text.isEmpty }
            }
            """,
            reads: """
                init ⇒ sut.isLong == !text.isEmpty 1️⃣
                """),
        Snippet(
            "what a dependency holds then",
            """
            protocol Store { var count: Int { get } }
            final class Model {
                private(set) var count: Int
                init(store: Store) { 1️⃣count = store.count }
            }
            """,
            reads: """
                init ⇒ sut.count == store.count 1️⃣
                """),
        Snippet(
            "one that fails",
            """
            final class Model {
                let text: String
                init?(text: String) {
                    1️⃣guard !text.isEmpty else { 2️⃣return nil }
                    3️⃣self.text = text
                }
            }
            """,
            reads: """
                init when !text.isEmpty ⇒ sut.text == text 3️⃣
                init when text.isEmpty ⇒ returns nil 1️⃣2️⃣
                """),
        Snippet(
            "one that throws",
            """
            enum Failure: Error { case empty }
            final class Model {
                let text: String
                init(text: String) throws {
                    1️⃣guard !text.isEmpty else { 2️⃣throw Failure.empty }
                    3️⃣self.text = text
                }
            }
            """,
            reads: """
                init when !text.isEmpty ⇒ sut.text == text 3️⃣
                init when text.isEmpty ⇒ throws .empty 1️⃣2️⃣
                """),
        Snippet(
            "memberwise",
            """
            protocol Log { func note(_ text: String) }
            struct Greeter {
                let log: Log
                var name = "you"
                func greet() { 1️⃣log.note(name) }
            }
            """,
            reads: """
                greet() ⇒ log.note(name) 1️⃣
                """),
        Snippet(
            "`convenience`",
            """
            final class Model {
                private(set) var level: Int
                init(level: Int) { 1️⃣self.level = level }
                convenience init() { self.init(level: 3) }
            }
            """,
            reads: """
                init ⇒ sut.level == level 1️⃣
                """),
        Snippet(
            "a model's own that fails for what it is given",
            """
            struct Code: Equatable {
                let text: String
                init?(_ raw: String) {
                    let compact = raw.uppercased().filter { !$0.isWhitespace }
                    guard compact.count == 8, compact.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
                    text = compact
                }
            }
            protocol Gate { func check(_ code: Code) -> Bool }
            final class Model {
                private let gate: Gate
                private(set) var problem: String?
                init(gate: Gate) { self.gate = gate }
                func scan(_ raw: String) {
                    guard let code = Code(raw) else { 1️⃣problem = "unreadable"; return }
                    2️⃣problem = gate.check(code) ? nil : "refused \\(code.text)"
                }
            }
            """,
            reads: """
                scan(raw) when gate.check(), raw == "rawxxxxx" ⇒ gate.check(_) · gate.check got code.text == "RAWXXXXX" · sut.problem == nil 2️⃣
                scan(raw) when !gate.check(), raw == "rawxxxxx" ⇒ gate.check(_) · gate.check got code.text == "RAWXXXXX" · sut.problem == "refused RAWXXXXX" 2️⃣
                scan(raw) when !raw.isEmpty ⇒ sut.problem == "unreadable" · no gate.check 1️⃣
                scan(raw) when !earlier raw.isEmpty, gate.check(), raw == "raw 2xxxx" after scan(raw) ⇒ gate.check(_) · gate.check got code.text == "RAW2XXXX" · sut.problem == nil 2️⃣
                """),
        Snippet(
            "a model's own that goes on to another one",
            """
            struct Recipe: Equatable { let id: Int; let title: String }
            struct Sent { let id: Int; let title: String }
            enum Fault: Error, Equatable { case untitled, unknown(Int) }
            extension Recipe {
                init(_ sent: Sent) throws {
                    guard !sent.title.isEmpty else { throw Fault.untitled }
                    self.init(id: sent.id, title: sent.title)
                }
            }
            protocol Server { func recipe(_ id: Int) throws -> Sent? }
            protocol Shelf { func keep(_ recipe: Recipe) }
            final class Model {
                private let server: Server
                private let shelf: Shelf
                init(server: Server, shelf: Shelf) { self.server = server; self.shelf = shelf }
                func fetch(_ id: Int) throws -> String {
                    guard let sent = try server.recipe(id) else { 1️⃣throw Fault.unknown(id) }
                    let recipe = try Recipe(sent)
                    2️⃣shelf.keep(recipe)
                    3️⃣return recipe.title
                }
            }
            """,
            reads: """
                fetch(id) when !server.recipe().title.isEmpty, server.recipe() != nil ⇒ returns server.recipe().title · shelf.keep(_) · server.recipe got id == id · shelf.keep got recipe.id == server.recipe().id · shelf.keep got recipe.title == server.recipe().title 2️⃣3️⃣
                fetch(id) when server.recipe() != nil, server.recipe().title.isEmpty ⇒ throws .untitled · server.recipe got id == id · no shelf.keep
                fetch(id) when server.recipe() == nil ⇒ throws .unknown(id) · server.recipe got id == id · no shelf.keep 1️⃣
                """),
        Snippet(
            "a model's own that throws for what it is given",
            """
            struct Amount: Equatable {
                enum Problem: Error { case none, tooMuch(Int) }
                let cents: Int
                init(_ cents: Int) throws {
                    guard cents > 0 else { throw Problem.none }
                    if cents > 500 { throw Problem.tooMuch(cents - 500) }
                    self.cents = cents
                }
            }
            protocol Till { func put(_ amount: Amount) }
            final class Model {
                private let till: Till
                init(till: Till) { self.till = till }
                func pay(_ cents: Int) throws { 1️⃣till.put(try Amount(cents)) }
            }
            """,
            reads: """
                pay(cents) when cents == 1 ⇒ till.put(_) · till.put got amount.cents == cents 1️⃣
                pay(cents) when cents == 501 ⇒ error as Amount.Problem.tooMuch#0 == cents - 500 · throws .tooMuch(cents - 500) · no till.put 1️⃣
                pay(cents) when cents == 500 ⇒ till.put(_) · till.put got amount.cents == cents 1️⃣
                pay(cents) when cents == 0 ⇒ error as Amount.Problem == .none · throws .none · no till.put 1️⃣
                """),
    ]
}
