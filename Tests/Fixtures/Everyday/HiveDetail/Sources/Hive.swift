import Foundation

public struct Hive: Identifiable, Equatable, Sendable {
    public let id: String
    public var name: String
    public var apiary: String
    public var frameCount: Int
    public var queenYear: Int?
    public var notes = ""
    public var isFavourite = false
    public var revision = 1
}

public enum HiveError: Error, Equatable, Sendable {
    case notFound, offline, forbidden
    case conflict(latest: Hive)
    case server(code: Int)

    var userMessage: String {
        switch self {
        case .notFound: return "This hive no longer exists."
        case .conflict: return "Someone else changed this hive."
        case .offline: return "You appear to be offline."
        case .forbidden: return "You are not a keeper of this apiary."
        case .server(let code): return "Something went wrong (\(code))."
        }
    }
}
