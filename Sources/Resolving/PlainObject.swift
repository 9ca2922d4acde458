import Facts

/// A class of the project that a test uses as it is: making and using it touches nothing outside, and it shows what was
/// done with it.
struct PlainObject {
    let fact: TypeFact
    let index: FactIndex
    private let members: [Member]
    /// What its generic parameters stand for.
    private let arguments: [String: TypeRef]

    /// Looks at a class, as a type that names it.
    init(_ fact: TypeFact, as type: TypeRef, index: FactIndex) {
        self.fact = fact
        self.index = index
        members = index.members(of: fact)
        let given = type.optionalWrapped ?? type
        guard case .named(let components) = given.unattributed, let written = components.last?.arguments,
            written.count == fact.generics.parameters.count
        else {
            arguments = [:]
            return
        }
        arguments = Dictionary(
            zip(fact.generics.parameters.map(\.name), written), uniquingKeysWith: { first, _ in first })
    }

    /// What its generic parameters stand for is known, and is no generic parameter itself.
    private var isWhole: Bool {
        fact.generics.parameters.allSatisfy { parameter in
            guard let type = arguments[parameter.name] else { return false }
            return index.declaration(of: type, from: fact.scopeOutside) != nil || isPlain(type)
        }
    }

    /// Whether a test can use the real one in place of a double.
    var isUsable: Bool {
        fact.kind == .class && isWhole && fact.info.access.isTestable && isOnItsOwn && showsWhatWasDone
            && isMadePlainly && members.allSatisfy(isHarmless)
    }

    /// Whether it has no superclass, known or not.
    private var isOnItsOwn: Bool {
        fact.inherits.allSatisfy { type in
            guard let name = type.unattributed.name else { return false }
            if let declared = index.type(named: name, from: fact.scopeOutside) { return declared.kind == .protocol }
            return Self.markers.contains(name)
        }
    }

    /// Whether something can be done with it, and a test can see that it was.
    private var showsWhatWasDone: Bool {
        members.methods.contains { $0.info.access.isTestable && !$0.info.isStatic }
            && members.properties.contains { $0.info.access.isTestable && !$0.info.isStatic && !$0.isLet }
    }

    /// Whether its initialiser takes plain values and does nothing but keep them.
    private var isMadePlainly: Bool {
        let construction = ConstructionChoice(sut: fact, index: index, wanted: nil).construction()
        guard [.initializer, .implicit].contains(construction.kind), construction.effects == Effects(),
            !construction.isFailable
        else { return false }
        let keeps = (construction.body ?? []).allSatisfy { statement in
            if case .expression(.assignment(_, "=", _)) = statement.kind { true } else { false }
        }
        return keeps
            && construction.parameters.allSatisfy { parameter in
                switch index.dependencyKind(of: parameter.type.replacing(arguments), from: fact.scopeInside) {
                case .plain, .closure, .value: true
                case .protocols, .concrete, .boundary, .unknown: parameter.type.isOptional
                }
            }
    }

    // MARK: - What it reaches

    private func isHarmless(_ member: Member) -> Bool {
        if case .property(let property) = member, property.isStored,
            !property.info.attributes.allSatisfy({ Self.attributes.contains($0.name) })
        {
            return false
        }
        var isHarmless = true
        member.forEachExpression { expression, _ in isHarmless = isHarmless && touchesNothing(expression) }
        return isHarmless
    }

    private func touchesNothing(_ expression: Expression) -> Bool {
        switch expression {
        case .name(let name): name.first?.isUppercase != true || isPlain(.simple(name))
        case .type(let type): isPlain(type)
        case .member(_, let name): !Self.shared.contains(name)
        case .call(.name(let name), let arguments):
            (name.first?.isUppercase == true || Self.functions.contains(name) || isOwn(name))
                && !arguments.contains { $0.label?.hasPrefix("contentsOf") == true }
        case .call(_, let arguments): !arguments.contains { $0.label?.hasPrefix("contentsOf") == true }
        case .other: false
        default: true
        }
    }

    /// Whether a name in its code is that of its own type, a plain value's or one of the standard library's.
    private func isPlain(_ type: TypeRef) -> Bool {
        if type.name == fact.name || type.name == "Self" { return true }
        if let name = type.name, Self.locks.contains(name) { return true }
        switch index.dependencyKind(of: type.replacing(arguments), from: fact.scopeInside) {
        case .plain: return true
        case .value(let value): return value.kind == .enum || index.members(of: value).initializers.isEmpty
        case .protocols, .closure, .concrete, .boundary, .unknown: return false
        }
    }

    /// Whether a called name is that of a method, a closure it keeps or a parameter.
    private func isOwn(_ name: String) -> Bool {
        members.methods.contains { $0.name.plain == name || $0.parameters.contains { $0.name.plain == name } }
            || members.properties.contains { $0.name.plain == name }
    }

    private static let markers: Set<String> = [
        "Sendable", "AnyObject", "ObservableObject", "Observable", "Equatable", "Hashable", "Identifiable",
        "CustomStringConvertible",
    ]
    private static let attributes: Set<String> = ["Published", "ObservationIgnored", "MainActor", "objc", "available"]
    private static let functions: Set<String> = ["max", "min", "abs", "zip", "assert", "precondition"]
    private static let locks: Set<String> = ["NSLock", "NSRecursiveLock"]
    /// Names of objects that the whole process shares.
    private static let shared: Set<String> = ["shared", "standard", "main", "default", "current"]
}

extension Resolver {
    /// The real object, where a test can use it as well as a double; `nil` where it cannot.
    func object(_ fact: TypeFact, as type: TypeRef) -> Replacement? {
        let isolation = index.isolation(of: fact, defaultActor: options.defaultActor)
        // What an actor is given, a test cannot look at any more.
        guard self.isolation != .actor, isolation == self.isolation || isolation == .nonisolated,
            PlainObject(fact, as: type, index: index).isUsable
        else { return nil }
        let written = fact.generics.isEmpty ? nil : type.optionalWrapped ?? type
        return Replacement(double: .object(.init(fact: fact, type: written)), imports: imports(of: [fact]))
    }
}
