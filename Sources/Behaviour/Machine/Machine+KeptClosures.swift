import Facts

/// Closures that lie in values: where they are, and what they do when somebody calls them.
extension Machine {
    /// Notes the closures in what a method of a dependency is told.
    func keepTold(_ values: [Term], at site: CallSite) {
        for closure in subject.keptClosures {
            guard case .argument(site.member, _, let position) = closure.holder, let kept = closure.kept else {
                continue
            }
            ports[kept] = try? self.kept(closure.path, in: values[position])
        }
    }

    /// Calls a closure that lies in a value.
    func callKept(_ closure: KeptClosure) throws -> Term {
        let found: Term? =
            switch closure.holder {
            case .property(let property): try? kept(closure.path, in: read(property.name.plain))
            case .argument: closure.kept.flatMap { ports[$0] }
            }
        guard case .closure(let number)? = found else {
            // There is none: a test that tries does nothing.
            guard isReplay else { throw Exit.infeasible }
            return .void
        }
        _ = try run(closure: number, [])
        return .void
    }

    private func kept(_ path: [Claim.Step], in value: Term) throws -> Term {
        reduce(
            try path.reduce(value) { value, step in
                switch step {
                case .field(let name): return try member(of: value, name)
                case .element(let index):
                    guard case .list(let elements) = reduce(value), index < elements.count else { return .null }
                    return elements[index]
                default: return .unknown
                }
            })
    }
}
