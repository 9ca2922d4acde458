import Algorithms
import Facts
import Resolving

/// An accessibility identifier as a page object can write it.
struct PageIdentifier: Hashable {
    /// The Swift literal with its quotes.
    package var literal: String
    /// The readable words, for the element's name.
    var words: String
    /// The parameters that fill interpolations.
    var parameters: [String] = []
}

/// Reads identifiers: literals, constants, enum cases, interpolations.
struct IdentifierReader {
    let index: FactIndex
    let scope: LookupScope

    /// Every identifier an expression can give, by branches, local constants and computed properties.
    ///
    /// - Parameter locals: The values of constants in the body where it stands.
    func readAll(_ expression: Expression, locals: [String: Expression], depth: Int = 0) -> [PageIdentifier] {
        guard depth < 8 else { return [] }
        switch expression {
        case .ternary(_, let first, let second):
            return [first, second].flatMap { readAll($0, locals: locals, depth: depth + 1) }
        case .statement(let statement):
            return [statement].results.flatMap { readAll($0, locals: locals, depth: depth + 1) }
        case .binary(let value, "??", let other):
            return [value, other].flatMap { readAll($0, locals: locals, depth: depth + 1) }
        case .name(let name):
            if let value = locals[name] { return readAll(value, locals: [:], depth: depth + 1) }
        default: break
        }
        if let one = read(expression) { return one.literal == "\"\"" ? [] : [one] }
        guard let path = expression.path, let (property, owner) = property(at: path) else { return [] }
        let results = property.initialValue.map { [$0] } ?? property.accessors?.getterBody?.results ?? []
        let reader = IdentifierReader(index: index, scope: owner.scopeInside)
        return results.flatMap { reader.readAll($0, locals: [:], depth: depth + 1) }
    }

    /// The identifier, or `nil` when syntax does not tell.
    func read(_ expression: Expression, depth: Int = 0) -> PageIdentifier? {
        guard depth < 8 else { return nil }
        switch expression {
        case .string(let text):
            return PageIdentifier(literal: SwiftLiteral.string(text), words: text)
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

    private func joined(_ left: PageIdentifier?, _ right: PageIdentifier?) -> PageIdentifier? {
        guard let left, let right else { return nil }
        return PageIdentifier(
            literal: String(left.literal.dropLast()) + String(right.literal.dropFirst()),
            words: left.words + right.words, parameters: Array((left.parameters + right.parameters).uniqued()))
    }

    private func interpolation(_ pieces: [Expression.StringPiece]) -> PageIdentifier? {
        var result = PageIdentifier(literal: "\"\"", words: "")
        for piece in pieces {
            let part: PageIdentifier
            switch piece {
            case .literal(let text): part = PageIdentifier(literal: SwiftLiteral.string(text), words: text)
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
        guard let path = expression.path, let name = path.last else { return nil }
        guard let (property, owner) = property(at: path) else {
            return path.count == 1 ? global(name, depth: depth) : nil
        }
        let value = property.initialValue ?? property.accessors?.getterBody?.onlyExpression
        return value.flatMap { IdentifierReader(index: index, scope: owner.scopeInside).read($0, depth: depth + 1) }
    }

    /// The property a path means, and the type that declares it.
    private func property(at path: [String]) -> (PropertyFact, TypeFact)? {
        var path = path
        guard let name = path.popLast() else { return nil }
        if path.first == "self" || path.first == "Self" { path.removeFirst() }
        guard let owner = owner(at: path),
            let property = index.members(of: owner).properties.first(where: {
                $0.name.plain == name.plain
            })
        else { return nil }
        return (property, owner)
    }

    /// The type of which a path names members: a type itself, or what a constant holds, as in
    /// `static let login = LoginIdentifiers()`.
    private func owner(at path: [String]) -> TypeFact? {
        guard !path.isEmpty else {
            return index.type(named: scope.path.joined(separator: "."), from: LookupScope(module: scope.module))
        }
        if let type = index.type(named: path.joined(separator: "."), from: scope) { return type }
        guard let (property, owner) = property(at: path),
            let type = property.type?.bare ?? property.initialValue?.literalType
        else { return nil }
        return index.declaration(of: type, from: owner.scopeInside)
    }

    private func global(_ name: String, depth: Int) -> PageIdentifier? {
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
        if case .string(let text)? = found.rawValue {
            return PageIdentifier(literal: SwiftLiteral.string(text), words: text)
        }
        return PageIdentifier(literal: SwiftLiteral.string(name), words: name)
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

extension Collection where Element == Statement {
    /// What a body can give: its last expression, by branches, and what it returns before.
    fileprivate var results: [Expression] {
        enumerated().flatMap { position, statement -> [Expression] in
            switch statement.kind {
            case .return(let value): value.map { [$0] } ?? []
            case .expression(.statement(let inner)): [inner].results
            case .expression(let value): position == count - 1 ? [value] : []
            case .if(_, let then, let otherwise): then.results + (otherwise?.results ?? [])
            case .switch(_, let cases): cases.flatMap(\.body.results)
            case .guard(_, let otherwise): otherwise.results
            default: []
            }
        }
    }
}
