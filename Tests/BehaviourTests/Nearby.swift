import Testing

/// Changes that only show where one value that a test arranges is another one.
@Suite struct NearbyTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "the last row but two, from which more is loaded",
            """
            struct Page { let rows: [String]; let cursor: String? }
            protocol Feed { func page(after cursor: String?) -> Page }
            final class List {
                private(set) var rows: [String] = []
                private var cursor: String?
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func load() {
                    let page = feed.page(after: nil)
                    rows = page.rows
                    cursor = page.cursor
                }
                func rowAppeared(at index: Int) {
                    guard index >= rows.count - 3, let next = cursor else { return }
                    1️⃣cursor = feed.page(after: next).cursor
                }
            }
            """,
            reads: """
                load() ⇒ feed.page got cursor == nil · sut.rows == feed.page().rows
                rowAppeared(index) when earlier feed.page().cursor != nil, earlier feed.page().rows.count == 1, index == -2 after load() ⇒ 2 × feed.page(earlier feed.page().cursor) 1️⃣
                rowAppeared(index) when earlier feed.page().rows.count == 1, index == -3 after load() ⇒ feed.page(_)
                """),
        Snippet(
            "one more than a year allows",
            """
            enum Kind { case blood, plasma }
            struct Gift { let kind: Kind; let isDone: Bool }
            protocol History { func gifts() -> [Gift] }
            enum Refusal: Error { case tooMany }
            struct Desk {
                let history: History
                func book(_ kind: Kind) throws {
                    let done = history.gifts().filter { $0.isDone && $0.kind == kind }
                    if done.count >= 4 { 1️⃣throw Refusal.tooMany }
                }
            }
            """,
            reads: """
                book(kind) when !history.gifts()[1].isDone, history.gifts().count == 2, history.gifts()[0].isDone, history.gifts()[0].kind == .blood, kind == .blood ⇒ does not throw
                book(kind) when !history.gifts()[1].isDone, history.gifts().count == 2, history.gifts()[0].isDone, history.gifts()[0].kind == .blood, kind == .plasma ⇒ does not throw
                book(kind) when !history.gifts()[0].isDone, !history.gifts()[1].isDone, history.gifts().count == 2 ⇒ does not throw
                book(kind) when !history.gifts()[1].isDone, history.gifts().count == 5, history.gifts()[0].isDone, history.gifts()[0].kind == .blood, history.gifts()[2].isDone, history.gifts()[2].kind == .blood, history.gifts()[3].isDone, history.gifts()[3].kind == .blood, history.gifts()[4].isDone, history.gifts()[4].kind == .blood, kind == .blood ⇒ throws .tooMany 1️⃣
                book(kind) when !history.gifts()[1].isDone, history.gifts().count == 5, history.gifts()[0].isDone, history.gifts()[0].kind == .blood, history.gifts()[2].isDone, history.gifts()[2].kind == .blood, history.gifts()[3].isDone, history.gifts()[3].kind == .blood, history.gifts()[4].isDone, history.gifts()[4].kind == .blood, kind == .plasma ⇒ does not throw
                book(kind) when !history.gifts()[0].isDone, !history.gifts()[1].isDone, history.gifts().count == 5, history.gifts()[0].kind == .blood, history.gifts()[2].isDone, history.gifts()[2].kind == .blood, history.gifts()[3].isDone, history.gifts()[3].kind == .blood, history.gifts()[4].isDone, history.gifts()[4].kind == .blood, kind == .blood ⇒ does not throw
                """),
        Snippet(
            "another case than the one that is asked for",
            """
            enum Status { case open, paid, disputed }
            struct Bill { let status: Status }
            protocol Archive { func remove(_ bill: Bill) }
            final class Bills {
                private let archive: Archive
                init(archive: Archive) { self.archive = archive }
                func delete(_ bill: Bill) {
                    guard bill.status == .paid else { return }
                    1️⃣archive.remove(bill)
                }
            }
            """,
            reads: """
                delete(bill) when bill.status == .open ⇒ no archive.remove
                delete(bill) when bill.status == .paid ⇒ archive.remove(_) 1️⃣
                delete(bill) when bill.status == .disputed ⇒ no archive.remove
                """),
        Snippet(
            "the first moment at which something is open again",
            """
            import Foundation
            struct Visit { let day: Date }
            protocol Book { func last() -> Visit }
            final class Gate {
                private let book: Book
                private let calendar: Calendar
                init(book: Book, calendar: Calendar) { self.book = book; self.calendar = calendar }
                func isOpen(at moment: Date) -> Bool {
                    let day = calendar.startOfDay(for: book.last().day)
                    guard let next = calendar.date(byAdding: .day, value: 7, to: day) else { return true }
                    1️⃣return moment >= next
                }
            }
            """,
            reads: """
                isOpen(moment) when book.last().day == #1, moment == #1 + 568800 s ⇒ returns true 1️⃣
                isOpen(moment) when book.last().day == #1, moment == #1 + 568799 s ⇒ returns false 1️⃣
                """),
        Snippet(
            "the end of a list at which something is put",
            """
            final class Trail {
                private(set) var stops: [String] = []
                func reached(_ stop: String) { 1️⃣stops.insert(stop, at: 0) }
            }
            """,
            reads: """
                reached(stop) ⇒ sut.stops == [stop] 1️⃣
                reached(stop) when !earlier stop.isEmpty, stop == "stop 2" after reached(stop) ⇒ sut.stops == [stop, earlier stop] 1️⃣
                """),
        Snippet(
            "what is computed of a state that is a struct",
            """
            struct Reading: Equatable { let kind: Int; let value: Double }
            protocol Probe { func read() -> [Reading] }
            final class Store {
                struct State: Equatable {
                    var readings: [Reading] = []
                    var averages: [Int: Double] {
                        1️⃣return Dictionary(grouping: readings, by: \\.kind).mapValues { group in
                            group.map(\\.value).reduce(0, +) / Double(group.count)
                        }
                    }
                    var line: String { 2️⃣return readings.isEmpty ? "nothing" : "\\(readings.count) readings" }
                }
                private(set) var state = State()
                private let probe: Probe
                init(probe: Probe) { self.probe = probe }
                func refresh() { state.readings = probe.read() }
            }
            """,
            reads: """
                refresh() ⇒ probe.read() · sut.state == Store.State(readings: probe.read())
                state.averages ⇒ returns [:] 1️⃣
                state.averages when earlier probe.read().count == 2, earlier probe.read()[0].kind == 2, earlier probe.read()[1].kind == 2 after refresh() ⇒ returns [earlier probe.read()[0].kind: 2.5] 1️⃣
                state.line ⇒ returns "nothing" 2️⃣
                state.line when earlier probe.read().count == 1 after refresh() ⇒ returns "{earlier probe.read().count} readings" 2️⃣
                """),
        Snippet(
            "a number beyond each of two bounds, and what a comparison passes on",
            """
            protocol Store { func keep(_ hour: Int); func mark(_ isLate: Bool) }
            final class Settings {
                private let store: Store
                init(store: Store) { self.store = store }
                func set(_ hour: Int) {
                    1️⃣store.keep(min(max(hour, 0), 23))
                    2️⃣store.mark(hour >= 20)
                }
            }
            """,
            reads: """
                set(hour) when hour == 1 ⇒ store.keep(hour) · store.mark(false) 1️⃣2️⃣
                set(hour) when hour == 20 ⇒ store.keep(hour) · store.mark(true) 1️⃣2️⃣
                set(hour) when hour == 0 ⇒ store.keep(0) · store.mark(false) 1️⃣2️⃣
                set(hour) when hour == -1 ⇒ store.keep(0) · store.mark(false) 1️⃣2️⃣
                set(hour) when hour == 24 ⇒ store.keep(23) · store.mark(true) 1️⃣2️⃣
                """),
    ]
}
