public enum SessionError: Error, Equatable, Sendable {
    case notSignedIn
    case wrongPassphrase
    case sessionExpired
    case forbidden
    case domeClosed
    case http(status: Int)
    case unreachable

    static func from(status: Int) -> SessionError {
        switch status {
        case 401: return .sessionExpired
        case 403: return .forbidden
        case 423: return .domeClosed
        default: return .http(status: status)
        }
    }
}
