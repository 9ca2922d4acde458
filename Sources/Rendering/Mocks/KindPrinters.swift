import Scaffolding

extension DoublePlan {
    /// What a member does that cannot be told what to answer.
    func statements(of fact: MethodFact) -> [String] {
        if let store, let role = store.roles[fact.fullName] {
            return FakePrinter(plan: self, store: store).statements(role, fact)
        }
        return [trap(fact.fullName)]
    }

    /// The statement that says why a member must not be used, or not yet.
    func trap(_ member: String) -> String {
        kind == .fake
            ? "fatalError(\(quoted("Fill in \(name).\(member): it does not read as a member of a store.")))"
            : "fatalError(\(quoted("\(name).\(member) was used, but a dummy only fills a place.")))"
    }
}

/// Prints a fake that keeps models in memory.
struct FakePrinter {
    let plan: DoublePlan
    let store: FakeStore

    /// The models, behind a lock where the double is shared.
    func printState(_ out: inout Lines) {
        let model = store.model.text
        if plan.isLocked {
            let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
            out.add("private \(nonisolated)let models = DoubleState<[\(model)]>([])")
        } else {
            out.add("private var models: [\(model)] = []")
        }
    }

    /// The body of a member.
    func statements(_ role: FakeStore.Role, _ fact: MethodFact) -> [String] {
        let parameter = fact.parameters.first?.name ?? ""
        let key = store.key
        switch role {
        case .save:
            let change = write(["removeAll { $0.\(key) == \(parameter).\(key) }", "append(\(parameter))"])
            return fact.result?.isVoid ?? true ? change : change + ["return \(parameter)"]
        case .find:
            let found = read("models.first(where: { $0.\(key) == \(parameter) })")
            guard fact.result?.isOptional != true else { return ["return \(found)"] }
            return [
                "guard let found = \(found) else {",
                "    throw UnstubbedError(member: \(quoted("\(plan.name).\(fact.fullName)")))", "}", "return found",
            ]
        case .all: return ["return \(read("models"))"]
        case .delete(let byKey):
            return write(["removeAll { $0.\(key) == \(parameter)\(byKey ? "" : ".\(key)") }"])
        case .clear: return write(["removeAll()"])
        }
    }

    private func read(_ expression: String) -> String {
        plan.isLocked ? "models.read({ models in \(expression) })" : expression
    }

    private func write(_ calls: [String]) -> [String] {
        plan.isLocked
            ? ["models.write { models in"] + calls.map { "    models.\($0)" } + ["}"] : calls.map { "models.\($0)" }
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
                let member = quoted("\(plan.name).\(double.fact.fullName)")
                out.add("if let expected = \(double.expectedCallsCount.name), expected != \(double.callsCount.name) {")
                out.add("    recordUnmet(")
                out.add("        \(member), expected: expected, actual: \(double.callsCount.name),")
                out.add("        fileID: fileID, filePath: filePath, line: line, column: column)", "}")
            }
        }
        out.add("}")
    }
}
