import Algorithms
import Facts

extension TestedType {
    /// Every method of a dependency that the SUT's code names, in order.
    var calledMembers: [PortMember] {
        if let called = known.called { return called }
        let called = findCalledMembers()
        known.called = called
        return called
    }

    /// Collaborators that the SUT has not by a name of its own: those that methods are handed, and elements of lists.
    private var nameless: [String] {
        (handed.map(\.port) + lists.values).filter { ports[$0] != nil }.uniqued().sorted()
    }

    /// The collaborators that a call may be one of: that which the path before its name leads to, or those that have none.
    private func callees(_ call: Expression) -> [String] {
        guard case .call(let callee, _) = call, case .member(let base?, _) = callee else { return [] }
        let path = callee.path?.drop { $0 == "self" }.dropLast().joined(separator: ".")
        if let path, let port = paths[path] { return [port] }
        guard base != .name("self"), path.map({ property($0) == nil }) ?? true else { return [] }
        return nameless
    }

    private func findCalledMembers() -> [PortMember] {
        var result: [PortMember] = []
        func visit(_ statements: [Statement]) {
            statements.forEachExpression { expression, _ in
                guard case .call(.member(_?, let name), let arguments) = expression else { return }
                for port in callees(expression) {
                    for method in ports[port]?.methods(name, labels: arguments.map(\.label)) ?? [] {
                        let member = PortMember(dependency: port, member: method.identity)
                        if !result.contains(member) { result.append(member) }
                    }
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
