import Facts

extension TestedType {
    /// Every method of a dependency that the SUT's code names, in order.
    var calledMembers: [PortMember] {
        if let called = known.called { return called }
        let called = findCalledMembers()
        known.called = called
        return called
    }

    private func findCalledMembers() -> [PortMember] {
        var result: [PortMember] = []
        func visit(_ statements: [Statement]) {
            statements.forEachExpression { expression, _ in
                guard case .call(let callee, let arguments) = expression, var path = callee.path, path.count > 1 else {
                    return
                }
                if path.first == "self" { path.removeFirst() }
                guard let name = path.last, let port = paths[path.dropLast().joined(separator: ".")],
                    let methods = ports[port]?.methods(name, labels: arguments.map(\.label))
                else { return }
                for method in methods {
                    let member = PortMember(dependency: port, member: method.identity)
                    if !result.contains(member) { result.append(member) }
                }
            }
        }
        visit(construction.body ?? [])
        for member in members {
            switch member {
            case .method(let method): visit(method.body ?? [])
            case .property(let property):
                visit(property.accessors?.getterBody ?? [])
                visit(property.accessors?.didSetBody ?? [])
            default: break
            }
        }
        return result
    }
}
