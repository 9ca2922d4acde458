import Foundation

actor DepartureRepository {
    struct Policy: Sendable {
        var freshness: TimeInterval = 30
        var maximumStaleness: TimeInterval = 10 * 60
        var capacity = 20
        var pageSize = 40
    }

    private struct Entry {
        let board: DepartureBoard
        var lastAccess: Int
    }

    private struct Request {
        let id: Int
        let task: Task<DepartureBoard, any Error>
    }

    private let api: any TransitAPI
    private let clock: any WallClock
    private let mapper = DepartureMapper()
    private let policy: Policy

    private var cache: [String: Entry] = [:]
    private var inFlight: [String: Request] = [:]
    private var blockedUntil: Date?
    private var accessCounter = 0
    private var requestCounter = 0

    init(api: any TransitAPI, clock: any WallClock, policy: Policy = Policy()) {
        self.api = api
        self.clock = clock
        self.policy = policy
    }

    func board(for stopID: String, forceRefresh: Bool = false) async throws -> DepartureBoard {
        if !forceRefresh, let board = cachedBoard(for: stopID, maximumAge: policy.freshness) {
            return trimmed(board)
        }
        do {
            return try await refresh(stopID)
        } catch let error as DepartureError {
            if case .unknownStop = error { throw error }
            // A slightly outdated board is more useful to a traveller than an error.
            guard var fallback = cachedBoard(for: stopID, maximumAge: policy.maximumStaleness) else { throw error }
            fallback.isStale = true
            return trimmed(fallback)
        }
    }

    func nextDepartures(from stopID: String, line: String? = nil, limit: Int = 5) async throws -> [Departure] {
        let board = try await board(for: stopID)
        let running = board.departures.filter { departure in
            departure.status != .cancelled && (line == nil || departure.line == line)
        }
        return Array(running.prefix(limit))
    }

    func prefetch(_ stopIDs: [String]) async {
        for stopID in stopIDs where cachedBoard(for: stopID, maximumAge: policy.freshness) == nil {
            _ = try? await refresh(stopID)
        }
    }

    func invalidate(_ stopID: String) {
        cache[stopID] = nil
        inFlight.removeValue(forKey: stopID)?.task.cancel()
    }

    func removeAll() {
        cache.removeAll()
        // swift-format-ignore: ReplaceForEachWithForLoop
        inFlight.values.forEach { $0.task.cancel() }
        inFlight.removeAll()
        blockedUntil = nil
    }

    // MARK: - Loading

    private func refresh(_ stopID: String) async throws -> DepartureBoard {
        let request = try inFlight[stopID] ?? startRequest(for: stopID)
        do {
            let board = try await request.task.value
            // Don't store the outcome of a request which was invalidated while it was running.
            if finish(request, for: stopID) {
                store(board)
            }
            return board
        } catch {
            _ = finish(request, for: stopID)
            throw mapped(error, stopID: stopID)
        }
    }

    private func startRequest(for stopID: String) throws -> Request {
        let now = clock.now
        if let blockedUntil, blockedUntil > now {
            throw DepartureError.rateLimited(retryAfter: blockedUntil.timeIntervalSince(now))
        }
        requestCounter += 1
        let task = Task { [api, clock, mapper, policy] in
            let dto = try await api.board(stopID: stopID, limit: policy.pageSize)
            let fetchedAt = clock.now
            let departures = mapper.departures(from: dto, after: fetchedAt)
            return DepartureBoard(stopID: stopID, departures: departures, fetchedAt: fetchedAt)
        }
        let request = Request(id: requestCounter, task: task)
        inFlight[stopID] = request
        return request
    }

    private func finish(_ request: Request, for stopID: String) -> Bool {
        guard inFlight[stopID]?.id == request.id else { return false }
        inFlight[stopID] = nil
        return true
    }

    private func mapped(_ error: any Error, stopID: String) -> DepartureError {
        switch error {
        case TransitAPIError.status(code: 404, _):
            cache[stopID] = nil
            return .unknownStop(stopID)
        case TransitAPIError.status(code: 429, let retryAfter):
            let delay = retryAfter ?? 60
            blockedUntil = clock.now.addingTimeInterval(delay)
            return .rateLimited(retryAfter: delay)
        default:
            return .unavailable
        }
    }

    // MARK: - Cache

    private func cachedBoard(for stopID: String, maximumAge: TimeInterval) -> DepartureBoard? {
        guard let entry = cache[stopID] else { return nil }
        guard clock.now.timeIntervalSince(entry.board.fetchedAt) < maximumAge else { return nil }
        accessCounter += 1
        cache[stopID]?.lastAccess = accessCounter
        return entry.board
    }

    private func store(_ board: DepartureBoard) {
        accessCounter += 1
        cache[board.stopID] = Entry(board: board, lastAccess: accessCounter)
        while cache.count > policy.capacity, let oldest = cache.min(by: { $0.value.lastAccess < $1.value.lastAccess }) {
            cache[oldest.key] = nil
        }
    }

    private func trimmed(_ board: DepartureBoard) -> DepartureBoard {
        let now = clock.now
        return DepartureBoard(
            stopID: board.stopID,
            departures: board.departures.filter { $0.expected >= now },
            fetchedAt: board.fetchedAt,
            isStale: board.isStale
        )
    }
}
