import MockData
import Testing

@testable import Doubles
@testable import Facts
@testable import Suites

/// What doubles answer before a test tells them anything.
@Suite struct DoubleDefaultsTests {
    @Test func membersWithoutAnAnswerAreKnown() throws {
        let source = """
            protocol Pen {}
            struct Stamp { let by: any Pen }
            struct Sheet { let number: Int }
            protocol Archive {
                var count: Int { get }
                var last: Stamp { get }
                var first: Stamp? { get }
                func stamp(_ number: Int) -> Stamp
                func sheet(_ number: Int) -> Sheet
                func all() -> [Stamp]
                func clear()
            }
            final class Desk { init(archive: Archive) {} }
            """
        let (recipe, index) = try recipe(of: "Desk", in: source)
        let archive = try #require(recipe.dependencies.first)
        let plan = try #require(planDouble(of: archive.protocols, in: index).value)
        let defaults = DoubleDefaults(maker: SampleMaker(index: index), plans: [plan], recipe: recipe)
        #expect(defaults.unanswered(by: archive) == ["last", "stamp(_:)"])
    }

    @Test func associatedTypesAreWhatTheyAreInTheTest() throws {
        let source = """
            protocol Link {
                associatedtype Ticket: Equatable
                var spare: Ticket { get }
                func connect() -> Ticket
            }
            final class Desk<L: Link> { private let link: L; init(link: L) { self.link = link } }
            """
        let (recipe, index) = try recipe(of: "Desk", in: source)
        let link = try #require(recipe.dependencies.first)
        let plan = try #require(planDouble(of: link.protocols, in: index).value)
        let defaults = DoubleDefaults(maker: SampleMaker(index: index), plans: [plan], recipe: recipe)
        #expect(link.doubleType == "LinkMock<String>")
        #expect(
            defaults.statements(for: link).flatMap { [$0].lines(width: 100) } == [
                "link.underlyingSpare = \"spare\"", "link.connectReturnValue = \"connect\"",
            ])
    }
}
