/// Signs people in.
protocol SignInService: Sendable {
    func signIn(name: String) async throws -> Account
}

/// Goes from screen to screen.
@MainActor
protocol Router: AnyObject {
    func showHome(for account: Account)
    func showHelp()
}

/// Knows who follows whom.
protocol FollowService {
    func isFollowed(_ id: String) -> Bool
    func follow(_ id: String) throws
}

/// Hears what people do.
protocol Analytics {
    func track(_ event: String)
}

/// Somebody who uses the app.
struct Account: Equatable, Sendable {
    let id: String
    let name: String
}

/// What can go wrong.
enum ScreenError: Error, Equatable {
    case refused
    case offline
}
