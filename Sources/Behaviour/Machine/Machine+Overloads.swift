import Algorithms
import Facts

/// Which of several methods of one name a call means.
extension Machine {
    /// The method of the SUT that a call means; `nil` where there is none, or the arguments do not tell.
    func method(
        _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef? = nil
    ) -> MethodFact? {
        let labels = arguments.map(\.label)
        let candidates = subject.methods(name).filter { $0.body != nil }
        let exact = candidates.filter { $0.accepts(labels) }
        if let meant = meant(exact, arguments, labels, in: scope, expecting: expecting) { return meant }
        guard exact.isEmpty, arguments.last?.isTrailing == true else { return nil }
        return candidates.first { method in
            method.accepts(labels.dropLast() + [method.parameters.last?.label])
        }
    }

    /// The one of several methods with the same labels whose types are those of the arguments and of what is expected;
    /// one that takes any type only where no other fits.
    func meant(
        _ methods: [MethodFact], _ arguments: [Argument], _ labels: [String?], in scope: Scope,
        expecting: TypeRef? = nil
    ) -> MethodFact? {
        if methods.count < 2 { return methods.first }
        // What overrides another stands before it.
        let overloads = Array(methods.uniqued { $0.parameters.map(\.type) })
        guard overloads.count > 1 else { return meant(methods, expecting: expecting) }
        let fits = overloads.map { fit(of: $0, to: arguments, labels, in: scope) }
        guard let best = fits.max(), best.least > .none else { return nil }
        let fitting = zip(overloads, fits).filter { $1 == best }.map(\.0)
        guard fitting.count == 1 else {
            let giving = methods.filter { method in
                guard let result = method.result, let expecting else { return false }
                return isSame(expecting.bare, result.bare) && fitting.contains { $0.parameters == method.parameters }
            }
            return giving.count == 1 ? giving[0] : nil
        }
        return meant(
            methods.filter { $0.parameters.map(\.type) == fitting[0].parameters.map(\.type) }, expecting: expecting)
    }

    /// The one of methods with the same parameters that gives what is expected; of two of which one is `async` the one
    /// that `await`, or its absence, tells.
    private func meant(_ methods: [MethodFact], expecting: TypeRef?) -> MethodFact? {
        let awaited = methods.filter { $0.effects.isAsync == isAwaited }
        let methods = awaited.isEmpty ? methods : awaited
        let results = Set(methods.map { $0.result?.bare })
        guard results.count > 1 else { return methods.first }
        let exact = methods.filter { method in
            guard let result = method.result, let expecting else { return false }
            return isSame(expecting.bare, result.bare)
        }
        let fitting = exact.isEmpty ? methods.filter { gives(expecting, $0) } : exact
        return Set(fitting.map { $0.result?.bare }).count == 1 ? fitting[0] : nil
    }

    /// Whether a generic method can give what is expected, by the place of its own parameters in its result:
    /// `Result<User, Error>` of one that gives `Result<T, Error>`.
    private func gives(_ expected: TypeRef?, _ method: MethodFact) -> Bool {
        let names = method.generics.parameters.map(\.name)
        guard let expected = expected?.bare, !expected.isVoid, let result = method.result?.bare else { return false }
        if names.contains(result.name ?? "") { return true }
        guard result.lastName == expected.lastName, result.arguments.count == expected.arguments.count else {
            return false
        }
        return zip(result.arguments, expected.arguments).allSatisfy {
            names.contains($0.name ?? "") || isSame($0.bare, $1.bare)
        }
    }

    /// How well the types of a method's parameters fit arguments.
    private enum Fit: Int, Comparable {
        case none, any, wrapped, exact

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// How well the arguments of a call fit: the least of them, then all of them.
    private struct Fits: Comparable {
        var least: Fit
        var sum = 0

        static func < (left: Self, right: Self) -> Bool { (left.least, left.sum) < (right.least, right.sum) }
    }

    private func fit(of method: MethodFact, to arguments: [Argument], _ labels: [String?], in scope: Scope) -> Fits {
        guard let match = method.parameters.matched(to: labels) else { return Fits(least: .none) }
        let generic = Set(method.generics.parameters.map(\.name))
        let fits = zip(method.parameters, match).compactMap { parameter, index -> Fit? in
            index.map { fit(of: parameter.type, to: arguments[$0].value, generic, in: scope) }
        }
        return Fits(least: fits.min() ?? .exact, sum: fits.map(\.rawValue).reduce(0, +))
    }

    private func fit(of type: TypeRef, to argument: Expression, _ generic: Set<String>, in scope: Scope) -> Fit {
        if case .`nil` = argument { return type.isOptional ? .exact : .none }
        if case .member(nil, let name) = argument {
            return subject.types.enumCases(type).contains { $0.name.plain == name.plain } ? .exact : .none
        }
        // What nobody knows the type of fits all of them: the other arguments tell.
        guard let given = self.type(of: argument, in: scope) else {
            return isListing(argument) && subject.types.elementType(type) == nil && !takesAny(type)
                && !generic.contains(type.bare.name ?? "") ? .none : .any
        }
        if isSame(subject.types.expanded(given).bare, subject.types.expanded(type).bare) {
            return given.isOptional == type.isOptional ? .exact : type.isOptional ? .wrapped : .none
        }
        if generic.contains(type.bare.name ?? "") { return .any }
        return takesAny(type.optionalWrapped ?? type) ? .any : .none
    }

    /// Whether an expression gives a list for certain, by how it is written.
    private func isListing(_ expression: Expression) -> Bool {
        switch expression {
        case .array: true
        case .call(.member(let owner?, let name), _):
            Self.sifting.contains(name)
                || ["map", "compactMap", "flatMap"].contains(name) && isListing(owner)
        default: false
        }
    }

    private func takesAny(_ type: TypeRef) -> Bool {
        switch type.unattributed {
        case .existential, .opaque: true
        case let other: ["Any", "AnyHashable"].contains(other.name)
        }
    }

    private func isSame(_ one: TypeRef, _ other: TypeRef) -> Bool {
        one == other || (one.lastName != nil && one.lastName == other.lastName && one.arguments == other.arguments)
    }

    /// The type of an argument, without anything being decided or called.
    private func type(of expression: Expression, in scope: Scope) -> TypeRef? {
        if case .name(let name) = expression, let type = scope.value(name.plain).flatMap(typeOf) { return type }
        switch expression {
        case .string, .interpolation: return .simple("String")
        case .integer: return .simple("Int")
        case .float: return .simple("Double")
        case .boolean: return .simple("Bool")
        case .await(let inner), .try("", let inner): return type(of: inner, in: scope)
        case .call(.name(let name), _) where name.first?.isUppercase == true: return .simple(qualified(name, in: scope))
        case .member(.name(let owner)?, let name) where isCase(name, of: owner, in: scope),
            .call(.member(.name(let owner)?, let name), _) where isCase(name, of: owner, in: scope):
            return .simple(qualified(owner, in: scope))
        case .member(let owner?, "rawValue"):
            return rawType(of: type(of: owner, in: scope)) ?? staticType(of: expression, in: scope)
        case .member(.name(let owner)?, let name) where owner.first?.isUppercase == true:
            return constantType(name, of: owner, in: scope) ?? staticType(of: expression, in: scope)
        default: return staticType(of: expression, in: scope)
        }
    }

    /// The type of the raw values of an enum; `nil` for any other type.
    private func rawType(of type: TypeRef?) -> TypeRef? {
        guard let type, let first = subject.types.enumCases(type).first else { return nil }
        return subject.types.rawValue(of: first, in: type).flatMap(typeOf)
    }

    /// The type of a static property of a type of the project: `Self.version`.
    private func constantType(_ name: String, of owner: String, in scope: Scope) -> TypeRef? {
        let type = owner == "Self" ? self.owner(of: scope) : qualified(owner, in: scope)
        guard let type, let fact = subject.types.declaration(.simple(type)) else { return nil }
        let property = subject.types.allMembers(of: fact).properties.first {
            $0.info.isStatic && $0.name.plain == name.plain
        }
        return property.flatMap { $0.type ?? $0.initialValue?.valueType }
    }

    private func isCase(_ name: String, of owner: String, in scope: Scope) -> Bool {
        owner.first?.isUppercase == true
            && subject.types.enumCases(.simple(qualified(owner, in: scope))).contains { $0.name.plain == name.plain }
    }
}
