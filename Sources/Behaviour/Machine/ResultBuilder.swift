import Facts
import Resolving

/// Code under a result builder, spelled out as the compiler reads it.
///
/// Source: SE-0289 (result builders) and SE-0348 (`buildPartialBlock`).
struct ResultBuilder {
    /// The builder, as an expression.
    private let name: Expression
    /// The names of the static methods that it has.
    private let methods: Set<String>
    /// Whether either side of a branch is passed on as it is, so that the order of many branches does not count.
    private let passesBranches: Bool
    /// Whether one method puts any number of parts together, so that one that is left out is just not there.
    private let takesAnyNumber: Bool
    private var count = 0
    /// Where what the compiler adds stands.
    private static let added = SourceLocation(file: FactIndex.Library.path, line: 0, column: 0)

    /// The code is one that no spelling is known for.
    private struct Unspelled: Error {}

    /// Reads a builder of the project; `nil` for any other type.
    init?(_ type: TypeRef, in types: TypeLookup) {
        guard let fact = types.declaration(type), fact.info.attribute("resultBuilder") != nil,
            fact.generics.parameters.isEmpty
        else { return nil }
        var path = fact.qualifiedName.split(separator: ".").map(String.init)
        let first = path.removeFirst()
        name = path.reduce(.name(first)) { .member($0, $1) }
        let all = types.allMembers(of: fact).methods.filter { $0.info.isStatic && $0.body != nil }
        methods = Set(all.map(\.name.plain))
        let blocks = all.filter { $0.name.plain == "buildBlock" }
        takesAnyNumber =
            blocks.count == 1 && blocks[0].parameters.count == 1 && blocks[0].parameters[0].isVariadic
            && !methods.contains("buildPartialBlock")
        let either = all.filter { $0.name.plain == "buildEither" }
        passesBranches = either.allSatisfy { method in
            method.body?.onlyExpression == method.parameters.first.map { .name($0.name.plain) }
        }
    }

    /// The body as plain statements; one that cannot be read where no spelling is known.
    mutating func spelledOut(_ body: [Statement]) -> [Statement] {
        guard let location = body.first?.location, !body.contains(where: \.returns) else { return body }
        do {
            let (statements, value) = try block(body)
            let result = methods.contains("buildFinalResult") ? call("buildFinalResult", [(nil, value)]) : value
            return statements + [Statement(.return(result), at: location)]
        } catch {
            return [Statement(.return(.other("@resultBuilder")), at: location)]
        }
    }

    private func call(_ method: String, _ arguments: [(label: String?, value: Expression)]) -> Expression {
        .call(.member(name, method), arguments.map { Argument(label: $0.label, value: $0.value) })
    }

    /// The statements of a block, and what its parts make together.
    private mutating func block(_ body: [Statement]) throws -> ([Statement], Expression) {
        let list = newName()
        var (made, parts): ([Statement], [Expression]) = ([], [])
        if takesAnyNumber { made.append(variable(list, .array([]))) }
        for statement in body {
            switch statement.kind {
            case .binding, .function, .throw, .expression(.assignment): made.append(statement)
            case .expression(let value):
                let part = methods.contains("buildExpression") ? call("buildExpression", [(nil, value)]) : value
                if takesAnyNumber {
                    made.append(append(part, to: list, at: statement.location))
                } else {
                    let name = newName()
                    made += [variable(name, nil), assign(part, to: name, at: statement.location)]
                    parts.append(.name(name))
                }
            case .if, .switch, .for:
                let name = newName()
                made += try part(statement, into: name)
                if takesAnyNumber { made.append(append(.name(name), to: list)) }
                parts.append(.name(name))
            default: throw Unspelled()
            }
        }
        return (made, takesAnyNumber ? call("buildBlock", [(nil, .postfix(.name(list), "..."))]) : try together(parts))
    }

    private func together(_ parts: [Expression]) throws -> Expression {
        if methods.contains("buildPartialBlock"), let first = parts.first {
            return parts.dropFirst().reduce(call("buildPartialBlock", [("first", first)])) {
                call("buildPartialBlock", [("accumulated", $0), ("next", $1)])
            }
        }
        guard methods.contains("buildBlock") else { throw Unspelled() }
        return call("buildBlock", parts.map { (nil, $0) })
    }

    private mutating func newName() -> String {
        count += 1
        return "part \(count)"
    }

    private func variable(_ name: String, _ value: Expression?) -> Statement {
        Statement(
            .binding(isLet: false, pattern: .identifier(name), type: nil, value: value, attributes: []), at: Self.added)
    }

    private func assign(_ value: Expression, to name: String, at location: SourceLocation = added) -> Statement {
        Statement(.expression(.assignment(.name(name), "=", value)), at: location)
    }

    private func append(_ value: Expression, to name: String, at location: SourceLocation = added) -> Statement {
        Statement(.expression(.call(.member(.name(name), "append"), [Argument(value: value)])), at: location)
    }

    /// A statement with branches or a loop, that puts what it makes into a variable.
    private mutating func part(_ statement: Statement, into name: String) throws -> [Statement] {
        let location = statement.location
        switch statement.kind {
        case .if:
            let branches = Self.branches(of: statement)
            return [variable(name, nil), try branching(statement, 0, of: branches, into: name)]
        case .switch(let subject, let cases):
            guard cases.count <= 2 || passesBranches else { throw Unspelled() }
            let spelled = try cases.enumerated().map { index, item in
                Statement.SwitchCase(
                    items: item.items, body: try branch(item.body, index, of: cases.count, false, name))
            }
            return [variable(name, nil), Statement(.switch(subject, spelled), at: location)]
        case .for(let pattern, let sequence, let condition, let body, let isAsync):
            guard methods.contains("buildArray") else { throw Unspelled() }
            let list = newName()
            let (statements, value) = try block(body)
            let loop = Statement.Kind.for(
                pattern, in: sequence, where: condition, body: statements + [append(value, to: list)], isAsync: isAsync)
            return [
                variable(list, .array([])), Statement(loop, at: location, label: statement.label),
                variable(name, call("buildArray", [(nil, .name(list))])),
            ]
        default: throw Unspelled()
        }
    }

    /// How many ways an `if` has that make something, and whether one of them is always taken.
    private static func branches(of statement: Statement) -> (count: Int, isComplete: Bool) {
        guard case .if(_, _, let otherwise) = statement.kind else { return (1, true) }
        guard let otherwise else { return (1, false) }
        guard otherwise.count == 1, case .if = otherwise[0].kind else { return (2, true) }
        let rest = branches(of: otherwise[0])
        return (rest.count + 1, rest.isComplete)
    }

    private mutating func branching(
        _ statement: Statement, _ index: Int, of branches: (count: Int, isComplete: Bool), into name: String
    ) throws -> Statement {
        guard case .if(let conditions, let then, let otherwise) = statement.kind,
            branches.count <= 2 || passesBranches, !conditions.contains(where: \.isAvailability)
        else { throw Unspelled() }
        let location = statement.location
        let isOptional = !branches.isComplete
        let taken = try branch(then, index, of: branches.count, isOptional, name)
        var other: [Statement]
        if let otherwise, otherwise.count == 1, case .if = otherwise[0].kind {
            other = [try branching(otherwise[0], index + 1, of: branches, into: name)]
        } else if let otherwise {
            other = try branch(otherwise, index + 1, of: branches.count, isOptional, name)
        } else {
            guard methods.contains("buildOptional") else { throw Unspelled() }
            other = [assign(call("buildOptional", [(nil, .nil)]), to: name)]
        }
        return Statement(.if(conditions, then: taken, otherwise: other), at: location)
    }

    /// What one of several ways makes, put into a variable.
    private mutating func branch(
        _ body: [Statement], _ index: Int, of count: Int, _ isOptional: Bool, _ name: String
    ) throws -> [Statement] {
        var (statements, value) = try block(body)
        if count > 1 {
            guard methods.contains("buildEither") else { throw Unspelled() }
            value = call("buildEither", [(index == 0 ? "first" : "second", value)])
        }
        if isOptional {
            guard methods.contains("buildOptional") else { throw Unspelled() }
            value = call("buildOptional", [(nil, value)])
        }
        statements.append(assign(value, to: name))
        return statements
    }
}

extension Statement {
    /// Whether it leaves the code around it with a value: such code is not built.
    fileprivate var returns: Bool {
        switch kind {
        case .return: true
        case .if(_, let then, let otherwise):
            then.contains(where: \.returns) || otherwise?.contains(where: \.returns) == true
        case .switch(_, let cases): cases.contains { $0.body.contains(where: \.returns) }
        case .for(_, _, _, let body, _): body.contains(where: \.returns)
        default: false
        }
    }
}

extension Statement.Condition {
    fileprivate var isAvailability: Bool { if case .availability = self { true } else { false } }
}

extension AttributeFact {
    /// Its name as that of a type.
    fileprivate var typeName: String { qualifier.map { $0 + "." + name } ?? name }
}

extension Machine {
    /// The code of a method, spelled out where a result builder reads it.
    func code(of method: MethodFact) -> [Statement]? {
        method.body.map { spelledOut($0, method.info) }
    }

    /// The code that a computed property runs when it is asked, spelled out where a result builder reads it.
    func code(of property: PropertyFact) -> [Statement]? {
        property.accessors?.getterBody.map { spelledOut($0, property.info) }
    }

    /// An argument for a parameter: a closure is spelled out where a result builder reads it; what an autoclosure takes
    /// is made one.
    func spelledOut(_ argument: Expression, for parameter: ParameterFact) -> Expression {
        guard case .closure(var closure) = argument else {
            guard parameter.type.attributes.contains("@autoclosure") else { return argument }
            return .closure(ClosureExpression(body: [Statement(.return(argument), at: place)]))
        }
        var names = parameter.attributes.map(\.typeName)
        if case .attributed(let attributes, _, _) = parameter.type {
            names += attributes.map { String($0.dropFirst()) }
        }
        closure.body = spelledOut(closure.body, names)
        return .closure(closure)
    }

    /// The arguments of an initialiser, and whether a result builder reads one of them.
    func spelledOut(_ arguments: [Argument], for fact: TypeFact) -> ([Argument], isBuilt: Bool) {
        guard arguments.contains(where: { if case .closure = $0.value { true } else { false } }) else {
            return (arguments, false)
        }
        for initializer in subject.types.allMembers(of: fact).initializers {
            guard let match = initializer.parameters.matched(to: arguments) else { continue }
            var (spelled, isBuilt) = (arguments, false)
            for (parameter, index) in zip(initializer.parameters, match) {
                guard let index else { continue }
                spelled[index].value = spelledOut(arguments[index].value, for: parameter)
                guard spelled[index].value != arguments[index].value else { continue }
                spelled[index].label = parameter.label
                isBuilt = true
            }
            return (spelled, isBuilt)
        }
        return (arguments, false)
    }

    /// A body that runs again and again, spelled out once.
    private func spelledOut(_ body: [Statement], _ info: DeclarationInfo) -> [Statement] {
        guard info.attributes.contains(where: { $0.name.first?.isUppercase == true }) else { return body }
        if let known = subject.known.built[info.location] { return known }
        let spelled = spelledOut(body, info.attributes.map(\.typeName))
        subject.known.built[info.location] = spelled
        return spelled
    }

    private func spelledOut(_ body: [Statement], _ names: [String]) -> [Statement] {
        for name in names where name.first?.isUppercase == true {
            if var builder = ResultBuilder(.simple(name), in: subject.types) { return builder.spelledOut(body) }
        }
        return body
    }
}
