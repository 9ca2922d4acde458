import Foundation

// Models that `SampleJSONTests` reads from this file, and decodes what is written for them as.

enum Gauge: String, Codable {
    case narrow = "narrow_gauge"
    case wide
}

struct Track: Codable, Equatable {
    let trackNumber: Int
    let isClosed: Bool
    let baseURL: URL
}

struct Station: Decodable {
    enum CodingKeys: String, CodingKey {
        case id
        case title = "displayName"
        case opened, gauge, tracks, notes, home
    }

    let id: UUID
    let title: String
    let opened: Date?
    let gauge: Gauge
    let tracks: [Track]
    let notes: [String: Double]
    let home: URL
    var isKnown = false
    var label: String { title }
}

struct Odd: Decodable {
    let text: String
    init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
}

struct Loop: Decodable { let next: [Loop] }

final class StationClient {
    static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    func load(_ data: Data) throws -> Station {
        _ = try Self.decoder().decode([Track].self, from: data)
        return try Self.decoder().decode(Station.self, from: data)
    }
}
