import Scaffolding

/// Prints one method of a double with its records.
struct MethodPrinter {
    let double: MethodDouble
    let plan: DoublePlan

    private var fact: MethodFact { double.fact }
    private var access: String { plan.access == .internal ? "" : plan.access.rawValue + " " }
    private var isStatic: Bool { fact.info.isStatic }
    private var usesState: Bool { plan.isLocked && !isStatic }

    func print(_ out: inout Lines) {
        out.add("// MARK: - \(fact.name)", "")
        for variable in double.stored { VariablePrinter(plan: plan).print(variable, &out) }
        let nonisolated = plan.isActor ? "nonisolated " : ""
        out.add(
            "\(access)\(nonisolated)\(isStatic ? "static " : "")var \(double.called.name): Bool { \(double.callsCount.name) > 0 }",
            "")
        for attribute in fact.info.attributes where attribute.name != "objc" { out.add(attribute.text) }
        out.add(signature + " {")
        out.indented { body(&$0) }
        out.add("}")
    }

    private var signature: String {
        var words: [String] = []
        if !access.isEmpty { words.append(access.trimmed) }
        words += fact.info.modifiers.filter {
            !["mutating", "public", "internal", "open", "package", "optional", "class"].contains($0)
        }
        if fact.info.modifiers.contains("class") { words.append("static") }
        let generics = fact.generics.parameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name + (parameter.constraint.map { ": " + $0.text } ?? "")
        }
        let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let parameters = fact.parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
        }
        words.append("func \(fact.name)\(clause)(\(parameters.joined(separator: ", ")))")
        if !fact.effects.text.isEmpty { words.append(fact.effects.text) }
        if let result = fact.result { words.append("-> \(result.text)") }
        if !fact.generics.requirements.isEmpty {
            words.append("where " + fact.generics.requirements.map(\.text).joined(separator: ", "))
        }
        return words.joined(separator: " ")
    }

    private func body(_ out: inout Lines) {
        record(&out)
        if let error = double.throwableError {
            out.add("if let error = \(read(error.name)) {", "    throw error", "}")
        }
        let call = "\(marks)closure(\(arguments))"
        out.add("if let closure = \(read(double.closure.name)) {")
        out.add(double.returnValue == nil ? "    \(call)" : "    return \(cast(call))")
        out.add("}")
        guard let value = double.returnValue, let queue = double.returnValues else {
            return
        }
        if usesState {
            out.add(
                "if let next = doubleState.write({ $0.\(queue.name).isEmpty ? nil : $0.\(queue.name).removeFirst() }) {"
            )
            out.add("    return \(cast("next"))", "}")
        } else {
            out.add("if !\(queue.name).isEmpty {", "    return \(cast("\(queue.name).removeFirst()"))", "}")
        }
        if fact.result?.isOptional == true {
            out.add("return \(cast(read(value.name)))")
            return
        }
        out.add("if let value = \(read(value.name)) {", "    return \(cast("value"))", "}")
        fallBack(&out)
    }

    private func record(_ out: inout Lines) {
        let invocation =
            double.recorded.count == 1
            ? double.recorded[0].name
            : "(" + double.recorded.map { "\($0.name): \($0.name)" }.joined(separator: ", ") + ")"
        var lines = ["\(double.callsCount.name) += 1"]
        if let received = double.received, let invocations = double.receivedInvocations {
            lines.append("\(received.name) = \(invocation)")
            lines.append("\(invocations.name).append(\(invocation))")
        }
        if usesState {
            out.add("doubleState.write {")
            for line in lines { out.add("    $0.\(line)") }
            out.add("}")
        } else {
            for line in lines { out.add(line) }
        }
    }

    private func read(_ name: String) -> String { usesState ? "doubleState.read({ $0.\(name) })" : name }

    private var marks: String {
        (fact.effects.canThrow ? "try " : "") + (fact.effects.isAsync ? "await " : "")
    }

    private var arguments: String {
        fact.parameters.map { parameter in
            parameter.type.specifiers.contains("inout") ? "&\(parameter.name)" : parameter.name
        }.joined(separator: ", ")
    }

    /// A generic result is kept as `Any` and comes back by a cast.
    private func cast(_ value: String) -> String {
        guard let result = fact.result, !fact.generics.parameters.isEmpty,
            !Set(fact.generics.parameters.map(\.name)).isDisjoint(with: result.mentionedNames)
        else { return value }
        return "\(value) as! \(result.text)"
    }

    private func fallBack(_ out: inout Lines) {
        let member = "\(plan.name).\(fact.fullName)"
        let hint = "\(double.returnValue?.name ?? double.closure.name) = …"
        if let fallback = double.fallback {
            out.add("return \(fallback)")
            return
        }
        out.add("recordUnstubbed(\"\(member)\", hint: \"\(hint)\")")
        if case .any = fact.effects.throwing {
            out.add("throw UnstubbedError(member: \"\(member)\")")
        } else {
            out.add("fatalError(\"\(member) was used but not stubbed. Write: \(hint)\")")
        }
    }
}

extension String {
    var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
