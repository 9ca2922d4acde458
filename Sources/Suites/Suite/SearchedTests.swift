import Behaviour
import Facts
import Resolving

/// A test that arranges and acts, but claims nothing yet.
package struct SearchedTest: Sendable {
    /// The nested suite it belongs to: its name and its display name.
    package var group: (name: String, title: String)
    /// The test.
    package var test: SuitePlan.Test
    /// What its name is made of.
    package var name: TestName
    /// The way that it goes, for further ones to start from; `nil` where it was found by running.
    package var way: Way?
}

/// Writes a test that claims nothing, of what was found by running the code.
///
/// - Parameters:
///   - act: What is under test.
///   - name: What its name is made of.
///   - arrange: What it arranges.
///   - acting: The act, as statements.
package func planFoundTest(
    of act: Act, named name: TestName, arrange: [TestStatement], acting: [TestStatement], _ recipe: Recipe,
    in index: FactIndex, context: SuiteContext
) -> SearchedTest {
    let planner = SuitePlanner(recipe: recipe, in: index, context: context)
    var test = planner.test(named: name)
    (test.arrange, test.act) = (arrange, acting)
    let group = (planner.groupName(act), planner.plainGroupName(act).spaced)
    return SearchedTest(group: group, test: test, name: name)
}

/// Writes tests that claim nothing, for a run to tell what they show.
///
/// - Parameters:
///   - recipe: How the SUT is made and what it gets; its members with bodies.
///   - index: All facts that may matter.
///   - context: What the tests are written with.
///   - limit: How many there are at most for an entry point.
package func planSearchedTests(
    _ recipe: Recipe, in index: FactIndex, context: SuiteContext, limit: Int = 24
) -> [SearchedTest] {
    let all = SuitePlanner(recipe: recipe, in: index, context: context).searchedTests(
        searchedScenarios(of: recipe, in: index, limit: limit))
    guard all.count > mostSearchedTests else { return all }
    // Of many, those are kept that the search found first for each entry point.
    var counts: [String: Int] = [:]
    let entries = Set(all.map(\.name.entry)).count
    return all.filter { found in
        counts[found.name.entry, default: 0] += 1
        return counts[found.name.entry, default: 0] <= mostSearchedTests / entries
    }
}

/// Writes tests that claim nothing for the changes of the code that those of a first search do not notice.
///
/// - Parameters:
///   - recipe: How the SUT is made and what it gets; its members with bodies.
///   - index: All facts that may matter.
///   - context: What the tests are written with.
///   - findings: What the tests of the first search showed.
///   - limit: How many there are at most.
package func planFurtherTests(
    _ recipe: Recipe, in index: FactIndex, context: SuiteContext, after findings: SearchFindings, limit: Int = 250
) -> [SearchedTest] {
    SuitePlanner(recipe: recipe, in: index, context: context).searchedTests(
        furtherScenarios(of: recipe, in: index, after: findings, limit: limit))
}

/// How many tests that claim nothing are written for a SUT: each of them is built and run again and again.
private let mostSearchedTests = 300

/// The imports that tests take besides those of their suite: of modules that declare what they speak of.
package func neededImports(of tests: [SuitePlan.Test], _ recipe: Recipe, in index: FactIndex, context: SuiteContext)
    -> [String]
{
    SuitePlanner(recipe: recipe, in: index, context: context).imports(of: tests)
}

extension SuitePlanner {
    fileprivate init(recipe: Recipe, in index: FactIndex, context: SuiteContext) {
        self.init(recipe: recipe, subject: Surface(recipe, index: index), context: context)
    }

    /// The tests of what a search arranges, each once.
    fileprivate func searchedTests(_ entries: @autoclosure () -> [EntryPoint]) -> [SearchedTest] {
        guard obstacle == nil, context.hooks.isEmpty, recipe.obstacles.isEmpty else { return [] }
        var seen: Set<[[TestStatement.Kind]]> = []
        return entries().flatMap { entry in
            entry.scenarios.compactMap { scenario -> SearchedTest? in
                guard let way = scenario.way else { return nil }
                var writer = TestWriter(subject: subject, context: context, scenario: scenario)
                writer.recordsAll = true
                guard let body = writer.written(), seen.insert(body.kinds).inserted else { return nil }
                let name = TestNamer(subject: subject, scenario: scenario, writer: writer.writer)
                    .name(entry: scenario.acts[scenario.lastPhase].words)
                var test = test(named: name)
                test.isolation = recipe.makingActor == nil ? writer.memberActor : nil
                test.fill(with: body)
                return SearchedTest(
                    group: (groupName(entry.act), plainGroupName(entry.act).spaced), test: test, name: name,
                    way: way)
            }
        }
    }
}

extension SuitePlan.Test {
    /// The test under another name, as a team's convention spells it.
    package func named(_ name: TestName, in style: SuiteStyle) -> SuitePlan.Test {
        var test = self
        test.name = name
        test.title = style.naming == .sentence ? name.sentence : nil
        test.function = name.function(style)
        return test
    }
}
