import Testing

/// `is`, `as?` and `as!`.
@Suite struct CastsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a value of any type, or none",
            """
            protocol Store { func object(for key: String) -> Any? }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var size: Int { 1️⃣store.object(for: "size") as? Int ?? 17 }
            }
            """,
            reads: """
                size when store.object() == 2 ⇒ returns store.object() · store.object("size") 1️⃣
                size when store.object() == nil ⇒ returns 17 · store.object("size") 1️⃣
                """),
        Snippet(
            "the type of a value",
            """
            protocol Store { func save(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ value: Any) { if let text = value as? String { 1️⃣store.save(text) } }
            }
            """,
            reads: """
                save(value) when !value.isEmpty ⇒ store.save(value) 1️⃣
                """),
        Snippet(
            "the type of an error",
            """
            enum Failure: Error { case gone }
            protocol Store { func load() throws }
            final class Model {
                private let store: Store
                private(set) var isGone = false
                init(store: Store) { self.store = store }
                func load() {
                    do { try store.load() } catch let error as Failure { 1️⃣isGone = error == .gone } catch {}
                }
            }
            """,
            reads: """
                load() ⇒ store.load()
                load() when store.load throws .gone ⇒ store.load() · sut.isGone == true 1️⃣
                load() when store.load throws other than Failure.* ⇒ store.load()
                """),
        Snippet(
            "an error that is of no type asked for first",
            """
            enum PaymentError: Error { case blocked, declined }
            protocol Payments { func pay() async throws }
            final class Checkout {
                private(set) var message = ""
                private let payments: Payments
                init(payments: Payments) { self.payments = payments }
                func pay() async {
                    do {
                        try await payments.pay()
                    } catch {
                        if error is CancellationError { return }
                        switch error as? PaymentError {
                        case .blocked: 1️⃣message = "blocked"
                        case .declined, nil: 2️⃣message = "declined"
                        }
                    }
                }
            }
            """,
            reads: """
                pay() ⇒ payments.pay()
                pay() when payments.pay throws ⇒ payments.pay() · sut.message == ""
                pay() when payments.pay throws .blocked ⇒ payments.pay() · sut.message == "blocked" 1️⃣
                pay() when payments.pay throws .declined ⇒ payments.pay() · sut.message == "declined" 2️⃣
                pay() when payments.pay throws other than CancellationError.*, PaymentError.* ⇒ payments.pay() · sut.message == "declined" 2️⃣
                """),
        Snippet(
            "an action, told from others by a cast, with a kind of its own",
            """
            protocol ActionKind {}
            protocol Action {
                var window: Int { get }
                var kind: any ActionKind { get }
            }
            enum NoteKind: ActionKind { case open, keep }
            enum OtherKind: ActionKind { case open }
            struct NoteAction: Action {
                let window: Int
                let kind: any ActionKind
                var text: String? = nil
            }
            protocol Store { func save(_ text: String) }
            final class Model {
                private let store: Store
                private(set) var isOpen = false
                init(store: Store) { self.store = store }
                func dispatch(_ action: any Action) {
                    guard action.window == 2, let action = action as? NoteAction else { return }
                    switch action.kind {
                    case NoteKind.open: 1️⃣isOpen = true
                    case NoteKind.keep: 2️⃣store.save(action.text ?? "none")
                    default: 3️⃣isOpen = false
                    }
                }
            }
            """,
            reads: """
                dispatch(action) when action != nil, action.kind == .open, action.window == 2 ⇒ sut.isOpen == true · no store.save 1️⃣
                dispatch(action) when action != nil, action.kind == .keep, action.text != nil, action.window == 2 ⇒ store.save(action.text) 2️⃣
                dispatch(action) when action != nil, action.kind == .keep, action.text == nil, action.window == 2 ⇒ store.save("none") 2️⃣
                dispatch(action) when action != nil, action.kind != nil, action.window == 2 ⇒ sut.isOpen == false · no store.save 3️⃣
                dispatch(action) when action != nil, action.kind != nil, action.window == 2, earlier action != nil, earlier action.kind == .open, earlier action.window == 2 after dispatch(action) ⇒ sut.isOpen == false · no store.save 3️⃣
                """),
    ]
}
