import Facts

/// What a method that returns at once does later, in a task that it starts: nobody who has called it can know when.
public struct LateEffects: Hashable, Sendable {
    /// The properties of its type that only the task changes.
    public var properties: Set<String> = []
    /// The methods of what the type holds that only the task calls.
    public var calls: Set<String> = []

    /// The late effects of a type's methods that do not wait themselves, by name; those without any aside. Their bodies
    /// have to be known.
    public static func all(of members: [Member]) -> [String: LateEffects] {
        let reader = LateEffectsReader(members)
        var result: [String: LateEffects] = [:]
        for method in members.methods where !method.effects.isAsync {
            let effects = reader.effects(of: method)
            // Of several methods of a name the call does not tell which: what one does at once, none does later.
            if let known = result[method.name] {
                result[method.name] = LateEffects(
                    properties: known.properties.intersection(effects.properties),
                    calls: known.calls.intersection(effects.calls))
            } else {
                result[method.name] = effects
            }
        }
        return result.filter { !$0.value.properties.isEmpty || !$0.value.calls.isEmpty }
    }
}

/// Follows bodies, and the type's own methods that they call.
private struct LateEffectsReader {
    private let methods: [String: [MethodFact]]
    private let stored: Set<String>

    init(_ members: [Member]) {
        methods = Dictionary(grouping: members.methods, by: \.name)
        stored = Set(members.properties.filter { !$0.info.isStatic }.map(\.name))
    }

    func effects(of method: MethodFact) -> LateEffects {
        var now = Walk()
        var late = Walk()
        var tasks: [[Statement]] = []
        follow(method.body ?? [], into: &now, depth: 0) { tasks.append($0) }
        var pending = tasks
        while let body = pending.popLast() {
            var inner: [[Statement]] = []
            follow(body, into: &late, depth: 0) { inner.append($0) }
            pending += inner
        }
        return LateEffects(
            properties: late.changed.subtracting(now.changed).subtracting(now.used),
            calls: late.calls.subtracting(now.calls))
    }

    /// What some statements touch.
    private struct Walk {
        var changed: Set<String> = []
        var used: Set<String> = []
        var calls: Set<String> = []
        var seen: Set<String> = []
    }

    private func follow(
        _ statements: [Statement], into walk: inout Walk, depth: Int, task: ([Statement]) -> Void
    ) {
        var own: [String] = []
        var closures: [[Statement]] = []
        statements.forEachExpression(entersClosures: false) { expression, _ in
            switch expression {
            case .assignment(let target, _, _): walk.changed.formUnion(property(of: target).map { [$0] } ?? [])
            case .call(let callee, let arguments):
                let bodies = arguments.compactMap { argument in
                    if case .closure(let closure) = argument.value { closure.body } else { nil }
                }
                if startsTask(callee) { bodies.forEach(task) } else { closures += bodies }
                note(callee, &walk, &own)
            default: break
            }
        }
        for body in closures { follow(body, into: &walk, depth: depth, task: task) }
        guard depth < 3 else { return }
        for name in own where walk.seen.insert(name).inserted {
            for method in methods[name] ?? [] { follow(method.body ?? [], into: &walk, depth: depth + 1, task: task) }
        }
    }

    private func note(_ callee: Expression, _ walk: inout Walk, _ own: inout [String]) {
        if let name = ownName(callee), methods[name] != nil {
            own.append(name)
        } else if case .member(let base?, let member) = callee, let property = property(of: base) {
            let name = String(member.prefix { $0 != "(" })
            walk.calls.insert(name)
            if Self.changing.contains(name) { walk.changed.insert(property) } else { walk.used.insert(property) }
        }
    }

    private static let changing: Set<String> = ["append", "insert", "remove", "removeAll", "toggle"]

    /// The stored property that a path through `self` begins with.
    private func property(of expression: Expression) -> String? {
        switch expression {
        case .name(let name): return stored.contains(name) ? name : nil
        case .member(let base?, let name):
            if isSelf(base) { return stored.contains(name) ? name : nil }
            return property(of: base)
        case .optionalChain(let base), .forceUnwrap(let base), .subscript(let base, _): return property(of: base)
        default: return nil
        }
    }

    private func ownName(_ callee: Expression) -> String? {
        switch callee {
        case .name(let name): return name
        case .member(let base?, let name) where isSelf(base): return String(name.prefix { $0 != "(" })
        default: return nil
        }
    }

    private func isSelf(_ expression: Expression) -> Bool {
        switch expression {
        case .name("self"): true
        case .optionalChain(let base): isSelf(base)
        default: false
        }
    }

    private func startsTask(_ callee: Expression) -> Bool {
        switch callee {
        case .name("Task"), .member(.name("Task")?, "detached"), .member(.name("Task")?, "init"): true
        default: false
        }
    }
}
