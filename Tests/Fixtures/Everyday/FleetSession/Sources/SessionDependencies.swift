import Foundation

protocol AuthorizationProviding: Sendable {
    func authorizationHeader() async throws -> String
}

protocol AuthAPI: Sendable {
    func signIn(_ credentials: Credentials) async throws -> SignInResponse
    func refresh(using refreshToken: String) async throws -> TokenPair
    func revoke(refreshToken: String) async throws
}

protocol TokenKeychain: Sendable {
    func read() -> TokenPair?
    func write(_ pair: TokenPair) throws
    func delete()
}

enum LogLevel: Sendable { case debug, warning, error }

protocol SessionLogging: Sendable {
    func log(_ level: LogLevel, _ message: @autoclosure () -> String)
}

struct OSLogSessionLogger: SessionLogging {
    func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
        #if DEBUG
            print("[session]", message())
        #endif
    }
}
