import Testing

@testable import Facts
@testable import Suites

/// What a planned factory is made of before it is printed.
@Suite struct FactoryTreeTests {
    private let source = """
        protocol Log { func write(_ text: String) }
        protocol Sealed {}
        struct Key { private init() {} }
        @MainActor final class Desk {
            private let log: Log
            private let limit: Int
            private let key: Key
            init(log: Log, limit: Int, key: Key, _ labels: String...) {
                self.log = log
                self.limit = limit
                self.key = key
            }
        }
        """

    private func plan(_ type: String, in source: String) throws -> FactoryPlan {
        let (recipe, _) = try recipe(of: type, in: source)
        let value = { (parameter: ParameterFact, _: LookupScope) -> Code.Expression? in
            switch parameter.type {
            case .simple("Int"): .needing(.init(imports: ["import Numbers"]), .number("3"))
            case .simple("String"): .string(String(repeating: "word ", count: 30))
            case .simple("Lamp"): .needing(.init(isolation: "MainActor"), .call(.name("createMockLamp")))
            default: nil
            }
        }
        return planFactory(module: "Desk", recipe: recipe, parts: FactoryParts(value: value)).value
    }

    @Test func parametersAreValues() throws {
        let plan = try plan("Desk", in: source)
        #expect(plan.makeSUT?.parameters.map(\.name) == ["limit", "labels"])
        #expect(plan.makeSUT?.parameters.first?.value.bare == .number("3"))
        #expect(plan.makeSUT?.parameters.last?.isVariadic == true)
        #expect(plan.imports.contains("import Numbers"))
    }

    @Test func theBodyIsATree() throws {
        let body = try #require(try plan("Desk", in: source).makeSUT?.body)
        #expect(
            body == [
                .binding(
                    .init("dependencies", .binary(.name("dependencies"), "??", .call(.name("setupDependencies"))))),
                .return(
                    .call(
                        .type(.simple("Desk")),
                        [
                            .init("log", .path("dependencies", "log")), .init("limit", .name("limit")),
                            .init("key", .call(.name("makeKey"))), .init(nil, .name("labels")),
                        ])),
            ])
    }

    @Test func whatASUTDoesNotGetIsNotNamed() throws {
        let plan = try plan(
            "Bare", in: "@MainActor final class Bare { init() {} }")
        #expect(plan.view().makeSUT?.body == ["_ = dependencies ?? setupDependencies()", "return Bare()"])
    }

    /// Code in the Swift 5 language mode may not call it in a default argument.
    @Test func whatIsMadeOnAnActorIsMadeInTheBody() throws {
        let plan = try plan("Hall", in: "struct Lamp {}; @MainActor final class Hall { init(lamp: Lamp) {} }")
        #expect(plan.view().makeSUT?.parameters == ["lamp: Lamp? = nil"])
        #expect(plan.view().makeSUT?.body.last == "return Hall(lamp: lamp ?? createMockLamp())")
    }

    @Test func whatNeedsAnotherActorIsForAPersonToMake() throws {
        let plan = try plan("Shed", in: "struct Lamp {}; final class Shed { init(lamp: Lamp) {} }")
        #expect(plan.view().makeSUT?.parameters == [])
        #expect(plan.hooks.map(\.name) == ["makeLamp"])
    }

    @Test func longTextsBreakWhereTheTemplatePutsThem() throws {
        let name = "makeSomethingThatHasAnExceptionallyLongNameForAFunctionOfAFactory"
        var plan = try plan("Desk", in: source)
        plan.hooks = [.init(name: name, type: .simple("Key"), reason: String(repeating: "reason ", count: 20) + "x")]
        plan.defaults = [
            .assignment(
                .path("service", "returnValue"),
                .call(.name("make"), [.init("text", .string(String(repeating: "text ", count: 30)))]))
        ]
        let view = plan.view()
        #expect(view.hooks[0].note.count == 2 && view.hooks[0].note.allSatisfy { $0.count <= 112 })
        #expect(view.hooks[0].body.count == 3 && view.hooks[0].body.allSatisfy { $0.count <= 112 })
        #expect(view.defaults.count == 3 && view.defaults.allSatisfy { $0.count <= 112 })
        #expect(view.makeSUT?.parameters.last?.split(separator: "\n").count == 3)
    }

    @Test func whatATypeRecordsIsForgotten() throws {
        let source = """
            protocol Horn { static func blow(_ times: Int) }
            protocol Bell { static func ring(); static func reset() }
            protocol Whistle { func pipe() }
            final class Ferry {
                private let horn: Horn.Type
                private let bell: Bell.Type
                private let whistle: Whistle.Type
                init(horn: Horn.Type, bell: Bell.Type, whistle: Whistle.Type) {
                    self.horn = horn
                    self.bell = bell
                    self.whistle = whistle
                }
            }
            """
        let plan = try plan("Ferry", in: source)
        #expect(plan.fields.map(\.type) == ["HornMock.Type", "BellMock.Type", "WhistleMock.Type"])
        #expect(
            plan.defaults == [
                .expression(.call(.path("horn", "reset"))), .expression(.call(.path("bell", "resetStatics"))),
            ])
    }
}
