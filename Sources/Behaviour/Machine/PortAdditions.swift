import Facts

extension TestedType {
    /// The members that extensions of a dependency's protocols add, which run on its double: their parameters are of what
    /// the protocol's own parameters stand for.
    func additions(to port: String) -> [Member] {
        if let found = known.additions[port] { return found }
        let table = ports[port]?.typeArguments ?? [:]
        let members = (ports[port]?.protocols ?? []).flatMap(index.extensions(of:)).flatMap(\.members)
        let found = members.map { member -> Member in
            guard !table.isEmpty, case .method(var method) = member else { return member }
            for index in method.parameters.indices {
                method.parameters[index].type = method.parameters[index].type.substituting(table)
            }
            return .method(method)
        }
        known.additions[port] = found
        return found
    }
}
