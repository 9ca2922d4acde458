import Foundation

struct TrailPermit: Equatable, Sendable {
    enum Status: Equatable, Sendable {
        case valid
        case lottery(drawOn: Date)
        case revoked
    }

    let code: String
    let trail: String
    let status: Status
}

enum Destination: Equatable {
    case home
    case trail(slug: String, campsite: Int?)
    case permit(TrailPermit)
    case lottery(code: String, drawOn: Date)
    case signIn(message: String?)
    case problem(String)
}

enum DeepLink: Equatable {
    case trail(slug: String, campsite: Int?)
    case permit(code: String)
    case logout

    static let universalHost = "pass.rangers.example"

    /// Accepts `ranger://permit/ABC` as well as `https://pass.rangers.example/permit/ABC`.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        var path = parts.path.split(separator: "/").map(String.init)
        switch (parts.scheme?.lowercased(), parts.host) {
        case ("ranger", let host?): path.insert(host, at: 0)
        case ("https", Self.universalHost): break
        default: return nil
        }

        switch (path.first, path.dropFirst().first) {
        case ("trail", let slug?):
            let site = parts.queryItems?.first { $0.name == "site" }?.value.flatMap(Int.init)
            self = .trail(slug: slug.lowercased(), campsite: site)
        case ("permit", let code?) where code.count >= 4:
            self = .permit(code: code.uppercased())
        case ("logout", nil):
            self = .logout
        default:
            return nil
        }
    }

    var requiresSession: Bool {
        if case .permit = self { true } else { false }
    }
}

@MainActor
protocol RouteDisplaying: AnyObject {
    func show(_ destination: Destination, replacingStack: Bool)
}
