import Testing

@testable import Doubles
@testable import Facts
@testable import Project
@testable import Resolving
@testable import Suites

/// What the templates of suites meet.
@Suite struct SuiteViewTests {
    private func view(_ framework: Configuration.Framework, _ test: SuitePlan.Test) throws -> SuiteView.Test {
        let plan = SuitePlan(
            imports: [], framework: framework, marks: .arrangeActAssert, name: "DeskTests", sut: "Desk", title: "Desk",
            traits: [], isolation: nil, groups: [.init(name: "Open", title: "Open", tests: [test])], resets: [])
        return try #require(plan.view.groups.first?.tests.first)
    }

    private let reason = "Write what " + String(repeating: "it ", count: 40) + "must do."

    @Test func attributesBreakBetweenTraitsAndNeverWithinTexts() throws {
        let test = SuitePlan.Test(title: "open \"it\"", function: "open", traits: [.custom(".x"), .disabled(reason)])
        #expect(
            try view(.swiftTesting, test).attribute == """
                (
                    "open \\"it\\"", .x,
                    .disabled(
                        "\(reason)"))
                """)
        #expect(try view(.swiftTesting, SuitePlan.Test(function: "open")).attribute.isEmpty)
    }

    @Test("A name that is taken by another test's number gets the next one")
    func uniqueNames() {
        let tests = ["open", "open2", "open", "open"].map { SuitePlan.Test(title: $0, function: $0) }.uniquelyNamed
        #expect(tests.map(\.function) == ["open", "open2", "open3", "open4"])
        #expect(tests.map(\.title) == ["open", "open2", "open (3)", "open (4)"])
    }

    @Test func valuesComeLast() throws {
        let size = TypeRef.simple("Size")
        let test = SuitePlan.Test(
            function: "open", traits: [.disabled("why")],
            parameters: [
                .init(name: "size", type: size, values: [.member(.type(size), "small"), .member(nil, "large")])
            ])
        let shown = try view(.swiftTesting, test)
        #expect(shown.attribute == "(.disabled(\"why\"), arguments: [Size.small, .large])")
        #expect(shown.parameters == "size: Size")
    }

    @Test func parametersGoToTheNextLineAfterALongName() throws {
        let name = "open" + String(repeating: "Again", count: 18)
        let test = SuitePlan.Test(
            function: name, parameters: [.init(name: "size", type: .simple("Measurement"), values: [])])
        #expect(try view(.swiftTesting, test).parameters == "\n    size: Measurement")
    }

    @Test func whatXCTestSkipsSaysWhyOnLinesOfItsOwn() throws {
        let shown = try view(.xctest, SuitePlan.Test(function: "testOpen", traits: [.disabled(reason)]))
        #expect(shown.effects == "throws")
        #expect(shown.skip.first == "try XCTSkipIf(" && shown.skip.count > 2)
        #expect(shown.skip.allSatisfy { $0.count <= 112 })
        #expect(try view(.swiftTesting, SuitePlan.Test(function: "open", traits: [.disabled("why")])).skip.isEmpty)
    }

    @Test func traitsOfSuitesAreSpelled() {
        let reset = Code.Closure([], [.expression(.await(.call(.path("Factory", "resetDependencies"))))])
        let plan = SuitePlan(
            imports: [], framework: .swiftTesting, marks: .givenWhenThen, name: "DeskTests", sut: "Desk", title: "Desk",
            traits: [.tags(["unit", "store"]), .serialized, .exclusiveContainer(reset: reset), .custom(".container")],
            isolation: "MainActor", groups: [], resets: [])
        #expect(
            plan.view.traits == """

                    "Desk", .tags(.unit, .store), .serialized, .exclusiveContainer(reset: { await Factory.resetDependencies() }),
                    .container
                """)
        #expect(plan.view.isolation == "@MainActor")
        #expect(plan.view.marks.arrange == "Given")
        #expect(plan.support == [.exclusiveContainer])
    }

    @Test func namesThatAFrameworkTakesAreOthersThanTheTests() throws {
        let call = Code.Expression.try(.await(.call(.path("sut", "open"))))
        let test = SuitePlan.Test(
            function: "testOpen",
            arrange: [.init(.declare(.init("thrownError", .number("1"))))],
            act: [.init(.actThrowing(.init(call, returns: true, match: .type(.simple("LoadError")))))],
            assert: [.init(.expect(.isCase(.path("sut", "state"), name: "loaded")))])
        let shown = try view(.xctest, test)
        #expect(
            shown.act == [
                "var thrownError2: (any Error)?", "do {", "    _ = try await sut.open()", "} catch {",
                "    thrownError2 = error", "}",
            ])
        #expect(
            shown.assert == [
                "XCTAssertTrue(thrownError2 is LoadError)",
                "let isLoaded = if case .loaded = sut.state { true } else { false }", "XCTAssertTrue(isLoaded)",
            ])
        #expect(shown.effects == "async")
    }
}
