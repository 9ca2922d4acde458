import Testing

/// Dictionaries: values by key.
@Suite struct DictionariesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a key that is made of several values",
            """
            struct Site: Equatable { let latitude: Double; let longitude: Double }
            protocol Sky { func passes(over site: Site) -> [Int] }
            final class Model {
                private let sky: Sky
                private var entries: [String: [Int]] = [:]
                init(sky: Sky) { self.sky = sky }
                func passes(over site: Site) -> [Int] {
                    let key = "\\(site.latitude),\\(site.longitude)"
                    if let known = entries[key] { 1️⃣return known }
                    let found = sky.passes(over: site)
                    entries[key] = found
                    2️⃣return found
                }
            }
            """,
            reads: """
                passes(site) ⇒ returns sky.passes() · sky.passes got site == site 2️⃣
                passes(site) when earlier site.latitude == 2.0, earlier site.longitude == 3.0, site.latitude == 2.0, site.longitude == 3.0 after passes(site) ⇒ returns earlier sky.passes() · sky.passes(_) 1️⃣
                """),
        Snippet(
            "made of pairs",
            """
            struct Line: Equatable { let id: String; let count: Int }
            protocol Store { func save(_ counts: [String: Int]); func sum(_ counts: [String: Int]) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ lines: [Line]) { 1️⃣store.save(Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.count) })) }
                func sum(_ lines: [Line]) { 2️⃣store.sum(Dictionary(lines.map { ($0.id, $0.count) }, uniquingKeysWith: +)) }
            }
            """,
            reads: """
                save(lines) when lines.count == 1 ⇒ store.save([lines[0].id: lines[0].count]) 1️⃣
                sum(lines) when lines.count == 1 ⇒ store.sum([lines[0].id: lines[0].count]) 2️⃣
                """),
        Snippet(
            "what there is under a key that something else gives",
            """
            struct Account: Equatable { let id: String }
            protocol Bank { func accounts() -> [Account]; func balances() -> [String: Int] }
            final class Model {
                private let bank: Bank
                init(bank: Bank) { self.bank = bank }
                func all() -> [Int?] {
                    let balances = bank.balances()
                    1️⃣return bank.accounts().map { balances[$0.id] }
                }
            }
            """,
            reads: """
                all() when !bank.accounts()[0].id.isEmpty, bank.accounts().count == 1, bank.balances().count == 1, bank.balances()[0].key == "id" ⇒ returns [bank.balances()[0].value] · bank.accounts() 1️⃣
                all() when !bank.accounts()[0].id.isEmpty, bank.accounts().count == 1, bank.balances().count == 0 ⇒ returns [nil] · bank.accounts() 1️⃣
                """),
        Snippet(
            "a value that is put in, unless it is there",
            """
            struct Book: Equatable { let id: Int; var title: String }
            protocol Library { func books(on shelf: Int) async throws -> [Book] }
            final class Shelves {
                private(set) var booksByShelf: [Int: [Book]] = [:]
                private let library: Library
                init(library: Library) { self.library = library }
                func load(_ shelf: Int) async throws {
                    1️⃣guard booksByShelf[shelf] == nil else { return }
                    2️⃣booksByShelf[shelf] = try await library.books(on: shelf)
                }
            }
            """,
            reads: """
                load(shelf) ⇒ library.books(shelf) · sut.booksByShelf == [shelf: library.books()] 1️⃣2️⃣
                load(shelf) when library.books throws ⇒ throws library.books error · library.books(shelf) 1️⃣2️⃣
                load(shelf) when shelf == earlier shelf after load(shelf) ⇒ library.books(_) 1️⃣
                load(shelf) when earlier shelf == 2, shelf == 3 after load(shelf) ⇒ 2 × library.books(shelf) · sut.booksByShelf == [earlier shelf: earlier library.books(), shelf: library.books()] 1️⃣2️⃣
                """),
        Snippet(
            "taking a value out",
            """
            final class Model {
                private(set) var names: [Int: String] = [:]
                func add(_ id: Int, _ name: String) { 1️⃣names[id] = name }
                func remove(_ id: Int) { 2️⃣names[id] = nil }
            }
            """,
            reads: """
                add(id, name) ⇒ sut.names == [id: name] 1️⃣
                remove(id) when id == earlier id after add(id, name) ⇒ sut.names == [:] 2️⃣
                """),
        Snippet(
            "a count with a default",
            """
            final class Model {
                private(set) var counts: [String: Int] = [:]
                func count(_ word: String) { 1️⃣counts[word, default: 0] += 1 }
            }
            """,
            reads: """
                count(word) ⇒ sut.counts == [word: 1] 1️⃣
                """),
        Snippet(
            "a value that may be asked for whatever is in there",
            """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private var names: [String: String] = [:]
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ key: String) { _ = names[key]; 1️⃣router.note(key) }
            }
            """,
            reads: """
                select(key) ⇒ router.note(key) 1️⃣
                """),
        Snippet(
            "`removeValue(forKey:)`",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private(set) var names: [Int: String] = [:]
                private let log: Log
                init(log: Log) { self.log = log }
                func add(_ id: Int, _ name: String) { 1️⃣names[id] = name }
                func remove(_ id: Int) {
                    guard let name = names.removeValue(forKey: id) else { return }
                    2️⃣log.note(name)
                }
            }
            """,
            reads: """
                add(id, name) ⇒ sut.names == [id: name] 1️⃣
                remove(id) when id == earlier id after add(id, name) ⇒ log.note(earlier name) 2️⃣
                """),
        Snippet(
            "grouping",
            #"""
            struct Book: Equatable { let id: Int; let shelf: Int }
            final class Shelves {
                private(set) var books: [Int: [Book]] = [:]
                func show(_ all: [Book]) { 1️⃣books = Dictionary(grouping: all, by: \.shelf) }
            }
            """#,
            reads: """
                show(all) when all.count == 2, all[0].shelf == 2, all[1].shelf == 2 ⇒ sut.books == [all[0].shelf: [all[0], all[1]]] 1️⃣
                """),
        Snippet(
            "a key that an answer has, and has not",
            """
            struct Answer { let fields: [String: String] }
            protocol Service { func ask() -> Answer }
            final class Model {
                private let service: Service
                private(set) var number = ""
                init(service: Service) { self.service = service }
                func load() {
                    guard let found = service.ask().fields["number"] else { 1️⃣number = "none"; return }
                    2️⃣number = found
                }
            }
            """,
            reads: """
                load() when service.ask().fields.count == 1, service.ask().fields[0].key == "number" ⇒ sut.number == service.ask().fields[0].value 2️⃣
                load() when service.ask().fields.count == 0 ⇒ sut.number == "none" 1️⃣
                """),
        Snippet(
            "the number of all values",
            """
            struct Book: Equatable { let id: Int }
            final class Shelves {
                private(set) var books: [Int: [Book]] = [:]
                func put(_ book: Book, on shelf: Int) { books[shelf] = [book] }
                func total() -> Int { 1️⃣books.values.reduce(0) { $0 + $1.count } }
            }
            """,
            reads: """
                put(book, shelf) ⇒ sut.books == [shelf: [book]]
                total() ⇒ returns 0 1️⃣
                total() after put(book, shelf) ⇒ returns 1 1️⃣
                """),
        Snippet(
            "what is under a key as a number",
            """
            protocol Mirror { func pull() -> [String: String] }
            protocol Store { func set(_ size: Int) }
            final class Model {
                private let mirror: Mirror
                private let store: Store
                init(mirror: Mirror, store: Store) { self.mirror = mirror; self.store = store }
                func load() {
                    let remote = mirror.pull()
                    if let size = remote["size"].flatMap(Int.init), size > 3 { 1️⃣store.set(size) }
                }
            }
            """,
            reads: """
                load() when mirror.pull().count == 1, mirror.pull()[0].key == "size", mirror.pull()[0].value == "12" ⇒ store.set(12) 1️⃣
                load() when mirror.pull().count == 1, mirror.pull()[0].key == "size", mirror.pull()[0].value == "3" ⇒ no store.set
                """),
        Snippet(
            "the values of a dictionary that is given, added up",
            """
            struct Payslip { let gross: Int; let deductions: [String: Int] }
            struct Pay {
                func net(_ slip: Payslip) -> Int {
                    if slip.deductions.isEmpty { 1️⃣return slip.gross }
                    2️⃣return slip.gross - slip.deductions.values.reduce(0, +)
                }
            }
            """,
            reads: """
                net(slip) when !slip.deductions[0].key.isEmpty, slip.deductions.count == 1 ⇒ returns slip.gross - slip.deductions[0].value 2️⃣
                net(slip) when slip.deductions.count == 0 ⇒ returns slip.gross 1️⃣
                """),
    ]
}
