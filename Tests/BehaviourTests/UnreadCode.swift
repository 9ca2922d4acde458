import Testing

/// What may happen in code that is not read: nothing is said of it, and nothing that it may undo.
@Suite struct UnreadCodeTable {
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let unclaimed: [Snippet] = [
        Snippet(
            "what a subject may send from a closure that foreign code is given",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                let sent = PassthroughSubject<Int, Never>()
                func run(_ x: Int) { if x > 3 { sent.send(1) } else { wrapped { 1️⃣sent.send(2) } } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ sut.sent sent [1]
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "what it may send there through a method of its own",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                let sent = PassthroughSubject<Int, Never>()
                func run(_ x: Int) { if x > 3 { sent.send(1) } else { wrapped { tell() } } }
                private func tell() { 1️⃣sent.send(9) }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ sut.sent sent [1]
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a closure of the SUT that may be called there",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                var onDone: (() -> Void)?
                func run(_ x: Int) { if x > 3 { onDone?() } else { wrapped { 1️⃣onDone?() } } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when onDone != nil, x == 4 ⇒ onDone()
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a closure of the test that foreign code is given",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int, done: @escaping () -> Void) { if x > 3 { done() } else { 1️⃣wrapped(done) } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x, done) when x == 4 ⇒ done()
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a dependency that foreign code is given",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int) { if x > 3 { bell.ring() } else { 1️⃣use(bell) } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ bell.ring()
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a method of the SUT that foreign code is given",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int) { if x > 3 { bell.ring() } else { wrapped(tell) } }
                private func tell() { 1️⃣bell.ring() }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ bell.ring()
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a dependency under a local name",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int) { let local = bell; if x > 3 { bell.ring() } else { wrapped { 1️⃣local.ring() } } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ bell.ring()
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a property of a dependency that may be set there",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int) { bell.level = 4; if x > 3 { bell.ring() } else { wrapped { 1️⃣bell.level = 5 } } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ bell.ring() · bell.level == 4
                run(x) when x == 3 ⇒ no bell.ring
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "what a setter or an observer may do there",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                private(set) var count = 0
                private(set) var label = ""
                var mode: Int { get { count } set { count = newValue } }
                var watched = 0 { didSet { label = "changed" } }
                func run(_ x: Int) { if x > 3 { bell.ring() } else { wrapped { 1️⃣mode = 5; watched = 5 } } }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                mode ⇒ returns 0
                set mode ⇒ sut.count == new mode
                set watched ⇒ sut.label == "changed"
                run(x) when x == 4 ⇒ bell.ring()
                run(x) when x == 3 ⇒ no bell.ring
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "a local variable that may be changed there",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                private(set) var count = 0
                func run(_ x: Int) { var local = 3; if x > 3 { bell.ring() } else { wrapped { 1️⃣local = 5 } }; count = local }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) when x == 4 ⇒ bell.ring() · sut.count == 3
                run(x) when x == 3 ⇒ no bell.ring
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "what follows a loop that may leave the method",
            """
            protocol Bell: AnyObject { var level: Int { get set }; func ring() }
            final class Model {
                private let bell: Bell
                func run(_ x: Int) { for step in sequence(first: 0, next: { $0 < x ? $0 + 1 : nil }) { 1️⃣if step == 2 { return } }; bell.ring() }
                init(bell: Bell) { self.bell = bell }
            }
            """,
            reads: """
                run(x) ⇒ nothing
                1️⃣ ⇒ nothing
                """),
    ]
}
