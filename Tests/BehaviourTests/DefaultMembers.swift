import Testing

/// What extensions of protocols give to the types that conform to them.
@Suite struct DefaultMembersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a method and a property of an enum",
            """
            protocol Judging { var limit: Double { get } }
            extension Judging {
                var isStrict: Bool { limit < 10 }
                func excess(of value: Double) -> Double { max(0, value - limit) }
            }
            enum Genus: Judging {
                case vanda, cattleya
                var limit: Double {
                    switch self {
                    case .vanda: 32
                    case .cattleya: 8
                    }
                }
            }
            final class Model {
                private(set) var excess = 0.0
                private(set) var isStrict = false
                func judge(_ genus: Genus) {
                    1️⃣isStrict = genus.isStrict
                    2️⃣excess = genus.excess(of: 40)
                }
            }
            """,
            reads: """
                judge(genus) when genus == .vanda ⇒ sut.excess == 8.0 · sut.isStrict == false 2️⃣
                judge(genus) when genus == .cattleya ⇒ sut.excess == 32.0 · sut.isStrict == true 1️⃣2️⃣
                """),
        Snippet(
            "the SUT's own, which change it",
            """
            protocol Loading: AnyObject {
                var isLoading: Bool { get set }
                var notice: String? { get set }
            }
            extension Loading {
                func begin() {
                    1️⃣isLoading = true
                    2️⃣notice = nil
                }
                func end(_ text: String?) {
                    3️⃣isLoading = false
                    4️⃣notice = text
                }
            }
            protocol Store { func rows() throws -> [Int] }
            final class Model: Loading {
                var isLoading = false
                var notice: String?
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    begin()
                    do { _ = try store.rows() } catch { end("Failed") }
                }
                func stop() { end("Stopped") }
            }
            """,
            reads: """
                load() ⇒ store.rows() · sut.isLoading == true 1️⃣
                load() when store.rows throws ⇒ store.rows() · sut.isLoading == false · sut.notice == "Failed" 3️⃣4️⃣
                load() after set notice ⇒ store.rows() · sut.isLoading == true · sut.notice == nil 1️⃣2️⃣
                stop() ⇒ sut.isLoading == false · sut.notice == "Stopped" 3️⃣4️⃣
                stop() when earlier new isLoading after set isLoading ⇒ sut.isLoading == false · sut.notice == "Stopped" 3️⃣4️⃣
                """),
        Snippet(
            "one that the type has itself goes before",
            """
            protocol Named { var name: String { get } }
            extension Named {
                var name: String { "anybody" }
                func greeting() -> String { "Hello \\(name)" }
            }
            struct Guest: Named {
                let title: String
                var name: String { title }
            }
            final class Model {
                func greet(_ guest: Guest) -> String { 1️⃣return guest.greeting() }
            }
            """,
            reads: """
                greet(guest) ⇒ returns "Hello {guest.title}" 1️⃣
                """),
        Snippet(
            "only where its conditions hold",
            """
            protocol Priced { var cents: Int { get } }
            extension Priced where Self: Equatable {
                func half() -> Int { cents / 2 }
            }
            struct Coin: Priced, Equatable { let cents: Int }
            final class Model {
                func halve(_ coin: Coin) -> Int { 1️⃣return coin.half() }
            }
            """,
            reads: """
                halve(coin) ⇒ returns coin.cents / 2 1️⃣
                """),
    ]

    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let unclaimed: [Snippet] = [
        Snippet(
            "of two the compiler takes the one that says more",
            """
            protocol Priced { var cents: Int { get } }
            protocol Taxed: Priced {}
            extension Priced {
                func total() -> Int { cents }
            }
            extension Taxed {
                func total() -> Int { cents * 2 }
            }
            struct Coin: Taxed { let cents: Int }
            final class Model {
                func pay(_ coin: Coin) -> Int { 1️⃣return coin.total() }
            }
            """,
            reads: """
                pay(coin) ⇒ nothing
                1️⃣ ⇒ nothing
                """)
    ]
}
