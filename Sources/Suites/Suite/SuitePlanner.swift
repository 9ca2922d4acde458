import Algorithms
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
    var planner = SuitePlanner(recipe: recipe, subject: Surface(recipe, index: index), context: context)
    return planner.run(imports: imports)
}

/// The state of planning one suite.
struct SuitePlanner {
    let recipe: Recipe
    let subject: Surface
    let context: SuiteContext
    var diagnostics: [Diagnostic] = []

    init(recipe: Recipe, subject: Surface, context: SuiteContext) {
        self.recipe = recipe
        self.subject = subject
        self.context = context
    }

    mutating func run(imports: [String]) -> Diagnosed<SuitePlan> {
        var groups: [SuitePlan.Group] = []
        var reached: [SuitePlan.Entry] = []
        let entries = entries()
        let inherited = InheritedEntries(of: recipe.sut, in: subject.types.index)
        var shown = ShownActs()
        let written = entries.map { self.tests(of: $0, &shown) }
        for (entry, own) in zip(entries, written) {
            let isInherited = inherited.contains(entry.act)
            if own.isEmpty, !isWaiting, entry.isShownLater, let count = shown.counts[entry.act] {
                reached.append(status(of: entry, []))
                reached[reached.count - 1].shownBy = count
                continue
            }
            let tests =
                own.isEmpty && !isInherited
                ? disabled(entry, isOnly: entries.count == 1).map { [$0] } ?? [] : own
            guard !tests.isEmpty, !isInherited || tests.contains(where: { !held($0).isDisabled }) else { continue }
            reached.append(status(of: entry, tests.map(held)))
            let name = groupName(entry.act)
            if let position = groups.firstIndex(where: { $0.name == name }) {
                groups[position].tests += tests
            } else {
                groups.append(.init(name: name, title: plainGroupName(entry.act).spaced, tests: tests))
            }
        }
        for group in viewGroups(beside: entries) + delegateGroups(beside: entries) {
            if let position = groups.firstIndex(where: { $0.name == group.name }) {
                groups[position].tests += group.tests
            } else {
                groups.append(group)
            }
        }
        groups = groups.named(in: context.style)
        for position in groups.indices { groups[position].tests = groups[position].tests.map(held) }
        let tests = groups.flatMap(\.tests)
        let plan = SuitePlan(
            imports: sorted(imports + self.imports(of: tests)), framework: context.style.framework,
            marks: context.style.marks, name: recipe.sut.name + "Tests", sut: recipe.sut.qualifiedName,
            title: recipe.sut.name, traits: traits, isolation: isolation, groups: groups, resets: resets,
            entries: reached)
        return Diagnosed(plan, diagnostics)
    }

    /// What came of reading an entry point.
    private func status(of entry: EntryPoint, _ tests: [SuitePlan.Test]) -> SuitePlan.Entry {
        let waiting = tests.filter(\.isDisabled)
        return SuitePlan.Entry(
            name: shownName(of: entry.act), location: entry.act.location(in: recipe.sut),
            enabled: tests.count - waiting.count, disabled: waiting.count,
            reason: waiting.first?.disabledReason, unread: obstacle == nil ? entry.unread : [])
    }

    private func shownName(of act: Act) -> String {
        switch act {
        case .initializer: recipe.sut.name
        case .method(let method): method.fullName
        case .assign(let property), .read(let property): property.name.plain
        case .emit(let member, _), .callBack(let member, _): member.member
        case .callGiven(let closure): closure.name
        case .callKept(let closure): closure.name
        case .meanwhile(_, let act): shownName(of: act)
        }
    }

    /// What a test can do to the SUT, with the scenarios that were found: none when it cannot be made.
    private func entries() -> [EntryPoint] {
        guard obstacle == nil else {
            return [EntryPoint(act: .initializer)]
                + subject.methods.map { EntryPoint(act: .method($0)) }
        }
        return scenarios(of: recipe, in: subject.types.index) { [subject, context] scenario in
            var writer = TestWriter(subject: subject, context: context, scenario: scenario)
            return writer.body() != nil
        }
    }

    /// Whether all tests have one SUT.
    private var isShared: Bool { recipe.construction.kind == .shared }

    /// Why no test can make the SUT, or none that knows its state; `nil` when one can.
    var obstacle: String? {
        if let obstacle = context.obstacle { return obstacle }
        guard isShared, subject.hasState else { return nil }
        return "its only instance keeps what other tests did; let its initializer be internal"
    }

    /// The suite's traits, which XCTest knows nothing of.
    private var traits: [TestTrait] {
        guard !isXCTest else { return [] }
        let tags = context.style.tags(for: recipe.sut.name)
        let tagged = tags.isEmpty ? [] : [TestTrait.tags(tags)]
        let shared: [TestTrait] =
            recipe.touchesGlobalContainer ? [.serialized, exclusiveTrait] : isShared ? [.serialized] : []
        return tagged + shared + recipe.support.flatMap(\.traits).uniqued().map(TestTrait.custom)
    }

    var isXCTest: Bool { context.style.framework == .xctest }

    /// The statement that takes the doubles out of the container again.
    private var reset: Code.Expression { .call(.path(context.factory, "resetDependencies")) }

    /// What runs around each test of XCTest, which runs them one after the other.
    private var resets: [Code.Statement] {
        isXCTest && recipe.touchesGlobalContainer && context.resets ? [.expression(reset)] : []
    }

    /// The trait that keeps suites apart which share a container.
    private var exclusiveTrait: TestTrait {
        guard context.resets else { return .exclusiveContainer(reset: nil) }
        let reset = recipe.makingActor == nil ? reset : .await(reset)
        return .exclusiveContainer(reset: .init([], [.expression(reset)]))
    }

    private var isolation: String? {
        recipe.makingActor ?? (recipe.touchesGlobalContainer || subject.deliversOnMain ? "MainActor" : nil)
    }

    /// Imports of other modules that declare types the tests speak of.
    func imports(of tests: [SuitePlan.Test]) -> [String] {
        var needs = tests.flatMap(\.statements).reduce(into: Code.Needs()) { $0.formUnion($1.needs) }
        for parameter in tests.flatMap(\.parameters) {
            needs.types.insert(parameter.type)
            for value in parameter.values { needs.formUnion(value.needs) }
        }
        let modules = needs.types.flatMap { subject.types.modules(of: $0) }
        let names = needs.types.flatMap(\.mentionedNames)
        if !NetworkingImport.types.isDisjoint(with: names) { needs.imports.insert(NetworkingImport.text) }
        let own = subject.types.index.imports(ofFile: recipe.sut.info.location.file)
        if names.contains(where: Self.publishers.contains) {
            needs.imports.formUnion(own.publisherModules.map { "import \($0)" })
        }
        if names.contains(where: Self.shown.contains), own.contains(where: { $0.module == "SwiftUI" }) {
            needs.imports.insert("import SwiftUI")
        }
        return Set(modules).subtracting(["", recipe.sut.module]).map { "import \($0)" } + needs.imports
    }

    private static let publishers: Set = [
        "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "AnyCancellable",
    ]
    /// Values of SwiftUI's that models have.
    private static let shown: Set = ["Color", "Text", "LocalizedStringKey", "Image", "Font", "Binding"]

    private func sorted(_ extra: [String]) -> [String] {
        var all = Set(extra).union(["import Foundation", isXCTest ? "import XCTest" : "import Testing"])
        if !recipe.sut.module.isEmpty { all.insert("@testable import \(recipe.sut.module)") }
        return sortedImports(Array(all))
    }

    /// A name for the nested suite that hides no type the tests speak of, or for the class that stands in its place.
    func groupName(_ act: Act) -> String { groupName(plainGroupName(act)) }

    func groupName(_ name: String) -> String {
        if isXCTest { return recipe.sut.name + name + "Tests" }
        let isTaken = !subject.types.index.types(named: name).isEmpty || Self.reserved.contains(name)
        return isTaken ? name + "Tests" : name
    }

    private static let reserved: Set<String> = [
        "Test", "Tag", "Issue", "Trait", "Comment", "Suite", "SuiteTrait", "Date", "URL", "UUID", "Data", "Task",
        "Error", "Result", "Set", "Array", "String", "Int", "Bool", "Double", "Type", "Protocol", "Self", "Any",
        "Optional",
        "Dictionary", "Character", "Float", "Duration", "Range", "Never", "Void", "Decimal", "Locale", "Calendar",
        "Sequence", "Collection", "Clock", "Sendable", "Equatable", "Hashable", "Identifiable", "Just", "NSError",
    ]

    func plainGroupName(_ act: Act) -> String {
        switch act {
        case .initializer: "Initialization"
        case .method(let method): method.name.plain.capitalisedFirst
        case .assign(let property), .read(let property): property.name.plain.camelCased.capitalisedFirst
        case .emit(let member, _), .callBack(let member, _): member.member.capitalisedFirst
        case .callGiven(let closure): closure.name.capitalisedFirst
        case .callKept(let closure): closure.name.capitalisedFirst
        case .meanwhile(_, let act): plainGroupName(act)
        }
    }

    // MARK: - Tests

    private func tests(of entry: EntryPoint, _ shown: inout ShownActs) -> [SuitePlan.Test] {
        var seen: Set<[[TestStatement.Kind]]> = []
        return merged(
            entry.scenarios.flatMap { [$0] + $0.variants }.compactMap { scenario -> Written? in
                var writer = TestWriter(subject: subject, context: context, scenario: scenario)
                guard let body = writer.body(), seen.insert(body.kinds).inserted else { return nil }
                shown.note(scenario)
                return Written(
                    scenario: scenario, test: test(scenario, body, writer), axis: axis(of: scenario))
            })
    }

    private func test(
        _ scenario: Scenario, _ body: TestWriter.Body, _ writer: TestWriter
    ) -> SuitePlan.Test {
        let name = TestNamer(subject: subject, scenario: scenario, writer: writer.writer)
            .name(entry: scenario.acts[scenario.lastPhase].words)
        var test = test(named: name)
        test.isolation = recipe.makingActor == nil ? writer.memberActor : nil
        test.fill(with: body)
        return test
    }

    /// A test without statements, under the name the team's convention gives it.
    func test(named name: TestName) -> SuitePlan.Test {
        SuitePlan.Test(
            function: "", traits: isXCTest ? [] : recipe.support.flatMap(\.testTraits).uniqued().map(TestTrait.custom)
        ).named(name, in: context.style)
    }

    /// The parameter a scenario's test can be run over.
    private func axis(of scenario: Scenario) -> Axis? {
        guard !isXCTest, let axis = scenario.axis else { return nil }
        var writer = TestWriter(subject: subject, context: context, scenario: scenario, parameter: axis.value)
        return writer.body().map { body in
            Axis(name: axis.name, type: subject.types.spelled(axis.type), value: axis.chosen, body: body)
        }
    }

    /// What a person has to do before any test runs.
    private var holds: [String] {
        context.hooks.map { "Fill in \(context.factory).\($0)() first." } + recipe.obstacles
    }

    private var isWaiting: Bool { !holds.isEmpty }

    /// The test kept from running until a person has done what the SUT needs to be made.
    private func held(_ test: SuitePlan.Test) -> SuitePlan.Test {
        guard let reason = holds.first, !test.isDisabled else { return test }
        var test = test
        test.traits.append(.disabled(reason))
        return test
    }

    /// A test for a person to write, since nothing can be read out of the code.
    ///
    /// - Parameter isOnly: Whether the SUT has no other entry point, so that a test of its initialiser is asked for.
    private mutating func disabled(_ entry: EntryPoint, isOnly: Bool) -> SuitePlan.Test? {
        let (name, shown): (String, String)
        switch entry.act {
        case .method(let method): (name, shown) = (method.name.plain, method.fullName)
        case .initializer where isOnly: (name, shown) = (recipe.sut.name.uncapitalisedFirst, recipe.sut.name)
        default: return nil
        }
        let obstacle = obstacle.map { "a test cannot make the SUT, since \($0)" }
        guard obstacle != nil || !entry.unread.isEmpty else { return nil }
        let gaps = entry.unread.filter { obstacle == nil && $0.cause != .effects }
        let reason = "Write what \(name) must do: \(obstacle ?? gaps.first?.reason ?? "nothing shows of what it does")."
        diagnostics.append(
            Diagnostic(
                .note, "nothing can be asserted about \(shown) by reading it", at: entry.act.location(in: recipe.sut),
                rule: "no-assertion", notes: gaps.map { "\($0.construct) cannot be read, line \($0.location.line)" }))
        var test = test(named: TestName(entry: name, effects: ["is to be written"], conditions: []))
        test.traits.append(.disabled(reason))
        return test
    }
}

extension Unread {
    /// Why a test waits, without the line: it would change with every edit above it.
    fileprivate var reason: String {
        let file = Path.name(location.file)
        return "\(construct) cannot be read\(file.isEmpty ? "" : ", in \(file)")"
    }
}

extension SuitePlan.Test {
    /// Takes over the statements of a body.
    mutating func fill(with body: TestWriter.Body) { (arrange, act, assert) = (body.arrange, body.act, body.assert) }
}

extension String {
    /// `LoadNextPage` as `Load next page`.
    var spaced: String {
        let words = camelWords
        return ([words.first?.capitalisedFirst ?? ""] + words.dropFirst()).joined(separator: " ")
    }
}
