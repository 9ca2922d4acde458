import Testing

/// Sets: what is in and what is not.
@Suite struct SetsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "each once, in order",
            """
            protocol Store { func names() -> [String] }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func categories() -> [String] { 1️⃣Array(Set(store.names())).sorted() }
                func count() -> Int { 2️⃣Set(store.names()).count }
            }
            """,
            reads: """
                categories() when store.names().count == 2, store.names()[0] == store.names()[1] ⇒ returns [store.names()[0]].sorted() · store.names() 1️⃣
                count() when store.names().count == 1 ⇒ returns [store.names()[0]].count · store.names() 2️⃣
                """),
        Snippet(
            "a set that a test hands over, or hands over empty",
            """
            protocol Desk { func refund(_ seats: Set<String>); func refuse() }
            final class Model {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func execute(_ seats: Set<String>) {
                    guard !seats.isEmpty else { 1️⃣desk.refuse(); return }
                    2️⃣desk.refund(seats)
                }
            }
            """,
            reads: """
                execute(seats) when seats.count == 1 ⇒ desk.refund(seats) · no desk.refuse 2️⃣
                execute(seats) when seats.count == 0 ⇒ desk.refuse() · no desk.refund 1️⃣
                """),
        Snippet(
            "how many elements a set has, each another",
            """
            protocol Desk { func refund(_ count: Int); func refuse() }
            final class Model {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func execute(_ seats: Set<String>) {
                    if seats.count > 2 { 1️⃣desk.refuse() } else { 2️⃣desk.refund(seats.count) }
                }
            }
            """,
            reads: """
                execute(seats) when !seats[0].isEmpty, seats.count == 3, seats[1] == "seats 2", seats[2] == "seats 3" ⇒ desk.refuse() · no desk.refund 1️⃣
                execute(seats) when !seats[0].isEmpty, seats.count == 2, seats[1] == "seats 2" ⇒ desk.refund(seats.count) · no desk.refuse 2️⃣
                """),
        Snippet(
            "a set of cases, which has one at most",
            """
            enum Row { case stalls, circle }
            protocol Desk { func refuse() }
            final class Model {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func execute(_ rows: Set<Row>) { if rows.count < 1 { 1️⃣desk.refuse() } }
            }
            """,
            reads: """
                execute(rows) when rows.count == 0 ⇒ desk.refuse() 1️⃣
                execute(rows) when rows.count == 1 ⇒ no desk.refuse
                """),
        Snippet(
            "a mark that is put and taken away",
            """
            final class Model {
                private(set) var marked: Set<Int> = []
                func mark(_ id: Int) { 1️⃣if marked.insert(id).inserted == false { 2️⃣marked.remove(id) } }
            }
            """,
            reads: """
                mark(id) ⇒ sut.marked == [id] 1️⃣
                mark(id) when id == earlier id after mark(id) ⇒ sut.marked == [] 1️⃣2️⃣
                mark(id) when earlier id == 2, id == 3 after mark(id) ⇒ sut.marked == [earlier id, id] 1️⃣
                """),
        Snippet(
            "a call for each element",
            """
            protocol Library { func forget(_ id: Int) }
            final class Model {
                private(set) var marked: Set<Int> = []
                private let library: Library
                init(library: Library) { self.library = library }
                func mark(_ id: Int) { 1️⃣marked.insert(id) }
                func forgetAll() { marked.forEach { 2️⃣library.forget($0) }; 3️⃣marked.removeAll() }
            }
            """,
            reads: """
                mark(id) ⇒ sut.marked == [id] 1️⃣
                forgetAll() after mark(id) ⇒ library.forget(earlier id) · sut.marked == [] 2️⃣3️⃣
                """),
        Snippet(
            "a set that a double gives",
            """
            protocol Gate { var badges: Set<String> { get }; func open() }
            final class Model {
                private let gate: Gate
                private let badge: String
                init(gate: Gate, badge: String) { self.gate = gate; self.badge = badge.uppercased() }
                func enter() { 1️⃣if gate.badges.contains(badge) { 2️⃣gate.open() } }
            }
            """,
            reads: """
                enter() when !badge.isEmpty, gate.badges.count == 1, gate.badges[0] == "BADGE" ⇒ gate.open() 1️⃣2️⃣
                enter() when !badge.isEmpty, !gate.badges[0].isEmpty, gate.badges.count == 1 ⇒ no gate.open 1️⃣
                """),
        Snippet(
            "what two sets have in common",
            """
            protocol Desk { func call(_ urgency: String) }
            final class Model {
                private static let alarming: Set<String> = ["bleeding", "poison"]
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func judge(_ symptoms: [String]) {
                    guard Self.alarming.isDisjoint(with: symptoms) else { 1️⃣return desk.call("now") }
                    2️⃣desk.call("later")
                }
            }
            """,
            reads: """
                judge(symptoms) when symptoms.count == 1, symptoms[0] == "bleeding" ⇒ desk.call got urgency == "now" 1️⃣
                judge(symptoms) when symptoms.count == 1, symptoms[0] == "poison" ⇒ desk.call got urgency == "now" 1️⃣
                judge(symptoms) when !symptoms[0].isEmpty, symptoms.count == 1 ⇒ desk.call("later") 2️⃣
                judge(symptoms) when symptoms.count == 0 ⇒ desk.call("later") 2️⃣
                """),
        Snippet(
            "a union",
            """
            final class Model {
                private(set) var ids: Set<Int> = [1]
                func add(_ more: Set<Int>) { 1️⃣ids = ids.union(more) }
            }
            """,
            reads: """
                add(more) when more.count == 1, more[0] == 2 ⇒ sut.ids == [1, more[0]] 1️⃣
                """),
        Snippet(
            "what a set has in common with a list, and what only one of them has",
            """
            struct Item: Equatable { let id: String }
            final class Selection {
                private(set) var chosen: Set<String> = []
                private(set) var extras: Set<String> = []
                func choose(_ id: String) { 1️⃣chosen.insert(id) }
                func show(_ items: [Item]) { 2️⃣chosen.formIntersection(items.map(\\.id)) }
                func toggle(_ extra: String) { 3️⃣extras.formSymmetricDifference([extra]) }
            }
            """,
            reads: """
                choose(id) ⇒ sut.chosen == [id] 1️⃣
                show(items) when !items[0].id.isEmpty, earlier id == "id 2", items.count == 1 after choose(id) ⇒ sut.chosen == [] 2️⃣
                toggle(extra) ⇒ sut.extras == [extra] 3️⃣
                """),
        Snippet(
            "the order in which a set's elements are put",
            """
            enum Level: Comparable { case low, high }
            protocol Tickets {
                func floors() -> Set<Int>
                func levels() -> Set<Level>
                func names() -> Set<String>
            }
            final class Tour {
                private let tickets: Tickets
                init(tickets: Tickets) { self.tickets = tickets }
                func first() -> Int { 1️⃣tickets.floors().min() ?? 0 }
                func level() -> Level? { 2️⃣tickets.levels().max() }
                func list() -> String { 3️⃣tickets.names().sorted().joined(separator: ", ") }
                func all() -> [String] { tickets.names().map { $0 + "!" } }
            }
            """,
            reads: """
                first() when tickets.floors().count == 2, tickets.floors()[0] == 3, tickets.floors()[1] == 2 ⇒ returns tickets.floors()[1] · tickets.floors() 1️⃣
                first() when tickets.floors().count == 0 ⇒ returns 0 · tickets.floors() 1️⃣
                level() when tickets.levels().count == 2, tickets.levels()[0] == .low, tickets.levels()[1] == .high ⇒ returns tickets.levels()[1] · tickets.levels() 2️⃣
                list() when !tickets.names()[0].isEmpty, tickets.names().count == 2, tickets.names()[1] == "A names" ⇒ returns [tickets.names()[1], tickets.names()[0]].joined(separator: ", ") · tickets.names() 3️⃣
                all() when tickets.names().count == 1 ⇒ returns [tickets.names()[0] + "!"] · tickets.names()
                """),
        Snippet(
            "a set of models that is put into a list",
            """
            import Foundation
            struct Puzzle: Hashable { let id: String; let title: String }
            final class Rack {
                private(set) var puzzles: [Puzzle] = []
                init() {}
                func merge(_ fetched: Set<Puzzle>) {
                    let ids = Set(fetched.map { $0.id })
                    puzzles.removeAll { ids.contains($0.id) }
                    1️⃣puzzles.append(contentsOf: fetched)
                }
                func title(at index: Int) -> String? {
                    2️⃣puzzles.indices.contains(index) ? puzzles[index].title : nil
                }
            }
            """,
            reads: """
                merge(fetched) when fetched.count == 1 ⇒ sut.puzzles == [fetched[0]] 1️⃣
                merge(fetched) when earlier fetched.count == 1, fetched.count == 1, fetched[0] == earlier fetched[0] after merge(fetched) ⇒ sut.puzzles == [fetched[0]] 1️⃣
                title(index) ⇒ returns nil 2️⃣
                title(index) when earlier fetched.count == 1, index == 0 after merge(fetched) ⇒ returns earlier fetched[0].title 2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "in the order of a set",
            """
            final class Model {
                func words() -> [String] { Array(Set(["a", "b"])) }
            }
            """,
            reads: """
                words() ⇒ nothing
                """),
        Snippet(
            "the order of elements",
            """
            protocol Log { func note(_ id: Int) }
            final class Model {
                private let log: Log
                private let ids: Set = [1, 2, 3]
                init(log: Log) { self.log = log }
                func run() { for id in ids { log.note(id) } }
            }
            """,
            reads: """
                run() ⇒ nothing
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "an element that a test would have to put in first",
            """
            protocol Door { func open() }
            final class Model {
                private var known: Set<Int> = []
                private let door: Door
                init(door: Door) { self.door = door }
                func learn(_ id: Int) { known.insert(id) }
                func enter(_ id: Int) { 1️⃣if known.contains(id) { 2️⃣door.open() } }
            }
            """,
            reads: """
                learn(id) ⇒ nothing
                enter(id) ⇒ no door.open 1️⃣
                enter(id) when id == earlier id after learn(id) ⇒ door.open() 1️⃣2️⃣
                enter(id) when earlier id == 2, id == 3 after learn(id) ⇒ no door.open 1️⃣
                """)
    ]
}
