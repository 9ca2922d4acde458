extension FactIndex {
    /// The type with project aliases followed at every level, generic ones included.
    ///
    /// An alias that leads back to itself is left as it is.
    public func expanded(_ type: TypeRef, from scope: LookupScope, depth: Int = 0) -> TypeRef {
        guard depth < 16, !standsForItself(type) else { return type }
        return type.mapped { node in
            guard let name = node.name, self.type(named: name, from: scope) == nil else { return node }
            let alias = alias(named: name, from: scope)
            if let target = alias.flatMap({ filledIn($0, from: scope) }) {
                return expanded(target, from: scope, depth: depth + 1)
            }
            guard let alias, alias.target.name != name else {
                if let filledIn = argument(meantBy: node, from: scope) { return filledIn }
                guard let (identity, inner) = identity(named: name, from: scope) else { return node }
                return named(expanded(identity, from: inner, depth: depth + 1), from: inner, in: scope)
            }
            var target = substitute(arguments(of: node), for: alias.generics.parameters, in: alias.target)
            if let owner = owner(of: node), let fact = self.type(named: owner.text, from: scope) {
                target = substitute(owner.arguments, for: fact.generics.parameters, in: target)
            }
            let inner = LookupScope(path: alias.scope, module: scope.module)
            return named(expanded(target, from: inner, depth: depth + 1), from: inner, in: scope)
        }
    }

    /// Whether a type is a bare name that is nobody's alias.
    private func standsForItself(_ type: TypeRef) -> Bool {
        guard case .named(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty else { return false }
        return !isAlias(parts[0].name) && !parts[0].name.hasSuffix("ID")
            && !parts[0].name.utf8.contains(UInt8(ascii: "."))
    }

    /// What an alias of a generic superclass stands for in a class below it: `State` where the superclass says
    /// `typealias State = S` and is inherited as `Store<S, Action>`; `nil` for any other alias.
    private func filledIn(_ alias: TypealiasFact, from scope: LookupScope) -> TypeRef? {
        guard !alias.scope.isEmpty, !scope.path.starts(with: alias.scope),
            let owner = type(named: alias.scope.joined(separator: ".")), owner.kind == .class,
            !owner.generics.parameters.isEmpty
        else { return nil }
        for depth in stride(from: scope.path.count, to: 0, by: -1) {
            let name = scope.path.prefix(depth).joined(separator: ".")
            guard let below = type(named: name, from: LookupScope(module: scope.module)), below.kind == .class else {
                continue
            }
            guard let step = Lineage(of: below, in: self).steps.first(where: { $0.fact == owner }) else { continue }
            let filled = alias.target.replacing(step.arguments)
            return filled == alias.target ? nil : filled
        }
        return nil
    }

    /// A type under the names that another scope has for what it is made of.
    private func named(_ type: TypeRef, from inner: LookupScope, in scope: LookupScope) -> TypeRef {
        type.mapped { node in
            guard case .named(let names) = node, let name = node.name, let found = self.type(named: name, from: inner),
                self.type(named: name, from: scope) != found
            else { return node }
            return .named(found.scope.map { .init($0) } + [.init(found.name, names.last?.arguments ?? [])])
        }
    }

    /// What `Model.ID` stands for where nothing of that name is declared: the type of the `id` that makes the model
    /// `Identifiable`.
    package func identity(named name: String, from scope: LookupScope) -> (TypeRef, LookupScope)? {
        guard name.hasSuffix("ID") else { return nil }
        var names = name.split(separator: ".").map(String.init)
        guard names.popLast() == "ID" else { return nil }
        let owner = names.isEmpty ? scope.path.joined(separator: ".") : names.joined(separator: ".")
        guard let fact = declaration(of: .simple(owner), from: scope), fact.kind != .protocol,
            let type = members(of: fact).properties.first(where: { $0.name == "id" && !$0.info.isStatic })?.type,
            conformances(of: fact).contains("Identifiable")
        else { return nil }
        return (type, fact.scopeInside)
    }

    /// The name before the last one, and what it is filled in with: `Endpoint` and `Movie` of `Endpoint<Movie>.Response`.
    private func owner(of type: TypeRef) -> (text: String, arguments: [TypeRef])? {
        guard case .named(let components) = type, let last = components.dropLast().last, !last.arguments.isEmpty else {
            return nil
        }
        return (components.dropLast().map(\.name).joined(separator: "."), last.arguments)
    }

    /// What is filled in for a generic parameter that a type shows under its own name: `Reply` of `Call<Board>.Reply`.
    private func argument(meantBy type: TypeRef, from scope: LookupScope) -> TypeRef? {
        guard case .named(let components) = type, let owner = owner(of: type),
            let parameters = self.type(named: owner.text, from: scope)?.generics.parameters,
            let place = parameters.firstIndex(where: { $0.name == components.last?.name }),
            place < owner.arguments.count
        else { return nil }
        return owner.arguments[place]
    }

    private func arguments(of type: TypeRef) -> [TypeRef] {
        guard case .named(let components) = type else { return [] }
        return components.last?.arguments ?? []
    }

    private func substitute(_ arguments: [TypeRef], for parameters: [GenericParameter], in type: TypeRef) -> TypeRef {
        guard !parameters.isEmpty, arguments.count == parameters.count else { return type }
        let table = Dictionary(zip(parameters.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
        return type.mapped { node in
            guard case .named(let components) = node, components.count == 1, let found = table[components[0].name]
            else { return node }
            return found
        }
    }

    /// The declaration a type refers to, aliases followed and optionality, `any` and attributes aside.
    public func declaration(of type: TypeRef, from scope: LookupScope) -> TypeFact? {
        let bare = type.bare
        if let name = bare.name, let found = self.type(named: name, from: scope) { return found }
        let expanded = expanded(bare, from: scope).bare
        guard let name = expanded.name else { return nil }
        return self.type(named: name, from: scope)
    }

    /// What a type inherits from or conforms to, in place and by extensions, with the scope it is written in.
    public func inherited(by type: TypeFact) -> [(type: TypeRef, scope: LookupScope)] {
        var result = type.inherits.map { (type: $0, scope: type.scopeOutside) }
        for requirement in type.generics.requirements
        where type.kind == .protocol && requirement.left == .simple("Self") && requirement.relation == .conforms {
            result.append((requirement.right, type.scopeOutside))
        }
        // What a struct conforms to, nobody asks of its closures.
        for fact in extensions(of: type) where fact.requirements.isEmpty && !type.isOfClosures {
            result += fact.inherits.map { (type: $0, scope: LookupScope(module: fact.module)) }
        }
        return result.flatMap { item -> [(type: TypeRef, scope: LookupScope)] in
            let expanded = expanded(item.type, from: item.scope)
            return expanded.composed.map { (type: $0, scope: item.scope) }
        }
    }

    /// The names of everything a type conforms to or inherits from, transitively, as far as the sources tell.
    ///
    /// Names that are not declared in the sources (`Sendable`, `Equatable`) are included as they are written.
    public func conformances(of type: TypeFact) -> Set<String> {
        var seen: Set<String> = []
        var queue = [type]
        while let current = queue.popLast() {
            for item in inherited(by: current) {
                guard let name = item.type.unattributed.name, let simple = item.type.unattributed.lastName,
                    seen.insert(simple).inserted
                else { continue }
                if let next = self.type(named: name, from: item.scope) { queue.append(next) }
            }
        }
        return seen.union(Self.implied(by: seen))
    }

    private static func implied(by names: Set<String>) -> Set<String> {
        var result: Set<String> = []
        if names.contains("Codable") { result.formUnion(["Encodable", "Decodable"]) }
        if !names.isDisjoint(with: ["Hashable", "Comparable", "OptionSet"]) { result.insert("Equatable") }
        if !names.isDisjoint(with: ["Error", "LocalizedError", "CustomNSError"]) {
            result.formUnion(["Error", "Sendable"])
        }
        if names.contains("CodingKey") { result.insert("Sendable") }
        if names.contains("Actor") { result.formUnion(["Sendable", "AnyObject"]) }
        return result
    }

    /// The protocols a protocol inherits, transitively and each once, nearest first; and the names nobody declares.
    public func inheritedProtocols(of type: TypeFact) -> (found: [TypeFact], unknown: [(type: TypeRef, of: TypeFact)]) {
        var found: [TypeFact] = []
        var unknown: [(type: TypeRef, of: TypeFact)] = []
        var seen: Set<String> = [type.module + "." + type.qualifiedName]
        var queue = [type]
        while !queue.isEmpty {
            let current = queue.removeFirst()
            for item in inherited(by: current) {
                guard let name = item.type.unattributed.name, let next = self.type(named: name, from: item.scope)
                else {
                    unknown.append((item.type, current))
                    continue
                }
                guard next.kind == .protocol, seen.insert(next.module + "." + next.qualifiedName).inserted
                else { continue }
                found.append(next)
                queue.append(next)
            }
        }
        return (found, unknown)
    }

    /// The superclass of a class, when the sources declare it; `nil` for a class that inherits from itself.
    public func superclass(of type: TypeFact) -> (fact: TypeFact, reference: TypeRef)? {
        isCircular(type) { declaredSuperclass(of: $0)?.fact } ? nil : declaredSuperclass(of: type)
    }

    private func declaredSuperclass(of type: TypeFact) -> (fact: TypeFact, reference: TypeRef)? {
        guard type.kind == .class else { return nil }
        for item in inherited(by: type) {
            guard let name = item.type.unattributed.name, let fact = self.type(named: name, from: item.scope),
                fact.kind == .class
            else { continue }
            return (fact, item.type)
        }
        return nil
    }
}

extension TypeRef {
    /// The types that a composition asks for, those of compositions within it included; the type itself where it is none.
    fileprivate var composed: [TypeRef] {
        if case .composition(let parts) = unparenthesised { parts.flatMap(\.composed) } else { [self] }
    }
}
