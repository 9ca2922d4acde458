import Doubles
import Facts

/// What a double does when a method, or the getter of a subscript, is called.
struct CallBody {
    let double: MethodDouble
    let plan: DoublePlan

    private var fact: MethodFact { double.fact }
    private var isStatic: Bool { fact.info.isStatic }
    private var usesState: Bool { plan.isLocked || isStatic }
    private var state: String { isStatic ? "Self.staticState" : "doubleState" }

    /// Prints the variables that record and stub the call.
    func printRecords(_ variables: [StoredVariable], _ out: inout Lines) {
        for variable in variables { VariablePrinter(plan: plan).print(variable, &out) }
        guard plan.records else {
            if !variables.isEmpty { out.add("") }
            return
        }
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
        out.add(
            "\(access)\(nonisolated)\(isStatic ? "static " : "")var \(double.called.name): Bool { \(double.callsCount.name) > 0 }",
            "")
    }

    /// Prints the statements: count, record, throw, closure, queue, value, fallback.
    func print(_ out: inout Lines) {
        guard plan.isStubbed else {
            out.add(contentsOf: plan.statements(of: fact))
            return
        }
        if plan.records { record(&out) }
        if let error = double.throwableError {
            out.add("if let error = \(read(error.name)) {", "    throw error", "}")
        }
        let marks = (double.closureThrows ? "try " : "") + (fact.effects.isAsync ? "await " : "")
        let call = "\(marks)stubbedClosure(\(double.closureArguments.joined(separator: ", ")))"
        out.add("if let stubbedClosure = \(read(double.closure.name)) {")
        out.add(double.returnValue == nil ? "    \(call)" : "    return \(cast(call))", "}")
        answer(&out)
    }

    private func answer(_ out: inout Lines) {
        guard let value = double.returnValue, let queue = double.returnValues else {
            if let result = fact.result, !result.isVoid { fallBack(&out) }
            return
        }
        if usesState {
            out.add(
                "if let next = \(state).write({ $0.\(queue.name).isEmpty ? nil : $0.\(queue.name).removeFirst() }) {")
            out.add("    return \(cast("next"))", "}")
        } else {
            out.add("if !\(queue.name).isEmpty {", "    return \(cast("\(queue.name).removeFirst()"))", "}")
        }
        if !value.type.hasSuffix("!") {
            if plan.failsUnstubbed {
                out.add("if \(read(value.name)) == nil {")
                out.indented { recordIssue(&$0) }
                out.add("}")
            }
            out.add("return \(cast(read(value.name)))")
            return
        }
        out.add("if let value = \(read(value.name)) {", "    return \(cast("value"))", "}")
        fallBack(&out)
    }

    private func record(_ out: inout Lines) {
        var lines = double.calls == nil ? ["\(double.callsCount.name) += 1"] : []
        if let received = double.received, let invocations = double.receivedInvocations {
            let names = double.recorded.map(\.name)
            let invocation =
                names.count == 1
                ? double.recordedValues[0]
                : "(" + zip(names, double.recordedValues).map { "\(tupleLabel($0)): \($1)" }.joined(separator: ", ")
                    + ")"
            if double.calls == nil { lines.append("\(received.name) = \(invocation)") }
            lines.append("\(invocations.name).append(\(invocation))")
        }
        if usesState {
            out.add("\(state).write {")
            for line in lines { out.add("    $0.\(line)") }
            out.add("}")
        } else {
            for line in lines { out.add(line) }
        }
    }

    private func read(_ name: String) -> String { usesState ? "\(state).read({ $0.\(name) })" : name }

    /// A generic result is kept as `Any` and comes back by a cast.
    private func cast(_ value: String) -> String { double.resultCast.map { "\(value) as! \($0)" } ?? value }

    private var member: String { "\(plan.name).\(fact.fullName)" }
    private var hint: String { "\(double.returnValue?.name ?? double.closure.name) = …" }

    private func recordIssue(_ out: inout Lines) {
        out.add("recordUnstubbed(\(SwiftLiteral.string(member)), hint: \(SwiftLiteral.string(hint)))")
    }

    private func fallBack(_ out: inout Lines) {
        if let fallback = double.fallback {
            if plan.failsUnstubbed { recordIssue(&out) }
            // What is neutral needs no cast: it takes its type from the result.
            out.add("return \(fallback)")
            return
        }
        recordIssue(&out)
        if case .any = fact.effects.throwing {
            out.add("throw UnstubbedError(member: \(SwiftLiteral.string(member)))")
        } else {
            out.add("fatalError(\(SwiftLiteral.string("\(member) was used but not stubbed. Write: \(hint)")))")
        }
    }
}
