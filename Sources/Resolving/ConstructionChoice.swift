import Facts

/// Chooses how a test makes a SUT.
struct ConstructionChoice {
    let sut: TypeFact
    let index: FactIndex
    /// The labels of the initialiser the user asked for, such as `init(api:)`; `nil` to choose.
    var wanted: String?
    /// Property wrappers that give their property a value, which the memberwise initialiser then need not take.
    var wrappers: Set<String> = []

    /// The initialiser that takes the most protocols, designated before convenience, written before implicit.
    func construction() -> Construction {
        if let hidden = hidden {
            return Construction(
                kind: .none, location: hidden.info.location, reason: "\(hidden.name) is private, which no test can name"
            )
        }
        let own = index.members(of: sut).initializers
        let visible = own.filter {
            $0.info.access.isTestable && $0.info.attribute("available") == nil && !takesCoder($0)
        }
        if let chosen = choose(among: visible) { return chosen }
        if sut.kind == .enum { return Construction(kind: .none, reason: "an enum has no initializer of its own") }
        // Swift makes no memberwise initializer where the body, not an extension, declares an initializer.
        if sut.hasMemberwiseInitializer { return memberwise() }
        if let hidden = own.first(where: { !$0.info.access.isTestable }) {
            return shared(hiddenAt: hidden.info.location)
        }
        if sut.kind == .struct {
            return Construction(
                kind: .none, location: own.first?.info.location, reason: "its only initializer decodes it")
        }
        if let inherited = inherited() { return inherited }
        return Construction(
            kind: .implicit, location: sut.info.location, reason: "no initializer is written; Swift makes init()")
    }

    /// The type itself, or one it is nested in, when a test cannot name it.
    private var hidden: TypeFact? {
        let outer = sut.scope.indices.compactMap { depth in
            index.type(named: sut.scope[...depth].joined(separator: "."), from: LookupScope(module: sut.module))
        }
        return ([sut] + outer).first { !$0.info.access.isTestable }
    }

    private func takesCoder(_ initializer: InitializerFact) -> Bool {
        guard initializer.parameters.count == 1, let only = initializer.parameters.first else { return false }
        let type = only.type.bare.lastName
        return type == "NSCoder" || (type == "Decoder" && only.label == "from")
    }

    private func choose(among candidates: [InitializerFact]) -> Construction? {
        let ranked = candidates.enumerated().sorted { left, right in
            let (a, b) = (rank(left.element), rank(right.element))
            return a != b ? a > b : left.offset < right.offset
        }.map(\.element)
        let asked =
            ranked.first { Self.signature($0) == wanted }
            ?? ranked.first { $0.info.annotations.contains { $0.tool == "testgen" && $0.key == "initializer" } }
        guard let best = asked ?? ranked.first else { return nil }
        var reason = "the only initializer a test can call"
        if asked != nil {
            reason = wanted == nil ? "marked with testgen: initializer" : "asked for by name"
        } else if candidates.count > 1 {
            let others = ranked.filter { $0 != best }.map(Self.signature).joined(separator: ", ")
            let isMost = ranked.filter { $0 != best }.allSatisfy { rank($0).0 < rank(best).0 }
            reason =
                "\(isMost ? "takes the most protocols" : "the first") of \(candidates.count) initializers "
                + "(others: \(others); `// testgen: initializer` before one chooses it)"
        }
        return Construction(
            kind: .initializer, parameters: best.parameters, effects: best.effects, isFailable: best.isFailable,
            location: best.info.location, reason: reason, body: best.body)
    }

    /// `init(api:storage:)`
    static func signature(_ initializer: InitializerFact) -> String {
        "init(\(initializer.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    private func rank(_ initializer: InitializerFact) -> (Int, Int, Int) {
        let protocols = initializer.parameters.count { parameter in
            if case .protocols = index.dependencyKind(of: parameter.type, from: sut.scopeInside, generics: sut.generics)
            {
                return true
            }
            return false
        }
        return (protocols, initializer.isConvenience ? 0 : 1, initializer.isFailable ? 0 : 1)
    }

    private func shared(hiddenAt location: SourceLocation) -> Construction {
        let instance = index.members(of: sut).properties.first { property in
            property.info.isStatic && property.info.access.isTestable
                && ["shared", "default", "current"].contains(property.name)
        }
        guard let instance else {
            return Construction(kind: .none, location: location, reason: "every initializer is private")
        }
        return Construction(
            kind: .shared, location: instance.info.location,
            reason: "every initializer is private; \(sut.name).\(instance.name) is the only instance")
    }

    private func inherited() -> Construction? {
        guard let superclass = index.superclass(of: sut), superclass.fact.qualifiedName != sut.qualifiedName else {
            return nil
        }
        var inner = ConstructionChoice(sut: superclass.fact, index: index, wanted: wanted).construction()
        guard inner.kind != .none, inner.kind != .implicit else { return nil }
        let line = Lineage(of: sut, in: index)
        if let step = line.steps.first(where: { $0.fact == superclass.fact }) {
            for position in inner.parameters.indices {
                inner.parameters[position].type = inner.parameters[position].type.replacing(step.arguments)
            }
        }
        inner.kind = .inherited
        inner.reason = "inherited from \(superclass.fact.name)"
        return inner
    }

    /// The memberwise initialiser, by the rules of The Swift Programming Language ("Memberwise Initializers for
    /// Structure Types"): stored properties in order, `let` with a value left out, `var` with a value defaulted. One
    /// private property makes it private; `init()` remains when every property has a value.
    private func memberwise() -> Construction {
        let stored = sut.members.properties.filter { property in
            property.isStored && !property.info.isStatic && !property.info.has("lazy")
                && !(property.isLet && property.initialValue != nil)
                && !property.info.attributes.contains { wrappers.contains($0.name) }
        }
        let hasValues = stored.allSatisfy { property in
            property.initialValue != nil || (property.type?.isOptional == true && !property.isLet)
        }
        if let hidden = stored.first(where: { !$0.info.access.isTestable }) {
            if hasValues {
                return Construction(
                    kind: .implicit, location: sut.info.location, reason: "every stored property has a value")
            }
            return Construction(
                kind: .none, location: hidden.info.location,
                reason: "the memberwise initializer is private because \(hidden.name) is")
        }
        let parameters = stored.compactMap { property -> ParameterFact? in
            guard let type = property.type ?? property.initialValue?.literalType, index.isWhole(type) else {
                return nil
            }
            let defaulted = property.initialValue ?? (type.isOptional && !property.isLet ? Expression.nil : nil)
            let given = type.functionType != nil && !type.isOptional ? type.escaping : type
            return ParameterFact(label: property.name, name: property.name, type: given, defaultValue: defaulted)
        }
        return Construction(
            kind: .memberwise, parameters: parameters, location: sut.info.location,
            reason: "the memberwise initializer Swift makes")
    }
}
