import Testing

/// Operators that the project declares.
@Suite struct OwnOperatorsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "one that changes its left side",
            """
            struct Item: Equatable { let cents: Int }
            struct Total: Equatable {
                var cents = 0
                var items = 0
                static func += (total: inout Total, item: Item) {
                    1️⃣total.cents += item.cents
                    2️⃣total.items += 1
                }
            }
            protocol Till { func items() -> [Item] }
            final class Model {
                private let till: Till
                init(till: Till) { self.till = till }
                func total() -> Total {
                    var total = Total()
                    for item in till.items() { total += item }
                    return total
                }
            }
            """,
            reads: """
                total() when till.items().count == 1 ⇒ returns Total(cents: 2, items: 1) 1️⃣2️⃣
                """)
    ]
}
