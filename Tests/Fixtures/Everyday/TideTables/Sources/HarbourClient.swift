import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol HarbourWire: Sendable {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse)
}

protocol Keyring: Sendable {
    func secret() async -> String?
    func forget() async
}

enum HarbourError: Error, Equatable {
    case locked
    case silent
    case noSignal
    case slow
    case refused(Int)
    case garbled
}

struct Tide: Codable, Equatable, Sendable {
    let harbour: String
    let centimetres: Int
}

struct Question<Answer: Decodable & Sendable>: Sendable {
    enum Verb: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    var verb: Verb = .get
    var path: String
    var isOpen = false
    var body: (any Encodable & Sendable)?
}

final class HarbourClient: Sendable {
    private let wire: any HarbourWire
    private let keyring: any Keyring
    private let onLockedOut: @Sendable () async -> Void

    init(wire: any HarbourWire, keyring: any Keyring, onLockedOut: @escaping @Sendable () async -> Void = {}) {
        self.wire = wire
        self.keyring = keyring
        self.onLockedOut = onLockedOut
    }

    func ask<Answer>(_ question: Question<Answer>) async throws -> Answer {
        var request = URLRequest(url: URL(string: "https://harbour.example.com/\(question.path)")!)
        request.httpMethod = question.verb.rawValue
        if !question.isOpen {
            guard let secret = await keyring.secret() else { throw HarbourError.locked }
            request.setValue("Key \(secret)", forHTTPHeaderField: "Authorization")
        }
        if let body = question.body {
            request.httpBody = try JSONEncoder().encode(body)
        }
        return try await decoded(try await sent(request))
    }

    func latest<Item: Decodable>(_ path: String) async throws -> Item {
        let request = URLRequest(url: URL(string: "https://harbour.example.com/latest/\(path)")!)
        return try await decoded(try await sent(request))
    }

    private func sent(_ request: URLRequest) async throws -> Data {
        do {
            let (data, response) = try await wire.answer(to: request)
            guard let http = response as? HTTPURLResponse else { throw HarbourError.silent }
            if http.statusCode == 401 {
                await keyring.forget()
                await onLockedOut()
                throw HarbourError.locked
            }
            guard (200..<300).contains(http.statusCode) else { throw HarbourError.refused(http.statusCode) }
            return data
        } catch let error as URLError {
            switch error.code {
            case .notConnectedToInternet: throw HarbourError.noSignal
            case .timedOut: throw HarbourError.slow
            default: throw error
            }
        }
    }

    private func decoded<Answer: Decodable>(_ data: Data) async throws -> Answer {
        do {
            return try JSONDecoder().decode(Answer.self, from: data)
        } catch {
            throw HarbourError.garbled
        }
    }
}
