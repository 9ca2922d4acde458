import Facts

/// What the SUT's code does with what publishers send: the closures of each chain that ends in a sink.
struct Pipeline {
    /// The publisher at its beginning, by the last name of the path to it: `$query`, `subject`, `session.changes`.
    var source: String
    /// Whether that is a property of the SUT itself.
    var isOwn: Bool
    /// What is written in its closures.
    var bodies: [[Statement]]

    /// The code in which a SUT may listen.
    static func bodies(of members: [Member], initializer: [Statement]?) -> [[Statement]] {
        [initializer ?? []]
            + members.compactMap { member in
                switch member {
                case .method(let method): method.body
                case .initializer(let initializer): initializer.body
                default: nil
                }
            }
    }

    /// The chains that bodies contain.
    static func all(in bodies: [[Statement]]) -> [Pipeline] {
        var found: [Pipeline] = []
        for body in bodies {
            body.forEachExpression { expression, _ in
                guard case .call(.member(.some, "sink"), _) = expression else { return }
                var closures: [[Statement]] = []
                var link: Expression? = expression
                while case .call(let callee, let arguments)? = link {
                    for argument in arguments {
                        if case .closure(let closure) = argument.value { closures.append(closure.body) }
                    }
                    guard case .member(let inner?, _) = callee else { break }
                    link = inner
                }
                guard let path = link?.path, let name = path.last?.plain else { return }
                let isOwn = path.count == 1 || path.count == 2 && path[0] == "self"
                found.append(
                    Pipeline(
                        source: name.hasPrefix("$") ? String(name.dropFirst()) : name, isOwn: isOwn, bodies: closures))
            }
        }
        return found
    }
}

extension TestedType {
    /// The chains in the SUT's code.
    var pipelines: [Pipeline] {
        if let found = known.pipelines { return found }
        let bodies = Pipeline.bodies(of: members, initializer: construction.body)
        let found = Pipeline.all(in: bodies)
        known.pipelines = found
        return found
    }
}
