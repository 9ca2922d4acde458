import Testing

/// Closures that lie in values, as those of an alert's buttons.
@Suite struct KeptClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "the actions of an alert, and of one that a dependency is told",
            """
            struct Button { let title: String; let action: () -> Void }
            struct Alert { var title: String; var button: Button?; var dismiss: (() -> Void)? }
            protocol Log { func log(_ text: String) }
            protocol Screens: AnyObject { func present(_ alert: Alert); func pop() }
            final class Model {
                private(set) var alert: Alert?
                private(set) var code = "1234"
                private let log: Log
                private let screens: Screens
                init(log: Log, screens: Screens) { (self.log, self.screens) = (log, screens) }
                func reset() { alert = Alert(title: "reset", dismiss: { [weak self] in 1️⃣self?.code = "" }) }
                func ask(_ name: String) {
                    alert = .init(title: "ask", button: Button(title: "ok") { [weak self] in 2️⃣self?.log.log(name) })
                }
                func leave() {
                    screens.present(Alert(title: "leave", button: .init(title: "ok") { [weak self] in 3️⃣self?.screens.pop() }))
                }
            }
            """,
            reads: """
                reset() ⇒ sut.alert.title == "reset"
                ask(name) ⇒ sut.alert.button.title == "ok" · sut.alert.title == "ask"
                leave() ⇒ screens.present(_) · screens.present got alert.button.title == "ok" · screens.present got alert.title == "leave"
                alertButtonAction() after ask(name) ⇒ log.log(earlier name) 2️⃣
                alertDismiss() after reset() ⇒ sut.code == "" 1️⃣
                alertButtonAction() after leave() ⇒ screens.pop() 3️⃣
                """),
        Snippet(
            "the action of an alert in the state of another object",
            """
            struct Alert { var title: String; var action: (() -> Void)? }
            struct Shown { var code = "1234"; var alert: Alert? }
            final class Context {
                fileprivate(set) var shown: Shown
                init(shown: Shown) { self.shown = shown }
            }
            final class Model {
                let context: Context
                private var shown: Shown { get { context.shown } set { context.shown = newValue } }
                init() { context = Context(shown: Shown()) }
                func reset() { 1️⃣shown.alert = Alert(title: "reset") { [weak self] in 2️⃣self?.shown.code = "" } }
            }
            """,
            reads: """
                reset() ⇒ sut.context.shown.alert.title == "reset" 1️⃣
                shownAlertAction() after reset() ⇒ sut.context.shown.alert.title == "reset" · sut.context.shown.code == "" 2️⃣
                """),
        Snippet(
            "the actions in the list of an alert, one of them awaited",
            """
            struct Action { let title: String; var handler: (() async -> Void)? }
            struct Alert { let title: String; var actions: [Action] = [] }
            protocol Screens: AnyObject { func show(_ alert: Alert); func open(_ route: String) async }
            final class Model {
                private(set) var alert: Alert?
                private(set) var count = 0
                private let screens: Screens
                init(screens: Screens) { self.screens = screens }
                func deny() {
                    screens.show(Alert(title: "off", actions: [
                        .init(title: "Settings") { [screens] in 1️⃣await screens.open("settings") }, .init(title: "Not now"),
                    ]))
                }
                func ask() {
                    alert = Alert(title: "ask", actions: [.init(title: "no"), Action(title: "yes") { [weak self] in 2️⃣self?.count += 1 }])
                }
            }
            """,
            reads: """
                deny() ⇒ screens.show(_) · screens.show got alert.actions.count == 2 · screens.show got alert.actions[0].title == "Settings" · screens.show got alert.actions[1].title == "Not now" · screens.show got alert.title == "off"
                ask() ⇒ sut.alert.actions.count == 2 · sut.alert.title == "ask"
                actionsSecondHandler() after ask() ⇒ sut.count == 1 2️⃣
                actionsFirstHandler() after deny() ⇒ screens.open("settings") 1️⃣
                """),
    ]
}
