import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol LoansServing: Sendable {
    func loans(sortedBy sort: LoanSort, cursor: String?) async throws -> LoanPage
    func allLoans(sortedBy sort: LoanSort) async throws -> [Loan]
    func renew(_ loan: Loan) async throws -> Loan
    func placeHold(_ hold: HoldRequest) async throws -> String
    func cancelHold(id: String) async throws
}

/// Talks to the catalogue of the county libraries.
final class LibraryLoansClient: LoansServing {
    private let baseURL: URL
    private let transport: any HTTPTransport
    private let credentials: any CredentialStore
    private let pageSize: Int

    init(baseURL: URL, transport: any HTTPTransport, credentials: any CredentialStore, pageSize: Int = 50) {
        self.baseURL = baseURL
        self.transport = transport
        self.credentials = credentials
        self.pageSize = pageSize
    }

    // MARK: - LoansServing

    func loans(sortedBy sort: LoanSort, cursor: String? = nil) async throws -> LoanPage {
        var query = [
            URLQueryItem(name: "sort", value: sort.rawValue),
            URLQueryItem(name: "limit", value: String(pageSize)),
        ]
        if let cursor {
            query.append(URLQueryItem(name: "cursor", value: cursor))
        }
        let data = try await execute(.get, path: "patron/loans", query: query)
        return try decode(LoanPage.self, from: data)
    }

    func allLoans(sortedBy sort: LoanSort) async throws -> [Loan] {
        var result: [Loan] = []
        var cursor: String?
        repeat {
            let page = try await loans(sortedBy: sort, cursor: cursor)
            result += page.items
            cursor = page.items.isEmpty ? nil : page.nextCursor
        } while cursor != nil
        return result
    }

    func renew(_ loan: Loan) async throws -> Loan {
        guard loan.renewalsLeft > 0 else {
            throw LibraryError.renewalLimitReached(max: nil)
        }
        let data = try await execute(.post, path: "patron/loans/\(loan.id)/renewal")
        return try decode(Loan.self, from: data)
    }

    func placeHold(_ hold: HoldRequest) async throws -> String {
        let body = try Self.encoder.encode(hold)
        let data = try await execute(.post, path: "holds", body: body)
        return try decode(HoldReceipt.self, from: data).holdId
    }

    func cancelHold(id: String) async throws {
        do {
            _ = try await execute(.delete, path: "holds/\(id)")
        } catch LibraryError.notFound {
            // Somebody else was faster; the hold is gone either way.
        }
    }
}

// MARK: - Requests

extension LibraryLoansClient {
    fileprivate enum Method: String {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    fileprivate func execute(_ method: Method, path: String, query: [URLQueryItem] = [], body: Data? = nil) async throws
        -> Data
    {
        let request = try await makeRequest(method, path: path, query: query, body: body)
        let data: Data
        let response: HTTPURLResponse
        do {
            (data, response) = try await transport.send(request)
        } catch let error as URLError where error.code == .notConnectedToInternet || error.code == .timedOut {
            throw LibraryError.offline
        }
        if (200..<300).contains(response.statusCode) {
            return data
        }
        if response.statusCode == 401 {
            await credentials.invalidate()
        }
        throw failure(for: response, data: data)
    }

    fileprivate func makeRequest(_ method: Method, path: String, query: [URLQueryItem], body: Data?) async throws
        -> URLRequest
    {
        guard let token = await credentials.accessToken() else { throw LibraryError.unauthorized }

        var components = URLComponents(url: baseURL.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        if !query.isEmpty {
            components?.queryItems = query
        }
        guard let url = components?.url else { throw LibraryError.malformedResponse }

        var request = URLRequest(url: url, timeoutInterval: method == .get ? 15 : 30)
        request.httpMethod = method.rawValue
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let body {
            request.httpBody = body
            request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}

// MARK: - Responses

extension LibraryLoansClient {
    fileprivate struct HoldReceipt: Decodable {
        let holdId: String

        enum CodingKeys: String, CodingKey {
            case holdId = "hold_id"
        }
    }

    fileprivate struct Problem: Decodable {
        let code: String
        let limit: Int?
    }

    fileprivate static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .sortedKeys
        return encoder
    }

    fileprivate func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch is DecodingError {
            throw LibraryError.malformedResponse
        }
    }

    fileprivate func failure(for response: HTTPURLResponse, data: Data) -> LibraryError {
        switch response.statusCode {
        case 401, 403:
            return .unauthorized
        case 404, 410:
            return .notFound
        case 409:
            let problem = try? JSONDecoder().decode(Problem.self, from: data)
            guard let problem, problem.code == "renewal_limit" else {
                return .unexpected(status: 409)
            }
            return .renewalLimitReached(max: problem.limit)
        case 429:
            let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init)
            return .throttled(retryAfter: seconds ?? 60)
        case 503:
            return .maintenance
        default:
            return .unexpected(status: response.statusCode)
        }
    }
}
