import Testing

/// Conditions whose change other values would hide: a test arranges what brings it to light.
@Suite struct MaskedTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a guard before others that would give the same",
            """
            protocol Network { var isOnVPN: Bool { get }; var name: String? { get } }
            final class Model {
                private let network: Network
                private let known: [String]
                init(network: Network, known: [String]) { self.network = network; self.known = known }
                func isAtHome() -> Bool {
                    1️⃣if network.isOnVPN { return false }
                    2️⃣guard let name = network.name else { return false }
                    return known.contains(name)
                }
            }
            """,
            reads: """
                isAtHome() when known.count == 1, known[0] != nil, network.isOnVPN, network.name == known[0] ⇒ returns false 1️⃣
                isAtHome() when !network.isOnVPN, known.count == 1, known[0] != nil, network.name == known[0] ⇒ returns true 1️⃣2️⃣
                isAtHome() when !known[0].isEmpty, !network.isOnVPN, known.count == 1, network.name != nil ⇒ returns false
                isAtHome() when !network.isOnVPN, network.name == nil ⇒ returns false
                """),
        Snippet(
            "an element that is there already, which another state has",
            """
            struct Pet: Equatable { let id: Int; let name: String }
            final class Model {
                private(set) var pets: [Pet] = []
                func add(_ more: [Pet]) {
                    let known = Set(pets.map(\\.id))
                    1️⃣pets += more.filter { !known.contains($0.id) }
                }
            }
            """,
            reads: """
                add(more) when more.count == 2 ⇒ sut.pets == [more[0], more[1]] 1️⃣
                add(more) when earlier more.count == 2, earlier more[0].id == 2, earlier more[1].id == 2, more.count == 2, more[0].id == 2, more[1].id == 3 after add(more) ⇒ sut.pets == [earlier more[0], earlier more[1]] + [more[1]] 1️⃣
                """),
        Snippet(
            "a property of a dependency that had another value",
            """
            enum Order { case name, age }
            protocol Settings: AnyObject { var isNew: Bool { get set }; var order: Order { get set } }
            final class Model {
                private let settings: Settings
                init(settings: Settings) { self.settings = settings }
                func reset() {
                    1️⃣settings.isNew = false
                    2️⃣settings.order = .name
                }
            }
            """,
            reads: """
                reset() ⇒ settings.isNew == false · settings.order == .name 1️⃣2️⃣
                """),
        Snippet(
            "a limit before a search for what the builders of two models give alike",
            """
            struct Puzzle: Equatable { let id: String; let copies: Int }
            protocol Crate { func puzzles() -> [Puzzle] }
            final class Model {
                private let crate: any Crate
                init(crate: any Crate) { self.crate = crate }
                func canAdd(_ puzzle: Puzzle) -> Bool {
                    let puzzles = crate.puzzles()
                    if puzzles.count >= 2 { 1️⃣return false }
                    2️⃣return !puzzles.contains { $0.id == puzzle.id }
                }
            }
            """,
            reads: """
                canAdd(puzzle) when !crate.puzzles()[0].id.isEmpty, crate.puzzles().count == 2, crate.puzzles()[1].id == "id 3", puzzle.id == "id 2" ⇒ returns false 1️⃣
                canAdd(puzzle) when crate.puzzles().count == 1, crate.puzzles()[0] == puzzle ⇒ returns false 2️⃣
                canAdd(puzzle) when !crate.puzzles()[0].id.isEmpty, crate.puzzles().count == 1, puzzle.id == "id 2" ⇒ returns true 2️⃣
                """),
    ]
}
