import Testing

/// Addresses that open places in an app, taken apart by words.
@Suite struct LinksTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an identifier that is written out",
            """
            import Foundation
            struct Person: Equatable { let id: UUID; var name: String }
            final class Model {
                static let nobody = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
                private(set) var person: Person?
                func sign(_ name: String) { 1️⃣person = Person(id: Self.nobody, name: name) }
            }
            """,
            reads: """
                sign(name) ⇒ sut.person == Person(id: UUID(uuidString: "00000000-0000-0000-0000-000000000000"), name: name) 1️⃣
                """),
        Snippet(
            "a parser with constants, words of a path, a query and the names of cases",
            """
            import Foundation
            enum Page: String { case profile, billing }
            enum Place: Equatable { case item(id: String, size: Int?), invite(String), settings(Page) }
            enum Links { static let scheme = "shop"; static let host = "shop.example" }
            struct Parser {
                func place(_ url: URL) -> Place? {
                    var words = url.path.split(separator: "/").map(String.init)
                    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                    switch url.scheme {
                    case Links.scheme: if let host = url.host { words.insert(host, at: 0) }
                    case "https":
                        guard url.host == Links.host else { return nil }
                    default: return nil
                    }
                    let query = (parts?.queryItems ?? []).reduce(into: [String: String]()) { $0[$1.name] = $1.value }
                    switch (words.first, words.dropFirst().first) {
                    case ("item", let id?): return .item(id: id, size: query["size"].flatMap(Int.init))
                    case ("invite", let code?) where code.count == 6: return .invite(code.uppercased())
                    case ("settings", let page): return .settings(page.flatMap(Page.init) ?? .profile)
                    default: return nil
                    }
                }
            }
            protocol Router { func go(to place: Place) }
            final class Opener {
                private let router: Router
                private let parser = Parser()
                init(router: Router) { self.router = router }
                func open(_ url: URL) -> Bool {
                    guard let place = parser.place(url) else { return false }
                    1️⃣router.go(to: place)
                    return true
                }
            }
            """,
            reads: """
                open(url) when url == "shop://item/12?size=12" ⇒ returns true · router.go(.item(id: "12", size: 12)) 1️⃣
                open(url) when url == "shop://invite/12?size=12" ⇒ returns false · no router.go
                open(url) when url == "shop://settings/12?size=12" ⇒ returns true · router.go(.settings(.profile)) 1️⃣
                open(url) when url == "https://shop.example/item/12" ⇒ returns true · router.go(.item(id: "12", size: nil)) 1️⃣
                open(url) when url == "shop://invite/abcdef" ⇒ returns true · router.go(.invite("ABCDEF")) 1️⃣
                open(url) when url == "shop://settings/billing" ⇒ returns true · router.go(.settings(.billing)) 1️⃣
                open(url) when url == "shop://item" ⇒ returns false · no router.go
                open(url) when url == "https://shop.example/12?size=value" ⇒ returns false · no router.go
                open(url) when url == "http://shop.example/12?size=value" ⇒ returns false · no router.go
                """),
        Snippet(
            "a constant that is written as a case is",
            """
            enum Codes { static let done = 3; static let lost = 4 }
            protocol Screen { func show(_ text: String) }
            final class Tracker {
                private let screen: Screen
                init(screen: Screen) { self.screen = screen }
                func received(_ code: Int) {
                    switch code {
                    case Codes.done: 1️⃣screen.show("done")
                    case Codes.lost: 2️⃣screen.show("lost")
                    default: break
                    }
                }
            }
            """,
            reads: """
                received(code) when code == 3 ⇒ screen.show("done") 1️⃣
                received(code) when code == 4 ⇒ screen.show("lost") 2️⃣
                """),
        Snippet(
            "a weight as it is typed",
            """
            import Foundation
            struct Parcel: Equatable { let grams: Int? }
            protocol Post { func send(_ parcel: Parcel) }
            final class Form {
                var weight = ""
                private let post: Post
                init(post: Post) { self.post = post }
                func send() {
                    let kilograms = Decimal(string: weight)
                    1️⃣post.send(Parcel(grams: kilograms.map { NSDecimalNumber(decimal: $0 * 1000).intValue }))
                }
            }
            """,
            reads: """
                send() ⇒ post.send(Parcel(grams: nil)) 1️⃣
                send() when earlier new weight == "12" after set weight ⇒ post.send(Parcel(grams: 12000)) 1️⃣
                """),
        Snippet(
            "whole hours and what is left",
            """
            protocol Screen { func show(_ text: String) }
            final class Timer {
                private let screen: Screen
                init(screen: Screen) { self.screen = screen }
                func show(_ minutes: Int) {
                    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
                    if hours == 0 { 1️⃣screen.show("\\(rest) min") } else { 2️⃣screen.show("\\(hours) h") }
                }
            }
            """,
            reads: """
                show(minutes) when minutes == 59 ⇒ screen.show("59 min") 1️⃣
                show(minutes) when minutes == 60 ⇒ screen.show("1 h") 2️⃣
                """),
        Snippet(
            "an enum that is made of an address, whose parts are told apart in pairs",
            """
            import Foundation
            enum Place: Equatable {
                case trail(slug: String), permit(code: String), leave
                static let host = "trails.example"
                init?(_ url: URL) {
                    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
                    var path = parts.path.split(separator: "/").map(String.init)
                    switch (parts.scheme?.lowercased(), parts.host) {
                    case ("ranger", let host?): path.insert(host, at: 0)
                    case ("https", Self.host): break
                    default: return nil
                    }
                    switch (path.first, path.dropFirst().first) {
                    case ("trail", let slug?): self = .trail(slug: slug)
                    case ("permit", let code?) where code.count >= 4: self = .permit(code: code.uppercased())
                    case ("leave", nil): self = .leave
                    default: return nil
                    }
                }
            }
            protocol Router { func go(to place: Place) }
            final class Opener {
                private let router: Router
                init(router: Router) { self.router = router }
                func open(_ url: URL) -> Bool {
                    guard let place = Place(url) else { return false }
                    1️⃣router.go(to: place)
                    return true
                }
            }
            """,
            reads: """
                open(url) when url == "ranger://trail/12" ⇒ returns true · router.go(.trail(slug: "12")) 1️⃣
                open(url) when url == "ranger://permit/12" ⇒ returns false · no router.go
                open(url) when url == "ranger://leave/12" ⇒ returns false · no router.go
                open(url) when url == "ranger://permit/abcd" ⇒ returns true · router.go(.permit(code: "ABCD")) 1️⃣
                open(url) when url == "ranger://leave" ⇒ returns true · router.go(.leave) 1️⃣
                open(url) when url == "http://trails.example/12" ⇒ returns false · no router.go
                """),
        Snippet(
            "an enum that makes itself of an address, by the first word and how many there are",
            """
            import Foundation
            enum Link: Equatable { case space(String), room(String, String), membership(String?) }
            extension Link {
                init?(url: URL) {
                    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
                    var path = parts.path.split(separator: "/").map(String.init)
                    if parts.scheme == "desk", let host = parts.host {
                        path.insert(host, at: 0)
                    } else if parts.host != "desk.example" {
                        return nil
                    }
                    switch (path.first, path.count) {
                    case ("spaces", 2): self = .space(path[1])
                    case ("spaces", 4) where path[2] == "rooms": self = .room(path[1], path[3])
                    case ("membership", 1): self = .membership(parts.queryItems?.first { $0.name == "promo" }?.value)
                    default: return nil
                    }
                }
            }
            protocol Navigator { func go(_ link: Link) }
            final class Flow {
                private let navigator: Navigator
                init(navigator: Navigator) { self.navigator = navigator }
                func open(_ url: URL) -> Bool {
                    guard let link = Link(url: url) else { return false }
                    1️⃣navigator.go(link)
                    return true
                }
            }
            """,
            reads: """
                open(url) when url == "desk://rooms/12?promo=12" ⇒ returns false · no navigator.go
                open(url) when url == "desk://spaces/12?promo=12" ⇒ returns true · navigator.go(.space("12")) 1️⃣
                open(url) when url == "desk://spaces/12/rooms/13" ⇒ returns true · navigator.go(.room("12", "13")) 1️⃣
                open(url) when url == "https://desk.example/rooms/12" ⇒ returns false · no navigator.go
                open(url) when url == "desk://membership" ⇒ returns true · navigator.go(.membership(nil)) 1️⃣
                open(url) when url == "https://other.example/12?promo=value" ⇒ returns false · no navigator.go
                """),
    ]
}
