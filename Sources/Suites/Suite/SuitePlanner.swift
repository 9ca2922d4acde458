import Behaviour
import Facts
import MockData
import Project
import Resolving

/// Plans the suite of a SUT from what its code does.
///
/// - Parameters:
///   - recipe: How the SUT is made and what it gets; its members with bodies.
///   - index: All facts that may matter.
///   - context: What the tests are written with.
///   - imports: Imports of the suite besides those it needs in any case.
/// - Returns: The plan, with a note for each entry point about which nothing can be asserted.
public func planSuite(
    _ recipe: Recipe, in index: FactIndex, context: SuiteContext, imports: [String] = []
) -> Diagnosed<SuitePlan> {
    var planner = SuitePlanner(recipe: recipe, subject: TestedType(recipe, index: index), context: context)
    return planner.run(imports: imports)
}

/// The state of planning one suite.
struct SuitePlanner {
    let recipe: Recipe
    let subject: TestedType
    let context: SuiteContext
    var diagnostics: [Diagnostic] = []
    var waits = false

    init(recipe: Recipe, subject: TestedType, context: SuiteContext) {
        self.recipe = recipe
        self.subject = subject
        self.context = context
    }

    mutating func run(imports: [String]) -> Diagnosed<SuitePlan> {
        var groups: [SuitePlan.Group] = []
        for entry in entries() {
            let tests = self.tests(of: entry)
            guard !tests.isEmpty else { continue }
            let name = groupName(entry.act)
            if let position = groups.firstIndex(where: { $0.name == name }) {
                groups[position].tests += tests
            } else {
                let title = plainGroupName(entry.act).spaced
                groups.append(.init(name: name, title: ValueWriter.literal(title), tests: tests))
            }
        }
        for group in viewGroups() + delegateGroups() {
            if let position = groups.firstIndex(where: { $0.name == group.name }) {
                groups[position].tests += group.tests
            } else {
                groups.append(group)
            }
        }
        for position in groups.indices { groups[position].tests = Self.unique(groups[position].tests).map(held) }
        let tests = groups.flatMap(\.tests)
        let plan = SuitePlan(
            imports: sorted(imports + self.imports(of: tests)), template: isXCTest ? "XCTestSuite" : "Suite",
            marks: context.style.marks.view,
            name: recipe.sut.name + "Tests", sut: recipe.sut.qualifiedName, traits: traits, isolation: isolation,
            groups: groups, assertingCount: tests.filter { !$0.isDisabled }.count,
            disabledCount: tests.filter(\.isDisabled).count, waits: waits, resets: resets)
        return Diagnosed(plan, diagnostics)
    }

    /// What a test can do to the SUT, with the scenarios that were found: none when it cannot be made.
    private func entries() -> [ScenarioFinder.Entry] {
        let offered = subject.members.methods.filter(\.isOffered)
        let blank = { (method: MethodFact) in ScenarioFinder.Entry(act: .method(method), scenarios: []) }
        var entries: [ScenarioFinder.Entry]
        if obstacle == nil {
            let finder = ScenarioFinder(subject: subject) { [subject, context] scenario in
                var writer = TestWriter(subject: subject, context: context, scenario: scenario)
                return writer.body() != nil
            }
            entries = finder.entries() + offered.filter { !$0.isEntryPoint }.map(blank)
        } else {
            entries = [ScenarioFinder.Entry(act: .initializer, scenarios: [])] + offered.map(blank)
        }
        if entries.count == 1, entries[0].scenarios.isEmpty { entries[0].isWanted = true }
        return entries
    }

    /// Whether all tests have one SUT.
    private var isShared: Bool { recipe.construction.kind == .shared }

    /// Why no test can make the SUT, or none that knows its state; `nil` when one can.
    var obstacle: String? {
        if let obstacle = context.obstacle { return obstacle }
        let isStateful = subject.stateProperties.contains { !$0.isLet && $0.isStored }
        guard isShared, isStateful else { return nil }
        return "its only instance keeps what other tests did; let its initializer be internal"
    }

    private var traits: String {
        let title = ValueWriter.literal(recipe.sut.name)
        let tags = context.style.tags(for: recipe.sut.name).map { "." + $0 }
        let tagged = tags.isEmpty ? [] : [".tags(\(tags.joined(separator: ", ")))"]
        let shared = recipe.touchesGlobalContainer ? [".serialized", exclusiveTrait] : isShared ? [".serialized"] : []
        return ([title] + tagged + shared + recipe.support.flatMap(\.traits).uniqued()).joined(separator: ", ")
    }

    var isXCTest: Bool { context.style.framework == .xctest }

    /// What runs around each test of XCTest, which runs them one after the other.
    private var resets: [String] {
        guard isXCTest, recipe.touchesGlobalContainer, context.resets else { return [] }
        return ["\(context.factory).resetDependencies()"]
    }

    /// The trait that keeps suites apart which share a container.
    private var exclusiveTrait: String {
        guard context.resets else { return ".exclusiveContainer" }
        return
            ".exclusiveContainer(reset: { \(recipe.makingActor != nil ? "await " : "")\(context.factory).resetDependencies() })"
    }

    private var isolation: String {
        if let actor = recipe.makingActor { return "@\(actor)" }
        return recipe.touchesGlobalContainer ? "@MainActor" : ""
    }

    /// Imports of other modules that declare types the tests speak of.
    private func imports(of tests: [SuitePlan.Test]) -> [String] {
        let lines = tests.flatMap { $0.arrange + $0.act + $0.assert }
        let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
        let scope = recipe.sut.scopeInside
        let modules = words.filter { $0.first?.isUppercase == true }.compactMap {
            subject.index.type(named: $0, from: scope)?.module
        }
        return Set(modules).subtracting(["", recipe.sut.module]).map { "import \($0)" }
    }

    private func sorted(_ extra: [String]) -> [String] {
        var all = Set(extra).union(["import Foundation", isXCTest ? "import XCTest" : "import Testing"])
        if !recipe.sut.module.isEmpty { all.insert("@testable import \(recipe.sut.module)") }
        return all.sorted { $0.hasPrefix("@") == $1.hasPrefix("@") ? $0 < $1 : !$0.hasPrefix("@") }
    }

    /// A name for the nested suite that hides no type the tests speak of, or for the class that stands in its place.
    private func groupName(_ act: Act) -> String { groupName(plainGroupName(act)) }

    func groupName(_ name: String) -> String {
        if isXCTest { return recipe.sut.name + name + "Tests" }
        let isTaken = !subject.index.types(named: name).isEmpty || Self.reserved.contains(name)
        return isTaken ? name + "Tests" : name
    }

    private static let reserved: Set<String> = [
        "Test", "Tag", "Issue", "Trait", "Comment", "Suite", "SuiteTrait", "Date", "URL", "UUID", "Data", "Task",
        "Error", "Result", "Set", "Array", "String", "Int", "Bool", "Double", "Type", "Protocol", "Self", "Any",
        "Optional",
        "Dictionary", "Character", "Float", "Duration", "Range", "Never", "Void", "Decimal", "Locale", "Calendar",
        "Sequence", "Collection", "Clock", "Sendable", "Equatable", "Hashable", "Identifiable", "Just", "NSError",
    ]

    private func plainGroupName(_ act: Act) -> String {
        switch act {
        case .initializer: "Initialization"
        case .method(let method): method.name.plain.capitalisedFirst
        case .assign(let property), .read(let property): property.name.plain.capitalisedFirst
        case .emit(let member, _): member.member.capitalisedFirst
        }
    }

    // MARK: - Tests

    private mutating func tests(of entry: ScenarioFinder.Entry) -> [SuitePlan.Test] {
        var seen: Set<TestWriter.Body> = []
        let tests = merged(
            entry.scenarios.flatMap(variants).compactMap { scenario -> Written? in
                var writer = TestWriter(subject: subject, context: context, scenario: scenario)
                guard let body = writer.body(), seen.insert(body).inserted else { return nil }
                waits = waits || !scenario.waits.isEmpty
                return Written(
                    scenario: scenario, test: test(scenario, body, writer, entry), axis: axis(of: scenario))
            })
        if !tests.isEmpty { return tests }
        return disabled(entry).map { [$0] } ?? []
    }

    private func test(
        _ scenario: Scenario, _ body: TestWriter.Body, _ writer: TestWriter, _ entry: ScenarioFinder.Entry
    ) -> SuitePlan.Test {
        let name = TestNamer(subject: subject, scenario: scenario, writer: writer.writer)
            .name(entry: entry.act.words)
        let actor = recipe.makingActor == nil ? writer.memberActor.map { "@\($0)" } ?? "" : ""
        return SuitePlan.Test(
            attribute: attribute(name), function: name.function(context.style), parameters: "",
            effects: effects(isAsync: writer.needsAsync || (isXCTest && !actor.isEmpty), canThrow: writer.needsThrows),
            arrange: body.arrange, act: body.act, assert: body.assert, disabledReason: "", isolation: actor)
    }

    /// XCTest on Linux calls a test that is isolated to an actor only when it is asynchronous.
    func effects(isAsync: Bool, canThrow: Bool) -> String {
        let isAsync = isAsync || (isXCTest && !isolation.isEmpty)
        return Effects(isAsync: isAsync, throwing: canThrow ? .any : .never).text
    }

    /// The arguments of a test's attribute: its sentence, where the function's name is not what is read.
    func attribute(_ name: TestName, _ traits: [String] = []) -> String {
        let title = context.style.naming == .sentence ? [ValueWriter.literal(name.sentence)] : []
        let all = title + (isXCTest ? [] : recipe.support.flatMap(\.testTraits).uniqued()) + traits
        return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
    }

    /// The parameter a scenario's test can be run over.
    private func axis(of scenario: Scenario) -> Axis? {
        guard !isXCTest, let (place, name, type) = axisPlace(of: scenario) else { return nil }
        var writer = TestWriter(subject: subject, context: context, scenario: scenario, parameter: place)
        guard let body = writer.body(), case .enumCase(let value)? = scenario.run.decisions[place] else { return nil }
        let spelled = subject.spelled(type)
        return Axis(name: name, type: spelled, value: "\(spelled).\(value)", body: body)
    }

    /// The test kept from running until a person has done what the SUT needs to be made.
    private func held(_ test: SuitePlan.Test) -> SuitePlan.Test {
        let reasons = context.hooks.map { "Fill in \(context.factory).\($0)() first." } + recipe.obstacles
        guard let reason = reasons.first, !test.isDisabled else { return test }
        var test = test
        test.disabledReason = ValueWriter.literal(reason)
        let trait = ".disabled(\(test.disabledReason))"
        if let arguments = test.attribute.firstRange(of: "arguments:")?.lowerBound {
            test.attribute.insert(contentsOf: trait + ", ", at: arguments)
        } else {
            test.attribute = test.attribute.isEmpty ? "(\(trait))" : "\(test.attribute.dropLast()), \(trait))"
        }
        if isXCTest, !test.effects.contains("throws") {
            test.effects = (test.effects + " throws").trimmed
        }
        return test
    }

    /// A test for a person to write, since nothing can be read out of the code.
    private mutating func disabled(_ entry: ScenarioFinder.Entry) -> SuitePlan.Test? {
        let (name, shown, location): (String, String, SourceLocation)
        switch entry.act {
        case .method(let method): (name, shown, location) = (method.name.plain, method.fullName, method.info.location)
        case .initializer where entry.isWanted:
            (name, shown, location) = (recipe.sut.name.uncapitalisedFirst, recipe.sut.name, recipe.sut.info.location)
        default: return nil
        }
        let cause = obstacle.map { "a test cannot make the SUT, since \($0)" }
        let reason = "Write what \(name) must do: \(cause ?? "its effects cannot be read from the code")."
        diagnostics.append(
            Diagnostic(
                .note, "nothing can be asserted about \(shown) by reading it", at: location, rule: "no-assertion"))
        let title = TestName(entry: name, effects: ["is to be written"], conditions: [])
        let why = ValueWriter.literal(reason)
        return SuitePlan.Test(
            attribute: attribute(title, [".disabled(\(why))"]), function: title.function(context.style), parameters: "",
            effects: isXCTest ? isolation.isEmpty ? "throws" : "async throws" : "", arrange: [], act: [], assert: [],
            disabledReason: why)
    }

    /// The tests with function names and display names made unique.
    private static func unique(_ tests: [SuitePlan.Test]) -> [SuitePlan.Test] {
        var used: [String: Int] = [:]
        return tests.map { test in
            var test = test
            used[test.function, default: 0] += 1
            if let count = used[test.function], count > 1 {
                test.function += "\(count)"
                if !test.isDisabled { test.attribute = numbered(test.attribute, count) }
            }
            return test
        }
    }

    /// The attribute with a number at the end of the display name, if there is one.
    private static func numbered(_ attribute: String, _ count: Int) -> String {
        guard attribute.hasPrefix("(\"") else { return attribute }
        return "(" + String(attribute.dropFirst()).numberingTitle(count)
    }
}

extension TestMarks {
    fileprivate var view: SuitePlan.Marks {
        SuitePlan.Marks(arrange: words.arrange, act: words.act, assert: words.assert)
    }
}

extension String {
    /// The arguments of `@Test` with a number at the end of the display name, which is the literal they begin with.
    func numberingTitle(_ number: Int) -> String {
        var isEscaped = false
        for index in indices.dropFirst() {
            if self[index] == "\"", !isEscaped {
                return self[..<index] + " (\(number))" + self[index...]
            }
            isEscaped = self[index] == "\\" && !isEscaped
        }
        return self
    }

    /// `LoadNextPage` as `Load next page`.
    var spaced: String {
        let words = camelWords
        return ([words.first?.capitalisedFirst ?? ""] + words.dropFirst()).joined(separator: " ")
    }
}
