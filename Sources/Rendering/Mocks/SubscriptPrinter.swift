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
        let signature = Signature(plan: plan, info: fact.info)
        for attribute in signature.attributes { out.add(attribute) }
        let head = signature.head(
            signature.modifiers + ["subscript\(Signature.generics(fact.generics))"],
            Signature.parameters(fact.parameters, areSubscript: true), effects: Effects(), result: fact.result,
            generics: fact.generics)
        out.add(laidOut: head + " {")
        out.indented { out in
            let effects = fact.accessors.getter.text
            out.add("get\(effects.isEmpty ? "" : " " + effects) {")
            out.indented { body.print(&$0) }
            out.add("}")
            if let count = double.setCallsCount { set(count, double.setReceivedValue, &out) }
        }
        out.add("}")
    }

    private func set(_ count: DoubleVariable, _ value: DoubleVariable?, _ out: inout Lines) {
        out.add("set {")
        out.indented { out in
            if double.getter.isNeverCalled { return }
            guard plan.records else {
                return out.add(laidOut: plan.isStubbed ? "_ = newValue" : plan.trap("subscript"))
            }
            let state = (fact.info.isStatic ? "Self." : "") + plan.stateName(isStatic: fact.info.isStatic)
            let usesState = plan.isLocked || fact.info.isStatic
            let kept = value.map { Layout($0.name) + Layout([.equals]) + "newValue" }
            for line in [Layout("\(count.name) += 1")] + [kept].compactMap({ $0 }) {
                out.add(laidOut: usesState ? Layout("\(state).write ") + .braced("$0." + line) : line)
            }
            guard let closure = double.setClosure else { return }
            let read =
                usesState ? .call("\(state).read", [.braced(Layout("$0.\(closure.name)"))]) : Layout(closure.name)
            let arguments = (double.getter.closureArguments + ["newValue"]).map { Layout($0) }
            let body = plan.inner("stubbedClosure")
            out.add(ifLet: body, read, .call(body, arguments))
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
        let signature = Signature(plan: plan, info: fact.info)
        for attribute in signature.attributes { out.add(attribute) }
        let name = "init\(fact.isFailable ? "?" : "")\(Signature.generics(fact.generics))"
        let head = signature.head(
            signature.modifiers + (plan.isActor ? [] : ["required"]) + [name], Signature.parameters(fact.parameters),
            effects: fact.effects, generics: fact.generics)
        out.add(laidOut: head + " {")
        out.indented { record(&$0) }
        out.add("}")
    }

    private func record(_ out: inout Lines) {
        guard plan.records, !double.isNeverCalled, let received = double.received,
            let invocations = double.receivedInvocations
        else { return }
        let names = double.recorded.map(\.name)
        let invocation =
            names.count == 1 ? Layout(names[0]) : .list("(", names.map { Layout("\(tupleLabel($0)): \($0)") }, ")")
        let kept = Layout(received.name) + Layout([.equals]) + invocation
        for line in [kept, .call("\(invocations.name).append", [invocation])] {
            out.add(laidOut: plan.isLocked ? Layout("\(plan.stateName()).write ") + .braced("$0." + line) : line)
        }
    }
}
