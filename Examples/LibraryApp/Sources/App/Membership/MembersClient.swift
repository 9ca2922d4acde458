import Foundation

/// What is asked of the members' server, and what it answers with.
struct Endpoint<Response: Decodable & Sendable>: Sendable {
    let path: String
    var query: String?
}

struct Membership: Codable, Equatable, Sendable {
    let cardNumber: String
    let isPaid: Bool
}

enum MembersError: Error, Equatable {
    case rejected(status: Int)
    case unreadable
}

protocol MembersTransport: Sendable {
    func get(_ path: String, query: String?) async throws -> (status: Int, body: Data)
}

/// Asks the members' server for anything that can be decoded.
final class MembersClient: Sendable {
    private let transport: any MembersTransport

    init(transport: any MembersTransport) { self.transport = transport }

    func fetch<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        let (status, body) = try await transport.get(endpoint.path, query: endpoint.query)
        guard 200..<300 ~= status else { throw MembersError.rejected(status: status) }
        return try read(body)
    }

    func first<Response: Decodable>(at path: String) async throws -> Response {
        try read(await transport.get(path, query: "limit=1").body)
    }

    private func read<Response: Decodable>(_ body: Data) throws -> Response {
        do {
            return try JSONDecoder().decode(Response.self, from: body)
        } catch {
            throw MembersError.unreadable
        }
    }
}
