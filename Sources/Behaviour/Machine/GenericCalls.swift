import Algorithms
import Facts
import Resolving

/// Finds what a SUT's code makes of the generic methods of its dependencies: where all calls of one mean the same types,
/// it is a method of those types to a test.
package struct GenericCalls {
    let types: TypeLookup
    /// The calls of members with what is known of them, by the names of the members.
    private let calls: [String: [Site]]
    private let gives: StaticMembers

    /// A call of a member.
    private struct Site {
        var arguments: [Argument]
        /// The type of what it gives, as far as the code around it tells.
        var wanted: TypeRef?
        /// The types of what is in scope, by name.
        var known: [String: TypeRef]
        /// The generic parameters of the method that calls: types that have no name outside.
        var open: [String]

        /// Whether types have names outside of the method that calls.
        func names(_ table: [String: TypeRef]) -> Bool { !table.values.contains { $0.mentionsAny(of: open) } }
    }

    /// Reads the bodies of a SUT.
    package init(_ members: [Member], initializer: [Statement], types: TypeLookup) {
        self.types = types
        let gives = StaticMembers(types: types)
        self.gives = gives
        var calls: [String: [Site]] = [:]
        var properties: [String: TypeRef] = [:]
        for property in members.properties { properties[property.name.plain] = property.type }
        func read(_ body: [Statement], _ parameters: [ParameterFact], _ result: TypeRef?, open: [String] = []) {
            var known = properties
            for parameter in parameters { known[parameter.name.plain] = parameter.type }
            var wanted: [Expression: TypeRef] = [:]
            body.note(&wanted, &known, properties, result, typeOf: { gives.type(of: $0) })
            body.forEachExpression { expression, _ in
                guard case .call(.member(_?, let name), let arguments) = expression else { return }
                calls[name.plain, default: []].append(
                    Site(arguments: arguments, wanted: wanted[expression], known: known, open: open))
            }
        }
        for method in members.methods {
            let open = method.generics.parameters.map(\.name)
            read(method.body ?? [], method.parameters, method.result, open: open)
        }
        for property in members.properties {
            for body in property.accessors?.bodies ?? [] { read(body, [], property.type) }
        }
        read(initializer, [], nil)
        self.calls = calls
    }

    /// What calls make of a protocol's methods.
    struct Reading {
        /// The members, generic methods as the code uses them.
        var members: [Member]
        /// The methods that are generic no more, by where they are declared, with the places of the parameters of which a
        /// double knows only that they are of any type.
        var specialised: [SourceLocation: Set<Int>] = [:]
        /// Overloads that no call can mean.
        var unused: Set<SourceLocation> = []
    }

    /// A protocol's members as the code uses them.
    func reading(_ members: [Member], from scope: LookupScope) -> Reading {
        var reading = Reading(members: [])
        for member in members {
            guard case .method(let method) = member, !method.generics.parameters.isEmpty else {
                reading.members.append(member)
                continue
            }
            let sites = (calls[method.name.plain] ?? []).filter { method.parameters.matched(to: $0.arguments) != nil }
            let tables = sites.compactMap { table(method, $0, from: scope) }
            let isOverloaded = members.methods.contains { $0.fullName == method.fullName && $0 != method }
            if tables.isEmpty, !sites.isEmpty, isOverloaded {
                reading.unused.insert(method.info.location)
                continue
            }
            guard let first = tables.first, tables.allSatisfy({ $0 == first }), tables.count == sites.count,
                sites.allSatisfy({ $0.names(first) }), let known = specialised(method, first, from: scope)
            else {
                reading.members.append(member)
                continue
            }
            reading.specialised[method.info.location] = method.erasedParameters
            reading.members.append(.method(known))
        }
        return reading
    }

    /// A generic method as calls of it mean it, each way once.
    package func uses(of method: MethodFact, from scope: LookupScope) -> [MethodFact] {
        let sites = (calls[method.name.plain] ?? []).filter { method.parameters.matched(to: $0.arguments) != nil }
        let known = sites.compactMap { site in
            table(method, site, from: scope).flatMap { site.names($0) ? specialised(method, $0, from: scope) : nil }
        }
        return Array(known.uniqued())
    }

    /// What a call fills in for the generic parameters of a method; `nil` where that contradicts itself.
    private func table(_ method: MethodFact, _ site: Site, from scope: LookupScope) -> [String: TypeRef]? {
        guard let match = method.parameters.matched(to: site.arguments) else { return nil }
        var matching = TypeMatching(types: types, names: Set(method.generics.parameters.map(\.name)), scope: scope)
        for (parameter, position) in zip(method.parameters, match) {
            guard let position, !parameter.isVariadic else { continue }
            guard matches(parameter.type, site.arguments[position].value, site.known, &matching) else { return nil }
        }
        for requirement in method.generics.requirements where requirement.relation == .equals {
            if let left = matching.filled(requirement.left) {
                _ = matching.match(requirement.right, left)
            } else if let right = matching.filled(requirement.right) {
                _ = matching.match(requirement.left, right)
            }
        }
        let isContradicted = method.generics.requirements.contains { requirement in
            guard requirement.relation == .equals, let left = matching.filled(requirement.left),
                let right = matching.filled(requirement.right)
            else { return false }
            return types.expanded(left) != types.expanded(right)
        }
        if isContradicted { return nil }
        if let result = method.result, let wanted = site.wanted {
            _ = matching.match(result.optionalWrapped ?? result, wanted.optionalWrapped ?? wanted)
        }
        return matching.table
    }

    /// Whether an argument can be of a parameter's type.
    private func matches(
        _ type: TypeRef, _ argument: Expression, _ known: [String: TypeRef], _ matching: inout TypeMatching
    ) -> Bool {
        switch argument {
        case .closure(let closure):
            guard let function = type.functionType, closure.types.count == function.parameters.count else {
                return true
            }
            return zip(function.parameters, closure.types).allSatisfy { parameter, written in
                written.map { matching.match(parameter.type, $0) } ?? true
            }
        case .member(.some(let base), "self"):
            guard case .metatype(let instance, _) = type.bare, let named = base.namedType else { return true }
            return matching.match(instance, named)
        default:
            let given = argument.path.flatMap { path -> TypeRef? in
                let names = path.first == "self" ? Array(path.dropFirst()) : path
                return names.count == 1 ? known[names[0]] : nil
            }
            guard let given = given ?? gives.type(of: argument, as: type) else { return true }
            return matching.match(type, given)
        }
    }

    /// A method with its generic parameters filled in; `nil` where one that matters stays open.
    private func specialised(_ method: MethodFact, _ table: [String: TypeRef], from scope: LookupScope) -> MethodFact? {
        let names = Set(method.generics.parameters.map(\.name))
        let matching = TypeMatching(types: types, names: names, scope: scope, table: table)
        var known = method
        known.generics = GenericClause()
        if let result = method.result {
            guard let filled = matching.filled(result) else { return nil }
            known.result = filled
        }
        for position in known.parameters.indices {
            let type = known.parameters[position].type
            guard let filled = matching.filled(type) else {
                // What is only handed over may stay open; what a closure is given must be known.
                if type.functionType != nil { return nil }
                known.parameters[position].type = .simple("Any")
                continue
            }
            known.parameters[position].type = filled
        }
        return known
    }
}

extension MethodFact {
    /// The places of the parameters whose types speak of what the method leaves open.
    var erasedParameters: Set<Int> {
        let names = generics.parameters.map(\.name)
        return names.isEmpty ? [] : Set(parameters.indices.filter { parameters[$0].type.mentionsAny(of: names) })
    }
}

extension [Statement] {
    /// Notes what types the code around calls wants, and those of locals.
    fileprivate func note(
        _ wanted: inout [Expression: TypeRef], _ known: inout [String: TypeRef], _ properties: [String: TypeRef],
        _ result: TypeRef?, typeOf: (Expression) -> TypeRef?
    ) {
        if count == 1, let result, !result.isVoid, case .expression(let value) = self[0].kind {
            wanted[value.unmarked] = result
        }
        for statement in self {
            switch statement.kind {
            case .binding(_, .identifier(let name), let type, let value, _):
                if let type, let value { wanted[value.unmarked] = type }
                if let found = type ?? value.flatMap(typeOf) { known[name.plain] = found }
            case .return(let value?): if let result { wanted[value.unmarked] = result }
            case .expression(.assignment(let target, "=", let value)):
                let names = target.path.map { $0.first == "self" ? [String]($0.dropFirst()) : $0 } ?? []
                if names.count == 1, let type = properties[names[0]] { wanted[value.unmarked] = type }
            default: break
            }
            for block in statement.blocks { block.note(&wanted, &known, properties, result, typeOf: typeOf) }
            for closure in statement.expressions.flatMap(\.closures) {
                closure.body.note(&wanted, &known, properties, nil, typeOf: typeOf)
            }
        }
    }
}

extension Expression {
    /// The call that gives a value: without `try` and `await`, and before what leaves its type as it is.
    fileprivate var unmarked: Expression {
        switch self {
        case .try("", let inner), .await(let inner): inner.unmarked
        case .call(.member(let base?, let name), _) where ["filter", "sorted", "shuffled"].contains(name): base.unmarked
        default: self
        }
    }

    /// The closures that stand in it, those within closures aside.
    fileprivate var closures: [ClosureExpression] {
        switch self {
        case .closure(let closure): [closure]
        case .call(let callee, let arguments): callee.closures + arguments.flatMap(\.value.closures)
        case .member(let base?, _), .try(_, let base), .await(let base), .optionalChain(let base): base.closures
        case .assignment(_, _, let value): value.closures
        default: []
        }
    }
}
