import Testing

/// Places in lists that views hand over: `onDelete(perform:)`.
@Suite struct IndexSetsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "rows that are removed at places, the last first",
            """
            import Foundation
            protocol Store: AnyObject { var terms: [String] { get set } }
            final class Recents {
                private(set) var terms: [String]
                private let store: Store
                init(store: Store) { (self.store, terms) = (store, store.terms) }
                func remove(at offsets: IndexSet) {
                    for index in offsets.sorted(by: >) where terms.indices.contains(index) { 1️⃣terms.remove(at: index) }
                    2️⃣store.terms = terms
                }
            }
            """,
            reads: """
                init ⇒ sut.terms == store.terms
                remove(offsets) when offsets.count == 2, offsets[0] == 0, offsets[1] == 1, store.terms.count == 1 ⇒ store.terms == [] · sut.terms == [] 1️⃣2️⃣
                remove(offsets) when offsets.count == 1, offsets[0] == 0, store.terms.count == 1 ⇒ store.terms == [] · sut.terms == [] 1️⃣2️⃣
                remove(offsets) when offsets.count == 2, offsets[0] == 0, offsets[1] == 1, store.terms.count == 2 ⇒ store.terms == [] · sut.terms == [] 1️⃣2️⃣
                """),
        Snippet(
            "what stands at places is asked of a store",
            """
            import Foundation
            struct Meal: Equatable { let id: Int }
            protocol Store { func delete(_ id: Int) throws }
            final class Meals {
                private(set) var hasFailed = false
                private let store: Store
                init(store: Store) { self.store = store }
                func delete(at offsets: IndexSet, in meals: [Meal]) {
                    for meal in offsets.filter({ $0 < meals.count }).map({ meals[$0] }) {
                        do { try store.delete(meal.id) } catch { 1️⃣hasFailed = true }
                    }
                }
            }
            """,
            reads: """
                delete(offsets, meals) when meals.count == 1, offsets.count == 2, offsets[0] == 0, offsets[1] == 1 ⇒ store.delete(meals[0].id)
                delete(offsets, meals) when store.delete throws, meals.count == 1, offsets.count == 2, offsets[0] == 0, offsets[1] == 1 ⇒ store.delete(meals[0].id) · sut.hasFailed == true 1️⃣
                """),
        Snippet(
            "lists without what stands at places, and in another order",
            """
            import Foundation
            protocol Store { func delete(_ id: Int) }
            final class Meals {
                private(set) var meals: [Int]
                private let store: Store
                init(meals: [Int], store: Store) { (self.meals, self.store) = (meals, store) }
                func delete(at offsets: IndexSet) {
                    let gone = offsets.map { meals[$0] }
                    1️⃣meals.remove(atOffsets: offsets)
                    for meal in gone { 2️⃣store.delete(meal) }
                }
                func move(from offsets: IndexSet, to target: Int) { 3️⃣meals.move(fromOffsets: offsets, toOffset: target) }
            }
            """,
            reads: """
                init ⇒ sut.meals == meals
                delete(offsets) when meals.count == 1, offsets.count == 1, offsets[0] == 0 ⇒ store.delete(meals[0]) · sut.meals == [] 1️⃣2️⃣
                move(offsets, target) when meals.count == 2, offsets.count == 1, offsets[0] == 0, target == 2 ⇒ sut.meals == [meals[1], meals[0]] 3️⃣
                """),
    ]
}
