import Facts

extension Machine {
    /// What a function gives back when its body has run. Where it must give something, the last `throw` of a `catch` cannot
    /// be left out: instead of its error there is another one.
    func left(_ completion: Completion, _ body: [Statement], in scope: Scope) throws -> Term {
        guard case .normal = completion, case .skip(let place)? = change, scope.result?.isVoid == false else {
            return completion.result
        }
        var isError = false
        body.forEachStatement { statement in
            if statement.location == place, case .throw = statement.kind { isError = true }
        }
        if isError { throw Exit.thrown(Self.otherError) }
        return completion.result
    }
}
