import Behaviour
import Facts
import MockData
import Resolving

extension SuitePlanner {
    /// For each delegate of the SUT: it is the object that was set, and it is not kept alive.
    func delegateGroups(beside entries: [EntryPoint]) -> [SuitePlan.Group] {
        let delegates = recipe.dependencies.filter(\.isWeak)
        guard obstacle == nil, recipe.sut.kind == .class, recipe.isolation != .actor, !delegates.isEmpty else {
            return []
        }
        let told = beginning(entries)
        return delegates.compactMap { dependency in
            guard case .assignment(let property) = dependency.handover,
                let double = dependency.doubleType, let fact = subject.property(property),
                fact.info.access.isTestable
            else { return nil }
            let name = property.plain
            let tests = [
                objectTest(
                    TestName(entry: name, effects: ["is the object that was set"], conditions: []), told, arrange: [],
                    act: [.act(makesSUT)],
                    assert: .identical(.path("sut", property), .path("deps", dependency.name)), fact),
                objectTest(
                    TestName(entry: name, effects: ["is not kept alive"], conditions: []), told,
                    arrange: [
                        .prepare(makesSUT),
                        .declare(
                            .init(
                                isVariable: true, name, type: .optional(.simple(double)),
                                .call(.type(.simple(double))))),
                        .prepare(.assignment(.path("sut", property), .name(name))),
                    ],
                    act: [.act(.assignment(.name(name), .null))],
                    assert: .equal(.path("sut", property), .null), fact),
            ]
            let group = name.capitalisedFirst
            return SuitePlan.Group(name: groupName(group), title: group.spaced, tests: tests)
        }
    }

    /// What doubles have to be told before the SUT is made: what the scenario tells them that tells least.
    private func beginning(_ entries: [EntryPoint]) -> [TestStatement] {
        let told = entries.flatMap(\.scenarios).map { scenario in
            var writer = TestWriter(subject: subject, context: context, scenario: scenario)
            return writer.beginning()
        }
        return told.compactMap { $0 }.min { $0.count < $1.count } ?? []
    }

    /// For a controller that is loaded from a scene: its view is loaded, and its outlets are connected.
    func viewGroups(beside entries: [EntryPoint]) -> [SuitePlan.Group] {
        guard obstacle == nil, let scene = recipe.construction.scene else { return [] }
        let outlets = subject.properties.filter {
            scene.outlets.contains($0.name.plain) && $0.info.access.isTestable
        }
        let claims =
            outlets.isEmpty
            ? [TestStatement(.expect(.holds(.path("sut", "isViewLoaded"))))]
            : outlets.map { TestStatement(.expect(.present(.path("sut", $0.name))), source: $0.info.location) }
        let name = TestName(
            entry: "view", effects: [outlets.isEmpty ? "is loaded" : "connects its outlets"], conditions: [])
        var test = test(named: name)
        test.arrange = [context.setsUpDependencies] + beginning(entries) + [TestStatement(.prepare(makesSUT))]
        test.act = [TestStatement(.act(.expression(.call(.path("sut", "loadViewIfNeeded")))))]
        test.assert = claims
        return [SuitePlan.Group(name: groupName("View"), title: "View", tests: [test])]
    }

    private var makesSUT: Code.Statement {
        .binding(.init("sut", context.makesSUT().marked(with: context.makeEffects)))
    }

    private func objectTest(
        _ name: TestName, _ told: [TestStatement], arrange: [TestStatement.Kind], act: [TestStatement.Kind],
        assert: Assertion, _ property: PropertyFact
    ) -> SuitePlan.Test {
        var test = test(named: name)
        test.arrange = [context.setsUpDependencies] + told + arrange.map { TestStatement($0) }
        test.act = act.map { TestStatement($0) }
        test.assert = [TestStatement(.expect(assert), source: property.info.location)]
        return test
    }
}
