import Testing

/// `a?.b`: what is done where something is there.
@Suite struct OptionalChainingTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a member of what may be nothing",
            """
            struct User { let name: String }
            protocol Session { func user() -> User? }
            final class Model {
                private let session: Session
                private(set) var name: String? = "old"
                init(session: Session) { self.session = session }
                func load() { 1️⃣name = session.user()?.name }
            }
            """,
            reads: """
                load() when session.user() != nil ⇒ session.user() · sut.name == session.user().name 1️⃣
                """),
        Snippet(
            "a dependency that may be missing",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log?
                init(log: Log?) { self.log = log }
                func run() { 1️⃣log?.note("run") }
            }
            """,
            reads: """
                run() ⇒ log.note("run") 1️⃣
                """),
        Snippet(
            "comparing a part of what may be nothing",
            """
            struct User { let isAdmin: Bool }
            protocol Session { var user: User? { get }; func enter() }
            final class Model {
                private let session: Session
                init(session: Session) { self.session = session }
                func enter() {
                    1️⃣guard session.user?.isAdmin == true else { return }
                    2️⃣session.enter()
                }
            }
            """,
            reads: """
                enter() when session.user != nil, session.user.isAdmin ⇒ session.enter() 1️⃣2️⃣
                enter() when !session.user.isAdmin, session.user != nil ⇒ no session.enter 1️⃣
                """),
        Snippet(
            "an assignment through a chain",
            """
            struct Draft: Equatable { var text: String }
            final class Model {
                private(set) var draft: Draft?
                init(draft: Draft?) { self.draft = draft }
                func edit(_ text: String) { 1️⃣draft?.text = text }
            }
            """,
            reads: """
                init ⇒ sut.draft == draft
                edit(text) when draft != nil ⇒ sut.draft.text == text 1️⃣
                """),
        Snippet(
            "`map` of an optional by a key path or a plain value",
            """
            struct User { let name: String }
            protocol Session { func user() -> User? }
            final class Model {
                private let session: Session
                private(set) var name: String? = "old"
                init(session: Session) { self.session = session }
                func load() { 1️⃣name = session.user().map { $0.name } }
            }
            """,
            reads: """
                load() when session.user() != nil ⇒ session.user() · sut.name == session.user().name 1️⃣
                """),
        Snippet(
            "`map` of an optional to a list",
            """
            struct User { let name: String }
            protocol Session { func user() -> User? }
            final class Model {
                private let session: Session
                private(set) var names: [String]? = []
                init(session: Session) { self.session = session }
                func load() { 1️⃣names = session.user().map { [$0.name] } }
            }
            """,
            reads: """
                load() when session.user() != nil ⇒ session.user() · sut.names == [session.user().name] 1️⃣
                """),
        Snippet(
            "a text that may be missing, made a link",
            """
            import Foundation
            struct Item { let guid: String; let link: String? }
            struct Article: Equatable { let id: String; let link: URL? }
            protocol Store { func items() -> [Item]; func save(_ articles: [Article]) }
            final class Feed {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    let articles = store.items().map { Article(id: $0.guid, link: $0.link.flatMap(URL.init(string:))) }
                    1️⃣if !articles.isEmpty { 2️⃣store.save(articles) }
                }
            }
            """,
            reads: """
                load() when store.items().count == 1, store.items()[0].link == "https://example.com" ⇒ store.save([Article(id: store.items()[0].guid, link: URL(string: store.items()[0].link))]) 1️⃣2️⃣
                load() when store.items().count == 0 ⇒ no store.save 1️⃣
                """),
    ]
}
