import Foundation

enum DeepLink: Equatable {
    case station(id: String, connector: Int?)
    case session(id: String)
    case invite(code: String)
    case settings(SettingsPage)
    case map(query: String?)

    enum SettingsPage: String, CaseIterable {
        case profile
        case payment
        case vehicles
    }

    static let scheme = "voltway"
    static let webHost = "www.voltway.example"

    var requiresLogin: Bool {
        switch self {
        case .session, .settings: return true
        case .station, .invite, .map: return false
        }
    }
}

struct DeepLinkParser {
    func parse(_ url: URL) -> DeepLink? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        var path = url.path.split(separator: "/").map(String.init)

        switch components.scheme?.lowercased() {
        case DeepLink.scheme:
            // voltway://station/42 – the host is the first path component
            if let host = components.host, !host.isEmpty { path.insert(host, at: 0) }
        case "https":
            guard components.host == DeepLink.webHost, path.first == "app" else { return nil }
            path.removeFirst()
        default:
            return nil
        }

        let query = (components.queryItems ?? []).reduce(into: [String: String]()) { $0[$1.name] = $1.value }
        return link(for: path, query: query)
    }

    private func link(for path: [String], query: [String: String]) -> DeepLink? {
        guard let head = path.first else { return .map(query: nil) }
        let argument = path.dropFirst().first
        switch (head, argument) {
        case ("station", let id?):
            return .station(id: id, connector: query["connector"].flatMap(Int.init))
        case ("session", let id?):
            return .session(id: id)
        case ("invite", let code?) where code.count == 6:
            return .invite(code: code.uppercased())
        case ("settings", let page):
            return .settings(page.flatMap(DeepLink.SettingsPage.init) ?? .profile)
        case ("map", _):
            return .map(query: query["q"])
        default:
            return nil
        }
    }
}
