import Facts

extension Machine {
    /// What a case of an enum makes as a function: `.map(Result.success)`, `.map(Row.item)`; `nil` for anything else.
    func madeCase(_ function: Term, _ arguments: [Term]) -> Term? {
        let payload = arguments.map { LabelledTerm(nil, $0) }
        if case .enumCase(let type, let name, []) = function { return .enumCase(type, name, payload) }
        guard case .verbatim(let path) = function, let dot = path.lastIndex(of: "."),
            isResult(String(path[..<dot])), path.hasSuffix(".success") || path.hasSuffix(".failure")
        else { return nil }
        return .enumCase(nil, String(path[path.index(after: dot)...]), payload)
    }

    /// Calls a function that a collection's method is given, with whatever it does.
    func perform(_ function: Term, on arguments: [Term]) throws -> Term {
        let outer = (wantsOrder, orderIsFree, hasFreeOrder, wantedCount)
        (wantsOrder, orderIsFree, hasFreeOrder, wantedCount) = (false, false, false, nil)
        elements += 1
        defer {
            (wantsOrder, orderIsFree, hasFreeOrder, wantedCount) = outer
            elements -= 1
        }
        guard case .closure(let number) = function else {
            if case .verbatim(let text) = function, text.hasSuffix(".init(rawValue:)"), let value = arguments.first {
                return try rawCase(of: .simple(String(text.dropLast(16))), value)
            }
            if case .verbatim(let text) = function, text.hasSuffix(".init"), let value = arguments.first {
                let type = TypeRef.simple(String(text.dropLast(5)))
                let fact = subject.types.declaration(type)
                if let fact, fact.kind == .enum {
                    let given = arguments.map { LabelledTerm(nil, $0) }
                    return try chosenCase(type, fact, given) ?? rawCase(of: type, value)
                }
                if let fact, case .construct(let type, let arguments) = apply(function, to: arguments) {
                    return try madeOrNot(type, fact, arguments) ?? .construct(type, arguments)
                }
            }
            if case .verbatim(let path) = function, path.hasPrefix("\\."), let value = arguments.first {
                return try Self.names(ofPath: path).reduce(value) { try member(of: $0, $1) }
            }
            if case .verbatim(let word) = function, Self.operators.contains(word), arguments.count == 2 {
                if arguments.contains(where: \.hasUnknown) { return .unknown }
                return try typeOf(arguments[0]).flatMap { try applied(word, of: $0, arguments[0], arguments[1]) }
                    ?? reduce(.binary(arguments[0], word, arguments[1]))
            }
            return madeCase(function, arguments) ?? apply(function, to: arguments)
        }
        return try run(closure: number, arguments)
    }

    /// Where a value is in a list whose elements are known, or whether it is: it may be any of them; `nil` for anything
    /// else, and where no decision is needed.
    func searchEqual(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard arguments.count == 1,
            ["firstIndex of", "lastIndex of", "contains "].contains(
                name + " " + (arguments[0].label ?? "")), !isFunction(arguments[0].value),
            !arguments[0].value.hasUnknown,
            let elements = try elements(of: base),
            elements.count < (elements.allSatisfy(\.isCase) ? 13 : 5), !elements.contains(where: \.hasUnknown),
            elements.contains(where: { certainlyEqual(reduce($0), reduce(arguments[0].value)) == nil })
        else { return nil }
        func isWanted(_ element: Term) throws -> Bool { try decide(.binary(element, "==", arguments[0].value)) }
        switch name {
        case "contains": return .boolean(try elements.contains(where: isWanted))
        case "firstIndex": return try elements.firstIndex(where: isWanted).map(Term.integer) ?? .null
        default: return try elements.lastIndex(where: isWanted).map(Term.integer) ?? .null
        }
    }

    /// The elements of a list that are known; those of an open one are decided, unless it is a set. A text is asked
    /// otherwise.
    private func elements(of base: Term) throws -> [Term]? {
        if case .list(let elements) = reduce(base) { return elements }
        guard let type = typeOf(reduce(base)), !subject.types.isSet(type), subject.types.family(type) != .string else {
            return nil
        }
        return try list(base)
    }

    /// The case of an enum that has a raw value, or nothing.
    func rawCase(of type: TypeRef, _ raw: Term) throws -> Term {
        let cases = subject.types.enumCases(type)
        guard !cases.isEmpty, cases.count <= 12, !raw.hasUnknown else { return .unknown }
        for item in cases {
            guard let value = subject.types.rawValue(of: item, in: type) else { return .unknown }
            if try decide(.binary(raw, "==", value)) { return .enumCase(type.bare, item.name.plain, []) }
        }
        return .null
    }

    /// A method of a list that takes a function and gives it each element.
    func search(_ elements: [Term], _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard let function = arguments.last?.value else { return nil }
        func call(_ element: Term) throws -> Term { try perform(function, on: [element]) }
        func holds(_ element: Term) throws -> Bool { try decide(call(element)) }
        switch name {
        case "map": return .list(try elements.map(call))
        case "filter":
            return .list(
                try elements.enumerated().filter { index, element in
                    oracle.isTurned = index % 2 == 1
                    defer { oracle.isTurned = false }
                    return try holds(element)
                }.map(\.element))
        case "compactMap": return .list(try elements.map(call).filter(isPresent))
        case "flatMap":
            let parts = try elements.map { try list(call($0)) }
            guard parts.allSatisfy({ $0 != nil }) else { return nil }
            return .list(parts.flatMap { $0 ?? [] })
        case "forEach":
            for element in elements { _ = try call(element) }
            return .void
        case "first": return try elements.first(where: holds) ?? .null
        case "last": return try elements.last(where: holds) ?? .null
        case "firstIndex": return try elements.firstIndex(where: holds).map(Term.integer) ?? .null
        case "lastIndex": return try elements.lastIndex(where: holds).map(Term.integer) ?? .null
        case "contains": return .boolean(try elements.contains(where: holds))
        case "allSatisfy": return .boolean(try elements.allSatisfy(holds))
        case "count": return .integer(try elements.filter(holds).count)
        case "prefix": return .list(Array(try elements.prefix(while: holds)))
        case "drop": return .list(Array(try elements.drop(while: holds)))
        case "reduce" where arguments.first?.label == "into":
            guard case .closure(let number) = function, arguments.count == 2, !hasFreeOrder else { return nil }
            return try elements.reduce(arguments[0].value) { try changed($0, with: $1, by: number) }
        case "reduce":
            guard arguments.count == 2, arguments[0].label == nil else { return nil }
            // Numbers add up to the same in any order, texts do not.
            if hasFreeOrder, function != .verbatim("+") || Self.number(reduce(arguments[0].value)) == nil { return nil }
            return try elements.reduce(arguments[0].value) { sum, element in
                // What is added to nothing stays what it is known by.
                if function == .verbatim("+"), sum == .integer(0), case .integer = reduce(element) { return element }
                let made = try perform(function, on: [sum, element])
                return isSum(made) ? made : reduce(made)
            }
        default: return try ordered(elements, name, by: function)
        }
    }

    /// Whether something is a sum of whole numbers that were decided: they can be looked for once more.
    private func isSum(_ term: Term) -> Bool {
        guard !isReplay, case .binary(_, "+", _) = term, !term.places.isEmpty, case .integer = reduce(term) else {
            return false
        }
        return true
    }

    /// What a closure makes of a value that it changes in place: `{ result, element in … }`
    private func changed(_ value: Term, with element: Term, by number: Int) throws -> Term {
        let record = closures[number]
        let inner = scope(of: record, [value, element])
        _ = try observed { try inline(record.expression.body, in: inner) }
        return inner.values[record.expression.parameters.first?.plain ?? "$0"] ?? .unknown
    }

    /// A mutating method of a set: the new set and what the method gives; `nil` for any other.
    func editedSet(
        _ elements: [Term], _ name: String, _ arguments: [LabelledTerm]
    ) throws -> (new: Term, result: Term)? {
        guard let value = arguments.first?.value, arguments.count == 1 else { return nil }
        func has(_ element: Term, _ all: [Term]) throws -> Bool {
            try all.contains { try decide(.binary($0, "==", element)) }
        }
        switch name {
        case "insert":
            guard !value.hasUnknown || elements.isEmpty else { return (.unknown, .unknown) }
            let isNew = try !has(value, elements)
            let result = Term.tuple([.init("inserted", .boolean(isNew)), .init("memberAfterInsert", value)])
            return (.list(isNew ? elements + [value] : elements), result)
        case "remove":
            guard !value.hasUnknown || elements.isEmpty else { return (.unknown, .unknown) }
            let index = try elements.firstIndex { try decide(.binary($0, "==", value)) }
            return (
                .list(elements.enumerated().filter { $0.offset != index }.map(\.element)),
                index.map { elements[$0] } ?? .null
            )
        case "subtract" where elements.isEmpty, "formIntersection" where elements.isEmpty: return (.list([]), .void)
        case "formUnion", "subtract", "formIntersection", "formSymmetricDifference":
            guard let others = try list(value), !others.contains(where: \.hasUnknown) else { return nil }
            let isKept = name == "formIntersection"
            let old = name == "formUnion" ? elements : try elements.filter { try has($0, others) == isKept }
            if name == "subtract" || isKept { return (.list(old), .void) }
            let new = try others.reduce([Term]()) { new, one in try has(one, elements + new) ? new : new + [one] }
            return (.list(old + new), .void)
        default: return nil
        }
    }

    /// `items.indices.contains(index)`
    func hasIndex(_ list: Expression, _ index: Expression, in scope: Scope) throws -> Term {
        guard let elements = try self.list(detached(list, in: scope)) else { return .unknown }
        let wanted = try detached(index, in: scope, expecting: .simple("Int"))
        if case .integer(let number) = reduce(wanted) { return .boolean(elements.indices.contains(number)) }
        for number in elements.indices where try decide(.binary(wanted, "==", .integer(number))) {
            return .boolean(true)
        }
        return .boolean(false)
    }
}

extension Term {
    /// Whether it is a case without a payload.
    fileprivate var isCase: Bool { if case .enumCase(_, _, []) = self { true } else { false } }
}
