import Foundation

public protocol HiveRepository: Sendable {
    func hive(id: String) async throws -> Hive
    func update(_ hive: Hive, expectedRevision: Int) async throws -> Hive
    func delete(id: String) async throws
}

public protocol FavouriteHivesService: Sendable {
    func setFavourite(_ isFavourite: Bool, hiveID: String) async throws
}

@MainActor
public protocol HiveDetailRouting: AnyObject {
    func closeHiveDetail()
    func confirmDiscardChanges()
    func hiveWasDeleted(id: String)
}

public enum HiveEvent: Equatable, Sendable {
    case viewed(hiveID: String)
    case saved(hiveID: String, resolvedConflict: Bool)
    case deleted(hiveID: String)
}

public protocol HiveAnalytics: Sendable {
    func track(_ event: HiveEvent)
}
