import Facts

/// `withCheckedThrowingContinuation { … }`: closures as `async` functions.
extension Machine {
    /// Whether a function suspends its caller until somebody resumes.
    static func isContinuation(_ name: String) -> Bool {
        name.hasPrefix("with") && name.hasSuffix("Continuation") && name.count > 16
    }

    /// Runs the closure that is given the continuation; what it is resumed with is what the call gives.
    func awaitContinuation(_ arguments: [Argument], in scope: Scope, expecting: TypeRef?) throws -> Term {
        guard case .closure(let closure)? = arguments.last?.value else { return try foreign(arguments, in: scope) }
        suspend()
        let number = resumed.count
        resumed.append(nil)
        let inner = Scope(scope, result: .void)
        let name = closure.parameters.first?.plain ?? "$0"
        inner.values[name] = .continuation(number)
        inner.types[name] = closure.types.first.flatMap { $0?.arguments.first } ?? expecting
        _ = try inline(closure.body, in: inner)
        // Nobody resumes: a test would wait for ever.
        guard let end = resumed[number] else { throw Exit.infeasible }
        return try end.get()
    }

    /// `continuation.resume` as a closure that resumes with what it is given: a value, or the result that says so; `nil` for
    /// anything else.
    func resumption(_ base: Expression, _ name: String, in scope: Scope) -> Term? {
        guard name == "resume", case .name(let local) = base, case .continuation? = scope.value(local.plain) else {
            return nil
        }
        let type = scope.type(local.plain)
        if type?.isVoid == true { return closure(calling: .member(base, name), [], in: scope) }
        // Without a label it is the value that tells.
        let label = type?.bare.lastName == "Result" ? "returning" : nil
        return closure(calling: .member(base, name), [Argument(label: label, value: .name("$0"))], in: scope)
    }

    /// `continuation.resume(returning: value)` and its relatives; `nil` for any other call.
    func resume(_ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard case .continuation(let number) = term, name == "resume" else { return nil }
        // To resume twice ends the process.
        guard resumed[number] == nil else { throw Exit.infeasible }
        guard let argument = arguments.first else {
            resumed[number] = .value(.void)
            return .void
        }
        let value = try detached(argument.value, in: scope)
        let isResult = argument.label == nil && typeOf(reduce(value))?.lastName == "Result"
        switch isResult ? "with" : argument.label {
        case "throwing": resumed[number] = .error(value)
        case "with":
            if let parts = payloads(of: value, whenCase: "success", type: nil) {
                resumed[number] = .value(parts.first ?? .void)
            } else {
                resumed[number] = .error(payloads(of: value, whenCase: "failure", type: nil)?.first ?? .unknown)
            }
        default: resumed[number] = .value(value)
        }
        return .void
    }

    /// What a continuation is resumed with, and what other work ends with.
    enum Resumption {
        case value(Term)
        case error(Term)

        func get() throws -> Term {
            switch self {
            case .value(let value): return value
            case .error(let error): throw Exit.thrown(error)
            }
        }
    }
}
