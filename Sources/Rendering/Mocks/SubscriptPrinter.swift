import Doubles
import Facts

/// Prints one subscript of a double with its records.
struct SubscriptPrinter {
    let double: SubscriptDouble
    let plan: DoublePlan

    private var fact: SubscriptFact { double.fact }

    func print(_ out: inout Lines) {
        out.add("// MARK: - subscript", "")
        let body = CallBody(double: double.getter, plan: plan)
        body.printRecords(plan.stored(.subscript(double)), &out)
        for attribute in fact.info.attributes where attribute.name != "objc" { out.add(attribute.text) }
        var words = Signature(plan: plan, info: fact.info).modifiers
        words.append(
            "subscript\(Signature.generics(fact.generics))(\(Signature.parameters(fact.parameters, areSubscript: true)))"
        )
        words.append("-> \(fact.result.text)")
        let clause = Signature.whereClause(fact.generics)
        if !clause.isEmpty { words.append(clause) }
        out.add(words.joined(separator: " ") + " {")
        out.indented { out in
            let effects = fact.accessors.getter.text
            out.add("get\(effects.isEmpty ? "" : " " + effects) {")
            out.indented { body.print(&$0) }
            out.add("}")
            if let count = double.setCallsCount, let value = double.setReceivedValue { set(count, value, &out) }
        }
        out.add("}")
    }

    private func set(_ count: DoubleVariable, _ value: DoubleVariable, _ out: inout Lines) {
        out.add("set {")
        if !plan.records {
            out.add("    " + (plan.isStubbed ? "_ = newValue" : plan.trap("subscript")), "}")
            return
        }
        let isStatic = fact.info.isStatic
        let state = isStatic ? "Self.staticState" : "doubleState"
        for line in ["\(count.name) += 1", "\(value.name) = newValue"] {
            out.add(plan.isLocked || isStatic ? "    \(state).write { $0.\(line) }" : "    \(line)")
        }
        out.add("}")
    }
}

/// Prints one initialiser of a double with its records.
struct InitializerPrinter {
    let double: InitializerDouble
    let plan: DoublePlan

    private var fact: InitializerFact { double.fact }

    func print(_ out: inout Lines) {
        for variable in plan.stored(.initializer(double)) {
            VariablePrinter(plan: plan).print(variable, &out)
        }
        var words = Signature(plan: plan, info: fact.info).modifiers
        if !plan.isActor { words.append("required") }
        words.append(
            "init\(fact.isFailable ? "?" : "")\(Signature.generics(fact.generics))(\(Signature.parameters(fact.parameters)))"
        )
        if !fact.effects.text.isEmpty { words.append(fact.effects.text) }
        let clause = Signature.whereClause(fact.generics)
        if !clause.isEmpty { words.append(clause) }
        out.add(words.joined(separator: " ") + " {")
        out.indented { record(&$0) }
        out.add("}")
    }

    private func record(_ out: inout Lines) {
        guard plan.records, let received = double.received, let invocations = double.receivedInvocations else { return }
        let names = double.recorded.map(\.name)
        let invocation =
            names.count == 1 ? names[0] : "(" + names.map { "\(tupleLabel($0)): \($0)" }.joined(separator: ", ") + ")"
        for line in ["\(received.name) = \(invocation)", "\(invocations.name).append(\(invocation))"] {
            out.add(plan.isLocked ? "doubleState.write { $0.\(line) }" : line)
        }
    }
}
