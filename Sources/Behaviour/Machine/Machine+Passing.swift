import Facts

/// Methods of dependencies that run a closure to give back what it gives: `database.read { try $0.fetchAll() }`.
extension Machine {
    /// What such a method gives: its double runs the closure with what a test gives it; `nil` for any other method.
    func pass(_ site: CallSite, _ method: MethodFact, _ values: [Term]) throws -> Term? {
        guard let position = subject.passed(by: method), case .closure(let number) = values[position],
            let function = method.parameters[position].type.functionType
        else { return nil }
        completions[site] = .calls(position)
        return try run(closure: number, given(to: function, by: site.member, in: site.phase))
    }
}

extension TestedType {
    /// The position of the closure that a method of a dependency runs to give back what it gives; `nil` for any other
    /// method.
    func passed(by method: MethodFact) -> Int? {
        if let found = known.passed { return found[method.info.location] }
        var found: [SourceLocation: Int] = [:]
        for declared in ports.values.flatMap(\.protocols).flatMap({ types.allMembers(of: $0).methods }) {
            found[declared.info.location] = declared.passed?.position
        }
        known.passed = found
        return found[method.info.location]
    }
}

extension StubFinder {
    /// What the closure is run with that a method runs to give back what it gives.
    func passing(at site: CallSite, before phase: Int) -> Stub? {
        guard let method = method(site.member), let position = subject.passed(by: method) else { return nil }
        let arguments = call(position, at: site).arguments
        return arguments.isEmpty ? nil : Stub(site.member, .passes(arguments), phase: site.phase, before: phase)
    }
}
