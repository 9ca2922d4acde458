/// An accessibility identifier as a page object can write it.
struct PageIdentifier: Hashable {
    /// The Swift literal with its quotes.
    var literal: String
    /// The readable words, for the element's name.
    var words: String
    /// The parameters that fill interpolations.
    var parameters: [String] = []
}

/// Reads identifiers: literals, constants, enum cases, interpolations.
struct IdentifierReader {
    let index: FactIndex
    let scope: LookupScope

    /// The identifier, or `nil` when syntax does not tell.
    func read(_ expression: Expression, depth: Int = 0) -> PageIdentifier? {
        guard depth < 8 else { return nil }
        switch expression {
        case .string(let text):
            return PageIdentifier(literal: quoted(text), words: text)
        case .interpolation(let pieces):
            return interpolation(pieces)
        case .binary(let left, "+", let right):
            return joined(read(left, depth: depth + 1), read(right, depth: depth + 1))
        case .member(let base?, "rawValue"):
            return rawValue(of: base)
        case .name, .member:
            return constant(expression, depth: depth)
        case .call(.member(let base?, let name), let arguments):
            return function(base, name, arguments, depth: depth)
        default:
            return nil
        }
    }

    private func quoted(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return "\"\(escaped)\""
    }

    private func joined(_ left: PageIdentifier?, _ right: PageIdentifier?) -> PageIdentifier? {
        guard let left, let right else { return nil }
        return PageIdentifier(
            literal: String(left.literal.dropLast()) + String(right.literal.dropFirst()),
            words: left.words + right.words, parameters: (left.parameters + right.parameters).uniqued())
    }

    private func interpolation(_ pieces: [Expression.StringPiece]) -> PageIdentifier? {
        var result = PageIdentifier(literal: "\"\"", words: "")
        for piece in pieces {
            let part: PageIdentifier
            switch piece {
            case .literal(let text): part = PageIdentifier(literal: "\"\(text)\"", words: text)
            case .expression(let value):
                if let known = read(value) {
                    part = known
                } else {
                    let name = parameterName(value)
                    part = PageIdentifier(literal: "\"\\(\(name))\"", words: " ", parameters: [name])
                }
            }
            guard let next = joined(result, part) else { return nil }
            result = next
        }
        return result
    }

    /// `item.id` is a parameter `id`, `index` a parameter `index`.
    private func parameterName(_ value: Expression) -> String {
        var path = value.path ?? []
        if case .call(let callee, _) = value { path = callee.path ?? [] }
        while let last = path.last, ["rawValue", "description", "uuidString", "lowercased", "hashValue"].contains(last)
        {
            path.removeLast()
        }
        guard let last = path.last, last.first?.isLetter == true, !path[0].hasPrefix("$") || path.count > 1 else {
            return "value"
        }
        return last
    }

    /// A static constant, a nested one, or a property of the view with a literal value.
    private func constant(_ expression: Expression, depth: Int) -> PageIdentifier? {
        guard var path = expression.path, let name = path.popLast() else { return nil }
        if path.first == "self" || path.first == "Self" { path.removeFirst() }
        let owner =
            path.isEmpty
            ? index.type(named: scope.path.joined(separator: "."), from: LookupScope(module: scope.module))
            : self.owner(at: path)
        guard let owner else { return global(name, path: path, depth: depth) }
        guard let property = index.members(of: owner).properties.first(where: { $0.name.plain == name.plain }) else {
            return nil
        }
        let value = property.initialValue ?? property.accessors?.getterBody?.onlyExpression
        return value.flatMap { IdentifierReader(index: index, scope: owner.scopeInside).read($0, depth: depth + 1) }
    }

    /// The type a path names, or the type of what it leads to: `IDs.Home`, and `IDs.home` with `static let home = Home()`.
    private func owner(at path: [String]) -> TypeFact? {
        if let type = index.type(named: path.joined(separator: "."), from: scope) { return type }
        guard path.count > 1, let outer = owner(at: path.dropLast()), let name = path.last,
            let property = index.members(of: outer).properties.first(where: { $0.name.plain == name.plain })
        else { return nil }
        var type = property.type?.name
        if type == nil, case .call(let callee, _)? = property.initialValue {
            type = callee.path?.joined(separator: ".")
        }
        return type.flatMap { index.type(named: $0, from: outer.scopeInside) }
    }

    private func global(_ name: String, path: [String], depth: Int) -> PageIdentifier? {
        guard path.isEmpty else { return nil }
        for fact in index.files.flatMap(\.globals) {
            if case .property(let property) = fact.member, property.name == name, let value = property.initialValue {
                return read(value, depth: depth + 1)
            }
        }
        return nil
    }

    /// `ID.start.rawValue`: the case's raw value, or its name.
    private func rawValue(of base: Expression) -> PageIdentifier? {
        guard var path = base.path, let name = path.popLast(), !path.isEmpty,
            let owner = index.type(named: path.joined(separator: "."), from: scope), owner.kind == .enum,
            let found = owner.members.cases.first(where: { $0.name == name })
        else { return nil }
        if case .string(let text)? = found.rawValue { return PageIdentifier(literal: quoted(text), words: text) }
        return PageIdentifier(literal: quoted(name), words: name)
    }

    /// `ID.row(item.id)`: a static function that returns a string made of its parameters.
    private func function(
        _ base: Expression, _ name: String, _ arguments: [Argument], depth: Int
    ) -> PageIdentifier? {
        guard let path = base.path, let owner = owner(at: path),
            let method = index.members(of: owner).methods.first(where: {
                $0.name.plain == name.plain && $0.parameters.count == arguments.count
            }), let value = method.body?.onlyExpression
        else { return nil }
        return IdentifierReader(index: index, scope: owner.scopeInside).read(value, depth: depth + 1)
    }
}
