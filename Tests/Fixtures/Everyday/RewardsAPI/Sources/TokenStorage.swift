import Foundation

public struct AccessToken: Codable, Equatable {
    public let value: String
    public let refreshToken: String
    public let expiresAt: Date
}

public protocol TokenStorage: AnyObject {
    var token: AccessToken? { get set }
}

public protocol TokenRefreshing {
    func refresh(using refreshToken: String, completion: @escaping (Result<AccessToken, Error>) -> Void)
}

public protocol NetworkLogger: AnyObject {
    func logFailure(path: String, statusCode: Int)
}
