import Foundation

public struct RelayReceipt: Codable, Equatable {
    public let ackId: String
    public let message: String?
    public let badge: Int

    enum CodingKeys: String, CodingKey {
        case ackId = "ack_id"
        case message, badge
    }

    public init(ackId: String, message: String?, badge: Int) {
        self.ackId = ackId
        self.message = message
        self.badge = badge
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        ackId = try container.decode(String.self, forKey: .ackId)
        message = try container.decodeIfPresent(String.self, forKey: .message)
        badge = (try? container.decode(Int.self, forKey: .badge)) ?? 0
    }
}

struct RadioContact: Codable, Equatable {
    let id: String
    let callsign: String
    let frequencyKHz: Double
    let createAt: Int64
    let deleteAt: Int64

    enum CodingKeys: String, CodingKey {
        case id, callsign
        case frequencyKHz = "freq_khz"
        case createAt = "create_at"
        case deleteAt = "delete_at"
    }
}

struct StationOperator: Codable, Hashable {
    let callsign: String
    let locator: String
}

enum HttpMethod: String { case get = "GET", post = "POST" }

typealias ResponseHandler = (_ data: Data?, _ statusCode: Int, _ error: Error?) -> Void

protocol RelayNetwork: AnyObject {
    func request(_ endpoint: String, usingMethod method: HttpMethod, withBody body: Data?, forServerUrl serverUrl: String, withToken token: String, completionHandler: @escaping ResponseHandler)
}

protocol TokenKeychain {
    func getToken(for serverUrl: String) throws -> String?
}

protocol LogDatabase {
    func serverUrl(forServer identifier: String) throws -> String
    func knownCallsigns(forServerUrl serverUrl: String) -> Set<String>
    func insert(contacts: [RadioContact], operators: [StationOperator], forServerUrl serverUrl: String) throws
    func serverVersion(_ serverUrl: String) -> String?
}

protocol GroupPreferences: AnyObject {
    func object(forKey key: String) -> Any?
    func set(_ value: Any?, forKey key: String)
}

extension GroupPreferences {
    func int64(forKey key: String) -> Int64 { (object(forKey: key) as? Int64) ?? 0 }
}

extension UserDefaults: GroupPreferences {}
