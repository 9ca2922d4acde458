import Facts

extension SampleMaker {
    /// `nil`, or a value of what is wrapped.
    func optional(_ wrapped: TypeRef, _ request: SampleRequest) -> SampleValue {
        let type = spelling.spelled(wrapped, from: request.scope, generics: request.generics)
        let none = SampleExpression(.null, explicit: .cast(.null, "as", .optional(type)))
        if !request.isFilled, request.seed == .first, !request.demand.needsContent { return .expression(none) }
        var inner = request
        inner.isFilled = true
        if !request.isFilled, request.seed == .other { inner.seed = .first }
        switch value(wrapped, inner) {
        case .expression(let value):
            let isAmbiguous = value.code == .member(nil, "none") || value.code == .member(nil, "some")
            return .expression(isAmbiguous ? value.withCode(value.explicit) : value)
        case .unbuildable(let problem):
            if request.seed == .first, !request.demand.needsContent { return .expression(none) }
            if request.seed == .other, request.isFilled { return .expression(none) }
            return .unbuildable(problem)
        }
    }

    /// A collection of one element, or of none.
    func sequence(of element: TypeRef, _ request: SampleRequest, type: TypeRef) -> SampleValue {
        let spelled = spelling.spelled(type, from: request.scope, generics: request.generics)
        let empty = SampleExpression(.array([]), explicit: .cast(.array([]), "as", spelled))
        if !request.isFilled, request.seed == .first, !request.demand.needsContent { return .expression(empty) }
        var inner = request
        inner.demand = Demand()
        inner.isFilled = true
        inner.wording = Wording(name: Self.singular(request.wording.words), owner: request.wording.owner.slug)
        if !request.isFilled, request.seed == .other { inner.seed = .first }
        switch value(element, inner) {
        case .expression(let value):
            let list = Code.Expression.array([value.code])
            return .expression(value.withCode(list, explicit: .cast(list, "as", spelled)))
        case .unbuildable(let problem):
            if request.seed == .first, !request.demand.needsContent { return .expression(empty) }
            return .unbuildable(problem)
        }
    }

    /// The name of one element, by the name of all: `acceptedIds` gives `acceptedId`.
    private static func singular(_ words: Words) -> String {
        var all = words.all
        if let last = all.last, last.hasSuffix("s"), !last.hasSuffix("ss"), last.count > 2 {
            all[all.count - 1] = last.hasSuffix("ies") ? last.dropLast(3) + "y" : String(last.dropLast())
        }
        return all.joined(separator: "_")
    }

    /// A dictionary of one pair, or of none.
    func dictionary(_ key: TypeRef, _ value: TypeRef, _ request: SampleRequest, type: TypeRef) -> SampleValue {
        let spelled = spelling.spelled(type, from: request.scope, generics: request.generics)
        let empty = SampleExpression(.dictionary([]), explicit: .cast(.dictionary([]), "as", spelled))
        if !request.isFilled, request.seed == .first, !request.demand.needsContent { return .expression(empty) }
        var keyRequest = request
        keyRequest.wording = Wording(name: "key")
        keyRequest.isFilled = true
        var valueRequest = request
        valueRequest.seed = .first
        valueRequest.isFilled = true
        guard var result = self.value(key, keyRequest).expression, let item = self.value(value, valueRequest).expression
        else {
            if request.seed == .first { return .expression(empty) }
            return .unbuildable(Unbuildable("only one value of \(type.text) is known"))
        }
        let pair = Code.Expression.dictionary([.init(result.code, item.code)])
        result = result.withCode(pair, explicit: .cast(pair, "as", spelled))
        result.addRequirements(of: item)
        return .expression(result)
    }

    /// A tuple of values; the other one differs in its first element that can.
    func tuple(_ elements: [TypeRef.Element], _ request: SampleRequest) -> SampleValue {
        if elements.isEmpty {
            return request.seed == .first ? .expression(SampleExpression(.tuple([]))) : onlyOne("Void")
        }
        var result = SampleExpression(.tuple([]))
        var parts: [(code: Code.Argument, explicit: Code.Argument)] = []
        var differs = request.seed == .first
        for element in elements {
            var inner = request
            if let label = element.label { inner.wording = Wording(name: label, owner: request.wording.words.slug) }
            var found = value(element.type, inner)
            if found.expression == nil, inner.seed != .first {
                inner.seed = .first
                found = value(element.type, inner)
            } else {
                differs = true
            }
            guard let value = found.expression else { return found }
            result.addRequirements(of: value)
            let label = element.label == "_" ? nil : element.label
            parts.append((.init(label, value.code), .init(label, value.explicit)))
        }
        guard differs else { return onlyOne("the tuple") }
        return .expression(result.withCode(.tuple(parts.map(\.code)), explicit: .tuple(parts.map(\.explicit))))
    }

    private func onlyOne(_ type: String) -> SampleValue {
        .unbuildable(Unbuildable("only one value of \(type) is known"))
    }

    /// A closure that ignores its arguments and returns a value, or gives back what it is given where that is of the type.
    func closure(_ function: TypeRef.Function, _ request: SampleRequest) -> SampleValue {
        guard request.seed == .first else { return onlyOne("a function type") }
        if function.isOfOneType {
            return .expression(SampleExpression(.closure(.init([], [.expression(.name("$0"))]))))
        }
        let type = spelling.spelled(.function(function), from: request.scope, generics: request.generics)
        func closure(_ body: [Code.Statement]) -> Code.Expression {
            .closure(.init(function.parameters.map { _ in "_" }, body))
        }
        if function.result.isVoid {
            return .expression(SampleExpression(closure([]), explicit: .cast(closure([]), "as", type)))
        }
        switch value(function.result, request) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let result):
            guard result.isolation == nil, !result.isAsync else {
                return .unbuildable(Unbuildable("what the closure returns is bound to an actor"))
            }
            let code = closure([.expression(result.code)])
            return .expression(result.withCode(code, explicit: .cast(code, "as", type)))
        }
    }

    /// A double that stands for all protocols of a composition, when one is planned.
    func composition(_ parts: [TypeRef], _ request: SampleRequest) -> SampleValue {
        let named = parts.filter { !["Sendable", "AnyObject"].contains($0.unattributed.name ?? "") }
        if named.count == 1 { return value(named[0], request) }
        return .unbuildable(Unbuildable("no one type for \(TypeRef.composition(parts).text) is known"))
    }

    /// `Type.self` of a type that is no protocol.
    func metatype(_ inner: TypeRef, _ name: String, _ request: SampleRequest) -> SampleValue {
        guard case .named = inner.unattributed, request.seed == .first, name == "Type", let dotted = inner.name,
            !request.generics.contains(dotted), index.type(named: dotted, from: request.scope)?.kind != .protocol
        else { return .unbuildable(Unbuildable("no value of \(inner.text).\(name) is known")) }
        let type = spelling.spelled(inner, from: request.scope, generics: request.generics)
        return .expression(SampleExpression(.member(.type(type), "self")))
    }

    // MARK: - Generic types of Swift, Foundation and Combine

    /// A value of a generic type that the system declares; `nil` when it is not one.
    func standardGeneric(_ path: [TypeRef.Component], _ request: SampleRequest, type: TypeRef) -> SampleValue? {
        if let found = sent(path, request) { return found }
        guard path.count == 1, let last = path.last else { return nil }
        let arguments = last.arguments
        switch (last.name, arguments.count) {
        case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1), ("Set", 1):
            return sequence(of: arguments[0], request, type: type)
        case ("Dictionary", 2): return dictionary(arguments[0], arguments[1], request, type: type)
        case ("KeyValuePairs", 2): return dictionary(arguments[0], arguments[1], request, type: type)
        case ("Result", 2): return result(arguments[0], arguments[1], request)
        case ("Range", 1): return range(arguments[0], "..<", request)
        case ("ClosedRange", 1): return range(arguments[0], "...", request)
        case ("Binding", 1):
            return wrapped(arguments[0], request, ["SwiftUI"]) { .call(.member(nil, "constant"), [.init(nil, $0)]) }
        case ("Sequence", 1), ("Collection", 1), ("BidirectionalCollection", 1), ("RandomAccessCollection", 1):
            return sequence(of: arguments[0], request, type: .array(arguments[0])).explicitly
        case ("AnySequence", 1), ("AnyCollection", 1):
            return wrapped(.array(arguments[0]), request, []) { .call(.name(last.name), [.init(nil, $0)]) }
        case ("Measurement", 1):
            guard let unit = MeasuredUnits.unit(of: arguments[0]) else { return nil }
            return wrapped(.simple("Double"), request, ["Foundation"]) {
                .call(.name("Measurement"), [.init("value", $0), .init("unit", unit)])
            }
        case ("Tagged", 2):
            return wrapped(arguments[1], request, ["Tagged"]) { .call(.member(nil, "init"), [.init("rawValue", $0)]) }
        case ("IdentifiedArrayOf", 1), ("OrderedSet", 1), ("Deque", 1):
            return sequence(of: arguments[0], request, type: type)
        case ("OrderedDictionary", 2): return dictionary(arguments[0], arguments[1], request, type: type)
        case ("KeyPath", 2), ("PartialKeyPath", 1), ("WritableKeyPath", 2):
            return keyPath(last.name, from: arguments[0], to: arguments.dropFirst().first, request)
        default: return nil
        }
    }

    /// The key path of a property of the type that is wanted.
    private func keyPath(
        _ kind: String, from root: TypeRef, to value: TypeRef?, _ request: SampleRequest
    ) -> SampleValue {
        let none = SampleValue.unbuildable(Unbuildable("a key path is the test's to choose"))
        guard let fact = index.declaration(of: root, from: request.scope), fact.generics.isEmpty else { return none }
        let wanted = value.map { spelling.spelled(index.expanded($0, from: request.scope), from: request.scope) }
        let found = index.members(of: fact).properties.filter { property in
            guard !property.info.isStatic, property.info.access.isTestable, property.info.conditions.isEmpty,
                let type = property.type
            else { return false }
            if kind == "WritableKeyPath", !property.isSettable || !property.setterAccess.isTestable { return false }
            let scope = fact.scopeInside
            return wanted.map { $0 == spelling.spelled(index.expanded(type, from: scope), from: scope) } ?? true
        }
        let number = request.seed == .first ? 0 : 1
        guard number < found.count, request.seed != .index("index") else { return none }
        return .expression(SampleExpression(.verbatim("\\\(spelling.own(fact).text).\(found[number].name)")))
    }

    /// A value around one of what it wraps.
    func wrapped(
        _ inner: TypeRef, _ request: SampleRequest, _ imports: Set<String>,
        _ around: (Code.Expression) -> Code.Expression
    ) -> SampleValue {
        switch value(inner, request) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let value):
            var result = value.withCode(around(value.code), explicit: around(value.explicit))
            result.imports.formUnion(imports)
            return .expression(result)
        }
    }

    private func result(_ success: TypeRef, _ failure: TypeRef, _ request: SampleRequest) -> SampleValue {
        if success.isVoid, request.seed == .first {
            let type = TypeRef.named([.init("Result", [.simple("Void"), failure])])
            let nothing = [Code.Argument(nil, .tuple([]))]
            return .expression(
                SampleExpression(
                    .call(.member(nil, "success"), nothing), explicit: .call(.member(.type(type), "success"), nothing)))
        }
        func made(_ name: String, _ value: SampleExpression) -> SampleValue {
            .expression(value.withCode(.call(.member(nil, name), [.init(nil, value.code)])))
        }
        if let value = value(success, request).expression { return made("success", value) }
        switch value(failure, request) {
        case .expression(let value): return made("failure", value)
        case .unbuildable(let problem): return .unbuildable(problem)
        }
    }

    private func range(_ bound: TypeRef, _ symbol: String, _ request: SampleRequest) -> SampleValue {
        let name = bound.unattributed.lastName ?? ""
        if KnownValues.integers.contains(name) {
            return .expression(SampleExpression(.range(request.seed.shifted(0), symbol, "10")))
        }
        if KnownValues.fractions.contains(name) {
            return .expression(SampleExpression(.range(request.seed == .other ? "1.0" : "0.0", symbol, "10.0")))
        }
        if name == "Decimal" {
            let from =
                if case .index = request.seed { "Decimal(\(request.seed.shifted(0)))" } else { request.seed.shifted(0) }
            return .expression(SampleExpression(.range(from, symbol, "10")))
        }
        guard name == "Date" else { return .unbuildable(Unbuildable("no range of \(bound.text) is known")) }
        let from = KnownValues(wording: request.wording, seed: .first).value(ofType: "Date")?.text ?? ""
        let day = request.seed == .other ? "172_800" : "86_400"
        return .expression(
            SampleExpression(
                .binary(.verbatim(from), symbol, .verbatim("\(from).addingTimeInterval(\(day))")),
                imports: ["Foundation"]))
    }
}

extension Code.Expression {
    /// A range of numbers.
    fileprivate static func range(_ low: String, _ symbol: String, _ high: String) -> Self {
        .binary(.number(low), symbol, .number(high))
    }
}
