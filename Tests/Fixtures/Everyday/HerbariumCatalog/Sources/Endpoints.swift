import Foundation

public enum HTTPMethod: String, Sendable {
    case get = "GET"
    case patch = "PATCH"
}

public protocol APIRequest: Sendable {
    associatedtype Response: Decodable & Sendable
    var path: String { get }
    var method: HTTPMethod { get }
    var query: [String: String] { get }
}

extension APIRequest {
    public var method: HTTPMethod { .get }
    public var query: [String: String] { [:] }
}

public protocol APIClient: Sendable {
    func send<R: APIRequest>(_ request: R) async throws -> R.Response
}

public struct SpecimenDTO: Codable, Equatable, Sendable {
    public var accession: String
    public var genus: String
    public var epithet: String?
    public var family: String?
    public var condition: String?
    public var collected: String?
    public var sheets: Int?
    public var withdrawn: Bool?

    public init(
        accession: String, genus: String, epithet: String? = nil, family: String? = nil,
        condition: String? = nil, collected: String? = nil, sheets: Int? = nil, withdrawn: Bool? = nil
    ) {
        self.accession = accession
        self.genus = genus
        self.epithet = epithet
        self.family = family
        self.condition = condition
        self.collected = collected
        self.sheets = sheets
        self.withdrawn = withdrawn
    }
}

public enum Endpoint {
    public struct Search: APIRequest {
        public struct Response: Codable, Sendable {
            public var results: [SpecimenDTO]
            public var next: String?
            public init(results: [SpecimenDTO], next: String?) {
                self.results = results
                self.next = next
            }
        }

        public let term: String
        public let cursor: String?
        public let limit: Int

        public var path: String { "/v2/specimens" }
        public var query: [String: String] {
            var items = ["q": term, "limit": String(limit)]
            if let cursor { items["cursor"] = cursor }
            return items
        }
    }

    public struct Detail: APIRequest {
        public typealias Response = SpecimenDTO
        public let id: String
        public var path: String { "/v2/specimens/\(id)" }
    }

    public struct Recondition: APIRequest {
        public typealias Response = SpecimenDTO
        public let id: String
        public let condition: Specimen.Condition
        public var path: String { "/v2/specimens/\(id)/condition" }
        public var method: HTTPMethod { .patch }
        public var query: [String: String] { ["value": condition.rawValue] }
    }
}
