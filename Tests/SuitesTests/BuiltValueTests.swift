import MockData
import Testing

@testable import Behaviour
@testable import Doubles
@testable import Facts
@testable import Suites

/// Which models a test makes by the builders of its factory.
@Suite struct BuiltValueTests {
    /// The labels of the builder of a model with more fields than one; `nil` where a test cannot use it.
    private func labels(_ fields: String) throws -> [String]? {
        let source = """
            struct Ticket {
                let seat: Int
                \(fields)
            }
            protocol Box { func ticket() -> Ticket }
            final class Counter { init(box: Box) {} }
            """
        let (recipe, index) = try recipe(of: "Counter", in: source)
        let doubles = [planDouble(of: recipe.dependencies[0].protocols, in: index).value].compactMap { $0 }
        let contents = FactoryContents.plan(
            of: recipe, in: index, existing: [], doubles: doubles, options: DataOptions()
        ).value
        return contents.suiteValues(calledIn: "Factory").builder(.simple("Ticket"))?.fields.map(\.label)
    }

    @Test func aFieldUnderAFlagThatIsNotSetDoesNotMatter() throws {
        #expect(try labels("#if SCENTS\nlet scent: Scent\n#endif") == ["seat"])
    }

    @Test func aFieldUnderAnyOtherConditionIsLeftToItsDefault() throws {
        #expect(try labels("#if DEBUG\nlet trail: String\n#endif") == ["seat"])
    }

    @Test func aFieldWithoutADefaultHasToBeGiven() throws {
        #expect(try labels("#if DEBUG\nlet scent: Scent\n#endif") == nil)
        #expect(try labels("let scent: Scent") == nil)
    }
}
