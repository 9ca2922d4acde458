import Testing

/// `a?.b`: what is done where something is there.
@Suite struct OptionalChainingTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what an expression that is an optional by its type is mapped to",
            """
            struct Note: Equatable { var text: String; var hint: String? }
            final class Desk {
                private(set) var shown: String?
                private(set) var typed: String?
                func show(_ text: String) { 1️⃣shown = Note(text: text, hint: text).hint.map { $0 + "!" } }
                func cast() { 2️⃣typed = ("d" as String?).map { $0 + "?" } }
                func find() { 3️⃣typed = first().map { $0 + "." } }
                func end(_ note: Note?) { 4️⃣typed = (note?.text).map { $0 + "-" } }
                func pick(_ note: Note?) { 5️⃣typed = (note == nil ? shown : note?.text).map { $0 + "," } }
                private func first() -> String? { "f" }
            }
            """,
            reads: """
                show(text) ⇒ sut.shown == text + "!" 1️⃣
                cast() ⇒ sut.typed == "d?" 2️⃣
                find() ⇒ sut.typed == "f." 3️⃣
                end(note) when note != nil ⇒ sut.typed == note.text + "-" 4️⃣
                pick(note) when note != nil ⇒ sut.typed == note.text + "," 5️⃣
                pick(note) when note == nil after show(text) ⇒ sut.typed == earlier text + "!" + "," 5️⃣
                """),
        Snippet(
            "nothing is changed where there is nothing",
            """
            final class Box { var isOpen = false; var count = 0; init() {} }
            struct Flag { var isUp = false }
            final class Desk {
                private(set) var box: Box?
                private(set) var flag: Flag?
                private(set) var tries = 0
                func open() {
                    box?.isOpen.toggle()
                    box?.count += 1
                    flag?.isUp.toggle()
                    1️⃣tries += 1
                }
            }
            """,
            reads: """
                open() ⇒ sut.tries == 1 1️⃣
                """),
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
                load() when store.items().count == 1, store.items()[0].link == "https://example.com" ⇒ store.save([Article(id: store.items()[0].guid, link: URL(string: "https://example.com"))]) 1️⃣2️⃣
                load() when store.items().count == 0 ⇒ no store.save 1️⃣
                """),
    ]
}
