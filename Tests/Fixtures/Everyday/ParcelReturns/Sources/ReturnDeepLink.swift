import Foundation

enum ReturnDeepLink: Equatable, Sendable {
    case start(orderID: String, reason: ReturnReason?)
    case label(id: String)

    static let webHosts: Set<String> = ["wardrobe.example", "www.wardrobe.example"]

    init?(url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        var segments = components.path.split(separator: "/").map(String.init)

        switch components.scheme?.lowercased() {
        case "wardrobe":
            if let host = components.host, !host.isEmpty { segments.insert(host, at: 0) }
        case "https":
            guard let host = components.host?.lowercased(), Self.webHosts.contains(host) else { return nil }
        default:
            return nil
        }

        guard segments.first == "returns", segments.count >= 2 else { return nil }
        switch segments[1] {
        case "start":
            let items = components.queryItems ?? []
            guard let orderID = items.first(where: { $0.name == "order" })?.value, !orderID.isEmpty else {
                return nil
            }
            let reason = items.first { $0.name == "reason" }?.value.flatMap(ReturnReason.init(rawValue:))
            self = .start(orderID: orderID, reason: reason)
        case "label" where segments.count == 3:
            self = .label(id: segments[2])
        default:
            return nil
        }
    }
}
