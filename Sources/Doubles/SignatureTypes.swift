import Facts

/// The types of a method's records and of its closure, with generic parameters made `Any`.
struct SignatureTypes {
    let method: MethodFact
    let index: FactIndex
    let owner: TypeFact
    private let genericNames: Set<String>
    /// Names of types that nothing but the member itself may speak of, because they are deprecated.
    private let deprecated: Set<String>
    private let keeping: Keeping
    /// The protocol of errors, as it is written here.
    private let error: TypeRef
    /// The actor that the method runs on; `nil` for none.
    private let isolation: Isolation?

    init(
        method: MethodFact, index: FactIndex, owner: TypeFact, keeping: Keeping, isolation: Isolation?,
        deprecated: Set<String>, error: TypeRef
    ) {
        self.error = error
        self.isolation = isolation
        self.deprecated = deprecated
        self.method = method
        self.index = index
        self.owner = owner
        genericNames = Set(method.generics.parameters.map(\.name))
        self.keeping = keeping.inside(method.generics)
    }

    /// Whether a type mentions none of the method's generic parameters, nor a member of one, nor what is deprecated.
    private func isFree(_ type: TypeRef) -> Bool {
        isPlain
            || !type.mentionedNames.contains { name in
                genericNames.contains(String(name.prefix { $0 != "." })) || deprecated.contains(name)
            }
    }

    /// Whether every type can be written as it is.
    private var isPlain: Bool { genericNames.isEmpty && deprecated.isEmpty }

    // MARK: - Records

    /// Whether a parameter outlives the call: closures that do not escape, packs and what cannot be kept do not.
    func isRecordable(_ parameter: ParameterFact) -> Bool {
        if parameter.type.mentionsPack || !keeping.canKeep(parameter.type) { return false }
        if keeping.mentionsNoncopyable(parameter.type) { return false }
        if parameter.type.specifiers.contains("isolated") { return false }
        return !isNonEscaping(parameter)
    }

    func isNonEscaping(_ parameter: ParameterFact) -> Bool {
        guard isFunction(parameter.type), !parameter.isVariadic else { return false }
        return !parameter.type.attributes.contains("@escaping")
    }

    private func isFunction(_ type: TypeRef) -> Bool {
        if case .function = index.expanded(type.unattributed, from: owner.scopeInside).unattributed { return true }
        return false
    }

    /// The type a parameter is recorded under.
    func recorded(_ parameter: ParameterFact) -> TypeRef {
        var type = erased(parameter.type.unattributed).withoutUnwrapping
        if isFunction(parameter.type), type != .simple("Any") {
            let attributes = parameter.type.attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
            let one = attributes.isEmpty ? type : .attributed(attributes: attributes, specifiers: [], type)
            return parameter.isVariadic ? .array(one) : one
        }
        if parameter.isVariadic { type = .array(type) }
        return type
    }

    /// What is kept of a parameter.
    func recordedValue(_ parameter: ParameterFact) -> String {
        parameter.type.attributes.contains("@autoclosure") ? "{ \(parameter.name)() }" : parameter.name
    }

    // MARK: - Results and errors

    func result(_ type: TypeRef) -> TypeRef { erased(type.withoutSending).withoutUnwrapping }

    /// What the closure gives, which is what the method gives where it can be handed out; `nil` for nothing.
    private var given: TypeRef? {
        guard let result = method.result, !result.isVoid, !result.mentionsPack, !keeping.isNonescapable(result) else {
            return nil
        }
        return result
    }

    /// The type that a value and a queue of values answer; `nil` when there is none, or none that can be kept.
    var kept: TypeRef? {
        given.flatMap { keeping.canKeep($0) && !keeping.mentionsNoncopyable($0) ? result($0) : nil }
    }

    /// Whether the closure gives what the method gives.
    var closureReturns: Bool { given != nil }

    /// The conditions under which the parameters have values; empty where they have some in any case.
    var conditionsOfCalls: [String] { method.parameters.compactMap { keeping.conditionOfValues($0.type) } }

    /// Whether a parameter has no values, so that nothing ever calls the method.
    var isNeverCalled: Bool {
        method.parameters.contains { !$0.isVariadic && keeping.hasNoValues($0.type) }
    }

    /// Whether values may be sent on to where they are not shared.
    var isSent: Bool { method.result?.specifiers.contains("sending") == true }

    /// The type an erased result is cast back to.
    var resultCast: String? {
        guard openClosure == nil, let result = method.result, !isFree(result) else { return nil }
        return result.withoutSending.withoutUnwrapping.text
    }

    /// The type of `…ThrowableError`; `nil` when nothing is thrown or the type is generic.
    var thrownError: TypeRef? {
        switch method.effects.throwing {
        case .any: return .optional(.existential(error))
        case .typed(let error):
            guard method.effects.canThrow, isFree(error) else { return nil }
            return .optional(error)
        case .never, .rethrowing: return nil
        }
    }

    // MARK: - The closure

    /// Whether the closure may throw.
    var closureThrows: Bool { thrownError != nil }

    /// The closure's type where it names a generic parameter that need not be copyable: `Any` cannot stand for its values,
    /// so the closure is kept as `Any` itself, and asked for by its type.
    var openClosure: TypeRef? {
        guard isOpen else { return nil }
        return .function(
            .init(
                parameters: passed.map {
                    let type = $0.type.withoutUnwrapping
                    return TypeRef.Element(type: $0.isVariadic ? .array(type) : type)
                }, effects: closureEffects, result: given?.withoutSending.withoutUnwrapping ?? .simple("Void")))
    }

    /// Whether `Any` cannot stand for what the closure takes or gives.
    private var isOpen: Bool {
        (method.parameters.map(\.type) + [method.result].compactMap { $0 }).contains { type in
            keeping.mentionsNoncopyable(type) || keeping.isNoncopyable(type) && !isFree(type)
        }
    }

    private var closureEffects: Effects {
        var effects = method.effects
        if !closureThrows { effects.throwing = .never }
        return effects
    }

    /// The parameters handed to the closure: packs and isolated parameters are not, nor what is bound to another actor.
    private var passed: [ParameterFact] {
        method.parameters.filter { parameter in
            !parameter.type.mentionsPack && !parameter.type.specifiers.contains("isolated") && canPass(parameter)
                && !(isLeaving && closureActor == nil && isBound(parameter)) && !isShared(parameter)
        }
    }

    /// Whether a closure runs elsewhere than the method, which runs on an actor.
    private var isLeaving: Bool { method.effects.isAsync && isolation != nil }

    /// Whether an argument can be used on the actor of the method only: a closure that does not escape.
    private func isBound(_ parameter: ParameterFact) -> Bool {
        isNonEscaping(parameter) && !keeping.isSurelySendable(parameter.type)
    }

    /// The global actor that the closure has to run on, too, because an argument is bound to it.
    private var closureActor: String? {
        guard isLeaving, case .globalActor(let name)? = isolation, method.parameters.contains(where: isBound) else {
            return nil
        }
        return "@" + name
    }

    /// What cannot be handed on: closures of generic values, generic `inout`, throwing autoclosures, `Void`.
    private func canPass(_ parameter: ParameterFact) -> Bool {
        let type = parameter.type
        if type.isVoid { return false }
        if isOpen { return true }
        if type.specifiers.contains("inout"), !isFree(type) || type.mentionsOpaque { return false }
        guard case .function(let function) = spelledOut(type).unattributed else { return true }
        if type.attributes.contains("@autoclosure"), function.effects.throwing != .never { return false }
        guard !isPlain, isNonEscaping(parameter) else { return true }
        if case .typed(let error) = function.effects.throwing, !isFree(error) {
            return false
        }
        if keeping.isNoncopyable(function.result), !isFree(function.result) { return false }
        return function.parameters.allSatisfy { isFree($0.type) }
    }

    /// A closure's type without the alias that it may be written by.
    private func spelledOut(_ type: TypeRef) -> TypeRef {
        guard case .named = type.unattributed else { return type }
        let expanded = index.expanded(type, from: owner.scopeInside)
        guard case .function = expanded.unattributed else { return type }
        return expanded
    }

    var closureArguments: [String] {
        passed.map { parameter in
            if isLeaving, closureActor == nil, mustBeSent(parameter) { return sent(parameter) }
            if parameter.type.specifiers.contains("inout") { return "&\(parameter.name)" }
            return parameter.type.attributes.contains("@autoclosure") ? "\(parameter.name)()" : parameter.name
        }
    }

    /// An argument as what sends it takes it: an existential is said to be one, because a generic function would open it.
    private func sent(_ parameter: ParameterFact) -> String {
        let type = closureParameter(parameter)
        let expanded = index.expanded(type, from: owner.scopeInside).unattributed.unparenthesised
        let isOpened =
            switch expanded {
            case .existential, .composition, .metatype: true
            case .named:
                ["Any", "AnyObject", "AnyClass"].contains(expanded.lastName)
                    || index.declaration(of: expanded, from: owner.scopeInside)?.kind == .protocol
            default: false
            }
        return isOpened ? "sentAway(\(parameter.name) as \(type.unattributed.text))" : "sentAway(\(parameter.name))"
    }

    /// Whether an argument can neither be sent nor handed over: what is shared with the caller, and closures of its own.
    private func isShared(_ parameter: ParameterFact) -> Bool {
        guard isLeaving, closureActor == nil else { return false }
        // Behind a generic type there may be one that conforms on an actor only.
        if case .metatype(let inner, _) = parameter.type.unattributed, !isFree(inner) { return true }
        let isBorrowed =
            parameter.type.specifiers.contains("inout") || parameter.type.attributes.contains("@autoclosure")
        return isBorrowed && !keeping.isSurelySendable(parameter.type)
    }

    /// Whether an argument has to leave the hands of an isolated method before a closure elsewhere can take it.
    private func mustBeSent(_ parameter: ParameterFact) -> Bool {
        let type = parameter.type
        let isBound = ["inout", "consuming", "borrowing"].contains(where: type.specifiers.contains)
        return !isBound && !type.attributes.contains("@autoclosure") && !isNonEscaping(parameter)
            && !keeping.isSurelySendable(type)
    }

    var closure: TypeRef {
        if openClosure != nil { return .optional(.simple("Any")) }
        let parameters = passed.map { parameter in
            let type = closureParameter(parameter)
            return TypeRef.Element(type: parameter.isVariadic ? .array(type) : type)
        }
        let nothing = method.result.flatMap { $0.isVoid ? $0 : nil } ?? .simple("Void")
        let function = TypeRef.function(
            .init(parameters: parameters, effects: closureEffects, result: given.map(result) ?? nothing))
        let words = (closureActor.map { [$0] } ?? []) + (isOfCaller ? ["nonisolated(nonsending)"] : [])
        return .optional(words.isEmpty ? function : .attributed(attributes: words, specifiers: [], function))
    }

    /// Whether the method runs where its caller does, so that its closure has to, too.
    private var isOfCaller: Bool { method.info.has("nonisolated(nonsending)") && method.effects.isAsync }

    private func closureParameter(_ parameter: ParameterFact) -> TypeRef {
        let type = isPlain ? parameter.type : spelledOut(parameter.type)
        if isNonEscaping(parameter), case .function(var function) = type.unattributed, !isPlain {
            function.result = erased(function.result)
            let kept = type.attributes
            return kept.isEmpty
                ? .function(function) : .attributed(attributes: kept, specifiers: [], .function(function))
        }
        return erased(type).withoutUnwrapping
    }

    /// `some P` becomes `any P`; what mentions a generic parameter becomes `Any`.
    func erased(_ type: TypeRef) -> TypeRef {
        let metatype = type.mapped { node in
            guard case .metatype(let inner, let name) = node, case .opaque(let named) = inner.unparenthesised else {
                return node
            }
            return .existential(.metatype(named, name: name))
        }
        let existential = metatype.withoutOpaqueArguments.mapped { node in
            if case .opaque(let inner) = node { return .existential(inner) }
            return node
        }
        guard !isFree(existential) else { return existential }
        switch existential {
        case .attributed(let attributes, let specifiers, let inner):
            let inner = erased(inner)
            // Only a function type can have attributes, `Any` cannot.
            if inner == .simple("Any"), !specifiers.contains("inout") { return inner }
            let kept = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" && $0 != "@Sendable" }
            let words = specifiers.filter { $0 == "inout" }
            return kept.isEmpty && words.isEmpty ? inner : .attributed(attributes: kept, specifiers: words, inner)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .optional(erased(inner))
        default: return .simple("Any")
        }
    }
}
