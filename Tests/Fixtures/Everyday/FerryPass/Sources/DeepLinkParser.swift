import Foundation

struct DeepLinkParser {
    static let scheme = "ferrypass"
    static let webHost = "go.ferrypass.example"

    func route(for url: URL) -> Route? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let host = components.host
        else { return nil }
        var segments = url.pathComponents.filter { $0 != "/" }
        switch components.scheme?.lowercased() {
        case Self.scheme:
            segments.insert(host, at: 0)
        case "https" where host == Self.webHost:
            break
        default:
            return nil
        }
        let query = Self.query(from: components)
        switch segments.first {
        case "home" where segments.count == 1:
            return .home
        case "sailing":
            guard segments.count == 2 else { return nil }
            let deck = query["deck"].flatMap(Int.init).flatMap { (1...9).contains($0) ? $0 : nil }
            return .sailing(id: segments[1].uppercased(), deck: deck)
        case "voucher":
            guard let code = query["code"], code.count == 8 else { return nil }
            return .voucher(code: code)
        case "terminal":
            guard segments.count == 2 else { return nil }
            return .terminal(slug: segments[1])
        default:
            return nil
        }
    }

    private static func query(from components: URLComponents) -> [String: String] {
        let pairs = (components.queryItems ?? []).compactMap { item in
            item.value.map { (item.name, $0) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
