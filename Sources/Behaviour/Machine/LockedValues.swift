import Facts

/// Values that a lock keeps to itself: `let state = Mutex(State())`, which `state.withLock { $0.count += 1 }` gets at.
///
/// The code is read as if what is locked stood where the closures have it: `state.withLock { self.state.value.count += 1 }`.
struct LockedValues {
    private let names: Set<String>
    private let members: [Member]

    /// The types that keep one value under a lock: of `Synchronization`, of `os`, of the concurrency extras.
    static let types: Set = ["Mutex", "OSAllocatedUnfairLock", "LockIsolated"]

    /// What they lend the value by.
    private static let lending: Set = ["withLock", "withLockUnchecked", "withValue"]

    /// Looks for such properties.
    init(_ members: [Member], in index: FactIndex) {
        self.members = members
        names = members.reduce(into: []) { names, member in
            guard case .property(let property) = member, property.isStored, property.isLet, !property.info.isStatic,
                let type = property.type?.bare.lastName ?? property.initialValue?.literalType?.lastName,
                Self.types.contains(type), index.types(named: type).isEmpty
            else { return }
            names.insert(property.name.plain)
        }
    }

    /// The members, with what is locked in place of the closures' parameters.
    var opened: [Member] {
        names.isEmpty ? members : members.map { $0.withBodies { $0.rewritten(opened) } }
    }

    private func opened(_ expression: Expression) -> Expression {
        guard case .call(.member(let base?, let name), var arguments) = expression, Self.lending.contains(name),
            arguments.count == 1, case .closure(var closure) = arguments[0].value, closure.parameters.count < 2,
            let path = base.path, let lock = path.last?.plain, names.contains(lock),
            path.dropLast().allSatisfy({ $0 == "self" })
        else { return expression }
        let value = Expression.member(.member(.name("self"), lock), "value")
        if let parameter = closure.parameters.first {
            closure.body = closure.body.rewritten { $0 == .name(parameter) ? value : $0 }
        } else {
            closure.body =
                closure.body.hidingInnerValues.rewritten { $0 == .name("$0") ? value : $0 }.showingInnerValues
        }
        (closure.parameters, closure.types) = ([], [])
        arguments[0].value = .closure(closure)
        return .call(.member(base, "withLock"), arguments)
    }
}

/// What closures within a closure are given is not what that is given.
extension [Statement] {
    private static var hidden: String { "$0 within" }

    fileprivate var hidingInnerValues: [Statement] {
        rewritten { expression in
            guard case .closure(var closure) = expression else { return expression }
            closure.body = closure.body.rewritten { $0 == .name("$0") ? .name(Self.hidden) : $0 }
            return .closure(closure)
        }
    }

    fileprivate var showingInnerValues: [Statement] {
        rewritten { $0 == .name(Self.hidden) ? .name("$0") : $0 }
    }
}
