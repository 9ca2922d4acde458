import Facts

/// Writes the statements that make a model from a builder's parameters.
struct BodyWriter {
    let plan: BuilderPlan
    let form: BuilderPlan.Form
    /// Whether parameters that an actor must make arrive as optionals.
    var fillsIn = true

    /// The lines, without indentation of their own level.
    var lines: [String] {
        if plan.model.kind == .enum, form.creation.callee.isEmpty { return [argument(form.parameters[0])] }
        switch form.creation.outcome {
        case .certain: return certain
        case .optional: return optional
        case .throws: return throwing
        case .decodes: return decoding
        }
    }

    private var certain: [String] {
        let lines = call
        if assignments.isEmpty { return lines }
        let keyword = plan.model.kind == .struct ? "var" : "let"
        return prefixed("\(keyword) \(local) = ", lines) + assignments + ["return \(local)"]
    }

    private var optional: [String] {
        let keyword = plan.model.kind == .struct && !assignments.isEmpty ? "var" : "let"
        var opening = prefixed("guard \(keyword) \(local) = ", call)
        opening[opening.count - 1] += " else {"
        return opening + ["    \(failure(""))", "}"] + assignments + ["return \(local)"]
    }

    private var throwing: [String] {
        let keyword = plan.model.kind == .struct && !assignments.isEmpty ? "var" : "let"
        let inner =
            assignments.isEmpty
            ? prefixed("return try ", call)
            : prefixed("\(keyword) \(local) = try ", call) + assignments + ["return \(local)"]
        return ["do {"] + inner.map { "    " + $0 } + ["} catch {", "    \(failure(": \\(error)"))", "}"]
    }

    private var decoding: [String] {
        let name = form.parameters.first?.name.identifier ?? "json"
        return [
            "do {", "    return try JSONDecoder().decode(\(plan.type.text).self, from: Data(\(name).utf8))",
            "} catch {", "    \(failure(": \\(error)"))", "}",
        ]
    }

    private func failure(_ detail: String) -> String {
        "preconditionFailure(\"\(plan.model.name) cannot be made of these values\(detail)\")"
    }

    /// The call that makes the value, on one line or several.
    private var call: [String] {
        guard form.creation.isCall else { return [form.creation.callee] }
        let start = (plan.isAsync ? "await " : "") + form.creation.callee
        let arguments = form.parameters.compactMap { parameter -> String? in
            guard case .argument(let label) = parameter.use else { return nil }
            return (label.map { "\($0): " } ?? "") + argument(parameter)
        }
        let line = "\(start)(\(arguments.joined(separator: ", ")))"
        if line.count <= 90 { return [line] }
        let list = arguments.enumerated().map { position, text in
            "    \(text)\(position + 1 < arguments.count ? "," : "")"
        }
        return ["\(start)("] + list + [")"]
    }

    private func argument(_ parameter: BuilderPlan.Parameter) -> String {
        let name = parameter.name.identifier
        guard fillsIn, parameter.isMadeInBody, let value = parameter.defaultValue else { return name }
        return "\(name) ?? \(value.text)"
    }

    private var assignments: [String] {
        form.parameters.compactMap { parameter in
            guard case .assignment(let property) = parameter.use else { return nil }
            return "\(local).\(property) = \(argument(parameter))"
        }
    }

    private func prefixed(_ text: String, _ lines: [String]) -> [String] {
        [text + (lines.first ?? "")] + lines.dropFirst()
    }

    /// A name for the value that no parameter has.
    private var local: String {
        let names = Set(form.parameters.map(\.name))
        return ["result", "made", "instance"].first { !names.contains($0) } ?? "mockResult"
    }
}

/// The first lines of a function: on one line, or a parameter a line where that is too long.
func wrappedSignature(_ start: String, _ parameters: [String], _ end: String) -> [String] {
    let line = "\(start)(\(parameters.joined(separator: ", ")))\(end)"
    if line.count <= 112 || parameters.isEmpty { return [line] }
    let list = parameters.enumerated().map { position, text in
        "    \(text)\(position + 1 < parameters.count ? "," : "")"
    }
    return ["\(start)("] + list + [")\(end)"]
}
