public protocol Catalog {
    func find(_ query: String) throws -> [String]
}

public protocol Journal: AnyObject {
    func record(_ line: String)
}

struct LiveCatalog: Catalog {
    static let shared = LiveCatalog()
    func find(_ query: String) throws -> [String] { [] }
}

final class FileJournal: Journal {
    func record(_ line: String) {}
}

/// Takes parameters that have defaults.
public final class CatalogViewModel {
    private let catalog: any Catalog
    private let journal: any Journal
    private let limit: Int

    public private(set) var results: [String] = []
    public private(set) var isFailed = false

    public init(catalog: (any Catalog)? = nil, limit: Int = 3) {
        self.catalog = catalog ?? LiveCatalog.shared
        self.limit = limit
        journal = FileJournal()
    }

    init(catalog: any Catalog = LiveCatalog.shared, journal: any Journal = FileJournal(), limit: Int = 3) {
        self.catalog = catalog
        self.journal = journal
        self.limit = limit
    }

    public func search(_ query: String) {
        journal.record(query)
        do {
            results = try catalog.find(query)
        } catch {
            isFailed = true
        }
    }
}

/// Takes something opaque.
public final class CatalogCounter {
    private let catalog: any Catalog
    public private(set) var count = 0

    public init(catalog: some Catalog) { self.catalog = catalog }

    public func count(_ query: String) throws { count = try catalog.find(query).count }
}

/// Is generic in two things, one of them constrained in a `where` clause.
public final class CatalogSync<Source, Log: Journal> where Source: Catalog {
    private let source: Source
    private let log: Log
    public private(set) var isSynced = false

    public init(source: Source, log: Log) {
        self.source = source
        self.log = log
    }

    public func sync() throws {
        for line in try source.find("all") { log.record(line) }
        isSynced = true
    }
}

/// Takes closures.
public final class CatalogPicker {
    private let find: (String) throws -> [String]
    private let onPick: (String) -> Void
    public private(set) var picked: String?

    public init(find: @escaping (String) throws -> [String], onPick: @escaping (String) -> Void) {
        self.find = find
        self.onPick = onPick
    }

    public func pick(_ query: String) throws {
        guard let first = try find(query).first else { return }
        picked = first
        onPick(first)
    }
}

/// Takes a tuple.
public final class CatalogExporter {
    private let services: (catalog: any Catalog, journal: any Journal)
    public private(set) var exported = 0

    public init(services: (catalog: any Catalog, journal: any Journal)) { self.services = services }

    public func export(_ query: String) throws {
        let lines = try services.catalog.find(query)
        services.journal.record("export")
        exported += lines.count
    }
}

/// Takes a dictionary, and one that may be missing.
public final class CatalogRouter {
    private let catalogs: [String: any Catalog]
    private let journal: (any Journal)?
    public private(set) var isMissing = false

    public init(catalogs: [String: any Catalog], journal: (any Journal)?) {
        self.catalogs = catalogs
        self.journal = journal
    }

    public func route(_ query: String, to name: String) throws -> [String] {
        journal?.record(name)
        guard let catalog = catalogs[name] else {
            isMissing = true
            return []
        }
        return try catalog.find(query)
    }
}

/// Takes two protocols in one.
public final class CatalogMirror {
    private let both: any Catalog & Journal
    public private(set) var isMirrored = false

    public init(both: any Catalog & Journal) { self.both = both }

    public func mirror(_ query: String) throws {
        both.record(query)
        isMirrored = try !both.find(query).isEmpty
    }
}
