import Testing

/// Texts that code looks up under keys, which a test names as the code does.
@Suite struct LookedUpTextsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "texts of a language, some with arguments",
            """
            import Foundation
            enum Texts {
                static var title: String { return tr("Main", "title") }
                static func added(_ name: Any) -> String { return tr("Main", "added", String(describing: name)) }
                enum Failure {
                    static let offline = Texts.tr("Main", "failure.offline")
                    static let other = NSLocalizedString("failure.other", comment: "")
                }
                static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
                    for language in Bundle.main.preferredLocalizations {
                        guard let path = Bundle.main.path(forResource: language, ofType: "lproj") else { continue }
                        return String(format: path, arguments: arguments)
                    }
                    return key
                }
                static var greeting: String { make("Hello") }
                static func make(_ text: String) -> String { text + "!" }
            }
            protocol API { func add(_ name: String) throws }
            final class Model {
                private(set) var note = ""
                private(set) var message: String?
                private let api: API
                init(api: API) { self.api = api }
                func add(_ name: String) {
                    do {
                        try api.add(name)
                        1️⃣note = Texts.added(name)
                        2️⃣message = Texts.title
                    } catch { 3️⃣message = Texts.Failure.offline }
                }
                func fail() { 4️⃣message = Texts.Failure.other }
                func greet() { 5️⃣note = Texts.greeting }
            }
            """,
            reads: """
                add(name) ⇒ api.add(name) · sut.message == Texts.title · sut.note == Texts.added(name) 1️⃣2️⃣
                add(name) when api.add throws ⇒ api.add(name) · sut.message == Texts.Failure.offline 3️⃣
                fail() ⇒ sut.message == Texts.Failure.other 4️⃣
                greet() ⇒ sut.note == "Hello!" 5️⃣
                """)
    ]
}
