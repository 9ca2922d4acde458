import Testing

/// Lists that are gone through only as far as somebody asks.
@Suite struct LazyListsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "as lists",
            """
            protocol Source { func all() -> [Int] }
            final class Model {
                private(set) var values: [Int] = []
                private let source: any Source
                init(source: any Source) { self.source = source }
                func load() { 1️⃣values = source.all() }
                var big: Int { 2️⃣values.lazy.filter { $0 > 3 }.count }
                func first() -> Int? { 3️⃣values.lazy.map { $0 * 2 }.first { $0 > 6 } }
            }
            """,
            reads: """
                load() ⇒ source.all() · sut.values == source.all() 1️⃣
                big ⇒ returns 0 2️⃣
                big when earlier source.all().count == 2, earlier source.all()[0] == 4, earlier source.all()[1] == 3 after load() ⇒ returns [earlier source.all()[0]].count 2️⃣
                big when earlier source.all().count == 2, earlier source.all()[0] == 4, earlier source.all()[1] == 2 after load() ⇒ returns [earlier source.all()[0]].count 2️⃣
                first() ⇒ returns nil 3️⃣
                first() when earlier source.all().count == 1, earlier source.all()[0] == 4 after load() ⇒ returns earlier source.all()[0] * 2 3️⃣
                first() when earlier source.all().count == 1, earlier source.all()[0] == 2 after load() ⇒ returns nil 3️⃣
                first() when earlier source.all().count == 3, earlier source.all()[0] == 2, earlier source.all()[1] == 3, earlier source.all()[2] == 4 after load() ⇒ returns earlier source.all()[2] * 2 3️⃣
                first() when earlier source.all().count == 4, earlier source.all()[0] == 2, earlier source.all()[1] == 3, earlier source.all()[2] == 4, earlier source.all()[3] == 5 after load() ⇒ returns earlier source.all()[2] * 2 3️⃣
                """)
    ]
}
