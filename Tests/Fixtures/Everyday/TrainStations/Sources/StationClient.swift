import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol WebTransport: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

enum StationError: Error, Equatable {
    case noResponse
    case notFound
    case busy(seconds: Int)
    case status(Int)
    case unreadable
}

struct Station: Codable, Equatable, Sendable, Identifiable {
    let id: Int
    let name: String
    let hasLift: Bool?
    let tracks: [Track]
}

struct Track: Codable, Equatable, Sendable {
    let trackNumber: Int
    let isClosed: Bool
}

final class StationClient: Sendable {
    private let transport: any WebTransport
    private let baseURL: URL

    init(transport: any WebTransport, baseURL: URL = URL(string: "https://stations.example.com")!) {
        self.transport = transport
        self.baseURL = baseURL
    }

    func station(_ id: Int) async throws -> Station {
        var request = URLRequest(url: baseURL.appendingPathComponent("stations/\(id)"))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await transport.data(for: request)
        guard let http = response as? HTTPURLResponse else { throw StationError.noResponse }
        switch http.statusCode {
        case 200: break
        case 404: throw StationError.notFound
        case 429:
            let header = http.value(forHTTPHeaderField: "Retry-After") ?? ""
            throw StationError.busy(seconds: Int(header) ?? 60)
        default: throw StationError.status(http.statusCode)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try decoder.decode(Station.self, from: data)
        } catch {
            throw StationError.unreadable
        }
    }

    func openTracks(of id: Int) async throws -> [Int] {
        let station = try await station(id)
        return station.tracks.filter { !$0.isClosed }.map(\.trackNumber)
    }
}
