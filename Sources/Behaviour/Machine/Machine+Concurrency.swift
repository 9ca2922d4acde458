import Facts

/// Work beside other work: `async let`, and the tasks of a group. Each is done at once where it is started; what depends
/// on their order is not claimed.
extension Machine {
    /// The children of a task group.
    struct GroupRecord {
        /// What they end with, in the order in which they were added.
        var ends: [Resumption] = []
        /// How many of them were asked for.
        var taken = 0
        /// Whether several of them end with something, which may come in any order.
        var isFree = false
        /// The type of what each of them ends with, where the code says it.
        var childType: TypeRef?

        var isEmpty: Bool { taken == ends.count }
    }

    /// Does work of which nobody knows whether it comes before or after that of its siblings.
    func beside(_ work: () throws -> Term) throws -> Resumption {
        let outer = child
        children += 1
        child = children
        defer { child = outer }
        let written = events.count
        let end: Resumption
        do {
            end = .value(try work())
        } catch Exit.thrown(let error) {
            // Of several that fail nobody knows which is asked first.
            failedChild = failedChild == nil ? child : 0
            end = .error(error)
        }
        let changed = changedStates(after: written)
        // What two of them put into one place depends on which is faster.
        if !changed.isDisjoint(with: changedBeside) { giveUp() }
        changedBeside.formUnion(changed)
        return end
    }

    /// What there was to be seen while dependencies were under way. Where a child fails, what its siblings see may come
    /// after the error was dealt with.
    var seenUnderWay: [PortMember: Snapshot] {
        guard let failedChild else { return suspensions }
        let late = events.compactMap { event -> PortMember? in
            guard event.phase == phase, let child = event.child, child != failedChild,
                case .call(let dependency, let method, _) = event.kind
            else { return nil }
            return PortMember(dependency: dependency, member: method.identity)
        }
        return suspensions.filter { !late.contains($0.key) }
    }

    private func changedStates(after count: Int) -> Set<String> {
        Set(events.dropFirst(count).compactMap { if case .change(let name, _) = $0.kind { name } else { nil } })
    }

    // MARK: - Groups

    /// Whether a function runs a closure that is handed a task group.
    static func isTaskGroup(_ name: String) -> Bool { name.hasPrefix("with") && name.hasSuffix("TaskGroup") }

    /// `withThrowingTaskGroup(of: T.self) { group in … }`
    func runGroup(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        guard case .closure(let closure)? = arguments.last?.value else { return try foreign(arguments, in: scope) }
        let number = groups.count
        groups.append(GroupRecord(childType: childType(arguments).map { spelled($0, in: scope) }))
        let inner = Scope(scope, result: .void)
        inner.values[closure.parameters.first?.plain ?? "$0"] = .group(number)
        let result = try inline(closure.body, in: inner)
        suspend()
        if name.contains("Discarding") { try firstError(of: number) }
        return result
    }

    /// `of: Part.self`
    private func childType(_ arguments: [Argument]) -> TypeRef? {
        guard case .member(let type?, "self")? = arguments.first(where: { $0.label == "of" })?.value else { return nil }
        return type.namedType
    }

    /// A method of a task group.
    func callGroup(
        _ number: Int, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term {
        switch name {
        case "addTask", "addTaskUnlessCancelled", "addImmediateTask":
            guard case .closure(let closure)? = arguments.last?.value else { return try foreign(arguments, in: scope) }
            let inner = Scope(try captured(by: closure, in: scope), result: groups[number].childType)
            closures.append(ClosureRecord(expression: closure, scope: inner))
            let work = closures.count - 1
            groups[number].ends.append(try beside { try run(closure: work, []) })
            return name == "addTaskUnlessCancelled" ? .boolean(true) : .void
        case "next":
            return try sent(byGroup: number, atMost: 1).first?.get() ?? .null
        case "waitForAll":
            suspend()
            try firstError(of: number)
            return .void
        case "cancelAll": return .void
        case _ where Self.ofSequences.contains(name):
            let values = try sent(byGroup: number).map { try $0.get() }
            return try callValueMember(
                .list(values), name, arguments, in: scope, declared: nil, expecting: expecting)
        default: return try foreign(arguments, in: scope)
        }
    }

    /// What may be asked of all that the children of a group end with, as of any sequence.
    private static let ofSequences: Set = [
        "reduce", "map", "compactMap", "filter", "contains", "allSatisfy", "first", "min", "max",
    ]

    /// What the children end with that nobody has asked for.
    func sent(byGroup number: Int, atMost limit: Int = .max) -> [Resumption] {
        suspend()
        var left = Array(groups[number].ends.dropFirst(groups[number].taken))
        // Which of several ends first, nobody knows: what is claimed holds in the other order, too.
        if left.contains(where: { if case .value(.void) = $0 { false } else { true } }), left.count > 1 {
            if isReversed, !groups[number].isFree {
                left.reverse()
                groups[number].ends.replaceSubrange(groups[number].taken..., with: left)
            }
            groups[number].isFree = true
        }
        let taken = left.prefix(limit)
        groups[number].taken += taken.count
        return Array(taken)
    }

    /// Whether children of groups ended with something that may come in any order.
    var hasFreeEnds: Bool { groups.contains(where: \.isFree) }

    private func firstError(of number: Int) throws {
        let left = groups[number].ends.dropFirst(groups[number].taken)
        groups[number].taken = groups[number].ends.count
        let errors = left.filter { if case .error = $0 { true } else { false } }
        if errors.count > 1 { giveUp() }
        _ = try errors.first?.get()
    }
}
