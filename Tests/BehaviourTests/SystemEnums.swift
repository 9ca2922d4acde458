import Testing

/// Enums that libraries declare, and what dictionaries of anything hold.
@Suite struct SystemEnumsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "that a dependency keeps",
            """
            protocol Settings: AnyObject { var direction: ComparisonResult { get set } }
            final class Model {
                private let settings: any Settings
                init(settings: any Settings) { self.settings = settings }
                func toggle() {
                    let isDescending = settings.direction == .orderedDescending
                    1️⃣settings.direction = isDescending ? .orderedAscending : .orderedDescending
                }
            }
            """,
            reads: """
                toggle() when settings.direction == .orderedAscending ⇒ settings.direction == .orderedDescending 1️⃣
                toggle() when settings.direction == .orderedSame ⇒ settings.direction == .orderedDescending 1️⃣
                toggle() when settings.direction == .orderedDescending ⇒ settings.direction == .orderedAscending 1️⃣
                """),
        Snippet(
            "that say what is allowed",
            """
            protocol Locating: AnyObject { var status: CLAuthorizationStatus { get }; func ask() }
            final class Model {
                private(set) var note = ""
                private let locating: any Locating
                init(locating: any Locating) { self.locating = locating }
                func appear() {
                    switch locating.status {
                    case .notDetermined: 1️⃣locating.ask()
                    case .denied, .restricted: 2️⃣note = "Allow it"
                    case .authorizedAlways, .authorizedWhenInUse: 3️⃣note = "Good"
                    @unknown default: note = "?"
                    }
                }
            }
            """,
            reads: """
                appear() when locating.status == .notDetermined ⇒ locating.ask() 1️⃣
                appear() when locating.status == .restricted ⇒ sut.note == "Allow it" · no locating.ask 2️⃣
                appear() when locating.status == .denied ⇒ sut.note == "Allow it" · no locating.ask 2️⃣
                appear() when locating.status == .authorizedAlways ⇒ sut.note == "Good" · no locating.ask 3️⃣
                appear() when locating.status == .authorizedWhenInUse ⇒ sut.note == "Good" · no locating.ask 3️⃣
                """),
        Snippet(
            "a setting that the code wrote is not set again",
            """
            protocol Settings: AnyObject { var hides: Bool { get set } }
            final class Model {
                private(set) var rows: [Int] = []
                private let settings: any Settings
                init(settings: any Settings) { self.settings = settings }
                func hide(_ hides: Bool) { 1️⃣settings.hides = hides }
                func show() { 2️⃣rows = settings.hides ? [] : [1] }
            }
            """,
            reads: """
                hide(hides) ⇒ settings.hides == hides 1️⃣
                show() when !settings.hides ⇒ sut.rows == [1] 2️⃣
                show() when settings.hides ⇒ sut.rows == [] 2️⃣
                """),
        Snippet(
            "a dictionary of anything",
            """
            protocol Posting { func post(name: Notification.Name, userInfo: [String: Any]?) }
            enum Key { static let text = "text" }
            extension Notification.Name { static let failed = Notification.Name("Failed") }
            final class Model {
                private let posting: any Posting
                init(posting: any Posting) { self.posting = posting }
                func fail(_ count: Int) {
                    1️⃣posting.post(name: .failed, userInfo: [Key.text: "Failed", "count": count])
                }
            }
            """,
            reads: """
                fail(count) ⇒ posting.post(.failed, _) · posting.post got userInfo.count == 2 · posting.post got userInfo["count"] as Int == count · posting.post got userInfo["text"] as String == "Failed" 1️⃣
                """),
    ]
}
