import Testing

/// Conditions that nobody can read: what holds whichever way the code takes is claimed.
@Suite struct UnknownConditionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a property that is made lazily, on one of the ways only",
            """
            import Foundation
            protocol Store { func text(for key: String) -> String }
            protocol Hub { func pulse() -> [AnyHashable: Any] }
            final class Model {
                private let store: Store
                private let hub: Hub
                private lazy var region: String = store.text(for: "region")
                private(set) var shown = ""
                private(set) var loads = 0
                init(store: Store, hub: Hub) { (self.store, self.hub) = (store, hub) }
                func load() {
                    1️⃣loads += 1
                    if let name = UserDefaults.standard.string(forKey: "region"), name != region { region = name }
                    shown = region
                }
            }
            """,
            reads: """
                load() ⇒ sut.loads == 1 1️⃣
                load() ⇒ store.text got key == "region" · sut.loads == 1 1️⃣
                """),
        Snippet(
            "acts after one whose ways, some of them, depend on something unknown",
            """
            import Foundation
            struct Lot: Equatable { var isWatched: Bool; let price: Int }
            protocol Store { func lot(completion: @escaping (Lot?) -> Void) }
            protocol Log { func note(_ text: String); func missing() }
            final class Model {
                private let store: Store
                private let log: Log
                private let formatter = NumberFormatter()
                private(set) var lot: Lot?
                init(store: Store, log: Log) { self.store = store; self.log = log }
                func load() {
                    store.lot { [weak self] lot in
                        guard let self else { return }
                        guard let lot else { 1️⃣return log.missing() }
                        2️⃣self.lot = lot
                        log.note(formatter.string(from: NSNumber(value: lot.price)) ?? fallback(lot))
                    }
                }
                func watch() { 3️⃣lot?.isWatched = true }
                private func fallback(_ lot: Lot) -> String { String(lot.price) }
            }
            """,
            reads: """
                load() when store.lot calls completion, store.lot#0 == nil ⇒ log.missing() · store.lot(_) · no log.note 1️⃣
                load() ⇒ store.lot(_) · no log.missing · no log.note
                load() when store.lot calls completion, store.lot#0 != nil ⇒ log.note(_) · store.lot(_) · sut.lot == store.lot#0 · no log.missing 2️⃣
                watch() when earlier store.lot calls completion, earlier store.lot#0 != nil after load() ⇒ sut.lot.isWatched == true 3️⃣
                """),
        Snippet(
            "what comes before and after",
            """
            import Foundation
            protocol Log { func note(_ text: String); func warn() }
            final class Model {
                private let log: Log
                private(set) var taps = 0
                private(set) var label = ""
                init(log: Log) { self.log = log }
                func tap() {
                    1️⃣taps += 1
                    if ProcessInfo.processInfo.isLowPowerModeEnabled { log.warn() } else { label = "on" }
                    2️⃣log.note("tapped")
                }
            }
            """,
            reads: """
                tap() ⇒ log.note("tapped") · sut.taps == 1 1️⃣2️⃣
                """),
        Snippet(
            "what is arranged all the same",
            """
            import Foundation
            protocol Store { func isOn() -> Bool }
            final class Model {
                private let store: Store
                private(set) var label = ""
                private(set) var isBusy = false
                init(store: Store) { self.store = store }
                func load() {
                    1️⃣isBusy = store.isOn()
                    if Locale.current.identifier == "de" { label = "An" } else { label = "On" }
                }
            }
            """,
            reads: """
                load() ⇒ store.isOn() · sut.isBusy == store.isOn() 1️⃣
                """),
        Snippet(
            "a double that only one of the ways asks is arranged",
            """
            import Foundation
            struct Film {}
            protocol Store { func film() -> Film }
            final class Model {
                private let store: Store
                private(set) var taps = 0
                private(set) var film: Film?
                init(store: Store) { self.store = store }
                func tap() {
                    1️⃣taps += 1
                    if ProcessInfo.processInfo.isLowPowerModeEnabled { film = store.film() }
                }
            }
            """,
            reads: """
                tap() ⇒ sut.taps == 1 1️⃣
                """),
        Snippet(
            "an initialiser that decides by something unknown",
            """
            import Foundation
            protocol Log { func note(_ text: String); func warn() }
            final class Model {
                private let log: Log
                private(set) var taps = 0
                private(set) var isSlow = false
                private let zone: String
                init(log: Log) {
                    self.log = log
                    zone = TimeZone.current.localizedName(for: .standard, locale: nil) ?? log.name()
                    if ProcessInfo.processInfo.isLowPowerModeEnabled { isSlow = true }
                    guard Locale.current.identifier == "de" else { return }
                    taps = 7
                    log.warn()
                }
                func tap() {
                    1️⃣log.note("tapped")
                    2️⃣isSlow = true
                    taps += 1
                    log.warn()
                }
            }
            extension Log { func name() -> String { "log" } }
            """,
            reads: """
                tap() ⇒ log.note("tapped") · sut.isSlow == true 1️⃣2️⃣
                """),
        Snippet(
            "what only one of the ways asks is arranged for it",
            """
            import Foundation
            protocol Store { func isOld() -> Bool; func isOn() -> Bool }
            final class Model {
                private let store: Store
                init(store: Store) {
                    self.store = store
                }
                func isSpecial() -> Bool {
                    1️⃣return ProcessInfo.processInfo.isLowPowerModeEnabled || store.isOn()
                }
            }
            """,
            reads: """
                isSpecial() ⇒ returns store.isOn() 1️⃣
                """),
        Snippet(
            "what is returned before something unknown decides",
            """
            import Foundation
            protocol Store { func names() -> [String] }
            struct Model {
                let store: Store
                func title() -> String {
                    guard let first = store.names().first else { 1️⃣return "Nobody" }
                    return UserDefaults.standard.bool(forKey: "short") ? first : first + "!"
                }
            }
            """,
            reads: """
                title() when store.names().count == 0 ⇒ returns "Nobody" 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a key under which there may be nothing",
            """
            import Foundation
            enum Pick { case first, second }
            final class Model {
                private(set) var errors: [Pick: String] = [:]
                init() {}
                func end(_ pick: Pick) {
                    1️⃣errors[pick] = ProcessInfo.processInfo.isLowPowerModeEnabled ? "low" : nil
                }
            }
            """,
            reads: """
                end(pick) ⇒ nothing
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "what only one of the ways does",
            """
            import Foundation
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                private(set) var taps = 0
                init(log: Log) { self.log = log }
                func tap() {
                    guard ProcessInfo.processInfo.isLowPowerModeEnabled else { return }
                    1️⃣taps += 1
                    2️⃣log.note("tapped")
                }
            }
            """,
            reads: """
                tap() ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """),
        Snippet(
            "a text that a loop over what nobody knows looks for",
            """
            import Foundation
            enum Texts {
                static func text(_ key: String) -> String {
                    for language in Locale.preferredLanguages {
                        if let found = UserDefaults.standard.string(forKey: language + key) { return found }
                    }
                    return key
                }
            }
            protocol Log { func write(_ text: String) }
            struct Notice { var title: String; var isUrgent: Bool }
            final class Model {
                private let log: Log
                private(set) var title = Texts.text("title")
                private(set) var notice: Notice?
                init(log: Log) { self.log = log }
                func warn() {
                    1️⃣notice = Notice(title: Texts.text("warning"), isUrgent: true)
                    2️⃣log.write("warned")
                }
            }
            """,
            reads: """
                warn() ⇒ log.write("warned") · sut.notice.isUrgent == true 1️⃣2️⃣
                """),
    ]
}
