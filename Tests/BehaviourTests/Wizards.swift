import Testing

/// States that several acts lead to, each of which what is filled in has to let through.
@Suite struct WizardsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a draft that is filled in once and checked on each step, before it is sent",
            """
            import Foundation
            struct Draft: Equatable { var cause: String?; var treatedOn: Date?; var cents: Int? }
            enum Step: Int { case what, costs, review }
            protocol Desk { func submit(_ draft: Draft); func delete() }
            final class Model {
                private(set) var step: Step = .what
                private(set) var problem: String?
                var draft = Draft()
                private let desk: Desk
                private let today: () -> Date
                init(desk: Desk, today: @escaping () -> Date) { self.desk = desk; self.today = today }
                func next() {
                    problem = check()
                    guard problem == nil, let following = Step(rawValue: step.rawValue + 1) else { return }
                    1️⃣step = following
                }
                func submit() {
                    guard step == .review else { return }
                    2️⃣desk.submit(draft)
                    3️⃣desk.delete()
                }
                private func check() -> String? {
                    switch step {
                    case .what:
                        if draft.cause == nil { return "cause" }
                        guard let date = draft.treatedOn, date <= today() else { return "date" }
                        return nil
                    case .costs: return (draft.cents ?? 0) > 0 ? nil : "amount"
                    case .review: return nil
                    }
                }
            }
            """,
            reads: """
                next() ⇒ sut.problem == "cause" · sut.step == .what
                next() when earlier new draft.cause != nil, earlier new draft.treatedOn == #1, todayValue == #1 after set draft ⇒ sut.step == .costs 1️⃣
                next() when earlier new draft.cause != nil, earlier new draft.treatedOn == #2, todayValue == #1 after set draft ⇒ sut.problem == "date" · sut.step == .what
                next() when earlier new draft.cause != nil, earlier new draft.treatedOn == nil after set draft ⇒ sut.problem == "date" · sut.step == .what
                next() when earlier new draft.cause == nil after set draft ⇒ sut.problem == "cause" · sut.step == .what
                next() when earlier new draft.cause != nil, earlier new draft.cents == 1, earlier new draft.treatedOn == #1, todayValue == #1 after set draft, next() ⇒ sut.step == .review 1️⃣
                next() when earlier new draft.cause != nil, earlier new draft.cents == 0, earlier new draft.treatedOn == #1, todayValue == #1 after set draft, next() ⇒ sut.problem == "amount" · sut.step == .costs
                next() when earlier new draft.cause != nil, earlier new draft.cents == 1, earlier new draft.treatedOn == #1, todayValue == #1 after set draft, next(), next() ⇒ sut.problem == nil
                submit() ⇒ no desk.delete · no desk.submit
                submit() when earlier new draft.cause != nil, earlier new draft.cents == 1, earlier new draft.treatedOn == #1, todayValue == #1 after set draft, next(), next() ⇒ desk.delete() · desk.submit(earlier new draft) 2️⃣3️⃣
                submit() when earlier new draft.cause != nil, earlier new draft.cents == nil, earlier new draft.treatedOn == #1, todayValue == #1 after set draft, next(), next() ⇒ no desk.delete · no desk.submit
                """),
        Snippet(
            "what is held is one of what was loaded, and the form is filled in",
            """
            struct Slot: Equatable { let id: Int; let free: Int }
            struct Hold: Equatable { let slotID: Int; let token: String }
            struct Person: Equatable { var name: String; var mail: String }
            protocol Office {
                func slots() -> [Slot]
                func hold(_ id: Int) -> Hold
                func confirm(_ hold: Hold, _ person: Person) -> String
            }
            final class Model {
                private(set) var hold: Hold?
                private(set) var reference: String?
                var person = Person(name: "", mail: "")
                private var slots: [Slot] = []
                private let office: Office
                init(office: Office) { self.office = office }
                var held: Slot? { hold.flatMap { hold in slots.first { $0.id == hold.slotID } } }
                var canConfirm: Bool { hold != nil && !person.name.isEmpty && person.mail.contains("@") }
                func load() { 1️⃣slots = office.slots() }
                func select(_ slot: Slot) {
                    guard slot.free > 0 else { return }
                    2️⃣hold = office.hold(slot.id)
                }
                func confirm() {
                    guard canConfirm, let current = hold, held != nil else { return }
                    3️⃣reference = office.confirm(current, person)
                    4️⃣hold = nil
                }
            }
            """,
            reads: """
                held ⇒ returns nil
                held when earlier slot.free == 1 after select(slot) ⇒ returns nil
                held when earlier office.hold().slotID == earlier office.slots()[0].id, earlier office.slots().count == 1, earlier slot.free == 1 after load(), select(slot) ⇒ returns earlier office.slots()[0]
                held when earlier office.hold().slotID == 3, earlier office.slots().count == 1, earlier office.slots()[0].id == 2, earlier slot.free == 1 after load(), select(slot) ⇒ returns nil
                canConfirm ⇒ returns false
                canConfirm when earlier slot.free == 1 after select(slot) ⇒ returns false
                load() ⇒ office.slots() 1️⃣
                select(slot) when slot.free == 1 ⇒ office.hold(slot.id) · sut.hold == office.hold() 2️⃣
                select(slot) when slot.free == 0 ⇒ no office.hold
                confirm() when earlier slot.free == 1 after select(slot) ⇒ no office.confirm
                confirm() when !earlier new person.name.isEmpty, earlier new person.mail == "name@example.com", earlier office.hold().slotID == earlier office.slots()[0].id, earlier office.slots().count == 1, earlier slot.free == 1 after load(), select(slot), set person ⇒ office.confirm(earlier office.hold(), earlier new person) · sut.hold == nil · sut.reference == office.confirm() 3️⃣4️⃣
                confirm() when !earlier new person.name.isEmpty, earlier new person.mail == "name@example.com", earlier office.slots().count == 0, earlier slot.free == 1 after load(), select(slot), set person ⇒ no office.confirm
                confirm() when earlier new person.name.isEmpty, earlier office.hold().slotID == earlier office.slots()[0].id, earlier office.slots().count == 1, earlier slot.free == 1 after load(), select(slot), set person ⇒ no office.confirm
                """),
        Snippet(
            "all are selected, and then none",
            """
            protocol Haptics { func tick() }
            final class Model {
                private(set) var photos: [Int] = []
                private(set) var selection: Set<Int> = []
                private let haptics: Haptics
                init(haptics: Haptics) { self.haptics = haptics }
                var isWhole: Bool { !photos.isEmpty && selection.count == photos.count }
                func add(_ photo: Int) { 1️⃣photos.append(photo) }
                func selectAll() {
                    2️⃣selection = isWhole ? [] : Set(photos)
                    haptics.tick()
                }
            }
            """,
            reads: """
                isWhole ⇒ returns false
                isWhole after add(photo) ⇒ returns false
                isWhole after add(photo), selectAll() ⇒ returns true
                add(photo) ⇒ sut.photos == [photo] 1️⃣
                add(photo) when earlier photo == 2, photo == 3 after add(photo) ⇒ sut.photos == [earlier photo, photo] 1️⃣
                selectAll() ⇒ haptics.tick()
                selectAll() after add(photo) ⇒ haptics.tick() · sut.selection == [earlier photo] 2️⃣
                selectAll() after add(photo), selectAll() ⇒ 2 × haptics.tick() · sut.selection == [] 2️⃣
                """),
        Snippet(
            "a flag that keeps a list of what is new from being taken",
            """
            struct Episode: Equatable { var id: String; var show: Int; var played: Bool }
            struct Show: Equatable { let id: Int; var takesNew: Bool; var limit: Int }
            protocol Queue { func add(_ id: String) }
            final class Model {
                private let queue: Queue
                init(queue: Queue) { self.queue = queue }
                func take(_ episodes: [Episode], of show: Show) {
                    guard show.takesNew else { return }
                    for episode in episodes.filter({ $0.show == show.id && !$0.played }).prefix(show.limit) {
                        1️⃣queue.add(episode.id)
                    }
                }
            }
            """,
            reads: """
                take(episodes, show) when !episodes[1].played, episodes.count == 2, episodes[0].played, episodes[0].show == show.id, episodes[1].show == show.id, show.limit == 1, show.takesNew ⇒ queue.add(episodes[1].id) 1️⃣
                take(episodes, show) when !episodes[0].played, !episodes[1].played, episodes.count == 2, episodes[0].show == show.id, episodes[1].show == show.id, show.limit == 1, show.takesNew ⇒ queue.add(episodes[0].id) 1️⃣
                take(episodes, show) when !episodes[1].id.isEmpty, !episodes[1].played, !show.takesNew, episodes.count == 2, episodes[0].played, episodes[0].show == show.id, episodes[1].show == show.id, show.limit == 1 ⇒ no queue.add
                """),
        Snippet(
            "a limit below zero would end the process",
            """
            struct Policy { var length = 5 }
            final class Model {
                var pin = "" { didSet { if pin.count > policy.length { pin = String(pin.prefix(policy.length)) } } }
                private(set) var tries = 0
                private let policy: Policy
                init(policy: Policy) { self.policy = policy }
                func clear() {
                    1️⃣pin = ""
                    2️⃣tries += 1
                }
            }
            """,
            reads: """
                set pin when !new pin.isEmpty, policy.length == 2 ⇒ sut.pin == new pin.prefix(policy.length)
                set pin when !earlier new pin.isEmpty, !new pin.isEmpty, policy.length == 3 after set pin ⇒ sut.pin == new pin.prefix(policy.length)
                clear() when policy.length == 0 ⇒ sut.tries == 1 2️⃣
                clear() when !earlier new pin.isEmpty, policy.length == 2 after set pin ⇒ sut.pin == "" · sut.tries == 1 1️⃣2️⃣
                """),
        Snippet(
            "what is handed to a closure that is not there is not done either",
            """
            protocol Store { func save(_ names: [String]) }
            protocol Wire { func fetch(_ done: @escaping ([String]) -> Void) }
            final class Model {
                private let store: Store
                private let wire: Wire
                init(store: Store, wire: Wire) { self.store = store; self.wire = wire }
                func load(completion: ((Int) -> Void)? = nil) {
                    1️⃣wire.fetch { names in
                        2️⃣completion?(self.keep(names))
                    }
                }
                private func keep(_ names: [String]) -> Int {
                    3️⃣store.save(names)
                    return names.count
                }
            }
            """,
            reads: """
                load(completion) when wire.fetch calls done, completion != nil ⇒ completion(wire.fetch#0.count) · store.save(wire.fetch#0) · wire.fetch(_) 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "hosts and schemes that constants list",
            """
            import Foundation
            enum Failure: Error { case malformed, host(String) }
            enum Route: Equatable { case home, tree(Int) }
            final class Router {
                private let hosts: Set<String> = ["lineage.app", "www.lineage.app"]
                private let scheme = "lineage"
                private(set) var shown: Route?
                func open(_ url: URL) throws { 1️⃣shown = try parse(url) }
                private func parse(_ url: URL) throws -> Route {
                    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                    else { throw Failure.malformed }
                    var segments = parts.path.split(separator: "/").map(String.init)
                    if parts.scheme == scheme {
                        if let host = parts.host, !host.isEmpty { segments.insert(host, at: 0) }
                    } else {
                        let host = parts.host ?? ""
                        guard hosts.contains(host) else { throw Failure.host(host) }
                    }
                    guard let first = segments.first else { return .home }
                    switch first {
                    case "tree":
                        guard let id = segments.dropFirst().first.flatMap({ Int($0) }) else { throw Failure.malformed }
                        return .tree(id)
                    default: throw Failure.malformed
                    }
                }
            }
            """,
            reads: """
                open(url) when url == "lineage://tree/12" ⇒ sut.shown == .tree(12) 1️⃣
                open(url) when url == "https://lineage.app/tree/12" ⇒ sut.shown == .tree(12) 1️⃣
                open(url) when url == "lineage://tree" ⇒ error as Failure == .malformed · throws .malformed 1️⃣
                open(url) when url == "https://other.example/12" ⇒ error as Failure.host#0 == "other.example" · throws .host("other.example") 1️⃣
                open(url) when url == "https://lineage.app" ⇒ sut.shown == .home 1️⃣
                open(url) when url == "lineage://lineage.app/12" ⇒ error as Failure == .malformed · throws .malformed 1️⃣
                open(url) when url == "https://lineage.app/12" ⇒ error as Failure == .malformed · throws .malformed 1️⃣
                """),
    ]
}
