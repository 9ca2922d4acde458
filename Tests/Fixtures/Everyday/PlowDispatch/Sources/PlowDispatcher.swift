import Foundation

/// Sends the plows of one district where they are needed most.
actor PlowDispatcher<Feed: PlowFeed> {
    nonisolated let district: String

    private(set) var plows: [Plow.ID: Plow] = [:]
    private(set) var assignments: [Assignment] = []
    private(set) var lostContact = false

    private let feed: Feed
    private let book: any StreetBook
    private let depot: any SaltDepot
    private let radio: any RadioRoom
    private let now: @Sendable () -> Date

    init(
        district: String,
        feed: Feed,
        book: some StreetBook,
        depot: any SaltDepot,
        radio: any RadioRoom,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.district = district
        self.feed = feed
        self.book = book
        self.depot = depot
        self.radio = radio
        self.now = now
    }

    func follow() async {
        lostContact = false
        do {
            for try await ping in feed.pings(of: district) {
                take(ping)
            }
        } catch is CancellationError {
            return
        } catch {
            lostContact = true
            radio.callEveryone("Lost contact in \(district)")
        }
    }

    func dispatchNext() async throws(DispatchFault) -> Assignment {
        let interval: TimeInterval = await book.snowing ? 2 * 3600 : 6 * 3600
        let start = now()
        let busy = Set(assignments.map(\.street))
        let streets = await book.urgentStreets(in: district, before: start.addingTimeInterval(-interval))
        guard let street = streets.first(where: { !busy.contains($0.name) }) else {
            throw .nothingToClear
        }
        let needed = saltNeeded(for: street)
        guard let plow = nearest(to: street.entry, carrying: needed) else {
            throw .noPlow(for: street.name)
        }
        let assignment = Assignment(plow: plow.id, street: street.name, due: start.addingTimeInterval(interval))
        assignments.append(assignment)
        radio.call(plow.id, "Clear \(street.name)")
        return assignment
    }

    @discardableResult
    func finish(_ street: String) async -> Bool {
        guard let index = assignments.firstIndex(where: { $0.street == street }) else { return false }
        let done = assignments.remove(at: index)
        do {
            try await book.markCleared(street, at: now())
        } catch {
            radio.call(done.plow, "Report \(street) by phone")
        }
        return true
    }

    func refill(_ id: Plow.ID, upTo capacity: Double) async throws(DispatchFault) {
        guard let plow = plows[id], plow.position == .depot else { return }
        let missing = capacity - plow.saltKilograms
        guard missing > 0 else { return }
        let stock = await depot.stock
        if stock < missing {
            radio.callEveryone("Depot is down to \(Int(stock)) kg")
        }
        let loaded = try await depot.take(min(missing, stock))
        plows[id]?.saltKilograms += loaded
    }

    nonisolated func saltNeeded(for street: Street) -> Double {
        let perKilometre: Double =
            switch street.priority {
            case .side: 40
            case .bus: 60
            case .hospital: 90
            }
        return perKilometre * street.metres.converted(to: .kilometers).value
    }

    private func take(_ ping: PlowPing) {
        switch ping {
        case .joined(let plow):
            plows[plow.id] = plow
        case .moved(let id, let point):
            plows[id]?.position = point
        case .spread(let id, let kilograms):
            guard let left = plows[id]?.saltKilograms else { return }
            plows[id]?.saltKilograms = max(0, left - kilograms)
        case .shiftEnded(let id):
            plows[id] = nil
            assignments.removeAll { $0.plow == id }
        }
    }

    private func nearest(to point: GridPoint, carrying kilograms: Double) -> Plow? {
        let busy = assignments.map(\.plow)
        return plows.values
            .filter { $0.saltKilograms >= kilograms && !busy.contains($0.id) }
            .min { ($0.position.distance(to: point), $0.id) < ($1.position.distance(to: point), $1.id) }
    }
}
