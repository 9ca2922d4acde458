// swift-format-ignore-file: ReplaceForEachWithForLoop
import Foundation

public final class RewardsAPIClient {

    public typealias Completion<T> = (Result<T, RewardsError>) -> Void

    public var onSessionExpired: (() -> Void)?

    private let transport: HTTPTransport
    private let storage: TokenStorage
    private let refresher: TokenRefreshing
    private weak var logger: NetworkLogger?
    private let now: () -> Date

    private var isRefreshing = false
    private var pending: [(Bool) -> Void] = []

    public init(
        transport: HTTPTransport,
        storage: TokenStorage,
        refresher: TokenRefreshing,
        logger: NetworkLogger? = nil,
        now: @escaping () -> Date = { Date() }
    ) {
        self.transport = transport
        self.storage = storage
        self.refresher = refresher
        self.logger = logger
        self.now = now
    }

    // MARK: - Endpoints

    public func rewards(onlyAvailable: Bool = true, page: Int = 1, completion: @escaping Completion<[Reward]>) {
        var request = HTTPRequest(method: .get, path: "/v2/rewards")
        request.query = ["page": String(page), "available": onlyAvailable ? "1" : "0"]
        send(request, completion: completion)
    }

    public func redeem(_ reward: Reward, balance: Int, completion: @escaping Completion<Voucher>) {
        guard balance >= reward.points else {
            completion(.failure(.notEnoughPoints(missing: reward.points - balance)))
            return
        }
        let body = try? JSONSerialization.data(withJSONObject: ["reward_id": reward.id], options: [.sortedKeys])
        send(HTTPRequest(method: .post, path: "/v2/vouchers", body: body), completion: completion)
    }

    public func signOut(completion: @escaping () -> Void) {
        perform(HTTPRequest(method: .delete, path: "/v2/session"), allowRefresh: false) { [storage] _ in
            storage.token = nil
            completion()
        }
    }

    // MARK: - Private

    private func send<T: Decodable>(_ request: HTTPRequest, completion: @escaping Completion<T>) {
        guard let token = storage.token else {
            return completion(.failure(.unauthorized))
        }
        if token.expiresAt <= now() {
            refreshToken { [weak self] refreshed in
                guard refreshed else { return completion(.failure(.unauthorized)) }
                self?.perform(request, allowRefresh: false) { completion($0.flatMap(Self.decode)) }
            }
        } else {
            perform(request, allowRefresh: true) { completion($0.flatMap(Self.decode)) }
        }
    }

    private func perform(_ request: HTTPRequest, allowRefresh: Bool, completion: @escaping Completion<Data>) {
        var authorized = request
        authorized.headers["Accept"] = "application/json"
        if let token = storage.token {
            authorized.headers["Authorization"] = "Bearer \(token.value)"
        }
        transport.execute(authorized) { [weak self] result in
            switch result {
            case .failure:
                completion(.failure(.noConnection))
            case .success(let response) where response.statusCode == 401 && allowRefresh:
                self?.refreshToken { refreshed in
                    guard refreshed else { return completion(.failure(.unauthorized)) }
                    self?.perform(request, allowRefresh: false, completion: completion)
                }
            case .success(let response) where 200..<300 ~= response.statusCode:
                completion(.success(response.data ?? Data()))
            case .success(let response):
                self?.logger?.logFailure(path: request.path, statusCode: response.statusCode)
                completion(.failure(Self.error(for: response)))
            }
        }
    }

    private func refreshToken(_ completion: @escaping (Bool) -> Void) {
        guard let current = storage.token else { return completion(false) }
        pending.append(completion)
        guard !isRefreshing else { return }
        isRefreshing = true
        refresher.refresh(using: current.refreshToken) { [weak self] result in
            guard let self = self else { return }
            self.isRefreshing = false
            let waiting = self.pending
            self.pending = []
            switch result {
            case .success(let token):
                self.storage.token = token
                waiting.forEach { $0(true) }
            case .failure:
                self.storage.token = nil
                waiting.forEach { $0(false) }
                self.onSessionExpired?()
            }
        }
    }

    private static func decode<T: Decodable>(_ data: Data) -> Result<T, RewardsError> {
        Result { try JSONDecoder().decode(T.self, from: data) }.mapError { _ in .invalidResponse }
    }

    private static func error(for response: HTTPResponse) -> RewardsError {
        switch response.statusCode {
        case 401, 403: return .unauthorized
        case 402: return .notEnoughPoints(missing: response.headers["X-Missing-Points"].flatMap(Int.init) ?? 0)
        case 409: return .alreadyRedeemed
        case 503: return .maintenance
        default: return .unknown(statusCode: response.statusCode)
        }
    }
}
