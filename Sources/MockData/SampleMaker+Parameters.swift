import Facts

extension SampleMaker {
    /// The type of a builder's parameter: as a test file spells it, with the attributes a parameter may have.
    func parameterType(_ type: TypeRef, _ scope: LookupScope, _ generics: Set<String>) -> TypeRef {
        let plain = withoutPassing(autoclosed(type))
        if case .implicitlyUnwrapped(let wrapped) = plain.unparenthesised {
            return .optional(spelling.spelled(wrapped, from: scope, generics: generics))
        }
        let spelled = spelling.spelled(plain, from: scope, generics: generics)
        if !plain.isOptional, index.expanded(plain, from: scope).functionType != nil,
            !index.expanded(plain, from: scope).isOptional
        {
            return spelled.escaping
        }
        if let name = plain.name, index.type(named: name, from: scope)?.isNoncopyable == true {
            return .attributed(attributes: [], specifiers: ["consuming"], spelled)
        }
        return spelled
    }

    /// The type without what only concerns how an argument is passed.
    private func withoutPassing(_ type: TypeRef) -> TypeRef {
        guard case .attributed(let attributes, _, let inner) = type.unparenthesised else { return type }
        let passing = ["@escaping", "@autoclosure", "@noescape"]
        let kept = attributes.filter { attribute in
            !passing.contains { attribute.hasPrefix($0) } && attribute.dropFirst().first?.isLetter == true
                && !attribute.hasSuffix("Builder")
        }
        return kept.isEmpty
            ? withoutPassing(inner) : .attributed(attributes: kept, specifiers: [], withoutPassing(inner))
    }

    /// The result of an `@autoclosure`, which the builder takes instead.
    func autoclosed(_ type: TypeRef) -> TypeRef {
        guard type.attributes.contains(where: { $0.hasPrefix("@autoclosure") }), let function = type.functionType
        else { return type }
        return function.result
    }

    /// Why a test cannot spell the type; `nil` when it can.
    func obstacleToSpelling(_ type: TypeRef, _ scope: LookupScope, _ generics: Set<String>) -> Unbuildable? {
        for name in type.mentionedNames {
            if generics.contains(name) { continue }
            if let fact = index.type(named: name, from: scope) {
                if !index.isVisible(fact) {
                    return Unbuildable("\(fact.name) is \(fact.info.access)", at: fact.info.location)
                }
            } else if let alias = index.alias(named: name, from: scope), !alias.info.access.isTestable {
                return Unbuildable("\(alias.name) is \(alias.info.access)", at: alias.info.location)
            }
        }
        return nil
    }

    // MARK: - Literals of the project

    /// A default that the project gives and that is the same always; `nil` for anything that could differ or act.
    package func literal(_ expression: Expression, _ type: TypeRef, _ scope: LookupScope) -> SampleExpression? {
        switch expression {
        case .nil: return SampleExpression(.null, explicit: .cast(.null, "as", type))
        case .array(let elements):
            let codes = elements.map { literal($0, type, scope)?.code }
            guard let codes = codes.allPresent(), !elements.contains(where: isMember) else { return nil }
            return SampleExpression(.array(codes))
        case .dictionary(let pairs): return pairs.isEmpty ? SampleExpression(.dictionary([])) : nil
        case .member(let base, let name): return enumCase(base, name, type, scope)
        default: return scalar(expression).map { SampleExpression($0) }
        }
    }

    private func scalar(_ expression: Expression) -> Code.Expression? {
        switch expression {
        case .integer(let text), .float(let text): .number(text)
        case .boolean(let value): .boolean(value)
        case .string(let text): .string(text)
        case .prefix("-", let inner): scalar(inner).map { .prefix("-", $0) }
        case .binary(let lower, let word, let upper) where word == "..<" || word == "...":
            if let first = scalar(lower), let last = scalar(upper) { .binary(first, word, last) } else { nil }
        default: nil
        }
    }

    private func isMember(_ expression: Expression) -> Bool {
        if case .member = expression { true } else { false }
    }

    private func enumCase(
        _ base: Expression?, _ name: String, _ type: TypeRef, _ scope: LookupScope
    ) -> SampleExpression? {
        guard let fact = index.declaration(of: type, from: scope), fact.kind == .enum, index.isVisible(fact),
            let item = fact.members.cases.first(where: { $0.name.unquoted == name.unquoted && $0.payload.isEmpty })
        else { return nil }
        if let base, base.path?.last != fact.name { return nil }
        let explicit = Code.Expression.member(.type(spelling.spelled(type.bare, from: scope)), item.name)
        let isAmbiguous = type.isOptional && (name == "none" || name == "some")
        return SampleExpression(isAmbiguous ? explicit : .member(nil, item.name), explicit: explicit)
    }

    // MARK: - Identity

    /// The parameter that tells values apart, with an argument for each value of `index`.
    func identity(
        _ form: BuilderPlan.Form, _ fact: TypeFact, _ scope: LookupScope, _ generics: Set<String>,
        demanded: Set<String>
    ) -> BuilderPlan.Identity? {
        let computed = computedIdentity(of: fact)
        let ranked = form.parameters.enumerated().filter { !demanded.contains($0.element.name) }.map { item in
            (rank: item.element.name == computed ? 0 : rank(item.element.name, fact), item: item)
        }.sorted { ($0.rank, $0.item.offset) < ($1.rank, $1.item.offset) }
        for (rank, item) in ranked where !isTwoValued(item.element.source) {
            guard rank < 9 || !item.element.source.isOptional else { continue }
            var request = SampleRequest(
                wording: Wording(name: item.element.name, owner: fact.name), scope: scope, generics: generics,
                seed: .index("index"))
            request.isFilled = false
            guard let value = value(item.element.source, request).expression, value.text.contains("index") else {
                continue
            }
            return .init(parameter: item.element.name, indexed: value)
        }
        return nil
    }

    private func isTwoValued(_ type: TypeRef) -> Bool { type.bare.lastName == "Bool" }

    private func rank(_ name: String, _ fact: TypeFact) -> Int {
        let words = Words(name)
        if words.sentence == "id" { return 1 }
        if ["identifier", "uuid", "guid", "object id"].contains(words.sentence) { return 2 }
        let isKey = words.ends(in: "id", "identifier", "uuid")
        if isKey, Words(fact.name).all.contains(words.all[0]) { return 3 }
        if ["code", "key", "slug", "raw value", "email", "username"].contains(words.sentence) { return 4 }
        if isKey { return 5 }
        if words.ends(in: "name", "title") { return 6 }
        return 9
    }

    /// The property that a computed `id` returns.
    private func computedIdentity(of fact: TypeFact) -> String? {
        let property = index.members(of: fact).properties.first { $0.name == "id" && !$0.isStored }
        guard let body = property?.accessors?.getterBody, body.count == 1 else { return nil }
        switch body[0].kind {
        case .expression(let value), .return(let value?):
            return value.path?.first { $0 != "self" }
        default: return nil
        }
    }
}
