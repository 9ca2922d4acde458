import Algorithms
import Doubles
import Facts
import Resolving

/// A double that a person or another tool wrote, with the members that testgen can use: found by their names, else by
/// what the double's methods do with them.
struct OwnDouble {
    /// The double.
    let double: ExistingDouble
    /// Whether it can be made without arguments, and a test can use its members: most of its methods, or all that are
    /// asked for.
    let isUsable: Bool
    /// What testgen would write, under the names of the double and without what it lacks.
    let plan: DoublePlan
    /// Members that answer something and cannot be told what, by their full names.
    let untold: Set<String>

    /// Compares what testgen would write with a type.
    ///
    /// - Parameter asked: The names of members that the code under test asks for; none where that is not known.
    init(
        _ candidate: ExistingDoubles.Candidate, _ type: TypeFact, like ours: DoublePlan, asked: Set<String> = []
    ) {
        let name = (type.scope + [type.name]).joined(separator: ".")
        double = ExistingDouble(type: name, location: candidate.double.location)
        let initializers = type.members.initializers
        let isPlain =
            (initializers.isEmpty && type.kind != .struct)
            || initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        let members = OwnMembers(type)
        var (plan, untold) = (ours, Set<String>())
        plan.name = name
        plan.requirements = ours.requirements.compactMap { requirement in
            let found = members.named(requirement)
            switch requirement {
            case .method(let method):
                if case .method(let known)? = found {
                    if known.returnValue == nil, method.returnValue != nil { untold.insert(method.fact.identity) }
                } else if method.returnValue != nil {
                    untold.insert(method.fact.identity)
                }
            case .property, .initializer, .subscript: break
            }
            return found
        }
        (self.plan, self.untold) = (plan, untold)
        let known = Set(plan.requirements.compactMap(\.method).map(\.fact.identity))
        let (told, missing) = ours.requirements.compactMap(\.method).partitioned { !known.contains($0.fact.identity) }
        let isAsked = asked.isEmpty || missing.contains { asked.contains($0.fact.name) }
        isUsable = isPlain && !plan.requirements.isEmpty && (told.count >= missing.count || !isAsked)
    }
}

/// The members of a double, by what they are for.
private struct OwnMembers {
    private let properties: [String: PropertyFact]
    private let methods: [MethodFact]

    init(_ type: TypeFact) {
        properties = Dictionary(
            type.members.properties.filter { $0.info.access.isTestable }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        methods = type.members.methods
    }

    /// A requirement under the names that the double has; `nil` where it has none.
    func named(_ requirement: DoublePlan.Requirement) -> DoublePlan.Requirement? {
        switch requirement {
        case .method(let method): return (byName(method) ?? byUse(method)).map { .method($0) }
        case .property(let property): return named(property).map { .property($0) }
        case .initializer, .subscript: return nil
        }
    }

    // MARK: By name

    private func variable(_ variable: DoubleVariable?) -> DoubleVariable? {
        variable.flatMap { properties[$0.name] == nil ? nil : $0 }
    }

    /// A variable that a test can set.
    private func settable(_ variable: DoubleVariable?) -> DoubleVariable? {
        variable.flatMap { isSettable($0.name) ? $0 : nil }
    }

    private func isSettable(_ name: String) -> Bool {
        properties[name].map { $0.isSettable && $0.setterAccess.isTestable } ?? false
    }

    private func byName(_ method: MethodDouble) -> MethodDouble? {
        guard variable(method.calls ?? method.callsCount) != nil, settable(method.closure) != nil else { return nil }
        var known = method
        known.received = variable(method.received)
        known.receivedInvocations = variable(method.receivedInvocations)
        known.returnValue = settable(method.returnValue)
        known.returnValues = settable(method.returnValues)
        known.throwableError = settable(method.throwableError)
        known.fallback = method.returnValue == nil ? method.fallback : nil
        return known
    }

    private func named(_ property: PropertyDouble) -> PropertyDouble? {
        guard property.closure == nil else { return nil }
        var known = property
        if let underlying = settable(property.underlying) {
            known.underlying = underlying
        } else if isSettable(property.fact.name) {
            known.underlying = DoubleVariable(property.fact.name, property.type)
        } else {
            return nil
        }
        return known
    }

    // MARK: By use

    /// The members that the double's own method counts, keeps, throws, calls and returns.
    private func byUse(_ method: MethodDouble) -> MethodDouble? {
        let same = methods.filter { $0.fullName == method.fact.fullName && $0.body != nil }
        let alike = same.filter { $0.parameters.map(\.type.text) == method.fact.parameters.map(\.type.text) }
        guard let written = alike.count == 1 ? alike[0] : same.count == 1 ? same[0] : nil, let body = written.body
        else { return nil }
        let uses = MemberUses(body, parameters: written.parameters.map(\.name))
        guard let count = uses.counted.first(where: { properties[$0] != nil }),
            let closure = uses.called.first(where: isSettable)
        else { return nil }
        var known = method
        known.callsCount.name = count
        known.closure.name = closure
        known.calls = nil
        known.returnValues = nil
        known.received = method.received.flatMap { kept(as: $0, uses.kept, method) }
        known.receivedInvocations = method.receivedInvocations.flatMap { kept(as: $0, uses.appended, method) }
        known.returnValue = renamed(method.returnValue, uses.returned)
        known.throwableError = renamed(method.throwableError, uses.thrown)
        known.fallback = method.returnValue == nil ? method.fallback : nil
        return known
    }

    private func renamed(_ variable: DoubleVariable?, _ names: [String]) -> DoubleVariable? {
        guard let variable, let name = names.first(where: isSettable) else { return nil }
        return DoubleVariable(name, variable.type)
    }

    /// The variable in which a method keeps all that testgen would: the one parameter, or a tuple of several.
    private func kept(
        as variable: DoubleVariable, _ names: [(name: String, parameters: [String])], _ method: MethodDouble
    ) -> DoubleVariable? {
        let recorded = method.recorded.map(\.name)
        let found = names.first { properties[$0.name] != nil && $0.parameters == recorded }
        return found.map { DoubleVariable($0.name, variable.type) }
    }
}

/// What a method of a double does with the double's own variables.
private struct MemberUses {
    /// Variables that grow by one.
    private(set) var counted: [String] = []
    /// Closures that are called, or may be.
    private(set) var called: [String] = []
    /// Variables that parameters are put into, with the parameters.
    private(set) var kept: [(name: String, parameters: [String])] = []
    /// Lists that parameters are appended to.
    private(set) var appended: [(name: String, parameters: [String])] = []
    /// Variables that are returned.
    private(set) var returned: [String] = []
    /// Variables whose error is thrown.
    private(set) var thrown: [String] = []
    /// What constants of the body stand for.
    private var constants: [String: String] = [:]
    private let parameters: [String]

    init(_ body: [Statement], parameters: [String]) {
        self.parameters = parameters
        body.forEachStatement { note($0) }
        body.forEachExpression { expression, _ in note(expression) }
        if let value = body.onlyValue.flatMap(variable) { returned.append(value) }
    }

    private mutating func note(_ statement: Statement) {
        for case .optionalBinding(_, .identifier(let name), _, let value) in statement.conditions {
            constants[name] = value.flatMap(variable) ?? name
        }
        switch statement.kind {
        case .return(let value?): if let name = variable(value) { returned.append(name) }
        case .throw(let value): if let name = variable(value) { thrown.append(name) }
        default: break
        }
    }

    private mutating func note(_ expression: Expression) {
        switch expression {
        case .assignment(let target, "+=", .integer("1")):
            if let name = variable(target) { counted.append(name) }
        case .assignment(let target, "=", let value):
            if let name = variable(target), let all = parameters(in: value) { kept.append((name, all)) }
        case .call(let callee, let arguments):
            if case .member(let list?, "append") = callee, let name = variable(list), arguments.count == 1 {
                if let all = parameters(in: arguments[0].value) { appended.append((name, all)) }
            } else if let name = variable(callee) {
                called.append(name)
            }
        default: break
        }
    }

    /// The variable of the double that an expression names: `count`, `self.count`, `closure!`.
    private func variable(_ expression: Expression) -> String? {
        guard var path = expression.unmarked.path else { return nil }
        if path.first == "self" { path.removeFirst() }
        guard path.count == 1, !parameters.contains(path[0]) else { return nil }
        return constants[path[0]] ?? path[0]
    }

    /// The parameters that an expression is made of: one, or a tuple of several.
    private func parameters(in expression: Expression) -> [String]? {
        let values: [Expression] =
            if case .tuple(let elements) = expression { elements.map(\.value) } else { [expression] }
        let names = values.compactMap { value -> String? in
            guard case .name(let name) = value, parameters.contains(name) else { return nil }
            return name
        }
        return names.count == values.count && !names.isEmpty ? names : nil
    }
}

extension [Statement] {
    /// The value that a body of one expression returns without saying so.
    fileprivate var onlyValue: Expression? {
        guard count == 1, case .expression(let value) = self[0].kind else { return nil }
        return value
    }
}
