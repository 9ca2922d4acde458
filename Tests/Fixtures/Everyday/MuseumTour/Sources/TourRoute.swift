import Foundation

enum TourRoute: Hashable, Sendable {
    case welcome
    case ticketScan(prefilled: String?)
    case floorPlan(floor: Int)
    case exhibit(id: Int, autoplay: Bool)
    case shop(category: String?)
    case feedback
}

enum TourLink: Equatable {
    case exhibit(Int)
    case floor(Int)
    case ticket(String)
    case shop(String?)

    /// museum://exhibit/12, museum://floor/2, museum://ticket?code=AB12, museum://shop?category=books
    init?(url: URL) {
        guard url.scheme == "museum", let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            return nil
        }
        let query = Dictionary(
            (components.queryItems ?? []).map { ($0.name, $0.value ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
        let number = Int(url.lastPathComponent)
        switch (components.host, number) {
        case ("exhibit", let id?) where id > 0:
            self = .exhibit(id)
        case ("floor", let floor?) where (-1...3).contains(floor):
            self = .floor(floor)
        case ("ticket", _):
            guard let code = query["code"], code.count >= 4 else { return nil }
            self = .ticket(code.uppercased())
        case ("shop", _):
            self = .shop(query["category"])
        default:
            return nil
        }
    }
}
