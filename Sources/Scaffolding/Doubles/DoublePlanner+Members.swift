extension DoublePlanner {
    func method(_ method: MethodFact, of owner: TypeFact, stem: String) -> MethodDouble {
        let types = SignatureTypes(method: method, index: index, scope: owner.scopeInside)
        let recorded = method.parameters.filter { !types.isNonEscaping($0) }
        let parts = recorded.map { (name: $0.name, type: types.recorded($0)) }
        var received: DoubleVariable?
        var invocation = ""
        if parts.count == 1 {
            let isUnnamed = method.parameters.count == 1 && recorded[0].name == "_"
            let suffix = isUnnamed ? "" : DoubleNames.upperFirst(DoubleNames.plain(parts[0].name))
            invocation = parts[0].type
            let isOptional = recorded[0].type.isOptional
            received = DoubleVariable(stem + "Received" + suffix, isOptional ? invocation : "(\(invocation))?")
        } else if parts.count > 1 {
            invocation = "(" + parts.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
            received = DoubleVariable(stem + "ReceivedArguments", invocation + "?")
        }
        let result = method.result.flatMap { $0.isVoid ? nil : types.result($0) }
        let throwing = method.effects.canThrow
        return MethodDouble(
            fact: method, owner: owner.name, stem: stem,
            callsCount: DoubleVariable(stem + "CallsCount", "Int"),
            called: DoubleVariable(stem + "Called", "Bool"),
            received: received,
            receivedInvocations: received.map { _ in DoubleVariable(stem + "ReceivedInvocations", "[\(invocation)]") },
            recorded: recorded,
            returnValue: result.map {
                DoubleVariable(stem + "ReturnValue", $0.isOptional ? $0.text : $0.postfixed + "!")
            },
            returnValues: result.map { DoubleVariable(stem + "ReturnValues", "[\($0.text)]") },
            throwableError: throwing ? DoubleVariable(stem + "ThrowableError", types.thrownError) : nil,
            closure: DoubleVariable(stem + "Closure", types.closure),
            fallback: method.result == nil
                ? "" : Fallbacks(index: index, scope: owner.scopeInside).value(of: method.result ?? .void))
    }

    func property(_ property: PropertyFact, of owner: TypeFact) -> PropertyDouble {
        let name = DoubleNames.plain(property.name)
        let getter = property.accessors?.getter ?? Effects()
        let isEffectful = getter.isAsync || getter.throwing != .never
        let type = property.type ?? .simple("Any")
        let fallback = Fallbacks(index: index, scope: owner.scopeInside).value(of: type)
        let expanded = index.expanded(type, from: owner.scopeInside)
        let startsEmpty = expanded.isOptional || fallback == "[]" || fallback == "[:]"
        let thrown: String
        if case .typed(let error) = getter.throwing { thrown = "(\(error.text))?" } else { thrown = "(any Error)?" }
        let effects = getter.text.isEmpty ? "" : getter.text + " "
        return PropertyDouble(
            fact: property, owner: owner.name, stem: name, type: type.text,
            underlying: startsEmpty && !isEffectful
                ? nil
                : DoubleVariable(
                    "underlying" + DoubleNames.upperFirst(name),
                    expanded.isOptional ? type.text : type.postfixed + "!"),
            initialValue: startsEmpty && !isEffectful ? fallback : nil,
            getCallsCount: DoubleVariable(name + (isEffectful ? "CallsCount" : "GetCallsCount"), "Int"),
            setCallsCount: property.accessors?.hasSetter == true ? DoubleVariable(name + "SetCallsCount", "Int") : nil,
            throwableError: getter.canThrow ? DoubleVariable(name + "ThrowableError", thrown) : nil,
            closure: isEffectful ? DoubleVariable(name + "Closure", "(() \(effects)-> \(type.text))?") : nil,
            fallback: fallback)
    }
}

/// The types of a method's records, with its generic parameters made `Any`.
struct SignatureTypes {
    let method: MethodFact
    let index: FactIndex
    let scope: LookupScope

    private var genericNames: Set<String> { Set(method.generics.parameters.map(\.name)) }

    /// Whether a parameter is a closure that must not outlive the call.
    func isNonEscaping(_ parameter: ParameterFact) -> Bool {
        let expanded = index.expanded(parameter.type, from: scope)
        guard case .function = expanded.unattributed else { return false }
        return !parameter.type.attributes.contains("@escaping") && !parameter.isVariadic
    }

    /// The type a parameter is recorded under.
    func recorded(_ parameter: ParameterFact) -> String {
        var type = erased(parameter.type.unattributed)
        if case .function = index.expanded(parameter.type, from: scope).unattributed {
            let attributes = parameter.type.attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
            return "(" + (attributes + [type.text]).joined(separator: " ") + ")"
        }
        if parameter.isVariadic { type = .array(type) }
        return type.text
    }

    func result(_ type: TypeRef) -> TypeRef {
        if case .implicitlyUnwrapped(let inner) = type { return erased(inner) }
        return erased(type)
    }

    var thrownError: String {
        guard case .typed(let error) = method.effects.throwing else { return "(any Error)?" }
        return "(\(erased(error).text))?"
    }

    var closure: String {
        let parameters = method.parameters.map { parameter -> String in
            let type = erased(parameter.type)
            return parameter.isVariadic ? "[\(type.text)]" : type.text
        }
        var effects = method.effects
        if case .rethrowing = effects.throwing { effects.throwing = .never }
        let words = effects.mapped(erased).text
        let result = method.result.map { self.result($0).text } ?? "Void"
        return "((\(parameters.joined(separator: ", "))) \(words.isEmpty ? "" : words + " ")-> \(result))?"
    }

    /// `some P` becomes `any P`; what mentions a generic parameter becomes `Any`.
    func erased(_ type: TypeRef) -> TypeRef {
        let names = genericNames
        let existential = type.mapped { node in
            if case .opaque(let inner) = node { return .existential(inner) }
            return node
        }
        guard !names.isEmpty, !names.isDisjoint(with: existential.mentionedNames) else { return existential }
        if case .attributed(let attributes, let specifiers, let inner) = existential {
            return .attributed(attributes: attributes, specifiers: specifiers, erased(inner))
        }
        if case .optional(let inner) = existential { return .optional(erased(inner)) }
        if case .function = existential { return .simple("Any") }
        return .simple("Any")
    }
}
