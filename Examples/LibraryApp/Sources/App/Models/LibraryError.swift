import Foundation

/// What can go wrong around the library.
enum LibraryError: LocalizedError, Equatable {
    case notSignedIn
    case itemNotFound(id: String)
    case recordingUnavailable
    case server(statusCode: Int, message: String?)

    var errorDescription: String? {
        switch self {
        case .notSignedIn: "Sign in to continue."
        case .itemNotFound(let id): "The item \(id) is no longer in the library."
        case .recordingUnavailable: "The recording cannot be played right now."
        case .server(let statusCode, let message): message ?? "The server answered with status \(statusCode)."
        }
    }
}
