import Foundation

protocol AgendaAPI {
    func sessions(conference: String) async throws -> [SessionDTO]
    func rooms(conference: String) async throws -> [RoomDTO]
}

protocol BookmarkStore: AnyObject {
    var bookmarkedIDs: Set<Int> { get }
    func setBookmarked(_ bookmarked: Bool, id: Int)
}

protocol AgendaDateFormatting {
    func date(fromISO string: String) -> Date?
    func dayTitle(for date: Date) -> String
    func timeRange(from start: Date, to end: Date) -> String
}

protocol DiagnosticsReporting: AnyObject {
    func report(_ error: Error, context: [String: String])
}

struct UTCAgendaDateFormatter: AgendaDateFormatting {
    private func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }

    func date(fromISO string: String) -> Date? { ISO8601DateFormatter().date(from: string) }
    func dayTitle(for date: Date) -> String { formatter("EEEE, d MMMM").string(from: date) }
    func timeRange(from start: Date, to end: Date) -> String {
        let time = formatter("HH:mm")
        return "\(time.string(from: start)) – \(time.string(from: end))"
    }
}
