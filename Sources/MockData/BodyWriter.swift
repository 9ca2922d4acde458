import Facts

/// Plans the statements that make a model from a builder's parameters.
struct BodyWriter {
    let plan: BuilderPlan
    let form: BuilderPlan.Form
    /// Whether parameters that an actor must make arrive as optionals.
    var fillsIn = true

    /// The statements.
    var code: [Code.Statement] {
        if plan.model.kind == .enum, form.creation.callee.isEmpty {
            return [.expression(argument(form.parameters[0]))]
        }
        switch form.creation.outcome {
        case .certain: return assignments.isEmpty ? [.expression(call)] : made(by: call)
        case .optional:
            let binding = Code.Binding(isVariable: changes, local, call)
            return [.guardLet(binding, otherwise: [failure([])])] + assignments + [.return(.name(local))]
        case .throws:
            return orFail(assignments.isEmpty ? [.return(.try(call))] : made(by: .try(call)))
        case .decodes:
            let name = form.parameters.first?.name.identifier ?? "json"
            let data = Code.Expression.call(.name("Data"), [.init(nil, .path(name, "utf8"))])
            let decode = Code.Expression.call(
                .member(.call(.name("JSONDecoder")), "decode"),
                [.init(nil, .member(.type(plan.type), "self")), .init("from", data)])
            return orFail([.return(.try(decode))])
        }
    }

    /// Whether the value is changed after it is made.
    private var changes: Bool { plan.model.kind == .struct && !assignments.isEmpty }

    /// The value made, changed and returned.
    private func made(by call: Code.Expression) -> [Code.Statement] {
        [.binding(.init(isVariable: changes, local, call))] + assignments + [.return(.name(local))]
    }

    private func orFail(_ body: [Code.Statement]) -> [Code.Statement] {
        [.doCatch(body, catch: [failure([.text(": "), .value(.name("error"))])])]
    }

    private func failure(_ detail: [Code.Piece]) -> Code.Statement {
        let text = "\(plan.model.name) cannot be made of these values"
        let message: Code.Expression = detail.isEmpty ? .string(text) : .interpolation([.text(text)] + detail)
        return .expression(.call(.name("preconditionFailure"), [.init(nil, message)]))
    }

    /// The call that makes the value.
    private var call: Code.Expression {
        let callee = Code.Expression.name(form.creation.callee)
        guard form.creation.isCall else { return callee }
        let arguments = form.parameters.compactMap { parameter -> Code.Argument? in
            guard case .argument(let label) = parameter.use else { return nil }
            return .init(label, argument(parameter))
        }
        let call = Code.Expression.column(callee, arguments)
        return plan.isAsync ? .await(call) : call
    }

    private func argument(_ parameter: BuilderPlan.Parameter) -> Code.Expression {
        let name = Code.Expression.name(parameter.name.identifier)
        guard fillsIn, parameter.isMadeInBody, let value = parameter.defaultValue else { return name }
        return .binary(name, "??", value.code)
    }

    private var assignments: [Code.Statement] {
        form.parameters.compactMap { parameter in
            guard case .assignment(let property) = parameter.use else { return nil }
            return .assignment(.path(local, property), argument(parameter))
        }
    }

    /// A name for the value that no parameter has.
    private var local: String {
        let names = Set(form.parameters.map(\.name))
        return ["result", "made", "instance"].first { !names.contains($0) } ?? "mockResult"
    }
}
