import Facts
import Project

extension DoublePlanner {
    func method(_ method: MethodFact, of owner: TypeFact, stem: String) -> MethodDouble {
        let types = types(of: method, in: owner)
        let records = records(of: method.parameters, stem: stem, types: types)
        let result = types.kept
        var double = MethodDouble(
            fact: method, owner: owner.name, stem: stem,
            callsCount: DoubleVariable(stem + options.naming.counter, standard("Int")),
            called: DoubleVariable(stem + "Called", standard("Bool")),
            received: records.received, receivedInvocations: records.invocations, recorded: records.parameters,
            returnValue: result.map { DoubleVariable(stem + "ReturnValue", answer($0, of: method)) },
            returnValues: result.map { DoubleVariable(stem + "ReturnValues", .array($0)) },
            throwableError: types.thrownError.map { DoubleVariable(stem + "ThrowableError", $0) },
            closure: DoubleVariable(stem + options.naming.closure, types.closure),
            fallback: method.result.map { fallback(of: $0, in: owner) } ?? "",
            closureArguments: types.closureArguments, closureThrows: types.closureThrows,
            closureReturns: types.closureReturns, openClosure: types.openClosure, isNeverCalled: types.isNeverCalled,
            isSent: types.isSent, resultCast: types.resultCast,
            feed: types.resultCast == nil && method.name != "subscript"
                ? feed(method.result, stem: stem, of: method.info, in: owner) : nil,
            recordedValues: records.values)
        double.conditionsOfCalls = types.conditionsOfCalls
        if types.resultCast != nil, let passed = method.passed?.function.parameters {
            // What a closure is run with the double keeps.
            let kept = passed.allSatisfy { types.isRecordable(ParameterFact(label: nil, name: "given", type: $0.type)) }
            double.passing = kept ? Passing(method, stem: stem) : nil
        }
        return options.naming.listsCalls ? listing(double) : double
    }

    /// The type of a value that answers: unwrapped where it must not be missing, and in Sourcery's modes where the method
    /// gives it so.
    private func answer(_ result: TypeRef, of method: MethodFact) -> TypeRef {
        guard let wrapped = result.optionalWrapped else { return .implicitlyUnwrapped(result) }
        if isSourcery, case .implicitlyUnwrapped? = method.result { return .implicitlyUnwrapped(wrapped) }
        return result
    }

    private var isSourcery: Bool { [.sourcery, .sourcery212].contains(options.naming) }

    private func types(of method: MethodFact, in owner: TypeFact) -> SignatureTypes {
        SignatureTypes(
            method: method, index: index, owner: owner, keeping: keeping(in: owner),
            isolation: isolation(of: method),
            deprecated: deprecated(in: .method(method), of: owner), error: standard("Error"))
    }

    /// A type of the standard library, by its whole name where the project or the protocols name another one so.
    private func standard(_ name: String) -> TypeRef {
        .simple(associated.contains(name) || isShadowed(name) ? "Swift." + name : name)
    }

    /// Whether the project has a type of its own that is called so.
    func isShadowed(_ name: String) -> Bool {
        index.types(named: name).contains { $0.scope.isEmpty } || index.alias(named: name) != nil
    }

    /// What a result is where nobody stubbed it; `nil` where there is no such value.
    private func fallback(of result: TypeRef, in owner: TypeFact) -> String? {
        if let name = result.optionalWrapped == nil ? result.name : nil, associated.contains(name) {
            return nil
        }
        return Fallbacks(index: index, scope: owner.scopeInside).value(of: result)
    }

    /// The actor that a method runs on.
    private func isolation(of method: MethodFact) -> Isolation? {
        if method.parameters.contains(where: { $0.type.specifiers.contains("isolated") }) { return .actor }
        if method.info.has("nonisolated") { return nil }
        if let name = index.globalActor(in: method.info.attributes) { return .globalActor(name) }
        if let isolation { return .globalActor(String(isolation.dropFirst())) }
        return isActor && !method.info.isStatic ? .actor : nil
    }

    /// The double with one list of calls, and with a result that is called so.
    ///
    /// The names that tests read become expressions over the list: `saveCalls.count`, `saveCalls.last`.
    private func listing(_ double: MethodDouble) -> MethodDouble {
        var double = double
        if let invocations = double.receivedInvocations {
            let list = double.stem + "Calls"
            double.calls = DoubleVariable(list, invocations.type)
            double.callsCount.name = list + ".count"
            // The `last` of an array of optionals is a nested optional.
            let isFlat = !(double.recorded.count == 1 && invocations.type.isListOfOptionals)
            double.received?.name = list + (isFlat ? ".last" : ".last.flatMap { $0 }")
            double.receivedInvocations?.name = list
        }
        let scope = protocols.first?.scopeInside ?? LookupScope()
        guard double.resultCast == nil, let type = double.fact.result, let value = double.returnValue else {
            return double
        }
        let result = index.expanded(type, from: scope)
        guard result.lastName == "Result", let success = result.arguments.first else { return double }
        double.returnValue?.name = double.stem + "Result"
        let neutral = success.isVoid ? "()" : Fallbacks(index: index, scope: scope).value(of: success)
        if let neutral, !failsUnstubbed, case .implicitlyUnwrapped(let plain) = value.type {
            double.returnValue?.type = plain
            double.initialValue = ".success(\(neutral))"
            double.fallback = double.initialValue
        }
        return double
    }

    /// What is recorded of a call.
    struct Records {
        var parameters: [ParameterFact] = []
        var received: DoubleVariable?
        var invocations: DoubleVariable?
        var values: [String] = []
    }

    func records(of parameters: [ParameterFact], stem: String, types: SignatureTypes) -> Records {
        var result = Records(parameters: parameters.filter(types.isRecordable))
        let parts = result.parameters.map { (name: $0.name, type: types.recorded($0)) }
        guard let first = parts.first else { return result }
        result.values = result.parameters.map(types.recordedValue)
        var invocation = first.type
        if parts.count == 1 {
            let isUnnamed = parameters.count == 1 && first.name == "arg"
            let suffix = isUnnamed ? "" : DoubleNames.upperFirst(DoubleNames.plain(first.name))
            result.received = DoubleVariable(
                stem + "Received" + suffix,
                first.type.isOptional ? invocation : .optional(invocation))
        } else {
            invocation = .tuple(parts.map { TypeRef.Element(label: tupleLabel($0.name), type: $0.type) })
            result.received = DoubleVariable(stem + "ReceivedArguments", .optional(invocation))
        }
        result.invocations = DoubleVariable(stem + options.naming.arguments, .array(invocation))
        return result
    }

    func initializer(_ fact: InitializerFact, of owner: TypeFact, stem: String) -> InitializerDouble {
        let method = MethodFact(
            info: fact.info, name: "init", generics: fact.generics, parameters: fact.parameters, effects: fact.effects)
        let types = types(of: method, in: owner)
        let records = records(of: fact.parameters, stem: stem, types: types)
        return InitializerDouble(
            fact: fact, stem: stem, received: records.received, receivedInvocations: records.invocations,
            recorded: records.parameters,
            throwableError: isSourcery
                ? types.thrownError.map { DoubleVariable(stem + "ThrowableError", $0) } : nil,
            closure: isSourcery ? DoubleVariable(stem + options.naming.closure, types.closure) : nil,
            isNeverCalled: types.isNeverCalled)
    }

    func subscriptDouble(_ fact: SubscriptFact, of owner: TypeFact, stem: String) -> SubscriptDouble {
        let method = MethodFact(
            info: fact.info, name: "subscript", generics: fact.generics, parameters: fact.parameters,
            effects: fact.accessors.getter, result: fact.result)
        let getter = self.method(method, of: owner, stem: stem)
        var type = fact.result
        let isKept = getter.returnValues != nil
        if case .array(let kept)? = getter.returnValues?.type { type = kept }
        let handler = fact.accessors.hasSetter ? handler(beside: getter, taking: type) : nil
        return SubscriptDouble(
            fact: fact, getter: getter,
            setCallsCount: fact.accessors.hasSetter
                ? DoubleVariable(stem + "Set" + options.naming.counter, standard("Int")) : nil,
            setReceivedValue: fact.accessors.hasSetter && isKept
                ? DoubleVariable(
                    stem + "SetReceivedValue", type.isOptional ? type : .optional(type))
                : nil,
            setClosure: handler.map { DoubleVariable(stem + "Set" + options.naming.closure, $0) })
    }

    /// The type of a closure that is called when a subscript is set to a value of a type; `nil` where there is none.
    private func handler(beside getter: MethodDouble, taking type: TypeRef) -> TypeRef? {
        guard options.naming == .mockolo, getter.returnValues != nil, getter.openClosure == nil,
            case .optional(.function(let function)) = getter.closure.type
        else { return nil }
        let parameters = function.parameters + [TypeRef.Element(type: type)]
        return .optional(.function(.init(parameters: parameters, effects: Effects(), result: .simple("Void"))))
    }

    func property(_ property: PropertyFact, of owner: TypeFact) -> PropertyDouble {
        let name = DoubleNames.clear(DoubleNames.plain(property.name), of: taken, options.naming)
        let getter = property.accessors?.getter ?? Effects()
        let isEffectful = getter.isAsync || getter.throwing != .never
        let type = property.type ?? .simple("Any")
        let types = types(
            of: MethodFact(info: property.info, name: name, effects: getter, result: type), in: owner)
        let cast = types.resultCast
        let kept = cast == nil ? type : types.result(type)
        let fallback = fallback(of: type, in: owner)
        let expanded = index.expanded(type, from: owner.scopeInside)
        let hasNoValues = keeping(in: owner).hasNoValues(type)
        let isKept = types.kept != nil && !hasNoValues || type.isVoid
        let isEmpty = expanded.isOptional || fallback == "[]" || fallback == "[:]"
        let startsEmpty = isEmpty && !isEffectful && cast == nil && isKept
        var thrown = TypeRef.optional(.existential(standard("Error")))
        if case .typed(let error) = getter.throwing { thrown = .optional(error) }
        let closure = TypeRef.function(.init(parameters: [], effects: getter, result: kept))
        return PropertyDouble(
            fact: property, owner: owner.name, stem: name, type: type,
            underlying: startsEmpty || !isKept
                ? nil
                : DoubleVariable(
                    "underlying" + DoubleNames.upperFirst(name),
                    expanded.isOptional ? kept : .implicitlyUnwrapped(kept)),
            initialValue: startsEmpty ? fallback : nil,
            getCallsCount: DoubleVariable(name + (isEffectful ? "" : "Get") + options.naming.counter, standard("Int")),
            called: isEffectful ? DoubleVariable(name + "Called", standard("Bool")) : nil,
            setCallsCount: property.accessors?.hasSetter == true
                ? DoubleVariable(name + "Set" + options.naming.counter, standard("Int")) : nil,
            throwableError: getter.canThrow ? DoubleVariable(name + "ThrowableError", thrown) : nil,
            closure: types.closureReturns && (isEffectful || !isKept && !hasNoValues)
                ? DoubleVariable(name + options.naming.closure, .optional(closure)) : nil,
            fallback: fallback, isKept: isKept, hasNoValues: hasNoValues, isInActor: isActor, cast: cast,
            feed: cast == nil ? feed(type, stem: name, of: property.info, in: owner) : nil)
    }
}

extension TypeRef {
    /// Whether it is a list whose elements are optionals.
    fileprivate var isListOfOptionals: Bool {
        if case .array(let element) = self { element.isOptional } else { false }
    }
}
