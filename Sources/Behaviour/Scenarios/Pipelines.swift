import Facts

/// What the SUT's code does with what publishers send: the closures of each chain that ends in a sink or in a property.
struct Pipeline {
    /// The publishers it is fed by, by the last names of the paths to them: `$query`, `subject`, `session.changes`.
    var sources: Set<String> = []
    /// Those among them that are properties of the SUT itself.
    var own: Set<String> = []
    /// What is written in its closures.
    var bodies: [[Statement]] = []

    /// The members at which a chain ends.
    private static let ends: Set<String> = ["sink", "assign"]

    /// The chains in the code in which a SUT may listen.
    ///
    /// - Parameter initializer: What the initialiser does that makes it.
    static func all(of members: [Member], initializer: [Statement]?) -> [Pipeline] {
        var bodies = [initializer ?? []]
        for member in members {
            switch member {
            case .method(let method): bodies.append(method.body ?? [])
            case .initializer(let initializer): bodies.append(initializer.body ?? [])
            default: break
            }
        }
        let properties = members.properties
        var found: [Pipeline] = []
        for body in bodies {
            var locals: [String: Expression] = [:]
            body.forEachStatement { statement in
                guard case .binding(_, .identifier(let name), _, let value?, _) = statement.kind else { return }
                locals[name.plain] = value
            }
            body.forEachExpression { expression, _ in
                guard case .call(.member(.some, let name), _) = expression, ends.contains(name.plain) else { return }
                var reader = ChainReader(properties: properties, locals: locals)
                reader.read(expression)
                if !reader.pipeline.sources.isEmpty { found.append(reader.pipeline) }
            }
        }
        return found
    }
}

/// Goes along a chain of operators to all publishers that feed it.
private struct ChainReader {
    let properties: [PropertyFact]
    /// What the constants of the body hold.
    let locals: [String: Expression]
    var pipeline = Pipeline()
    private var seen: Set<String> = []

    init(properties: [PropertyFact], locals: [String: Expression]) {
        (self.properties, self.locals) = (properties, locals)
    }

    /// Reads a chain, its last operator first.
    mutating func read(_ chain: Expression) {
        var link = chain
        while case .call(let callee, let arguments) = link {
            for argument in arguments { readArgument(argument.value) }
            guard case .member(let inner?, _) = callee else { return }
            link = inner
        }
        readSource(link)
    }

    /// Reads what an operator is given: a closure, or publishers.
    private mutating func readArgument(_ value: Expression) {
        switch value {
        case .closure(let closure): pipeline.bodies.append(closure.body)
        case .array(let elements): for element in elements { readArgument(element) }
        case .call(.member(.some, _), _): if isFed(value) { read(value) }
        default: if isFed(value) { readSource(value) }
        }
    }

    /// Whether a value is a chain of publishers that the SUT holds, by what is at its beginning.
    private func isFed(_ value: Expression) -> Bool {
        var link = value
        while case .call(.member(let inner?, _), let arguments) = link {
            if arguments.contains(where: { isFed($0.value) }) { return true }
            link = inner
        }
        guard let name = ownName(link) else { return false }
        return name.hasPrefix("$") || property(name)?.publishes == true || locals[name].map(isFed) == true
    }

    /// Reads what a chain begins with.
    private mutating func readSource(_ value: Expression) {
        if case .array(let elements) = value {
            for element in elements { readArgument(element) }
            return
        }
        guard let path = value.path, let last = path.last?.plain else { return }
        let own = ownName(value)
        // `[$name, $email].publisher` and `isComplete`, which is computed from others
        if case .member(.array(let elements)?, _) = value { for element in elements { readArgument(element) } }
        if let own, let chain = locals[own] ?? property(own)?.accessors?.getterBody?.onlyExpression {
            if seen.insert(own).inserted { read(chain) }
            return
        }
        let name = last.hasPrefix("$") ? String(last.dropFirst()) : last
        pipeline.sources.insert(name)
        if own != nil { pipeline.own.insert(name) }
    }

    private func property(_ name: String) -> PropertyFact? { properties.first { $0.name.plain == name } }

    /// The name of a member of the SUT itself: `$query`, `self.changes`.
    private func ownName(_ value: Expression) -> String? {
        guard let path = value.path, path.count == 1 || path.count == 2 && path[0] == "self" else { return nil }
        return path.last?.plain
    }
}

extension PropertyFact {
    /// Whether it is a publisher.
    fileprivate var publishes: Bool { (type ?? initialValue?.valueType)?.isPublisher == true }
}

extension TestedType {
    /// The chains in the SUT's code.
    var pipelines: [Pipeline] {
        if let found = known.pipelines { return found }
        let found = Pipeline.all(of: members, initializer: construction.body)
        known.pipelines = found
        return found
    }
}
