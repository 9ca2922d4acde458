import Facts

/// What holds a property of the SUT beside its name: `_hours` of `@Published var hours`.
extension Machine {
    /// The name of a property that code of the SUT names, with `self` or without.
    private func ownName(_ target: Expression, in scope: Scope) -> String? {
        guard var path = target.path, case .subject = scope.selfTerm else { return nil }
        if path.first == "self" { path.removeFirst() } else if scope.value(path[0]) != nil { return nil }
        return path.count == 1 ? path[0] : nil
    }

    /// What a box holds that is made where an expression says.
    func heldValue(_ target: Expression, in scope: Scope) -> PropertyFact? {
        guard let name = ownName(target, in: scope), let held = subject.held[name.plain],
            // Beside the value there may be subjects, which the box makes itself.
            held.dropFirst().allSatisfy(\.isLet)
        else { return nil }
        return held.first
    }

    /// `_hours = Published(initialValue: stored)`: the property begins with what its box is given, and nothing observes that.
    ///
    /// - Returns: Whether the target is such a box.
    func assignBox(_ target: Expression, _ source: Expression, in scope: Scope) throws -> Bool {
        guard let box = ownName(target, in: scope), box.hasPrefix("_"), subject.stateProperty(box) == nil,
            case let name = String(box.dropFirst()).plain, let property = subject.stateProperty(name)?.fact,
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
