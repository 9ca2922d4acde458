import Foundation

/// Keeps the books of one wine cellar.
actor BottleLedger<Archive: BottleArchive> {
    private let ports: CellarPorts<Archive>
    private let priceLife: TimeInterval
    private var bottles: [Bottle.ID: Bottle] = [:]
    private var prices: [Bottle.ID: Appraisal] = [:]
    private var asking: [Bottle.ID: Task<Appraisal, any Error>] = [:]

    private(set) var racks: [Bottle.ID: Int] = [:]

    var count: Int { bottles.count }

    init(ports: CellarPorts<Archive>, priceLife: TimeInterval = 3_600) {
        self.ports = ports
        self.priceLife = priceLife
    }

    subscript(id: Bottle.ID) -> Bottle? { bottles[id] }

    /// A code that was entered twice counts once; the fuller bottle wins.
    func load(cellar: String) async throws(LedgerFailure) {
        do {
            let found = try await ports.archive.bottles(in: cellar)
            bottles = Dictionary(found.map { ($0.id, $0) }) { $0.glasses >= $1.glasses ? $0 : $1 }
            prices.removeAll()
        } catch {
            ports.warn("cannot read \(cellar)", nil)
            throw .unreadable(cellar: cellar)
        }
    }

    func shelf(_ order: ShelfOrder = .grower) -> [Bottle] {
        let all = bottles.values
        return switch order {
        case .grower: all.sorted { ($0.grower, $0.vintage) < ($1.grower, $1.vintage) }
        case .vintage: all.sorted { ($0.vintage, $0.grower) < ($1.vintage, $1.grower) }
        case .emptiest: all.sorted { ($0.glasses, $0.id.code) < ($1.glasses, $1.id.code) }
        }
    }

    func price(of id: Bottle.ID) async throws -> Appraisal {
        guard let bottle = bottles[id] else { throw LedgerFailure.unknownBottle(id) }
        if let known = prices[id], ports.now().timeIntervalSince(known.madeAt) < priceLife {
            return known
        }
        if let question = asking[id] { return try await question.value }
        let question = Task { [appraiser = ports.appraiser] in try await appraiser.appraise(bottle) }
        asking[id] = question
        defer { asking[id] = nil }
        let fresh = try await question.value
        prices[id] = fresh
        return fresh
    }

    /// Opened bottles are worth nothing.
    func worth() async -> Worth {
        var total = Worth()
        for bottle in shelf() where bottle.glasses >= 6 {
            do {
                total += try await price(of: bottle.id)
            } catch {
                total.unpriced.append(bottle.id)
                ports.warn("no price", bottle.id)
            }
        }
        return total
    }

    @discardableResult
    func pour(_ glasses: Int = 1, from id: Bottle.ID) async throws -> Int {
        guard var bottle = bottles[id] else { throw LedgerFailure.unknownBottle(id) }
        if let ripe = bottle.drinkFrom, ripe > ports.now() { throw LedgerFailure.tooYoung(until: ripe) }
        guard bottle.glasses >= glasses else { throw LedgerFailure.notEnough(left: bottle.glasses) }
        bottle.glasses -= glasses
        if bottle.glasses == 0 {
            await ports.archive.discard(id)
            drop(id)
        } else {
            try await ports.archive.save(bottle)
            bottles[id] = bottle
        }
        return bottle.glasses
    }

    /// Follows the archive until it stops; answers how many changes were of no use.
    func follow() async -> Int {
        var useless = 0
        for await change in await ports.archive.changes {
            switch change {
            case .laidDown(let bottle): bottles[bottle.id] = bottle
            case .moved(let id, let rack) where bottles[id] != nil: racks[id] = rack
            case .removed(let id) where bottles[id] != nil: drop(id)
            case .moved, .removed: useless += 1
            }
        }
        return useless
    }

    func inventory() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(shelf(.vintage)), as: UTF8.self)
    }

    nonisolated func tag(for bottle: Bottle) -> String {
        "\(bottle.grower.prefix(3).uppercased())-\(bottle.vintage % 100)\(bottle.id)"
    }

    private func drop(_ id: Bottle.ID) {
        bottles[id] = nil
        racks[id] = nil
        prices[id] = nil
    }
}
