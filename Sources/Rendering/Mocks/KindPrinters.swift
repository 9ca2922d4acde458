import Doubles
import Facts
import Project

extension DoublePlan {
    /// Prints what a member does that cannot be told what to answer.
    func printStatements(of fact: MethodFact, _ out: inout Lines) {
        if let role = store?.methods[fact] { return fulfil(role, member: fact.fullName, &out) }
        refuse(fact.fullName, building: isBuilt(fact.info) ? fact.result : nil, &out)
    }

    /// Prints what a property gives that cannot be told what to answer.
    func printGetter(of double: PropertyDouble, _ out: inout Lines) {
        let fact = double.fact
        if let role = store?.properties[fact.name] { return fulfil(role, member: fact.name, &out) }
        refuse(fact.name, building: isBuilt(fact.info) ? double.type : nil, &out)
    }

    private func fulfil(_ role: FakeStore.Role, member: String, _ out: inout Lines) {
        if let store { FakePrinter(plan: self, store: store).print(role, member: member, &out) }
    }

    private func isBuilt(_ info: DeclarationInfo) -> Bool { info.attributes.contains { builders.contains($0.name) } }

    /// Prints a trap. What a builder would make of it needs a `return`, which keeps the builder away.
    private func refuse(_ member: String, building result: TypeRef?, _ out: inout Lines) {
        guard let result else { return out.add(laidOut: trap(member)) }
        out.add(laidOut: Layout("let refusal: () -> ") + result.layout + Layout([.equals]) + .braced(trap(member)))
        out.add("return refusal()")
    }

    /// The statement that says why a member must not be used, or not yet.
    func trap(_ member: String) -> Layout {
        let reason = (kind ?? .dummy).refusal.replacing("{member}", with: "\(name).\(member)")
        return stop(reason)
    }
}

/// Prints what a mock is expected to meet, and its verification.
struct ExpectationPrinter {
    let plan: DoublePlan

    func print(_ out: inout Lines) {
        let methods = plan.requirements.compactMap { requirement -> MethodDouble? in
            guard case .method(let double) = requirement, double.fact.info.conditions.isEmpty,
                !double.fact.info.isStatic
            else { return nil }
            return double
        }
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
        let isTaken = methods.contains { $0.fact.name == "verify" && $0.fact.parameters.isEmpty }
        out.add("", "/// Records an issue where it is called for every expectation that is not met.")
        let number = plan.shadowed.contains("UInt") ? DoublePlan.whole("UInt") : "UInt"
        let place: [Layout] = [
            "fileID: StaticString = #fileID", "filePath: StaticString = #filePath", "line: \(number) = #line",
            "column: \(number) = #column",
        ]
        let name = "\(access)\(nonisolated)func \(isTaken ? "verifyExpectations" : "verify")"
        out.add(laidOut: Layout(name) + .list("(", place, ")", closesApart: true) + " {")
        out.indented { out in
            for double in methods {
                let (expected, actual) = (double.expectedCallsCount.name, double.callsCount.name)
                let member = Layout.literal("\(plan.name).\(double.fact.fullName)")
                let differs = Layout("\(expected), expected != \(actual) {")
                out.add(laidOut: "if let expected" + Layout([.equals]) + differs)
                out.use(.expectations)
                out.indented { out in
                    out.add(
                        laidOut: .call(
                            "recordUnmet",
                            [
                                member, Layout("expected: expected, actual: \(actual)"),
                                "fileID: fileID, filePath: filePath, line: line, column: column",
                            ]))
                }
                out.add("}")
            }
        }
        out.add("}")
    }
}
