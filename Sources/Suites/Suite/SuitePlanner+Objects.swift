import Behaviour
import Facts
import MockData
import Resolving

extension SuitePlanner {
    /// For each delegate of the SUT: it is the object that was set, and it is not kept alive.
    func delegateGroups() -> [SuitePlan.Group] {
        guard obstacle == nil, recipe.sut.kind == .class, recipe.isolation != .actor else { return [] }
        return recipe.dependencies.compactMap { dependency in
            guard dependency.isWeak, case .assignment(let property) = dependency.handover,
                let double = dependency.doubleType, let fact = subject.property(property),
                fact.info.access.isTestable
            else { return nil }
            let name = property.plain
            let tests = [
                objectTest(
                    TestName(entry: name, effects: ["is the object that was set"], conditions: []),
                    arrange: ["let deps = \(context.factory).setupDependencies()"],
                    act: [making("deps")], assert: [.identical("sut.\(property)", "deps.\(dependency.name)")]),
                objectTest(
                    TestName(entry: name, effects: ["is not kept alive"], conditions: []),
                    arrange: [
                        "let deps = \(context.factory).setupDependencies()", making("deps"),
                        "var \(name): \(double)? = \(double)()", "sut.\(property) = \(name)",
                    ],
                    act: ["\(name) = nil"], assert: [.equal("sut.\(property)", "nil")]),
            ]
            let group = name.capitalisedFirst
            return SuitePlan.Group(
                name: groupName(group), title: ValueWriter.literal(group.spaced), tests: tests)
        }
    }

    /// For a controller that is loaded from a scene: its view is loaded, and its outlets are connected.
    func viewGroups() -> [SuitePlan.Group] {
        guard obstacle == nil, let scene = recipe.construction.scene else { return [] }
        let outlets = subject.members.properties.filter {
            scene.outlets.contains($0.name.plain) && $0.info.access.isTestable
        }
        let claims: [Assertion] =
            outlets.isEmpty ? [.holds("sut.isViewLoaded")] : outlets.map { .present("sut.\($0.name)") }
        let name = TestName(
            entry: "view", effects: [outlets.isEmpty ? "is loaded" : "connects its outlets"], conditions: [])
        let test = objectTest(
            name, arrange: ["let deps = \(context.factory).setupDependencies()", making("deps")],
            act: ["sut.loadViewIfNeeded()"], assert: claims)
        return [SuitePlan.Group(name: groupName("View"), title: ValueWriter.literal("View"), tests: [test])]
    }

    private func making(_ dependencies: String) -> String {
        let marks = (context.makeEffects.canThrow ? "try " : "") + (context.makeEffects.isAsync ? "await " : "")
        return "let sut = \(marks)\(context.factory).makeSUT(\(dependencies))"
    }

    private func objectTest(
        _ name: TestName, arrange: [String], act: [String], assert: [Assertion]
    ) -> SuitePlan.Test {
        SuitePlan.Test(
            attribute: attribute(name), function: name.function(context.style), parameters: "",
            effects: effects(isAsync: context.makeEffects.isAsync, canThrow: context.makeEffects.canThrow),
            arrange: arrange, act: act, assert: assert.map { $0.statement(in: context.style.framework) },
            disabledReason: "")
    }
}
