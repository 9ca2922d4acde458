import Facts

extension Machine {
    /// A mutating method of a collection or flag that is stored somewhere; `nil` for any other method.
    func mutate(_ written: Expression, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard Self.mutating.contains(name) else { return nil }
        let base = written.unchained
        let property = stateName(base, in: scope)
        guard
            property != nil || isLocalValue(base, in: scope) || isElement(base, in: scope) || isOfPort(base, in: scope)
                || ownField(base, in: scope) != nil
        else {
            // What is kept there is another value afterwards.
            if isKept(base, in: scope), !isDeclared(base, in: scope) { forget(base, in: scope) }
            return nil
        }
        if let type = declaredType(of: base, in: scope) ?? property.flatMap({ subject.property($0)?.type }),
            isOptionSet(type)
        {
            let old = try property.map(read) ?? detached(base, in: scope)
            guard let edited = try editedOptions(old, type, name, arguments, in: scope) else { return nil }
            try store(edited.new, in: base, scope)
            return edited.result
        }
        if isDeclared(base, in: scope) { return nil }
        func current() throws -> Term { try property.map(read) ?? detached(base, in: scope) }
        let old = try current()
        // Nothing has such a method where there is nothing.
        if old == .null { throw Exit.chain }
        let type = property.flatMap { subject.property($0)?.type } ?? declaredType(of: base, in: scope) ?? typeOf(old)
        let element = type.flatMap(subject.types.elementType)
        func value(_ index: Int) throws -> Term { try detached(arguments[index].value, in: scope, expecting: element) }
        switch name {
        case "toggle":
            try store(reduce(.not(old)), in: base, scope)
        case "append" where arguments.count == 1 && type.map(subject.types.family) == .string:
            let new = try detached(arguments[0].value, in: scope, expecting: type)
            // The arguments come before what is changed.
            let old = try current()
            let text = Term.binary(old, "+", new)
            try store(old.hasUnknown || new.hasUnknown ? .unknown : reduce(text), in: base, scope)
        case "removeLast", "removeFirst", "popLast":
            guard arguments.count < 2, case .string = reduce(old),
                let cut = try cut(reduce(old), name, by: arguments.isEmpty ? nil : value(0))
            else { return try edit(base, type, name, arguments, in: scope, current) }
            if let rest = cut.rest { try store(rest, in: base, scope) }
            return cut.result
        case "append" where arguments.count == 1:
            let new = try value(0)
            let added = arguments[0].label == nil ? Term.list([new]) : new
            try store(appended(added, to: current()), in: base, scope)
        case "removeAll" where arguments.allSatisfy({ $0.label == "keepingCapacity" }):
            guard let empty = emptied(old, type) else { return nil }
            try store(empty, in: base, scope)
        case "append": return nil
        default: return try edit(base, type, name, arguments, in: scope, current)
        }
        return .void
    }

    static let mutating: Set<String> = [
        "toggle", "append", "removeAll", "remove", "removeFirst", "removeLast", "insert", "sort", "swapAt", "formUnion",
        "subtract", "removeValue", "move", "updateValue", "merge", "popLast", "reverse", "shuffle", "formIntersection",
        "update", "popFirst", "replaceSubrange", "removeSubrange", "partition", "formSymmetricDifference", "negate",
        "round", "trimPrefix", "addTimeInterval", "appendPathComponent",
    ]

    private func emptied(_ old: Term, _ type: TypeRef?) -> Term? {
        if entries(old) != nil || type.flatMap(subject.types.dictionaryTypes) != nil { return .dictionary([]) }
        if case .list = reduce(old) { return .list([]) }
        return type.flatMap(subject.types.elementType) == nil ? nil : .list([])
    }

    private func appended(_ added: Term, to old: Term) -> Term {
        let added = asList(added)
        return switch (old, added) {
        case (.list([]), _): added
        case (.list(let first), .list(let second)): .list(first + second)
        default: .binary(old, "+", added)
        }
    }

    /// Whether an expression names a value that a local variable or a part of the SUT's state holds.
    private func isLocalValue(_ base: Expression, in scope: Scope) -> Bool {
        switch base {
        case .name(let name):
            guard let term = scope.value(name.plain) else { return false }
            if isOptionSet(scope.type(name.plain) ?? typeOf(reduce(term))) { return true }
            switch term {
            case .list, .boolean, .binary, .dictionary: return true
            case .unknown: return scope.type(name.plain).map(isCollection) ?? false
            case .place(let place): return type(of: place).map { subject.types.family($0) != .other } ?? false
            default: return false
            }
        case .member:
            guard isKept(base, in: scope), let term = try? detached(base, in: scope),
                let type = declaredType(of: base, in: scope) ?? typeOf(term)
            else { return false }
            return subject.types.family(type) != .other || isCollection(type)
        default: return false
        }
    }

    /// Whether an expression names a property of a dependency that the SUT may set.
    private func isOfPort(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .member(let owner?, let name) = expression, let port = port(at: owner, in: scope) else {
            return false
        }
        return subject.ports[port]?.property(name)?.isSettable == true
    }

    /// Whether the sources declare the type of what an expression names.
    private func isDeclared(_ base: Expression, in scope: Scope) -> Bool {
        let type = declaredType(of: base, in: scope) ?? (try? detached(base, in: scope)).flatMap(typeOf)
        return type.flatMap { subject.types.declaration($0.bare) } != nil
    }

    private func isCollection(_ type: TypeRef) -> Bool {
        subject.types.elementType(type) != nil || subject.types.dictionaryTypes(type) != nil
    }

    /// `items[index]`, `groups[key, default: []]`
    private func isElement(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .subscript(let list, _) = expression else { return false }
        return isKept(list, in: scope)
    }

    private func edit(
        _ base: Expression, _ type: TypeRef?, _ name: String, _ arguments: [Argument], in scope: Scope,
        _ current: () throws -> Term
    ) throws -> Term {
        let keyed = type.flatMap(subject.types.dictionaryTypes)
        let element = keyed?.key ?? type.flatMap(subject.types.elementType)
        let values = try arguments.map { LabelledTerm($0.label, try detached($0.value, in: scope, expecting: element)) }
        let old = try current()
        if let entries = entries(old) {
            let edited = try edited(entries, name, values)
            try store(edited?.new ?? .unknown, in: base, scope)
            return edited?.result ?? .unknown
        }
        if ["insert", "remove"].contains(name), values.count == 1, isSet(reduce(old)) {
            _ = try hasElement(reduce(old), values[0].value)
        }
        if ["sort", "swapAt", "reverse", "move"].contains(name), case .place(let place) = reduce(old) {
            decideOrder(of: place)
        }
        guard let elements = try list(old) else {
            try store(.unknown, in: base, scope)
            return .unknown
        }
        if type.map(subject.types.isSet) == true, let edited = try editedSet(elements, name, values) {
            try store(edited.new, in: base, scope)
            return edited.result
        }
        let edited = try removed(from: elements, name, values) ?? editedList(elements, name, values)
        try store(edited.map { .list($0.new) } ?? .unknown, in: base, scope)
        return edited?.result ?? .unknown
    }

    /// A text without its first or last character, or without so many, and what the method gives; `nil` where the text or
    /// the number is not known. Nothing is left of one that stays as it is.
    private func cut(_ text: Term, _ name: String, by number: Term?) throws -> (rest: Term?, result: Term)? {
        guard case .string(var text) = text else { return nil }
        guard let number else {
            if text.isEmpty, name == "popLast" { return (nil, .null) }
            guard !text.isEmpty else { throw Exit.infeasible }
            let removed = name == "removeFirst" ? text.removeFirst() : text.removeLast()
            return (.string(text), .string(String(removed)))
        }
        guard case .integer(let count) = reduce(number) else { return nil }
        guard 0 <= count, count <= text.count else { throw Exit.infeasible }
        return (.string(String(name == "removeFirst" ? text.dropFirst(count) : text.dropLast(count))), .void)
    }
}
