import Foundation

public struct CachedSpecimen: Equatable, Sendable {
    public let specimen: Specimen
    public let storedAt: Date
    public init(specimen: Specimen, storedAt: Date) {
        self.specimen = specimen
        self.storedAt = storedAt
    }
}

public protocol SpecimenStore: AnyObject, Sendable {
    func load(id: String) async -> CachedSpecimen?
    func save(_ entry: CachedSpecimen) async
    func remove(id: String) async
}

private let defaultRetryAfter: TimeInterval = 30

func parseCollectionDate(_ raw: String) -> Date? {
    let parts = raw.split(separator: "-").compactMap { Int($0) }
    guard let year = parts.first, year > 1500 else { return nil }
    var components = DateComponents()
    components.year = year
    components.month = parts.count > 1 ? parts[1] : 1
    components.day = parts.count > 2 ? parts[2] : 1
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar.date(from: components)
}

extension SpecimenDTO {
    func toDomain() -> Specimen {
        Specimen(
            id: accession,
            scientificName: [genus.capitalized, epithet?.lowercased()].compactMap { $0 }.joined(separator: " "),
            family: family ?? "Incertae sedis",
            condition: condition.flatMap { Specimen.Condition(rawValue: $0.lowercased()) } ?? .unknown,
            collectedOn: collected.flatMap(parseCollectionDate),
            sheetCount: max(sheets ?? 1, 1)
        )
    }
}

public final class SpecimenRepository: Sendable {
    public static let pageLimit = 25
    static let maximumPages = 10

    private let client: any APIClient
    private let store: any SpecimenStore
    private let now: @Sendable () -> Date
    private let cacheLifetime: TimeInterval

    public init(
        client: any APIClient, store: any SpecimenStore,
        cacheLifetime: TimeInterval = 600, now: @escaping @Sendable () -> Date
    ) {
        self.client = client
        self.store = store
        self.cacheLifetime = cacheLifetime
        self.now = now
    }

    public func search(_ term: String, cursor: String? = nil) async throws -> SpecimenPage {
        let trimmed = term.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count >= 3 else { throw CatalogError.invalidQuery }
        let response = try await perform(Endpoint.Search(term: trimmed, cursor: cursor, limit: Self.pageLimit))
        let items = response.results
            .filter { $0.withdrawn != true }
            .map { $0.toDomain() }
        let next = response.next.flatMap { $0.isEmpty ? nil : $0 }
        return SpecimenPage(items: items, nextCursor: next)
    }

    /// Follows cursors until the last page; duplicates across pages are dropped, first one wins.
    public func searchAll(_ term: String) async throws -> [Specimen] {
        var seen = Set<String>()
        var collected: [Specimen] = []
        var cursor: String?
        var pages = 0
        repeat {
            let page = try await search(term, cursor: cursor)
            collected += page.items.filter { seen.insert($0.id).inserted }
            cursor = page.nextCursor
            pages += 1
        } while cursor != nil && pages < Self.maximumPages
        return collected
    }

    public func sections(matching term: String) async throws -> [FamilySection] {
        let grouped = Dictionary(grouping: try await searchAll(term), by: \.family)
        return
            grouped
            .map { family, specimens in
                FamilySection(
                    family: family,
                    specimens: specimens.sorted { $0.scientificName < $1.scientificName },
                    totalSheets: specimens.reduce(0) { $0 + $1.sheetCount }
                )
            }
            .sorted { $0.family < $1.family }
    }

    /// Fresh cache first; a stale copy is served only when there is no connection.
    public func specimen(id: String, forceRefresh: Bool = false) async throws -> Specimen {
        let cached = await store.load(id: id)
        if !forceRefresh, let cached, isFresh(cached) { return cached.specimen }
        do {
            let specimen = try await perform(Endpoint.Detail(id: id), id: id).toDomain()
            await store.save(CachedSpecimen(specimen: specimen, storedAt: now()))
            return specimen
        } catch CatalogError.offline {
            guard let cached else { throw CatalogError.offline }
            return cached.specimen
        } catch let error as CatalogError {
            if case .notFound = error { await store.remove(id: id) }
            throw error
        }
    }

    public func updateCondition(of id: String, to condition: Specimen.Condition) async throws -> Specimen {
        guard condition != .unknown else { throw CatalogError.invalidQuery }
        let updated = try await perform(Endpoint.Recondition(id: id, condition: condition), id: id).toDomain()
        await store.save(CachedSpecimen(specimen: updated, storedAt: now()))
        return updated
    }

    private func isFresh(_ entry: CachedSpecimen) -> Bool {
        now().timeIntervalSince(entry.storedAt) < cacheLifetime
    }

    private func perform<R: APIRequest>(_ request: R, id: String? = nil) async throws -> R.Response {
        do {
            return try await client.send(request)
        } catch let error as TransportError {
            throw Self.map(error, id: id)
        } catch {
            throw CatalogError.unexpected
        }
    }

    private static func map(_ error: TransportError, id: String?) -> CatalogError {
        switch error {
        case .noConnection:
            return .offline
        case .status(code: 404, _):
            return id.map { .notFound(id: $0) } ?? .unexpected
        case .status(let code, _) where code == 401 || code == 403:
            return .forbidden
        case .status(code: 429, let headers):
            let wait = headers["Retry-After"].flatMap(TimeInterval.init) ?? defaultRetryAfter
            return .rateLimited(retryAfter: wait)
        case .status, .malformedBody:
            return .unexpected
        }
    }
}
