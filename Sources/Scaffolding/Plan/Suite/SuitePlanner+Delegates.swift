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
                delegateTest(
                    TestName(entry: name, effects: ["is the object that was set"], conditions: []),
                    of: property, double, arrange: ["let deps = \(context.factory).setupDependencies()"],
                    act: [making("deps")], assert: [.identical("sut.\(property)", "deps.\(dependency.name)")]),
                delegateTest(
                    TestName(entry: name, effects: ["is not kept alive"], conditions: []), of: property, double,
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

    private func making(_ dependencies: String) -> String {
        let marks = (context.makeEffects.canThrow ? "try " : "") + (context.makeEffects.isAsync ? "await " : "")
        return "let sut = \(marks)\(context.factory).makeSUT(\(dependencies))"
    }

    private func delegateTest(
        _ name: TestName, of property: String, _ double: String, arrange: [String], act: [String], assert: [Assertion]
    ) -> SuitePlan.Test {
        SuitePlan.Test(
            attribute: attribute(name), function: name.function(context.style), parameters: "",
            effects: effects(isAsync: context.makeEffects.isAsync, canThrow: context.makeEffects.canThrow),
            arrange: arrange, act: act, assert: assert.map { $0.statement(in: context.style.framework) },
            disabledReason: "")
    }
}
