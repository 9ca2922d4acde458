extension SampleMaker {
    /// `nil`, or a value of what is wrapped.
    func optional(_ wrapped: TypeRef, _ wish: Wish) -> SampleValue {
        let type = spelling.spelled(wrapped, from: wish.scope, generics: wish.generics)
        let none = SampleExpression(.null, explicit: .cast(.null, "as", .optional(type)))
        if !wish.isFilled, wish.seed == .first, !wish.demand.needsContent { return .expression(none) }
        var inner = wish
        inner.isFilled = true
        if !wish.isFilled, wish.seed == .other { inner.seed = .first }
        switch value(wrapped, inner) {
        case .expression(let value):
            let isAmbiguous = value.code == .member(nil, "none") || value.code == .member(nil, "some")
            return .expression(isAmbiguous ? value.saying(value.explicit) : value)
        case .unbuildable(let problem):
            if wish.seed == .first, !wish.demand.needsContent { return .expression(none) }
            if wish.seed == .other, wish.isFilled { return .expression(none) }
            return .unbuildable(problem)
        }
    }

    /// A collection of one element, or of none.
    func sequence(of element: TypeRef, _ wish: Wish, type: TypeRef) -> SampleValue {
        let spelled = spelling.spelled(type, from: wish.scope, generics: wish.generics)
        let empty = SampleExpression(.array([]), explicit: .cast(.array([]), "as", spelled))
        if !wish.isFilled, wish.seed == .first, !wish.demand.needsContent { return .expression(empty) }
        var inner = wish
        inner.demand = Demand()
        inner.isFilled = true
        inner.wording = Wording(name: Self.singular(wish.wording.words), owner: wish.wording.owner.slug)
        if !wish.isFilled, wish.seed == .other { inner.seed = .first }
        switch value(element, inner) {
        case .expression(let value):
            let list = Code.Expression.array([value.code])
            return .expression(value.saying(list, explicit: .cast(list, "as", spelled)))
        case .unbuildable(let problem):
            if wish.seed == .first, !wish.demand.needsContent { return .expression(empty) }
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
    func dictionary(_ key: TypeRef, _ value: TypeRef, _ wish: Wish, type: TypeRef) -> SampleValue {
        let spelled = spelling.spelled(type, from: wish.scope, generics: wish.generics)
        let empty = SampleExpression(.dictionary([]), explicit: .cast(.dictionary([]), "as", spelled))
        if !wish.isFilled, wish.seed == .first, !wish.demand.needsContent { return .expression(empty) }
        var keyWish = wish
        keyWish.wording = Wording(name: "key")
        keyWish.isFilled = true
        var valueWish = wish
        valueWish.seed = .first
        valueWish.isFilled = true
        guard var result = self.value(key, keyWish).expression, let item = self.value(value, valueWish).expression
        else {
            if wish.seed == .first { return .expression(empty) }
            return .unbuildable(Unbuildable("only one value of \(type.text) is known"))
        }
        let pair = Code.Expression.dictionary([.init(result.code, item.code)])
        result = result.saying(pair, explicit: .cast(pair, "as", spelled))
        result.absorb(item)
        return .expression(result)
    }

    /// A tuple of values; the other one differs in its first element that can.
    func tuple(_ elements: [TypeRef.Element], _ wish: Wish) -> SampleValue {
        if elements.isEmpty { return wish.seed == .first ? .expression(SampleExpression(.tuple([]))) : onlyOne("Void") }
        var result = SampleExpression(.tuple([]))
        var parts: [(code: Code.Argument, explicit: Code.Argument)] = []
        var differs = wish.seed == .first
        for element in elements {
            var inner = wish
            if let label = element.label { inner.wording = Wording(name: label, owner: wish.wording.words.slug) }
            var found = value(element.type, inner)
            if found.expression == nil, inner.seed != .first {
                inner.seed = .first
                found = value(element.type, inner)
            } else {
                differs = true
            }
            guard let value = found.expression else { return found }
            result.absorb(value)
            let label = element.label == "_" ? nil : element.label
            parts.append((.init(label, value.code), .init(label, value.explicit)))
        }
        guard differs else { return onlyOne("the tuple") }
        return .expression(result.saying(.tuple(parts.map(\.code)), explicit: .tuple(parts.map(\.explicit))))
    }

    private func onlyOne(_ type: String) -> SampleValue {
        .unbuildable(Unbuildable("only one value of \(type) is known"))
    }

    /// A closure that ignores its arguments and returns a value.
    func closure(_ function: TypeRef.Function, _ wish: Wish) -> SampleValue {
        guard wish.seed == .first else { return onlyOne("a function type") }
        let type = spelling.spelled(.function(function), from: wish.scope, generics: wish.generics)
        func closure(_ body: [Code.Statement]) -> Code.Expression {
            .closure(.init(function.parameters.map { _ in "_" }, body))
        }
        if function.result.isVoid {
            return .expression(SampleExpression(closure([]), explicit: .cast(closure([]), "as", type)))
        }
        switch value(function.result, wish) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let result):
            guard result.isolation == nil, !result.isAsync else {
                return .unbuildable(Unbuildable("what the closure returns is bound to an actor"))
            }
            let code = closure([.expression(result.code)])
            return .expression(result.saying(code, explicit: .cast(code, "as", type)))
        }
    }

    /// A double that stands for all protocols of a composition, when one is planned.
    func composition(_ parts: [TypeRef], _ wish: Wish) -> SampleValue {
        let named = parts.filter { !["Sendable", "AnyObject"].contains($0.unattributed.name ?? "") }
        if named.count == 1 { return value(named[0], wish) }
        return .unbuildable(Unbuildable("no one type for \(TypeRef.composition(parts).text) is known"))
    }

    /// `Type.self` of a type that is no protocol.
    func metatype(_ inner: TypeRef, _ name: String, _ wish: Wish) -> SampleValue {
        guard case .named = inner.unattributed, wish.seed == .first, name == "Type", let dotted = inner.name,
            !wish.generics.contains(dotted), index.type(named: dotted, from: wish.scope)?.kind != .protocol
        else { return .unbuildable(Unbuildable("no value of \(inner.text).\(name) is known")) }
        let type = spelling.spelled(inner, from: wish.scope, generics: wish.generics)
        return .expression(SampleExpression(.member(.type(type), "self")))
    }

    // MARK: - Generic types of Swift, Foundation and Combine

    /// A value of a generic type that the system declares; `nil` when it is not one.
    func standardGeneric(_ path: [TypeRef.Component], _ wish: Wish, type: TypeRef) -> SampleValue? {
        guard path.count == 1, let last = path.last else { return nil }
        let arguments = last.arguments
        switch (last.name, arguments.count) {
        case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1), ("Set", 1):
            return sequence(of: arguments[0], wish, type: type)
        case ("Dictionary", 2): return dictionary(arguments[0], arguments[1], wish, type: type)
        case ("KeyValuePairs", 2): return dictionary(arguments[0], arguments[1], wish, type: type)
        case ("Result", 2): return result(arguments[0], arguments[1], wish)
        case ("Range", 1): return range(arguments[0], "..<", wish)
        case ("ClosedRange", 1): return range(arguments[0], "...", wish)
        case ("AnyPublisher", 2): return publisher(arguments[0], failure: arguments[1], wish)
        case ("PassthroughSubject", 2): return wish.seed == .first ? combine(.call(.name("PassthroughSubject"))) : nil
        case ("CurrentValueSubject", 2):
            return wrapped(arguments[0], wish, ["Combine"]) { .call(.name("CurrentValueSubject"), [.init(nil, $0)]) }
        case ("Published", 1):
            return wrapped(arguments[0], wish, ["Combine"]) { .call(.name("Published"), [.init("initialValue", $0)]) }
        case ("Binding", 1):
            return wrapped(arguments[0], wish, ["SwiftUI"]) { .call(.member(nil, "constant"), [.init(nil, $0)]) }
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2):
            let finish = Code.Closure([], [.expression(.call(.path("$0", "finish")))])
            let stream = SampleExpression(.call(.name(last.name), [], trailing: finish))
            return wish.seed == .first ? .expression(stream) : nil
        case ("AnySequence", 1), ("AnyCollection", 1):
            return wrapped(.array(arguments[0]), wish, []) { .call(.name(last.name), [.init(nil, $0)]) }
        case ("Tagged", 2):
            return wrapped(arguments[1], wish, ["Tagged"]) { .call(.member(nil, "init"), [.init("rawValue", $0)]) }
        case ("IdentifiedArrayOf", 1), ("OrderedSet", 1), ("Deque", 1):
            return sequence(of: arguments[0], wish, type: type)
        case ("OrderedDictionary", 2): return dictionary(arguments[0], arguments[1], wish, type: type)
        case ("KeyPath", 2): return .unbuildable(Unbuildable("a key path is the test's to choose"))
        default: return nil
        }
    }

    private func combine(_ code: Code.Expression) -> SampleValue {
        .expression(SampleExpression(code, imports: ["Combine"]))
    }

    private func wrapped(
        _ inner: TypeRef, _ wish: Wish, _ imports: Set<String>, _ around: (Code.Expression) -> Code.Expression
    ) -> SampleValue {
        switch value(inner, wish) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let value):
            var result = value.saying(around(value.code), explicit: around(value.explicit))
            result.imports.formUnion(imports)
            return .expression(result)
        }
    }

    private func publisher(_ output: TypeRef, failure: TypeRef, _ wish: Wish) -> SampleValue {
        let empty = Code.Expression.call(.member(.call(.name("Empty")), "eraseToAnyPublisher"))
        guard wish.isFilled, case .expression(let value) = value(output, wish) else { return combine(empty) }
        let error = spelling.spelled(failure, from: wish.scope, generics: wish.generics)
        var publisher = Code.Expression.call(.name("Just"), [.init(nil, value.explicit)])
        if error != .simple("Never") {
            publisher = .call(.member(publisher, "setFailureType"), [.init("to", .member(.type(error), "self"))])
        }
        var result = value.saying(.call(.member(publisher, "eraseToAnyPublisher")))
        result.imports.insert("Combine")
        return .expression(result)
    }

    private func result(_ success: TypeRef, _ failure: TypeRef, _ wish: Wish) -> SampleValue {
        if success.isVoid, wish.seed == .first {
            let type = TypeRef.named([.init("Result", [.simple("Void"), failure])])
            let nothing = [Code.Argument(nil, .tuple([]))]
            return .expression(
                SampleExpression(
                    .call(.member(nil, "success"), nothing), explicit: .call(.member(.type(type), "success"), nothing)))
        }
        func made(_ name: String, _ value: SampleExpression) -> SampleValue {
            .expression(value.saying(.call(.member(nil, name), [.init(nil, value.code)])))
        }
        if let value = value(success, wish).expression { return made("success", value) }
        switch value(failure, wish) {
        case .expression(let value): return made("failure", value)
        case .unbuildable(let problem): return .unbuildable(problem)
        }
    }

    private func range(_ bound: TypeRef, _ symbol: String, _ wish: Wish) -> SampleValue {
        let name = bound.unattributed.lastName ?? ""
        if KnownValues.integers.contains(name) {
            return .expression(SampleExpression(.number("\(wish.seed.shifted(0))\(symbol)10")))
        }
        if KnownValues.fractions.contains(name) {
            return .expression(SampleExpression(.number((wish.seed == .other ? "1.0" : "0.0") + "\(symbol)10.0")))
        }
        guard name == "Date" else { return .unbuildable(Unbuildable("no range of \(bound.text) is known")) }
        let from = KnownValues(wording: wish.wording, seed: .first).value(ofType: "Date")?.text ?? ""
        let day = wish.seed == .other ? "172_800" : "86_400"
        return .expression(
            SampleExpression(.verbatim("\(from)\(symbol)\(from).addingTimeInterval(\(day))"), imports: ["Foundation"]))
    }
}
