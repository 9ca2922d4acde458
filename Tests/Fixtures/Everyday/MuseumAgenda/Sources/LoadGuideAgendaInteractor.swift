import Foundation

/// Builds a guide's agenda out of the tour schedule, the bookings and the gallery closures.
public struct LoadGuideAgendaInteractor: Sendable {
    static let maximumDays = 31
    static let almostFullThreshold = 3

    private let schedule: any TourSchedule
    private let bookings: any BookingStore
    private let closures: any ClosureFeed
    private let analytics: any AgendaAnalytics
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    public init(
        schedule: any TourSchedule,
        bookings: any BookingStore,
        closures: any ClosureFeed,
        analytics: any AgendaAnalytics,
        calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.schedule = schedule
        self.bookings = bookings
        self.closures = closures
        self.analytics = analytics
        self.calendar = calendar
        self.now = now
    }

    public func execute(
        guideID: String,
        days: Int,
        filter: AgendaFilter = AgendaFilter()
    ) async throws -> Agenda {
        guard (1...Self.maximumDays).contains(days) else { throw AgendaError.invalidRange }
        let current = now()
        let interval = try makeInterval(from: current, days: days)

        async let closureResult = loadClosures(in: interval)
        async let scheduledTours = schedule.tours(guideID: guideID, in: interval)
        async let guideBookings = bookings.bookings(guideID: guideID)

        do {
            let tours = try await scheduledTours
            let booked = try await guideBookings
            let closed = await closureResult
            let upcoming = tours.filter { !$0.isCancelled && $0.endsAt > current && filter.accepts($0) }
            let items = makeItems(from: upcoming, bookings: booked, closures: closed ?? [])
                .filter { filter.includesFullTours || $0.availability != .full }
            let sections = makeSections(from: items, relativeTo: current)
            analytics.log(
                .loaded(
                    sections: sections.count,
                    tours: items.count,
                    disrupted: items.filter(\.isDisrupted).count
                ))
            return Agenda(sections: sections, closuresUnavailable: closed == nil)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            let mapped = Self.map(error)
            analytics.log(.failed(mapped))
            throw mapped
        }
    }

    // MARK: - Sources

    private func makeInterval(from date: Date, days: Int) throws -> DateInterval {
        let start = calendar.startOfDay(for: date)
        guard let end = calendar.date(byAdding: .day, value: days, to: start) else {
            throw AgendaError.invalidRange
        }
        return DateInterval(start: start, end: end)
    }

    /// Closures only decorate the agenda, so their failure must not hide it.
    private func loadClosures(in interval: DateInterval) async -> [GalleryClosure]? {
        do {
            return try await closures.closures(in: interval)
        } catch {
            analytics.log(.closuresFailed)
            return nil
        }
    }

    // MARK: - Assembly

    private func makeItems(
        from tours: [Tour],
        bookings: [TourBooking],
        closures: [GalleryClosure]
    ) -> [AgendaItem] {
        let bookingsByTour = Dictionary(grouping: bookings, by: \.tourID)
        return tours.map { tour in
            let own = bookingsByTour[tour.id] ?? []
            let booked = guests(in: own, status: .confirmed)
            return AgendaItem(
                tourID: tour.id,
                title: tour.title,
                startsAt: tour.startsAt,
                bookedGuests: booked,
                waitlistedGuests: guests(in: own, status: .waitlisted),
                availability: availability(capacity: tour.capacity, booked: booked),
                isDisrupted: closures.contains { $0.overlaps(tour) }
            )
        }
    }

    private func guests(in bookings: [TourBooking], status: TourBooking.Status) -> Int {
        bookings.filter { $0.status == status }.reduce(0) { $0 + $1.guests }
    }

    private func availability(capacity: Int, booked: Int) -> AgendaItem.Availability {
        let remaining = capacity - booked
        if remaining <= 0 { return .full }
        if remaining <= Self.almostFullThreshold { return .almostFull(remaining: remaining) }
        return .free
    }

    private func makeSections(from items: [AgendaItem], relativeTo current: Date) -> [AgendaSection] {
        let formatter = DayTitleFormatter(calendar: calendar)
        return Dictionary(grouping: items) { calendar.startOfDay(for: $0.startsAt) }
            .map { day, items in
                AgendaSection(
                    day: day,
                    title: formatter.title(for: day, relativeTo: current),
                    items: items.sorted {
                        if $0.startsAt != $1.startsAt { return $0.startsAt < $1.startsAt }
                        return $0.title < $1.title
                    }
                )
            }
            .sorted { $0.day < $1.day }
    }

    private static func map(_ error: any Error) -> AgendaError {
        switch error {
        case let error as AgendaError:
            return error
        case MuseumAPIError.status(401), MuseumAPIError.status(403):
            return .notSignedIn
        case let error as URLError where error.code == .notConnectedToInternet:
            return .offline
        default:
            return .unavailable
        }
    }
}
