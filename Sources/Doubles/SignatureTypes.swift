import Facts

/// The types of a method's records and of its closure, with generic parameters made `Any`.
struct SignatureTypes {
    let method: MethodFact
    let index: FactIndex
    let owner: TypeFact
    private let genericNames: Set<String>
    private let rewriter: SignatureRewriter

    init(method: MethodFact, index: FactIndex, owner: TypeFact) {
        self.method = method
        self.index = index
        self.owner = owner
        genericNames = Set(method.generics.parameters.map(\.name))
        rewriter = SignatureRewriter(index: index, owner: owner, double: "")
    }

    /// Whether a type mentions none of the method's generic parameters, nor a member of one.
    private func isFree(_ type: TypeRef) -> Bool {
        !type.mentionedNames.contains { name in
            genericNames.contains(String(name.prefix { $0 != "." }))
        }
    }

    // MARK: - Records

    /// Whether a parameter outlives the call: closures that do not escape, packs and noncopyable values do not.
    func isRecordable(_ parameter: ParameterFact) -> Bool {
        if parameter.type.mentionsPack || rewriter.isNoncopyable(parameter.type.unattributed) { return false }
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
            let kept = attributes.isEmpty ? type : .attributed(attributes: attributes, specifiers: [], type)
            return .tuple([.init(type: kept)])
        }
        if parameter.isVariadic { type = .array(type) }
        if case .existential = type { return .tuple([.init(type: type)]) }
        return type
    }

    /// What is kept of a parameter.
    func recordedValue(_ parameter: ParameterFact) -> String {
        let name = Keywords.escaped(parameter.name)
        return parameter.type.attributes.contains("@autoclosure") ? "{ \(name)() }" : name
    }

    // MARK: - Results and errors

    func result(_ type: TypeRef) -> TypeRef { erased(type.withoutSending).withoutUnwrapping }

    /// The type an erased result is cast back to.
    var resultCast: String? {
        guard let result = method.result, !isFree(result) else { return nil }
        return result.withoutSending.text
    }

    /// The type of `…ThrowableError`; `nil` when nothing is thrown or the type is generic.
    var thrownError: TypeRef? {
        switch method.effects.throwing {
        case .any: return .optional(.existential(.simple("Error")))
        case .typed(let error):
            guard method.effects.canThrow, isFree(error) else { return nil }
            return .optional(.tuple([.init(type: error)]))
        case .never, .rethrowing: return nil
        }
    }

    // MARK: - The closure

    /// Whether the closure may throw.
    var closureThrows: Bool { thrownError != nil }

    /// The parameters handed to the closure: packs and isolated parameters are not.
    private var passed: [ParameterFact] {
        method.parameters.filter { parameter in
            !parameter.type.mentionsPack && !parameter.type.specifiers.contains("isolated") && canPass(parameter)
        }
    }

    /// What cannot be handed on: closures of generic values, generic `inout`, throwing autoclosures, `Void`.
    private func canPass(_ parameter: ParameterFact) -> Bool {
        let type = parameter.type
        if type.isVoid { return false }
        if type.specifiers.contains("inout"), !isFree(type) { return false }
        guard case .function(let function) = type.unattributed else { return true }
        if type.attributes.contains("@autoclosure"), function.effects.throwing != .never { return false }
        guard !genericNames.isEmpty, isNonEscaping(parameter) else { return true }
        if case .typed(let error) = function.effects.throwing, !isFree(error) {
            return false
        }
        return function.parameters.allSatisfy { isFree($0.type) }
    }

    var closureArguments: [String] {
        passed.map { parameter in
            let name = Keywords.escaped(parameter.name)
            if parameter.type.specifiers.contains("inout") { return "&\(name)" }
            return parameter.type.attributes.contains("@autoclosure") ? "\(name)()" : name
        }
    }

    var closure: TypeRef {
        let parameters = passed.map { parameter in
            let type = closureParameter(parameter)
            return TypeRef.Element(type: parameter.isVariadic ? .array(type) : type)
        }
        var effects = method.effects
        if !closureThrows { effects.throwing = .never }
        let nothing = TypeRef.simple("Void")
        let result = method.result.map { $0.mentionsPack ? nothing : self.result($0) } ?? nothing
        return .optional(.function(.init(parameters: parameters, effects: effects, result: result)))
    }

    private func closureParameter(_ parameter: ParameterFact) -> TypeRef {
        let type = parameter.type
        if isNonEscaping(parameter), case .function(var function) = type.unattributed, !genericNames.isEmpty {
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
        let existential = metatype.mapped { node in
            if case .opaque(let inner) = node { return .existential(inner) }
            return node
        }
        guard !genericNames.isEmpty, !isFree(existential) else {
            return existential
        }
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

extension TypeRef {
    /// Whether a parameter pack stands anywhere in the type.
    var mentionsPack: Bool {
        var found = false
        _ = mapped { node in
            switch node {
            case .packElement, .packExpansion: found = true
            default: break
            }
            return node
        }
        return found
    }

    /// `T!` as `T?`, which may stand anywhere.
    var withoutUnwrapping: TypeRef {
        mapped { node in
            if case .implicitlyUnwrapped(let inner) = node { return .optional(inner) }
            return node
        }
    }

    /// `sending T` as `T`.
    var withoutSending: TypeRef {
        guard case .attributed(let attributes, let specifiers, let inner) = self else { return self }
        let kept = specifiers.filter { $0 != "sending" }
        return attributes.isEmpty && kept.isEmpty ? inner : .attributed(attributes: attributes, specifiers: kept, inner)
    }
}
