import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

actor APIClient {
    private struct Exchange {
        let data: Data
        let response: HTTPURLResponse
    }

    private let builder: RequestBuilder
    private let transport: any HTTPTransport
    private let tokens: any TokenStore
    private let refresher: any TokenRefresher
    private let log: (any APIClientLog)?
    private let makeIdempotencyKey: @Sendable () -> String
    private let onSessionExpired: @Sendable () async -> Void
    private let encoder: JSONEncoder
    private let decoder: JSONDecoder
    private var refreshTask: Task<TokenPair, any Error>?

    init(
        builder: RequestBuilder,
        transport: any HTTPTransport,
        tokens: any TokenStore,
        refresher: any TokenRefresher,
        log: (any APIClientLog)? = nil,
        makeIdempotencyKey: @escaping @Sendable () -> String = { UUID().uuidString },
        onSessionExpired: @escaping @Sendable () async -> Void = {}
    ) {
        self.builder = builder
        self.transport = transport
        self.tokens = tokens
        self.refresher = refresher
        self.log = log
        self.makeIdempotencyKey = makeIdempotencyKey
        self.onSessionExpired = onSessionExpired

        encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
    }

    // MARK: - Sending

    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        // One key per call, so that the retry after a refresh is recognised as the same operation.
        let key = endpoint.method.needsIdempotencyKey ? makeIdempotencyKey() : nil
        let exchange =
            endpoint.requiresAuthentication
            ? try await authenticatedExchange(endpoint, key: key)
            : try await self.exchange(endpoint, accessToken: nil, key: key)

        if let error = APIError(
            status: exchange.response.statusCode,
            headers: exchange.response.allHeaderFields,
            body: exchange.data,
            decoder: decoder
        ) {
            throw error
        }
        return try decode(exchange)
    }

    func signOut() async {
        refreshTask?.cancel()
        refreshTask = nil
        let pair = await tokens.current()
        await tokens.clear()
        if let pair {
            try? await refresher.revoke(refreshToken: pair.refreshToken)
        }
    }

    private func authenticatedExchange<Response>(_ endpoint: Endpoint<Response>, key: String?) async throws -> Exchange
    {
        guard let pair = await tokens.current() else { throw APIError.notAuthenticated }
        let first = try await exchange(endpoint, accessToken: pair.accessToken, key: key)
        guard first.response.statusCode == 401 else { return first }

        let renewed = try await renewedTokens(replacing: pair)
        let second = try await exchange(endpoint, accessToken: renewed.accessToken, key: key)
        if second.response.statusCode == 401 {
            await endSession()
        }
        return second
    }

    private func exchange<Response>(
        _ endpoint: Endpoint<Response>,
        accessToken: String?,
        key: String?
    ) async throws -> Exchange {
        let request = try builder.request(
            for: endpoint,
            accessToken: accessToken,
            idempotencyKey: key,
            encoder: encoder
        )
        do {
            let (data, response) = try await transport.data(for: request)
            guard let http = response as? HTTPURLResponse else { throw APIError.invalidResponse }
            log?.didSend(request, status: http.statusCode)
            return Exchange(data: data, response: http)
        } catch {
            log?.didFail(request, error: error)
            throw Self.transportError(from: error)
        }
    }

    private func decode<Response: Decodable>(_ exchange: Exchange) throws -> Response {
        if let empty = EmptyResponse() as? Response {
            return empty
        }
        guard exchange.response.statusCode != 204, !exchange.data.isEmpty else {
            throw APIError.invalidResponse
        }
        do {
            return try decoder.decode(Response.self, from: exchange.data)
        } catch let error as DecodingError {
            throw APIError(decodingError: error)
        }
    }

    // MARK: - Tokens

    private func renewedTokens(replacing old: TokenPair) async throws -> TokenPair {
        // Another request may have refreshed in the meantime.
        if let current = await tokens.current(), current.accessToken != old.accessToken {
            return current
        }
        if let running = refreshTask {
            return try await running.value
        }
        let task = Task { try await self.refresh(old) }
        refreshTask = task
        defer { refreshTask = nil }
        return try await task.value
    }

    private func refresh(_ old: TokenPair) async throws -> TokenPair {
        do {
            let pair = try await refresher.refresh(using: old.refreshToken)
            try Task.checkCancellation()
            await tokens.save(pair)
            return pair
        } catch TokenRefreshError.rejected {
            await endSession()
            throw APIError.sessionExpired
        } catch TokenRefreshError.unreachable {
            throw APIError.offline
        } catch {
            throw Self.transportError(from: error)
        }
    }

    private func endSession() async {
        await tokens.clear()
        await onSessionExpired()
    }

    private static func transportError(from error: any Error) -> any Error {
        if error is APIError || error is CancellationError { return error }
        guard let urlError = error as? URLError else { return APIError.transport(code: (error as NSError).code) }
        switch urlError.code {
        case .cancelled: return CancellationError()
        case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed: return APIError.offline
        case .timedOut: return APIError.timedOut
        default: return APIError.transport(code: urlError.errorCode)
        }
    }
}
