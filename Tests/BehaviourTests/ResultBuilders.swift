import Testing

/// Code that result builders of the project read.
@Suite struct ResultBuildersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "statements and branches",
            """
            struct Badge: Equatable { let text: String }
            @resultBuilder
            enum BadgeBuilder {
                static func buildExpression(_ badge: Badge) -> [Badge] { [badge] }
                static func buildBlock(_ parts: [Badge]...) -> [Badge] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [Badge]?) -> [Badge] { part ?? [] }
                static func buildEither(first part: [Badge]) -> [Badge] { part }
                static func buildEither(second part: [Badge]) -> [Badge] { part }
                static func buildArray(_ parts: [[Badge]]) -> [Badge] { parts.flatMap { $0 } }
            }

            final class Model {
                @BadgeBuilder
                func badges(_ size: Int, isOld: Bool) -> [Badge] {
                    let doubled = size * 2
                    Badge(text: "\\(doubled) MB")
                    if isOld { 1️⃣Badge(text: "Old") }
                    if doubled > 10 { 2️⃣Badge(text: "Big") } else { 3️⃣Badge(text: "Small") }
                }
            }
            """,
            reads: """
                badges(size, isOld) when isOld, size == 6 ⇒ returns [Badge(text: "{size * 2} MB"), Badge(text: "Old"), Badge(text: "Big")] 1️⃣2️⃣
                badges(size, isOld) when isOld, size == 5 ⇒ returns [Badge(text: "{size * 2} MB"), Badge(text: "Old"), Badge(text: "Small")] 1️⃣3️⃣
                badges(size, isOld) when !isOld, size == 6 ⇒ returns [Badge(text: "{size * 2} MB"), Badge(text: "Big")] 2️⃣
                badges(size, isOld) when !isOld, size == 5 ⇒ returns [Badge(text: "{size * 2} MB"), Badge(text: "Small")] 3️⃣
                badges(size, isOld) when isOld, size == 4 ⇒ returns [Badge(text: "{size * 2} MB"), Badge(text: "Old"), Badge(text: "Small")] 1️⃣3️⃣
                """),
        Snippet(
            "cases and loops",
            """
            struct Badge: Equatable { let text: String }
            @resultBuilder
            enum BadgeBuilder {
                static func buildExpression(_ badge: Badge) -> [Badge] { [badge] }
                static func buildBlock(_ parts: [Badge]...) -> [Badge] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [Badge]?) -> [Badge] { part ?? [] }
                static func buildEither(first part: [Badge]) -> [Badge] { part }
                static func buildEither(second part: [Badge]) -> [Badge] { part }
                static func buildArray(_ parts: [[Badge]]) -> [Badge] { parts.flatMap { $0 } }
            }

            enum Stage { case early, late }
            final class Model {
                @BadgeBuilder
                func badges(_ stage: Stage, tags: [String]) -> [Badge] {
                    switch stage {
                    case .early: 1️⃣Badge(text: "Early")
                    case .late: Badge(text: "Late")
                    }
                    for tag in tags { 2️⃣Badge(text: tag) }
                }
            }
            """,
            reads: """
                badges(stage, tags) when stage == .early, tags.count == 1 ⇒ returns [Badge(text: "Early"), Badge(text: tags[0])] 1️⃣2️⃣
                badges(stage, tags) when stage == .late, tags.count == 1 ⇒ returns [Badge(text: "Late"), Badge(text: tags[0])] 2️⃣
                """),
        Snippet(
            "a computed property, and code that returns as usual",
            """
            struct Badge: Equatable { let text: String }
            @resultBuilder
            enum BadgeBuilder {
                static func buildExpression(_ badge: Badge) -> [Badge] { [badge] }
                static func buildBlock(_ parts: [Badge]...) -> [Badge] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [Badge]?) -> [Badge] { part ?? [] }
                static func buildEither(first part: [Badge]) -> [Badge] { part }
                static func buildEither(second part: [Badge]) -> [Badge] { part }
                static func buildArray(_ parts: [[Badge]]) -> [Badge] { parts.flatMap { $0 } }
            }

            final class Model {
                var isNight = false
                @BadgeBuilder var now: [Badge] { if isNight { 1️⃣Badge(text: "Night") } }
                @BadgeBuilder var plain: [Badge] { 2️⃣return [Badge(text: "plain")] }
            }
            """,
            reads: """
                now ⇒ returns []
                now when earlier new isNight after set isNight ⇒ returns [Badge(text: "Night")] 1️⃣
                plain ⇒ returns [Badge(text: "plain")] 2️⃣
                """),
        Snippet(
            "closures that methods and initialisers are given",
            """
            struct Badge: Equatable { let text: String }
            @resultBuilder
            enum BadgeBuilder {
                static func buildExpression(_ badge: Badge) -> [Badge] { [badge] }
                static func buildBlock(_ parts: [Badge]...) -> [Badge] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [Badge]?) -> [Badge] { part ?? [] }
                static func buildEither(first part: [Badge]) -> [Badge] { part }
                static func buildEither(second part: [Badge]) -> [Badge] { part }
                static func buildArray(_ parts: [[Badge]]) -> [Badge] { parts.flatMap { $0 } }
            }

            struct Shelf: Equatable {
                let badges: [Badge]
                init(@BadgeBuilder _ make: () -> [Badge]) { badges = make() }
            }
            final class Model {
                func shelf(_ count: Int) -> Shelf {
                    Shelf {
                        Badge(text: "one")
                        if count > 3 { 1️⃣Badge(text: "many") }
                    }
                }
                func group(_ isOpen: Bool) -> [Badge] {
                    make { if isOpen { 2️⃣Badge(text: "open") } }
                }
                private func make(@BadgeBuilder _ content: () -> [Badge]) -> [Badge] { content() }
            }
            """,
            reads: """
                shelf(count) when count == 4 ⇒ returns.badges == [Badge(text: "one"), Badge(text: "many")] 1️⃣
                shelf(count) when count == 3 ⇒ returns.badges == [Badge(text: "one")]
                group(isOpen) when isOpen ⇒ returns [Badge(text: "open")] 2️⃣
                group(isOpen) when !isOpen ⇒ returns []
                """),
        Snippet(
            "parts that are joined one by one",
            """
            @resultBuilder
            enum TextBuilder {
                static func buildPartialBlock(first: String) -> String { first }
                static func buildPartialBlock(accumulated: String, next: String) -> String { accumulated + ", " + next }
                static func buildOptional(_ part: String?) -> String { part ?? "nothing" }
                static func buildFinalResult(_ text: String) -> String { 1️⃣text + "." }
            }
            final class Model {
                @TextBuilder
                func text(_ name: String, isKnown: Bool) -> String {
                    "Hello"
                    if isKnown { name }
                }
            }
            """,
            reads: """
                text(name, isKnown) when isKnown ⇒ returns "Hello, " + name + "." 1️⃣
                text(name, isKnown) when !isKnown ⇒ returns "Hello, nothing." 1️⃣
                """),
        Snippet(
            "parameters that take any number of values",
            """
            protocol Log { func write(_ words: String...) }
            struct Path: Equatable {
                let parts: [String]
                init(_ parts: String..., root: String = "/") { self.parts = [root] + parts }
            }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func path(_ name: String) -> Path { 1️⃣Path("a", name, root: "~") }
                func empty() -> Path { Path() }
                func sum() -> Int { total(1, 2, 3, scale: 2) + total() }
                func tell() { log.write("a", "b") }
                private func total(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
            }
            """,
            reads: """
                path(name) ⇒ returns.parts == ["~", "a", name] 1️⃣
                empty() ⇒ returns.parts == ["/"]
                sum() ⇒ returns 12
                tell() ⇒ log.write(["a", "b"])
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a builder that cannot do what the code wants",
            """
            @resultBuilder
            enum TextBuilder {
                static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
            static func buildLimitedAvailability(_ part: String) -> String { part }
            static func buildOptional(_ part: String?) -> String { part ?? "" }
            }
            final class Model {
                private(set) var last = ""
                func keep() { last = text }
                @TextBuilder private var text: String {
                    "a"
                    if #available(macOS 99, *) { "b" }
                }
            }
            """,
            reads: """
                keep() ⇒ nothing
                """)
    ]
}
