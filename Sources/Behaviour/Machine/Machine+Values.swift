import Facts

extension Machine {
    /// A pure method of the standard library on a value that is known; `nil` when it cannot be computed.
    func method(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        switch base {
        case .null: return .null
        case .string(let text):
            if let made = characters(of: text, name, arguments.last?.value) { return made }
            return StringMembers.value(text, Self.fullName(name, arguments), arguments.map(\.value))
        case .integer, .float:
            return NumberMembers.value(base, Self.fullName(name, arguments), arguments.map(\.value))
        case .list(let elements): return list(elements, name, arguments)
        default: return nil
        }
    }

    /// The full name of a method: `replacingOccurrences(of:with:)`
    static func fullName(_ name: String, _ arguments: [LabelledTerm]) -> String {
        "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    private func list(_ elements: [Term], _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        switch name {
        case "map":
            guard let transform = arguments.first?.value else { return nil }
            let mapped = elements.map { apply(transform, to: [$0]) }
            return mapped.contains(where: \.hasUnknown) ? nil : .list(mapped)
        case "contains" where arguments.first?.label == nil:
            guard case .some(let wanted) = arguments.first?.value, !isFunction(wanted) else { return nil }
            let answers = elements.map { certainlyEqual(reduce($0), wanted) }
            if answers.contains(true) { return .boolean(true) }
            return answers.allSatisfy { $0 == false } ? .boolean(false) : nil
        case "reversed": return .list(elements.reversed())
        case Term.partName:
            guard case .integer(let index)? = arguments.first?.value, elements.indices.contains(index) else {
                return nil
            }
            return elements[index]
        case "dropFirst", "dropLast", "prefix", "suffix":
            guard let count = count(arguments), count >= 0 else { return nil }
            let part: ArraySlice<Term> =
                switch name {
                case "dropFirst": elements.dropFirst(count)
                case "dropLast": elements.dropLast(count)
                case "prefix": elements.prefix(count)
                default: elements.suffix(count)
                }
            return .list(Array(part))
        case "joined":
            let separator = arguments.first?.value ?? .string("")
            guard case .string(let between) = separator else { return nil }
            let texts = elements.compactMap { if case .string(let text) = reduce($0) { text } else { nil } }
            return texts.count == elements.count ? .string(texts.joined(separator: between)) : nil
        case "sorted":
            if elements.count < 2 { return .list(elements) }
            return Self.sorted(elements)
        case "shuffled": return elements.count < 2 ? .list(elements) : nil
        case "min", "max", "randomElement": return elements.count < 2 ? elements.first ?? .null : nil
        case "firstIndex", "lastIndex":
            guard arguments.count == 1, arguments[0].label == "of" else { return nil }
            let answers = elements.map { certainlyEqual(reduce($0), arguments[0].value) }
            guard answers.allSatisfy({ $0 != nil }) else { return nil }
            let index = name == "firstIndex" ? answers.firstIndex(of: true) : answers.lastIndex(of: true)
            return index.map(Term.integer) ?? .null
        case "enumerated":
            return .list(
                elements.enumerated().map { .tuple([.init("offset", .integer($0)), .init("element", $1)]) })
        default: return nil
        }
    }

    /// Texts or numbers that are known, in their order; `nil` for anything else.
    private static func sorted(_ elements: [Term]) -> Term? {
        let texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
        if texts.count == elements.count { return .list(texts.sorted().map(Term.string)) }
        let numbers = elements.compactMap { term in number(term).map { (term, $0) } }
        guard numbers.count == elements.count else { return nil }
        return .list(numbers.sorted { $0.1 < $1.1 }.map(\.0))
    }

    /// How many a method such as `dropFirst(2)` is about; one where it does not say.
    private func count(_ arguments: [LabelledTerm]) -> Int? {
        guard let argument = arguments.first else { return 1 }
        guard case .integer(let count) = argument.value, argument.label == nil else { return nil }
        return count
    }

    func isFunction(_ term: Term) -> Bool {
        if case .closure = term { return true }
        if case .enumCase(let type?, let name, []) = term {
            // A case that carries something is none by itself.
            return subject.types.enumCases(type).contains { $0.name.plain == name.plain && !$0.payload.isEmpty }
        }
        if case .verbatim(let word) = term, Self.operators.contains(word) { return true }
        if case .verbatim(let text) = term {
            return text.hasPrefix("\\.") || text.hasSuffix(".init") || text.hasSuffix(".init(rawValue:)")
        }
        return false
    }

    /// What a pure function (a key path or a closure of one expression) gives; unknown when it does more.
    func apply(_ function: Term, to arguments: [Term]) -> Term {
        switch function {
        case .verbatim(let text) where text.hasPrefix("\\."):
            // The values stay what they are known by, so that they can be looked for once more.
            return Self.names(ofPath: text).reduce(arguments.first ?? .unknown) { base, name in
                let known = reduce(base)
                return member(known, name) ?? .member(known, name)
            }
        case .closure(let number):
            let record = closures[number]
            guard record.expression.body.count == 1, case .expression(let value) = record.expression.body[0].kind,
                !value.hasEffects || value.makesValue
            else { return .unknown }
            return (try? evaluate(value, in: scope(of: record, arguments), expecting: nil)) ?? .unknown
        case .verbatim(let text) where text.hasSuffix(".init"):
            return make(.simple(String(text.dropLast(5))), arguments)
        case .enumCase: return madeCase(function, arguments) ?? .unknown
        default: return .unknown
        }
    }

    /// The members on a key path; `\.self` is the value.
    static func names(ofPath path: String) -> [String] {
        path.dropFirst(2).split(separator: ".").map(String.init).filter { $0 != "self" }
    }

    /// What `Type.init` makes of one value.
    private func make(_ type: TypeRef, _ arguments: [Term]) -> Term {
        guard let value = arguments.first, arguments.count == 1 else { return .unknown }
        guard let fact = subject.types.declaration(type) else {
            if type.text == "String" { return text(of: value) }
            let isNumber = [.integer, .float].contains(subject.types.family(type))
            return isNumber && !value.hasUnknown ? reduce(.construct(type, [LabelledTerm(nil, value)])) : .unknown
        }
        guard fact.kind == .struct else { return .unknown }
        let members = subject.types.allMembers(of: fact)
        let initializers = members.initializers.map(\.parameters)
        let stored = members.properties.filter { $0.isStored && !$0.info.isStatic && $0.initialValue == nil }
        let memberwise = stored.map { ParameterFact(label: $0.name.plain, name: $0.name, type: $0.type ?? .void) }
        let possible = (initializers + (fact.hasMemberwiseInitializer ? [memberwise] : [])).filter { parameters in
            parameters.count(where: { $0.defaultValue == nil }) == 1
        }
        guard possible.count == 1, let parameter = possible[0].first(where: { $0.defaultValue == nil }) else {
            return .unknown
        }
        return .construct(.simple(fact.qualifiedName), [LabelledTerm(parameter.label, value)])
    }

    /// The scope a closure's body runs in.
    func scope(of record: ClosureRecord, _ arguments: [Term]) -> Scope {
        // Of a function that gives a list, its closures give elements; of one that gives a publisher, what this sends.
        let result = record.scope.result.map { type in
            subject.types.elementType(type) ?? subject.types.sending(type)?.output ?? type
        }
        let scope = Scope(record.scope, result: result)
        for (index, value) in arguments.enumerated() {
            scope.values["$\(index)"] = value
            if let type = typeOf(value) { scope.types["$\(index)"] = type }
            guard index < record.expression.parameters.count else { continue }
            let name = record.expression.parameters[index].plain
            scope.values[name] = value
            // The digits of a number do not tell a decimal from others.
            if case .float = value { continue }
            if let type = typeOf(value) { scope.types[name] = type }
        }
        if arguments.count == 1, case .tuple(let parts) = arguments[0],
            parts.count == record.expression.parameters.count, parts.count > 1
        {
            for (name, part) in zip(record.expression.parameters, parts) { scope.values[name.plain] = part.value }
        }
        if arguments.count == 1, case .tuple(let parts) = arguments[0], record.expression.takesSeveral {
            for (index, part) in parts.enumerated() { scope.values["$\(index)"] = part.value }
        }
        return scope
    }

    /// List methods with a predicate, which may have to decide.
    func search(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard let function = arguments.last?.value, isFunction(function) else { return nil }
        if let entries = entries(base) {
            guard name == "merging", arguments.count == 2 else { return try search(entries, name, function) }
            return try merged(entries, with: arguments[0].value, by: function)
        }
        guard let elements = try list(base) else { return nil }
        return try search(elements, name, arguments)
    }
}

extension Expression {
    /// Whether it does nothing but make a value of values: `Item(model: $0)`.
    fileprivate var makesValue: Bool {
        guard case .call(let callee, let arguments) = self, arguments.allSatisfy({ !$0.value.hasEffects }) else {
            return false
        }
        return switch callee {
        case .type: true
        case .name(let name): name.first?.isUppercase == true
        case .member(let base?, "init"): base.path?.last?.first?.isUppercase == true
        case .member(let base?, let name):
            name.first?.isUppercase == true && base.path?.allSatisfy { $0.first?.isUppercase == true } == true
        default: false
        }
    }

    /// Whether evaluating it may do more than compute a value.
    var hasEffects: Bool {
        switch self {
        case .assignment, .await, .try, .inOut, .statement, .other: true
        case .call(let callee, let arguments):
            if case .member(.some, _) = callee {
                callee.hasEffects || arguments.contains { $0.value.hasEffects }
            } else {
                true
            }
        case .member(let base, _): base?.hasEffects ?? false
        case .binary(let left, _, let right): left.hasEffects || right.hasEffects
        case .prefix(_, let inner), .postfix(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner):
            inner.hasEffects
        case .ternary(let test, let first, let second): test.hasEffects || first.hasEffects || second.hasEffects
        default: false
        }
    }
}
