import Scaffolding

/// Prints a stored variable of a double: plainly, or as an accessor to what the lock guards.
struct VariablePrinter {
    let plan: DoublePlan

    func print(_ variable: StoredVariable, _ out: inout Lines) {
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        if variable.isStatic {
            let unsafe = plan.isolation == nil ? "nonisolated(unsafe) " : ""
            out.add("\(access)\(unsafe)static var \(variable.name)\(variable.declaration)")
        } else if plan.isLocked {
            let type = variable.type.hasSuffix("!") ? String(variable.type.dropLast()) + "!" : variable.type
            out.add("\(access)\(plan.isActor ? "nonisolated " : "")var \(variable.name): \(type) {")
            out.add("    get { doubleState.read { $0.\(variable.name) } }")
            out.add("    set { doubleState.write { $0.\(variable.name) = newValue } }", "}")
        } else {
            out.add("\(access)var \(variable.name)\(variable.declaration)")
        }
    }
}

/// Prints one property of a double with its records.
struct PropertyPrinter {
    let double: PropertyDouble
    let plan: DoublePlan

    private var fact: PropertyFact { double.fact }
    private var access: String { plan.access == .internal ? "" : plan.access.rawValue + " " }
    private var getter: Effects { fact.accessors?.getter ?? Effects() }
    private var usesState: Bool { plan.isLocked && !fact.info.isStatic }

    func print(_ out: inout Lines) {
        out.add("// MARK: - \(fact.name)", "")
        for variable in double.stored { VariablePrinter(plan: plan).print(variable, &out) }
        for attribute in fact.info.attributes where attribute.name != "objc" { out.add(attribute.text) }
        var words = fact.info.modifiers.filter { ["static", "nonisolated"].contains($0) }
        if !access.isEmpty { words.insert(access.trimmed, at: 0) }
        words.append("var \(fact.name): \(double.type) {")
        out.add(words.joined(separator: " "))
        out.indented { out in
            let effects = getter.text
            out.add("get\(effects.isEmpty ? "" : " " + effects) {")
            out.indented { get(&$0) }
            out.add("}")
            if effects.isEmpty {
                out.add("set {")
                out.indented { set(&$0) }
                out.add("}")
            }
        }
        out.add("}")
    }

    private var valueName: String { "underlying" + upperFirst(double.stem) }

    private func read(_ name: String) -> String { usesState ? "doubleState.read({ $0.\(name) })" : name }

    private func write(_ line: String) -> String { usesState ? "doubleState.write { $0.\(line) }" : line }

    private func get(_ out: inout Lines) {
        out.add(write("\(double.getCallsCount.name) += 1"))
        if let error = double.throwableError { out.add("if let error = \(read(error.name)) {", "    throw error", "}") }
        if let closure = double.closure {
            let marks = (getter.canThrow ? "try " : "") + (getter.isAsync ? "await " : "")
            out.add("if let closure = \(read(closure.name)) {", "    return \(marks)closure()", "}")
        }
        guard double.underlying != nil, fact.type?.isOptional != true else {
            out.add("return \(read(valueName))")
            return
        }
        out.add("if let value = \(read(valueName)) {", "    return value", "}")
        if let fallback = double.fallback {
            out.add("return \(fallback)")
            return
        }
        let member = "\(plan.name).\(fact.name)"
        out.add("recordUnstubbed(\"\(member)\", hint: \"\(valueName) = …\")")
        if case .any = getter.throwing {
            out.add("throw UnstubbedError(member: \"\(member)\")")
        } else {
            out.add("fatalError(\"\(member) was used but not stubbed. Write: \(valueName) = …\")")
        }
    }

    private func set(_ out: inout Lines) {
        if let count = double.setCallsCount { out.add(write("\(count.name) += 1")) }
        out.add(write("\(valueName) = newValue"))
    }
}
