import Testing

/// `for … in`: what is done for each element.
@Suite struct ForInTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a list and a dictionary made by their types, and each new element once",
            """
            struct Item: Equatable { let id: Int; let name: String }
            protocol Source { func page(_ offset: Int) -> [Item] }
            final class Model {
                private(set) var items = [Item]()
                private(set) var names = [Int: String]()
                private var known = Set<Int>()
                private let source: Source
                init(source: Source) { self.source = source }
                func more() {
                    for item in source.page(items.count) where known.insert(item.id).inserted {
                        1️⃣items.append(item)
                        2️⃣names[item.id] = item.name
                    }
                }
            }
            """,
            reads: """
                more() when source.page().count == 1 ⇒ source.page got offset == 0 · sut.items == [source.page()[0]] · sut.names == [source.page()[0].id: source.page()[0].name] 1️⃣2️⃣
                more() when earlier source.page().count == 1, source.page().count == 1, source.page()[0] == earlier source.page()[0] after more() ⇒ source.page got offset == [earlier source.page()[0]].count · sut.items == [earlier source.page()[0]]
                more() when !source.page()[0].name.isEmpty, source.page().count == 2, source.page()[0].id == 2, source.page()[1].id == 3 ⇒ source.page got offset == 0 · sut.items == [source.page()[0], source.page()[1]] · sut.names == [source.page()[0].id: source.page()[0].name, source.page()[1].id: source.page()[1].name] 1️⃣2️⃣
                """),
        Snippet(
            "a call for each element",
            """
            protocol Store { func items() -> [Int]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func deleteAll() { for id in store.items() { 1️⃣store.delete(id) } }
            }
            """,
            reads: """
                deleteAll() when store.items().count == 1 ⇒ store.delete(store.items()[0]) 1️⃣
                """),
        Snippet(
            "over a list that is written out",
            """
            protocol Log { func note(_ word: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for word in ["one", "two"] { 1️⃣log.note(word) } }
            }
            """,
            reads: """
                count() ⇒ 2 × log.note("two") · log.note #1 got word == "one" 1️⃣
                """),
        Snippet(
            "`where`",
            """
            struct Item { let id: Int; let isOld: Bool }
            protocol Store { func items() -> [Item]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func clean() { for item in store.items() where item.isOld { 1️⃣store.delete(item.id) } }
            }
            """,
            reads: """
                clean() when store.items().count == 1, store.items()[0].isOld ⇒ store.delete(store.items()[0].id) 1️⃣
                clean() when !store.items()[0].isOld, store.items().count == 1 ⇒ no store.delete
                """),
        Snippet(
            "a sum",
            """
            protocol Store { func prices() -> [Int] }
            final class Model {
                private let store: Store
                private(set) var total = 0
                init(store: Store) { self.store = store }
                func add() { for price in store.prices() { 1️⃣total += price } }
            }
            """,
            reads: """
                add() when store.prices().count == 1 ⇒ sut.total == 2 1️⃣
                """),
        Snippet(
            "`continue` and `break`",
            """
            protocol Store { func words() -> [String]; func send(_ word: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func send() {
                    for word in store.words() {
                        1️⃣if word.isEmpty { continue }
                        2️⃣store.send(word)
                        break
                    }
                }
            }
            """,
            reads: """
                send() when !store.words()[0].isEmpty, store.words().count == 1 ⇒ store.send(store.words()[0]) 1️⃣2️⃣
                send() when store.words().count == 1, store.words()[0].isEmpty ⇒ no store.send 1️⃣
                """),
        Snippet(
            "over an enum's cases",
            """
            enum Tab: CaseIterable { case home, search }
            protocol Router { func prepare(_ tab: Tab) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func prepare() { for tab in Tab.allCases { 1️⃣router.prepare(tab) } }
            }
            """,
            reads: """
                prepare() ⇒ 2 × router.prepare(.search) · router.prepare #1 got tab == .home 1️⃣
                """),
        Snippet(
            "a range of attempts, and one as long as it is told",
            """
            enum Failure: Error { case gone, busy }
            protocol Service { func load(_ attempt: Int) throws -> Int; func beep(_ number: Int) }
            final class Model {
                private let service: Service
                private let most = 2
                init(service: Service) { self.service = service }
                func retry() -> Bool {
                    for attempt in 1...most {
                        do {
                            _ = try service.load(attempt)
                            1️⃣return true
                        } catch Failure.gone {
                            2️⃣return false
                        } catch {
                            continue
                        }
                    }
                    return false
                }
                func beep(_ times: Int) { for number in 0..<times { 3️⃣service.beep(number) } }
                func chime() { (1...2).forEach { 4️⃣service.beep($0) } }
            }
            """,
            reads: """
                retry() ⇒ returns true · service.load(1) 1️⃣
                retry() when service.load throws .gone ⇒ returns false · service.load(1) 2️⃣
                retry() when service.load throws other than Failure.gone ⇒ returns true · 2 × service.load(2) · service.load #1 got attempt == 1 1️⃣
                retry() when service.load throws other than Failure.gone, service.load(2) throws other than Failure.gone ⇒ returns false · 2 × service.load(2) · service.load #1 got attempt == 1
                beep(times) when times == 1 ⇒ service.beep(0) 3️⃣
                chime() ⇒ 2 × service.beep(2) · service.beep #1 got number == 1 4️⃣
                """),
        Snippet(
            "a range of numbers",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for number in 1...3 { 1️⃣log.note(number) } }
            }
            """,
            reads: """
                count() ⇒ 3 × log.note(3) · log.note #1 got number == 1 · log.note #2 got number == 2 1️⃣
                """),
        Snippet(
            "`stride`",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for number in stride(from: 0, to: 10, by: 5) { 1️⃣log.note(number) } }
            }
            """,
            reads: """
                count() ⇒ 2 × log.note(5) · log.note #1 got number == 0 1️⃣
                """),
    ]
}
