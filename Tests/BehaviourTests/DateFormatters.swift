import Testing

/// Formatters of dates whose texts are the same on every machine.
@Suite struct DateFormattersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "the text of a date",
            """
            import Foundation
            protocol Desk { func opened() -> Date }
            final class Model {
                private static let formatter: DateFormatter = {
                    let formatter = DateFormatter()
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    formatter.timeZone = TimeZone(secondsFromGMT: 0)
                    formatter.dateFormat = "EEE d MMM yyyy, HH:mm"
                    return formatter
                }()
                private let desk: Desk
                private(set) var title = ""
                init(desk: Desk) { self.desk = desk }
                func show() { 1️⃣title = Self.formatter.string(from: desk.opened()) }
            }
            """,
            reads: """
                show() when desk.opened() == #1 ⇒ desk.opened() · sut.title == "Wed 3 Jul 2024, 15:20" 1️⃣
                """),
        Snippet(
            "the date in a text",
            """
            import Foundation
            final class Model {
                private let formatter: DateFormatter = {
                    let formatter = DateFormatter()
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    formatter.timeZone = TimeZone(identifier: "UTC")
                    formatter.dateFormat = "yyyy-MM-dd"
                    return formatter
                }()
                private(set) var day: Date?
                private(set) var isWrong = false
                func type(_ text: String) {
                    guard let found = formatter.date(from: text) else {
                        1️⃣isWrong = true
                        return
                    }
                    2️⃣day = found
                }
            }
            """,
            reads: """
                type(text) when text == "2024-07-03" ⇒ sut.day == Date(timeIntervalSince1970: 1719964800.0) 2️⃣
                type(text) when !text.isEmpty ⇒ sut.isWrong == true 1️⃣
                """),
        Snippet(
            "a formatter that a value makes which the SUT is given",
            """
            import Foundation
            struct Row: Equatable { let title: String; let time: String }
            struct Section: Equatable { let header: String; let rows: [Row] }
            struct Mapper {
                private let formatter: DateFormatter
                init(timeZone: TimeZone) { formatter = Self.made("HH:mm", timeZone) }
                func section(_ trips: [Trip]) -> Section {
                    Section(header: "Today", rows: trips.map { Row(title: $0.name, time: formatter.string(from: $0.leaves)) })
                }
                private static func made(_ format: String, _ timeZone: TimeZone) -> DateFormatter {
                    let formatter = DateFormatter()
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    formatter.timeZone = timeZone
                    formatter.dateFormat = format
                    return formatter
                }
            }
            struct Trip { let name: String; let leaves: Date }
            protocol Board: AnyObject { func show(_ sections: [Section]) }
            protocol Desk { func trips() -> [Trip] }
            final class Presenter {
                private let board: Board
                private let desk: Desk
                private let mapper: Mapper
                init(board: Board, desk: Desk, mapper: Mapper) {
                    self.board = board
                    self.desk = desk
                    self.mapper = mapper
                }
                func load() { 1️⃣board.show([mapper.section(desk.trips())]) }
            }
            """,
            reads: """
                load() when desk.trips().count == 1, desk.trips()[0].leaves == #1 ⇒ board.show([Section(header: "Today", rows: [Row(title: desk.trips()[0].name, time: "15:20")])]) · desk.trips() 1️⃣
                """),
        Snippet(
            "a formatter without a locale says something else elsewhere",
            """
            import Foundation
            protocol Desk { func opened() -> Date; func note() }
            final class Model {
                private let desk: Desk
                private(set) var title = ""
                init(desk: Desk) { self.desk = desk }
                func show() {
                    let formatter = DateFormatter()
                    formatter.dateFormat = "HH:mm"
                    title = formatter.string(from: desk.opened())
                    1️⃣desk.note()
                }
            }
            """,
            reads: """
                show() ⇒ desk.note() · desk.opened() 1️⃣
                """),
        Snippet(
            "a formatter that other code changes says nobody knows what",
            """
            import Foundation
            protocol Desk { func opened() -> Date; func note() }
            final class Model {
                private let desk: Desk
                private static let formatter: DateFormatter = {
                    let formatter = DateFormatter()
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    formatter.timeZone = TimeZone(secondsFromGMT: 0)
                    formatter.dateFormat = "HH:mm"
                    return formatter
                }()
                private(set) var title = ""
                init(desk: Desk) { self.desk = desk }
                func show() {
                    shorten(Self.formatter)
                    title = Self.formatter.string(from: desk.opened())
                    1️⃣desk.note()
                }
                private func shorten(_ formatter: DateFormatter) { formatter.dateFormat = "HH" }
            }
            """,
            reads: """
                show() ⇒ desk.note() · desk.opened() 1️⃣
                """),
    ]
}
