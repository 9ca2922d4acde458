import Doubles
import Facts

/// Prints one property of a double with its records.
struct PropertyPrinter {
    let double: PropertyDouble
    let plan: DoublePlan

    private var fact: PropertyFact { double.fact }
    private var getter: Effects { fact.accessors?.getter ?? Effects() }
    private var usesState: Bool { plan.isLocked || fact.info.isStatic }
    private var state: String { fact.info.isStatic ? "staticState" : "doubleState" }

    func print(_ out: inout Lines) {
        out.add("// MARK: - \(fact.name)", "")
        for variable in plan.stored(.property(double)) {
            VariablePrinter(plan: plan).print(variable, &out)
        }
        if let called = double.called, plan.records {
            let isStatic = fact.info.isStatic ? "static " : ""
            out.add(
                "\(plan.access == .internal ? "" : plan.access.rawValue + " ")\(plan.marksNonisolated ? "nonisolated " : "")"
                    + "\(isStatic)var \(called.name): Bool { \(double.getCallsCount.name) > 0 }")
        }
        let signature = Signature(plan: plan, info: fact.info)
        for attribute in fact.info.attributes where attribute.name != "objc" {
            if !plan.isSubclass || signature.keeps(attribute) { out.add(attribute.text) }
        }
        var words = signature.modifiers
        words.append("var \(fact.name): \(double.type) {")
        out.add(words.joined(separator: " "))
        out.indented { out in
            let effects = getter.text
            out.add("get\(effects.isEmpty ? "" : " " + effects) {")
            out.indented { get(&$0) }
            out.add("}")
            if effects.isEmpty, plan.isStubbed || fact.isSettable {
                out.add("set {")
                out.indented { set(&$0) }
                out.add("}")
            }
        }
        out.add("}")
    }

    private func read(_ name: String) -> String { usesState ? "\(state).read({ $0.\(name) })" : name }

    private func write(_ line: String) -> String { usesState ? "\(state).write { $0.\(line) }" : line }

    private func get(_ out: inout Lines) {
        if !plan.isStubbed {
            out.add(contentsOf: plan.getter(of: fact.name))
            return
        }
        if plan.records { out.add(write("\(double.getCallsCount.name) += 1")) }
        if let error = double.throwableError { out.add("if let error = \(read(error.name)) {", "    throw error", "}") }
        if let closure = double.closure {
            let marks = (getter.canThrow ? "try " : "") + (getter.isAsync ? "await " : "")
            out.add("if let closure = \(read(closure.name)) {", "    return \(marks)closure()", "}")
        }
        guard double.underlying != nil, fact.type?.isOptional != true else {
            out.add("return \(read(double.valueName))")
            return
        }
        out.add("if let value = \(read(double.valueName)) {", "    return value", "}")
        if let fallback = double.fallback {
            if plan.failsUnstubbed {
                out.add(
                    "recordUnstubbed(\(SwiftLiteral.string("\(plan.name).\(fact.name)")), hint: \(SwiftLiteral.string("\(double.valueName) = …")))"
                )
            }
            out.add("return \(fallback)")
            return
        }
        let member = "\(plan.name).\(fact.name)"
        let hint = SwiftLiteral.string("\(double.valueName) = …")
        out.add("recordUnstubbed(\(SwiftLiteral.string(member)), hint: \(hint))")
        if case .any = getter.throwing {
            out.add("throw UnstubbedError(member: \"\(member)\")")
        } else {
            out.add("fatalError(\"\(member) was used but not stubbed. Write: \(double.valueName) = …\")")
        }
    }

    private func set(_ out: inout Lines) {
        if !plan.isStubbed {
            out.add(plan.trap(fact.name))
            return
        }
        if plan.records, let count = double.setCallsCount { out.add(write("\(count.name) += 1")) }
        out.add(write("\(double.valueName) = newValue"))
    }
}
