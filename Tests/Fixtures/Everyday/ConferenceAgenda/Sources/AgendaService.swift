import Foundation

final class AgendaService {
    private let api: AgendaAPI
    private let bookmarks: BookmarkStore
    private let formatter: AgendaDateFormatting
    private let calendar: Calendar
    weak var diagnostics: DiagnosticsReporting?

    private var cache: [String: [AgendaSession]] = [:]

    init(
        api: AgendaAPI,
        bookmarks: BookmarkStore,
        formatter: AgendaDateFormatting = UTCAgendaDateFormatter(),
        calendar: Calendar = .utcGregorian
    ) {
        self.api = api
        self.bookmarks = bookmarks
        self.formatter = formatter
        self.calendar = calendar
    }

    func sections(for conference: String, track: Track? = nil, onlyBookmarked: Bool = false) async throws
        -> [AgendaSection]
    {
        let all = try await loadSessions(conference)
        let visible = all.filter { session in
            (track == nil || session.track == track) && (!onlyBookmarked || session.isBookmarked)
        }
        let byDay = Dictionary(grouping: visible) { calendar.startOfDay(for: $0.start) }
        return
            byDay
            .map { day, sessions in
                AgendaSection(id: day, title: formatter.dayTitle(for: day), rows: sort(sessions).map(row))
            }
            .sorted { $0.id < $1.id }
    }

    func toggleBookmark(sessionID: Int) {
        let isBookmarked = bookmarks.bookmarkedIDs.contains(sessionID)
        bookmarks.setBookmarked(!isBookmarked, id: sessionID)
        for (conference, sessions) in cache {
            cache[conference] = sessions.map { session in
                var copy = session
                if copy.id == sessionID { copy.isBookmarked = !isBookmarked }
                return copy
            }
        }
    }

    /// Bookmarked sessions that overlap another bookmarked one.
    func conflicts(in conference: String) async throws -> [Int] {
        let booked = sort(try await loadSessions(conference).filter(\.isBookmarked))
        return
            booked
            .filter { one in
                booked.contains { $0.id != one.id && $0.start < one.end && one.start < $0.end }
            }
            .map(\.id)
    }

    private func loadSessions(_ conference: String) async throws -> [AgendaSession] {
        if let cached = cache[conference] { return cached }
        let dtos: [SessionDTO]
        do {
            dtos = try await api.sessions(conference: conference)
        } catch {
            diagnostics?.report(error, context: ["conference": conference])
            throw AgendaError.unavailable
        }
        // Rooms are nice to have.
        let rooms = (try? await api.rooms(conference: conference)) ?? []
        let labels = Dictionary(rooms.map { ($0.id, $0.label) }, uniquingKeysWith: { $1 })
        let marked = bookmarks.bookmarkedIDs
        let sessions =
            dtos
            .filter { $0.isCancelled != true }
            .compactMap { map($0, labels: labels, isBookmarked: marked.contains($0.id)) }
        guard !sessions.isEmpty else { throw AgendaError.noSessions }
        cache[conference] = sessions
        return sessions
    }

    private func map(_ dto: SessionDTO, labels: [String: String], isBookmarked: Bool) -> AgendaSession? {
        guard let start = formatter.date(fromISO: dto.startsAt) else {
            diagnostics?.report(AgendaError.malformed(sessionID: dto.id), context: ["startsAt": dto.startsAt])
            return nil
        }
        let end = dto.endsAt.flatMap(formatter.date(fromISO:)) ?? start.addingTimeInterval(45 * 60)
        return AgendaSession(
            id: dto.id,
            title: dto.title ?? "Untitled",
            start: start,
            end: max(start, end),
            room: dto.roomId.flatMap { labels[$0] } ?? "TBA",
            track: dto.track.flatMap { Track(rawValue: $0.lowercased()) } ?? .other,
            speakers: dto.speakers.map { [$0.firstName, $0.lastName].compactMap { $0 }.joined(separator: " ") },
            isKeynote: dto.speakers.contains(where: \.isKeynote),
            isBookmarked: isBookmarked
        )
    }

    private func sort(_ sessions: [AgendaSession]) -> [AgendaSession] {
        sessions.sorted { ($0.start, $0.title) < ($1.start, $1.title) }
    }

    private func row(_ session: AgendaSession) -> AgendaSection.Row {
        let names = session.speakers.joined(separator: ", ")
        return AgendaSection.Row(
            id: session.id,
            title: session.isKeynote ? "★ \(session.title)" : session.title,
            subtitle: names.isEmpty ? session.room : "\(session.room) · \(names)",
            time: formatter.timeRange(from: session.start, to: session.end),
            isBookmarked: session.isBookmarked
        )
    }
}

extension Calendar {
    static var utcGregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }
}
