import Testing

/// What code takes back shows only where something is there.
@Suite struct ResettingTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a note of what went wrong in two acts before",
            """
            protocol Service { func load() throws -> [String] }
            final class Model {
                private(set) var items: [String]?
                private(set) var note: String?
                private let service: Service
                init(service: Service) { self.service = service }
                func reload() {
                    1️⃣note = nil
                    do { 2️⃣items = try service.load() } catch { if items != nil { 3️⃣note = "Not refreshed" } }
                }
            }
            """,
            reads: """
                reload() ⇒ service.load() · sut.items == service.load() 2️⃣
                reload() when service.load throws ⇒ service.load() · sut.note == nil 2️⃣
                reload() when service.load throws after reload() ⇒ 2 × service.load() · sut.note == "Not refreshed" 2️⃣3️⃣
                reload() when earlier service.load throws after reload(), reload() ⇒ 3 × service.load() · sut.items == service.load() · sut.note == nil 1️⃣2️⃣
                """),
        Snippet(
            "a number that two nested choices are about, and another one that it was compared with",
            """
            struct Product: Equatable { let stock: Int }
            final class Cart {
                private var lines: [Int] = []
                func add(_ product: Product, quantity: Int) {
                    guard quantity <= product.stock else { return }
                    1️⃣lines.append(quantity)
                }
                private var count: Int { lines.reduce(0, +) }
                var badge: String { 2️⃣count < 1 ? "-" : count > 99 ? "99+" : "\\(count)" }
            }
            """,
            reads: """
                add(product, quantity) when product.stock == 2, quantity == 2 ⇒ sut.badge == "{quantity}" 1️⃣
                badge ⇒ returns "-" 2️⃣
                badge when earlier product.stock == 2, earlier quantity == 2 after add(product, quantity) ⇒ returns "{earlier quantity}" 2️⃣
                badge when earlier product.stock == 100, earlier quantity == 100 after add(product, quantity) ⇒ returns "99+" 2️⃣
                badge when earlier product.stock == 2, earlier quantity == 1 after add(product, quantity) ⇒ returns "{earlier quantity}" 2️⃣
                badge when earlier product.stock == 100, earlier quantity == 99 after add(product, quantity) ⇒ returns "{earlier quantity}" 2️⃣
                """),
    ]
}
