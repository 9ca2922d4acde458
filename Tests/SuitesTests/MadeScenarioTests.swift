import Doubles
import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites

/// A scenario that no run of the machine has shown is written like any other.
@Suite struct MadeScenarioTests {
    private let source = """
        protocol Store { func names() throws -> [String] }
        final class Model {
            private(set) var names: [String] = []
            private let store: Store
            init(store: Store) { self.store = store }
            func load() { names = (try? store.names()) ?? [] }
        }
        """
    private let member = PortMember(dependency: "store", member: "names()")

    private func written(_ answer: Stub.Answer, _ expected: Value) throws -> TestWriter.Body {
        try #require(try body(Arrangement(stubs: [Stub(member, answer, phase: 1, before: 0)]), expected))
    }

    private func body(_ arrangement: Arrangement, _ expected: Value) throws -> TestWriter.Body? {
        let (recipe, index) = try SuitesTests.recipe(of: "Model", in: source)
        let subject = Surface(recipe, index: index)
        let double = planDouble(of: recipe.dependencies[0].protocols, in: index).value
        let context = SuiteContext(factory: "Factory", doubles: ["store": try #require(double)])
        let load = try #require(subject.methods.first)
        let scenario = Scenario(
            acts: [.initializer, .method(load)],
            arrangement: arrangement,
            claims: [
                Claim(
                    subject: .state("names"), type: .array(.simple("String")), value: expected, moment: .atRest,
                    basis: .observed)
            ])
        var writer = TestWriter(subject: subject, context: context, scenario: scenario)
        return writer.body()
    }

    @Test func valuesThatAreMadeOfEachOtherAreNotWritten() throws {
        let (one, other) = (
            SymbolicValue.Root.assigned("one", phase: 1), SymbolicValue.Root.assigned("other", phase: 1)
        )
        let arrangement = Arrangement(
            constraints: [
                one.place.appending(.field("id")): .same(other.place),
                other.place: .same(one.place.appending(.field("name"))),
            ], types: [one: .simple("String"), other: .simple("String")])
        #expect(try body(arrangement, .place(other.place)) == nil)
    }

    @Test func valueThatIsReturnedIsSetAndExpected() throws {
        let body = try written(.value(.list([.string("a")])), .list([.string("a")]))
        let list = Code.Expression.array([.string("a")])
        #expect(body.arrange.map(\.kind).contains(.stub(.path("deps", "store", "namesReturnValue"), list)))
        #expect(body.assert.map(\.kind) == [.expect(.equal(.path("sut", "names"), list))])
    }

    @Test func closureRunsInTheMethodsPlace() throws {
        let closure = Stub.Closure(ending: .returns(.list([])))
        let body = try written(.closure(closure), .list([]))
        let expected = Code.Expression.closure(.init([], [.return(.array([]))]))
        #expect(body.arrange.map(\.kind).contains(.stub(.path("deps", "store", "namesClosure"), expected)))
    }
}
