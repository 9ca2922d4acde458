import Checking
import Testing

@testable import Reading

@Suite("All rules")
struct AllRulesTests {
    @Test("Identifiers are unique and stable words")
    func identifiers() throws {
        let ids = Rule.all.map(\.id)
        try #require(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test("Each of the ten points has its rule")
    func rulebook() {
        let points = Rule.all.compactMap { rule -> Int? in
            if case .rulebook(let point) = rule.page.source { point } else { nil }
        }
        #expect(points.sorted() == Array(1...10))
    }
}
