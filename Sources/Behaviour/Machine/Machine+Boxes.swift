import Facts

/// What holds a property of the SUT beside its name: `_hours` of `@Published var hours`.
extension Machine {
    /// What a box holds that is made where an expression says.
    func heldValue(_ target: Expression, in scope: Scope) -> PropertyFact? {
        guard var path = target.path, case .subject = scope.selfTerm else { return nil }
        if path.first == "self" { path.removeFirst() } else if scope.value(path[0]) != nil { return nil }
        guard path.count == 1, let held = subject.held[path[0].plain],
            // Beside the value there may be subjects, which the box makes itself.
            held.dropFirst().allSatisfy(\.isLet)
        else { return nil }
        return held.first
    }

    /// `_hours = Published(initialValue: stored)`: the property begins with what its box is given, and nothing observes that.
    ///
    /// - Returns: Whether the target is such a box.
    func assignBox(_ target: Expression, _ source: Expression, in scope: Scope) throws -> Bool {
        guard var path = target.path, case .subject = scope.selfTerm else { return false }
        if path.first == "self" { path.removeFirst() } else if scope.value(path[0]) != nil { return false }
        guard path.count == 1, path[0].hasPrefix("_"), case let name = String(path[0].dropFirst()).plain,
            subject.stateProperty(path[0]) == nil, let property = subject.stateProperty(name)?.fact,
            !property.info.attributes.isEmpty
        else { return false }
        guard case .call(_, let arguments) = source, arguments.count == 1,
            ["initialValue", "wrappedValue"].contains(arguments[0].label)
        else {
            _ = try detached(source, in: scope)
            state[name] = .unknown
            return true
        }
        state[name] = try told(try detached(arguments[0].value, in: scope, expecting: property.type))
        return true
    }
}
