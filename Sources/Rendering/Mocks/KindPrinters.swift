import Doubles
import Facts
import Project

extension DoublePlan {
    /// What a member does that cannot be told what to answer.
    func statements(of fact: MethodFact) -> [String] {
        if let store, let role = store.methods[fact] {
            return FakePrinter(plan: self, store: store).statements(role, member: fact.fullName)
        }
        return [trap(fact.fullName)]
    }

    /// What a property gives that cannot be told what to answer.
    func getter(of name: String) -> [String] {
        guard let store, let role = store.properties[name] else { return [trap(name)] }
        return FakePrinter(plan: self, store: store).statements(role, member: name)
    }

    /// The statement that says why a member must not be used, or not yet.
    func trap(_ member: String) -> String {
        let text = (kind ?? .dummy).refusal.replacing("{member}", with: "\(name).\(member)")
        return "fatalError(\(SwiftLiteral.string(text)))"
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
        out.add("\(access)\(nonisolated)func \(isTaken ? "verifyExpectations" : "verify")(")
        out.add(
            "    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column"
        )
        out.add(") {")
        out.indented { out in
            for double in methods {
                let member = SwiftLiteral.string("\(plan.name).\(double.fact.fullName)")
                out.add("if let expected = \(double.expectedCallsCount.name), expected != \(double.callsCount.name) {")
                out.add("    recordUnmet(")
                out.add("        \(member), expected: expected, actual: \(double.callsCount.name),")
                out.add("        fileID: fileID, filePath: filePath, line: line, column: column)", "}")
            }
        }
        out.add("}")
    }
}
