import Testing

/// Functions, constants and computed variables that belong to no type.
@Suite struct FreeFunctionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a function that changes a copy of a value by a closure",
            """
            struct Cabin: Equatable { var beds: Int; var isOpen: Bool }
            protocol Store { func save(_ cabin: Cabin) }
            func mutating<Value>(_ value: Value, with change: (inout Value) throws -> Void) rethrows -> Value {
                var copy = value
                try change(&copy)
                return copy
            }
            final class Cabins {
                private let store: Store
                private var cabin: Cabin
                init(cabin: Cabin, store: Store) { (self.cabin, self.store) = (cabin, store) }
                func close() {
                    cabin = mutating(cabin) { $0.isOpen = false }
                    1️⃣store.save(cabin)
                }
            }
            """,
            reads: """
                close() ⇒ store.save(_) · store.save got cabin.isOpen == false 1️⃣
                """),
        Snippet(
            "a constant, a computed variable and a function named without a call",
            """
            private let limit = 3
            private var unit: String { "rooms" }
            private func label(_ number: Int) -> String { number > limit ? "many \\(unit)" : "\\(number) \\(unit)" }
            protocol Source { func numbers() -> [Int] }
            final class Labels {
                private(set) var labels: [String] = []
                private let source: Source
                init(source: Source) { self.source = source }
                func load() { 1️⃣labels = source.numbers().map(label) }
            }
            """,
            reads: """
                load() when source.numbers().count == 1, source.numbers()[0] == 4 ⇒ source.numbers() · sut.labels == ["many rooms"] 1️⃣
                """),
        Snippet(
            "a method of the same name comes before a function",
            """
            func total(_ count: Int) -> Int { count * 2 }
            protocol Source { func count() -> Int }
            final class Totals {
                private let source: Source
                init(source: Source) { self.source = source }
                func sum() -> Int { 1️⃣total(source.count()) }
                private func total(_ count: Int) -> Int { count + 1 }
            }
            """,
            reads: """
                sum() ⇒ returns source.count() + 1 · source.count() 1️⃣
                """),
    ]
}
