import Foundation

actor ResurfacingDispatcher<Link: ResurfacerLink> {
    typealias Kit = RinkKit<Link>

    nonisolated let rink: String
    private(set) var gaps: [Gap] = []
    private(set) var litres = 0.0
    private(set) var passes = 0
    private(set) var needsBlade = false

    private let kit: Kit
    private let rules: [IceRule]
    private let attempts: Int

    init(
        rink: String,
        kit: Kit,
        attempts: Int = 3,
        @IceRuleBuilder rules: () -> [IceRule] = { [.atLeast(minutes: 12)] }
    ) {
        self.rink = rink
        self.kit = kit
        self.attempts = attempts
        self.rules = rules()
    }

    nonisolated var shelfName: String {
        rink.lowercased().split(separator: " ").joined(separator: "-") + ".json"
    }

    var next: Gap? { gaps.first }

    @discardableResult
    func plan(_ day: DateInterval) async throws -> [Gap] {
        let bookings = try await kit.sheet.bookings(within: day)
        var free: [Gap] = []
        var cursor = day.start
        for booking in bookings.sorted(by: { $0.span.start < $1.span.start }) {
            if booking.span.start > cursor {
                free.append(Gap(opens: cursor, closes: booking.span.start))
            }
            cursor = max(cursor, booking.span.end)
        }
        if cursor < day.end {
            free.append(Gap(opens: cursor, closes: day.end))
        }
        gaps = free.filter { gap in rules.allSatisfy { $0.permits(gap) } }
        return gaps
    }

    func dispatch() async throws(RinkError) -> Gap {
        guard let gap = gaps.first else { throw .nothingPlanned }
        let late = kit.now().timeIntervalSince(gap.closes)
        guard late < 0 else {
            gaps.removeFirst()
            throw .tooLate(by: late)
        }
        try await start(gap)
        gaps.removeAll { $0 == gap }
        passes += 1
        return gap
    }

    func listen() async {
        for await report in kit.link.reports {
            switch report {
            case .finished(let used): litres += used
            case .bladeWorn: needsBlade = true
            case .parked: return
            }
        }
    }

    func save() async throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let data = try encoder.encode(RinkSnapshot(gaps: gaps, litres: litres, passes: passes))
        try await kit.shelf.put(data, named: shelfName)
    }

    func restore() async throws -> Bool {
        guard let data = await kit.shelf.data(named: shelfName) else { return false }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let snapshot = try decoder.decode(RinkSnapshot.self, from: data)
        let now = kit.now()
        gaps = snapshot.gaps.filter { $0.closes > now }.sorted()
        (litres, passes) = (snapshot.litres, snapshot.passes)
        return true
    }

    private func start(_ gap: Gap) async throws(RinkError) {
        var tried = 0
        while true {
            tried += 1
            do throws(MachineFault) {
                return try await kit.link.start(before: gap.closes)
            } catch {
                guard error == .charging, tried < attempts else { throw .machine(error) }
                await kit.rest(.seconds(30 * tried))
            }
        }
    }
}
