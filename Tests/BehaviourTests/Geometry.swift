import Testing

/// Ranges of text, points, sizes and rectangles: values of Foundation that only keep numbers; texts made of others.
@Suite struct GeometryTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a range of a text",
            """
            final class Editor {
                var cursor = 0
                func select(_ range: NSRange) { 1️⃣cursor = range.location + range.length }
                func insert(_ text: String) { 2️⃣cursor = text.utf16.count }
            }
            """,
            reads: """
                select(range) ⇒ sut.cursor == range.location + range.length 1️⃣
                insert(text) ⇒ sut.cursor == text.utf16.count 2️⃣
                """),
        Snippet(
            "points and rectangles",
            """
            final class Canvas {
                private(set) var origin = CGPoint(x: 0, y: 0)
                func move(to point: CGPoint) { 1️⃣origin = CGPoint(x: point.x + 1, y: point.y) }
                func area(of size: CGSize) -> CGFloat { 2️⃣size.width * size.height }
                func isHit(_ frame: CGRect) -> Bool { 3️⃣frame.contains(CGPoint(x: 1, y: 1)) }
            }
            """,
            reads: """
                move(point) ⇒ sut.origin == CGPoint(x: point.x + 1.0, y: point.y) 1️⃣
                area(size) ⇒ returns size.width * size.height 2️⃣
                isHit(frame) when frame.origin.x == 1.0, frame.origin.y == 1.0, frame.size.height == 1.0, frame.size.width == 1.0 ⇒ returns true 3️⃣
                isHit(frame) when frame.origin.x == 1.0, frame.origin.y == 1.0, frame.size.height == 0.0, frame.size.width == 1.0 ⇒ returns false 3️⃣
                """),
        Snippet(
            "a text repeated",
            """
            protocol Store { func stars() -> Int }
            final class Rating {
                private let store: Store
                init(store: Store) { self.store = store }
                func shown() -> String { 1️⃣String(repeating: "*", count: store.stars()) }
                func backwards(_ text: String) -> String { 2️⃣String(text.reversed()) }
            }
            """,
            reads: """
                shown() when store.stars() == 2 ⇒ returns "**" · store.stars() 1️⃣
                backwards(text) when !text.isEmpty ⇒ returns "txet" 2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a member of a type that is not described may be nothing",
            """
            final class Reminder {
                func hour(of parts: DateComponents) -> Int { parts.hour ?? 0 }
            }
            """,
            reads: """
                hour(parts) ⇒ nothing
                """)
    ]
}
