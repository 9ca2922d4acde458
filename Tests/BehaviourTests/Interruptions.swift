import Testing

/// What comes while something is under way: the same act once more, another one, an answer that comes late.
@Suite struct InterruptionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a call while the same call is under way",
            """
            protocol Saver { func save(_ name: String) async throws }
            @MainActor final class Form {
                private(set) var saved = 0
                private var isSaving = false
                private let saver: Saver
                init(saver: Saver) { self.saver = saver }
                func save(_ name: String) async {
                    guard !isSaving else { return }
                    isSaving = true
                    defer { isSaving = false }
                    do { 1️⃣try await saver.save(name); 2️⃣saved += 1 } catch {}
                }
            }
            """,
            reads: """
                save(name) ⇒ saver.save(name) · sut.saved == 1 1️⃣2️⃣
                save(name) when saver.save throws ⇒ saver.save(name) 1️⃣
                save(name) after save(name) ⇒ 2 × saver.save(name) · sut.saved == 2 1️⃣2️⃣
                save(name) while save(name) in saver.save(_:) ⇒ saver.save(name) · sut.saved == 1 1️⃣2️⃣
                """),
        Snippet(
            "an answer that comes late",
            """
            protocol Service { func search(_ text: String) async -> [String] }
            @MainActor final class Search {
                private(set) var results: [String] = []
                private var query = ""
                private let service: Service
                init(service: Service) { self.service = service }
                func search(_ text: String) async {
                    query = text
                    let found = await service.search(text)
                    guard query == text else { return }
                    1️⃣results = found
                }
            }
            """,
            reads: """
                search(text) ⇒ service.search got text == text · sut.results == service.search() 1️⃣
                search(text) when !earlier text.isEmpty, text == "text 2" while search(text) in service.search(_:) ⇒ service.search #1 got text == text · service.search got text == earlier text · sut.results == earlier service.search() 1️⃣
                """),
        Snippet(
            "a task that a later one takes the place of",
            """
            protocol Service { func search(_ text: String) async throws -> [String] }
            @MainActor final class Search {
                private(set) var results: [String] = []
                private var task: Task<Void, Never>?
                private let service: Service
                init(service: Service) { self.service = service }
                func search(_ text: String) {
                    task?.cancel()
                    task = Task {
                        guard let found = try? await service.search(text) else { return }
                        guard !Task.isCancelled else { return }
                        2️⃣results = found
                    }
                }
                func stop() { 3️⃣task?.cancel() }
            }
            """,
            reads: """
                search(text) ⇒ eventually service.search(text) · sut.results == service.search() 2️⃣
                search(text) when service.search throws ⇒ eventually service.search(text)
                search(text) while search(text) in service.search(_:) ⇒ after the answer 2 × service.search(earlier text) · service.search #1 got text == text · sut.results == earlier service.search() 2️⃣
                search(text) while stop() in service.search(_:) ⇒ after the answer service.search(text) · sut.results == [] 3️⃣
                """),
        Snippet(
            "an answer that comes after that of a later request",
            """
            protocol Pages { func page(_ number: Int, then: @escaping (String) -> Void) }
            final class Reader {
                private(set) var text = ""
                private var current = 0
                private let pages: Pages
                init(pages: Pages) { self.pages = pages }
                func turn(to number: Int) {
                    current = number
                    pages.page(number) { [weak self] text in
                        guard let self, current == number else { return }
                        1️⃣self.text = text
                    }
                }
            }
            """,
            reads: """
                turn(number) when pages.page calls then ⇒ pages.page(number, _) · sut.text == pages.page#0 1️⃣
                turn(number) ⇒ pages.page(number, _)
                turn(number) when earlier pages.page calls then, pages.page calls then, earlier number == 2, number == 3 while turn(number) in pages.page(_:then:) ⇒ 2 × pages.page(earlier number, _) · pages.page #1 got number == number · sut.text == earlier pages.page#0 1️⃣
                """),
        Snippet(
            "a publisher that sends nothing yet",
            """
            import Combine
            protocol Store { func save(_ name: String) -> AnyPublisher<Int, Never> }
            final class Form {
                private(set) var isSaving = false
                private(set) var revision = 0
                private var bag: Set<AnyCancellable> = []
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ name: String) {
                    guard !isSaving else { return }
                    1️⃣isSaving = true
                    store.save(name).sink { [weak self] in 2️⃣self?.revision = $0; 3️⃣self?.isSaving = false }.store(in: &bag)
                }
            }
            """,
            reads: """
                save(name) when store.save().count == 1 ⇒ store.save(name) · sut.isSaving == false · sut.revision == store.save[0] 2️⃣3️⃣
                save(name) when store.save().count == 0 ⇒ store.save(name) · sut.isSaving == true 1️⃣
                save(name) when earlier store.save().count == 0 after save(name) ⇒ store.save(_)
                """),
        Snippet(
            "an answer kept for the next time",
            """
            protocol Store { func load(_ id: Int) async throws -> String }
            @MainActor final class Shelf {
                private var texts: [Int: String] = [:]
                private let store: Store
                init(store: Store) { self.store = store }
                func text(_ id: Int) async throws -> String {
                    if let known = texts[id] { 1️⃣return known }
                    let text = try await store.load(id)
                    texts[id] = text
                    return text
                }
            }
            """,
            reads: """
                text(id) ⇒ returns store.load() · store.load got id == id
                text(id) when id == earlier id after text(id) ⇒ returns earlier store.load() · store.load(_) 1️⃣
                """),
        Snippet(
            "what the publisher of a method sends, and how it ends",
            """
            import Combine
            enum Failure: Error { case offline, denied }
            struct Page: Equatable { let names: [String]; let next: Int? }
            protocol Service { func search(_ term: String) -> AnyPublisher<Page, Failure> }
            final class Model {
                private(set) var names: [String] = []
                private(set) var isLoading = false
                private(set) var message: String?
                private let service: Service
                private var search: AnyCancellable?
                init(service: Service) { self.service = service }
                func find(_ term: String) {
                    isLoading = true
                    search = service.search(term)
                        .handleEvents(receiveCancel: { [weak self] in self?.isLoading = false })
                        .sink { [weak self] completion in
                            1️⃣self?.isLoading = false
                            if case .failure(let error) = completion {
                                2️⃣self?.message = error == .offline ? "no line" : "denied"
                            }
                        } receiveValue: { [weak self] page in 3️⃣self?.names = page.names }
                }
            }
            """,
            reads: """
                find(term) when service.search().count == 1 ⇒ service.search(term) · sut.isLoading == false · sut.names == service.search[0].names 1️⃣3️⃣
                find(term) when service.search throws .offline, service.search().count == 0, service.search().failure != nil ⇒ service.search(term) · sut.isLoading == false · sut.message == "no line" 1️⃣2️⃣
                find(term) when service.search throws .denied, service.search().count == 0, service.search().failure != nil ⇒ service.search(term) · sut.isLoading == false · sut.message == "denied" 1️⃣2️⃣
                find(term) when service.search().count == 0, service.search().waiting != nil ⇒ service.search(term) · sut.isLoading == true
                find(term) when earlier service.search().count == 0, earlier service.search().waiting != nil, service.search().count == 1 after find(term) ⇒ 2 × service.search(term) · sut.isLoading == false · sut.names == service.search[0].names 3️⃣
                find(term) when earlier service.search().count == 0, earlier service.search().waiting != nil, service.search().count == 0, service.search().waiting != nil after find(term) ⇒ 2 × service.search(term) · sut.isLoading == false
                """),
        Snippet(
            "a form that is sent once",
            """
            import Combine
            protocol Studio { func book(_ title: String, _ height: Int) -> AnyPublisher<Int, Never> }
            final class Form {
                private(set) var number: Int?
                private var title = ""
                private var height: Int?
                private var isSubmitting = false
                private var bag: Set<AnyCancellable> = []
                private let studio: Studio
                init(studio: Studio) { self.studio = studio }
                func type(_ text: String) { title = text }
                func measure(_ value: Int) { height = value }
                func submit() {
                    guard let height, !title.isEmpty, !isSubmitting else { return }
                    isSubmitting = true
                    studio.book(title, height).sink { [weak self] in
                        1️⃣self?.number = $0
                        self?.isSubmitting = false
                    }.store(in: &bag)
                }
            }
            """,
            reads: """
                type(text) ⇒ nothing
                measure(value) ⇒ nothing
                submit() after measure(value) ⇒ no studio.book
                submit() when !earlier text.isEmpty, studio.book().count == 1 after type(text), measure(value) ⇒ studio.book(earlier text, earlier value) · sut.number == studio.book[0] 1️⃣
                submit() when !earlier text.isEmpty, earlier studio.book().count == 1, earlier studio.book[0] == 2, earlier value == 3, studio.book().count == 1 after type(text), measure(value), submit() ⇒ 2 × studio.book(earlier text, earlier value) · sut.number == studio.book[0] 1️⃣
                submit() when !earlier text.isEmpty, earlier studio.book().count == 0, earlier value == 3 after type(text), measure(value), submit() ⇒ studio.book(_, _)
                submit() when !earlier text.isEmpty, studio.book().count == 1 after measure(value), type(text) ⇒ studio.book(earlier text, earlier value) · sut.number == studio.book[0] 1️⃣
                """),
        Snippet(
            "a case that keeps it from being done again",
            """
            struct Plan: Equatable { let name: String }
            protocol Tables { func plan() async throws -> Plan }
            @MainActor final class Board {
                enum Stage: Equatable { case blank, asking, posted(Plan), bad }
                private(set) var stage: Stage = .blank
                private let tables: Tables
                init(tables: Tables) { self.tables = tables }
                func shown() async {
                    1️⃣if case .blank = stage { await makeRound() }
                }
                func makeRound() async {
                    2️⃣stage = .asking
                    do { 3️⃣stage = .posted(try await tables.plan()) } catch { 4️⃣stage = .bad }
                }
            }
            """,
            reads: """
                shown() ⇒ tables.plan() · sut.stage == .asking during tables.plan · sut.stage == .posted(tables.plan()) 1️⃣2️⃣3️⃣
                shown() after shown() ⇒ tables.plan() 1️⃣
                makeRound() ⇒ tables.plan() · sut.stage == .asking during tables.plan · sut.stage == .posted(tables.plan()) 2️⃣3️⃣
                makeRound() when tables.plan throws ⇒ tables.plan() · sut.stage == .asking during tables.plan · sut.stage == .bad 2️⃣3️⃣4️⃣
                """),
        Snippet(
            "a value is not changed by two at a time",
            """
            protocol Pages { func page(_ number: Int, then: (String) -> Void) }
            struct Reader {
                private(set) var texts: [String] = []
                private var isAsking = false
                private let pages: Pages
                init(pages: Pages) { self.pages = pages }
                mutating func turn(to number: Int) {
                    guard !isAsking else { return }
                    isAsking = true
                    var found = ""
                    pages.page(number) { found = $0 }
                    isAsking = false
                    1️⃣texts.append(found)
                }
            }
            """,
            reads: """
                turn(number) when pages.page calls then ⇒ pages.page(number, _) · sut.texts == [pages.page#0] 1️⃣
                turn(number) when earlier pages.page calls then, pages.page calls then after turn(number) ⇒ 2 × pages.page(number, _) · sut.texts == [earlier pages.page#0, pages.page#0] 1️⃣
                """),
        Snippet(
            "an act that cancels the task in whose course it comes is not taken for one that is cancelled",
            """
            protocol Spots { func find(_ term: String) async throws -> [String] }
            @MainActor
            final class Search {
                var term = "" { didSet { look() } }
                private(set) var found: [String] = []
                private var task: Task<Void, Never>?
                private let spots: Spots
                init(spots: Spots) { self.spots = spots }
                func submit() async {
                    task?.cancel()
                    await search(term)
                }
                private func look() {
                    1️⃣task?.cancel()
                    task = Task { await search(term) }
                }
                private func search(_ wanted: String) async {
                    let spots = (try? await spots.find(wanted)) ?? []
                    guard !Task.isCancelled else { return }
                    2️⃣found = spots
                }
            }
            """,
            reads: """
                set term ⇒ eventually spots.find(new term) · sut.found == spots.find() 2️⃣
                set term when spots.find throws ⇒ eventually spots.find(new term)
                set term while set term in spots.find(_:) ⇒ after the answer 2 × spots.find(earlier new term) · spots.find #1 got term == new term · sut.found == earlier spots.find() · sut.term == earlier new term 1️⃣2️⃣
                submit() ⇒ spots.find("") · sut.found == spots.find() 2️⃣
                submit() when spots.find throws ⇒ spots.find("") · sut.found == []
                """),
    ]
}
