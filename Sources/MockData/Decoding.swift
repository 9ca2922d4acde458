import Facts

/// Documents from which a model that offers no other way can be decoded.
struct DocumentWriter {
    /// The maker, for what it knows of names and types.
    let maker: SampleMaker

    /// A JSON object for a model; `nil` when a field has no value in JSON.
    func document(for fact: TypeFact, depth: Int = 0) -> String? {
        guard depth < 6, maker.index.conformances(of: fact).contains("Decodable") else { return nil }
        if fact.kind == .enum { return rawValue(of: fact) }
        let written = maker.index.members(of: fact).initializers.first { initializer in
            initializer.parameters.count == 1 && initializer.parameters[0].type.bare.lastName == "Decoder"
        }
        if let type = written?.body.flatMap(singleValue) {
            return json(type, Wording(name: fact.name), fact.scopeInside, depth: depth)
        }
        let fields = written?.body.map { decoded($0, fact) } ?? stored(fact)
        if fields.isEmpty, written?.body != nil { return nil }
        var pairs: [(path: [String], value: String)] = []
        for field in fields {
            if field.isOptional { continue }
            guard let type = field.type,
                let value = json(type, Wording(name: field.name, owner: fact.name), fact.scopeInside, depth: depth)
            else { return nil }
            pairs.append((field.containers + [field.key], value))
        }
        return Self.object(pairs)
    }

    /// An object with values at paths of keys.
    private static func object(_ pairs: [(path: [String], value: String)]) -> String {
        let members = pairs.map { $0.path[0] }.uniqued().map { key in
            let inner = pairs.filter { $0.path[0] == key }
            let value =
                inner[0].path.count == 1 ? inner[0].value : object(inner.map { (Array($0.path.dropFirst()), $0.value) })
            return "\(SwiftLiteral.string(key)): \(value)"
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private struct Entry {
        /// The keys of the containers it stands in, outermost first.
        var containers: [String] = []
        var key: String
        var name: String
        var type: TypeRef?
        var isOptional: Bool
    }

    // MARK: - Fields

    private func stored(_ fact: TypeFact) -> [Entry] {
        let keys = maker.index.codingKeys(of: fact)
        return fact.members.properties.compactMap { property in
            guard property.isStored, !property.info.isStatic, !property.info.has("lazy"),
                !(property.isLet && property.initialValue != nil)
            else { return nil }
            let name = property.name.unquoted
            if let keys, keys[name] == nil { return nil }
            let type = property.type ?? property.initialValue.flatMap(maker.finder.inferredType)
            return Entry(
                key: keys?[name] ?? name, name: name, type: type, isOptional: property.type?.isOptional == true)
        }
    }

    /// A container that a written `init(from:)` opens.
    private struct Container {
        /// The keys of the containers it stands in, outermost first, and its own.
        var path: [String]
        var keys: [String: String]
    }

    /// The containers of a body, by the names of the variables that hold them.
    private func containers(_ body: [Statement], _ fact: TypeFact) -> [String: Container] {
        var result: [String: Container] = [:]
        for case .binding(_, .identifier(let name), _, let value?, _) in body.map(\.kind) {
            guard case .call(.member(let base?, let method), let arguments) = value.unmarked,
                ["container", "nestedContainer"].contains(method), let first = arguments.first, first.label == "keyedBy"
            else { continue }
            let keys = type(of: first.value)?.name.flatMap { maker.index.codingKeys(of: fact, named: $0) } ?? [:]
            var path: [String] = []
            if method == "nestedContainer", case .member(_, let key)? = arguments.last?.value {
                guard let outer = base.path?.last.flatMap({ result[$0] }) else { continue }
                path = outer.path + [outer.keys[key] ?? key]
            }
            result[name] = Container(path: path, keys: keys)
        }
        return result
    }

    /// The fields a written `init(from:)` decodes, in order: `decode(T.self, forKey: .key)`.
    private func decoded(_ body: [Statement], _ fact: TypeFact) -> [Entry] {
        let containers = containers(body, fact)
        let keys = maker.index.codingKeys(of: fact) ?? [:]
        var result: [Entry] = []
        var tried: Set<String> = []
        body.forEachExpression { expression, _ in
            guard case .try("?", let inner) = expression, case .call(.member(_, "decode"), let arguments) = inner,
                arguments.count == 2, case .member(_, let key) = arguments[1].value
            else { return }
            tried.insert(key)
        }
        body.forEachExpression { expression, _ in
            guard case .call(.member(let base, let method), let arguments) = expression, method == "decode",
                arguments.count == 2, arguments[1].label == "forKey",
                case .member(_, let key) = arguments[1].value,
                let type = type(of: arguments[0].value)
            else { return }
            let container = base?.path?.last.flatMap { containers[$0] } ?? Container(path: [], keys: keys)
            let entry = Entry(
                containers: container.path, key: container.keys[key] ?? key, name: key, type: type,
                isOptional: tried.contains(key))
            if !result.contains(where: { $0.containers == entry.containers && $0.key == entry.key }) {
                result.append(entry)
            }
        }
        return result
    }

    /// The type a written `init(from:)` decodes as its one value: `decode(T.self)`.
    private func singleValue(_ body: [Statement]) -> TypeRef? {
        var result: TypeRef?
        body.forEachExpression { expression, _ in
            guard result == nil, case .call(.member(_, "decode"), let arguments) = expression, arguments.count == 1
            else { return }
            result = type(of: arguments[0].value)
        }
        return result
    }

    private func type(of expression: Expression) -> TypeRef? {
        if case .member(let base?, "self") = expression { base.namedType } else { nil }
    }

    // MARK: - Values

    private func rawValue(of fact: TypeFact) -> String? {
        guard let raw = fact.inherits.first?.lastName, let first = fact.members.cases.first, first.payload.isEmpty
        else {
            return nil
        }
        switch (raw, first.rawValue) {
        case (_, .string(let text)?): return SwiftLiteral.string(text)
        case (_, .integer(let text)?): return text
        case ("String", nil): return SwiftLiteral.string(first.name.unquoted)
        case ("Int", nil): return "0"
        default: return nil
        }
    }

    private func json(_ type: TypeRef, _ wording: Wording, _ scope: LookupScope, depth: Int) -> String? {
        if type.isOptional { return "null" }
        switch type.unattributed {
        case .array: return "[]"
        case .dictionary: return "{}"
        case .named: break
        default: return nil
        }
        guard let name = type.unattributed.name else { return nil }
        if let fact = maker.index.declaration(of: type, from: scope) { return document(for: fact, depth: depth + 1) }
        let bare = maker.index.expanded(type, from: scope)
        let known = KnownValues(wording: wording, seed: .first)
        if KnownValues.integers.contains(bare.name ?? name) { return known.integer }
        if KnownValues.fractions.contains(bare.name ?? name) { return known.fraction }
        switch bare.name ?? name {
        case "String": return known.string.text
        case "Bool": return "false"
        case "Array", "Set": return "[]"
        case "Date": return "727012800"
        case "UUID": return "\"00000000-0000-0000-0000-000000000001\""
        case "URL": return SwiftLiteral.string(wording.url)
        case "Decimal": return "9.99"
        default: return nil
        }
    }
}

extension SampleMaker {
    /// The builder of a model that can only be decoded.
    func decodingPlan(_ fact: TypeFact) -> Planned {
        guard fact.generics.isEmpty, let document = DocumentWriter(maker: self).document(for: fact) else {
            return .unbuildable(
                Unbuildable("\(fact.name) can only be decoded, and not all it decodes is known", at: fact.info.location)
            )
        }
        var plan = emptyPlan(fact)
        plan.imports = ["Foundation"]
        let parameter = BuilderPlan.Parameter(
            name: "json", type: .simple("String"), source: .simple("String"),
            defaultValue: SampleExpression(.verbatim(raw(document))), use: .document, location: fact.info.location)
        plan.forms = [
            .init(
                condition: nil, parameters: [parameter],
                creation: .init(
                    callee: plan.type.text, isCall: true, outcome: .decodes, isAsync: false,
                    location: fact.info.location), identity: nil)
        ]
        return .plan(plan)
    }

    private func raw(_ document: String) -> String {
        var hashes = "#"
        while document.contains("\"" + hashes) { hashes += "#" }
        return "\(hashes)\"\(document)\"\(hashes)"
    }
}
